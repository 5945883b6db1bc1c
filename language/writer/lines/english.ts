import { englishAny, englishCategories } from './english-categories.ts';
import { englishDeeds } from './english-deeds.ts';
import { englishStrong } from './english-strong.ts';
import type { Lines } from './lines.ts';

const NO_WHO =
  /^(?:i|we|it|that|this|and|but|who|which|so|then|also|even|just|was|were|got|have|had|has|be|been|not|never|what|how|when|after|before|because|if|for|with|of|to|in|on|at|by|as)$/u;

/** Who thanked, as their writer is told of them. */
const who = (said: string): string => {
  const words = said
    .trim()
    .replace(/^(?:and|but|then|so|also) /iu, '')
    .split(' ');
  const last = words.at(-1)?.toLowerCase() ?? '';
  if (
    NO_WHO.test(last) ||
    words.some((word) => /^(?:who|which|and|i|we|you|me|us|it|that|was|were|is|are)$/iu.test(word))
  )
    return '';
  if (/^(?:he|she|they)$/iu.test(last)) return words.length === 1 ? last : '';
  return words.join(' ').replace(/^my /iu, 'your ').replace(/^our /iu, 'your ');
};

export const english: Lines = {
  strong: englishStrong,
  deeds: englishDeeds,
  categories: englishCategories,
  any: englishAny,
  denied:
    /n't\b|\b(?:not|never|almost|nearly|no longer|if|would|wish\p{L}*|hop(?:e|ed|ing)|want(?:ed)? to|plan(?:ning|ned)? to|tr(?:y|ied|ying) to|need to|going to|should|will|instead of|without|nobody|no one)\b/u,
  others:
    /\b(?:he|she|they|you|who|somebody|someone|his|her|their)\b|\b(?:my|our|the) (?:\p{L}+ )?(?:son|daughter|kids?|boy|girl|wife|husband|mum|mom|dad|mother|father|sister|brother|friend|colleague|boss|manager|students?|apprentices?|trainees?|pupils?|patient|customer|client|team ?mate|mentees?|interns?|juniors?|lads?|girls?|dog|cat)\b|\b(?:lady|woman|women|man|bloke|chap|guy|gentleman|guests?|passengers?|patients?|customers?|clients?|residents?|widower|parents?)\b|\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten)(?: of (?:the|my|our|them|us))?(?: \p{L}+)? $|\b\d+ (?:out )?of \d+\b|\b(?:all|both|each)(?: of)?(?: (?:them|us|my|our|the|two|three|four|five|six|\d+))? (?:\p{L}+ )?$/u,
  joint: /[.;:!?,()–—]| and (?!i )| but | because | so that | - /u,
  who,
  forCv: (line) => `For your CV: ${line}.`,
};
