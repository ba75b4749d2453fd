import type { ReactNode } from 'react';
import { ButtonLink, Buttons } from '@/components/ui/Button';
import { EmptyState } from '@/components/ui/EmptyState';
import { CentreOpenNow } from '@/components/ui/OfficeHours';
import type { Centre } from '@/content/schema/centres';
import type { CatalogueCourse } from '@/lib/server/catalogue/catalogue';
import { areClassesKnown } from '@/lib/server/classes/next-classes';
import { enquiryHref } from '@/lib/shared/content/enquiry-link';
import { centreChat, getSite, telLink, whatsappLink } from '@/lib/shared/content/site';

type NoClassesProps = {
  course?: Pick<CatalogueCourse, 'name' | 'slug' | 'enquire'>;
  /** The city without a class, and one of its centres. */
  city?: { label: string; centre?: Centre | undefined };
  /** Opening hours of the helpline, if the page does not show them above. */
  hours?: ReactNode;
};

export function NoClasses({ course, city, hours }: NoClassesProps): ReactNode {
  const centre = city?.centre;
  const phone = centre?.phone ?? getSite().helpline;
  const title = city ? `No class for beginners in ${city.label} yet` : 'No start date yet';
  const isKnown = areClassesKnown(city?.label);
  return (
    <EmptyState art="no-batches" title={isKnown ? title : 'We do not have the start dates right now'}>
      <p>
        {isKnown
          ? `${centre?.name ?? 'Our team'} hears about new classes first.`
          : `Message or call ${centre?.name ?? 'us'} for the dates.`}
      </p>
      {centre ? <CentreOpenNow centre={centre} /> : hours}
      <Buttons className="gap-2">
        {!isKnown && <ButtonLink href={centre ? centreChat(centre) : whatsappLink()} variant="whatsapp" />}
        <ButtonLink href={telLink(phone)} variant="outline">
          {`Call ${phone}`}
        </ButtonLink>
        <ButtonLink
          href={enquiryHref({
            course: course?.enquire,
            topic: centre ? course?.name : course?.slug,
            centre: centre?.id,
          })}
        >
          {isKnown ? 'Tell me when there is one' : 'Ask for the dates'}
        </ButtonLink>
      </Buttons>
    </EmptyState>
  );
}
