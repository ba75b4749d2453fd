import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Installs Debian packages when possible (root on Debian), without starting their services, and prints their names. */
export function installDebianPackages(...names: readonly string[]): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  process.stdout.write(`Installing Debian packages: ${names.join(', ')} …\n`);
  // With this variable systemctl starts no services.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', SYSTEMD_OFFLINE: '1' };
  spawnSync('apt-get', ['update', '-q'], { stdio: 'inherit', env });
  spawnSync('apt-get', ['install', '-q', '-y', ...names], { stdio: 'inherit', env });
}
