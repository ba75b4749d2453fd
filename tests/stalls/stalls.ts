// Preloaded into every process that run.ts starts: blocks the event loop at random, 250 ms on average, as on an
// overloaded machine, so that timers, responses and callbacks run in unusual orders.
const chance = 0.12;
const meanMs = 250;
const longestMs = 900;

const cell = new Int32Array(new SharedArrayBuffer(4));

function stall(): void {
  const ms = Math.min(longestMs, -Math.log(1 - Math.random()) * meanMs);
  if (Math.random() < chance) Atomics.wait(cell, 0, 0, ms);
  setTimeout(stall, 5 + Math.random() * 30).unref();
}
stall();
