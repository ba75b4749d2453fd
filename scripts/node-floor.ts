/** Minor and patch below which a release line has known security faults: 22.23.4, 24.22.1, 26.12.1 (design.md). */
const floors = new Map([
  [22, { minor: 23, patch: 4 }],
  [24, { minor: 22, patch: 1 }],
  [26, { minor: 12, patch: 1 }],
]);

/** Whether a Node version such as `26.10.0` is older than the patched release of its line, or its line is unpatched. */
export function isBelowFloor(version: string): boolean {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  const floor = floors.get(major);
  if (!floor) return major < 26;
  return minor < floor.minor || (minor === floor.minor && patch < floor.patch);
}
