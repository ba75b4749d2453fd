'use client';

import { useEffect, useState } from 'react';
import { readForm } from '@/components/forms/controls';
import { clearDraft } from '@/components/forms/draft';
import type { Option } from '@/components/forms/SelectField';
import { controls, normaliseEnquiry } from '@/lib/enquiry/fields';
import type { EnquiryReply } from '@/lib/enquiry/replies';
import { enquiryText } from '@/lib/enquiry/text';
import { draftName, firstAnswers, forgetLink, rememberLink } from './first-answers';
import { sendEnquiry } from './send';
import { centreOf } from './start';
import { useLists, type Known } from './useLists';

export type SentEnquiry = { reply: EnquiryReply; centreId: string };

type Options = {
  /** Answers of a link or the server; they override the draft when they are new. */
  values: Readonly<Record<string, string>>;
  known?: Known;
  onSent: (sent: SentEnquiry) => void;
  /** `text` is the enquiry as a chat message. */
  onFailed: (text: string) => void;
};

type OptionList = readonly Option[] | undefined;
const labelOf = (options: OptionList, chosen: string) =>
  options?.find(({ value }) => value === chosen)?.label;

/** The answers as a chat message. */
export function messageOf(
  values: Readonly<Record<string, string>>,
  { cities, centres }: { cities?: OptionList; centres?: OptionList },
): string {
  const fields = normaliseEnquiry(values);
  const city = labelOf(cities, fields.cityId);
  return enquiryText(fields, { city, centre: labelOf(centres, fields.centreId) });
}

/** State that both forms of the enquiry share: initial answers, the two lists, sending. */
export function useEnquiry({ values, known, onSent, onFailed }: Options) {
  const [link] = useState(values);
  const [initial] = useState(() => firstAnswers(link));
  const [cityId, setCityId] = useState(initial.cityId ?? '');
  const [pendingChoice, setPendingChoice] = useState({
    cityId: initial.cityId ?? '',
    centreId: initial[controls.centreId] ?? '',
  });
  const lists = useLists(cityId, known);
  const { cities } = lists;

  useEffect(() => {
    rememberLink(link);
    return forgetLink;
  }, [link]);

  useEffect(() => {
    if (!pendingChoice.centreId || !cities || pendingChoice.cityId) return;
    let aborted = false;
    void centreOf(pendingChoice.centreId).then(
      (centre) => {
        if (aborted) return;
        const city = cities.find(({ label }) => label === centre?.city);
        if (!city) return setPendingChoice({ cityId: '', centreId: '' });
        setPendingChoice({ cityId: city.value, centreId: pendingChoice.centreId });
        const select = document.querySelector<HTMLSelectElement>('select[name="cityId"]');
        if (!select || select.value) return;
        select.value = city.value;
        select.dispatchEvent(new Event('change', { bubbles: true }));
        setCityId(city.value);
      },
      () => undefined,
    );
    return () => {
      aborted = true;
    };
  }, [pendingChoice, cities]);

  const send = async (form: HTMLFormElement) => {
    const typed = readForm(form);
    const result = await sendEnquiry(form);
    if (result.kind === 'invalid') return result.errors;
    if (result.kind === 'failed') return void onFailed(messageOf(typed, lists));
    clearDraft(draftName);
    onSent({ reply: result, centreId: typed[controls.centreId] ?? '' });
  };
  return { initial, cityId, setCityId, lists, pendingChoice, send };
}
