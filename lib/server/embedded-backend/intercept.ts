import type { ServerResponse } from 'node:http';
import { shared } from '../runtime/process.ts';
import type { Core } from './core.ts';

/** A call that tests may answer in the backend's place (tests/support/backend-switches.ts); false when they do not. */
export type Intercept = (call: {
  request: Request;
  body: Buffer;
  outgoing: ServerResponse;
  core: Core;
}) => Promise<boolean>;

/** Set by tests that load the switches into the site's process; nothing in the site sets it. */
export const interceptor = () =>
  shared('embedded-backend.intercept', (): { now?: Intercept | undefined } => ({}));
