import test from 'ava';
import type { DocumentShare } from '#web/contract/documents.ts';
import type { NewPasskeyOptions } from '#web/contract/passkeys.ts';
import type { PasskeyList } from '#web/contract/profile.ts';
import type { SkillsProfileAnswer } from '#web/contract/skills.ts';
import { anAuthenticator } from '../support/authenticator.ts';
import { keptDocument } from '../support/kept-document.ts';
import { NO_NAUGHTY_STRINGS, naughtyStrings, piled } from '../support/naughty-strings.ts';
import { notRun } from '../support/not-run.ts';
import { browsing, signedInUser } from './browsing.ts';
import { asFact, harmless, isOneLine } from './harmless.ts';

const { app, visiting, goTo } = browsing(test);
const showing = harmless({ visiting });
const lines = (naughtyStrings ?? []).filter(isOneLine);
const MOST_PASSKEYS = 20;
const MOST_SKILLS = 8;
/** A password is made slow to try: each that is tried takes a while. */
const EVERY_TENTH = 10;

/** A few of many, from all over. */
const some = (all: readonly string[], many: number): readonly string[] =>
  all.filter((_, at) => at % Math.ceil(all.length / many) === 0);

if (naughtyStrings) {
  showing('naughty strings are skills of wins like any other, and what one is called', async (page, t, check) => {
    const user = await signedInUser(page, app());
    // Skills are told apart by their letters and numbers: each has one of its own.
    const skills = piled(lines, 55).map((line, at) => asFact(`${at} ${line}`));
    for (let at = 0; at < skills.length; at += MOST_SKILLS) {
      const win = { originalMessage: `Finished part ${at}.` };
      const { body } = await user.call<{ achievement: { id: string } }>('POST', '/api/achievements', win);
      const said = { skills: skills.slice(at, at + MOST_SKILLS) };
      t.is((await user.call('PUT', `/api/achievements/${body.achievement.id}`, said)).status, 200);
    }
    const shown = async () => {
      const { body } = await user.call<SkillsProfileAnswer>('GET', `/api/user-skills-profile/${user.userId}`);
      return body.profile?.skillFrequency.map(({ skill }) => skill).sort();
    };
    t.deepEqual(await shown(), [...skills].sort());
    const [first = '', second = '', ...others] = skills;
    const named = { is: 'named', skills: [first], name: `another ${first}`.slice(0, 60) };
    t.is((await user.call('POST', '/api/user/skills/choices', named)).status, 201);
    t.is((await user.call('POST', '/api/user/skills/choices', { is: 'hidden', skill: second })).status, 201);
    t.deepEqual(await shown(), [named.name, ...others].sort());
    await goTo(page, '/dashboard');
    await page.getByRole('button', { name: 'Manage skills' }).click();
    await page
      .getByRole('dialog')
      .getByText(others.at(-1) ?? '', { exact: true })
      .waitFor();
    await check('the skills');
    await goTo(page, '/wins');
    await page.locator('[data-summary]').first().click();
    await page
      .getByText(others.at(-1) ?? '')
      .first()
      .waitFor();
    await check('a win with such skills');
  });

  showing('naughty strings are names of passkeys like any other', async (page, t, check) => {
    const user = await signedInUser(page, app());
    const labels = some(piled(lines, 60), MOST_PASSKEYS).map((label) => label.trim());
    for (const label of labels) {
      const { body } = await user.call<NewPasskeyOptions>('POST', '/api/user/passkeys/options');
      const response = anAuthenticator({ origin: new URL(app().web.url).origin }).make(body.options);
      t.is((await user.call('POST', '/api/user/passkeys', { label, response })).status, 200, label);
    }
    const { passkeys } = (await user.call<PasskeyList>('GET', '/api/user/passkeys')).body;
    t.deepEqual(passkeys.map(({ label }) => label).sort(), [...labels].sort());
    await goTo(page, '/profile');
    const rows = page.getByRole('region', { name: 'Passkeys' }).getByRole('button', { name: /^Remove the passkey/ });
    await rows.nth(labels.length - 1).waitFor();
    await rows.first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove Passkey' }).waitFor();
    await check('the passkeys');
  });

  showing('naughty strings are passwords of links like any other: each opens its own', async (page, t, check) => {
    const user = await signedInUser(page, app());
    const documentId = await keptDocument(app(), user, '# Grace Hopper\n\nRear admiral.');
    const passwords = piled(lines, 200).filter((one) => one.length >= 8);
    for (const password of some(passwords, Math.ceil(passwords.length / EVERY_TENTH))) {
      const { body } = await user.call<{ share: DocumentShare }>('POST', `/api/documents/${documentId}/shares`, {
        password,
      });
      await page.goto(body.share.url);
      await page.getByLabel('Password').fill(password);
      await page.getByRole('button', { name: 'Open' }).click();
      await page.getByRole('heading', { name: 'Grace Hopper' }).waitFor();
      await check(password);
      await user.call('DELETE', `/api/documents/${documentId}/shares/${body.share.id}`);
    }
    t.true(passwords.length > EVERY_TENTH);
  });
} else notRun('naughty names in the browser', NO_NAUGHTY_STRINGS);
