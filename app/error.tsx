'use client';

/** Replaces a page that throws while it is rendered; header and footer remain. */
export { ErrorScreen as default } from '@/components/errors/ErrorScreen';
