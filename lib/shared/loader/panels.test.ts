import { bubbles, loaderPage, send } from '@/tests/support/loader-page';

const { arrive } = loaderPage();

describe('before hydration', () => {
  const tabs =
    '<div><div id="a">First</div><div id="b" data-panel>Second</div><div id="c" data-panel><p id="d">Third</p></div></div>';
  afterEach(() => history.replaceState(null, '', '/'));
  const hidden = () => [...document.querySelectorAll('[hidden="until-found"]')].map(({ id }) => id);

  test('collapsed panels are searchable, and a match opens its panel through the fragment', async () => {
    await arrive(tabs);
    expect(hidden()).toEqual(['b', 'c']);
    await send('#c', new Event('beforematch', bubbles));
    expect(location.hash).toBe('#c');
  });

  test('a fragment inside a panel is kept when the browser opens the panel', async () => {
    await arrive(tabs);
    location.hash = '#d';
    await send('#c', new Event('beforematch', bubbles));
    expect(location.hash).toBe('#d');
  });

  test('a hydrated panel is left to React', async () => {
    await arrive(`<div data-ready="true">${tabs}</div>`);
    await send('#c', new Event('beforematch', bubbles));
    expect(location.hash).toBe('');
  });
});
