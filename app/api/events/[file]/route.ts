import { publicCalendar } from '@/lib/server/catalogue/events/calendar-entries';
import { handler } from '@/lib/server/requests/handler';
import { download, errorResponse, refusal } from '@/lib/server/requests/responses';

/** The public calendar file of an event: `/api/events/visitor.ics`, `/api/events/conference.ics`. */
export const GET = handler(async (_request: Request, { params }: RouteContext<'/api/events/[file]'>) => {
  const { file } = await params;
  const calendar = publicCalendar(file);
  if (calendar === undefined) return errorResponse(refusal('unknown', 'We could not find that calendar.'));
  return download(`aptech-${file}`, 'text/calendar; charset=utf-8', calendar);
});
