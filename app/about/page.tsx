import { InformationPage } from '@/components/blocks/InformationPage';
import { getInformation } from '@/lib/server/catalogue/page-content';
import { organization } from '@/lib/server/seo/json-ld';
import { pageMetadata } from '@/lib/server/seo/metadata';

export const metadata = pageMetadata('/about');

export default function AboutPage() {
  const { blocks } = getInformation('about');
  const awards = blocks.flatMap((block) => (block.kind === 'timeline' ? block.items : []));
  // Search engines would show sample awards as real.
  const awardTexts = awards.filter(({ sample }) => !sample).map(({ title, when }) => `${title}, ${when}`);
  return <InformationPage path="/about" page="about" kind="AboutPage" markup={[organization(awardTexts)]} />;
}
