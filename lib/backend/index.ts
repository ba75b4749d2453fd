/** The only folder that calls the backend: one function for each of the 13 calls of docs/product/backend.md. */
export type * from './types.ts';
export { getCities, isKnownCity } from './cities.ts';
export { getCentreDetail, getCentreOptions, getCentresOfCity } from './centres.ts';
export { batchesPausedFor, getBatches, getStoredBatches } from './batches.ts';
export { getStudentsOfTheMonth } from './students.ts';
export { getProjectsOfTheMonth } from './projects.ts';
export { getPlacements } from './placements.ts';
export { getCentreEvents, getEventGroups } from './events.ts';
export { addAttendee, addEnquiry, attendeesPausedFor, sendPassEmail } from './writes.ts';
export { getCentrePage, listed, type CentrePage } from './centre-page.ts';
