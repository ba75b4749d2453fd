import { cookies } from 'next/headers';
import type { EnquiryFormProps } from '@/components/enquiry/EnquiryForm';
import { isForOffice, answersFromLink, topicOf } from '@/components/enquiry/link-presets';
import type { Centre } from '@/content/schema/centres';
import { getTopics } from '@/lib/server/catalogue/catalogue';
import { words } from '@/lib/server/catalogue/page-words';
import { readLastPost } from '@/lib/server/forms/flash';
import { replyTable } from '@/lib/server/forms/outcome';
import { getCentre, getCentres, placeOf } from '@/lib/shared/content/centres';
import { enquiryStart } from '@/lib/shared/content/enquiry-link';
import { enquiryControls, enquiryOutcomes, type EnquiryReply } from '@/lib/shared/enquiry/fields';

type Query = Readonly<Record<string, string | string[] | undefined>>;

type PageData = EnquiryFormProps & {
  /** Undefined unless a post without JavaScript was accepted. */
  reply: EnquiryReply | undefined;
  centre: Centre | undefined;
  lead: string;
};

/** Outcome and answers of the last post without JavaScript, if the query has an outcome. */
export const lastEnquiry = async ({ outcome }: Query) =>
  outcome ? readLastPost('enquiry', await cookies(), outcome, enquiryOutcomes) : {};

const sentenceOf = (accepted: EnquiryReply['kind']): string =>
  Object.values(replyTable.enquiry).find(({ kind }) => kind === accepted)?.sentence ?? '';

/** The data of /enquire follow its query and the flash state of the last post without JavaScript. */
export async function enquiryPageData(query: Query): Promise<PageData> {
  const queryValue = (name: string) => {
    const value = query[name];
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  const { accepted, rejected, flash } = await lastEnquiry(query);
  const start = enquiryStart({ get: (name) => queryValue(name) ?? null });
  // Without JavaScript the city follows from the centre.
  const { [enquiryControls.cityId]: _, ...values } = flash?.values ?? answersFromLink(start);
  const topic = values[enquiryControls.topic] || topicOf(start, getTopics());
  const { [enquiryControls.cityId]: cityError, ...errors } = (rejected === 'invalid' && flash?.errors) || {};
  return {
    reply: accepted && {
      kind: accepted,
      uname: flash?.greeting ?? 'and welcome',
      message: sentenceOf(accepted),
    },
    centre: getCentre(values[enquiryControls.centreId] ?? ''),
    topic,
    lead: topic && !isForOffice(start) ? `${words.enquire.heading}.` : words.enquire.lead,
    values,
    errors,
    centres: getCentres()
      .map((centre) => ({ value: centre.id, label: placeOf(centre) }))
      .toSorted((a, b) => a.label.localeCompare(b.label, 'en')),
    // Without JavaScript the form asks for the centre only: a missing city was not found in the backend's list.
    failed: rejected === 'failed' || (cityError !== undefined && !errors[enquiryControls.centreId]),
    idempotencyKey: flash?.idempotencyKey,
  };
}
