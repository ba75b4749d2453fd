/** The commands of W3C WebDriver that the journeys use: method and path over HTTP; the names are those of Firefox's Marionette. */
const commands = {
  Navigate: ['POST', 'url'],
  Back: ['POST', 'back'],
  Refresh: ['POST', 'refresh'],
  SetWindowRect: ['POST', 'window/rect'],
  DeleteAllCookies: ['DELETE', 'cookie'],
  ElementClick: ['POST', 'element/{id}/click'],
  ElementClear: ['POST', 'element/{id}/clear'],
  ElementSendKeys: ['POST', 'element/{id}/value'],
  ExecuteScript: ['POST', 'execute/sync'],
  PerformActions: ['POST', 'actions'],
} as const;
type Command = keyof typeof commands;

/** Parameters of a command; `id` names the element it is for. */
type Parameters = Readonly<Record<string, unknown>> & { id?: string };

/** Sends a command to one session of a browser; rejects with a WebDriverError. */
export type Send = (command: Command, parameters?: Parameters) => Promise<unknown>;

/** A refusal of the browser; `code` is the standard's, such as `element click intercepted`. */
export class WebDriverError extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(`${code}: ${message}`);
    this.name = 'WebDriverError';
    this.code = code;
  }
}

/** Opens a session of a driver that listens at `origin`, as WebKitWebDriver does. */
export async function openSession(
  origin: string,
  capabilities: object,
): Promise<{ send: Send; close: () => Promise<void> }> {
  const call = async (method: string, address: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`${origin}/${address}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: unknown };
    if (answer.ok) return value;
    const { error, message } = value as { error: string; message: string };
    throw new WebDriverError(error, message);
  };
  const opened = await call('POST', 'session', { capabilities: { alwaysMatch: capabilities } });
  const session = `session/${(opened as { sessionId: string }).sessionId}`;
  return {
    send: (command, { id = '', ...parameters } = {}) => {
      const [method, address] = commands[command];
      const path = `${session}/${address.replace('{id}', id)}`;
      return call(method, path, method === 'POST' ? parameters : undefined);
    },
    close: async () => void (await call('DELETE', session)),
  };
}
