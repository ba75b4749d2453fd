import { Portrait } from '@/components/art/Portrait';
import type { Testimonial } from '@/lib/server/content/information';
import { cx } from '@/components/ui/cx';
import styles from './Quotes.module.css';

type QuotesProps = { testimonials: readonly Testimonial[] };

/** Three testimonials: one large, two next to it. */
export function Quotes({ testimonials }: QuotesProps) {
  return (
    <ul className={cx('stack gap-7 columns-880', styles.quotes)}>
      {testimonials.map((testimonial) => (
        <li key={testimonial.slug} className={styles.quote}>
          <blockquote>
            <p>“{testimonial.quote}”</p>
          </blockquote>
          <div className={styles.who}>
            <Portrait person={testimonial} className={styles.photo} />
            <p>
              <strong>{testimonial.name}</strong>
              <span>{testimonial.role}</span>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
