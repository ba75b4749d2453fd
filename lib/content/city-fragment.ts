/** The fragment of a city on /centre-page: `Dera Ghazi Khan` → `dera-ghazi-khan`. */
export const cityFragment = (city: string): string =>
  city
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
