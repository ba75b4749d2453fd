import { interceptHolder } from '../../../lib/server/embedded-backend/intercept.ts';
import { createSwitches } from './switches.ts';

/** Loaded into a site under test (`--import`): adds the switches to its embedded backend. */
interceptHolder().now = createSwitches();
