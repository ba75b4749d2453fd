import { cookies } from 'next/headers';
import type { EnquiryPageProps } from '@/components/enquiry/EnquiryPage';
import { isForOffice, programOf, startValues, topicOf } from '@/components/enquiry/prefill';
import type { Known } from '@/components/enquiry/useLists';
import { getCentre } from '@/lib/shared/content/centres';
import { enquiryStart } from '@/lib/shared/content/enquiry-link';
import { getTopics } from '@/lib/server/content/catalogue';
import { words } from '@/content/pages/enquire';
import {
  controls,
  type EnquiryOutcome,
  enquiryOutcomes,
  type EnquiryReply,
} from '@/lib/shared/enquiry/fields';
import { readFlash } from '@/lib/server/forms/flash';
import { citiesAndCentres } from '@/lib/server/enquiry/cities-and-centres';

type Query = Readonly<Record<string, string | string[] | undefined>>;
type Answers = Readonly<Record<string, string>>;
/** The lists, and the id of the city whose centres they contain. */
type KnownPlaces = Known & { cityId?: string };

const asOptions = (items: readonly { id: string; name: string }[]) =>
  items.map(({ id, name }) => ({ value: id, label: name }));

/** The cities, and the centres of the chosen city, or of the chosen centre's city if known. */
async function knownLists({ cityId, [controls.centreId]: centreId = '' }: Answers): Promise<KnownPlaces> {
  const cityName = getCentre(centreId)?.city;
  const { cities, city, centres } = await citiesAndCentres(({ id, name }) =>
    cityId ? id === cityId : name === cityName,
  );
  if (cities.kind !== 'ok') return {};
  return {
    cities: asOptions(cities.value),
    ...(city && { cityId: city.id }),
    ...(centres?.kind === 'ok' && { centres: asOptions(centres.value) }),
  };
}

/** Sets `chosen` as the city; drops a centre of another city. */
function inCity(answers: Answers, chosen: string | undefined, known: KnownPlaces): Answers {
  const { cityId, [controls.centreId]: centreId, ...rest } = answers;
  const cityChanged = chosen !== undefined && cityId !== undefined && chosen !== cityId;
  const inOtherCity = known.centres ? known.centres.every(({ value }) => value !== centreId) : cityChanged;
  // Without the list of cities, known and unknown ids cannot be distinguished.
  const city = known.cities ? known.cityId : (chosen ?? cityId);
  return {
    ...rest,
    ...(centreId && !inOtherCity && { [controls.centreId]: centreId }),
    ...(city && { cityId: city }),
  };
}

function replyOf(
  outcome: EnquiryOutcome | undefined,
  uname: string = 'and welcome',
): EnquiryReply | undefined {
  if (outcome === undefined || outcome === 'invalid' || outcome === 'failed') return undefined;
  return { kind: outcome, uname };
}

/** All data of the page: from the query, the flash state of the last attempt, and the backend's lists. */
export async function enquiryPageData(
  query: Query,
): Promise<EnquiryPageProps & { guidance: readonly string[] }> {
  const queryValue = (name: string) => {
    const value = query[name];
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  const asked = enquiryOutcomes.find((name) => name === queryValue('outcome'));
  const stored = asked && readFlash('enquiry', await cookies());
  // Back or a reload may show the address of an earlier, rejected post.
  const isOutdated = stored?.isAccepted && !replyOf(asked);
  const outcome = isOutdated ? undefined : asked;
  const flash = isOutdated ? undefined : stored;
  const reply = replyOf(outcome, flash?.greeting);
  const cityId = queryValue('cityId');
  const chosen = cityId === '0' ? undefined : cityId;
  const start = enquiryStart({ get: (name) => queryValue(name) ?? null });
  const answers: Answers = flash?.values ?? startValues(start);
  const topic = answers[controls.topic] || topicOf(start, getTopics());
  const program = programOf(start, getTopics());
  const known: KnownPlaces = reply ? {} : await knownLists({ ...answers, ...(chosen && { cityId: chosen }) });
  const { cityId: cityError, ...errors } = (outcome === 'invalid' && flash?.errors) || {};
  const carried = ['enquire', 'centre', 'topic', 'outcome'].flatMap((name) => {
    const value = queryValue(name);
    return value ? [[name, value.slice(0, 100)] as const] : [];
  });
  return {
    reply,
    centre: reply && getCentre(flash?.values[controls.centreId] ?? ''),
    ...(topic && { topic }),
    // The line under a heading that names a topic.
    guidance: topic && !isForOffice(start) ? [`${words.lead}.`, ...(program ? [program] : [])] : [],
    values: inCity(answers, chosen, known),
    errors: { ...errors, ...(cityError && !known.cityId && { cityId: cityError }) },
    known,
    query: Object.fromEntries(carried),
    failed: outcome === 'failed',
    idempotencyKey: flash?.idempotencyKey,
  };
}
