'use client';

import { useEffect, useState } from 'react';
import { clearDraft, readDraft, saveDraft } from '@/components/forms/Form/draft';
import type { EnquiryReply } from '@/lib/enquiry/replies';
import { sendEnquiry } from './send';
import { cityNameOf } from './start';
import { useLists, type Known } from './useLists';

export const draftName = 'enquiry';

type Options = {
  /** Answers a link or the server brings; they win over the draft. */
  values: Readonly<Record<string, string>>;
  known?: Known;
  onSent: (reply: EnquiryReply) => void;
  onFailed: () => void;
};

function mergeDraft(values: Readonly<Record<string, string>>): Record<string, string> {
  const merged = { ...readDraft(draftName)?.values, ...values };
  if (Object.keys(values).length > 0) saveDraft(draftName, { values: merged });
  return merged;
}

/** What both forms of the enquiry share: first answers, the two lists, sending. */
export function useEnquiry({ values, known, onSent, onFailed }: Options) {
  const [initial] = useState(() => mergeDraft(values));
  const [cityId, setCityId] = useState(initial.cityId ?? '');
  const lists = useLists(cityId, known);
  const { cities } = lists;
  const centre = initial.centresId;

  useEffect(() => {
    if (!centre || !cities || initial.cityId) return;
    let gone = false;
    void cityNameOf(centre).then(
      (name) => {
        const city = cities.find(({ label }) => label === name);
        const select = document.querySelector<HTMLSelectElement>('select[name="cityId"]');
        if (gone || !city || !select || select.value) return;
        select.value = city.value;
        select.dispatchEvent(new Event('change', { bubbles: true }));
        setCityId(city.value);
      },
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [centre, cities, initial.cityId]);

  const send = async (form: HTMLFormElement) => {
    const result = await sendEnquiry(form);
    if (result.kind === 'invalid') return result.errors;
    if (result.kind === 'failed') return void onFailed();
    clearDraft(draftName);
    onSent(result);
  };
  const wanted = { cityId: initial.cityId ?? '', centresId: initial.centresId ?? '' };
  return { initial, cityId, setCityId, lists, wanted, send };
}
