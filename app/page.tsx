import { WhichCourseCard } from '@/components/courses/WhichCourseForm';
import { CareerCourses } from '@/components/home/CareerCourses';
import { Hero } from '@/components/home/Hero';
import styles from '@/components/home/Home.module.css';
import {
  CityLinks,
  HomeVideo,
  HomeNextClasses,
  NextClassStrip,
  StepsToEnrol,
  Statistics,
  Testimonials,
} from '@/components/home/HomeSections';
import { JsonLd } from '@/components/ui/JsonLd';
import { getHome, getTestimonials } from '@/lib/server/catalogue/page-content';
import { organization, pageMarkup, webSite } from '@/lib/server/seo/json-ld';
import { pageMetadata } from '@/lib/server/seo/metadata';
import { getCentresByCity } from '@/lib/shared/content/centres';
import { getSite } from '@/lib/shared/content/site';

export const revalidate = 60;
export const metadata = pageMetadata('/');

export default function HomePage() {
  const home = getHome();
  return (
    <div className={styles.home}>
      <Hero home={home} />
      <NextClassStrip />
      <CareerCourses home={home} whichCourseCard={<WhichCourseCard art={home.picture.art} />} />
      <HomeNextClasses />
      <Statistics statistics={getSite().statistics} />
      <HomeVideo video={home.video} />
      <Testimonials quotes={getTestimonials()} />
      <StepsToEnrol steps={home.steps} />
      <CityLinks groups={getCentresByCity()} />
      <JsonLd items={pageMarkup('/', [webSite(), organization()])} />
    </div>
  );
}
