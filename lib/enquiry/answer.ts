import { failureOf, type Accepted, type Answer, type Failure, type Refusal } from '../forms/answer.ts';
import { controls, type EnquiryFields } from './fields.ts';
import { messages } from './messages.ts';
import type { EnquiryReply } from './replies.ts';

export type EnquiryAnswer = Answer<EnquiryReply>;

/** Whom an answer greets, and about which centre. */
export type Enquirer = Pick<EnquiryFields, 'name' | 'centreId'>;

/** The answer to an enquiry that is taken; its page greets the person by `uname` and names their centre. */
export const taken = (
  kind: EnquiryReply['kind'],
  { name, centreId }: Enquirer,
  uname = name,
): Accepted<EnquiryReply> => ({
  status: kind === 'sent' ? 201 : 202,
  reply: { kind, uname },
  flash: { values: { [controls.centreId]: centreId }, errors: {}, greeting: uname },
});

/** The refusal for a failure that forms have in common. */
export const failed = (failure: Failure): Refusal => failureOf(failure, messages.failed);
