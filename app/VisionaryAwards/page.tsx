import { AwardPage } from '@/components/events/AwardPage';
import { pageMetadata } from '@/lib/server/seo/metadata';

const path = '/VisionaryAwards';
export const generateMetadata = () => pageMetadata(path);
export const revalidate = 300;

export default function VisionaryAwardsPage() {
  return <AwardPage path={path} slug="visionary" art="visionary-awards" />;
}
