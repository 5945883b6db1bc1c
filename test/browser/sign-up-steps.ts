import type { Page } from 'playwright';
import type { Outbox } from '#web/contract/outbox.ts';
import type { RunningApp } from '../support/app.ts';
import { eventually } from '../support/eventually.ts';
import { call } from '../support/user.ts';

let numbers = 100;

/** Someone nobody has heard of: an address and a phone number of their own. */
export const aStranger = () => {
  numbers += 1;
  return { email: `new-${crypto.randomUUID()}@example.com`, phone: `(202) 555-0${numbers}` };
};
type Stranger = ReturnType<typeof aStranger>;

export const e164 = ({ phone }: Stranger): string => `+1${phone.replace(/\D/g, '')}`;

/** Fills in the form of `/register`, all but the button. */
export const fillIn = async (page: Page, { email, phone }: Stranger): Promise<void> => {
  await page.getByLabel('First name').fill('Grace');
  await page.getByLabel('Last name').fill('Hopper');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Phone number', { exact: true }).fill(phone);
  await page.getByRole('checkbox').check();
};

export const toPayment = (page: Page) => page.getByRole('button', { name: 'Continue to Payment' }).click();

/** From the checkout to the first page after it. */
export const pay = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Pay without money' }).click();
  await page.getByText('Processing Payment').waitFor();
  await page.getByRole('heading', { name: 'Payment Successful!' }).waitFor();
};

/** The texts to a number, newest first. */
export const textsTo = async (app: RunningApp, stranger: Stranger): Promise<readonly string[]> =>
  (await call<Outbox>(app, 'GET', '/api/outbox')).body.texts
    .filter(({ to }) => to === e164(stranger))
    .map(({ text }) => text);

/** The six digits of the newest text to a number, once one is there. */
export const codeFor = (app: RunningApp, stranger: Stranger): Promise<string> =>
  eventually('a code by text', async () => /\b\d{6}\b/.exec((await textsTo(app, stranger))[0] ?? '')?.[0]);

export const typeCode = async (page: Page, code: string): Promise<void> => {
  await page.getByLabel('Verification code').fill(code);
  await page.getByRole('button', { name: 'Verify Phone' }).click();
};
