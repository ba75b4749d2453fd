import { ComingStrip } from '@/components/events/ComingStrip';
import { Header } from '@/components/layout/Header';
import { MenuTasks, QuickContact } from '@/components/layout/MenuTasks';
import { SavedLink } from '@/components/layout/SavedLink';
import { ButtonLink } from '@/components/ui/Button';
import { getMenuNotes, getNavigation } from '@/lib/server/content/menus';
import { enquiryHref } from '@/lib/shared/content/enquiry-link';
import { getSite } from '@/lib/shared/content/site';
import { SearchSlot } from './SearchSlot';

/**
 * The strip about the next event, and the header with its slots filled. Only `app` may combine layout, search and
 * enquiry.
 */
export const SiteHeader = () => (
  <>
    <ComingStrip />
    <Header
      links={getNavigation().header}
      tasks={<MenuTasks />}
      notes={getMenuNotes()}
      search={<SearchSlot />}
      enquiry={
        <>
          <SavedLink place="bar" />
          <ButtonLink href={enquiryHref()} size="row">
            Enquire
          </ButtonLink>
        </>
      }
      contact={
        <>
          <SavedLink place="menu" />
          <QuickContact site={getSite()} />
        </>
      }
    />
  </>
);
