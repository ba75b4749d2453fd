import { randomUUID } from 'node:crypto';
import { cookies } from 'next/headers';
import type { EnquiryPageProps } from '@/components/enquiry/EnquiryPage';
import { startValues } from '@/components/enquiry/start';
import type { Known } from '@/components/enquiry/useLists';
import { getCentresOfCity, getCities } from '@/lib/backend';
import { getCentre } from '@/lib/content/centres';
import { enquiryStart } from '@/lib/enquiry/link';
import { enquiryCookie, readEnquiryCookie, type EnquiryReply } from '@/lib/enquiry/replies';

type Query = Readonly<Record<string, string | string[] | undefined>>;

const asOptions = (items: readonly { id: string; name: string }[]) =>
  items.map(({ id, name }) => ({ value: id, label: name }));

/** The cities, and the centres of the chosen one when it is a city we know. */
async function knownLists(wanted: string | undefined, centreId: string | undefined): Promise<Known> {
  const cities = await getCities();
  if (cities.kind !== 'ok') return {};
  const named = centreId ? getCentre(centreId)?.city : undefined;
  const city = cities.value.find(({ id, name }) => id === wanted || (!wanted && name === named));
  const centres = city && (await getCentresOfCity(city.id));
  return {
    cities: asOptions(cities.value),
    ...(city && { cityId: city.id }),
    ...(centres?.kind === 'ok' && { centres: asOptions(centres.value) }),
  };
}

function replyOf(outcome: string | undefined, uname: string | undefined): EnquiryReply | undefined {
  if (outcome !== 'sent' && outcome !== 'accepted') return undefined;
  return { kind: outcome, uname: uname ?? 'and welcome' };
}

/** Everything the page shows, from the query, the cookie of the last attempt, and the backend's lists. */
export async function enquiryPageData(query: Query): Promise<EnquiryPageProps> {
  const one = (name: string) => {
    const value = query[name];
    return typeof value === 'string' ? value : undefined;
  };
  const outcome = one('outcome');
  const kept = outcome ? readEnquiryCookie((await cookies()).get(enquiryCookie)?.value) : undefined;
  const start = startValues(enquiryStart({ get: (name) => one(name) ?? null }));
  const values = { ...start, ...kept?.values };
  const known = await knownLists(one('cityId') ?? values.cityId, values.centresId);
  return {
    reply: replyOf(outcome, kept?.uname),
    values: { ...values, ...(known.cityId && { cityId: known.cityId }) },
    errors: outcome === 'invalid' ? (kept?.errors ?? {}) : {},
    known,
    failed: outcome === 'failed',
    idempotencyKey: randomUUID(),
  };
}
