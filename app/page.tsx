import { EventLine } from '@/components/events/EventLine';
import { WhichCourseCard } from '@/components/courses/WhichCourseCard';
import { CareerCourses } from '@/components/home/CareerCourses';
import { CentresStrip } from '@/components/home/CentresStrip';
import { Hero } from '@/components/home/Hero';
import { HomeVideo } from '@/components/home/HomeVideo';
import { NextAdseClasses } from '@/components/home/NextAdseClasses';
import { NextSteps } from '@/components/home/NextSteps';
import { Statistics } from '@/components/home/Statistics';
import { Testimonials } from '@/components/home/Testimonials';
import { JsonLd } from '@/components/seo/JsonLd';
import { EditLink } from '@/components/ui/EditLink';
import { getCentresByCity } from '@/lib/shared/content/centres';
import { getHome, getTestimonials } from '@/lib/server/content/information';
import { getSite } from '@/lib/shared/content/site';
import { organization, pageMarkup, webSite } from '@/lib/server/seo/json-ld';
import { pageMetadata } from '@/lib/server/seo/metadata';
import styles from './home.module.css';

// Revalidated for the next classes, which lib/server/batches collects at runtime.
export const revalidate = 60;
export const metadata = pageMetadata('/');

export default function HomePage() {
  const home = getHome();
  const { statistics } = getSite();
  return (
    <div className={styles.home}>
      <Hero home={home} />
      <EventLine />
      <CareerCourses home={home} question={<WhichCourseCard art={home.picture.art} />} />
      <NextAdseClasses />
      <Statistics statistics={statistics} />
      <HomeVideo video={home.video} />
      <Testimonials quotes={getTestimonials()} />
      <NextSteps steps={home.steps} />
      <CentresStrip groups={getCentresByCity()} />
      <JsonLd items={pageMarkup('/', [webSite(), organization()])} />
      <EditLink path="/" />
    </div>
  );
}
