import { readdirSync, readFileSync } from 'node:fs';

function parentOf(pid: number): number | undefined {
  try {
    return Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  } catch {
    return undefined;
  }
}

/** Proportional bytes of a process: a page that processes share, such as Node's code, counts once in their sum. */
const bytesOf = (pid: number) =>
  Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0) * 1024;

/** Memory in MB of 2^20 bytes of a process (`web`), and with all its descendants (`all`). Reads /proc of Linux. */
export function megabytesOf(rootPid: number): { web: number; all: number } {
  const processIds = readdirSync('/proc').map(Number).filter(Number.isInteger);
  const parentByPid = new Map(processIds.map((pid) => [pid, parentOf(pid)]));
  const isOfSite = (pid: number | undefined): boolean =>
    pid === rootPid || (pid !== undefined && pid > 1 && isOfSite(parentByPid.get(pid)));
  const siteBytes = processIds.filter(isOfSite).reduce((total, pid) => total + bytesOf(pid), 0);
  const inMegabytes = (bytes: number) => Math.round(bytes / 1_048_576);
  return { web: inMegabytes(bytesOf(rootPid)), all: inMegabytes(siteBytes) };
}
