import { Fragment, type ReactNode } from 'react';
import { Section } from '@/components/ui/Section';
import { cx } from '@/components/ui/cx';
import type { Block, BlockOf } from '@/content/schema/blocks';
import { Actions } from './Actions';
import styles from './Blocks.module.css';
import { Cards } from './Cards';
import { Figures } from './Figures';
import { People } from './People';
import { Points } from './Points';
import { Quote } from './Quote';
import { Table } from './Table';
import { Timeline } from './Timeline';

type ContentBlock = Exclude<Block, { kind: 'component' }>;

const Text = ({ block: { statement, paragraphs } }: { block: BlockOf<'text'> }) => (
  <div className="stack gap-4 measure">
    {statement && <p className={cx('card-title', styles.statement)}>{statement}</p>}
    {paragraphs.map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
  </div>
);

function Content({ block, isFirst }: { block: ContentBlock; isFirst?: boolean }) {
  switch (block.kind) {
    case 'text':
      return <Text block={block} />;
    case 'figures':
      return <Figures block={block} />;
    case 'points':
      return <Points block={block} />;
    case 'cards':
      return <Cards block={block} inFirstView={isFirst} />;
    case 'people':
      return <People block={block} />;
    case 'timeline':
      return <Timeline block={block} />;
    case 'quote':
      return <Quote block={block} />;
    case 'table':
      return <Table block={block} />;
  }
}

const itemCountOf = (block: ContentBlock): number | undefined =>
  'items' in block ? block.items.length : 'rows' in block ? block.rows.length : undefined;

/** Blocks of the other kinds need the whole width. */
const hasHeadingBeside = (block: Block): boolean =>
  ['text', 'timeline', 'table'].includes(block.kind) || (block.kind === 'points' && block.as !== 'stairs');

type BlocksProps = {
  blocks: readonly Block[];
  /** What the `component` blocks show, by name. The part of a block without a title brings its own section. */
  parts?: Readonly<Record<string, ReactNode>> | undefined;
};

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
        {block.kind === 'component' ? parts[block.name] : <Content block={block} isFirst={index === 0} />}
        {note && <p className={cx('measure', styles.after)}>{note}</p>}
        <Actions actions={actions} tone={tone} />
      </Section>
    );
  });

/** Blocks without sections and buttons, with `h3` as headings. */
export const NestedBlocks = ({ blocks }: Pick<BlocksProps, 'blocks'>) => (
  <div className={cx('stack', styles.nested)}>
    {blocks.map((block, index) => (
      <div key={index}>
        {block.title && <h3>{block.title}</h3>}
        {block.intro && <p className={cx('measure', styles.intro)}>{block.intro}</p>}
        {block.kind !== 'component' && <Content block={block} />}
        {block.note && <p className={cx('measure', styles.after)}>{block.note}</p>}
      </div>
    ))}
  </div>
);
