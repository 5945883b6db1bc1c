import { frenchGerundOf as gerundOf } from '#language/claims/romance-verbs.ts';
import { romance } from './romance.ts';
import { capital } from './tidy.ts';

const CHANGE =
  /^(?:les? |la |l['’]|nos |notre |mes |mon |ma )?(?<thing>[^,;:.]{3,90}?) (?:(?:est|sont) (?<gone>passée?s?|tombée?s?|descendue?s?|montée?s?) (?<way>de .*\d.*)|(?:a|ont) (?<moved>baissé|diminué|reculé|chuté|augmenté|progressé|grimpé) (?<by>de .*\d.*))$/iu;
const FALLS: ReadonlySet<string> = new Set(['baissé', 'diminué', 'reculé', 'chuté']);
const FROM_TO = /^de [^,;]*?\d[^,;]*? à [^,;]*?\d/iu;

const changeIn = (sentence: string): string | null => {
  const { thing, gone, way, moved = '', by = '' } = CHANGE.exec(sentence)?.groups ?? {};
  if (thing === undefined || /^(?:je|j['’]|on|nous|ils?|elles?)(?!\p{L})/iu.test(thing)) return null;
  if (gone !== undefined) return `${capital(thing)} ${gone} ${way}`;
  const which = FALLS.has(moved.toLowerCase()) ? 'en baisse' : 'en hausse';
  return `${capital(thing)} ${which}${FROM_TO.test(by) ? ' :' : ''} ${by}`;
};

const verbOf = (deed: string): string => (deed.split(' ', 1)[0] ?? '').toLowerCase();
const lowered = (text: string): string => text.replace(/^./u, (letter) => letter.toLowerCase());

const RESULT_BEHIND =
  /^(?<deed>[^,;]{8,80}?),? et (?:j['’]ai )?(?<result>(?:réduit|baissé|diminué|augmenté|économisé|raccourci|doublé|triplé|ramené|gagné|accéléré) [^,;]*\d[^,;]*)$/iu;

export const french = romance({
  subject: /^j['’]ai |^je suis /iu,
  isState: /^je suis /iu,
  team: /^(?:on a|nous avons) /iu,
  withTeam: 'En équipe :',
  mine: /(?<!\p{L})(?:j['’]|(?:je|moi|nous|notre|nos|mon|ma|mes)(?!\p{L}))/iu,
  tells: /\d|(?<!\p{L})(?:sans|aucun\p{L}*|accepté|signé|réussi|adopté)(?!\p{L})/iu,
  changeIn,
  after: (deed) => (gerundOf(verbOf(deed)) === null ? null : `après avoir ${lowered(deed)}`),
  resultFirst(told) {
    const { deed = '', result = '' } = RESULT_BEHIND.exec(told)?.groups ?? {};
    const gerund = gerundOf(verbOf(deed));
    if (deed === '' || gerund === null || / et /u.test(deed)) return told;
    return `${result} en ${gerund}${deed.slice(verbOf(deed).length)}`;
  },
  dated: (sentence, month) => (/^J['’]ai /u.test(sentence) ? `En ${month}, ${sentence.replace(/^J/u, 'j')}` : sentence),
});
