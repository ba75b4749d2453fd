/** Hosts that may be framed, and the path prefixes allowed on each; also the source of the policy's frame-src. */
export const frameHosts: readonly { host: string; paths: readonly string[]; use: 'map' | 'video' }[] = [
  { host: 'www.google.com', paths: ['/maps/embed', '/maps/d/embed', '/maps/d/u/0/embed'], use: 'map' },
  { host: 'maps.google.com', paths: ['/maps'], use: 'map' },
  { host: 'www.openstreetmap.org', paths: ['/export/embed.html'], use: 'map' },
  { host: 'www.youtube.com', paths: ['/embed/'], use: 'video' },
  { host: 'www.youtube-nocookie.com', paths: ['/embed/'], use: 'video' },
  { host: 'player.vimeo.com', paths: ['/video/'], use: 'video' },
];

/** `https://host` of every host that may be framed. */
export const frameOrigins: readonly string[] = frameHosts.map(({ host }) => `https://${host}`);
