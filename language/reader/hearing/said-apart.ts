import { phrases } from '../../text/plain-text.ts';
import { reportsDone } from '../understanding/reports-done.ts';
import { plainly } from '../understanding/sentences.ts';
import { cueIn, isWish } from './cues.ts';
import { isAside, isTurnedToUs } from './turned-to-us.ts';

/** What was told is to stand in a document: "put that in my CV", "pack das in meinen Lebenslauf", "mételo en el currículum". */
const PAPER = phrases`
  (?:c\.?v|resume|r[ée]sum[ée]|linked ?in|lebenslauf|curriculum|curr[ií]culum|curr[ií]culo|hoja de vida|portfolio|growth log|entwicklungsprotokoll)\b
`;
const FILED = phrases`
  (?:(?:please |pls )?(?:put|stick|pop|chuck|bung|whack|add|slot|stuff|include|get|work|write|note) (?:that|this|it|them|'em|those|these)(?: one)?(?: straight| right)? (?:in|on|into|onto|to|at the top of) (?:my |the |me )?${PAPER}
  |(?:that|this|it)'?s (?:a |one |another )?(?:one )?for (?:my|the|me) ${PAPER}|(?:one )?for the ${PAPER}
  |(?:bitte )?(?:pack|nimm|nehmt|schreib|schreibt|setz|setzt|tu|stell|hau|trag|tragt|f[uü]g|mach|notier)e?n? (?:sie )?(?:das|es|dies|den|die|mir das|mir)(?: \p{L}+){0,2}? (?:in|auf|zu)(?:m|'n)? (?:meinen |meinem |mein |den |die |das |n )?${PAPER}|(?:das |es )?(?:kommt|geh[oö]rt|muss|soll|darf) (?:das |es |bitte |noch |auch )*(?:in|auf) (?:meinen |den |mein |die )?${PAPER}
  |(?:tu |vous )?(?:me |m')?(?:le |la |les |l')?(?:coll|mets?|mett|ajout|not|inscri|gliss|rajout|fourr|int[eè]gr)\p{L}*(?:-(?:le|la|les|moi|m'en))*(?: [cç]a| cela)? (?:dans|sur|[aà]u?|en haut de) (?:le |la |mon |ma |l')?${PAPER}|[cç]a (?:va|ira) (?:dans|sur|au) (?:le |mon )?${PAPER}
  |(?:m[eé]te|pon|p[oó]ng?a|pong[aá]|agr[eé]ga|agreg[aá]|agregu[eé]|a[nñ][aá]de|a[nñ]ade|s[uú]ma|incl[uú]ye|an[oó]ta|ap[uú]nta|col[oó]ca|met[eé]|pon[eé]|sub[eí])(?:me)?(?:lo|la|los|las)(?: por favor| porfa)? (?:en|a|al) (?:el |mi |la )?${PAPER}|(?:eso|esto) (?:va|vaya) (?:en|a|al) (?:el |mi |la )?${PAPER})
`;

/** Where a sentence ends, or where its end may turn to us. */
const CUT = new RegExp(
  phrases`
    (?<=[.!?…])\s+|\n+|\s*[;/]\s+|\s+[-–—]\s+
    |,?\s+(?=(?:and |und |et |y |oh |uy |so )*(?:btw|by the way|ps|pd|[uü]brigens|achso|ach so|au fait|sinon|par contre|por cierto|quick question)\b)
    |(?<!\b(?:tu|vous|me|m|that'?s|that is|bitte|please|pls|one|to|her|him|them|and|und|et|y|so)),?\s+(?=(?:and |und |et |y |so )*${FILED})
    |,?\s+(?=(?:oh and|and can|and could|also (?:drop|make|could|can|set|send|put)|und (?:jetzt|bitte|kann ich|zoag|zeig|schick|mach|stell|k[oö]nn\w*)|sag a?mal|et (?:aussi|mets|change|fais|envoie|j'oublie)|notez|n'envoyez|finalement|y (?:ponme|dime|m[aá]nd|c[aá]mbi|haz|p[aá]sa|p[aá]us)|uy y|decime|m[aá]nden|schickt? |kann (?:man|ich)|envoyer? moi|annulez|hay chance|put that|whe?res the)\s?)
  `,
  'giu',
);
const FILES = new RegExp(`^(?:and |und |et |y |so )*${FILED}`, 'iu');
/** Whether what stands before it is meant to stand in a document. */
export const filesWhatWasTold = (said: string): boolean => FILES.test(said);
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
  return (
    FILES.test(said) ||
    isAside(plain) ||
    isTurnedToUs(plain) ||
    isWish(plain) ||
    (cue !== null && cue !== 'change-schedule')
  );
};
