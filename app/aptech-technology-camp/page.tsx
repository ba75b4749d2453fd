import { CampPage } from '@/components/courses/CampPage';
import { Page } from '@/components/ui/Page';
import { getTechnologyCamp } from '@/lib/server/catalogue/courses';
import { words } from '@/lib/server/catalogue/page-words';
import { pageMetadata } from '@/lib/server/seo/metadata';

export const revalidate = 60;
export const metadata = pageMetadata('/aptech-technology-camp');

export default function TechnologyCampPage() {
  const camp = getTechnologyCamp();
  return (
    <Page
      path="/aptech-technology-camp"
      title={words.aptechTechnologyCamp.heading}
      lead={camp.lead}
      art="technology-camp"
    >
      <CampPage camp={camp} />
    </Page>
  );
}
