/**
 * Hosts of maps that may be framed, and the path prefixes allowed on each. The Content-Security-Policy lists the hosts.
 */
export const frameHosts: readonly { host: string; paths: readonly string[] }[] = [
  { host: 'www.google.com', paths: ['/maps/embed', '/maps/d/embed', '/maps/d/u/0/embed'] },
  { host: 'maps.google.com', paths: ['/maps'] },
  { host: 'www.openstreetmap.org', paths: ['/export/embed.html'] },
];

/** `https://host` of every host that may be framed. */
export const frameOrigins: readonly string[] = frameHosts.map(({ host }) => `https://${host}`);
