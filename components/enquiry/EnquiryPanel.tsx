'use client';

import { useEffect, useRef } from 'react';
import { Icon, IconButton } from '@/components/ui/Icon';
import linkStyles from '@/components/ui/Link.module.css';
import { OpenNow, type OpenMinutes } from '@/components/ui/OpenNow';
import { cx } from '@/components/ui/cx';
import type { EnquiryStart } from '@/lib/shared/content/enquiry-link';
import { EnquiryForm } from './EnquiryForm';
import styles from './EnquiryPanel.module.css';
import { PanelFoot, Contacts, MostSearchedTopics } from './PanelParts';
import { answersFromLink, topicHeading, topicOf, type TopicTitles } from './link-presets';

export type EnquiryPanelProps = {
  start: EnquiryStart;
  topics: TopicTitles;
  helplineTimes: OpenMinutes;
  onClose: () => void;
};

export function EnquiryPanel({ start, topics, helplineTimes, onClose }: EnquiryPanelProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const topic = topicOf(start, topics);
  const hours = <OpenNow times={helplineTimes} isHelpline className="small" />;
  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) {
      element.showModal();
      title.current?.focus();
    }
    return () => element?.close();
  }, []);
  const scrollToTop = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    dialog.current?.scrollTo({ top: 0 });
    window.scrollTo({ top: 0 });
  };

  return (
    // A click on the backdrop targets the dialog itself; keyboards have Esc and the Close button.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={styles.panel}
      aria-labelledby="enquiry-title"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className={cx('stack gap-4', styles.inner)}>
        <div className={cx('row between', styles.bar)}>
          <a
            href="#top"
            className={cx('gap-2 strong', linkStyles.tap, linkStyles.quiet, styles.menu)}
            onClick={scrollToTop}
          >
            Menu
            <Icon name="up" />
          </a>
          <IconButton icon="close" variant="plain" onClick={onClose}>
            Close
          </IconButton>
        </div>
        <h2 id="enquiry-title" tabIndex={-1} ref={title}>
          {topic ? topicHeading(topic) : 'Find the perfect career guidance'}
        </h2>
        <EnquiryForm
          id="enquiry"
          heading="h3"
          values={answersFromLink(start)}
          topic={topic}
          above={<Contacts topic={topic} phoneVariant="outline" hours={hours} />}
          hours={hours}
        />
        <MostSearchedTopics heading="h3" />
        <PanelFoot />
      </div>
    </dialog>
  );
}
