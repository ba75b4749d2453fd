import { home } from '../../content/home.ts';
import { withFacts } from './facts.ts';
import type { Home } from './schema/site.ts';

export type { Home } from './schema/site.ts';
export type Banner = Home['banners'][number];
export type HomeStep = Home['steps'][number];

/** Texts and pictures of the home page (docs/product/pages.md#p5). */
export const getHome = (): Home => withFacts(home);
