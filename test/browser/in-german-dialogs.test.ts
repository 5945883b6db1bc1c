import test from 'ava';
import type { Page } from 'playwright';
import { copy as account } from '#web/client/features/account/copy.de.ts';
import { copy as billing } from '#web/client/features/billing/copy.de.ts';
import { copy as career } from '#web/client/features/career/copy.de.ts';
import { copy as checkIns } from '#web/client/features/check-ins/copy.de.ts';
import { copy as content } from '#web/client/features/content/copy.de.ts';
import { copy as palette } from '#web/client/features/palette/copy.de.ts';
import { copy as passkeys } from '#web/client/features/passkeys/copy.de.ts';
import { copy as profile } from '#web/client/features/profile/copy.de.ts';
import { copy as skills } from '#web/client/features/skills/copy.de.ts';
import { addLinkWords } from '#web/client/features/wins/add-link-words.de.ts';
import { copy as wins } from '#web/client/features/wins/copy.de.ts';
import { copy as unsaved } from '#web/client/shared/unsaved/copy.de.ts';
import { checkWords } from '#web/contract/check-words.de.ts';
import { browsing } from './browsing.ts';
import { aDevice } from './device.ts';
import { walking } from './german-walk.ts';

const { app, visiting, goTo } = browsing(test);
const walks = walking({ app, visiting });

const dialog = (page: Page) => page.getByRole('dialog').filter({ visible: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();
const close = async (page: Page) => {
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'hidden' });
};

walks(
  'no dialog of the German profile has English in it: career, passkeys, keys, leaving',
  async (page, { look }) => {
    await aDevice(page);
    await goTo(page, '/profile');
    for (const [kind, { add, title }] of Object.entries(career.kinds)) {
      await press(page, add);
      await dialog(page).getByText(title).waitFor();
      await press(page, career.save);
      await dialog(page).locator('[aria-invalid=true]').first().waitFor();
      await look(`a ${kind} that is added`, title);
      await press(page, career.cancel);
      await dialog(page).waitFor({ state: 'hidden' });
    }
    await press(page, career.bring.open);
    await look('a CV that is brought', career.bring.drop);
    await press(page, passkeys.add.open);
    await dialog(page).getByLabel(passkeys.add.label, { exact: true }).fill('');
    await dialog(page).getByRole('button', { name: passkeys.add.confirm }).click();
    await look('a passkey without a name', checkWords.passkeyUnnamed);
    await dialog(page).getByLabel(passkeys.add.label, { exact: true }).fill('Mein Handy');
    await dialog(page).getByRole('button', { name: passkeys.add.confirm }).click();
    await look('a passkey that was added', passkeys.add.done);
    await press(page, passkeys.remove.openOf('Mein Handy'));
    await look('a passkey that is removed', passkeys.remove.title);
    await dialog(page).getByRole('button', { name: passkeys.remove.cancel }).click();
    await dialog(page).waitFor({ state: 'hidden' });
    await press(page, palette.keys.label);
    await look('the keys', palette.keyList.send);
    await close(page);
    await press(page, account.remove.open);
    await look('an account that is deleted', account.remove.title);
    await dialog(page).getByRole('button', { name: account.remove.cancel }).click();
    await dialog(page).waitFor({ state: 'hidden' });
    await press(page, profile.rows.name.change);
    await page.getByLabel(profile.firstName).fill('Johanna');
    await page.getByRole('link', { name: 'Erfolge', exact: true }).click();
    await look('words that are left unsaved', unsaved.title);
  },
  { expected: /status of 400/ },
);

walks('no form of the German profile has English in it: its rows, schedule and pause', async (page, { look }) => {
  await goTo(page, '/profile');
  // the row of AI is offered where a provider is set
  for (const [row, { change }] of Object.entries(profile.rows).filter(([id]) => id !== 'ai')) {
    await press(page, change);
    await look(`the row of ${row}`, 'Abbrechen');
    await press(page, 'Abbrechen');
  }
  await press(page, checkIns.changeSchedule);
  await page.getByRole('radio', { name: /^Wöchentlich/ }).check({ force: true });
  await page.getByRole('radio', { name: /^Andere Zeit/ }).check({ force: true });
  await look('the schedule', checkIns.preview);
  await press(page, 'Abbrechen');
  await press(page, checkIns.changePause);
  await look('the pause', checkIns.pauseHint);
});

walks('no dialog about German wins has English in it: links, removal, skills', async (page, { look }) => {
  await goTo(page, '/wins');
  await page.locator('[data-summary]').first().click();
  await page.getByRole('button', { name: wins.evidence.addLink }).first().click();
  await dialog(page).getByRole('button', { name: addLinkWords.save }).click();
  await look('a link without an address', checkWords.noLink);
  await dialog(page).getByLabel(addLinkWords.url, { exact: true }).fill('https://example.de/lager');
  await dialog(page).getByRole('button', { name: addLinkWords.save }).click();
  await look('a link that was added', addLinkWords.added);
  await press(page, wins.evidence.removeFile('example.de/lager'));
  await look('a link that is removed', wins.evidence.sure);
  await page
    .getByRole('button', { name: /^Aktionen für/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: wins.removal.title }).click();
  await look('a win that is deleted', wins.removal.question);
  await goTo(page, '/dashboard');
  await press(page, skills.manage);
  await dialog(page).getByRole('checkbox').first().check();
  await look('the skills', skills.dialog.rename);
});

walks(
  'no dialog about German documents and payments has English in it: create, share, download, refund',
  async (page, { user, look }) => {
    for (const [kind, { label }] of Object.entries(content.ready.asks)) {
      await goTo(page, `/content?create=${kind}`);
      await look(`a ${kind} that is asked for`, label);
    }
    await goTo(page, '/content?create=cv');
    await dialog(page).getByText(content.ready.resumeDetail).waitFor();
    await look('a CV that is asked for', content.lead);
    await goTo(page, '/content/cover-letter');
    await press(page, content.letter.send);
    await look('a letter without a company', checkWords.companyMissing);
    const documents = await user.call<{ id: string; type: string }[]>('GET', '/api/documents');
    await goTo(page, `/content/edit/${documents.body.find(({ type }) => type === 'cv')?.id}`);
    await page.getByLabel(content.shares.password).fill('geheimnis');
    await press(page, content.shares.send);
    await look('a document that is shared', content.shares.locked);
    await goTo(page, '/content');
    await page
      .getByRole('button', { name: new RegExp(`^${content.actions.download}:`) })
      .first()
      .click();
    await look('a document that is downloaded', content.download.paper);
    await close(page);
    await page
      .getByRole('button', { name: new RegExp(`^${content.actions.remove}:`) })
      .first()
      .click();
    await look('a document that is deleted', content.removal.question);
    await goTo(page, '/billing');
    await press(page, billing.refund.open);
    await look('a refund', billing.refund.detail);
    await goTo(page, '/billing');
    await press(page, billing.cancel.open);
    await look('a subscription that is cancelled', billing.cancel.keep);
  },
);
