import { spanishFormsOf as formsOf } from '#language/claims/romance-verbs.ts';
import { romance } from './romance.ts';

const CHANGE =
  /^(?!(?:yo|ellos|ellas|ella|él|nosotros) )[^,;:.]{3,90}? (?:bajó|bajaron|cayó|cayeron|disminuyó|disminuyeron|se redujo|se redujeron|subió|subieron|aumentó|aumentaron|creció|crecieron|pasó|pasaron|ha bajado|han bajado|ha subido|han subido) (?:de|un|el|en) .*\d/iu;

/** Stays the sentence that it is: a noun in place of its verb would have to agree. */
const changeIn = (sentence: string): string | null => (CHANGE.test(sentence) ? sentence : null);

const verbOf = (deed: string): string => (deed.split(' ', 1)[0] ?? '').toLowerCase();
const behindVerb = (deed: string): string => deed.slice(verbOf(deed).length);

const RESULT_BEHIND =
  /^(?<deed>[^,;]{8,80}?),? y (?<result>(?:reduje|bajé|aumenté|subí|ahorré|dupliqué|tripliqué|acorté|recorté) [^,;]*\d[^,;]*)$/iu;

/** Spanish verbs say who did it by their ending: only the pronoun goes, and a line of the team's own says "we" by itself. */
export const spanish = romance({
  subject: /^yo /iu,
  isState: /^(?:yo )?(?:soy|estoy|fui|estuve) /iu,
  team: /^nosotros /iu,
  withTeam: 'En equipo:',
  mine: /(?<!\p{L})(?:yo|nosotros|nuestr\p{L}*|mi|mis)(?!\p{L})/iu,
  tells: /\d|(?<!\p{L})(?:sin|ningun\p{L}*|aceptad\p{L}*|firm\p{L}*|aprob\p{L}*)(?!\p{L})/iu,
  changeIn,
  after(deed) {
    const forms = formsOf(verbOf(deed));
    return forms && `tras ${forms[0]}${behindVerb(deed)}`;
  },
  resultFirst(told) {
    const { deed = '', result = '' } = RESULT_BEHIND.exec(told)?.groups ?? {};
    const forms = formsOf(verbOf(deed));
    return deed === '' || forms === null || / y /u.test(deed) ? told : `${result} ${forms[1]}${behindVerb(deed)}`;
  },
  dated: (sentence, month) =>
    /^(?:He|Hice|\p{Lu}\p{Ll}+é|\p{Lu}\p{Ll}+í) /u.test(sentence)
      ? `En ${month}, ${sentence.replace(/^./u, (letter) => letter.toLowerCase())}`
      : sentence,
});
