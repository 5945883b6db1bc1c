import { asNoun } from './german-nouns.ts';
import { namesSomebody } from './people.ts';
import type { Telling } from './telling.ts';
import { capital } from './tidy.ts';

const LONGEST_LINE = 200;

/** What its writer did, by participle, with the auxiliary taken off; what became of something; or another word of it. */
type Part =
  | Readonly<{ is: 'deed'; text: string; together: boolean }>
  | Readonly<{ is: 'change'; text: string }>
  | Readonly<{ is: 'other'; text: string }>;

const HAVE = /^(?:ich |wir )?(?:habe|hab|haben|hatte|bin|sind)(?: (?:ich|wir))? /iu;
const PARTICIPLE = String.raw`(?:\p{Ll}*ge\p{Ll}+(?:t|en)|(?:be|ver|er|ent|zer|über|unter|wieder|an|ab|auf|aus|ein|um|vor|zu|durch|mit)\p{Ll}{2,}(?:t|en)|\p{Ll}+iert|gehalten|bestanden)`;
const ENDS_DONE = new RegExp(`(?:^| )${PARTICIPLE}(?: worden)?$`, 'u');
/** The clause whose end the participle is, and what is said behind it. */
const DONE_THEN = new RegExp(
  `^(?<deed>.*? ${PARTICIPLE})(?: worden)?(?<more>(?:[,:–(]| -| ohne | damit | weil | obwohl | bis | und | mit ).*)?$`,
  'u',
);
const MOVED = /(?:gesunken|gestiegen|zurückgegangen|gefallen|gewachsen|gesenkt|erhöht|verkürzt|verbessert)$/u;
const BARE_CHANGE =
  /^(?:(?:Die|Der|Das|Unsere?|Meine?) )?(?<thing>[^,;:]{3,90}?) (?:ist |sind )?(?<rest>(?:seitdem )?(?:von|um|auf) [^,;:]*\d[^,;:]*) (?<verb>gesunken|gestiegen|zurückgegangen|gefallen|gewachsen)(?<more>[,;].*)?$/u;

const partOf = (sentence: string): Part => {
  const text = sentence.replace(/\.$/u, '');
  const change = BARE_CHANGE.exec(text)?.groups;
  if (change)
    return {
      is: 'change',
      text: `${change.thing} ${(change.rest ?? '').replace(/^(?:ist |sind )?seitdem /u, '')} ${change.verb}${change.more ?? ''}`.replace(
        / (?:ist|sind) (?=von|um|auf)/u,
        ' ',
      ),
    };
  const have = HAVE.exec(text);
  const told = have ? text.slice(have[0].length) : text;
  const done = DONE_THEN.exec(told)?.groups;
  if (done && (have || !/ (?:ist|sind|hat|haben|wurde|wurden|war|waren) /u.test(` ${done.deed}`)))
    return {
      is: 'deed',
      text: `${done.deed}${done.more ?? ''}`,
      together: /^(?:wir )?(?:haben|sind)/iu.test(have?.[0] ?? ''),
    };
  return { is: 'other', text };
};

const TELLS =
  /\d|\b(?:zugestimmt|bestanden|ohne|kein\w*|niemand|selbst(?:st)?ändig|allein\w*|übernommen|genehmigt|angenommen|unterschrieben|gelungen|spart)\b/iu;
const REMARK =
  /\b(?:liebt|lieben|bedankt|gelacht|geweint|gefreut|meckern|lustig|kuchen)\b|^(?:sie|er|das|die haben) (?:hat|haben|war|ist|sind)\b.*(?:bedankt|gefreut)|\?/iu;
const MINE = /(?<!\p{L})(?:ich|mir|mich|wir|uns|mein\p{Ll}*|unser\p{Ll}*)(?!\p{L})/iu;

/** Without what only a sentence needs: articles at its head, the auxiliary of a clause behind, a comma that is lacking. */
const elliptic = (text: string): string =>
  text
    .replace(/^das (\p{Ll}+)e (?=\p{Lu})/iu, '$1es ')
    .replace(/^die (\p{Ll}+)en (?=\p{Lu})/iu, '$1e ')
    .replace(
      /^(?:[Dd]en|[Dd]ie|[Dd]as|[Ee]inen|[Ee]ine|[Ee]in|[Mm]einen?|[Uu]nseren?) (?=(?:\p{Ll}+ )?\p{Lu})(?!\p{Ll}+ und )/u,
      '',
    )
    .replace(/(?<!,) (?=ohne dass |damit |weil |obwohl |sodass |so dass )/gu, ', ')
    .replace(/,? (?:und )?(?:hab|habe) (?:ihn|sie|es|das|dabei)? ?/gu, ' und ')
    .replace(/(?<!\p{L})(?:auf|in|an|von|mit) (?:unserer|meiner)(?!\p{L})/giu, (all) => `${all.split(' ')[0]} der`)
    .replace(/(?<!\p{L})(?:mein|unser)(?=e[nmr]?(?!\p{L}))/gu, 'ein')
    .replace(/ selbst wieder /u, ' wieder ')
    .replace(/, (?:die|der|das) \p{L}+ (?:hatte|hat|war|meinte|sagte) .*$/u, '')
    .replace(/, seit(?:dem)? wir .*$/u, '')
    .replace(/, (?:weil|da) ich .*$/u, '')
    .replace(/ +/gu, ' ')
    .replace(/[,;]$/u, '');

const lineOf = (sentences: readonly string[]): string | null => {
  const parts = sentences.flatMap(clauses).map(partOf);
  const [first] = parts;
  if (!first) return null;
  const deed = parts.find((part) => part.is === 'deed');
  const change = parts.find((part) => part.is === 'change');
  if (deed && change && parts.length === 2) {
    const noun = asNoun(deed.text);
    if (noun !== null) return finished(`${change.text} nach ${noun}`, false);
  }
  if (first.is === 'other' && !isHeadline(first.text)) return null;
  const more = parts.slice(1).filter(({ text }) => TELLS.test(text) && !REMARK.test(text) && text.length < 130);
  return finished(joined(first, more), first.is === 'deed' && first.together);
};

/** A colon stands before what came of it, a semicolon before what is another thing. */
const joined = (first: Part, more: readonly Part[]): string => {
  let line = elliptic(first.text);
  for (const [at, { is, text }] of more.entries()) {
    if (line.length + text.length > LONGEST_LINE) break;
    line = `${line}${at === 0 && (is === 'change' || MOVED.test(text)) && !line.includes(':') ? ':' : ';'} ${lowered(elliptic(text))}`;
  }
  return line;
};

const isHeadline = (text: string): boolean => /\d/u.test(text) && !MINE.test(text);
const lowered = (text: string): string =>
  text.replace(
    /^(?:Alle|Beide|Kein\w*|Niemand|Sie|Es|Er|Die|Der|Das|Ein\w*|Zwei|Drei|Vier|Jetzt|Spart|Seitdem|Davon|Bei|Mit|Ohne|Nach|Vor|Im|In|Trotz|Innerhalb|Neue?\w*|Digitale?\w*)(?= )/u,
    (word) => word.toLowerCase(),
  );

const clauses = (sentence: string): readonly string[] => {
  const parts = sentence.split(/; |: (?=\p{Lu})/u);
  const [head = '', tail = ''] = parts;
  const comma =
    /^(?<deed>.{8,}?), (?<then>\p{Lu}\p{L}+ .*(?:gesunken|gestiegen|zurückgegangen|gesenkt|erhöht)\.?)$/u.exec(
      sentence,
    );
  if (comma?.groups) return [comma.groups.deed ?? '', comma.groups.then ?? ''];
  return parts.length === 2 && ENDS_DONE.test(head) && MOVED.test(tail.replace(/\.$/u, '')) ? [head, tail] : [sentence];
};

const finished = (told: string, together: boolean): string | null => {
  const line = capital(elliptic(told).trim());
  if (/(?<!\p{L})(?:heute?|gestern|morgen früh)(?!\p{L})/iu.test(line)) return null;
  if (MINE.test(line) || namesSomebody(line) || line.length > LONGEST_LINE + 30 || line.split(' ').length < 3)
    return null;
  return together ? `Im Team: ${line}` : line;
};

/** An auxiliary that only lacks its subject gets it back; headlines stay headlines, for no article is made up. */
const storyOf = (sentences: readonly string[]): readonly string[] =>
  sentences.map((sentence) => {
    const turned = /^(\p{Lu}\p{Ll}+) (ich|wir) /u.exec(sentence);
    if (turned && VERBS_BEFORE.test(turned[1] ?? ''))
      return `${capital(turned[2] ?? '')} ${turned[1]?.toLowerCase()} ${sentence.slice(turned[0].length)}`;
    if (/^(?:Haben|Sind) (?=(?:das|den|die|eine?n?|unsere?n?|zum|zur|im|in|mit|für) )/u.test(sentence))
      return `Wir ${sentence.replace(/^./u, (letter) => letter.toLowerCase())}`;
    if (/^(?:Habe|Hab|Bin)(?: ich)? /u.test(sentence))
      return `Ich ${/^Bin/u.test(sentence) ? 'bin' : 'habe'} ${begun(sentence.replace(/^\p{Lu}\p{Ll}+(?: ich)? /u, ''))}`;
    const done = DONE_THEN.exec(sentence.replace(/\.$/u, ''))?.groups;
    const isOpen = /^(?:Einen|Eine|Ein|Den|Die|Das|Für|Mit|Zwei|Drei|Vier|Fünf|Sechs|Dem)(?= )/u.test(sentence);
    if (
      !done ||
      !isOpen ||
      / (?:ist|sind|hat|haben|wurde|wurden|war|waren) /u.test(done.deed ?? '') ||
      / (?:habe?|bin|haben) ich | ich | hab /u.test(sentence) ||
      INTRANSITIVE.test(done.deed ?? '')
    )
      return sentence.replace(/ (?=ohne dass |damit |sodass )/u, ', ').replace(/,,/u, ',');
    const [head = ''] = sentence.split(' ', 1);
    return `Ich habe ${head.toLowerCase()}${sentence.slice(head.length)}`.replace(
      /(?<!,) (?=ohne dass |damit |sodass )/u,
      ', ',
    );
  });

/** Stand before their subject where a day stood before them: "heute konnte ich". */
const VERBS_BEFORE =
  /^(?:Konnte|Durfte|Musste|Wollte|Hatte|War|Wurde|Bekam|Haben|Sind|Konnten|Durften|\p{Lu}\p{Ll}+ten?)$/u;

const INTRANSITIVE =
  /(?:gesunken|gestiegen|zurückgegangen|gelaufen|gefahren|gegangen|gekommen|geworden|gewachsen|worden|gelungen)$/u;
const begun = (text: string): string =>
  text.replace(/^(?:Den|Die|Das|Der|Dem|Eine?[nmr]?|Für|Mit|Zum|Zur|Im|In)(?= )/u, (word) => word.toLowerCase());

export const german: Telling = {
  line: lineOf,
  story: storyOf,
  dated: (sentence, month) => {
    const have = /^Ich (habe|bin) (?=\p{L})/u.exec(sentence);
    return have ? `Im ${month} ${have[1]} ich ${sentence.slice(have[0].length)}` : sentence;
  },
  also: (sentence) => sentence.replace(/^Ich (habe|bin|konnte|hatte) (?!auch )/u, 'Außerdem $1 ich '),
};
