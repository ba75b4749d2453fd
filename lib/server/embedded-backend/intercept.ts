import type { ServerResponse } from 'node:http';
import { singleton } from '../runtime/process.ts';
import type { BackendCore } from './accept-calls.ts';

/** Lets a test handle a call instead of the backend (tests/support/backend/switches.ts); false if it does not. */
export type Intercept = (call: {
  request: Request;
  body: Buffer;
  outgoing: ServerResponse;
  core: BackendCore;
}) => Promise<boolean>;

/** Set only by tests that load the switches into the site's process. */
export const interceptor = () =>
  singleton('embedded-backend.intercept', (): { now?: Intercept | undefined } => ({}));
