import type { ServerResponse } from 'node:http';
import { singleton } from '../runtime/process.ts';
import type { BackendCore } from './backend-core.ts';

/** Lets a test handle a call (tests/support/backend/switches.ts); false if the embedded backend must handle it. */
export type Intercept = (call: {
  request: Request;
  body: Buffer;
  outgoing: ServerResponse;
  core: BackendCore;
}) => Promise<boolean>;

/** Holds the `Intercept` of tests that load the switches into the site's process; otherwise empty. */
export const interceptHolder = () =>
  singleton('embedded-backend.intercept', (): { now?: Intercept | undefined } => ({}));
