import { addresses, bubbles, button, isHtml, loaderPage, page, send } from '@/tests/support/loader-page';

const { arrive } = loaderPage();

describe('in a browser without the features that scripts need', () => {
  const lacks = {
    'container queries': () => Reflect.deleteProperty(window, 'CSSContainerRule'),
    lookbehind: () =>
      jest.spyOn(window, 'RegExp').mockImplementation(() => {
        throw new SyntaxError('Invalid group');
      }),
  };
  test.each(Object.keys(lacks) as (keyof typeof lacks)[])(
    'without %s nothing ever loads',
    async (feature) => {
      const lacking = lacks[feature]();
      const press = jest.fn();
      await arrive(`<button type="button">Save</button><noscript><b>Choose</b></noscript>${page}`, {
        effectiveType: '4g',
      });
      document.querySelector('button')?.addEventListener('click', press);
      dispatchEvent(new Event('load'));
      await send('button', new MouseEvent('click', bubbles));
      await send('p', new KeyboardEvent('keydown', { ...bubbles, key: 'Tab' }));
      jest.advanceTimersByTime(60_000);
      if (typeof lacking === 'object') lacking.mockRestore();
      expect(addresses()).toEqual([]);
      expect(press).toHaveBeenCalledTimes(1);
      // Shown as without JavaScript.
      expect(document.documentElement.hasAttribute('data-scripts')).toBe(false);
      expect(document.querySelector('noscript')).toBeNull();
      expect(document.querySelector('b')?.textContent).toBe('Choose');
    },
  );
});

test.each([
  ['wrapped in fonts', () => document.querySelector('p')?.replaceChildren(document.createElement('font'))],
  ['with another headline', () => document.querySelector('h1')?.replaceChildren('Über uns')],
  ['with another language', () => (document.documentElement.lang = 'ur')],
  ['named so by Google', () => document.documentElement.classList.add('translated-rtl')],
])('a page that is translated (%s) before the scripts load stays HTML', async (_, translate) => {
  await arrive(`<h1>About us</h1>${button}${page}`);
  translate();
  await send('button', new MouseEvent('click', bubbles));
  expect(addresses()).toEqual([]);
  expect(isHtml()).toBe(true);
  expect(document.querySelector('[aria-busy]')).toBeNull();
});
