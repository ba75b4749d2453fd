/** @jest-environment node */
import { missingForEngine } from '../scripts/programs';

const before = process.env.PATH;
afterEach(() => {
  process.env.PATH = before;
});

test('an engine that is not installed is named, with what to install', () => {
  process.env.PATH = '/nowhere';
  expect(missingForEngine('webkit')).toBe(
    'WebKitWebDriver and Xvfb not found, so nothing is tried in webkit. Install: apt-get install --no-install-recommends webkit2gtk-driver xvfb',
  );
  expect(missingForEngine('firefox')).toContain('firefox-esr not found');
});
