// Checks everything that client components import, directly or not. Ignores type imports, which bundles omit; that
// option applies to a whole run, hence a separate configuration. Run by `npm run lint`.
import { globSync, readFileSync } from 'node:fs';
import configuration from './.dependency-cruiser.mjs';

const isClient = (file) => /^['"]use client['"]/.test(readFileSync(file, 'utf8'));
const client = globSync('{app,components}/**/*.{ts,tsx}').filter(isClient);
if (client.length < 50) throw new Error('The client components were not found.');
const escaped = (file) => file.replace(/[.[\]()]/g, '\\$&');

/** @type {import('dependency-cruiser').IConfiguration} */
const browserConfiguration = {
  forbidden: [
    {
      name: 'a-browser-loads-no-server',
      severity: 'error',
      from: { path: `^(${client.map(escaped).join('|')})$` },
      to: { path: '^lib/(server|shared/schema)/', reachable: true },
    },
  ],
  options: { ...configuration.options, tsPreCompilationDeps: false },
};
export default browserConfiguration;
