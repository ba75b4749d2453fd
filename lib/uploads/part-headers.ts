const endOfHeaders = Buffer.from('\r\n\r\n');

/** Limits of the headers of one part; a browser sends two or three lines, of which one names the file. */
export const partHeaderLimits = { bytes: 8 * 1024, lines: 16 } as const;

/** The boundary that a content type names, without quotes; empty when it names none or several. */
export function boundaryOf(contentType: string): string {
  const found = contentType.match(/;\s*boundary=(?:"([^"]*)"|([^\s;]*))/gi) ?? [];
  if (found.length !== 1) return '';
  return /boundary="?([^"]*)"?$/i.exec(found[0])?.[1] ?? '';
}

/**
 * Measures the headers of every part while a multipart body passes: Busboy cuts long ones silently. Keeps at most
 * `partHeaderLimits.bytes` of it.
 */
export class PartHeaders {
  private readonly delimiter: Buffer;
  /** Bytes of headers not yet at their end, or the last bytes of a content, where a delimiter may have begun. */
  private pending: Buffer;
  private inHeaders = false;

  constructor(contentType: string) {
    this.delimiter = Buffer.from(`\r\n--${boundaryOf(contentType)}`);
    // The first delimiter may stand at the very beginning.
    this.pending = Buffer.from('\r\n');
  }

  /** Looks at the next bytes; false when the headers of a part are over a limit, and from then on. */
  accepts(chunk: Uint8Array): boolean {
    this.pending = Buffer.concat([this.pending, chunk]);
    for (;;) {
      const separator = this.inHeaders ? endOfHeaders : this.delimiter;
      const at = this.pending.indexOf(separator);
      if (this.inHeaders && !isWithin(this.pending.subarray(0, at < 0 ? undefined : at))) return false;
      if (at < 0) break;
      this.pending = this.pending.subarray(at + separator.length);
      this.inHeaders = !this.inHeaders;
    }
    if (!this.inHeaders) this.pending = this.pending.subarray(1 - this.delimiter.length);
    return true;
  }
}

function isWithin(headers: Buffer): boolean {
  if (headers.length > partHeaderLimits.bytes) return false;
  const lines = headers.toString('latin1').split('\r\n');
  return lines.filter((line) => line.trim() !== '').length <= partHeaderLimits.lines;
}
