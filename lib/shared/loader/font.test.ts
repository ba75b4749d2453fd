import { bubbles, loaderPage, page, send } from '@/tests/support/loader-page';

const { arrive } = loaderPage();

/** True if the display font arrived before the first paint; it changes the width of a text. */
let isFontInTime = true;
const pen = {
  font: '',
  measureText: (text: string) => ({
    width: text.length * (isFontInTime && pen.font.includes('display') ? 40 : 60),
  }),
};
beforeEach(() => void jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never));

describe.each([
  ['in time', true, ''],
  ['too late', false, 'display Fallback'],
])('a display font that comes %s for the first paint', (_, inTime, font) => {
  const shown = () => document.documentElement.style.getPropertyValue('--font-bricolage');
  beforeEach(() => {
    isFontInTime = inTime;
  });

  test('is kept or given up a moment after that paint', async () => {
    let paint = () => {};
    Object.assign(window, {
      PerformanceObserver: class {
        constructor(onPaint: () => void) {
          paint = onPaint;
        }
        observe() {}
      },
    });
    await arrive(page);
    paint();
    jest.advanceTimersByTime(100);
    Reflect.deleteProperty(window, 'PerformanceObserver');
    expect(shown()).toBe(font);
  });

  test('is kept or given up before the sheets name it again', async () => {
    await arrive(page);
    await send('p', new MouseEvent('click', bubbles));
    expect(shown()).toBe(font);
  });
});
