/** Maps that may be framed, by host and path prefix. */
export const frameHosts: readonly { host: string; paths: readonly string[] }[] = [
  { host: 'www.google.com', paths: ['/maps/embed', '/maps/d/embed', '/maps/d/u/0/embed'] },
  { host: 'maps.google.com', paths: ['/maps'] },
  { host: 'www.openstreetmap.org', paths: ['/export/embed.html'] },
];

export const frameOrigins: readonly string[] = frameHosts.map(({ host }) => `https://${host}`);
