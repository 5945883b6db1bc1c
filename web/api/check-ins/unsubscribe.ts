import { setUnsubscribed, type Unsubscribable, unsubscribableOf } from '#application/check-ins/unsubscribe.ts';
import type { Language } from '#domain/facts.ts';
import { unsubscribeForm, unsubscribeQuery } from '#web/contract/check-ins.ts';
import { route } from '../route.ts';
import { escaped, pageAnswer, type ServerPage } from '../server-page.ts';
import { unsubscribeWords } from './unsubscribe-words.ts';

const PATH = '/unsubscribe';
const HTML = { 200: null } as const;

/** Where `List-Unsubscribe` leads. Scanners open it, so looking changes nothing; mail programs post to it for a reader. */
export const unsubscribeRoutes = [
  route({
    method: 'get',
    path: PATH,
    summary: 'The page that stops check-ins or insight mails, or starts them again',
    access: 'one-click',
    answers: HTML,
    query: unsubscribeQuery,
    async handle({ parts, language, query: { token = '', resume } }) {
      const found = await unsubscribableOf(parts, token);
      return pageAnswer(
        parts.brandName,
        found ? unsubscribePage(found, resume !== undefined) : noUnsubscribe(language),
      );
    },
  }),
  route({
    method: 'post',
    path: PATH,
    summary: 'Stop what a mail belongs to with one click (RFC 8058), or start it again',
    access: 'one-click',
    answers: HTML,
    query: unsubscribeQuery,
    body: unsubscribeForm,
    async handle({ parts, language, query: { token = '' }, body }) {
      const done = await setUnsubscribed(parts, token, 'resume' in body ? 'resume' : 'stop');
      if (!('refused' in done)) return pageAnswer(parts.brandName, unsubscribedPage(done));
      return pageAnswer(
        parts.brandName,
        done.refused === 'too-often' ? changedTooOften(done.language) : noUnsubscribe(language),
      );
    },
  }),
];

const form = (name: string, value: string, label: string, look = 'button main'): string =>
  `<form method="post"><button class="${look}" name="${name}" value="${value}">${escaped(label)}</button></form>`;

const stopForm = (label: string, look?: string): string => form('List-Unsubscribe', 'One-Click', label, look);
const resumeForm = (label: string): string => form('resume', '1', label);

const page = (language: Language, title: string, ...parts: readonly string[]): ServerPage => ({
  title,
  language,
  content: [`<h1>${escaped(title)}</h1>`, ...parts].join('\n'),
});

const second = (text: string): string => `<p class="second">${escaped(text)}</p>`;
/** Markup as the catalogue has it. */
const note = (markup: string): string => `<p class="note">${markup}</p>`;

/** One button, for what can be done now, in the language of the mail. Nothing is changed by looking at it. */
const unsubscribePage = ({ what, comes, language }: Unsubscribable, wantsResume: boolean): ServerPage => {
  const words = unsubscribeWords[language];
  const { stop, ask, stops, on, stopped } = words.lists[what];
  const settings = note(words.settings);
  if (!comes) return page(language, stopped, second(words.kept), resumeForm(words.resume), settings);
  if (wantsResume) return page(language, words.goOnQuestion, second(on), resumeForm(words.goOn), settings);
  return page(language, ask, second(`${stops} ${words.kept}`), stopForm(stop), settings);
};

/** What the press of a button came to, and the way back. */
const unsubscribedPage = ({ what, comes, language }: Unsubscribable): ServerPage => {
  const { lists, kept, nothingElse, resume } = unsubscribeWords[language];
  const { stop, stopped, again } = lists[what];
  return comes
    ? page(language, again, second(nothingElse), stopForm(stop, 'button'))
    : page(language, stopped, second(`${kept} ${nothingElse}`), resumeForm(resume));
};

/** The day's changes of mind are used up. */
const changedTooOften = (language: Language): ServerPage => {
  const { tooOften, tooOftenMore, switches } = unsubscribeWords[language];
  return { ...page(language, tooOften, second(tooOftenMore), note(switches)), status: 429 };
};

/** Of a token that is not one, or of an account that is gone: nobody is told which. */
const noUnsubscribe = (language: Language): ServerPage => {
  const { noLink, noLinkMore, profile } = unsubscribeWords[language];
  return { ...page(language, noLink, second(noLinkMore), note(profile)), status: 404 };
};
