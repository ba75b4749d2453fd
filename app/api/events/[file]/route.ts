import { publicCalendar } from '@/lib/server/catalogue/events/calendar-entries';
import { wrapHandler } from '@/lib/server/requests/handler';
import { downloadResponse, errorResponse, createRefusal } from '@/lib/server/requests/responses';

/** The calendar file of an event, such as `/api/events/visitor.ics`. */
export const GET = wrapHandler(async (_request: Request, { params }: RouteContext<'/api/events/[file]'>) => {
  const { file } = await params;
  const calendar = publicCalendar(file);
  if (calendar === undefined)
    return errorResponse(createRefusal('unknown', 'We could not find that calendar.'));
  return downloadResponse(`aptech-${file}`, 'text/calendar; charset=utf-8', calendar);
});
