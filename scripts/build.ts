// npm run build: builds the current sources and settings unless that build exists.
import { provideBuild } from './build-info.ts';
import { loadSettings } from './settings.ts';

process.exit((await provideBuild(loadSettings())) ? 0 : 1);
