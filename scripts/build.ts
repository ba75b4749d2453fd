// npm run build: makes the build of the present sources and settings, unless it is there already.
import { provideBuild } from './build-info.ts';
import { loadSettings } from './settings.ts';

process.exit((await provideBuild(loadSettings())) ? 0 : 1);
