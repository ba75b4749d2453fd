// npm run build: builds the current sources and settings, unless that build exists.
import { loadSettings } from './settings.ts';
import { provideBuild } from './provide-build.ts';

await provideBuild(loadSettings());
