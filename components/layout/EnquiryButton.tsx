import { ButtonLink } from '@/components/ui/Button';
import { enquiryHref } from '@/lib/shared/content/enquiry-link';
import styles from './EnquiryButton.module.css';

/** Opens the enquiry sidebar. It is a link to the full page, whose click app/_layout/EnquiryMount intercepts. */
export const EnquiryButton = () => (
  <ButtonLink href={enquiryHref()} className={styles.button}>
    Enquire
  </ButtonLink>
);
