import { BatchDays } from '@/components/classes/BatchDays';
import { CompareTable } from '@/components/saved/CompareTable';
import { OwnList, SavedActions } from '@/components/saved/SavedActions';
import { EmptyState } from '@/components/ui/EmptyState';
import { PageShell } from '@/components/ui/Page';
import { Section } from '@/components/ui/Section';
import { withParts } from '@/components/ui/with-parts';
import { getUpcomingBatches } from '@/lib/server/classes/collect';
import { words } from '@/content/pages/saved';
import { compare } from '@/lib/server/classes/compare';
import { whatsappShare } from '@/lib/shared/content/site';
import { readSaved, savedHref } from '@/lib/shared/saved-list';
import { absolute } from '@/lib/server/runtime/env';
import { pageMetadata } from '@/lib/server/seo/metadata';
import { toParams } from '../to-params';

export const metadata = pageMetadata('/saved');

/**
 * Saved items side by side. The URL contains the list, so that it can be shared; without one the device's list is
 * shown, if any (OwnList).
 */
export default async function SavedPage({ searchParams }: PageProps<'/saved'>) {
  const list = readSaved(toParams(await searchParams));
  const { courses, classes, centres, missing, ask } = compare(list, getUpcomingBatches());
  const share = whatsappShare(`My Aptech shortlist: ${absolute(savedHref(list))}`);
  const isEmpty = courses.length + classes.length + centres.length === 0;
  return (
    <PageShell title={words.heading} lead={words.lead} path="/saved" art="saved">
      <Section>
        <OwnList list={list} />
        {isEmpty ? (
          <EmptyState art="no-results" title={words.nothingIsSavedHere}>
            <p>{withParts(words.howToSave, '/courses', '/batches', '/locations')}</p>
          </EmptyState>
        ) : (
          <SavedActions list={list} ask={ask} share={share} />
        )}
        {missing > 0 && (
          <p className="muted">
            {missing === 1
              ? '1 item on your list is no longer offered.'
              : `${missing} items on your list are no longer offered.`}
          </p>
        )}
      </Section>
      {courses.length > 0 && (
        <Section title={words.courses}>
          <CompareTable label={words.savedCourses} kind="courses" items={courses} list={list} />
        </Section>
      )}
      {classes.length > 0 && (
        <Section title={words.classes}>
          <BatchDays groups={classes.map((batch) => [batch])} />
        </Section>
      )}
      {centres.length > 0 && (
        <Section title={words.centres}>
          <CompareTable label={words.savedCentres} kind="centres" items={centres} list={list} />
        </Section>
      )}
    </PageShell>
  );
}
