import { bubbles, loaderPage, page, send } from '@/tests/support/loader-page';

const { arrive } = loaderPage();

const savedLink = '<a data-saved href="/saved" hidden><span>Saved</span><span>0</span></a>';
test.each([
  ['{"courses":["adse","web"],"classes":[],"centres":["johar-town"]}', '3', ['adse,web', 'johar-town']],
  ['{"courses":[]}', '0', [null, null]],
  ['{"courses":"adse","centres":["johar-town",1,"<b>"],"classes":{}}', '1', [null, 'johar-town']],
  ['["adse"]', '0', [null, null]],
  ['broken', '0', [null, null]],
])('the link to the saved list contains the stored list %s', async (stored, count, values) => {
  localStorage.setItem('saved', stored);
  await arrive(`${savedLink}${page}`);
  const link = document.querySelector<HTMLAnchorElement>('a[data-saved]');
  expect(link?.hidden).toBe(count === '0');
  expect(link?.lastElementChild?.textContent).toBe(count);
  const { searchParams } = new URL(link?.href ?? '');
  expect(['courses', 'centres'].map((name) => searchParams.get(name))).toEqual(values);
});

const cities = (attributes: string) =>
  `<select ${attributes}><option value="">Any</option><option value="karachi">Karachi</option><option value="lahore">Lahore</option></select>`;
const radios = ['', 'karachi', 'lahore']
  .map((city) => `<input type="radio" name="in" data-city value="${city}"${city ? '' : ' checked'}>`)
  .join('');
const preset = () => [
  document.querySelector('select')?.value,
  document.querySelector<HTMLInputElement>(':checked[name=in]')?.value,
];
const storedCity = () => localStorage.getItem('city');

describe('the city', () => {
  const body = `${cities('data-city')}${radios}${page}`;
  afterEach(() => history.replaceState(null, '', '/'));

  test.each([
    ['lahore', '/which-course', 'lahore'],
    ['', '/which-course', ''],
    ['no-such-"]city', '/which-course', ''],
    ['lahore', '/which-course?done=matric', ''],
  ])('stored as %s presets the controls of %s to "%s"', async (stored, address, shown) => {
    localStorage.setItem('city', stored);
    history.replaceState(null, '', address);
    await arrive(body);
    expect(preset()).toEqual([shown, shown]);
  });

  test('is set by the last changed control or followed link, and links can clear it', async () => {
    await arrive(
      `${body}<a data-city="" href="#x">Clear all</a><select id="other"><option>x</option></select>`,
    );
    const select = document.querySelector('select')!;
    await send('select', new MouseEvent('click', bubbles));
    expect(storedCity()).toBeNull();
    select.value = 'karachi';
    await send('select', new Event('change', bubbles));
    expect(storedCity()).toBe('karachi');
    await send('#other', new Event('change', bubbles));
    expect(storedCity()).toBe('karachi');
    await send('[data-city=""][href]', new MouseEvent('click', bubbles));
    expect(storedCity()).toBe('');
  });

  test('chosen while the page is loading is kept', async () => {
    localStorage.setItem('city', 'lahore');
    await arrive(body, { effectiveType: '3g' }, () => {
      const select = document.querySelector('select')!;
      select.value = 'karachi';
      select.dispatchEvent(new Event('change', bubbles));
    });
    expect([document.querySelector('select')?.value, storedCity()]).toEqual(['karachi', 'karachi']);
  });

  test('is added to links to all classes, except those that clear it', async () => {
    localStorage.setItem('city', 'lahore');
    await arrive(
      `${page}<a id="all" href="/batches">All</a><a id="none" href="/batches" data-city="">Clear</a>`,
    );
    const hrefOf = (id: string) => document.getElementById(id)?.getAttribute('href');
    expect([hrefOf('all'), hrefOf('none')]).toEqual(['/batches?city=lahore', '/batches']);
  });

  test('of a visited centre is used only if none is stored', async () => {
    await arrive(`<header data-in-city="multan"></header>${page}`);
    expect(storedCity()).toBe('multan');
    await arrive(`<header data-in-city="quetta"></header>${page}`);
    expect(storedCity()).toBe('multan');
  });
});
