export type ScriptedResponse =
  { status: number; body: unknown; retryAfter?: string; until?: Promise<unknown> } | 'drop' | 'timeout';

type Sent = { method: string; url: string; headers: Record<string, string>; body: unknown; timeout: number };

/**
 * Replaces XMLHttpRequest. `script` has the responses in order; without one a request stays pending. `sent` collects
 * the requests, with JSON bodies parsed.
 */
export function fakeRequests() {
  const scriptedResponses: ScriptedResponse[] = [];
  const bodies: Sent[] = [];

  class FakeRequest {
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    onload = () => undefined;
    onerror = () => undefined;
    ontimeout = () => undefined;
    onabort = () => undefined;
    timeout = 0;
    status = 0;
    responseText = '';
    #request = { method: '', url: '', headers: {} as Record<string, string> };
    #retryAfter: string | null = null;
    open(method: string, url: string) {
      this.#request = { ...this.#request, method, url };
    }
    setRequestHeader(name: string, value: string) {
      this.#request.headers[name] = value;
    }
    getResponseHeader = () => this.#retryAfter;
    abort = () => this.onabort();
    send(body: unknown) {
      const text = typeof body === 'string' ? (JSON.parse(body) as unknown) : body;
      // A copy, because the code under test changes the same FormData for a retry.
      const copy = new FormData();
      if (body instanceof FormData) for (const [name, value] of body) copy.set(name, value);
      bodies.push({ ...this.#request, body: body instanceof FormData ? copy : text, timeout: this.timeout });
      for (const loaded of [1, 2]) this.upload.onprogress?.({ loaded, total: 2 });
      void this.#respond(scriptedResponses.shift());
    }
    async #respond(response: ScriptedResponse | undefined) {
      if (response === undefined) return;
      await (typeof response === 'string' ? undefined : response.until);
      if (response === 'drop') return this.onerror();
      if (response === 'timeout') return this.ontimeout();
      this.status = response.status;
      this.responseText = typeof response.body === 'string' ? response.body : JSON.stringify(response.body);
      this.#retryAfter = response.retryAfter ?? null;
      this.onload();
    }
  }
  globalThis.XMLHttpRequest = FakeRequest as unknown as typeof XMLHttpRequest;
  return { script: scriptedResponses, sent: bodies };
}
