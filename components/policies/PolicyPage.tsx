import { Art } from '@/components/art/Art';
import { PageShell } from '@/components/ui/PageShell';
import { Section } from '@/components/ui/Section';
import { crumbsOf } from '@/lib/content/crumbs';
import type { Policy } from '@/lib/content/information';
import { formatDay } from '@/lib/foundation/time';
import type { ReactNode } from 'react';
import { PolicyText } from './PolicyText';

type PolicyPageProps = {
  path: string;
  title: string;
  policy: Policy;
  /** Structured data of the page. */
  children?: ReactNode;
};

/** The page around a policy: plain header, then the text. */
export function PolicyPage({ path, title, policy, children }: PolicyPageProps) {
  return (
    <PageShell
      title={title}
      lead={policy.lead}
      crumbs={crumbsOf(path)}
      tone="paper"
      art={<Art name="pages/policies" priority />}
    >
      {children}
      <Section>
        <PolicyText policy={policy} updated={formatDay(new Date(`${policy.updated}T12:00:00+05:00`))} />
      </Section>
    </PageShell>
  );
}
