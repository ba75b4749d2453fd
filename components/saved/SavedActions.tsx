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
  savedList: SavedList;
  askUrl: string;
  /** WhatsApp link with this page's URL; the recipient is chosen in WhatsApp. */
  shareUrl: string;
};

export function SavedActions({ savedList, askUrl, shareUrl }: SavedActionsProps) {
  const deviceList = useSaved();
  const actions = useRef<HTMLDivElement>(null);
  const isOnDevice = savedKinds.every((kind) => savedList[kind].every((id) => deviceList[kind].includes(id)));
  const saveAll = () => {
    // Moves the focus, because the pressed button disappears.
    actions.current?.focus();
    saveList(
      cleanSavedList(
        Object.fromEntries(savedKinds.map((kind) => [kind, [...deviceList[kind], ...savedList[kind]]])),
      ),
    );
  };
  return (
    <div ref={actions} tabIndex={-1} className={cx('cluster gap-3 screenOnly', buttonStyles.fillPhone)}>
      <ButtonLink href={askUrl}>
        {countSaved(savedList) === 1 ? 'Ask about this' : 'Ask about all of these'}
      </ButtonLink>
      <ButtonLink href={shareUrl} variant="whatsapp">
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
export function OpenDeviceList({ savedList, plan }: { savedList: SavedList; plan: StudyPlan }) {
  const deviceList = useSaved();
  useEffect(() => {
    if (countSaved(savedList) === 0 && countSaved(deviceList) > 0)
      window.location.replace(savedHref(deviceList, { ...plan, own: true }));
  }, [savedList, deviceList, plan]);
  return null;
}
