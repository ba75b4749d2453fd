import type { ReactNode } from 'react';
import { EventMore, AfterRegistering } from '@/components/events/EventMore';
import { RegistrationPage } from '@/components/registration/RegistrationPage';
import { JsonLd } from '@/components/ui/JsonLd';
import { pageMarkup, type Markup } from '@/lib/server/seo/json-ld';
import { getEventForm } from '@/lib/shared/content/events';
import type { FormName } from '@/lib/shared/registration/fields';

type RegistrationScreenProps = { form: FormName; markup?: readonly Markup[]; children?: ReactNode };

export const RegistrationScreen = ({ form, markup, children }: RegistrationScreenProps) => (
  <>
    <RegistrationPage
      form={form}
      afterResult={<AfterRegistering slug={form} />}
      more={
        <>
          {children}
          <EventMore slug={form} />
        </>
      }
    />
    <JsonLd items={pageMarkup(getEventForm(form).path, markup)} />
  </>
);
