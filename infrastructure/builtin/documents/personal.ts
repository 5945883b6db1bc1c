import type { SourceWin } from '#application/documents/document-writer.ts';

const AT_HOME =
  /(?<!\p{L})(?:my (?:son|daughter|kids?|wife|husband|mum|mom|dad|sister|brother|partner|boyfriend|girlfriend|baby|dog|cat|garden|bike|tomato)|little one|we bought a house|first date|proposed to|she said yes|sourdough|marathon|halbmarathon|(?:ran|run|jogged) (?:\p{L}+ ){0,3}\d{1,2} ?k|\d{1,2} ?k (?:run|race)|five a side|swam|meine? (?:sohn|tochter|frau|mann|mutter|vater|hund|katze|garten)|meinem (?:sohn|mann|vater)|nachbarin?|ma (?:fille|femme|mère)|mon (?:fils|mari|père|chien)|mi (?:hij[oa]|mujer|marido|madre|padre|perr[oa]))(?!\p{L})/iu;
const CAREER =
  /(?<!\p{L})(?:promot\w+|job|hired|contract|raise|team lead|certif\w*|exam|award|prize|beförder\w+|stelle|prüfung|vertrag|preis|promu\w*|poste|examen|ascen\w+|puesto|premio)(?!\p{L})/iu;

/** Whoever works among people may tell of theirs. */
const AMONG_PEOPLE: ReadonlySet<string> = new Set(['Care', 'Teaching', 'Customers', 'Sales', 'People']);

/** A win of the family, the body or luck at home: good to keep, and nothing for an employer or a public. */
export const isPersonal = ({ text, category }: Pick<SourceWin, 'text' | 'category'>): boolean => {
  const said = text.slice(0, 600);
  if (category === 'Other') return AT_HOME.test(said) || !CAREER.test(said);
  return !AMONG_PEOPLE.has(category) && AT_HOME.test(said);
};
