import { deflateSync } from 'node:zlib';

/** A PNG that claims these dimensions, bits per channel and interlacing, followed by 1,000 compressed zeros. */
export const pngHeader = (width: number, height: number, depth = 8, interlaced = 0) => {
  const bytes = Buffer.alloc(57);
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]).copy(bytes);
  bytes.writeUInt32BE(13, 8);
  bytes.write('IHDR', 12, 'latin1');
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  bytes.writeUInt8(depth, 24);
  bytes.writeUInt8(2, 25);
  bytes.writeUInt8(interlaced, 28);
  return Buffer.concat([bytes, deflateSync(Buffer.alloc(1000))]);
};
