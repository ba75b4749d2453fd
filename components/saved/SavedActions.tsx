'use client';

import { Button, ButtonLink } from '@/components/ui/Button';
import { removeSaved, saveList, useSaved } from '@/components/ui/browser/saved';
import {
  cleanList,
  countOf,
  savedHref,
  savedKinds,
  type SavedAddress,
  type SavedList,
} from '@/lib/shared/saved-list';
import { useEffect } from 'react';

type SavedActionsProps = {
  /** The list in this page's URL. */
  list: SavedList;
  /** URL of an enquiry about all items. */
  ask: string;
  /** WhatsApp link with this page's URL; the recipient is chosen in WhatsApp. */
  share: string;
};

/** Ask about, send, print, and save a shared list. */
export function SavedActions({ list, ask, share }: SavedActionsProps) {
  const own = useSaved();
  const isOwn = savedKinds.every((kind) => list[kind].every((id) => own[kind].includes(id)));
  const keep = () =>
    saveList(
      cleanList({
        courses: [...own.courses, ...list.courses],
        classes: [...own.classes, ...list.classes],
        centres: [...own.centres, ...list.centres],
      }),
    );
  return (
    <div className="cluster gap-3 screenOnly">
      <ButtonLink href={ask}>Ask about all of these</ButtonLink>
      <ButtonLink href={share} variant="whatsapp">
        Send on WhatsApp
      </ButtonLink>
      <Button variant="outline" className="scriptOnly" onClick={() => window.print?.()}>
        Print
      </Button>
      {!isOwn && (
        <Button variant="quiet" className="scriptOnly" onClick={keep}>
          Save on this device
        </Button>
      )}
    </div>
  );
}

/**
 * Removes items from the device's list that links of this site removed before hydration. Without a list in the URL it
 * opens the device's, if any.
 */
export function OwnList({ list, removed }: SavedAddress) {
  useEffect(() => {
    const own = savedHref(removeSaved(removed));
    if (countOf(list) === 0 && own !== '/saved') window.location.replace(own);
    // Returning to this URL later removes nothing.
    else if (window.location.search.includes('removed-'))
      window.history.replaceState(null, '', savedHref(list));
  }, [list, removed]);
  return null;
}
