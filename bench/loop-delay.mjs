// Preloaded into the site's process by bench/registration.ts: on SIGUSR2 prints event-loop delay and memory since the last
// one.
import { writeFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';

const delay = monitorEventLoopDelay({ resolution: 10 });
delay.enable();
process.on('SIGUSR2', () => {
  const ms = (nanoseconds) => Math.round(nanoseconds / 1e5) / 10;
  const report = {
    p50: ms(delay.percentile(50)),
    p99: ms(delay.percentile(99)),
    max: ms(delay.max),
    rss: process.memoryUsage().rss,
  };
  writeFileSync(process.env.LOOP_REPORT, JSON.stringify(report));
  delay.reset();
});
