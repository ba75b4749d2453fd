import { existsSync } from 'node:fs';
import path from 'node:path';
import { installDebianPackages } from './debian.ts';

/** Folders that are often missing from an unprivileged user's PATH. */
const systemFolders = ['/usr/sbin', '/usr/local/sbin'];

function installed(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), ...systemFolders];
  return folders.map((folder) => path.join(folder, 'nginx')).find((file) => existsSync(file));
}

/**
 * The nginx for the test of deploy/nginx.conf; if missing and `install` is set, Debian's package is installed if permitted.
 */
export function findNginx(install: boolean): string | undefined {
  if (install && !installed()) installDebianPackages('nginx-light');
  return installed();
}
