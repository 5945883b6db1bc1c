import test from 'ava';
import type { Page } from 'playwright';
import type { Outbox, SandboxMail } from '#web/contract/outbox.ts';
import { replyAddressOf, replyTo, sendRaw } from '../support/send-mail.ts';
import { aUser, checkInFor, mailTo } from '../support/user.ts';
import { browsing, holdAnswers, signedInUser } from './browsing.ts';

const MARKUP =
  '<script>document.title = "ran"</script><img src="http://elsewhere.example/a.png" onerror="document.title = \'ran\'">' +
  '<a href="javascript:document.title = \'ran\'">Fixed the lift</a>';

const { app, visiting, goTo } = browsing(test);

const mail: SandboxMail = {
  id: 'm1',
  at: '2026-11-20T09:14:00.000Z',
  to: 'someone@example.com',
  from: 'checkin@cairn.localhost',
  subject: 'A mail from the test',
  text: 'Plain words',
  html: '<p>Rendered words</p>',
  headers: { 'message-id': '<one@cairn.localhost>' },
  attachments: [{ filename: 'cv.pdf', contentType: 'application/pdf', size: 2048 }],
};

const answering = (page: Page, outbox: Omit<Outbox, 'success'>) =>
  page.route('**/api/outbox*', (route) => route.fulfill({ json: { success: true, ...outbox } }));

visiting('shows mails, their plain text, headers and attachments, and text messages', async (page, t) => {
  await answering(page, {
    mails: [mail, { ...mail, id: 'm2', subject: 'Words alone', html: null, text: 'No markup at all' }],
    texts: [{ id: 't1', at: mail.at, to: '+15550100', text: 'A code: 123456' }],
  });
  const release = await holdAnswers(page, '**/api/config');
  await goTo(page, '/outbox');
  await page.getByText('Loading the outbox').waitFor();
  release();
  await page.frameLocator('iframe').getByText('Rendered words').waitFor();
  await page.getByText('cv.pdf (application/pdf, 2.0 KB)').waitFor();
  await page.getByRole('link', { name: 'Text messages (1)' }).click();
  await page.getByText('A code: 123456').waitFor();
  await page.getByRole('tab', { name: 'Plain text' }).click();
  await page.getByText('Plain words').waitFor();
  await page.keyboard.press('ArrowRight');
  await page.getByText('<one@cairn.localhost>').waitFor();
  await page.getByRole('link', { name: 'Words alone' }).click();
  await page.getByText('No markup at all').waitFor();
  t.deepEqual(await page.getByRole('tab').allInnerTexts(), ['Plain text', 'Headers']);
});

visiting(
  'says so when there are no mails, when one is gone, and when they could not be read',
  async (page) => {
    await answering(page, { mails: [], texts: [] });
    await goTo(page, '/outbox');
    await page.getByText('No mails yet').waitFor();
    await page.unroute('**/api/outbox*');
    await answering(page, { mails: [mail], texts: [] });
    await goTo(page, '/outbox?mail=gone');
    await page.getByText('This mail is not here').waitFor();
    await page.unroute('**/api/outbox*');
    await page.route('**/api/outbox*', (route) => route.fulfill({ status: 400, body: '' }), { times: 1 });
    await goTo(page, '/outbox');
    await page.getByText('Error Loading Outbox').waitFor();
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByText('Error Loading Outbox').waitFor({ state: 'detached' });
  },
  { expected: /status of 400/ },
);

visiting('there is no outbox where a relay is set', async (page) => {
  await page.route('**/api/config', (route) => route.fulfill({ json: { brandName: 'Cairn', outbox: false } }));
  await goTo(page, '/outbox');
  await page.getByText('404 Page Not Found').waitFor();
});

visiting('a mail that comes while the outbox is open shows by itself', async (page) => {
  await goTo(page, '/outbox');
  await page.getByRole('heading', { name: 'Outbox' }).waitFor();
  const user = await aUser(app());
  await checkInFor(app(), user);
  await page.getByRole('link', { name: user.email }).waitFor();
});

visiting(
  'a hostile mail runs nothing and asks nobody',
  async (page, t) => {
    const html = `${MARKUP}<meta http-equiv="refresh" content="0;url=http://elsewhere.example/"><style>@import
      url(http://elsewhere.example/a.css); body { background: url(http://elsewhere.example/b.png) }</style>
      <link rel="stylesheet" href="http://elsewhere.example/c.css"><iframe src="http://elsewhere.example/d"></iframe>
      <form action="http://elsewhere.example/e"><button>Send</button></form>
      <svg onload="top.document.title = 'ran'"></svg><p>The end of it</p>`;
    await answering(page, { mails: [{ ...mail, html }], texts: [] });
    await goTo(page, '/outbox');
    const frame = page.frameLocator('iframe').first();
    await frame.getByText('The end of it').waitFor();
    await frame.getByText('Fixed the lift').click();
    await frame.getByRole('button', { name: 'Send' }).click();
    await page.getByRole('tab', { name: 'Plain text' }).click();
    await page.getByText('Plain words').waitFor();
    t.is(await page.title(), 'Outbox | Cairn');
    t.is(new URL(page.url()).pathname, '/outbox');
  },
  { expected: /Content Security Policy|sandboxed|Unsafe attempt/ },
);

visiting('markup that someone mails as a win is words, on the page and in the answer', async (page, t) => {
  const user = await signedInUser(page, app());
  const checkIn = await checkInFor(app(), user);
  await sendRaw(app(), { from: user.email, to: replyAddressOf(checkIn) }, replyTo(checkIn, user.email, MARKUP));
  const answer = await mailTo(app(), user.email, /^Re: /);
  t.regex(answer.html ?? '', /&lt;script/);
  await goTo(page, '/wins');
  await page.locator('[data-folded]').getByText('<script>').waitFor();
  await goTo(page, `/outbox?mail=${encodeURIComponent(answer.id)}`);
  await page.frameLocator('iframe').getByText('<script>').waitFor();
  t.is(await page.title(), 'Outbox | Cairn');
});
