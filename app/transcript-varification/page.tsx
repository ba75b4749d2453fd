import { Blocks } from '@/components/blocks/Blocks';
import { Finder } from '@/components/certificates/Finder';
import { Needs } from '@/components/certificates/Specimen';
import { Page } from '@/components/ui/Page';
import { getInformation } from '@/lib/server/content/information';
import { pageMetadata } from '@/lib/server/seo/metadata';

export const metadata = pageMetadata('/transcript-varification');

export default function CertificatesPage() {
  const { heading, lead, blocks, needs, curricula, systems } = getInformation('certificates');
  const parts = {
    needs: <Needs needs={needs} />,
    finder: <Finder curricula={curricula} systems={systems} />,
  };
  return (
    <Page path="/transcript-varification" title={heading} lead={lead} art="certificates">
      <Blocks blocks={blocks} parts={parts} />
    </Page>
  );
}
