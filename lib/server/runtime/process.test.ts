import { execFileSync } from 'node:child_process';

const limitsScript = `
  process.constrainedMemory = () => Number(process.argv[1]) * 1024 * 1024;
  const { poolLimits } = await import('./lib/server/drawing/pool.ts');
  const { uploadsAtOnce } = await import('./lib/server/requests/upload.ts');
  console.log(JSON.stringify([poolLimits.processes, uploadsAtOnce]));
`;
const limitsWith = (megabytes: number) =>
  JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', limitsScript, String(megabytes)], {
      encoding: 'utf8',
      env: { NODE_ENV: 'test', PATH: process.env.PATH },
      stdio: ['ignore', 'pipe', 'ignore'],
    }),
  ) as number[];

test('with little memory one process draws and eight uploads are read at once', () => {
  expect(limitsWith(512)).toEqual([1, 8]);
  // The number of drawing processes is not checked: with one processor it is always one.
  expect(limitsWith(1500).slice(1)).toEqual([24]);
});
