const endOfHeaders = Buffer.from('\r\n\r\n');

/** Limits of the headers of one part; a browser sends two or three lines. */
export const partHeaderLimits = { bytes: 8 * 1024, lines: 16 } as const;

/** The boundary of a content type, without quotes; empty when it has none or several. */
export function boundaryOf(contentType: string): string {
  const found = contentType.match(/;\s*boundary=(?:"([^"]*)"|([^\s;]*))/gi) ?? [];
  if (found.length !== 1) return '';
  return /boundary="?([^"]*)"?$/i.exec(found[0])?.[1] ?? '';
}

/**
 * Checks the size of each part's headers in a streamed multipart body, because Busboy truncates long ones silently. It
 * buffers at most `partHeaderLimits.bytes` and a chunk.
 */
export class PartHeaders {
  private readonly delimiter: Buffer;
  /** Incomplete headers, or the last bytes of a content, which may be the start of a delimiter. */
  private pending: Buffer;
  private inHeaders = false;

  constructor(contentType: string) {
    this.delimiter = Buffer.from(`\r\n--${boundaryOf(contentType)}`);
    // The first delimiter has no CRLF before it when the body starts with it.
    this.pending = Buffer.from('\r\n');
  }

  /** Checks the next bytes; false once the headers of a part are over a limit. */
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
