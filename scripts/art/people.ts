import { createAvatar } from '@dicebear/core';
import * as notionists from '@dicebear/notionists';
import { sceneSvg } from './scene.ts';
import { randomFrom } from '../../lib/shared/art/tiles.ts';
import { colours } from '../../lib/shared/util/colours.ts';
import { writeArt } from './output.ts';

/** Hair variants. Portraits are dicebear's "notionists" (CC0) until an editor supplies a photograph. */
const womensHair = [63, 62, 58, 47, 46, 45, 41, 39, 36, 28, 23, 10, 8, 2];
const mensHair = [56, 55, 54, 49, 44, 38, 35, 34, 32, 31, 27, 25, 24, 19, 16, 15, 13, 6, 5, 3];
const womensNames = new Set(
  'aisha aiman alina amna anam areeba arooj asma ayesha bisma bushra dua erum farah fareeha farzana fatima ghazal habiba hafsa hania hina hira huma iqra iram javeria kainat khadija kiran komal laiba maham maheen maha maira mariam maria marium maryam mehak mehwish memoona mina misbah muskan nadia nadra naila nida nimra noor parveen rabia rida rimsha rubab rukhsana saba sadaf sadia saima sana sania sara shazia sidra sobia sumaira tahira tania tooba urooj uzma yusra zahra zainab zara zoya zunaira'.split(
    ' ',
  ),
);
/** Options with open eyes, a smile and clear glasses; the style also contains scowls and sunglasses. */
const friendly: Required<Pick<notionists.Options, 'lips' | 'brows' | 'eyes' | 'glasses'>> = {
  lips: ['variant30', 'variant25', 'variant23', 'variant22', 'variant14', 'variant03', 'variant17'],
  brows: ['variant12', 'variant09', 'variant08', 'variant07', 'variant05', 'variant04', 'variant01'],
  eyes: ['variant05', 'variant04'],
  glasses: ['variant11', 'variant08', 'variant03'],
};
const backdrops = [colours.sky, colours.signal, '#F9D5CB', '#BFE5DF', colours.paper];

const isWoman = (slug: string) => womensNames.has(slug.split('-')[0] ?? '');

/** One portrait as a standalone SVG; the slug's first name selects women's or men's hair. */
function portraitSvg(slug: string, background?: string): string {
  const random = randomFrom(`person/${slug}`);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const woman = isWoman(slug);
  const hair = `variant${String(pick(woman ? womensHair : mensHair)).padStart(2, '0')}`;
  const avatar = createAvatar(notionists, {
    seed: slug,
    hair: [hair as 'variant01'],
    ...friendly,
    beardProbability: woman ? 0 : 35,
    glassesProbability: 25,
    gestureProbability: 0,
    bodyIconProbability: 10,
    backgroundColor: [(background ?? pick(backdrops)).slice(1)],
    size: 400,
  });
  return avatar.toString().replace(/<metadata[\s\S]*?<\/metadata>/, '');
}

/** The part of an avatar between its outer svg tags, for placing several in one picture. */
const inner = (svg: string) => svg.replace(/^<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '');
const viewBox = (svg: string) => /viewBox="([^"]+)"/.exec(svg)?.[1] ?? '0 0 1744 1744';

/** Draws public/art/people/<slug>.svg for each person. */
export function drawPeople(people: readonly { slug: string }[]): void {
  for (const { slug } of people) writeArt(`people/${slug}`, portraitSvg(slug), 400, 400);
  writeArt('people/default', portraitSvg('default', colours.sky), 400, 400);
}

const capSvg = (x: number, y: number, s: number) =>
  `<g transform="translate(${x} ${y}) scale(${s})"><path fill="${colours.ink}" d="M0-.28L1 .08L0 .44L-1 .08Z"/><path fill="${colours.ink2}" d="M-.55 .22L0 .44L.55 .22V.5A.75 .4 0 0 1-.55 .5Z"/><path fill="${colours.signal}" d="M.84 .1H.9V.62H.84Z"/><circle fill="${colours.signal}" cx=".87" cy=".66" r=".08"/></g>`;

const firstNames = 'ahmed sana bilal hira usman ayesha hamza mariam danish zara fahad iqra'.split(' ');

const wall = { cols: 6, rows: 4, scheme: { ground: 'sky', a: 'paper', b: 'signal' } } as const;

/** Draws convocation photos: three graduates with caps before a wall of tiles. */
export function drawConvocations(slugs: readonly string[]): void {
  for (const slug of slugs) {
    const random = randomFrom(`convocation/${slug}`);
    const people = [0, 1, 2].map((place) => {
      const name = `${firstNames[Math.floor(random() * firstNames.length)]}-${slug}-${place}`;
      const svg = portraitSvg(name, '#FFFFFF').replace(/<rect[^>]*fill="#ffffff"[^>]*\/>/i, '');
      const side = place === 1 ? 330 : 290;
      const x = [-15, 135, 325][place] as number;
      const y = 400 - side;
      return `<svg x="${x}" y="${y}" width="${side}" height="${side}" viewBox="${viewBox(svg)}">${inner(svg)}</svg>${capSvg(x + side * 0.497, y + side * 0.14, side * 0.2)}`;
    });
    const order = [people[0], people[2], people[1]].join('');
    const tiles = sceneSvg({ ...wall, seed: slug, palette: ['sky', 'paper', 'signal', 'coral'] });
    writeArt(`convocation/${slug}`, tiles.replace('</svg>', `${order}</svg>`), 600, 400);
  }
}
