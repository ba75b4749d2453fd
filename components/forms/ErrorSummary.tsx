'use client';

import { useEffect, useId, useRef } from 'react';
import grounds from '@/components/ui/Ground.module.css';
import { cx } from '@/components/ui/cx';
import styles from './ErrorSummary.module.css';

type ErrorSummaryProps = {
  formId: string;
  items: readonly { name: string; message: string }[];
  /** Number of the submission; above 0 the summary takes focus when it appears. */
  submissionCount: number;
  /** Called instead of following the link to the field. */
  onGoTo: (name: string) => void;
};

/** GOV.UK's error summary. Screen readers drop focus or `role="alert"` if both are on one element. */
export function ErrorSummary({ formId, items, submissionCount, onGoTo }: ErrorSummaryProps) {
  const container = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const isShown = items.length > 0;
  useEffect(() => {
    if (submissionCount === 0 || !isShown) return undefined;
    container.current?.focus();
    const { title: titleBefore } = document;
    const titleWithError = `Error: ${titleBefore}`;
    document.title = titleWithError;
    return () => {
      // After a navigation the title belongs to another page.
      if (document.title === titleWithError) document.title = titleBefore;
    };
  }, [submissionCount, isShown]);
  if (!isShown) return null;

  return (
    <div
      className={cx('full', grounds.panel, styles.summary)}
      ref={container}
      tabIndex={-1}
      aria-labelledby={titleId}
      role="group"
    >
      <div role="alert" className="stack gap-3">
        <h2 className="card-title" id={titleId}>
          There is a problem
        </h2>
        <ul className={cx('stack gap-1', styles.errorLinks)}>
          {items.map(({ name, message }) => (
            <li key={name}>
              <a
                href={`#${formId}-${name}`}
                onClick={(event) => {
                  event.preventDefault();
                  onGoTo(name);
                }}
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
