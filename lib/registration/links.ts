/** The pass page of a token. */
export const passPage = (token: string) => `/pass/${token}`;

/** An image or the calendar entry of a pass; `name` is its file name. */
export const passFile = (token: string, name: string) => `/api/passes/${token}/${name}`;

/** Where the progress of a registration can be asked for. */
export const statusLink = (token: string) => `/api/registrations/status/${token}`;
