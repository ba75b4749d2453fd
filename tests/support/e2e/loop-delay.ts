// Preloaded into a server under test (--import): on SIGUSR2 prints the longest event-loop stall since the last one.
import { monitorEventLoopDelay } from 'node:perf_hooks';

const delay = monitorEventLoopDelay({ resolution: 10 });
delay.enable();
process.on('SIGUSR2', () => {
  const line = { event: 'test.loop-delay', ms: delay.max / 1e6 };
  delay.reset();
  process.stdout.write(`${JSON.stringify(line)}\n`);
});
