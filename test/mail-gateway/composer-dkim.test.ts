import { createHash, createVerify, generateKeyPairSync, type KeyObject } from 'node:crypto';
import test from 'ava';
import { dkimVerify } from 'mailauth';
import { hasCode } from '#application/engine/ports/fault.ts';
import { createMailComposer } from '#mail-gateway/sending/composer.ts';
import { composer, composerOptions, question, request } from './composing.ts';
import { sampleMails } from './sample-mails.ts';

const pair = generateKeyPairSync('rsa', { modulusLength: 2048 });
const pemOf = (key: typeof pair.privateKey) => key.export({ type: 'pkcs8', format: 'pem' }).toString();

const signing = createMailComposer({
  ...composerOptions,
  dkim: { selector: 'cairn', privateKey: pemOf(pair.privateKey) },
});

test('with a key every mail is signed, and a verifier that knows nothing of the signer agrees', async (t) => {
  for (const [name, { raw }] of await sampleMails(signing.compose)) {
    const { tags, bodyHolds, headersHold } = checkDkim(raw, pair.publicKey);
    t.true(bodyHolds, name);
    t.true(headersHold, name);
    t.is(tags.get('d'), 'cairn.localhost');
    t.is(tags.get('s'), 'cairn');
    t.is(tags.get('a'), 'rsa-sha256');
  }
});

/** What readers and programs go by, and nobody else has a reason to add to a mail of ours. */
const sealed = [
  'from',
  'sender',
  'to',
  'cc',
  'reply-to',
  'subject',
  'date',
  'message-id',
  'in-reply-to',
  'references',
  'list-unsubscribe',
  'list-unsubscribe-post',
  'mime-version',
  'content-type',
];

test('all that readers and programs go by is signed, once more than a mail has it', async (t) => {
  const thread = { inReplyTo: '<1@example.com>', references: ['<0@example.com>'], subject: 'A day' };
  const threaded = await signing.compose(request('check-in', question, { thread }));
  for (const [name, { raw }] of [...(await sampleMails(signing.compose)), ['an answer', threaded] as const]) {
    const text = Buffer.from(raw).toString('latin1');
    const present = [...text.slice(0, text.indexOf('\r\n\r\n')).matchAll(/^([\w-]+):/gm)].map(([, one = '']) =>
      one.toLowerCase(),
    );
    const covered = checkDkim(raw, pair.publicKey).tags.get('h')?.toLowerCase().split(':') ?? [];
    const times = (names: readonly string[], field: string) => names.filter((one) => one === field).length;
    for (const field of sealed) t.is(times(covered, field), times(present, field) + 1, `${name}: ${field}`);
    t.true(covered.includes('auto-submitted'), name);
  }
});

test('a line that somebody puts in front of a signed mail breaks its signature, whether the mail has such or not', async (t) => {
  const { raw } = await signing.compose(request('check-in', question));
  const p = pair.publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
  const resolver = async () => [[`v=DKIM1; k=rsa; p=${p}`]];
  const judged = async (line: string) => {
    const mail = Buffer.concat([Buffer.from(line), raw]);
    const { results } = await dkimVerify(mail, { resolver });
    return [checkDkim(mail, pair.publicKey).headersHold, results.map(({ status }) => status.result)];
  };
  t.deepEqual(await judged(''), [true, ['pass']]);
  t.deepEqual(await judged('Received: from a relay\r\n'), [true, ['pass']]);
  for (const field of sealed) t.deepEqual(await judged(`${field}: <evil@example.com>\r\n`), [false, ['fail']], field);
});

test('a word that is changed, in a header or in the body, breaks the signature', async (t) => {
  const { raw } = await signing.compose(request('check-in', question));
  const text = Buffer.from(raw).toString('latin1');
  const changed = (from: string, to: string) => {
    t.true(text.includes(from));
    return checkDkim(Buffer.from(text.replace(from, to), 'latin1'), pair.publicKey);
  };
  t.false(changed('just answer this mail', 'just ignore this mail').bodyHolds);
  t.false(changed('To: Ada', 'To: Eve').headersHold);
  t.false(changed('/unsubscribe?token=', '/elsewhere?token=').headersHold);
  const other = generateKeyPairSync('rsa', { modulusLength: 2048 });
  t.false(checkDkim(raw, other.publicKey).headersHold);
});

test('the same event is the same signed mail: its time is that of the event', async (t) => {
  const one = request('check-in', question);
  const [mail, again] = [await signing.compose(one), await signing.compose(structuredClone(one))];
  t.deepEqual(Buffer.from(mail.raw), Buffer.from(again.raw));
  t.is(checkDkim(mail.raw, pair.publicKey).tags.get('t'), String(Date.parse(one.at) / 1000));
});

test('without a key nothing is signed, and nothing else of a mail is another', async (t) => {
  const one = request('check-in', question);
  const [plain, mail] = [await composer.compose(one), await signing.compose(one)];
  t.notRegex(Buffer.from(plain.raw).toString(), /DKIM-Signature/);
  t.true(Buffer.from(mail.raw).toString().endsWith(Buffer.from(plain.raw).toString()));
});

test('the signature is of the domain in From, wherever bounces go', async (t) => {
  const dkim = { selector: 'cairn', privateKey: pemOf(pair.privateKey) };
  const elsewhere = createMailComposer({ ...composerOptions, mailFrom: 'checkin@brand.example', dkim });
  const { raw } = await elsewhere.compose(request('check-in', question));
  t.is(checkDkim(raw, pair.publicKey).tags.get('d'), 'brand.example');
});

test('an Ed25519 key signs too', async (t) => {
  const ed = generateKeyPairSync('ed25519');
  const dkim = { selector: 'ed', privateKey: pemOf(ed.privateKey) };
  const { raw } = await createMailComposer({ ...composerOptions, dkim }).compose(request('check-in', question));
  const p = ed.publicKey.export({ type: 'spki', format: 'der' }).subarray(-32).toString('base64');
  const resolver = async () => [[`v=DKIM1; k=ed25519; p=${p}`]];
  const { results } = await dkimVerify(Buffer.from(raw), { resolver });
  t.deepEqual(
    results.map(({ status }) => status.result),
    ['pass'],
  );
});

test('a key that cannot sign keeps the mail back instead of sending it unsigned', async (t) => {
  for (const privateKey of ['no key', pemOf(generateKeyPairSync('rsa', { modulusLength: 768 }).privateKey)]) {
    const broken = createMailComposer({ ...composerOptions, dkim: { selector: 'cairn', privateKey } });
    t.true(hasCode(await t.throwsAsync(broken.compose(request('check-in', question))), 'unsigned'));
  }
});

type Checked = Readonly<{ tags: ReadonlyMap<string, string>; bodyHolds: boolean; headersHold: boolean }>;

/** What RFC 6376 asks of a verifier for rsa-sha256 and relaxed/relaxed, written for the tests alone. */
const checkDkim = (raw: Uint8Array, key: KeyObject): Checked => {
  const text = Buffer.from(raw).toString('latin1');
  const end = text.indexOf('\r\n\r\n');
  const fields = text.slice(0, end).split(/\r\n(?![ \t])/);
  const signature = fields.find((field) => /^dkim-signature:/i.test(field)) ?? '';
  const tags = tagsOf(signature);
  const body = createHash('sha256')
    .update(relaxedBody(text.slice(end + 4)), 'latin1')
    .digest('base64');
  const rest = fields.filter((field) => field !== signature);
  const lines = (tags.get('h') ?? '')
    .split(':')
    .map((name) => takeLast(rest, name.trim().toLowerCase()))
    .map((field) => (field === '' ? '' : `${relaxed(field)}\r\n`)); // what is named and not there counts as nothing
  const own = relaxed(signature.replace(/(;\s*b=)[^;]*/s, '$1'));
  const verify = createVerify('sha256').update(`${lines.join('')}${own}`, 'latin1');
  return {
    tags,
    bodyHolds: body === tags.get('bh'),
    headersHold: verify.verify(key, Buffer.from(tags.get('b') ?? '', 'base64')),
  };
};

const tagsOf = (field: string): ReadonlyMap<string, string> =>
  new Map(
    field
      .slice(field.indexOf(':') + 1)
      .split(';')
      .map((tag) => [tag.slice(0, tag.indexOf('=')).trim(), tag.slice(tag.indexOf('=') + 1).replace(/\s+/g, '')]),
  );

/** Fields of one name are signed from the last one up. */
const takeLast = (fields: string[], name: string): string => {
  const at = fields.findLastIndex((field) => field.slice(0, field.indexOf(':')).trim().toLowerCase() === name);
  return at === -1 ? '' : (fields.splice(at, 1)[0] ?? '');
};

const relaxed = (field: string): string => {
  const at = field.indexOf(':');
  const value = field
    .slice(at + 1)
    .replace(/\r\n/g, '')
    .replace(/[ \t]+/g, ' ')
    .trim();
  return `${field.slice(0, at).trim().toLowerCase()}:${value}`;
};

const relaxedBody = (body: string): string => {
  const lines = body.split('\r\n').map((line) => line.replace(/[ \t]+/g, ' ').trimEnd());
  const whole = lines.join('\r\n').replace(/(\r\n)+$/, '');
  return whole === '' ? '' : `${whole}\r\n`;
};
