import artStyles from '@/components/art/Art.module.css';
import { ButtonLink } from '@/components/ui/Button';
import chipStyles from '@/components/ui/Chip.module.css';
import grounds from '@/components/ui/Ground.module.css';
import { Icon } from '@/components/ui/Icon';
import { Link } from '@/components/ui/Link';
import linkStyles from '@/components/ui/Link.module.css';
import textStyles from '@/components/ui/Text.module.css';
import { cx } from '@/components/ui/cx';
import { unbroken, unbrokenPlaces } from '@/components/ui/unbroken';
import { popular } from '@/content/search/popular';
import { whatsappLink } from '@/lib/shared/content/site';
import type { Matches, SearchOption } from '@/lib/shared/search/results';
import { breakLinks, plural } from '@/lib/shared/util/text';
import styles from './Search.module.css';

export type OptionAttributes = { id: string; role: 'option'; tabIndex: -1; 'aria-selected': boolean };

type RowProps = { option: SearchOption; attributes?: OptionAttributes | undefined };

export const MatchRow = ({
  option: { kind, href, title, text = '', fee, endNote, image },
  attributes,
}: RowProps) => {
  // Results and answers name their kind below the title; other rows say at the end what their link does.
  const showsKind = kind === 'hit' || kind === 'answer';
  const keepNames = endNote === 'City' || endNote === 'Classes' ? unbrokenPlaces : unbroken;
  return (
    <Link
      href={href}
      {...attributes}
      className={cx(
        'middle',
        linkStyles.plain,
        styles.row,
        styles[kind],
        attributes?.['aria-selected'] && styles.active,
      )}
    >
      {image && <img src={image} alt="" className={styles.picture} loading="lazy" decoding="async" />}
      <span className={cx('stack', styles.words)}>
        <span className="strong">{keepNames(title)}</span>
        {fee && <span className="small strong">{unbroken(fee)}</span>}
        {(text || showsKind) && (
          <span className={cx('small muted measure', styles.text)}>
            {showsKind && <strong>{text ? `${endNote} · ` : endNote}</strong>}
            {keepNames(text)}
          </span>
        )}
      </span>
      <span className={cx('row gap-2 small strong', styles.side)}>
        {!showsKind && endNote}
        <Icon name="arrow" />
      </span>
    </Link>
  );
};

type GroupsProps = {
  matches: Matches;
  heading: 'h2' | 'p';
  query?: string;
  resultCount?: number;
  attributesOf?: (option: SearchOption) => OptionAttributes;
};

export const MatchGroups = ({
  matches: { groups, corrected },
  heading,
  query,
  resultCount = 0,
  attributesOf,
}: GroupsProps) =>
  groups.map(({ name, options, background }) => {
    const isSearchPage = heading === 'h2';
    const isBest = name === 'Best Match';
    const resultsTitle = isSearchPage
      ? `${plural(resultCount, 'result')} for “${corrected ?? query}”`
      : corrected && `Showing results for “${corrected}”`;
    const title = (name === 'Results' && resultsTitle) || name;
    return (
      <div key={name} {...(!isSearchPage && { role: 'group', 'aria-label': name })} className="stack gap-4">
        {isSearchPage && <h2>{title}</h2>}
        <div
          className={cx('stack', isBest && grounds.clip, isBest ? styles.best : styles.rest)}
          role={isSearchPage ? undefined : 'presentation'}
        >
          <div className={styles.backdrop} role={isSearchPage ? undefined : 'presentation'}>
            {background && (
              <img
                src={background}
                alt=""
                className={cx(artStyles.cover, styles.background)}
                // On a phone /search shows this picture in the first view (`inFirstView` of components/art/Art.tsx).
                loading={isSearchPage ? 'eager' : 'lazy'}
                fetchPriority="low"
                decoding={isSearchPage ? 'sync' : 'async'}
              />
            )}
            {!isSearchPage && (
              <p className={styles.heading} role="presentation">
                {title}
              </p>
            )}
          </div>
          {options.map((option, index) => (
            <MatchRow key={index} option={option} attributes={attributesOf?.(option)} />
          ))}
        </div>
      </div>
    );
  });

export const WordsWithoutMatch = ({ missing }: Pick<Matches, 'missing'>) =>
  missing.length > 0 && (
    <p className={cx('muted', textStyles.anywhere, styles.note)}>
      {`No results for ${missing.map((word) => `“${word}”`).join(' or ')}. These match the rest of your search.`}
    </p>
  );

export const PopularLinks = () => (
  <ul className="cluster gap-2" aria-label="Popular searches">
    {popular.map(({ label, href }) => (
      <li key={href}>
        <Link href={href} className={chipStyles.chip}>
          {label}
        </Link>
      </li>
    ))}
  </ul>
);

export const chatAbout = (query: string) => whatsappLink(query && `I am looking for “${breakLinks(query)}”.`);

export const AskInstead = ({ query }: { query: string }) => (
  <p className={cx('cluster middle gap-2', styles.links)}>
    <Link href="/enquire" className={cx('strong', linkStyles.tap)}>
      Ask us
    </Link>
    <ButtonLink href={chatAbout(query)} variant="whatsapp" size="row" />
  </p>
);
