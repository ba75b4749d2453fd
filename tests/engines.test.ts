/** @jest-environment node */
import { missingForEngine } from '../scripts/programs';

test('an engine that is not installed is named, with what to install', () => {
  const path = process.env.PATH;
  process.env.PATH = '/nowhere';
  try {
    expect(missingForEngine('webkit')).toBe(
      'WebKitWebDriver and Xvfb not found, so nothing is tried in webkit. Install: apt-get install --no-install-recommends webkit2gtk-driver xvfb',
    );
    expect(missingForEngine('firefox')).toContain('firefox-esr not found');
  } finally {
    process.env.PATH = path;
  }
});
