// npm run dev: serves the site with the server of production, and rebuilds pages as files change.
import './art/index.ts';
import { serve } from '../lib/server/web/server.ts';
import { loadSettings, prepareDataFolder } from './settings.ts';

const settings = loadSettings();
prepareDataFolder(settings.dataDir);
await serve(settings);
process.stdout.write(`Editing at http://localhost:${settings.port} (data in ${settings.dataDir})\n`);
