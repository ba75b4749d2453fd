import { Button, ButtonLink } from '@/components/ui/Button';
import { Input } from '@/components/ui/Input';
import inputStyles from '@/components/ui/Input.module.css';
import { NotFoundShell } from '@/components/ui/NotFoundShell';
import { Section } from '@/components/ui/Section';
import { words } from '@/lib/server/catalogue/page-words';
import { unlistedMetadata } from '@/lib/server/seo/metadata';

export const notFoundMetadata = unlistedMetadata(words.notFound.heading, words.notFound.description);

const onwardLinks = [
  ['/courses', words.notFound.courses],
  ['/batches', words.notFound.classes],
  ['/locations', words.notFound.centres],
  ['/', words.notFound.home],
] as const;

/** Short, because Next puts it into the payload of every page. */
export function NotFoundScreen() {
  return (
    <NotFoundShell title={words.notFound.heading} lead={words.notFound.lead} path="/">
      <Section>
        <div className="stack gap-4 measure">
          <form action="/search" method="get" role="search" className="stack gap-1">
            <label htmlFor="lost-q" className="strong">
              {words.notFound.searchLabel}
            </label>
            <div className="row gap-2">
              <Input id="lost-q" name="q" type="search" className={inputStyles.wide} />
              <Button type="submit">{words.notFound.search}</Button>
            </div>
          </form>
          <p className="cluster gap-2">
            {onwardLinks.map(([href, label]) => (
              <ButtonLink key={href} href={href} variant="outline" size="row">
                {label}
              </ButtonLink>
            ))}
          </p>
        </div>
      </Section>
    </NotFoundShell>
  );
}
