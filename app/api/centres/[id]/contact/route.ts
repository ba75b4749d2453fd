import { centreVcard } from '@/lib/server/catalogue/centre-links';
import { handler } from '@/lib/server/requests/handler';
import { download, errorResponse, refusal } from '@/lib/server/requests/responses';
import { getCentre } from '@/lib/shared/content/centres';

/** A centre as a vCard (.vcf), from content without a backend call. */
export const GET = handler(
  async (_request: Request, { params }: RouteContext<'/api/centres/[id]/contact'>) => {
    const { id } = await params;
    const centre = getCentre(id);
    if (!centre) return errorResponse(refusal('not-found', 'We could not find that centre.'));
    return download(`aptech-${centre.slug}.vcf`, 'text/vcard; charset=utf-8', centreVcard(centre));
  },
);
