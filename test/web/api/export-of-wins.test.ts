import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import test from 'ava';
import { eventOf } from '#application/engine/event-of.ts';
import { streams } from '#application/streams.ts';
import { winHistory } from '#application/wins/win-history.ts';
import type { MailReceived } from '#domain/inbox/mail/events.ts';
import { sharedApp } from '#test/support/app.ts';
import { eventually } from '#test/support/eventually.ts';
import { replyWith } from '#test/support/evidence-mail.ts';
import { named } from '#test/support/named-model.ts';
import { pdf, png } from '#test/support/pictures.ts';
import { aUser, checkInFor } from '#test/support/user.ts';
import { accountExport } from '#web/contract/export.ts';
import { exportOf, filesIn } from './an-export.ts';

const app = sharedApp(test);

test('the pictures and PDFs that are kept with wins are in it, byte for byte, and their links', async (t) => {
  const user = await aUser(app());
  const [picture, paper] = [png(320, 240), pdf()];
  await replyWith(app(), user, await checkInFor(app(), user), 'Finished the roof of house 7.', [
    { name: '../roof.png', type: 'image/png', bytes: picture },
    { name: 'plan.pdf', type: 'application/pdf', bytes: paper },
  ]);
  await eventually('the files', async () => (await user.wins())[0]?.evidence.length === 2);
  await eventually('the feedback', async () => {
    const sent = await app().services.readModels.countBy(
      named('sent-mails'),
      { equals: { userId: user.userId } },
      'state',
    );
    return (sent.get('sent') ?? 0) >= 2;
  });
  const [win] = await user.wins();
  await user.call('POST', `/api/achievements/${win?.id}/links`, { url: 'https://example.com/roof', name: 'The roof' });
  const { response, bytes } = await exportOf(app(), user);
  const files = await filesIn(bytes);
  t.is(response.headers.get('cairn-export-items'), String(files.size));
  const folder = `cairn-export-${new Date().toISOString().slice(0, 10)}/`;
  const exported = accountExport.parse(JSON.parse(files.get(`${folder}export.json`)?.toString() ?? ''));
  const evidence = exported.wins[0]?.evidence ?? [];
  t.deepEqual(
    evidence.map(({ name, type }) => [name, type]),
    [
      ['roof.png', 'image/png'],
      ['plan.pdf', 'application/pdf'],
    ],
  );
  t.deepEqual(
    evidence.map(({ file }) => files.get(folder + file)),
    [picture, paper],
  );
  t.like(exported.wins[0]?.links, [{ url: 'https://example.com/roof', name: 'The roof' }]);
});

test('what is damaged is left out and listed; the rest of the account is exported', async (t) => {
  const user = await aUser(app());
  await replyWith(app(), user, await checkInFor(app(), user), 'Finished the roof of house 8.', [
    { name: 'roof.png', type: 'image/png', bytes: png(32, 24) },
    { name: 'plan.pdf', type: 'application/pdf', bytes: pdf() },
  ]);
  await eventually('the files', async () => (await user.wins())[0]?.evidence.length === 2);
  await eventually('the feedback', async () => {
    const sent = await app().services.readModels.countBy(
      named('sent-mails'),
      { equals: { userId: user.userId } },
      'state',
    );
    return (sent.get('sent') ?? 0) >= 2;
  });
  const whole = await filesIn((await exportOf(app(), user)).bytes);
  const folder = `cairn-export-${new Date().toISOString().slice(0, 10)}/`;
  t.false(whole.has(`${folder}MISSING.txt`));
  const before = accountExport.parse(JSON.parse(whole.get(`${folder}export.json`)?.toString() ?? ''));
  const [mail, win] = [before.receivedMails[0], before.wins[0]];
  const picture = win?.evidence[0];
  const { services } = app();
  const received = await eventOf<MailReceived>(services.log, streams.incomingMail(mail?.id ?? ''), 'MailReceived');
  const kept = await winHistory(services, user.userId, win?.id ?? '');
  const blobFile = (blob = '') => join(app().folder, 'archive', blob.slice(0, 2), blob);
  const bytes = await readFile(blobFile(received?.blob));
  bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
  await writeFile(blobFile(received?.blob), bytes);
  await rm(blobFile(kept?.files.find(({ fileId }) => fileId === picture?.id)?.blob));

  const { response, bytes: archive } = await exportOf(app(), user);
  t.is(response.status, 200);
  const files = await filesIn(archive);
  const listed = files.get(`${folder}MISSING.txt`)?.toString() ?? '';
  const [mailFile, pictureFile] = [mail?.file ?? '', picture?.file ?? ''];
  t.true(listed.includes(mailFile) && listed.includes(pictureFile));
  const left = [...whole.keys()].filter((path) => path !== folder + mailFile && path !== folder + pictureFile);
  t.deepEqual([...files.keys()].filter((path) => !path.endsWith('MISSING.txt')).sort(), left.sort());
  t.false(listed.includes(win?.evidence[1]?.file ?? ''));
  const after = accountExport.parse(JSON.parse(files.get(`${folder}export.json`)?.toString() ?? ''));
  t.deepEqual(after.wins, before.wins);
});

test('earlier wordings, wins that can be brought back, and what was chosen about check-ins are in it', async (t) => {
  const user = await aUser(app());
  const write = async (originalMessage: string) =>
    (await user.call<{ achievement: { id: string } }>('POST', '/api/achievements', { originalMessage })).body
      .achievement.id;
  const [kept, gone] = [await write('Painted the fence'), await write('Mended the gate')];
  for (const originalMessage of ['Painted the long fence', 'Painted the long white fence'])
    await user.call('PUT', `/api/achievements/${kept}`, { originalMessage });
  await user.call('PUT', `/api/achievements/${gone}`, { originalMessage: 'Mended the old gate' });
  await user.call('DELETE', `/api/achievements/${gone}`);
  const changed = { pausedUntil: '2099-01-01', thinning: false, insights: { weekly: true, monthly: false } };
  t.is((await user.call('PUT', '/api/check-ins', changed)).status, 200);
  const files = await filesIn((await exportOf(app(), user)).bytes);
  const json = [...files].find(([path]) => path.endsWith('export.json'))?.[1].toString() ?? '';
  const exported = accountExport.parse(JSON.parse(json));
  const said = ({ earlierWordings }: (typeof exported.wins)[number] | (typeof exported.removedWins)[number]) =>
    earlierWordings.map(({ text }) => text);
  t.deepEqual(exported.wins.map(said), [['Painted the fence', 'Painted the long fence']]);
  t.is(exported.removedWins.length, 1);
  const [removed] = exported.removedWins;
  t.like(removed, { id: gone, originalMessage: 'Mended the old gate', mergedInto: null });
  t.deepEqual(removed && said(removed), ['Mended the gate']);
  t.true(String(removed?.restorableUntil) > String(removed?.removedAt));
  t.deepEqual(exported.checkIns, {
    pause: { until: '2099-01-01', reason: 'asked' },
    thinning: false,
    byText: false,
    insights: { weekly: true, monthly: false },
  });
});

test('what was said of the names of skills is in it', async (t) => {
  const user = await aUser(app());
  for (const choice of [
    { is: 'named', skills: ['Comms'], name: 'Communication' },
    { is: 'hidden', skill: 'Excel' },
  ])
    await user.call('POST', '/api/user/skills/choices', choice);
  const files = await filesIn((await exportOf(app(), user)).bytes);
  const json = [...files].find(([path]) => path.endsWith('/export.json'))?.[1].toString() ?? '';
  const [named, hidden] = accountExport.parse(JSON.parse(json)).skillChoices;
  t.like(named, { is: 'named', skills: ['Comms'], name: 'Communication' });
  t.like(hidden, { is: 'hidden', skill: 'Excel' });
});
