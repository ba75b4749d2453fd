import { ButtonLink } from '@/components/ui/Button';
import { withParts } from '@/components/ui/with-parts';
import { enquiryHref } from '@/lib/content/enquiry-link';
import { messages } from './messages';
import styles from './EnquiryButton.module.css';

/** "Menu" opens the enquiry sidebar. It is a link to the full page, whose click app/_frame/EnquiryMount intercepts. */
export const EnquiryButton = () => (
  <ButtonLink href={enquiryHref()} variant="outline" className={styles.button}>
    {withParts(messages.menuEnquiryAndGuidance, (label) => (
      <span className="visuallyHidden">{label}</span>
    ))}
  </ButtonLink>
);
