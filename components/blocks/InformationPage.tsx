import type { ComponentProps } from 'react';
import { Page } from '@/components/ui/Page';
import { getInformation } from '@/lib/server/catalogue/page-content';
import { Actions } from './Actions';
import { Blocks } from './Blocks';

type InformationPageProps = Pick<ComponentProps<typeof Page>, 'path' | 'kind' | 'markup'> &
  Pick<ComponentProps<typeof Blocks>, 'parts'> & {
    /** Name of the page's content, and of its drawing. */
    page: Parameters<typeof getInformation>[0];
  };

export function InformationPage({ page, parts, ...options }: InformationPageProps) {
  const { heading, lead, actions = [], blocks } = getInformation(page);
  const below = <Actions actions={actions} tone="ink" />;
  return (
    <Page {...options} title={heading} lead={lead} art={page} below={below}>
      <Blocks blocks={blocks} parts={parts} />
    </Page>
  );
}
