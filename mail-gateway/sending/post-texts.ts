import type { PostFacts } from '#domain/documents/post-facts.ts';
import type { Facts, Language } from '#domain/facts.ts';
import type { BlobOf } from './attachments.ts';
import { CUT, excerpt, htmlBytes, textIn } from './long-texts.ts';
import type { PostText } from './template.ts';

/** Of the 50 KB that a mail's HTML may have: the rest is its frame, and the links that hold the texts once more. */
const ROOM = 18_000;
const LONGEST = 12_000;

/** More than any network takes of one thread. */
const MOST_POSTS = 25;

/** What a mail brings to be posted; nothing of any other kind of mail. The same facts, the same texts. */
export const postTextsOf = async (
  userId: number,
  facts: Facts,
  blobOf: BlobOf,
  language: Language,
): Promise<readonly PostText[]> => {
  if (!isPost(facts)) return [];
  const texts = (JSON.parse(await textIn(userId, facts.texts.blob, blobOf)) as readonly string[]).slice(0, MOST_POSTS);
  let room = ROOM;
  return texts.map((whole) => {
    const shown = excerpt(whole, { longest: LONGEST, bytes: room, cut: CUT.page[language] });
    room = Math.max(0, room - htmlBytes(shown));
    return { whole, shown };
  });
};

const isPost = (facts: Facts): facts is PostFacts => facts.of === 'post';
