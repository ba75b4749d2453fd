/**
 * The entries of package-lock.json without integrity, by name and version: prebuilt binaries for platforms this site is
 * neither tested nor deployed on, which the registry that wrote the lock does not have (`npm view NAME@VERSION` answers
 * E404). npm ci refuses a lock that leaves them out. tests/minimum-versions.test.ts fails on any other, and on one here
 * that is no longer needed.
 */
export const withoutIntegrity: readonly string[] = [
  '@napi-rs/canvas-android-arm64@1.1.1',
  '@napi-rs/canvas-darwin-arm64@1.1.1',
  '@napi-rs/canvas-darwin-x64@1.1.1',
  '@napi-rs/canvas-linux-arm-gnueabihf@1.1.1',
  '@napi-rs/canvas-linux-arm64-musl@1.1.1',
  '@napi-rs/canvas-linux-riscv64-gnu@1.1.1',
  '@napi-rs/canvas-linux-x64-musl@1.1.1',
  '@napi-rs/canvas-win32-arm64-msvc@1.1.1',
  '@napi-rs/canvas-win32-x64-msvc@1.1.1',
  '@next/swc-darwin-arm64@16.4.6',
  '@next/swc-darwin-x64@16.4.6',
  '@next/swc-win32-arm64-msvc@16.4.6',
  '@next/swc-win32-x64-msvc@16.4.6',
  '@unrs/resolver-binding-android-arm-eabi@1.13.0',
  '@unrs/resolver-binding-android-arm64@1.13.0',
  '@unrs/resolver-binding-darwin-arm64@1.13.0',
  '@unrs/resolver-binding-darwin-x64@1.13.0',
  '@unrs/resolver-binding-freebsd-x64@1.13.0',
  '@unrs/resolver-binding-linux-arm-gnueabihf@1.13.0',
  '@unrs/resolver-binding-linux-arm-musleabihf@1.13.0',
  '@unrs/resolver-binding-linux-loong64-gnu@1.13.0',
  '@unrs/resolver-binding-linux-loong64-musl@1.13.0',
  '@unrs/resolver-binding-linux-ppc64-gnu@1.13.0',
  '@unrs/resolver-binding-linux-riscv64-gnu@1.13.0',
  '@unrs/resolver-binding-linux-riscv64-musl@1.13.0',
  '@unrs/resolver-binding-linux-s390x-gnu@1.13.0',
  '@unrs/resolver-binding-openharmony-arm64@1.13.0',
  '@unrs/resolver-binding-win32-arm64-msvc@1.13.0',
  '@unrs/resolver-binding-win32-ia32-msvc@1.13.0',
  '@unrs/resolver-binding-win32-x64-msvc@1.13.0',
];

/** Packages with an install script, which `.npmrc` refuses, by name and version: why it is not needed. */
export const withInstallScript: Readonly<Record<string, string>> = {
  '@parcel/watcher@2.6.0':
    'builds a file watcher for `jest --watch`; its prebuilt binary comes as a package of its own',
};
