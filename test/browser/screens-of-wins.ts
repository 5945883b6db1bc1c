import type { Page } from 'playwright';
import { eventually } from '../support/eventually.ts';
import { replyWith } from '../support/evidence-mail.ts';
import { pdf, png } from '../support/pictures.ts';
import { checkInFor } from '../support/user.ts';
import { chooseAction, signedInUser } from './browsing.ts';
import { heldMail } from './held-mail.ts';
import type { Browsing, Screens } from './screen.ts';

const WINS = [
  'Cut our nightly build from 40 to 9 minutes by caching the toolchain.',
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  'Moved the whole ward to the new charts, one station a day, and nobody had to start alone. '.repeat(22),
];

/** The pages that show a user's wins and mails, in each of their states. */
export const screensOfWins = ({ app, goTo }: Browsing): Screens => {
  /** Once nothing of these wins changes by itself any more. */
  const withWins = async (page: Page, wins: readonly string[]): Promise<void> => {
    const user = await signedInUser(page, app(), wins);
    await eventually('the analyses', async () => (await user.wins()).every(({ analysisResult }) => analysisResult));
  };
  const onWins = async (page: Page) => {
    await withWins(page, WINS);
    await goTo(page, '/wins');
    await page.getByText('Analysis:').first().waitFor();
  };
  const withSkills = async (page: Page) => {
    const user = await signedInUser(page, app(), WINS);
    for (const [at, { id }] of (await user.wins()).entries())
      await user.call('PUT', `/api/achievements/${id}`, {
        skills: at === 0 ? ['Night shifts'] : ['Teaching', 'Excel'],
      });
    await user.call('POST', '/api/user/skills/choices', { is: 'named', skills: ['Excel'], name: 'Spreadsheets' });
  };
  const editing = (id?: string) => async (page: Page) => {
    const user = await signedInUser(page, app(), WINS);
    const [win] = await user.wins();
    await goTo(page, `/wins/edit/${id ?? win?.id}`);
  };
  return {
    'the dashboard': {
      words: 'Fixed the lift.',
      open: async (page) => {
        await withWins(page, ['Fixed the lift.']);
        await goTo(page, '/dashboard');
      },
    },
    'the dashboard without wins': {
      words: 'Your cairn begins with the first win.',
      open: async (page) => {
        await signedInUser(page, app());
        await goTo(page, '/dashboard');
        await page.getByText('No skills yet').waitFor();
      },
    },
    'the wins of a day on the dashboard': {
      words: 'Close',
      open: async (page) => {
        await signedInUser(page, app(), WINS);
        await goTo(page, '/dashboard');
        await page.locator('[data-date]').last().click();
      },
    },
    'the command palette': {
      words: 'Go to Growth Timeline',
      open: async (page) => {
        await signedInUser(page, app());
        await goTo(page, '/dashboard');
        await page.getByRole('heading', { level: 1 }).waitFor();
        await page.keyboard.press('Control+k');
      },
    },
    'the keys': {
      words: 'Show these keys',
      open: async (page) => {
        await signedInUser(page, app());
        await goTo(page, '/dashboard');
        await page.getByRole('heading', { level: 1 }).waitFor();
        await page.keyboard.press('?');
      },
    },
    'the dashboard with skills': {
      words: 'Core strengths',
      open: async (page) => {
        await withSkills(page);
        await goTo(page, '/dashboard');
      },
    },
    'the dialog that manages skills': {
      words: 'One name for these 2',
      open: async (page) => {
        await withSkills(page);
        await goTo(page, '/dashboard');
        await page.getByRole('button', { name: 'Manage skills' }).click();
        for (const skill of ['Night shifts', 'Teaching']) await page.getByRole('checkbox', { name: skill }).check();
      },
    },
    'the wins of a skill': {
      words: 'Skill: Teaching',
      open: async (page) => {
        await withSkills(page);
        await goTo(page, '/wins?skill=Teaching');
      },
    },
    'the wins page': { words: 'Individual Wins', open: onWins },
    'the growth timeline': {
      words: 'Refresh Timeline',
      open: async (page) => {
        await signedInUser(page, app(), WINS);
        await goTo(page, '/wins?tab=timeline');
        await page.getByRole('article').first().waitFor();
      },
    },
    'the growth timeline without wins': {
      words: 'No monthly insights yet',
      open: async (page) => {
        await signedInUser(page, app());
        await goTo(page, '/wins?tab=timeline');
      },
    },
    'the wins page without wins': {
      words: 'No Achievements Yet',
      open: async (page) => {
        await signedInUser(page, app());
        await goTo(page, '/wins');
      },
    },
    'the wins page with pictures': {
      words: 'plan.pdf',
      open: async (page) => {
        const user = await signedInUser(page, app(), WINS);
        await replyWith(app(), user, await checkInFor(app(), user), 'Finished the roof of house 7.', [
          { name: 'roof.png', type: 'image/png', bytes: png(320, 240) },
          { name: 'plan.pdf', type: 'application/pdf', bytes: pdf() },
        ]);
        await eventually('the files', async () => (await user.wins()).some(({ evidence }) => evidence.length === 2));
        await goTo(page, '/wins');
        await page.getByRole('button', { name: /^Finished the roof/ }).click();
      },
    },
    'what was removed lately': {
      words: 'Can be restored until',
      open: async (page) => {
        const user = await signedInUser(page, app(), WINS);
        for (const { id } of (await user.wins()).slice(1)) await user.call('DELETE', `/api/achievements/${id}`);
        await goTo(page, '/wins');
        await page.getByRole('button', { name: 'Recently removed' }).click();
      },
    },
    'the composer with earlier messages wanted': {
      words: 'Nothing said here yet.',
      open: async (page) => {
        await onWins(page);
        await page.getByRole('button', { name: 'Earlier messages' }).click();
      },
    },
    'the composer with answers': {
      words: 'To put one right',
      open: async (page) => {
        await onWins(page);
        const field = page.getByRole('textbox', { name: 'Write a win, or ask' });
        for (const words of ['Fixed the lift.', 'list my last wins']) {
          await field.fill(words);
          await field.press('Control+Enter');
          await page.getByRole('log').getByText(words).first().waitFor();
        }
        await page.getByText('Kept as a win').waitFor();
      },
    },
    'the wins page while several are chosen': {
      words: '2 selected',
      open: async (page) => {
        await onWins(page);
        await page.getByRole('button', { name: 'Select several' }).click();
        for (const at of [0, 2]) await page.locator('input[data-row]').nth(at).check();
      },
    },
    'the wins of a category': {
      words: 'Documents say instead:',
      open: async (page) => {
        const user = await signedInUser(page, app(), WINS);
        const [win] = await user.wins();
        await user.call('PUT', `/api/achievements/${win?.id}`, {
          category: 'People',
          private: true,
          publicText: 'A ward',
        });
        await goTo(page, '/wins?category=People');
        await page.locator('[data-summary]').click();
        await page.getByText('Documents say instead:').waitFor();
      },
    },
    'the dialog that adds a win': {
      words: 'What did you get done?',
      open: async (page) => {
        await onWins(page);
        await page.getByRole('button', { name: 'Add a win' }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Add win' }).click();
      },
    },
    'the dialog that deletes a win': {
      words: 'Are you sure you want to delete this achievement?',
      open: async (page) => {
        await onWins(page);
        await chooseAction(page.locator('[data-win]').last(), 'Delete Achievement');
      },
    },
    'the page that edits a win': { words: 'Save Changes', open: editing() },
    'changes of a win that are not saved': {
      words: 'Leave without saving?',
      open: async (page) => {
        await editing()(page);
        await page.getByLabel('What you achieved').fill('Something else altogether.');
        await page.reload();
        await page.getByText('These are the changes you had not saved.').waitFor();
        await page.getByRole('link', { name: 'Back to my wins' }).click();
      },
    },
    'a win that cannot be edited': {
      words: 'Return to Achievements',
      expected: /status of 404/,
      open: editing('none'),
    },
    'the outbox': {
      words: 'Send Reply',
      open: async (page) => {
        const user = await signedInUser(page, app());
        const { id } = await checkInFor(app(), user);
        await goTo(page, `/outbox?mail=${encodeURIComponent(id)}`);
      },
    },
    'a mail held until its user speaks, on the wins page': {
      words: 'Is this you?',
      open: async (page) => {
        const user = await signedInUser(page, app());
        await heldMail(app(), user);
        await goTo(page, '/wins');
      },
    },
  };
};
