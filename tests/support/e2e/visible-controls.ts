import type { Page } from '@playwright/test';

/** Minimum contrast of the icons and symbols of controls with their background (WCAG 1.4.11). */
const minContrast = 3;

/** Pseudo-classes of a state as in style sheets, and as forced below; a control may be in several at once. */
const states = ['', 'hover', 'focus', 'hover focus active', 'pressed', 'pressed hover'];

/**
 * Buttons and links whose icon, or one or two characters, has too little contrast in any state: "Zoom in: 1.1 (hover)".
 * Style sheets are applied again with an attribute for each pseudo-class, so that all controls are in a state at once.
 * axe checks only the contrast of text.
 */
export const invisibleControls = (page: Page, within = 'body'): Promise<string[]> =>
  page.evaluate(
    ({ within, states, minContrast }) => {
      type Colour = readonly [red: number, green: number, blue: number, alpha: number];
      const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!;
      const knownColours = new Map<string, Colour>();
      const colourOf = (text: string): Colour => {
        const knownColour = knownColours.get(text);
        if (knownColour) return knownColour;
        context.clearRect(0, 0, 1, 1);
        context.fillStyle = text;
        context.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
        const colour = [red, green, blue, alpha / 255] as const;
        knownColours.set(text, colour);
        return colour;
      };
      const blend = ([r, g, b, a]: Colour, [R, G, B]: Colour): Colour => [
        r * a + R * (1 - a),
        g * a + G * (1 - a),
        b * a + B * (1 - a),
        1,
      ];
      const luminanceOf = ([red, green, blue]: Colour) => {
        const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) =>
          value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
        );
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
      };
      const contrast = (colour: Colour, ground: Colour) => {
        const [light = 0, dark = 0] = [luminanceOf(colour), luminanceOf(ground)].sort((a, b) => b - a);
        return (light + 0.05) / (dark + 0.05);
      };

      const isHidden = (element: Element) => getComputedStyle(element).clipPath === 'inset(50%)';
      const textOf = (element: Element): string =>
        [...element.childNodes]
          .map((node) => {
            if (node instanceof Text) return node.data;
            const isSeen = node instanceof HTMLElement && node.checkVisibility() && !isHidden(node);
            return isSeen ? textOf(node) : '';
          })
          .join('')
          .trim();
      const controls = [...document.querySelectorAll(within)]
        .flatMap((part) => [
          ...part.querySelectorAll<HTMLElement>('a[href], button, summary, [role="button"]'),
        ])
        .filter((control) => {
          const { width, height } = control.getBoundingClientRect();
          return control.checkVisibility() && width * height > 4 && !isHidden(control);
        })
        .map((control) => ({ control, text: textOf(control), icons: [...control.querySelectorAll('svg')] }))
        .filter(({ text, icons }) => (text === '' ? icons.length > 0 : text.length <= 2));

      /** Background colour of an element, or a sentence if it is a picture. */
      const groundOf = (from: Element): Colour | string => {
        const layers: Colour[] = [];
        let groundElement: Element | null = from;
        for (; groundElement; groundElement = groundElement.parentElement) {
          const { backgroundColor, backgroundImage } = getComputedStyle(groundElement);
          if (backgroundImage !== 'none') return `lies on ${backgroundImage.slice(0, 40)}`;
          layers.push(colourOf(backgroundColor));
          if (layers.at(-1)?.[3] === 1) break;
        }
        return layers.reduceRight((below, layer) => blend(layer, below), [255, 255, 255, 1] as Colour);
      };
      const isMasked = (icon: Element) => getComputedStyle(icon).maskImage !== 'none';
      const paintsOf = (icon: Element): Colour[] => {
        if (isMasked(icon)) return [colourOf(getComputedStyle(icon).backgroundColor)];
        return [...icon.querySelectorAll('*')].flatMap((shape) => {
          const { fill, stroke, fillOpacity, strokeOpacity } = getComputedStyle(shape);
          return [
            [fill, fillOpacity],
            [stroke, strokeOpacity],
          ].flatMap(([paint = 'none', opacity]) => {
            if (paint === 'none' || paint.startsWith('url(')) return [];
            const [r, g, b, a] = colourOf(paint);
            return [[r, g, b, a * Number(opacity)] as const];
          });
        });
      };
      const opacityOf = (element: Element | null): number =>
        element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1;
      const contrastOf = (from: Element, paints: readonly Colour[]): number | string => {
        const ground = groundOf(isMasked(from) ? from.parentElement! : from);
        if (typeof ground === 'string') return ground;
        const opacity = opacityOf(from);
        return Math.max(
          0,
          ...paints.map(([r, g, b, a]) => contrast(blend([r, g, b, a * opacity], ground), ground)),
        );
      };

      const sheet = new CSSStyleSheet();
      const rules = [...document.styleSheets].flatMap(({ cssRules, href }) =>
        [...cssRules]
          .filter((rule) => !(rule instanceof CSSFontFaceRule))
          // URLs in a sheet are relative to it; next to a variable they keep their form, without quotes.
          .map(({ cssText }) =>
            cssText.replaceAll(
              /url\("?([^")]*)"?\)/g,
              (_, address: string) => `url("${new URL(address, href ?? document.baseURI).href}")`,
            ),
          ),
      );
      sheet.replaceSync(
        rules
          .join('\n')
          .replaceAll(/:(hover|active)\b/g, ':is(:$1, [data-forced~="$1"])')
          .replaceAll(':focus-visible', ':is(:focus-visible, [data-forced~="focus"])')
          .replaceAll(/\[aria-(?:pressed|expanded)="true"\]/g, ':is($&, [data-forced~="pressed"])')
          .concat('*, *::before, *::after { transition: none !important; animation: none !important }'),
      );
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

      const faults = states.flatMap((state) => {
        const tokens = state.split(' ');
        const testedControls = controls.filter(
          ({ control }) =>
            !tokens.includes('pressed') ||
            control.hasAttribute('aria-pressed') ||
            control.hasAttribute('aria-expanded'),
        );
        for (const { control } of testedControls) {
          control.dataset.forced = state;
          // Ancestors of a control are in the hover state too.
          if (tokens.includes('hover'))
            for (let parent = control.parentElement; parent; parent = parent.parentElement)
              parent.dataset.forced = 'hover';
        }
        const faultsInState = testedControls.flatMap(({ control, text, icons }) => {
          const paintedElements = text === '' ? icons : [control];
          return paintedElements.flatMap((place) => {
            const paints = text === '' ? paintsOf(place) : [colourOf(getComputedStyle(place).color)];
            const result = contrastOf(place, paints);
            if (typeof result === 'number' && result >= minContrast) return [];
            const name = control.ariaLabel ?? control.textContent;
            const contrastText = typeof result === 'number' ? result.toFixed(1) : result;
            return [`${name.trim()}: ${contrastText} (${state || 'at rest'})`];
          });
        });
        for (const forcedElement of document.querySelectorAll<HTMLElement>('[data-forced]'))
          delete forcedElement.dataset.forced;
        return faultsInState;
      });
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((applied) => applied !== sheet);
      return [...new Set(faults)];
    },
    { within, states, minContrast },
  );
