/** The stand-in that speaks the backend's contract (docs/product/backend.md) over real HTTP. */
export { handle, createCore } from './core.ts';
export { serveEmbeddedBackend, startEmbeddedBackend, type EmbeddedBackend } from './server.ts';
export { embeddedAddress } from '../foundation/embedded-address.ts';
export { mediaResponse } from './media.ts';
export type { Fault, FaultKind } from './faults.ts';
