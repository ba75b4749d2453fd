import { AwardPage } from '@/components/events/AwardPage';
import { pageMetadata } from '@/lib/server/seo/metadata';

const path = '/FreeLancersAward';
export const generateMetadata = () => pageMetadata(path);
export const revalidate = 300;

export default function FreelancersAwardPage() {
  return <AwardPage path={path} slug="freelancers" art="freelancers-award" />;
}
