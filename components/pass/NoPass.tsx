import { ButtonLink } from '@/components/ui/Button';
import { NotFoundShell } from '@/components/ui/NotFoundShell';
import { Section } from '@/components/ui/Section';
import { words } from '@/lib/server/catalogue/page-words';

export const NoPass = () => (
  <NotFoundShell
    title={words.noPass.heading}
    lead={words.noPass.lead}
    path="/pass"
    pageName={words.noPass.breadcrumb}
  >
    <Section>
      <div className="stack gap-5 measure start">
        <p>{words.noPass.resendText}</p>
        <ButtonLink href="/pass">{words.noPass.resendLink}</ButtonLink>
      </div>
    </Section>
  </NotFoundShell>
);
