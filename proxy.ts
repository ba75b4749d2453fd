import { NextResponse, type NextRequest } from 'next/server';
import { env } from '@/lib/foundation/env';
import { documentPolicy } from '@/lib/edge/policy';

/**
 * Sets a Content-Security-Policy with a nonce on pages rendered for every request; all others get one by hash in lib/edge.
 * Next takes the nonce from the request header and puts it on its own scripts. Never list a path under /api/: behind this
 * file Next cuts request bodies at 10 MB. e2e/policy.spec.ts compares the list with the build.
 */
export const config = {
  matcher: [
    '/pass/:token',
    '/enquire/answer',
    '/registration/:form',
    '/feedback/answer',
    '/locations/results',
    '/batches/results',
    '/search/results',
    '/saved/results',
    '/which-course/results',
    { source: '/locations', has: [{ type: 'query', key: 'q' }] },
    { source: '/search', has: [{ type: 'query', key: 'q' }] },
    // `savedNames` of lib/saved/list.ts.
    { source: '/saved', has: [{ type: 'query', key: 'courses' }] },
    { source: '/saved', has: [{ type: 'query', key: 'removed-courses' }] },
    { source: '/saved', has: [{ type: 'query', key: 'classes' }] },
    { source: '/saved', has: [{ type: 'query', key: 'removed-classes' }] },
    { source: '/saved', has: [{ type: 'query', key: 'centres' }] },
    { source: '/saved', has: [{ type: 'query', key: 'removed-centres' }] },
    // `whichCourseNames` of lib/content/which-course.ts.
    { source: '/which-course', has: [{ type: 'query', key: 'done' }] },
    { source: '/which-course', has: [{ type: 'query', key: 'likes' }] },
    { source: '/which-course', has: [{ type: 'query', key: 'when' }] },
    { source: '/which-course', has: [{ type: 'query', key: 'city' }] },
    // `names` of lib/edge/page-query.ts.
    { source: '/pass', has: [{ type: 'query', key: 'sent' }] },
    { source: '/pass', has: [{ type: 'query', key: 'wrong' }] },
    // The filters of lib/batches/filters.ts.
    { source: '/batches', has: [{ type: 'query', key: 'course' }] },
    { source: '/batches', has: [{ type: 'query', key: 'city' }] },
    { source: '/batches', has: [{ type: 'query', key: 'centre' }] },
    { source: '/batches', has: [{ type: 'query', key: 'days' }] },
    { source: '/batches', has: [{ type: 'query', key: 'time' }] },
    { source: '/batches', has: [{ type: 'query', key: 'status' }] },
    { source: '/batches', has: [{ type: 'query', key: 'page' }] },
    // `enquiryQuery` of lib/enquiry/replies.ts.
    { source: '/enquire', has: [{ type: 'query', key: 'enquire' }] },
    { source: '/enquire', has: [{ type: 'query', key: 'centre' }] },
    { source: '/enquire', has: [{ type: 'query', key: 'topic' }] },
    { source: '/enquire', has: [{ type: 'query', key: 'outcome' }] },
    { source: '/enquire', has: [{ type: 'query', key: 'cityId' }] },
  ],
};

export function proxy(request: NextRequest): NextResponse {
  const nonce = `'nonce-${crypto.randomUUID().replaceAll('-', '')}'`;
  const policy = documentPolicy({ scripts: [nonce], styles: [nonce] }, env().mediaBaseUrl);
  const headers = new Headers(request.headers);
  headers.set('content-security-policy', policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('content-security-policy', policy);
  return response;
}
