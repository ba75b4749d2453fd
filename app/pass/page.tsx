import { pageMetadata } from '@/lib/seo/metadata';
import { SendPassAgainScreen } from './_screen/SendPassAgainScreen';

export const metadata = pageMetadata('/pass');

export default function SendPassAgainPage() {
  return <SendPassAgainScreen sent={false} />;
}
