import { ComingEvents } from '@/components/events/ComingEvents';
import { LateStrip } from '@/components/events/ComingStrip';
import { JustOver } from '@/components/events/JustOver';
import { WhichCourseSection } from '@/components/courses/WhichCourseSection';
import { CareerCourses } from '@/components/home/CareerCourses';
import { CentresStrip } from '@/components/home/CentresStrip';
import { Hero } from '@/components/home/Hero';
import { HomeVideo } from '@/components/home/HomeVideo';
import { NextSteps } from '@/components/home/NextSteps';
import { Statistics } from '@/components/home/Statistics';
import { Testimonials } from '@/components/home/Testimonials';
import { JsonLd } from '@/components/seo/JsonLd';
import { withEditLink } from '@/components/ui/withEditLink';
import { cityChoices } from '@/lib/batches/near';
import { getCentresByCity } from '@/lib/content/centres';
import { getHome } from '@/lib/content/information';
import { getSite } from '@/lib/content/site';
import { getTestimonials } from '@/lib/content/people';
import { organization, pageMarkup, webSite } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';
import styles from './home.module.css';

export const metadata = pageMetadata('/');

export default function HomePage() {
  const home = getHome();
  const { statistics } = getSite();
  return withEditLink(
    '/',
    <div className={styles.home}>
      <LateStrip />
      <Hero home={home} />
      <ComingEvents isAside />
      <JustOver />
      <CareerCourses home={home} />
      <WhichCourseSection cities={cityChoices()} />
      <Statistics statistics={statistics} />
      <HomeVideo video={home.video} />
      <Testimonials quotes={getTestimonials()} />
      <NextSteps steps={home.steps} />
      <CentresStrip groups={getCentresByCity()} />
      <JsonLd items={pageMarkup('/', [webSite(), organization()])} />
    </div>,
  );
}
