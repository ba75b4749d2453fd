export const scriptAddress = '/_next/static/chunks/a.js';
export const preparedBody = `<link rel="stylesheet" href="/a.css" disabled><h1>About us</h1><p>Text</p><a href="/about">About</a><a href="#tab">Tab</a><button type="button">Save</button><script type="text/plain" data-src="${scriptAddress}"></script><script type="application/json" data-page="">[1,"data"]</script>`;
export const bubbles = { bubbles: true };

export const loadedScripts = () =>
  [...document.querySelectorAll('script[src]')].map((script) => script.getAttribute('src'));
export const isHtmlOnly = () => !document.documentElement.hasAttribute('data-scripts');
export const markHydrated = (selector: string) =>
  Object.assign(document.querySelector(selector) ?? {}, { __reactProps$1: {} });

const flushPromises = async () => {
  for (let turn = 0; turn < 9; turn += 1) await Promise.resolve();
};

export async function dispatchAndWait(selector: string, event: Event): Promise<void> {
  document.querySelector(selector)?.dispatchEvent(event);
  await flushPromises();
  jest.advanceTimersByTime(20);
  await flushPromises();
}

/** Runs the loader in documents of a test file; storage and timers are new for each test. */
export function loaderPage() {
  const fetchedUrls: string[] = [];
  // jsdom loads no style sheets.
  const sheetLoads = new MutationObserver((changes) => {
    for (const { target } of changes) target.dispatchEvent(new Event('load'));
  });
  const listeners: (readonly [string, EventListener])[] = [];
  beforeEach(() => {
    fetchedUrls.length = 0;
    window.fetch = jest.fn(async (url: string) => {
      fetchedUrls.push(url);
      return { blob: async () => undefined };
    }) as never;
    Object.assign(window, { CSSContainerRule: class {} });
    Reflect.deleteProperty(window, '__next_f');
    localStorage.clear();
    sessionStorage.clear();
    jest.useFakeTimers();
  });
  afterEach(() => {
    sheetLoads.disconnect();
    jest.useRealTimers();
  });

  async function loadPage(
    body = preparedBody,
    connection: { effectiveType: string; saveData?: boolean } = { effectiveType: '3g' },
    type = 'navigate',
    loadsSheets = true,
  ): Promise<void> {
    for (const [type, listener] of listeners.splice(0)) removeEventListener(type, listener, true);
    const root = document.documentElement;
    for (const name of root.getAttributeNames()) root.removeAttribute(name);
    document.body.innerHTML = body;
    if (loadsSheets) sheetLoads.observe(document.body, { attributeFilter: ['disabled'], subtree: true });
    Object.assign(navigator, { connection });
    Object.assign(performance, { getEntriesByType: () => [{ type }] });
    const addSpy = jest
      .spyOn(window, 'addEventListener')
      .mockImplementation((type: string, listener: unknown) => {
        listeners.push([type, listener as EventListener]);
        EventTarget.prototype.addEventListener.call(window, type, listener as EventListener, true);
      });
    await jest.isolateModulesAsync(async () => void (await import('@/lib/shared/loader/index')));
    addSpy.mockRestore();
    dispatchEvent(new Event('DOMContentLoaded'));
    await flushPromises();
  }
  return { arrive: loadPage, fetched: fetchedUrls, settle: flushPromises };
}
