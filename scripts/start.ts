// npm start: continues in the right process, which loads nothing twice, and builds and serves the site there.
import { continueInRightProcess } from './node-version.ts';

continueInRightProcess();
await import('./serve.ts');
