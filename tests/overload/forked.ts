import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * What a forked process of this folder does (`start` and `ask` of experiment.ts): the message `begin` starts one client per
 * entry, each repeating its work on a connection of its own, `staggerMs` after the one before; `end` stops them, and the
 * reply is the result. Sends `ready` at once.
 */
export function runClients<Result>(
  clients: readonly ((agent: Agent) => Promise<void>)[],
  result: () => Result | Promise<Result>,
  staggerMs = 0,
): void {
  let running = false;
  let all: Promise<unknown> = Promise.resolve();
  const repeat = async (work: (agent: Agent) => Promise<void>, index: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    await pause(index * staggerMs);
    while (running) await work(agent);
    agent.destroy();
  };
  process.on('message', (message) => {
    running = message === 'begin';
    if (running) all = Promise.all(clients.map(repeat));
    else void all.then(result).then((value) => process.send?.(value));
  });
  process.send?.('ready');
}
