/** Keys of what our scripts store on a device. In `localStorage`: */
export const lowDataKey = 'low-data';
export const rememberedCityKey = 'city';
export const savedListKey = 'saved';

// In `sessionStorage`, for one tab:
export const crashesKey = 'crashes';
/** Prefix of a key; the name of a form's draft follows. */
export const draftPrefix = 'draft:';
