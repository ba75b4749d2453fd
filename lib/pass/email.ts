import type { PassPerson } from './types.ts';

/** Subject (a constant) and HTML body of the pass e-mail; `passUrl` is the absolute address of the pass page. */
export function passEmail(person: PassPerson, passUrl: string): { subject: string; body: string } {
  void [person, passUrl];
  return { subject: '', body: '' };
}
