import type { PageLanguage } from '#web/contract/page-languages.ts';
import type { ApiError } from './errors.ts';
import { escaped, type ServerPage } from './server-page.ts';
import { apiWords } from './words/words.ts';

/** What a browser shows where a page of ours could not be made. */
export const errorPage = ({ status, sentence }: ApiError, language: PageLanguage): ServerPage => {
  const words = apiWords[language];
  const { pageFailed: title, toStart } = words.everywhere;
  return {
    title,
    status,
    language,
    content: [
      `<h1>${escaped(title)}</h1>`,
      `<p class="second">${escaped(sentence(words))}</p>`,
      `<p><a class="button" href="/">${escaped(toStart)}</a></p>`,
    ].join('\n'),
  };
};
