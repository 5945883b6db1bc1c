import { phrases } from '../../text/plain-text.ts';
import { reportsDone } from '../words/reports-done.ts';
import { plainly, sentencesWhole } from '../words/sentences.ts';
import { rule } from './frame-words.ts';
import { saidIn } from './said-in.ts';

const LONGEST = 120;

/** What may stand around it and says nothing of it. */
const ASIDE = phrases`
  (?:ah|oh|ps|p\.s\.|and|also|but|btw|by the way|sorry|actually|i forgot(?: to (?:say|add|mention))?|forgot to (?:say|add|mention)|just to add|und|achso|ach|ubrigens|nebenbei|dazu noch|hab(?:e)? vergessen(?: zu sagen)?|vergessen zu sagen|et|au fait|d'ailleurs|j'ai oublie(?: de (?:dire|preciser))?|je precise|pour info|y|por cierto|ademas|olvide decir(?:lo)?|se me olvido(?: decir)?|me olvide(?: de decir)?|que conste)
`;
const START = `^\\W*(?:(?:${ASIDE})(?![\\p{L}'])[,:;.!\\s-]*(?:(?:that|dass|que|qu')(?=[ \\p{L}]) ?)?)*`;
const END = `(?:[\\s,;.!-]+(?:${ASIDE}|too|as well|auch|aussi|tambien|thanks|danke|merci|gracias|bitte|please)(?![\\p{L}]))*[^\\p{L}\\p{N}]*$`;
const SOME = `(?:(?:${ASIDE}|really|all|mostly|together|actually|eigentlich|auch|zusammen|alles|gemeinsam|en fait|aussi|tout|ensemble|en realidad|tambien|todo|junto)[, ]+)*`;

const SAID = (
  [
    `(?:it|that|this|they|those)(?:'s| (?:was|were|is))(?: done| all done)? ${SOME}(?<said>(?:with|for|thanks to|together with|alongside|on behalf of) .+?)`,
    `(?:i|we) did (?:it|that|this|them) ${SOME}(?<said>(?:with|for|thanks to|alongside|on behalf of) .+?)`,
    `(?:das|es) (?:war|waren|ging) ${SOME}(?<said>(?:mit|fur|dank|zusammen mit|im auftrag) .+?)`,
    `war(?:en)? ${SOME}(?<said>(?:mit|fur|dank) .+?)`,
    `(?:das|es)? ?(?:hab|habe|haben) (?:ich|wir) (?:das |es )?${SOME}(?<said>(?:mit|fur|dank) .+?) (?:gemacht|geschafft|erledigt|hinbekommen|hingekriegt)`,
    `(?:c'etait|c etait|c'est|ca s'est fait|ca a ete|cela s'est fait) ${SOME}(?<said>(?:avec|pour|grace a|aux cotes de) .+?)`,
    `(?:je l'ai|on l'a|nous l'avons|je les ai) (?:fait|faite|faits|realisee?) ${SOME}(?<said>(?:avec|pour|grace a) .+?)`,
    `(?:eso |esto |lo )?(?:fue|fueron|era|eran|ha sido) ${SOME}(?<said>(?:con|para|gracias a|junto a|junto con) .+?)`,
    `(?:lo|la|los) (?:hice|hicimos|he hecho|hemos hecho) ${SOME}(?<said>(?:con|para|gracias a|junto a|junto con) .+?)`,
  ] as const
).map((source) => ({ pattern: rule(`${START}${source}${END}`) }));

/** "It was for nothing", "that was with the last of my strength": it tells how it was, and not with whom. */
const HOW = phrases`
  \b(?:nothing|naught|free|ever|sure|now|once|pleasure|joy|care|ease|difficult\w*|pain|fun|nix|nichts|umsonst|spass|freude|muhe|schmerz\w*|rien|plaisir|joie|peine|mal|nada|gusto|alegria|esfuerzo|dolor)\b
`;
const MOST_WORDS = 12;

/**
 * What somebody adds to what they told, where the whole message says nothing else: "c'était avec Fatou", "it was with the night team,
 * btw". Only who has just been shown their wins speaks so.
 */
export const additionIn = (words: string): string | null => {
  if (words.length > LONGEST || words.includes('?')) return null;
  const said = saidIn(words.trim(), SAID)?.groups.said ?? '';
  const plain = plainly(said);
  if (said === '' || plain.split(' ').length > MOST_WORDS || sentencesWhole(said).length > 1) return null;
  return new RegExp(HOW).test(plain) || reportsDone(plain) || /[:;]/.test(said) ? null : said;
};
