import { isMemorySmall, singleton } from '../runtime/process.ts';
import { clientOf } from './rate-limit.ts';
import { readUpload, type Upload, type UploadRules } from './multipart.ts';

/**
 * Maximum uploads read at once: in total, and from one address, which a whole college may share. Each takes 5 MiB of
 * memory, briefly twice that; fewer with little memory.
 */
export const uploadsAtOnce = isMemorySmall ? { all: 8, address: 4 } : { all: 24, address: 12 };

/** The addresses whose uploads are read now, each once for each upload. */
const addressesInUse = () => singleton('uploads.addresses', (): string[] => []);

/**
 * Reads an upload (`readUpload`) unless too many are in progress: `busy` in total, `limited` from this address. nginx
 * buffers bodies, so a slow one does not count (deploy/nginx.conf).
 */
export async function readInSlot(
  request: Request,
  rules: UploadRules,
): Promise<Upload | { kind: 'busy' } | { kind: 'limited' }> {
  const inUse = addressesInUse();
  const address = clientOf(request);
  if (inUse.length >= uploadsAtOnce.all) return { kind: 'busy' };
  if (inUse.filter((one) => one === address).length >= uploadsAtOnce.address) return { kind: 'limited' };
  inUse.push(address);
  try {
    return await readUpload(request, rules);
  } finally {
    inUse.splice(inUse.indexOf(address), 1);
  }
}
