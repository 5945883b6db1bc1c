import { phrases } from '../../text/plain-text.ts';
import { plainly } from '../words/sentences.ts';
import { LEAD, TAIL } from './frame-words.ts';

const LONGEST = 80;

const DROP = phrases`
  (?:delete|drop|remove|scrap|erase|bin|discard|forget|take out|get rid of|undo)
`;
const THAT = '(?:that|this|it)(?: (?:one|win|entry|again))?';

/** "Delete that one", "lösch das wieder", "supprime-la", "bórralo": what was just shown goes, and nothing else is said. */
const THAT_ONE = new RegExp(
  `${LEAD}(?:${phrases`
    ${DROP} ${THAT}|(?:take|leave|cross) ${THAT} (?:out|off)|${THAT} (?:can|should|must) go
    |(?:losch|streich|entfern)(?:e|en|t)?(?: sie)? (?:bitte )?(?:das|den|die|es|diesen|dieses|diese)(?: (?:eintrag|erfolg))?(?: (?:bitte|wieder|mal|doch))*|(?:nimm|nehmt) (?:das|den|es) (?:bitte |wieder )*(?:raus|heraus|weg)|(?:das|den|es) (?:kannst du |konnt ihr |bitte )*(?:wieder )?(?:loschen|streichen|entfernen|raus|weg)
    |(?:supprim|enlev|effac|retir)(?:e|es|ez)[- ](?:la|le|ca|cela|celle-ci|celle-la|cette reussite)|(?:supprim|enlev|effac|retir)(?:e|es|ez|er) (?:ca|cela|celle-ci|celle-la|cette reussite)
    |(?:borra|borre|elimina|elimine|quita|quite)(?:l[oa]| es[oea]| est[oea]| ese logro| este logro)
  `})${TAIL}`,
  'u',
);

export const dropsShown = (words: string): boolean => words.length <= LONGEST && THAT_ONE.test(plainly(words));
