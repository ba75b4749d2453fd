import { ButtonLink } from '@/components/ui/Button';
import { enquiryHref } from '@/lib/content/enquiry-link';
import styles from './EnquiryButton.module.css';

/** "Menu" opens the enquiry sidebar. It is a link to the full page, whose click app/_frame/EnquiryMount intercepts. */
export const EnquiryButton = () => (
  <ButtonLink href={enquiryHref()} variant="outline" className={styles.button}>
    Menu<span className="visuallyHidden">: enquiry and guidance</span>
  </ButtonLink>
);
