import { ItemPicture } from '@/components/art/ItemPicture';
import { Section } from '@/components/ui/Section';
import type { Testimonial } from '@/lib/server/content/information';
import { TestimonialCarousel } from './TestimonialCarousel';
import { cx } from '@/components/ui/cx';
import { words } from '@/content/pages/home';
import styles from './Carousel.module.css';

/** Five quotes, two in view, moving upwards. */
export function Testimonials({ quotes }: { quotes: readonly Testimonial[] }) {
  return (
    <Section tone="sky">
      <div className={styles.layout}>
        <TestimonialCarousel title={<h2>{words.testimonialsTitle}</h2>}>
          <ul className="slides">
            {quotes.map(({ slug, quote, name, role, image }) => (
              <li key={slug} className={`slide ${styles.slide}`}>
                <figure className={styles.card}>
                  <ItemPicture name={`people/${slug}`} image={image} className={styles.portrait} />
                  <blockquote className={styles.quote}>“{quote}”</blockquote>
                  <figcaption className={cx('small muted', styles.person)}>
                    <span className={styles.name}>{name}</span>
                    <span>{role}</span>
                  </figcaption>
                </figure>
              </li>
            ))}
          </ul>
        </TestimonialCarousel>
      </div>
    </Section>
  );
}
