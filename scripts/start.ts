// npm start: continues in the right process, then builds and serves the site there.
import { continueInRightProcess } from './node-version.ts';

continueInRightProcess();
await import('./serve.ts');
