import { foldText } from '#domain/text.ts';

export type SectionKind = 'experience' | 'education' | 'certificates' | 'languages' | 'skills' | 'links' | 'other';
export type Section = Readonly<{ kind: SectionKind; lines: readonly string[] }>;

/** What headings say, folded; the first that fits a heading names its section. */
const HEADINGS: readonly (readonly [SectionKind, RegExp])[] = [
  [
    'other',
    /^(?:(?:professional |career |executive |personal )?(?:summary|profile|statement|objective)|about(?: me)?|profil|kurzprofil|uber mich|zusammenfassung|personliche (?:daten|angaben)|personal (?:details|information|data)|angaben zur person|contact(?: details| information)?|kontakt(?:daten)?|coordonnees|contacto|datos personales|a propos|perfil(?: profesional)?|resumen|references?|referees|referenzen|references professionnelles|hobb(?:y|ies|ys)|(?:hobbies and |hobbies & )?interests?|interessen|(?:hobbys und |hobbys & )?interessen|centres d['’ ]interet|loisirs|aficiones|intereses|projects?|projekte|projets|proyectos|(?:selected )?publications?|publikationen|veroffentlichungen|publicaciones|honou?rs(?: and awards| & awards)?|awards?(?: and honou?rs)?|auszeichnungen(?: und preise)?|preise|prix|premios|volunteer(?:ing| work| experience)?|voluntary work|ehrenamt(?:liches engagement|liche tatigkeit(?:en)?)?|engagement|benevolat|voluntariado|key achievements|(?:selected )?achievements|erfolge|patents?|patente|memberships?|mitgliedschaften|conferences?|vortrage|teaching|lehre|sonstiges|other|additional information|weitere angaben)$/,
  ],
  [
    'experience',
    /^(?:(?:professional |work |relevant |career |clinical |teaching |employment )?(?:experience|history|background)|(?:work |professional |employment )experience(?: and .+)?|employment(?: history| record)?|career(?: history| summary)?|work history|positions?(?: held)?|appointments|berufserfahrung(?:en)?|beruflicher (?:werdegang|hintergrund)|berufspraxis|berufliche (?:erfahrung(?:en)?|stationen|laufbahn|tatigkeit(?:en)?)|praktische erfahrung(?:en)?|werdegang|arbeitserfahrung|experiences?(?: professionnelles?)?|parcours professionnel|experiencia(?: profesional| laboral)?|trayectoria profesional)$/,
  ],
  [
    'education',
    /^(?:education(?:al background| history)?(?: (?:and|&) (?:qualifications|training|certifications))?|academic (?:background|qualifications|history|record)|qualifications|studies|(?:schul(?:e|bildung)|schulische(?:r)? (?:ausbildung|werdegang)|schule)|ausbildung(?:en)?|aus-? ?(?:und|&) weiterbildung|bildungs(?:weg|gang)|bildung|akademische(?:r)? (?:ausbildung|werdegang)|studium(?: (?:und|&) ausbildung)?|ausbildung (?:und|&) studium|schule (?:und|&) studium|schul- und berufsausbildung|berufsausbildung|formations?(?: academique)?|etudes|diplomes(?: et formations?)?|formation et diplomes|formacion(?: academica)?|educacion|estudios)$/,
  ],
  [
    'certificates',
    /^(?:(?:professional )?certifi(?:cations?|cates?)(?: (?:and|&) (?:licen[cs]es?|training|courses))?|licen[cs]es?(?: (?:and|&) certifi(?:cations?|cates?))?|(?:further )?training(?: (?:and|&) certifi(?:cations?|cates?))?|courses|zertifi(?:kate|zierungen)|weiterbildung(?:en)?(?: (?:und|&) (?:zertifikate|zertifizierungen))?|zertifikate (?:und|&) weiterbildung(?:en)?|fortbildung(?:en)?|lehrgange|certifications?(?: professionnelles?)?|certificados|certificaciones|cursos)$/,
  ],
  ['languages', /^(?:languages?(?: skills?)?|(?:fremd)?sprach(?:en|kenntnisse)|langues(?: etrangeres)?|idiomas)$/],
  [
    'skills',
    /^(?:(?:key |core |technical |professional |it |computer |digital |additional |top )?(?:skills|competenc(?:es|ies)|expertise)(?: (?:and|&) (?:tools|interests|competencies|expertise))?|areas of expertise|technologies|tech stack|tools|kenntnisse(?: (?:und|&) fahigkeiten)?|fahigkeiten(?: (?:und|&) kenntnisse)?|(?:edv|it|pc|fach|computer|software|besondere|weitere|technische)[- ]?kenntnisse|kompetenzen|fachliche kompetenzen|schwerpunkte|competences(?: cles| techniques)?|habilidades|competencias|conocimientos(?: informaticos)?)$/,
  ],
  ['links', /^(?:links?|online|web(?:site|seite)?s?|profiles?|social media|on the web|im netz|liens|enlaces)$/],
];

const LONGEST_HEADING = 45;

/** The parts of a CV by its headings, and what stands above the first. */
export const sectionsIn = (lines: readonly string[]): readonly Section[] => {
  const sections: { kind: SectionKind; lines: string[] }[] = [{ kind: 'other', lines: [] }];
  for (const line of lines) {
    const heading = headingIn(line);
    if (heading === null) sections.at(-1)?.lines.push(line);
    else sections.push({ kind: heading.kind, lines: heading.rest === '' ? [] : [heading.rest] });
  }
  return sections;
};

/** A line that is a heading by itself, or begins with one and a colon. */
const headingIn = (line: string): Readonly<{ kind: SectionKind; rest: string }> | null => {
  const kind = kindOf(line);
  if (kind !== null) return { kind, rest: '' };
  const [, before = '', rest = ''] = /^([^:\t]{3,45}):\s*(\S.*)$/u.exec(line) ?? [];
  const named = before === '' ? null : kindOf(before);
  return named === 'skills' || named === 'languages' || named === 'certificates' ? { kind: named, rest } : null;
};

const kindOf = (line: string): SectionKind | null => {
  const bare = line.replace(/^[^\p{L}]+|[^\p{L})]+$/gu, '');
  if (bare.length === 0 || bare.length > LONGEST_HEADING) return null;
  const spaced = /^(?:\p{L} ){3,}\p{L}$/u.test(bare) ? bare.replaceAll(' ', '') : bare; // "E D U C A T I O N"
  const folded = foldText(spaced).replace(/\s+/g, ' ');
  return HEADINGS.find(([, heading]) => heading.test(folded))?.[0] ?? null;
};
