/** The only folder that calls the backend: one function for each of the 13 calls of docs/product/backend.md. */
export type * from './types.ts';
export { getCities, isKnownCity } from './lists.ts';
export { getCentreDetail, getCentreOptions, getCentresOfCity } from './centres.ts';
export { batchesPausedFor, getBatches, getStoredBatches } from './lists.ts';
export { getStudentsOfTheMonth } from './lists.ts';
export { getProjectsOfTheMonth } from './lists.ts';
export { getPlacements } from './lists.ts';
export { getCentreEvents, getEventGroups } from './lists.ts';
export { addAttendee, addEnquiry, attendeesPausedFor, sendPassEmail } from './writes.ts';
export { getCentrePage, listed, type CentrePage } from './centres.ts';
