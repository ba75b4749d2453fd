/**
 * Marks a page as not found: lib/server/web/document.ts then responds 404. Next's notFound() would leave the body of a
 * page rendered per request empty until a script has run.
 */
export const NotFoundStatus = () => <meta name="status" content="404" />;
