'use client';

/** Replaces a page that throws while rendering; header and footer remain. */
export { ErrorScreen as default } from '@/components/errors/ErrorScreen';
