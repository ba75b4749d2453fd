/** Deadlines of the server for a form's post, in ms. A browser waits longer, so that the response arrives first. */
export const serverDeadlines = {
  /** Deadline of a body without files. */
  body: 20_000,
  /** Deadline of a body with a photo, on a slow connection. */
  upload: 120_000,
  /** Deadline of the response after the body. */
  response: 20_000,
} as const;

const spareMs = 10_000;
export const browserTimeouts = {
  post: serverDeadlines.body + serverDeadlines.response + spareMs,
  upload: serverDeadlines.upload + serverDeadlines.response + spareMs,
} as const;
