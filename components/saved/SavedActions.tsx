'use client';

import { useEffect, useRef } from 'react';
import { Button, ButtonLink } from '@/components/ui/Button';
import buttonStyles from '@/components/ui/Button.module.css';
import { saveList, useSaved } from '@/components/ui/browser/useSaved';
import { cx } from '@/components/ui/cx';
import {
  cleanSavedList,
  countSaved,
  savedHref,
  savedKinds,
  type StudyPlan,
  type SavedList,
} from '@/lib/shared/saved-list';

type SavedActionsProps = {
  /** The list in this page's URL. */
  list: SavedList;
  /** URL of an enquiry about all items. */
  ask: string;
  /** WhatsApp link with this page's URL; the recipient is chosen in WhatsApp. */
  share: string;
};

/** Buttons that ask about the list, send it, print it, and save a list that someone has shared. */
export function SavedActions({ list, ask, share }: SavedActionsProps) {
  const own = useSaved();
  const actions = useRef<HTMLDivElement>(null);
  const isOnDevice = savedKinds.every((kind) => list[kind].every((id) => own[kind].includes(id)));
  const saveAll = () => {
    // Moves the focus, because the pressed button disappears.
    actions.current?.focus();
    saveList(
      cleanSavedList({
        courses: [...own.courses, ...list.courses],
        classes: [...own.classes, ...list.classes],
        centres: [...own.centres, ...list.centres],
      }),
    );
  };
  return (
    <div ref={actions} tabIndex={-1} className={cx('cluster gap-3 screenOnly', buttonStyles.fillPhone)}>
      <ButtonLink href={ask}>
        {countSaved(list) === 1 ? 'Ask about this' : 'Ask about all of these'}
      </ButtonLink>
      <ButtonLink href={share} variant="whatsapp">
        Send on WhatsApp
      </ButtonLink>
      <Button variant="outline" className="scriptOnly" onClick={() => window.print?.()}>
        Print
      </Button>
      {!isOnDevice && (
        <Button variant="quiet" className="scriptOnly" onClick={saveAll}>
          Save on this device
        </Button>
      )}
    </div>
  );
}

/** On a page without a list in its URL, opens the list that is saved on this device, if any. */
export function OpenDeviceList({ list, plan }: { list: SavedList; plan: StudyPlan }) {
  const own = useSaved();
  useEffect(() => {
    if (countSaved(list) === 0 && countSaved(own) > 0) window.location.replace(savedHref(own, plan));
  }, [list, own, plan]);
  return null;
}
