import { phrases, unmarked } from '../../text/plain-text.ts';

/** The sections of a CV, by the headings that people give them. Lines are as `plainText` makes them. */
type Section =
  | 'experience'
  | 'education'
  | 'skills'
  | 'languages'
  | 'profile'
  | 'personal'
  | 'references'
  | 'interests'
  | 'certificates';

const HEADINGS: readonly (readonly [Section, string])[] = [
  [
    'experience',
    phrases`
      (?:(?:work|professional|employment|relevant|career|job|previous) )?(?:experiences?|history)|employment|positions held|professional background
      |(?:praktische |relevante )?berufserfahrung(?:en)?|(?:beruflicher |mein )?werdegang|berufliche (?:stationen|laufbahn|erfahrung)|berufspraxis
      |experiences?(?: professionnelles?)?|parcours(?: professionnel)?|emplois occupés
      |experiencia(?: laboral| profesional)?|trayectoria(?: profesional| laboral)?|historial laboral
    `,
  ],
  [
    'education',
    phrases`
      education(?: (?:and|&) (?:training|qualifications))?|academic (?:background|qualifications)|qualifications
      |(?:akademische |schulische |berufliche )?ausbildung|schulbildung|studium|(?:aus)?bildung(?:sweg)?|ausbildung und studium|hochschulstudium
      |formations?(?: académique| et diplômes| initiale)?|diplômes?(?: et formations?)?|études|scolarité|cursus
      |formación(?: académica| profesional)?|educación|estudios|titulación
    `,
  ],
  [
    'skills',
    phrases`
      (?:(?:key|core|technical|professional|it|soft|computer|top) )?skills|(?:core )?competenc(?:i)?es|areas of expertise
      |(?:edv-|it-|fach)?kenntnisse(?: und fähigkeiten)?|fähigkeiten|kompetenzen
      |compétences(?: techniques| clés)?|informatique|aptitudes|habilidades|competencias|conocimientos|informática
    `,
  ],
  ['languages', 'languages?|sprachen|sprachkenntnisse|langues|idiomas'],
  [
    'profile',
    phrases`
      (?:(?:professional|personal|executive|career) )?(?:summary|profile|statement|objective)|about me
      |(?:kurz)?profil|über mich|profil professionnel|à propos de moi|extracto|perfil(?: profesional)?|objetivo|resumen profesional
    `,
  ],
  [
    'personal',
    phrases`
      personal (?:details|information|data)|contact(?: details| information)?|persönliche (?:daten|angaben)|angaben zur person|kontakt(?:daten)?
      |état civil|coordonnées|informations personnelles|datos (?:personales|de contacto)|contacto
    `,
  ],
  ['references', 'references|referees|referenzen|références|referencias'],
  [
    'interests',
    phrases`
      (?:hobbies|interests)(?: (?:and|&) (?:hobbies|interests))?|hobb[yi]e?s|(?:private )?interessen
      |centres? d'intérêts?|loisirs|intereses|aficiones|otros datos(?: de interés)?
    `,
  ],
  [
    'certificates',
    phrases`
      licen[cs]es (?:&|and) certifications|certifi(?:cations?|cates?)|awards|publications|volunteering|weiterbildung(?:en)?|fortbildung(?:en)?
      |zertifikate|zusatzqualifikationen|ehrenamt|formations complémentaires|certificados|cursos(?: y certificados)?
    `,
  ],
];
/** "Education: moved it up" tells of a CV; only what is short stands beside its heading. */
const ALONE: ReadonlySet<Section> = new Set(['experience', 'education']);
const SECTIONS = HEADINGS.map(
  ([section, names]) => [section, unmarked(`^(?:${names})${ALONE.has(section) ? '' : '(?: ?:.*)?'}$`)] as const,
);

/** The section that a line heads; null for any other line. */
export const sectionOf = (line: string): Section | null => SECTIONS.find(([, names]) => names.test(line))?.[0] ?? null;

const YEAR = '(?:19|20)\\d{2}';
const MOMENT = `(?:\\d{1,2}[./-]|\\p{L}{3,10}\\.? (?:de )?)?(${YEAR})(?:-\\d\\d(?!\\d))?`;
const OPEN = phrases`
  present|now|today|current(?:ly)?|date|ongoing|heute|jetzt|aktuell|aujourd'hui|ce jour|actuel(?:lement)?|actualidad|actual(?:mente)?|presente|hoy|la fecha
`;
const RANGE = new RegExp(
  `${MOMENT} ?(?:[-–—]|to|until|bis|a|au|hasta|jusqu'a) ?(?:${MOMENT}|(?:${OPEN})(?!\\p{L}))`,
  'u',
);
const SINCE = new RegExp(`^(?:since|seit|depuis|desde) ${MOMENT}`, 'u');

/** A time that spans years, or goes on: "06/2014 – 02/2019", "depuis septembre 2018". Months of one year are none. */
export const isLongTime = (line: string): boolean => {
  const [found, from, to] = RANGE.exec(line) ?? [];
  return found === undefined ? SINCE.test(line) : from !== to;
};

/** Where somebody lives and is reached, when they were born, what they may drive. */
const IDENTITY = unmarked(phrases`
  \S@\S+\.\p{L}{2,}|(?:\+|\(0|(?<![\d.,])0)\d[\d ()./-]{6,}\d|linkedin\.com/in/|\btel\.? ?:? ?[\d+(]
  |^(?:name|address|phone|date of birth|nationality|geburtsdatum|geboren|anschrift|adresse|familienstand|staatsangehörigkeit|nombre|dirección|teléfono|fecha de nacimiento|nom|téléphone|date de naissance|nationalité) ?:
  |^née? le |\bpermis b\b|driving licen[cs]e|^führerschein\b|carné de conducir
`);
export const tellsIdentity = (line: string): boolean => IDENTITY.test(line);

const CV = unmarked(
  String.raw`(?<!\p{L})(?:cv|c\.v\.|curriculum(?: vitae)?|lebenslauf|werdegang|hoja de vida|(?:my|our|old|current|his|her|this|mon) résumé|résumé:)(?!\p{L})`,
);
/** A line that is, or announces, a CV. */
export const namesCv = (line: string): boolean => CV.test(line);
const TITLE = unmarked(
  '^(?:curriculum(?: vitae)?|cv|résumé|(?:tabellarischer )?lebenslauf|hoja de vida)(?: (?:of|von|de) .{3,40})?$',
);
export const isCvTitle = (line: string): boolean => TITLE.test(line);
