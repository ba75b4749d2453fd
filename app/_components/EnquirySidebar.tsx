'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect, useState } from 'react';
import type { EnquiryPanel, EnquiryPanelProps } from '@/components/enquiry/EnquiryPanel';
import type { TopicTitles } from '@/components/enquiry/link-presets';
import { enquiryHref, enquiryStart } from '@/lib/shared/content/enquiry-link';
import { getJson } from '@/lib/shared/util/get-json';
import { closeEnquirySidebar, enquiryOfLink, openEnquirySidebar } from './enquiry-address';

/** True for a click of the main button without a modifier key, with which a link opens elsewhere or downloads. */
const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** Opens links to the enquiry in the sidebar, whose code loads on first open. */
export function EnquirySidebar({ helplineTimes }: Pick<EnquiryPanelProps, 'helplineTimes'>) {
  const query = useSearchParams();
  const path = usePathname();
  const isOpen = query.has('enquire') && path !== '/enquire';
  const topicSlug = isOpen ? (query.get('topic') ?? '') : '';
  // Not `lazy`: a page rendered per request would contain the sidebar.
  const [Panel, setPanel] = useState<typeof EnquiryPanel>();
  const [topics, setTopics] = useState<TopicTitles>();

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]');
      const linkStart = isPlainClick(event) && link && !link.target && enquiryOfLink(link);
      if (!linkStart) return;
      event.preventDefault();
      openEnquirySidebar(linkStart);
    };
    window.addEventListener('click', onClick, { capture: true });
    return () => window.removeEventListener('click', onClick, { capture: true });
  }, []);

  useEffect(() => {
    if (!isOpen || Panel) return;
    import('@/components/enquiry/EnquiryPanel').then(
      (code) => setPanel(() => code.EnquiryPanel),
      // If the sidebar's code cannot be loaded, the page /enquire works without it.
      () => window.location.assign(enquiryHref(enquiryStart(new URLSearchParams(window.location.search)))),
    );
  }, [isOpen, Panel]);

  useEffect(() => {
    // If the titles cannot be loaded, the words of the slug are shown.
    if (topicSlug) void getJson<TopicTitles>('/topics.json').then((titles) => setTopics(titles ?? {}));
  }, [topicSlug]);

  if (!isOpen || !Panel || (topicSlug && !topics)) return null;
  return (
    <Panel
      start={enquiryStart(query)}
      topics={topics ?? {}}
      helplineTimes={helplineTimes}
      onClose={closeEnquirySidebar}
    />
  );
}
