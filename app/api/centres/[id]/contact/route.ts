import { centreVcard } from '@/lib/server/catalogue/centre-links';
import { wrapHandler } from '@/lib/server/requests/handler';
import { downloadResponse, errorResponse, createRefusal } from '@/lib/server/requests/responses';
import { getCentre } from '@/lib/shared/content/centres';

/** A centre as a vCard (.vcf), from content without a backend call. */
export const GET = wrapHandler(
  async (_request: Request, { params }: RouteContext<'/api/centres/[id]/contact'>) => {
    const { id } = await params;
    const centre = getCentre(id);
    if (!centre) return errorResponse(createRefusal('not-found', 'We could not find that centre.'));
    return downloadResponse(`aptech-${centre.slug}.vcf`, 'text/vcard; charset=utf-8', centreVcard(centre));
  },
);
