import { shared } from './shared.ts';

type Copy = { body: string; at: Date };

const memory = () => shared('copies', () => new Map<string, Copy>());

/** The last good copy under a key. Stand-in until lib/store/copies.ts is here: the same interface, in memory. */
export const getCopy = async (key: string): Promise<Copy | undefined> => memory().get(key);

export async function putCopy(key: string, body: string, at: Date): Promise<void> {
  memory().set(key, { body, at });
}
