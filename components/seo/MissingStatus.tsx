/**
 * Says that a page is not found: lib/server/edge/document.ts then answers 404. Next's notFound() would leave the body of a page
 * that is made for one request empty until a script has run.
 */
export const MissingStatus = () => <meta name="status" content="404" />;
