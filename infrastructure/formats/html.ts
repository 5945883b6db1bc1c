import type { Manuscript, Part } from '#application/documents/manuscript/manuscript.ts';
import type { Run, Words } from '#application/documents/manuscript/words.ts';
import { escaped } from '#domain/text.ts';

/** A document as markup: its text and nothing else. Its parts are told apart by elements, each with its own name. */
export const manuscriptHtml = ({ title, contact, parts }: Manuscript): string =>
  [
    ...(title.length > 0 ? [`<h1>${inline(title)}</h1>`] : []),
    ...(contact.length > 0
      ? [`<p class="contact">${contact.map((line) => `<span>${inline(line)}</span>`).join(' ')}</p>`]
      : []),
    ...parts.map(partHtml),
  ].join('\n');

const partHtml = (part: Part): string => {
  switch (part.is) {
    case 'heading':
      return `<h2>${inline(part.words)}</h2>`;
    case 'paragraph':
      return `<p>${inline(part.words)}</p>`;
    case 'post':
      return `<p class="post">${inline(part.words)}</p>`;
    case 'bullets':
      return `<ul>${part.items.map((item) => `<li>${inline(item)}</li>`).join('')}</ul>`;
    case 'entry':
      return `<div class="entry"><div><h3>${inline(part.title)}</h3>${said('place', part.place)}</div>${said('time', part.time)}</div>`;
  }
};

const said = (name: string, words: Words): string =>
  words.length === 0 ? '' : `<span class="${name}">${inline(words)}</span>`;

const inline = (words: Words): string => words.map(runHtml).join('');

/** Addresses are `http:`, `https:` or `mailto:`, as whoever read the text has seen to; where one leads learns nothing. */
const runHtml = ({ text, bold, href }: Run): string => {
  const lines = text.split('\n').map(escaped).join('<br>');
  const linked = href === null ? lines : `<a href="${escaped(href)}" rel="noopener noreferrer nofollow">${lines}</a>`;
  return bold ? `<strong>${linked}</strong>` : linked;
};
