'use client';

/** Replaces a page that throws while it is rendered. */
export { ErrorScreen as default } from '@/components/errors/ErrorScreen';
