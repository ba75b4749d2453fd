// npm run dev: the editor's and developer's loop. Pages rebuild as files change; everything else is as in production.
import { mkdirSync } from 'node:fs';
import { serve } from '../lib/http/server.ts';
import { loadSettings } from './settings.ts';

const settings = loadSettings();
mkdirSync(settings.dataDir, { recursive: true, mode: 0o700 });
await serve(settings, { dev: true });
process.stdout.write(`Editing at http://localhost:${settings.port} (data in ${settings.dataDir})\n`);
