import test from 'ava';
import { DOCUMENTS } from '#application/documents/documents.ts';
import type {
  DocumentAnswer,
  DocumentEntity,
  DocumentMade,
  DocumentPage,
  DocumentPages,
} from '#web/contract/documents.ts';
import { type RunningApp, sharedApp } from '../support/app.ts';
import { corresponding, DOCX, flat, sayOnTheWeb } from '../support/conversing.ts';
import { eventually } from '../support/eventually.ts';
import { readPdf } from '../support/pdf-text.ts';
import { aUser, call, mailTo, outboxOf, type User } from '../support/user.ts';

const app = sharedApp(test);

const WINS = [
  'Cut the nightly build from 40 to 9 minutes.',
  'Led the response when the payment provider went down, customers could pay again after 18 minutes.',
  'Trained 12 nurses on the new infusion pumps.',
  'Won the Fabrikam contract, worth £40,000 a year.',
] as const;

/** Somebody with these wins, each analysed. */
const telling = async (wins: readonly string[] = WINS) => {
  const user = await aUser(app());
  for (const [at, originalMessage] of wins.entries())
    await user.call('POST', '/api/achievements', { originalMessage, date: `2026-0${at + 1}-10` });
  await eventually('all are analysed', async () =>
    (await user.wins()).every(({ analysisResult }) => analysisResult !== null),
  );
  const ask = (body: object) => user.call<DocumentMade>('POST', '/api/documents/generate', body);
  const made = async (body: object) => {
    const { status, body: answer } = await ask(body);
    if (status !== 201) throw new Error(`${status}: ${JSON.stringify(answer)}`);
    return answer;
  };
  const shown = async (id: string) => (await user.call<DocumentAnswer>('GET', `/api/documents/${id}`)).body;
  return { user, ask, made, shown };
};

const download = async ({ web }: Pick<RunningApp, 'web'>, user: User, id: string, query = '') => {
  const headers = { Cookie: `__Host-sid=${user.session}` };
  const response = await fetch(new URL(`/api/documents/${id}/download${query}`, web.url), { headers });
  return { response, bytes: new Uint8Array(await response.arrayBuffer()) };
};

const today = ({ services }: Pick<RunningApp, 'services'>): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(services.clock.now());

const words = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}£,.]*[\p{L}\p{N}]/gu) ?? [];

test('from wins to a CV that opens as a PDF, and says nothing but what they say', async (t) => {
  const { user, made } = await telling();
  const { documentId, scheduled, document } = await made({ type: 'cv', format: 'professional' });
  t.false(scheduled);
  t.like(document, { type: 'cv', version: 1, writtenBy: 'builtin', sentVia: 'none', title: 'Sub Scriber' });
  const { response, bytes } = await download(app(), user, documentId);
  t.is(response.status, 200);
  t.is(response.headers.get('content-type'), 'application/pdf');
  t.is(document.name, `CV, ${today(app())}`);
  t.true(
    response.headers
      .get('content-disposition')
      ?.startsWith(
        `attachment; filename="Sub Scriber - ${document.name}.pdf"; filename*=UTF-8''Sub%20Scriber%20-%20CV`,
      ),
  );
  const { text } = await readPdf(bytes);
  t.true(text.includes('40 to 9 minutes'), text);
  const skills = (await user.wins()).flatMap(({ analysisResult }) => analysisResult?.skills ?? []);
  const told = new Set(words([...WINS, ...skills, 'Sub Scriber', user.email].join(' ')));
  const ours = words('Profile Focus and Selected achievements Skills at Experience down after in per with to');
  t.deepEqual(
    words(text).filter((word) => !told.has(word) && !ours.includes(word)),
    [],
  );
});

test('every format has its name and its type; a JSON Resume is of a CV alone', async (t) => {
  const { user, made } = await telling(WINS.slice(0, 2));
  const cv = (await made({ type: 'cv' })).documentId;
  const letter = (await made({ type: 'cover-letter', company: 'Acme', role: 'Head of Sales' })).documentId;
  const types = { docx: DOCX, md: 'text/markdown; charset=utf-8', txt: 'text/plain; charset=utf-8' };
  for (const [format, type] of Object.entries(types)) {
    const { response } = await download(app(), user, cv, `?format=${format}&look=modern&paper=letter`);
    t.is(response.headers.get('content-type'), type);
    t.true(
      response.headers
        .get('content-disposition')
        ?.startsWith(`attachment; filename="Sub Scriber - CV, ${today(app())}.${format}"`),
    );
    t.is(response.headers.get('x-content-type-options'), 'nosniff');
    t.is(response.headers.get('cache-control'), 'no-store');
  }
  t.is((await download(app(), user, cv, '?format=json')).response.status, 200);
  t.is((await download(app(), user, letter, '?format=json')).response.status, 400);
  t.is((await download(app(), user, letter, '?format=exe')).response.status, 400);
  const named = await download(app(), user, letter);
  t.regex(
    named.response.headers.get('content-disposition') ?? '',
    /Sub Scriber - Cover letter for Head of Sales at Acme, .*\.pdf"/,
  );
});

test('every kind is written; what a prompt asks for by its name is that', async (t) => {
  const { user, made } = await telling();
  const kinds = [
    [{ type: 'cover-letter', company: 'Acme', role: 'Lead', jobDescription: 'Kubernetes' }, 'cover-letter', null],
    [{ type: 'growth-log' }, 'growth-log', null],
    [{ type: 'social-thread' }, 'social-thread', null],
    [{ type: 'linkedin-post' }, 'linkedin-post', null],
    [{ type: 'twitter-post' }, 'twitter-post', null],
    [{ type: 'custom', prompt: 'Three bullets about builds' }, 'custom-content', null],
    [{ type: 'custom', prompt: 'Please write my resume' }, 'cv', null],
    [{ type: 'custom', prompt: 'a thread about this year' }, 'social-thread', null],
    [{ type: 'custom', prompt: 'a long-form article for LinkedIn' }, 'custom-content', 'article'],
    [{ type: 'custom', prompt: 'my performance review' }, 'custom-content', 'performance-review'],
    [{ type: 'custom-content', kind: 'promotion-case' }, 'custom-content', 'promotion-case'],
    [{ type: 'custom-content', kind: 'weekly-update' }, 'custom-content', 'weekly-update'],
    [{ type: 'custom-content', kind: 'client-report' }, 'custom-content', 'client-report'],
  ] as const;
  for (const [body, type, kind] of kinds) {
    const { document } = await made(body);
    t.deepEqual([document.type, document.kind], [type, kind], JSON.stringify(body));
  }
  const all = (await user.call<DocumentEntity[]>('GET', '/api/documents')).body;
  t.is(all.length, kinds.length);
  const times = all.map(({ generateDate }) => generateDate);
  t.deepEqual(times, times.toSorted().reverse(), 'the newest first');
  const page = await user.call<DocumentPage>('GET', '/api/documents?type=social-thread&limit=1');
  t.like(page.body, { total: 2, types: [...new Set(kinds.map(([, type]) => type))].sort() });
  t.is(page.body.documents.length, 1);
  const rest = await user.call<DocumentPage>(
    'GET',
    `/api/documents?type=social-thread&limit=1&cursor=${encodeURIComponent(page.body.nextCursor ?? '')}`,
  );
  t.is(rest.body.nextCursor, null);
  t.not(rest.body.documents[0]?.id, page.body.documents[0]?.id);
  const found = await user.call<DocumentPage>('GET', '/api/documents?q=SINCERELY');
  t.deepEqual(
    found.body.documents.map(({ type }) => type),
    ['cover-letter'],
  );
});

test('a letter that is asked for in a prompt is to the company and for the role that it names', async (t) => {
  const { made } = await telling();
  const { document } = await made({ type: 'custom', prompt: 'a cover letter for the role of CTO at Siemens' });
  t.is(document.type, 'cover-letter');
  t.regex(document.content, /CTO/);
  t.regex(document.content, /Siemens/);
});

test('no private win enters any document, and a public wording stands for the words', async (t) => {
  const { user, made } = await telling();
  const [, , , contract] = (await user.wins()).toReversed();
  const secret = (await user.wins()).find(({ originalMessage }) => originalMessage === WINS[1]);
  await user.call('PUT', `/api/achievements/${contract?.id}`, { publicText: 'Won a contract worth 5 figures.' });
  await user.call('PUT', `/api/achievements/${secret?.id}`, { private: true });
  for (const type of ['cv', 'growth-log', 'social-thread', 'linkedin-post', 'twitter-post', 'custom']) {
    const { documentId, document } = await made({ type, prompt: 'Tell of all my wins' });
    t.notRegex(document.content, /payment provider|18 minutes|Fabrikam|40,000/, type);
    const { sources, sentences } = (await user.call<DocumentAnswer>('GET', `/api/documents/${documentId}`)).body;
    const named = sentences.flatMap(({ grounds }) => grounds.flatMap((one) => (one.on === 'win' ? [one.id] : [])));
    t.false([...named, ...sources.map(({ winId }) => winId)].includes(secret?.id ?? ''), type);
  }
  const log = await made({ type: 'growth-log' });
  t.regex(log.document.content, /contract worth 5 figures/);
});

test('each sentence names what it rests on, and says so once that has changed', async (t) => {
  const { user, made, shown } = await telling();
  const { documentId } = await made({ type: 'growth-log' });
  const before = await shown(documentId);
  t.false(before.stale);
  t.deepEqual(
    before.sources.map(({ state }) => state),
    ['same', 'same', 'same', 'same'],
  );
  t.true(before.sentences.every(({ grounds, stale }) => grounds.length > 0 && !stale));
  const [build, response, nurses] = (await user.wins()).toReversed();
  await user.call('PUT', `/api/achievements/${build?.id}`, { originalMessage: 'Cut the build to 8 minutes.' });
  await user.call('PUT', `/api/achievements/${response?.id}`, { private: true });
  await user.call('DELETE', `/api/achievements/${nurses?.id}`);
  const after = await eventually('it is told', async () => {
    const now = await shown(documentId);
    return now.sources.filter(({ state }) => state !== 'same').length === 3 && now;
  });
  const states = new Map(after.sources.map(({ winId, state, text }) => [winId, [state, text]]));
  t.deepEqual(states.get(build?.id ?? ''), ['changed', 'Cut the build to 8 minutes.']);
  t.deepEqual(states.get(response?.id ?? ''), ['private', null]);
  t.deepEqual(states.get(nurses?.id ?? ''), ['gone', null]);
  t.true(after.stale);
  t.true(after.sentences.some(({ text, stale }) => stale && text.includes('40 to 9')));
  t.true(after.sentences.some(({ text, stale }) => !stale && text.includes('Fabrikam')));
});

test('nobody reaches another user’s document', async (t) => {
  const { made } = await telling(WINS.slice(0, 1));
  const { documentId } = await made({ type: 'cv' });
  const stranger = await aUser(app());
  const nowhere = await stranger.call('GET', '/api/documents/there-is-none');
  for (const [method, path] of [
    ['GET', `/api/documents/${documentId}`],
    ['GET', `/api/documents/${documentId}/download`],
    ['DELETE', `/api/documents/${documentId}`],
  ] as const) {
    const answer = await stranger.call(method, path);
    t.deepEqual([answer.status, answer.body], [404, nowhere.body], path);
  }
  t.deepEqual((await stranger.call('GET', '/api/documents')).body, []);
  t.is((await call(app(), 'GET', `/api/documents/${documentId}`)).status, 401);
});

test('a document goes to its own user’s proven address alone', async (t) => {
  const { user, ask, made } = await telling(WINS.slice(0, 2));
  t.is((await ask({ type: 'cv', sendEmail: true, recipient: 'boss@example.com' })).status, 400);
  t.is((await ask({ type: 'cv', recipient: 'boss@example.com' })).status, 400);
  const { documentId } = await made({ type: 'cv', sendEmail: true, recipient: user.email.toUpperCase() });
  const mail = await mailTo(app(), user.email, /^Your CV$/);
  t.regex(flat(mail), /Cut the nightly build from 40 to 9 minutes/);
  t.deepEqual(
    mail.attachments.map(({ filename, contentType }) => [filename, contentType]),
    [
      [`Sub Scriber - CV, ${today(app())}.pdf`, 'application/pdf'],
      [`Sub Scriber - CV, ${today(app())}.docx`, DOCX],
    ],
  );
  const sent = await eventually('it says so', async () => {
    const { document } = (await user.call<DocumentAnswer>('GET', `/api/documents/${documentId}`)).body;
    return document.sentVia === 'email' && document;
  });
  t.is(sent.version, 1);
  t.is((await outboxOf(app(), user.email)).filter(({ subject }) => subject === 'Your CV').length, 1);
});

test('how its pages look is shown as pictures of shapes alone, as many pages as the PDF has', async (t) => {
  const { user, made } = await telling();
  const { documentId } = await made({ type: 'cv' });
  const pages = (query = '') => user.call<DocumentPages>('GET', `/api/documents/${documentId}/pages${query}`);
  const { status, body } = await pages('?look=editorial&paper=letter');
  t.is(status, 200);
  t.is(body.pages, 1);
  t.regex(body.pictures[0] ?? '', /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="612" height="792"/);
  t.notRegex(body.pictures.join(''), /<(?:text|script|image|style|foreignObject|a)\b|href="[^#]/);
  t.notDeepEqual((await pages()).body.pictures, body.pictures);
  t.is((await pages('?look=loud')).status, 400);
  const stranger = await aUser(app());
  t.is((await stranger.call('GET', `/api/documents/${documentId}/pages`)).status, 404);
});

test('a date is for posts alone', async (t) => {
  const { ask, made } = await telling(WINS.slice(0, 2));
  const tomorrow = new Date(Date.now() + 24 * 3_600_000).toISOString();
  const { scheduled, document } = await made({ type: 'linkedin-post', scheduledPublishDate: tomorrow });
  t.true(scheduled);
  t.is(document.scheduledPublishDate?.slice(0, 10), tomorrow.slice(0, 10));
  const onX = { type: 'custom', prompt: 'a note on builds for social media', scheduledPublishDate: tomorrow };
  t.true((await made(onX)).scheduled);
  for (const body of [
    { type: 'cv', scheduledPublishDate: tomorrow },
    { type: 'custom', prompt: 'Three bullets about builds', scheduledPublishDate: tomorrow },
    { type: 'linkedin-post', scheduledPublishDate: '2026-01-01' },
    { type: 'linkedin-post', scheduledPublishDate: 'tomorrow' },
  ])
    t.is((await ask(body)).status, 400, JSON.stringify(body));
  t.false((await made({ type: 'linkedin-post', scheduledPublishDate: null })).scheduled);
});

test('the same request twice is one document', async (t) => {
  const { user } = await telling(WINS.slice(0, 1));
  const once = () =>
    call<DocumentMade>(app(), 'POST', '/api/documents/generate', { type: 'cv' }, user.session, {
      'Idempotency-Key': 'a-key',
    });
  const [first, second] = [await once(), await once()];
  t.deepEqual(second.body, first.body);
  t.is((await user.call<DocumentEntity[]>('GET', '/api/documents')).body.length, 1);
});

test('a list that has not changed is not sent again; a deleted document is gone from it', async (t) => {
  const { user, made } = await telling(WINS.slice(0, 1));
  const { documentId } = await made({ type: 'cv' });
  const list = (headers = {}) =>
    call<DocumentEntity[]>(app(), 'GET', '/api/documents', undefined, user.session, headers);
  const tag = (await list()).headers.get('etag') ?? '';
  t.is((await list({ 'If-None-Match': tag })).status, 304);
  t.is((await user.call('DELETE', `/api/documents/${documentId}`)).status, 200);
  const after = await list({ 'If-None-Match': tag });
  t.deepEqual([after.status, after.body], [200, []]);
  t.is((await user.call('GET', `/api/documents/${documentId}`)).status, 404);
  t.is((await user.wins()).length, 1, 'the wins stay');
});

test('“a CV please” by mail comes back as text, PDF and DOCX, and is kept', async (t) => {
  const { user } = await telling();
  const { first, say } = await corresponding(app(), user);
  const cv = await say(first, 'A CV please');
  t.regex(flat(cv), /Here is what you asked for, a CV\..*Cut the nightly build from 40 to 9 minutes/);
  t.deepEqual(
    cv.attachments.map(({ filename }) => filename),
    ['pdf', 'docx'].map((format) => `Sub Scriber - CV, ${today(app())}.${format}`),
  );
  const letter = await say(cv, 'a cover letter for Acme, as head of sales');
  t.regex(flat(letter), /position of head of sales at Acme/i);
  t.is(letter.attachments.length, 2);
  const thread = await say(letter, 'a thread about this year');
  t.regex(flat(thread), /1\/\d/);
  const review = await say(thread, 'Please write my performance review');
  t.regex(flat(review), /Performance review/);
  const kept = (await user.call<DocumentEntity[]>('GET', '/api/documents')).body;
  t.deepEqual(kept.map(({ type, kind, sentVia }) => [type, kind, sentVia]).toReversed(), [
    ['cv', null, 'email'],
    ['cover-letter', null, 'email'],
    ['social-thread', null, 'email'],
    ['custom-content', 'performance-review', 'email'],
  ]);
});

test('what a CV lacks is told with its place, in one mail alone; what nobody wants to be asked is not', async (t) => {
  const { user } = await telling();
  await user.call('POST', '/api/user/career/dismiss', { missing: 'positions' });
  const { first, say } = await corresponding(app(), user);
  const cv = await say(first, 'A CV please');
  t.regex(flat(cv), /We ask for each only once: .*Education: /);
  t.notRegex(flat(cv), /Experience: /);
  t.notRegex(flat(await say(cv, 'A CV please')), /only once|Education: /);
});

test('a win and the wish for a document in one mail: the document tells of the win', async (t) => {
  const { user } = await telling([]);
  const { first, say } = await corresponding(app(), user);
  const answer = await say(first, `${WINS[0]}\n\nPlease send me my CV.`);
  t.regex(flat(answer), /Selected achievements.*40 to 9 minutes/);
});

test('asked for on the web, it is told there, and its files go to the mailbox', async (t) => {
  const { user } = await telling(WINS.slice(0, 2));
  const { text } = await sayOnTheWeb(user, 'Please write my CV');
  t.regex(text, /40 to 9 minutes/);
  const mail = await eventually('the mail', async () =>
    (await outboxOf(app(), user.email)).find(({ attachments }) => attachments.length === 2),
  );
  t.regex(mail.attachments[0]?.filename ?? '', /CV, .*\.pdf$/);
});

test('its words, what it rests on and what was asked go with the account', async (t) => {
  const { user, made } = await telling(WINS.slice(0, 1));
  await made({ type: 'custom', prompt: 'Three bullets about zeppelins' });
  t.is((await user.call('DELETE', '/api/user/account')).status, 200);
  await eventually('no document of theirs is left', async () => {
    const { found } = await app().services.readModels.page(DOCUMENTS, {
      filter: { equals: { userId: user.userId } },
      sort: [['writtenAt', 'descending']],
      limit: 1,
    });
    return found.length === 0;
  });
});
