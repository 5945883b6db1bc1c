import test from 'ava';
import type { Page } from 'playwright';
import type { CareerList } from '#web/contract/career.ts';
import { browsing, signedInUser } from './browsing.ts';

const { app, visiting, goTo } = browsing(test);

const panel = (page: Page) => page.getByRole('region', { name: 'Career' });
const dialog = (page: Page) => page.getByRole('dialog');
const shots = process.env.CAREER_SHOTS; // a folder: pictures are kept there to be looked at
const shoot = async (page: Page, name: string): Promise<void> => {
  if (shots === undefined) return;
  for (const scheme of ['light', 'dark'] as const)
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      await page.screenshot({ path: `${shots}/${name}-${width}-${scheme}.png`, fullPage: true });
    }
  await page.setViewportSize({ width: 1280, height: 720 });
};

const CV = `Work experience
Ward sister, St. Mary's Hospital, Leeds, March 2019 – June 2022
Staff nurse, Leeds General Infirmary, Leeds, since 09/2022
Education
BSc Nursing, University of Leeds, 2009 – 2012
Languages
French (C1)
Skills
Triage, Wound care, Rostering`;

visiting(
  'a position is added, changed and removed, and the profile says it',
  async (page, t) => {
    const user = await signedInUser(page, app());
    await goTo(page, '/profile');
    await panel(page).getByText('Nothing here yet.').waitFor();
    await shoot(page, 'career-empty');
    await panel(page).getByRole('button', { name: 'Add a position' }).click();
    await dialog(page).getByLabel('Title').fill('Head Chef');
    await dialog(page).getByLabel('Employer').fill('Noma');
    await dialog(page).getByLabel('From').fill('spring');
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await dialog(page).getByText('Please choose a month or type a year').waitFor();
    await dialog(page).getByLabel('From').fill('3/2019');
    await shoot(page, 'career-dialog');
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await panel(page).getByText('March 2019 – present').waitFor();
    await page.getByText('Head Chef at Noma').waitFor();
    await panel(page).getByRole('button', { name: 'Change Head Chef' }).click();
    await dialog(page).getByLabel('I still work here').uncheck();
    await dialog(page).getByLabel('To', { exact: true }).fill('2018');
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await dialog(page).getByText('This ends before it began').waitFor();
    await dialog(page).getByLabel('To', { exact: true }).fill('June 2022');
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await panel(page).getByText('March 2019 – June 2022').waitFor();
    await panel(page).getByRole('button', { name: 'Remove Head Chef' }).click();
    await panel(page).getByRole('button', { name: 'Yes, remove' }).click();
    await panel(page).getByText('Nothing here yet.').waitFor();
    t.deepEqual((await user.call<CareerList>('GET', '/api/user/career')).body.facts, []);
  },
  { expected: /400/ },
);

visiting(
  'an old CV is brought, looked through, mended and confirmed; the same file brings nothing new',
  async (page, t) => {
    const user = await signedInUser(page, app());
    await goTo(page, '/profile');
    const bring = async (text: string, name = 'cv.txt') => {
      await panel(page).getByRole('button', { name: 'Bring a CV' }).click();
      await panel(page)
        .locator('input[type=file]')
        .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
    };
    await bring('\u0089PNG\u0000\u0001', 'cv.pdf');
    await panel(page).getByText('This file could not be read').waitFor();
    await shoot(page, 'career-bring');
    await panel(page).getByRole('button', { name: 'Not now' }).click();
    await bring(CV);
    await panel(page).getByText('We found 7 entries').waitFor();
    t.deepEqual((await user.call<CareerList>('GET', '/api/user/career')).body.facts, [], 'nothing is kept yet');
    await shoot(page, 'career-found');
    await panel(page)
      .getByRole('checkbox', { name: /Rostering/ })
      .uncheck();
    await panel(page).getByRole('button', { name: 'Change Ward sister' }).click();
    await dialog(page).getByLabel('Title').fill('Senior ward sister');
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await panel(page).getByRole('button', { name: 'Add 6 entries' }).click();
    await panel(page).getByRole('heading', { name: 'Positions' }).waitFor();
    await panel(page).getByText('Senior ward sister').waitFor();
    await shoot(page, 'career-full');
    const { facts } = (await user.call<CareerList>('GET', '/api/user/career')).body;
    t.is(facts.length, 6);
    t.false(JSON.stringify(facts).includes('Rostering'));
    await bring(CV.replace('Ward sister', 'Senior ward sister').replace(', Rostering', ''));
    await panel(page).getByText('Everything in this file is in your career already.').waitFor();
  },
  { expected: /415/ },
);
