import { AwardLine } from '@/components/about/AwardLine';
import { Figures } from '@/components/about/Figures';
import { Story } from '@/components/about/Story';
import { Art } from '@/components/art/Art';
import { ButtonLink } from '@/components/ui/Button';
import { CallToAction } from '@/components/ui/CallToAction';
import { JsonLd } from '@/components/seo/JsonLd';
import { PageShell } from '@/components/ui/PageShell';
import { Section } from '@/components/ui/Section';
import { getAbout } from '@/lib/content/information';
import { crumbsOf } from '@/lib/content/crumbs';
import { getWords } from '@/lib/content/words';
import { organization, pageMarkup } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';

const words = getWords('about');

export const metadata = pageMetadata('/about');

export default function AboutPage() {
  const { lead, statement, figures, paragraphs, values, quality, awards } = getAbout();
  // Sample awards are shown on the page but left out of the structured data.
  const named = awards.filter((award) => !award.sample).map((award) => `${award.title}, ${award.year}`);
  return (
    <PageShell
      title={words.heading}
      lead={lead}
      crumbs={crumbsOf('/about')}
      art={<Art name="pages/about" priority />}
    >
      <JsonLd items={pageMarkup('/about', [organization(named)], { kind: 'AboutPage' })} />
      <Section>
        <Figures figures={figures} />
      </Section>
      <Section>
        <Story statement={statement} paragraphs={paragraphs} values={values} />
      </Section>
      <Section title={words.awards} tone="white">
        <AwardLine awards={awards} quality={quality} />
      </Section>
      <CallToAction
        title={words.seeForYourself}
        tone="sky"
        actions={
          <>
            <ButtonLink href="/locations">{words.findACentre}</ButtonLink>
            <ButtonLink href="/Research-and-Development" variant="outline">
              {words.curriculum}
            </ButtonLink>
          </>
        }
      >
        <p>{words.seeForYourselfText}</p>
      </CallToAction>
    </PageShell>
  );
}
