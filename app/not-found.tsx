export { NotFoundScreen as default, notFoundMetadata as metadata } from '@/components/errors/NotFoundScreen';
