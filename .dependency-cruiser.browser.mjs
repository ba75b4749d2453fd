// What browsers load: everything that a client component imports, at any distance. Without types, which a bundle leaves out;
// that is an option of a whole run, hence a configuration of its own. `npm run lint` checks it.
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
