import { composerLink } from '#application/documents/posting/composer-links.ts';
import type { PostFacts } from '#domain/documents/post-facts.ts';
import { manyLines } from '../clean.ts';
import type { Block, Content, Setting } from '../template.ts';
import { greeting } from '../words/manner.ts';
import { postWords } from './post-words.ts';

const LONGEST_TEXT = 13_000;

/**
 * What its author wanted to post today, whole, so that it can be copied; and below each post the way into the network's own
 * composer. Nothing is posted for anybody.
 */
export const post = ({ documentId, networks }: PostFacts, { language, publicUrl, name, posts }: Setting): Content => {
  const words = postWords[language];
  const headline = words.headline(posts.length, networks);
  const blocks = posts.flatMap(({ whole, shown }, at): readonly Block[] => [
    {
      kind: 'document',
      title: posts.length === 1 ? '' : words.title(at + 1, posts.length),
      text: manyLines(shown, LONGEST_TEXT),
    },
    ...networks.map(
      (network): Block => ({ kind: 'button', label: words.open[network], url: composerLink(network, whole) }),
    ),
  ]);
  return {
    subject: headline,
    preview: words.opening(greeting(name, language)),
    blocks: [
      { kind: 'headline', text: headline },
      { kind: 'paragraph', text: `${words.opening(greeting(name, language))} ${words.how}` },
      ...(posts.length > 1 ? [{ kind: 'paragraph', text: words.oneByOne } as const] : []),
      ...blocks,
      { kind: 'note', text: words.change, url: `${publicUrl}/content/edit/${documentId}` },
    ],
  };
};
