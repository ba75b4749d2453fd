import { addresses, bubbles, isHtml, loaderPage, page, send } from '@/tests/support/loader-page';

const { arrive } = loaderPage();

describe('a page that threw', () => {
  const form = (action: string) =>
    `<form action="${action}"><div data-field="photo"><input type="file" name="photo"><p data-lost="Again"></p></div>
    <input name="name"><input type="radio" name="kind" value="a"><input type="radio" name="kind" value="b">
    <input type="hidden" name="edition" value="1"><select name="city"><option>Lahore</option><option>Multan</option></select></form>`;
  const control = (selector: string) => document.querySelector<HTMLInputElement>(selector)!;
  const fallBack = () => (Reflect.get(window, 'fallBack') as () => (...args: unknown[]) => boolean)();
  // jsdom logs an error because it cannot reload.
  beforeEach(() => void jest.spyOn(console, 'error').mockReturnValue());
  afterEach(() => history.replaceState(null, '', '/'));

  test('reloads once as HTML, with typed values and the idempotency key', async () => {
    await arrive(form('/api/a') + page);
    control('[name=name]').value = 'Ali';
    control('[value=b]').checked = true;
    control('select').value = 'Multan';
    const leave = fallBack();
    // React has removed the form by then.
    document.body.replaceChildren();
    leave(undefined, { '/api/a': 'key' });
    await arrive(`${form('/api/a')}${form('/api/b')}${page}`);
    expect(isHtml()).toBe(true);
    const [first, second] = [...document.forms].map((one) => Object.fromEntries(new FormData(one)));
    expect(first).toMatchObject({
      name: 'Ali',
      kind: 'b',
      city: 'Multan',
      edition: '1',
      idempotencyKey: 'key',
    });
    expect(second).toMatchObject({ name: '', city: 'Lahore' });
    expect(second).not.toHaveProperty('idempotencyKey');
    await send('p', new MouseEvent('click', bubbles));
    expect(addresses()).toEqual([]);
    await arrive(form('/api/a') + page);
    expect(isHtml()).toBe(false);
    expect(control('[name=name]').value).toBe('');
  });

  test('opens another page if one is given', async () => {
    await arrive(page);
    fallBack()('/pass/x');
    expect(location.pathname).toBe('/pass/x');
  });

  test('keeps values typed before a hydration mismatch', async () => {
    await arrive(form('/api/a') + page);
    control('[name=name]').value = 'Ali';
    control('[name=name]').dispatchEvent(new Event('input', bubbles));
    control('[name=name]').value = '';
    dispatchEvent(new ErrorEvent('error', { message: 'Minified React error #418; visit …' }));
    await arrive(form('/api/a') + page);
    expect(control('[name=name]').value).toBe('Ali');
  });

  test('keeps typed values while offline', async () => {
    await arrive(form('/api/a') + page);
    control('[name=name]').value = 'Ali';
    fallBack()();
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false);
    await arrive(page);
    await arrive(form('/api/a') + page);
    expect(control('[name=name]').value).toBe('Ali');
  });

  test('stays if the browser refuses', async () => {
    await arrive(page);
    const refuse = jest.spyOn(History.prototype, 'replaceState').mockImplementation(() => {
      throw new Error('refused');
    });
    expect(fallBack()()).toBe(false);
    refuse.mockRestore();
  });
});
