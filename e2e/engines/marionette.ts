import { connect } from 'node:net';
import { WebDriverError, type Send } from './webdriver';

type Waiting = { resolve: (value: unknown) => void; reject: (error: Error) => void };
type Failure = { error: string; message: string };

/**
 * Opens a session over Marionette, which is WebDriver as Firefox itself speaks it: `length:[0,id,name,parameters]` over TCP,
 * answered by `length:[1,id,error,result]`. geckodriver does no more than translate; npm and Debian's package do not have it.
 */
export async function openMarionette(port: number, capabilities: object): Promise<{ send: Send }> {
  const socket = connect(port, '127.0.0.1');
  const waiting = new Map<number, Waiting>();
  let rest = Buffer.alloc(0);
  let last = 0;

  const answered = (message: unknown) => {
    // The first message is a greeting and no answer.
    if (!Array.isArray(message)) return;
    const [, id, failure, result] = message as [1, number, Failure | null, { value?: unknown } | null];
    const call = waiting.get(id);
    waiting.delete(id);
    if (failure) call?.reject(new WebDriverError(failure.error, failure.message));
    else call?.resolve(result?.value);
  };
  socket.on('data', (chunk) => {
    rest = Buffer.concat([rest, chunk as Buffer]);
    for (;;) {
      const colon = rest.indexOf(':');
      const end = colon + 1 + Number(rest.subarray(0, Math.max(colon, 0)).toString());
      if (colon < 0 || rest.length < end) return;
      answered(JSON.parse(rest.subarray(colon + 1, end).toString()));
      rest = rest.subarray(end);
    }
  });
  socket.on('error', () => undefined);
  socket.on('close', () => {
    for (const call of waiting.values()) call.reject(new Error('Firefox has ended'));
  });

  const call = (name: string, parameters: object) =>
    new Promise<unknown>((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject });
      const text = JSON.stringify([0, last, name, parameters]);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
  await call('WebDriver:NewSession', capabilities);
  return { send: (command, parameters = {}) => call(`WebDriver:${command}`, parameters) };
}
