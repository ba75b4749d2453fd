import { type ComponentType, Fragment, type ReactNode } from 'react';
import { Section } from '@/components/ui/Section';
import { cx } from '@/components/ui/cx';
import type { Block } from '@/content/schema/blocks';
import { Actions } from './Actions';
import styles from './Blocks.module.css';
import { Cards } from './Cards';
import { Figures } from './Figures';
import { People } from './People';
import { Points } from './Points';
import { Quote } from './Quote';
import { Table } from './Table';
import { Text } from './Text';
import { Timeline } from './Timeline';

type ContentBlock = Exclude<Block, { kind: 'component' }>;

const components = {
  text: Text,
  figures: Figures,
  points: Points,
  cards: Cards,
  people: People,
  timeline: Timeline,
  quote: Quote,
  table: Table,
};

/** The content of a block, without its heading and buttons. */
function Content({ block }: { block: ContentBlock }) {
  const Component = components[block.kind] as ComponentType<{ block: ContentBlock }>;
  return <Component block={block} />;
}

/** Number of items in a block, shown where the block is folded. */
const itemCountOf = (block: ContentBlock): number | undefined =>
  'items' in block ? block.items.length : 'rows' in block ? block.rows.length : undefined;

/** True for blocks whose heading is left of the content on wide screens; the others need the whole width. */
const hasHeadingBeside = (block: Block): boolean =>
  ['text', 'timeline', 'table'].includes(block.kind) || (block.kind === 'points' && block.as !== 'stairs');

type BlocksProps = {
  blocks: readonly Block[];
  /** What the `component` blocks show, by name. The part of a block without a title brings its own section. */
  parts?: Readonly<Record<string, ReactNode>> | undefined;
};

/** The blocks of an information page, each a section of the page. */
export const Blocks = ({ blocks, parts = {} }: BlocksProps) =>
  blocks.map((block, index) => {
    const { id, title, intro, tone = 'plain', folded, note, actions = [] } = block;
    if (block.kind === 'component' && title === undefined)
      return <Fragment key={index}>{parts[block.name]}</Fragment>;
    return (
      <Section
        key={index}
        tone={tone}
        isHeadingBeside={title !== undefined && hasHeadingBeside(block)}
        id={id}
        title={title}
        intro={intro}
        foldedCount={folded && block.kind !== 'component' ? itemCountOf(block) : undefined}
      >
        {block.kind === 'component' ? parts[block.name] : <Content block={block} />}
        {note && <p className={cx('measure', styles.note)}>{note}</p>}
        <Actions actions={actions} tone={tone} />
      </Section>
    );
  });

/** The blocks of a tab: without sections, and with `h3` instead of `h2` as headings. */
export const NestedBlocks = ({ blocks }: Pick<BlocksProps, 'blocks'>) => (
  <div className={cx('stack', styles.nested)}>
    {blocks.map((block, index) => (
      <div key={index}>
        {block.title && <h3>{block.title}</h3>}
        {block.intro && <p className={cx('measure', styles.intro)}>{block.intro}</p>}
        {block.kind !== 'component' && <Content block={block} />}
        {block.note && <p className={cx('measure', styles.note)}>{block.note}</p>}
      </div>
    ))}
  </div>
);
