import type { DocumentBrief } from '#application/documents/document-writer.ts';
import type { DocumentKind } from '#domain/documents/document-kind.ts';
import { foldText } from '#domain/text.ts';
import { stemOf } from '#language/claims/stems.ts';
import { stemsOf } from './job.ts';
import type { Material, Told } from './material.ts';

/** The first that a prompt names says what it asks for; what is longest is asked for first. */
const KINDS: readonly (readonly [RegExp, DocumentKind, DocumentBrief['variant']])[] = [
  [
    /\b(?:cover letter|letter of application|application letter|anschreiben|bewerbungsschreiben|lettre de motivation|carta de presentacion)\b/u,
    'cover-letter',
    '',
  ],
  [/\b(?:article|artikel|articulo|long[- ]form)\b/u, 'custom-content', 'article'],
  [
    /\b(?:performance review|self[- ]review|self[- ]assessment|self[- ]eval(?:uation)?|appraisal|leistungsbeurteilung|mitarbeitergesprach|selbsteinschatzung|bilan annuel|entretien annuel|evaluacion (?:anual|del? desempeno))\b/u,
    'custom-content',
    'performance-review',
  ],
  [
    /\b(?:promotion case|case for (?:my )?promotion|promotion packet|beforderungsantrag|antrag auf beforderung|demande de promotion|propuesta de ascenso)\b/u,
    'custom-content',
    'promotion-case',
  ],
  [
    /\b(?:weekly (?:update|report|summary)|wochenbericht|point de la semaine|informe semanal)\b/u,
    'custom-content',
    'weekly-update',
  ],
  [
    /\b(?:client report|report for (?:my|the|our) client|kundenbericht|rapport client|informe para (?:el|mi) cliente)\b/u,
    'custom-content',
    'client-report',
  ],
  [
    /\b(?:growth log|progress log|entwicklungsbericht|entwicklungstagebuch|journal de progression|diario de progreso)\b/u,
    'growth-log',
    '',
  ],
  [/\b(?:thread|several (?:tweets|posts)|hilo)\b/u, 'social-thread', ''],
  [/\b(?:linkedin)\b/u, 'linkedin-post', ''],
  [/\b(?:tweet|twitter|post (?:for|on) x|x[- ]post)\b/u, 'twitter-post', ''],
  [/\b(?:cv|resume|curriculum(?: vitae)?|lebenslauf)\b/u, 'cv', ''],
];

/** A free prompt that asks for something known by its name gets that. */
export const kindAsked = (prompt: string): Readonly<Pick<DocumentBrief, 'kind' | 'variant'>> | null => {
  const said = foldText(prompt.slice(0, 500));
  const found = KINDS.find(([pattern]) => pattern.test(said));
  return found ? { kind: found[1], variant: found[2] } : null;
};

/** Of the form or of the asking, not of what it is about. */
const ABOUT_FORM = new Set(
  `write create make generate give draft please want need would like post posts article thread text summary list bullet bullets points short long
  paragraph document report wins win achievements achievement results result work recent latest last this year month week quarter today best
  top three five ten three some all career professional linkedin twitter medium about with from manager boss client customer friendly formal tone
  schreib schreibe schreiben erstelle bitte brauche mochte beitrag text liste kurz lang kurze erfolge erfolg ergebnisse letzte letzten letzter
  dieses diesem jahr monat woche quartal arbeit beruf meine bio biography biografie website webseite site about me uber mich project projekt ecris ecrire fais liste
  reussites resultats mois annee semaine escribe haz lista logros resultados mes ano semana update review performance promotion case
  self half form headings heading section sections page pages word words max maximum each impact growth dry plain tone boss chefin chef halbjahr jahresgesprach vorlegen zahlen
  seite seiten worter hochstens mots pages palabras paginas`
    .split(/\s+/u)
    .map((word) => stemOf(foldText(word))),
);

/** Words about things to leave out are not the prompt's topic: "don't take credit for Ana's work". */
const LEFT_OUT =
  /(?<!\p{L})(?:don['’]?t|do not|without|leave out|leaving out|no|not|never|except|ohne|kein\p{L}*|nicht|außer|sans|pas de|ne pas|sauf|sin|excepto)(?!\p{L})[^.;!?\n]*/giu;

/** The stems of what a prompt is about; empty where it names nothing. */
const topicOf = (prompt: string): readonly string[] =>
  [...stemsOf(prompt.slice(0, 1_000).replace(LEFT_OUT, ' '))].filter((stem) => !ABOUT_FORM.has(stem));

export type Span = Readonly<{ from: string; to: string }>;

const back = (today: string, days: number): string =>
  new Date(Date.parse(`${today}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10);

/** The days that words of time mean, seen from its user's day; null where none are named. */
export const spanIn = (prompt: string, today: string): Span | null => {
  const said = foldText(prompt.slice(0, 500));
  const year = Number(today.slice(0, 4));
  if (
    /\b(?:this|current|dieser?|cette|esta) (?:week|woche|semaine|semana)\b|\b(?:last|past|letzten?|vergangene) (?:week|woche|7 days)\b/u.test(
      said,
    )
  )
    return { from: back(today, /this|diese|cette|esta/u.test(said) ? 6 : 13), to: today };
  if (/\b(?:this|current|diesen|diesem|ce|este) (?:month|monat|mois|mes)\b/u.test(said))
    return { from: `${today.slice(0, 7)}-01`, to: today };
  if (/\b(?:last|past|letzten|vergangenen) (?:month|monat)\b|\bmois dernier\b|\bmes pasado\b/u.test(said)) {
    const end = back(`${today.slice(0, 7)}-01`, 1);
    return { from: `${end.slice(0, 7)}-01`, to: end };
  }
  if (/\b(?:last|past|letzten?) (?:quarter|quartal|three months|3 months|drei monate)\b/u.test(said))
    return { from: back(today, 91), to: today };
  if (/\b(?:this|current|diese[sm]|cette|este) (?:year|jahr|annee|ano)\b/u.test(said))
    return { from: `${year}-01-01`, to: today };
  if (/\b(?:last year|letzte[sn] jahr|vorjahr|annee derniere|ano pasado)\b/u.test(said))
    return { from: `${year - 1}-01-01`, to: `${year - 1}-12-31` };
  const half = /\b(?:h[12]|(?:1st|2nd|first|second) half|(?:erst|zweit)e[ns]? (?:halbjahr|halfte))\b/u.exec(said);
  const years = new Set(said.match(/\b20\d\d\b/gu));
  const [named = null] = years.size === 1 ? years : [];
  if (half) return halfOf(/2|second|zweit/u.test(half[0]) ? 2 : 1, named ?? String(year));
  return named === null ? null : { from: `${named}-01-01`, to: `${named}-12-31` };
};

const halfOf = (half: 1 | 2, year: string): Span =>
  half === 1 ? { from: `${year}-01-01`, to: `${year}-06-30` } : { from: `${year}-07-01`, to: `${year}-12-31` };

const RECENT =
  /\b(?:(?:recent|latest|newest) (?:\p{L}+ ){0,2}?(?:wins?|projects?|achievements?|accomplishments?|work|results?|success(?:es)?)|recently|(?:kurzliche|jungste|letzte|neueste|aktuelle)[nrsm]? (?:\p{L}+ )?(?:erfolge?n?|projekte?[ns]?|ergebnisse?n?)|(?:projets?|reussites?|succes|resultats?) recente?s?|recemment|(?:proyectos?|logros?|exitos?|resultados?) recientes?|recientemente)\b/u;
const RECENT_DAYS = 30;

/**
 * The days that a prompt is about; null where it names none, and for a career. Its recent wins, or a recent project, are those
 * of the last thirty days, or of the thirty up to the newest win where those hold none. A pack has a time of its own.
 */
export const timeAsked = ({ brief, told, sources: { today } }: Material): Span | null => {
  const { kind, variant, prompt } = brief;
  if (kind === 'cv' || kind === 'cover-letter') return null;
  const named = spanIn(prompt, today);
  const hasOwnTime = variant !== '' && variant !== 'article';
  if (named !== null || hasOwnTime || !RECENT.test(foldText(prompt.slice(0, 500)))) return named;
  const newest = told.reduce((latest, { win: { date } }) => (date > latest ? date : latest), '');
  if (newest === '') return null;
  const to = newest > back(today, RECENT_DAYS) ? today : newest;
  return { from: back(to, RECENT_DAYS - 1), to };
};

const NUMBERS: ReadonlyMap<string, number> = new Map(
  'one two three four five six seven eight nine ten'.split(' ').map((word, at) => [word, at + 1] as const),
);

/** "Five bullets": how many are wanted; null where it is not said. */
export const countAsked = (prompt: string): number | null => {
  const said =
    /\b(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten) (?:\p{L}+ )?(?:bullets?|points?|wins|results|achievements|things|sentences|punkte|erfolge|ergebnisse|stichpunkte)\b/u.exec(
      foldText(prompt.slice(0, 500)),
    )?.[1];
  const count = said === undefined ? null : (NUMBERS.get(said) ?? Number(said));
  return count !== null && count > 0 && count <= 30 ? count : null;
};

/** The wins that a prompt is about, the strongest first; all of them where it names no time and nothing that a win shows. */
export const asked = (material: Material): readonly Told[] => {
  const { brief, told } = material;
  if (brief.prompt.trim() === '') return told;
  const span = timeAsked(material);
  const during = span === null ? told : told.filter(({ win }) => win.date >= span.from && win.date <= span.to);
  const topic = topicOf(brief.prompt);
  if (topic.length === 0) return during;
  const about = during
    .map((one) => ({ one, hits: hitsOf(one, topic) }))
    .filter(({ hits }) => hits > 0)
    .sort((a, b) => b.hits - a.hits || b.one.weight - a.one.weight)
    .map(({ one }) => one);
  return about.length > 0 ? about : during;
};

const hitsOf = ({ win }: Told, topic: readonly string[]): number => {
  const held = stemsOf(`${win.text.slice(0, 600)} ${win.skills.join(' ')} ${win.category}`);
  return topic.filter((stem) => held.has(stem)).length;
};
