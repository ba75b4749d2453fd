import { shared } from './shared.ts';

/** URLs of the embedded backend of this process. */
type EmbeddedAddress = { apiUrl: string; mediaUrl: string };

const published = () => shared('embedded-backend.address', (): { now?: EmbeddedAddress | undefined } => ({}));

/** The running embedded backend's address; undefined when none was started in this process. */
export const embeddedAddress = (): EmbeddedAddress | undefined => published().now;

/** Publishes the address for every bundle of this process; without an argument removes it. */
export function publishAddress(address?: EmbeddedAddress): void {
  published().now = address;
}
