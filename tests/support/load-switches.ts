import { interceptor } from '../../lib/server/embedded-backend/intercept.ts';
import { createSwitches } from './backend-switches.ts';

/** Loaded into a site under test (`--import`): its embedded backend gets the switches. */
interceptor().now = createSwitches();
