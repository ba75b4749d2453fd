import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/Button';
import { Facts } from '@/components/ui/Facts';
import { SaveButton } from '@/components/ui/SaveButton';
import { askHref } from '@/lib/content/courses';
import type { Programme } from '@/lib/content/programmes';
import { messages } from './messages';
import styles from './ProgrammeIntro.module.css';

type ProgrammeIntroProps = {
  programme: Programme;
  /** Its next classes. */
  classes?: ReactNode;
};

/** Introduction of a diploma beside its summary list. */
export const ProgrammeIntro = ({ programme, classes }: ProgrammeIntroProps) => (
  <div className={styles.intro}>
    <div className="stack gap-4 measure">
      <p className="display display-s">{programme.fullName}</p>
      {programme.intro.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
    <div className="stack gap-5">
      <Facts facts={programme.facts} />
      {classes}
      <div className="cluster gap-3">
        <ButtonLink href={askHref(programme)}>{messages.askAbout(programme.name)}</ButtonLink>
        <ButtonLink href="/locations" variant="outline">
          {messages.findACentre}
        </ButtonLink>
        <SaveButton kind="courses" id={programme.slug} name={programme.name} />
      </div>
    </div>
  </div>
);
