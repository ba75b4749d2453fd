import type { EnquiryWire } from '../backend/index.ts';
import { phoneDigits, type EnquiryFields } from './fields.ts';

/**
 * An enquiry as Inquiries/Add wants it (docs/product/backend.md#b14): the number as a number (docs/product/choices.md#c17: 15
 * digits at most, so nothing is rounded), `currentCity` always the placeholder. `fields` have passed `checkEnquiry`.
 */
export function toEnquiryWire(fields: EnquiryFields): EnquiryWire {
  return {
    uphne: Number(phoneDigits(fields.uphne)),
    uname: fields.uname,
    uemail: fields.uemail,
    course: fields.course,
    cityId: /^\d{1,15}$/.test(fields.cityId) ? Number(fields.cityId) : fields.cityId,
    centresId: fields.centresId.toLowerCase(),
    others: fields.others,
    currentCity: '---',
  };
}
