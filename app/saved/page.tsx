import { Art } from '@/components/art/Art';
import { BatchDays } from '@/components/batches/BatchDays';
import { CompareTable } from '@/components/saved/CompareTable';
import { NothingSaved } from '@/components/saved/NothingSaved';
import { OwnList, SavedActions } from '@/components/saved/SavedActions';
import { PageShell } from '@/components/ui/PageShell';
import { Section } from '@/components/ui/Section';
import { getUpcomingBatches } from '@/lib/batches/collect';
import { crumbsOf } from '@/lib/content/crumbs';
import { compare } from '@/lib/saved/compare';
import { countOf, readSaved, savedHref } from '@/lib/saved/list';
import { absolute, pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('/saved');

/** What a visitor has saved, side by side (docs/product/pages.md#p32); the address carries the list. */
export default async function SavedPage({ searchParams }: PageProps<'/saved'>) {
  const query = Object.entries(await searchParams).flatMap(([name, values]) =>
    [values ?? []].flat().map((value) => [name, value]),
  );
  const list = readSaved(new URLSearchParams(query));
  const { courses, classes, centres, missing, ask } = compare(list, getUpcomingBatches());
  const share = `https://wa.me/?text=${encodeURIComponent(`My Aptech shortlist: ${absolute(savedHref(list))}`)}`;
  const isEmpty = courses.length + classes.length + centres.length === 0;
  return (
    <PageShell
      title="Saved"
      lead="Courses, classes and centres side by side. The list is kept on this device only, and its address can be sent to anybody."
      crumbs={crumbsOf('/saved')}
      art={<Art name="pages/saved" priority />}
    >
      <Section>
        {countOf(list) === 0 && <OwnList />}
        {isEmpty ? <NothingSaved /> : <SavedActions list={list} ask={ask} share={share} />}
        {missing > 0 && <p className="muted">{`${missing} of the list are not offered any more.`}</p>}
      </Section>
      {courses.length > 0 && (
        <Section title="Courses">
          <CompareTable label="Saved courses" kind="courses" items={courses} list={list} />
        </Section>
      )}
      {classes.length > 0 && (
        <Section title="Classes">
          <BatchDays batches={classes} distances={undefined} />
        </Section>
      )}
      {centres.length > 0 && (
        <Section title="Centres">
          <CompareTable label="Saved centres" kind="centres" items={centres} list={list} />
        </Section>
      )}
    </PageShell>
  );
}
