import type { Metadata, Viewport } from 'next';
import localFont from 'next/font/local';
import type { ReactNode } from 'react';
import { getSite } from '@/lib/content/site';
import { env } from '@/lib/env';
import './globals.css';

const display = localFont({
  src: './fonts/bricolage-grotesque-latin-wght-normal.woff2',
  variable: '--font-bricolage',
  weight: '200 800',
  display: 'swap',
});

export const metadata: Metadata = {
  metadataBase: new URL(env().siteUrl),
  title: { default: getSite().name, template: `%s – ${getSite().name}` },
};

export const viewport: Viewport = { themeColor: '#0F1B3D', width: 'device-width', initialScale: 1 };

export default function RootLayout({ children }: Readonly<{ children: ReactNode }>) {
  return (
    <html lang="en" className={display.variable}>
      <body>
        <main id="main">{children}</main>
      </body>
    </html>
  );
}
