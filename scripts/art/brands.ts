import { siFacebook, siInstagram, siWhatsapp, siX, siYoutube } from 'simple-icons';
import { writeArt } from './output.ts';

/** Brand marks on a 24 grid. LinkedIn's is not in simple-icons: a neutral "in" in its usual square. */
const marks = {
  facebook: siFacebook.path,
  youtube: siYoutube.path,
  instagram: siInstagram.path,
  twitter: siX.path,
  whatsapp: siWhatsapp.path,
  linkedin:
    'M3 1h18a2 2 0 0 1 2 2v18a2 2 0 0 1-2 2H3a2 2 0 0 1-2-2V3a2 2 0 0 1 2-2ZM4.6 9.3v10.1h3.2V9.3ZM6.2 4.4a1.9 1.9 0 1 0 0 3.8 1.9 1.9 0 0 0 0-3.8ZM9.9 9.3v10.1h3.2v-5.3c0-1.3.6-2.2 1.8-2.2s1.6.9 1.6 2.2v5.3h3.2v-6c0-2.9-1.5-4.4-3.7-4.4-1.4 0-2.4.6-2.9 1.6V9.3Z',
};

/**
 * All marks in one file that BrandIcon points into: a list of 34 centres would otherwise carry the same kilobyte of
 * outline 34 times, and again in the page's payload.
 */
export function drawBrands(): void {
  const symbols = Object.entries(marks).map(
    ([brand, d]) => `<symbol id="${brand}" viewBox="0 0 24 24"><path fill-rule="evenodd" d="${d}"/></symbol>`,
  );
  writeArt('brands', `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`, 24, 24);
}
