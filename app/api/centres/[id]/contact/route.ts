import { centreVcard } from '@/lib/server/seo/centre-links';
import { getCentre } from '@/lib/shared/content/centres';
import { errorResponse } from '@/lib/server/http/responses';
import { handler } from '@/lib/server/http/handler';

type Context = { params: Promise<{ id: string }> };

/** A centre as a vCard (.vcf), from content without a backend call. */
export const GET = handler(async (_request: Request, { params }: Context) => {
  const { id } = await params;
  const centre = getCentre(id);
  if (!centre) return errorResponse(404, { code: 'not-found', message: 'We could not find that centre.' });
  return new Response(centreVcard(centre), {
    headers: {
      'Content-Type': 'text/vcard; charset=utf-8',
      'Content-Disposition': `attachment; filename="aptech-${centre.slug}.vcf"`,
    },
  });
});
