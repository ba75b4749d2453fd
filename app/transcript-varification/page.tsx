import { InformationPage } from '@/components/blocks/InformationPage';
import { Finder } from '@/components/certificates/Finder';
import { Needs } from '@/components/certificates/Specimen';
import { getInformation } from '@/lib/server/content/information';
import { pageMetadata } from '@/lib/server/seo/metadata';

export const metadata = pageMetadata('/transcript-varification');

export default function CertificatesPage() {
  const { needs, curricula, systems } = getInformation('certificates');
  const parts = {
    needs: <Needs needs={needs} />,
    finder: <Finder curricula={curricula} systems={systems} />,
  };
  return <InformationPage path="/transcript-varification" page="certificates" parts={parts} />;
}
