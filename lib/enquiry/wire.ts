import type { EnquiryWire } from '../backend/index.ts';
import { phoneDigits, type EnquiryFields } from './fields.ts';

/**
 * Maps an enquiry to the body of Inquiries/Add (docs/product/backend.md#b14). The phone is a number of at most 15 digits
 * (docs/product/choices.md#c17), so that nothing is rounded. `fields` must have passed `checkEnquiry`.
 */
export function toEnquiryWire(fields: EnquiryFields): EnquiryWire {
  return {
    uphne: Number(phoneDigits(fields.phone)),
    uname: fields.name,
    uemail: fields.email,
    course: fields.course,
    cityId: /^\d{1,15}$/.test(fields.cityId) ? Number(fields.cityId) : fields.cityId,
    centresId: fields.centreId.toLowerCase(),
    others: fields.message,
    currentCity: '---',
  };
}
