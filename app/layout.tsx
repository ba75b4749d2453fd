import './globals.css';
import type { Metadata, Viewport } from 'next';
import localFont from 'next/font/local';
import { Suspense, type ReactNode } from 'react';
import { ComingStrip } from '@/components/events/ComingStrip';
import { CityPreset } from '@/components/layout/CityPreset';
import { Footer } from '@/components/layout/Footer';
import { Header } from '@/components/layout/Header';
import { MenuEvent, MenuTasks } from '@/components/layout/MenuTasks';
import { QuickContact } from '@/components/layout/QuickContact';
import { RouteFocus } from '@/components/layout/RouteFocus';
import { SavedLink } from '@/components/layout/SavedLink';
import skipStyles from '@/components/layout/SkipLink.module.css';
import { NoticeBar } from '@/components/notices/NoticeBar';
import { ButtonLink } from '@/components/ui/Button';
import grounds from '@/components/ui/Ground.module.css';
import { cx } from '@/components/ui/cx';
import { getNavigation, getNavigationNotes } from '@/lib/server/catalogue/menus';
import { getNotices } from '@/lib/server/catalogue/notices';
import { officeHours } from '@/lib/server/catalogue/opening-hours';
import { env } from '@/lib/server/runtime/env';
import { enquiryHref } from '@/lib/shared/content/enquiry-link';
import { getSite } from '@/lib/shared/content/site';
import { colours } from '@/lib/shared/util/colours';
import { now } from '@/lib/shared/util/time';
import { EnquirySidebar } from './_components/EnquirySidebar';
import { SearchSlot } from './_components/SearchSlot';
import './fonts.css';
import './primitives.css';

const display = localFont({
  src: './fonts/bricolage-grotesque-display.woff2',
  variable: '--font-bricolage',
  weight: '600 800',
  display: 'swap',
  // Next adds no fallback: app/fonts.css has faces of the usual devices, fitted to this one.
  adjustFontFallback: false,
});

export const metadata: Metadata = {
  metadataBase: new URL(env().siteUrl),
  title: { default: getSite().name, template: `%s – ${getSite().name}` },
};

export const viewport: Viewport = { themeColor: colours.ink, width: 'device-width', initialScale: 1 };

/** Components of several folders meet only in `app`, so it fills the slots of the header. */
export default function RootLayout({ children }: Readonly<{ children: ReactNode }>) {
  const notices = getNotices(now());
  return (
    <html lang="en" className={display.variable} data-scroll-behavior="smooth">
      {/* data-scroll-behavior: Next then scrolls to the top of a new page at once instead of smoothly. */}
      <body id="top">
        {/* Delays the first paint until headline and picture are parsed: the picture moves the headline on phones. */}
        {/* Chromium only waits for a start tag, so the element is at the end of the first view. */}
        <link rel="expect" href="#first-view-end" blocking="render" />
        <a href="#main" className={cx('screenOnly strong', grounds.ink, skipStyles.skip)}>
          Skip to content
        </a>
        <ComingStrip />
        <Header
          links={getNavigation().header}
          tasks={<MenuTasks />}
          notes={getNavigationNotes()}
          searchPanel={<SearchSlot />}
          enquiryButton={
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
              <MenuEvent isPast />
              <QuickContact />
            </>
          }
        />
        {notices.length > 0 && <NoticeBar notices={notices} />}
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <Footer />
        <RouteFocus />
        <CityPreset />
        {/* A static page does not know its query; the Suspense boundary lets the browser read it. */}
        <Suspense fallback={null}>
          <EnquirySidebar helplineTimes={officeHours().times} />
        </Suspense>
      </body>
    </html>
  );
}
