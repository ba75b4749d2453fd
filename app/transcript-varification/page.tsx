import { InformationPage } from '@/components/blocks/InformationPage';
import { VerificationSystemFinder, WhatYouNeed } from '@/components/certificates/Verification';
import { getInformation } from '@/lib/server/catalogue/page-content';
import { pageMetadata } from '@/lib/server/seo/metadata';

export const metadata = pageMetadata('/transcript-varification');

export default function CertificatesPage() {
  const { needs, curricula, systems } = getInformation('certificates');
  const parts = {
    needs: <WhatYouNeed needs={needs} />,
    finder: <VerificationSystemFinder curricula={curricula} systems={systems} />,
  };
  return <InformationPage path="/transcript-varification" page="certificates" parts={parts} />;
}
