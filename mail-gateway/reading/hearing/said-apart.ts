import { phrases } from '../plain-text.ts';
import { reportsDone } from '../understanding/reports-done.ts';
import { plainly } from '../understanding/sentences.ts';
import { cueIn, isWish } from './cues.ts';
import { isAside, isTurnedToUs } from './turned-to-us.ts';

/** Where a sentence ends, or where its end may turn to us. */
const CUT = new RegExp(
  phrases`
    (?<=[.!?…])\s+|\n+|\s*[;/]\s+|\s+[-–—]\s+
    |,?\s+(?=(?:and |und |et |y |oh |uy |so )*(?:btw|by the way|ps|pd|[uü]brigens|achso|ach so|au fait|sinon|par contre|por cierto|quick question)\b)
    |,?\s+(?=(?:oh and|and can|and could|also (?:drop|make|could|can|set|send|put)|und (?:jetzt|bitte|kann ich|zoag|zeig|schick|mach|stell|k[oö]nn\w*)|sag a?mal|et (?:aussi|mets|change|fais|envoie|j'oublie)|notez|n'envoyez|finalement|y (?:ponme|dime|m[aá]nd|c[aá]mbi|haz|p[aá]sa|p[aá]us)|uy y|decime|m[aá]nden|schickt? |kann (?:man|ich)|envoyer? moi|annulez|hay chance|put that|whe?res the)\s?)
  `,
  'giu',
);
const MOST = 60;
const LONGEST = 2_000;

export type Apart = Readonly<{ told: string; turned: readonly string[] }>;

/**
 * A message in what its writer tells and what turns to us, each of them whole: "Got the job! Btw I'm on Perth time." Null where
 * all of it is one of both.
 */
export const apartIn = (words: string): Apart | null => {
  if (words.length > LONGEST) return null;
  const pieces = piecesOf(words);
  if (pieces.length < 2 || pieces.length > MOST) return null;
  let told = '';
  const turned: string[] = [];
  let wasTurned = false;
  for (const piece of pieces) {
    const plain = plainly(piece);
    const isTurned: boolean = !reportsDone(plain) && (wasTurned || isTurnedPiece(piece, plain));
    if (!isTurned) told += piece;
    else if (wasTurned) turned[turned.length - 1] += piece;
    else turned.push(piece);
    wasTurned = isTurned;
  }
  return /\p{L}/u.test(told) && turned.length > 0
    ? { told: told.trim(), turned: turned.map((one) => one.trim()) }
    : null;
};

/** With what stands between them, which belongs to the one before it. */
const piecesOf = (words: string): readonly string[] => {
  const ends = [...words.matchAll(CUT)].map(({ index, 0: mark }) => index + mark.length);
  return [0, ...ends].map((start, at) => words.slice(start, ends[at] ?? words.length)).filter((piece) => piece !== '');
};

/** The words of others, in quotes, turn to nobody here; a day or an hour alone may be told of. */
const isTurnedPiece = (said: string, plain: string): boolean => {
  if (/["“”„«»]/.test(plain)) return false;
  const cue = cueIn(said);
  return isAside(plain) || isTurnedToUs(plain) || isWish(plain) || (cue !== null && cue !== 'change-schedule');
};
