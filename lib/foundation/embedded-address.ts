import { shared } from './shared.ts';

/** Where the embedded backend of this process listens. */
export type EmbeddedAddress = { apiUrl: string; mediaUrl: string };

const published = () => shared('embedded-backend.address', (): { now?: EmbeddedAddress | undefined } => ({}));

/** The running embedded backend's address; undefined when none was started in this process. */
export const embeddedAddress = (): EmbeddedAddress | undefined => published().now;

/** Publishes (or, without an argument, withdraws) the address for every bundle of this process. */
export function publishAddress(address?: EmbeddedAddress): void {
  published().now = address;
}
