import { AwardLine } from '@/components/about/AwardLine';
import { Figures } from '@/components/about/Figures';
import { Story } from '@/components/about/Story';
import { ButtonLink } from '@/components/ui/Button';
import { CallToAction } from '@/components/ui/CallToAction';
import { Page } from '@/components/ui/Page';
import { Section } from '@/components/ui/Section';
import { getAbout } from '@/lib/server/content/information';
import { words } from '@/content/pages/about';
import { organization } from '@/lib/server/seo/json-ld';
import { pageMetadata } from '@/lib/server/seo/metadata';

export const metadata = pageMetadata('/about');

export default function AboutPage() {
  const { lead, statement, figures, paragraphs, values, quality, awards } = getAbout();
  // Sample awards are shown on the page but omitted from the structured data.
  const named = awards.filter((award) => !award.sample).map((award) => `${award.title}, ${award.year}`);
  return (
    <Page
      path="/about"
      title={words.heading}
      lead={lead}
      art="about"
      kind="AboutPage"
      markup={[organization(named)]}
    >
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
    </Page>
  );
}
