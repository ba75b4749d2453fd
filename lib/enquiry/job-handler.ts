import type { EnquiryWire } from '../backend/index.ts';
import type { Handler } from '../outbox/handler.ts';
import type { EnquiryServices } from './services.ts';

/** What an enquiry's job does in the outbox: Inquiries/Add. The worker goes on until the backend has it. */
export const enquiryHandler = (services: EnquiryServices): Handler => ({
  send: async ({ idempotencyKey, payload }) =>
    payload
      ? services.backend.addEnquiry({ wire: payload as EnquiryWire, key: idempotencyKey })
      : { kind: 'rejected', status: 0 }, // retention has removed what would be sent
  keepsTrying: true,
});
