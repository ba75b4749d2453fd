// Loaded into a server under test (--import): says on SIGUSR2 how long its event loop was held up at most since the last time.
import { monitorEventLoopDelay } from 'node:perf_hooks';

const delay = monitorEventLoopDelay({ resolution: 10 });
delay.enable();
process.on('SIGUSR2', () => {
  const line = { event: 'test.loop-delay', ms: delay.max / 1e6 };
  delay.reset();
  process.stdout.write(`${JSON.stringify(line)}\n`);
});
