import { ButtonLink } from '@/components/ui/Button';
import { enquiryHref } from '@/lib/content/enquiry-link';
import styles from './EnquiryButton.module.css';
import { messages } from './messages';
import { withParts } from '@/components/ui/with-parts';

/** "Menu" opens the enquiry sidebar. It is a link to the full page, whose click app/_frame/EnquiryMount intercepts. */
export const EnquiryButton = () => (
  <ButtonLink href={enquiryHref()} variant="outline" className={styles.button}>
    {withParts(messages.menuEnquiryAndGuidance, (label) => (
      <span className="visuallyHidden">{label}</span>
    ))}
  </ButtonLink>
);
