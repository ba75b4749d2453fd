import { wordsOf } from '../foundation/text.ts';

/** The fragment of a city on /centre-page: `Dera Ghazi Khan` → `dera-ghazi-khan`. */
export const cityFragment = (city: string): string => wordsOf(city).join('-');
