import { ButtonLink } from '@/components/ui/Button';
import { enquiryHref } from '@/lib/shared/content/enquiry-link';
import styles from './EnquiryButton.module.css';

/** Opens the enquiry sidebar. A link to the full page; app/_layout/EnquiryMount intercepts its click. */
export const EnquiryButton = () => (
  <ButtonLink href={enquiryHref()} className={styles.button}>
    Enquire
  </ButtonLink>
);
