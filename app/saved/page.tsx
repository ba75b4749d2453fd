import { Fragment } from 'react';
import { toParams } from '../_components/to-params';
import { BatchDays } from '@/components/classes/BatchDays';
import { DiplomaStages, TotalForm, TotalSentence } from '@/components/courses/TotalCost';
import { WhichDiploma } from '@/components/courses/WhichDiploma';
import { CompareTable } from '@/components/saved/CompareTable';
import { RemoveItem } from '@/components/saved/RemoveItem';
import { OpenDeviceList, SavedActions } from '@/components/saved/SavedActions';
import { ButtonLink, Buttons } from '@/components/ui/Button';
import { EmptyState } from '@/components/ui/EmptyState';
import { PageShell } from '@/components/ui/Page';
import { Section } from '@/components/ui/Section';
import { words } from '@/lib/server/catalogue/page-words';
import { findProgramme, programmeSlugs } from '@/lib/server/catalogue/programmes';
import { readPlan, totalShare } from '@/lib/server/catalogue/total-costs';
import { getUpcomingBatches } from '@/lib/server/classes/collect';
import { compareSavedItems } from '@/lib/server/classes/compare';
import { plannedTotalOf } from '@/lib/server/classes/next-classes';
import { pageMetadata } from '@/lib/server/seo/metadata';
import {
  readListQuery,
  savedHref,
  withoutItem,
  type SavedList,
  type StudyPlan,
} from '@/lib/shared/saved-list';
import { plural } from '@/lib/shared/util/text';

/** True for the comparison of both diplomas, to which other pages link; like a planned total it has its own head. */
const isComparison = ({ courses, classes, centres }: SavedList, { own }: StudyPlan) =>
  !own &&
  classes.length + centres.length === 0 &&
  courses.toSorted().join() === programmeSlugs.toSorted().join();
const isTotal = ({ start, own }: StudyPlan) => start !== undefined && !own;

/** The parts of the page in order: of that comparison, of one planned total, and of any other list. */
const partsByLayout = {
  comparison: ['difference', 'actions', 'months', 'list'],
  total: ['months', 'actions', 'list'],
  list: ['actions', 'list', 'difference', 'months'],
} as const;

function headOf(savedList: SavedList, plan: StudyPlan) {
  if (isComparison(savedList, plan))
    return {
      path: '/courses',
      pageName: words.saved.diplomasCrumb,
      title: words.saved.diplomasTitle,
      lead: words.saved.diplomasLead,
      art: ['courses-hdse', 'courses-adse'],
    };
  const programme = isTotal(plan) ? findProgramme(savedList.courses.join()) : undefined;
  if (programme)
    return {
      path: programme.path,
      pageName: words.saved.total,
      title: words.saved.total,
      lead: words.saved.totalLead,
      art: `courses-${programme.slug}`,
    };
  return { path: '/saved', title: words.saved.heading, lead: words.saved.lead, art: 'saved' };
}

export async function generateMetadata({ searchParams }: PageProps<'/saved'>) {
  const query = toParams(await searchParams);
  return pageMetadata('/saved', { title: headOf(readListQuery(query), readPlan(query)).title });
}

/** The URL contains the list, so that it can be shared; without a list OpenDeviceList opens the device's. */
export default async function SavedPage({ searchParams }: PageProps<'/saved'>) {
  const query = toParams(await searchParams);
  const savedList = readListQuery(query);
  const plan = readPlan(query);
  const { courses, classes, centres, missing, ask } = compareSavedItems(savedList, getUpcomingBatches());
  const totals = courses.flatMap(({ id }) => plannedTotalOf(id, plan) ?? []);
  const [firstTotal, secondTotal] = programmeSlugs.map((slug) => totals.find((total) => total.slug === slug));
  const isOneTotal = isTotal(plan) && totals.length === 1;
  const layout = isComparison(savedList, plan) ? 'comparison' : isOneTotal ? 'total' : 'list';
  const address = { savedList, plan };
  const isEmpty = courses.length + classes.length + centres.length === 0;
  const difference = firstTotal && secondTotal && (
    <Section title={words.saved.differenceTitle}>
      <WhichDiploma totals={[firstTotal, secondTotal]} />
    </Section>
  );
  const months = totals.length > 0 && (
    <Section title={words.saved.months} id="total" tone="white" intro={words.saved.confirms}>
      <div className="stack gap-5">
        {!isOneTotal && <TotalForm {...address} />}
        {totals.map((total) => (
          <div key={total.slug} className="stack gap-2">
            <h3>{total.name}</h3>
            <p>
              <TotalSentence total={total} namesStart />
            </p>
            {isOneTotal && <TotalForm {...address} />}
            {total.stages.length > 0 && <DiplomaStages stages={total.stages} />}
          </div>
        ))}
      </div>
    </Section>
  );
  const list = (
    <>
      {courses.length > (isTotal(plan) ? 1 : 0) && (
        <Section title={words.saved.courses}>
          <CompareTable label={words.saved.savedCourses} kind="courses" items={courses} {...address} />
        </Section>
      )}
      {classes.length > 0 && (
        <Section title={words.saved.classes}>
          <BatchDays
            groups={classes.map((batch) => [batch])}
            removeButtonOf={({ id }, name) => (
              <RemoveItem
                href={savedHref(withoutItem(savedList, 'classes', id), plan)}
                kind="classes"
                id={id}
                name={name}
                compact
              />
            )}
          />
        </Section>
      )}
      {centres.length > 0 && (
        <Section title={words.saved.centres}>
          <CompareTable label={words.saved.savedCentres} kind="centres" items={centres} {...address} />
        </Section>
      )}
    </>
  );
  const actions = (
    <Section>
      <OpenDeviceList {...address} />
      {isEmpty ? (
        <EmptyState art="no-results" title={words.saved.emptyTitle}>
          <p>{words.saved.emptyHint}</p>
          <Buttons>
            <ButtonLink href="/courses">See all courses</ButtonLink>
            <ButtonLink href="/batches" variant="outline">
              Find a class
            </ButtonLink>
          </Buttons>
        </EmptyState>
      ) : (
        <SavedActions
          savedList={savedList}
          askUrl={ask}
          shareUrl={totalShare(totals, savedList, { ...plan, own: false })}
        />
      )}
      {missing > 0 && (
        <p className="muted">
          {`${plural(missing, 'item')} on your list ${missing === 1 ? 'is' : 'are'} no longer offered.`}
        </p>
      )}
    </Section>
  );
  const parts = { difference, months, list, actions };
  return (
    <PageShell {...headOf(savedList, plan)}>
      {partsByLayout[layout].map((part) => (
        <Fragment key={part}>{parts[part]}</Fragment>
      ))}
    </PageShell>
  );
}
