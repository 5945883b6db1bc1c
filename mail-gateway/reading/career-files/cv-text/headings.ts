import { foldText } from '#domain/text.ts';

export type SectionKind = 'experience' | 'education' | 'certificates' | 'languages' | 'skills' | 'links' | 'other';

/** What headings say, folded; the first that fits a heading names its section. */
const HEADINGS: readonly (readonly [SectionKind, RegExp])[] = [
  [
    'other',
    /^(?:(?:professional |career |executive |personal )?(?:summary|profile|statement|objective)|about(?: me)?|who i am|profil|kurzprofil|uber mich|zusammenfassung|personliche (?:daten|angaben)|personal (?:details|information|data)|angaben zur person|contact(?: details| information| me)?|kontakt(?:daten)?|coordonnees|contacto|datos personales|a propos(?: de moi)?|perfil(?: profesional)?|sobre mi|resumen|references?|referees|referenzen|references professionnelles|referencias|hobb(?:y|ies|ys)|(?:hobbies and |hobbies & |areas of |personal )?interests?|(?:hobbys und |hobbys & )?interessen|freizeit|centres d['’ ]interets?|loisirs|aficiones|intereses|(?:personal |selected |key |academic |side )?projects?|projekte|projets|proyectos|(?:selected )?publications?|publikationen|veroffentlichungen|publicaciones|honou?rs(?:-| and | & )?(?:awards)?|awards?(?: and honou?rs| & honou?rs)?|auszeichnungen(?: und preise)?|preise|prix|distinctions|premios|volunteer(?:ing)?(?: work| experience| activities)?|voluntary (?:work|experience)|ehrenamt(?:liches engagement|liche tatigkeit(?:en)?)?|engagements?|benevolat|extracto|zur person|voluntariado|key achievements|(?:selected )?achievements|accomplishments|erfolge|patents?|patente|memberships?|mitgliedschaften|conferences?|vortrage|talks|teaching|lehre|sonstiges|divers|other|declaration|(?:additional|other) information|informacion adicional|otros|extra[- ]?curricular(?: activities)?|weitere angaben|informations complementaires|otros datos|datos de interes)$/,
  ],
  [
    'experience',
    /^(?:(?:professional |work |relevant |career |clinical |teaching |employment |industry |industrial |practical |research |military |other |further |previous |earlier |recent |selected )*(?:experiences?|history|background)|(?:work |professional |employment )experience(?: (?:and|&) .+)?|employment(?: history| record)?|career(?: history| summary| so far| path)?|work(?: history)?|where i(?:['’]ve| have) worked|what i(?:['’]ve| have) done|jobs?|positions?(?: held)?|appointments|internships?|research|(?:on[- ])?campus involvement|leadership(?: (?:experience|roles|positions))?|berufserfahrung(?:en)?|beruflicher (?:werdegang|hintergrund)|berufsweg|mein (?:beruflicher )?weg|meine stationen|stationen|berufspraxis|berufliche (?:erfahrung(?:en)?|stationen|laufbahn|tatigkeit(?:en)?)|berufstatigkeit(?:en)?|tatigkeiten|praktische (?:erfahrung(?:en)?|tatigkeit(?:en)?)|praktik(?:um|a)|werdegang|arbeitserfahrung(?:en)?|experiences?(?: professionnelles?| de travail)?|parcours(?: professionnel)?|mon parcours|stages?|emplois?|experiencia(?: profesional| laboral| de trabajo)?|trayectoria(?: profesional| laboral)?|historial laboral|practicas|berufserfahrung von .+)$/,
  ],
  [
    'education',
    /^(?:school(?:ing)?|education(?:al background| history| background)?(?: (?:and|&) (?:qualifications|training|certifications))?|academic (?:background|qualifications?|history|record|training|education|career)|qualifications|studies|where i (?:studied|learned)|(?:schul(?:e|bildung)|schulische(?:r)? (?:ausbildung|werdegang|laufbahn)|schule)|ausbildung(?:en)?|aus-? ?(?:und|&) (?:weiter|fort)bildung|bildungs(?:weg|gang)|bildung|akademische(?:r)? (?:ausbildung|werdegang)|studium(?: (?:und|&) (?:ausbildung|schule))?|ausbildung (?:und|&) (?:studium|schule)|schule (?:und|&) (?:studium|ausbildung)|schul-? (?:und|&) berufs(?:aus)?bildung|berufsausbildung|hochschul(?:e|studium|ausbildung)|formations?(?: academique| initiale)?|etudes|parcours (?:scolaire|academique)|scolarite|diplomes(?: et formations?)?|formation(?:s)? et diplomes|formacion(?: academica| reglada)?|datos academicos|educacion|estudios(?: realizados)?|titulacion(?:es)?|ausbildung von .+)$/,
  ],
  [
    'certificates',
    /^(?:(?:professional |further )?certifi(?:cations?|cates?)(?: (?:and|&) (?:licen[cs]es?|training|courses))?|licen[cs]es?(?: (?:and|&) certifi(?:cations?|cates?))?|(?:further )?training(?: (?:and|&) (?:certifi(?:cations?|cates?)|courses))?|courses(?: (?:and|&) (?:certifi(?:cations?|cates?)|training))?|zertifi(?:kate|zierungen)|weiterbildung(?:en)?(?: (?:und|&) (?:zertifikate|zertifizierungen))?|zertifikate (?:und|&) weiterbildung(?:en)?|fortbildung(?:en)?|lehrgange|scheine(?: (?:und|&) zertifikate)?|certifications?(?: professionnelles?)?|habilitations|formation continue|certificados|certificaciones|licencias y certificaciones|titulos y cursos|cursos(?: y certificados)?|formacion (?:complementaria|continua))$/,
  ],
  [
    'languages',
    /^(?:muttersprachen?|weitere sprachen|mother tongues?(?:\(s\))?|other languages?(?:\(s\))?|langues? maternelles?|autres langues|lenguas? maternas?|otros? idiomas?|languages known|competencias linguisticas|sprachkompetenz(?:en)?|competences linguistiques|i speak|languages?(?: skills?| proficiency)?|(?:fremd)?sprach(?:en|kenntnisse)|langues(?: etrangeres)?|idiomas|lenguas)$/,
  ],
  [
    'skills',
    /^(?:(?:key |core |technical |professional |it |computer |digital |additional |top |hard |soft |personal |other |main )?(?:skills|competenc(?:es|ies)|expertise|strengths)(?: (?:and|&|\/) (?:tools|interests|competencies|expertise|abilities))?|skill ?set|what i (?:bring|do|can do)|areas of expertise|technologies|tech stack|tools|kenntnisse(?: (?:und|&) fahigkeiten)?|fahigkeiten(?: (?:und|&) kenntnisse)?|(?:edv|it|pc|fach|computer|software|besondere|weitere|technische|sonstige)[- ]?(?: ?kenntnisse)|was ich (?:kann|mitbringe)|kompetenzen|fachliche kompetenzen|starken|schwerpunkte|competences(?: cles| techniques| informatiques)?|savoir[- ]?(?:faire|etre)|atouts|habilidades|competencias|aptitudes|conocimientos(?: informaticos)?)$/,
  ],
  ['links', /^(?:links?|online|web(?:site|seite)?s?|profiles?|social media|on the web|im netz|liens|enlaces)$/],
];

/** Words of headings that nobody listed, folded; they count only where a line looks like the other headings. */
const HINTS: readonly (readonly [SectionKind, RegExp])[] = [
  [
    'other',
    /volunt|ehrenamt|benevol|projec|projekt|projet|proyect|interest|award|public|referen|hobb|profil|wehrdienst|zivildienst/,
  ],
  ['languages', /\blanguages|sprach|langues|idiomas|i speak|je parle|hablo/],
  ['certificates', /certif|zertifi|licen[cs]e|tickets|\bkurse|courses|weiterbild|fortbild|qualifi[ck]ation/],
  [
    'experience',
    /experien[cz]|erfahrung|employ|career|worked|\bjobs\b|\bwork\b|history|positions|beruf|werdegang|stationen|professionn|laboral|trabajo|involvement/,
  ],
  [
    'education',
    /education|academic|studie|studium|ausbildung|schule|bildung|formation|etudes|formacion|estudios|degree|studied|school|gelernt|j['’]ai appris|he estudiado/,
  ],
  [
    'skills',
    /skill|competenc|kenntnis|kompetenz|fahigkeit|habilidad|conocimiento|tools|strength|can do|kann ich|ich kann|bring|expertise/,
  ],
];

/** What a heading says whose blanks between words cannot be told from those between letters. */
const SPACED = HEADINGS.map(([kind, { source }]) => [kind, new RegExp(source.replaceAll(' ', ' ?'))] as const);

const LONGEST_HEADING = 45;

/** What section a line begins that is a heading by itself. */
export const headingKind = (line: string): SectionKind | null => {
  const folded = foldedHeading(line);
  if (folded === '') return null;
  const patterns = isSpaced(line) ? SPACED : HEADINGS;
  const found = patterns.find(([, heading]) => heading.test(folded))?.[0];
  if (found !== undefined || !/ /.test(line) || line !== line.toUpperCase()) return found ?? null;
  const close = folded.replaceAll(' ', ''); // "EXPER IEN CE", as spaced letters copy
  return SPACED.find(([, heading]) => heading.test(close))?.[0] ?? null;
};

/** The section of a line that looks like a heading and is none of the usual. */
export const likelyKind = (line: string): SectionKind | null =>
  HINTS.find(([, hint]) => hint.test(foldedHeading(line)))?.[0] ?? null;

/** "E D U C A T I O N": most of its words are single letters. */
const isSpaced = (line: string): boolean => {
  const words = line.trim().split(/\s+/);
  return words.length >= 4 && words.filter((word) => word.length === 1).length * 10 >= words.length * 6;
};

const foldedHeading = (line: string): string => {
  const bare = line.replace(/^[^\p{L}]+|[^\p{L})]+$/gu, '');
  if (bare.length === 0 || bare.length > LONGEST_HEADING) return '';
  const spaced = isSpaced(bare) ? bare.replaceAll(' ', '') : bare;
  return foldText(spaced).replace(/\s+/g, ' ');
};
