import { writeFileSync } from 'node:fs';
import type { TestInfo } from '@playwright/test';
import { results } from '@/lib/shared/registration/messages';
import { attendees, type Person } from '../support/registration';
import type { EnginePage } from './page';
import { expect } from './test';

/** Fills in the visitor form except the two fields of `register`. */
export async function fillIn(
  visitor: EnginePage,
  person: Person,
  photo: { name: string; buffer: Buffer },
  info: TestInfo,
): Promise<void> {
  writeFileSync(info.outputPath(photo.name), photo.buffer);
  await visitor.fill('First name', person.firstName);
  await visitor.fill('Last name', person.lastName);
  await visitor.fill('Email', person.email);
  await visitor.upload('Profile image', info.outputPath(photo.name));
  await visitor.click('label', 'Professional');
  await visitor.fill('Organization', 'Northwind');
}

/** Fills in the rest and sends the form. */
export async function register(visitor: EnginePage, person: Person): Promise<void> {
  await visitor.fill('Phone number', person.phone);
  await visitor.fill('Designation', 'Analyst');
  await visitor.click('button', /^Register/);
}

/** Waits for the thanks; the backend then has one attendee. */
export async function isRegistered(visitor: EnginePage, person: Person): Promise<void> {
  await visitor.sees('p', new RegExp(results.visitor.slice(0, 40)));
  expect(await attendees(person.email)).toMatchObject([{ fields: { organization: 'Northwind' } }]);
}
