import { home } from '../../content/home.ts';

/** One picture of the banner carousel (docs/product/pages.md#p5). `link` is the home page, as the specification says. */
export type Banner = { id: number; art: string; link: `/${string}`; alt: string };

export type CareerLink = {
  title: string;
  text: string;
  href: `/${string}`;
  art: string;
  facts: readonly string[];
};

export type HomeStep = { title: string; text: string; href: `/${string}`; link: string };

export type Home = {
  /** The heading; `marked` is set in the signal colour. */
  title: { before: string; marked: string };
  lead: string;
  banners: readonly Banner[];
  /** Five course families, then a tile that leads to `/` with the enquiry open (docs/product/pages.md#p5). */
  careers: readonly CareerLink[];
  /** The one picture without a link (docs/product/pages.md#p5). */
  picture: { art: string };
  video: { title: string; text: string; file: `/${string}`; poster: string; sample?: true };
  steps: readonly HomeStep[];
};

export const getHome = (): Home => home;
