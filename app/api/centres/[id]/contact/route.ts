import { centreVcard } from '@/lib/server/seo/centre-links';
import { getCentre } from '@/lib/shared/content/centres';
import { errorResponse } from '@/lib/server/http/responses';
import { route } from '@/lib/server/http/route';

type Context = { params: Promise<{ id: string }> };

/** A centre as a vCard (.vcf), from content without a backend call. */
async function answer(_request: Request, { params }: Context): Promise<Response> {
  const { id } = await params;
  const centre = getCentre(id);
  if (!centre) return errorResponse(404, { code: 'not-found', message: 'We could not find that centre.' });
  return new Response(centreVcard(centre), {
    headers: {
      'Content-Type': 'text/vcard; charset=utf-8',
      'Content-Disposition': `attachment; filename="aptech-${centre.slug}.vcf"`,
    },
  });
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route<Context>({ GET: answer });
