/** The four networks of the events page, in the specified order. */
export const networks = ['facebook', 'twitter', 'instagram', 'youtube'] as const;
export type Network = (typeof networks)[number];

export const networkNames: Readonly<Record<Network, string>> = {
  facebook: 'Facebook',
  twitter: 'Twitter',
  instagram: 'Instagram',
  youtube: 'YouTube',
};

const networkByHost: Readonly<Record<string, Network>> = {
  'facebook.com': 'facebook',
  'fb.com': 'facebook',
  'fb.watch': 'facebook',
  'twitter.com': 'twitter',
  'x.com': 'twitter',
  't.co': 'twitter',
  'instagram.com': 'instagram',
  'instagr.am': 'instagram',
  'youtube.com': 'youtube',
  'youtu.be': 'youtube',
};

export function networkOf(href: string): Network | undefined {
  const host = /^https?:\/\/([^/?#:]+)/i.exec(href)?.[1]?.toLowerCase() ?? '';
  return Object.entries(networkByHost).find(
    ([knownHost]) => host === knownHost || host.endsWith(`.${knownHost}`),
  )?.[1];
}
