import type { ServerResponse } from 'node:http';
import { singleton } from '../runtime/process.ts';
import type { Core } from './accept-calls.ts';

/** A call that tests may handle instead of the backend (tests/support/backend/switches.ts); false if they do not. */
export type Intercept = (call: {
  request: Request;
  body: Buffer;
  outgoing: ServerResponse;
  core: Core;
}) => Promise<boolean>;

/** Set only by tests that load the switches into the site's process. */
export const interceptor = () =>
  singleton('embedded-backend.intercept', (): { now?: Intercept | undefined } => ({}));
