// npm run build: builds the present sources for the present settings, whether or not a build exists.
import { build } from './build-info.ts';
import { loadSettings } from './settings.ts';

process.exit(await build(loadSettings()));
