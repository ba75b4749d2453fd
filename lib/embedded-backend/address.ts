/** Where the embedded backend of this process listens. */
export type EmbeddedAddress = { apiUrl: string; mediaUrl: string };

// Next bundles each route on its own, so module state is not shared between them; the process's global object is.
const slot = Symbol.for('site.embedded-backend.address');
type Holder = { [slot]?: EmbeddedAddress | undefined };

/** The running embedded backend's address; undefined when none was started in this process. */
export const embeddedAddress = (): EmbeddedAddress | undefined => (globalThis as Holder)[slot];

/** Publishes (or, without an argument, withdraws) the address for every bundle of this process. */
export function publishAddress(address?: EmbeddedAddress): void {
  (globalThis as Holder)[slot] = address;
}
