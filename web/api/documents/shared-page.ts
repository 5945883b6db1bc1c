import { readShare, type SharedDocument } from '#application/documents/sharing/read-share.ts';
import type { Language } from '#domain/facts.ts';
import { sharePassword } from '#web/contract/documents.ts';
import { languageAsked } from '../access/language-asked.ts';
import { type ApiAnswer, type ApiParts, route } from '../route.ts';
import { escaped, pageAnswer, type ServerPage } from '../server-page.ts';
import { notShared, sharedWords, tooManyReads } from './shared-words.ts';

const PATH = '/shared/:token';
const HTML = { 200: null } as const;

/** What somebody who was sent a link reads: the document alone, whole without a script. */
export const sharedPageRoutes = [
  route({
    method: 'get',
    path: PATH,
    summary: 'The page of a document that its author shares by a link',
    access: 'page',
    answers: HTML,
    handle: ({ parts, params, network, header }) =>
      shownTo(parts, { token: params.token ?? '', password: null, network }, readerOf(header)),
  }),
  route({
    method: 'post',
    path: PATH,
    summary: 'The same with the password that its author has set',
    access: 'page',
    answers: HTML,
    body: sharePassword,
    handle: ({ parts, params, network, body, header }) =>
      shownTo(parts, { token: params.token ?? '', password: body.password ?? '', network }, readerOf(header)),
  }),
];

/** Where there is no document whose language the page could be in. */
const readerOf = (header: (name: string) => string): Language => languageAsked(header('Accept-Language')) ?? 'en';

const shownTo = async (
  parts: ApiParts,
  reading: Parameters<typeof readShare>[1],
  reader: Language,
): Promise<ApiAnswer> => {
  const shared = await readShare(parts, reading);
  if (!('refused' in shared)) return pageAnswer(parts.brandName, documentPage(shared));
  if ('language' in shared) return pageAnswer(parts.brandName, passwordPage(shared));
  if (shared.refused === 'no-such-share') return pageAnswer(parts.brandName, noShare(reader));
  return busy(pageAnswer(parts.brandName, tooManyPage(reader)));
};

/** As long as the time in which reads are counted. */
const busy = (page: ApiAnswer): ApiAnswer => ({ ...page, headers: { ...page.headers, 'Retry-After': '60' } });

const documentPage = ({ title, html, language, until }: SharedDocument): ServerPage => {
  const words = sharedWords[language];
  return {
    title: title || words.untitled,
    language,
    isUnlisted: true,
    content: `<article class="paper">\n${html}\n</article>\n<p class="note">${escaped(words.until(inWords(until, language)))}</p>`,
  };
};

const inWords = (date: string, language: Language): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));

const troubles = { 'password-wanted': null, 'wrong-password': 'wrong', 'too-many-tries': 'often' } as const;
const statuses = { 'password-wanted': 200, 'wrong-password': 403, 'too-many-tries': 429 } as const;

type Locked = Readonly<{ refused: keyof typeof troubles; language: Language }>;

/** Says nothing of the document but its language. */
const passwordPage = ({ refused, language }: Locked): ServerPage => {
  const words = sharedWords[language];
  const trouble = troubles[refused];
  return {
    title: words.untitled,
    status: statuses[refused],
    language,
    isUnlisted: true,
    hasForm: true,
    content: [
      `<h1>${escaped(words.locked)}</h1>`,
      `<p class="second">${escaped(words.lockedMore)}</p>`,
      ...(trouble === null ? [] : [`<p class="trouble" role="alert">${escaped(words[trouble])}</p>`]),
      `<form method="post" class="card"><label>${escaped(words.password)}<input type="password" name="password" required maxlength="200" autocomplete="off" autofocus></label>`,
      `<button class="button main">${escaped(words.open)}</button></form>`,
    ].join('\n'),
  };
};

const noShare = (language: Language): ServerPage => noticePage(notShared[language], 404, language);
const tooManyPage = (language: Language): ServerPage => noticePage(tooManyReads[language], 429, language);

const noticePage = ({ title, text }: (typeof notShared)[Language], status: number, language: Language): ServerPage => ({
  title,
  status,
  language,
  isUnlisted: true,
  content: `<h1>${escaped(title)}</h1>\n<p class="second">${escaped(text)}</p>`,
});
