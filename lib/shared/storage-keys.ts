/** Keys of what a device stores. In `localStorage`: */
export const lowDataKey = 'low-data';
export const rememberedCityKey = 'city';
export const savedListKey = 'saved';

// In `sessionStorage`, for one tab:
export const crashesKey = 'crashes';
/** Followed by the name of the form's draft. */
export const draftPrefix = 'draft:';
