import { phrases, unmarked } from '../../text/plain-text.ts';

/** What advertisements of jobs are made of. Lines are as `plainText` makes them. */
export type AdvertMark =
  | 'firm'
  | 'job'
  | 'duties'
  | 'requirements'
  | 'benefits'
  | 'genders'
  | 'apply'
  | 'hiring'
  | 'terms'
  | 'demands'
  | 'reader';

/** Headings stand on a line of their own, or before a colon. */
const HEADINGS: readonly (readonly [AdvertMark, string])[] = [
  [
    'firm',
    phrases`
      about (?:us|the (?:company|team|firm))|who we are|company description|über uns|wer wir sind|das unternehmen|qui sommes-nous
      |l'entreprise|à propos de nous|quiénes somos|sobre nosotros|la empresa
    `,
  ],
  [
    'job',
    phrases`
      (?:the |your )?(?:role|position|job)|about the (?:job|role|position)|job (?:description|summary|purpose|ad|advert)|role overview|vacancy
      |stellen(?:beschreibung|anzeige|ausschreibung)|die stelle|deine rolle|descripti(?:f|on)(?: du poste)?|le poste|offre d'emploi
      |descripción del puesto|el puesto|oferta de empleo
    `,
  ],
  [
    'duties',
    phrases`
      (?:(?:key|main|your|core|principal) )?(?:duties|responsibilities|tasks)(?: (?:and|&) (?:duties|responsibilities))?|what you(?:'ll| will) (?:do|be doing)
      |(?:(?:ihre|deine) )?(?:aufgaben(?:gebiet|bereich)?|tätigkeiten)|(?:das|was) (?:erwartet (?:dich|sie)|(?:dich|sie) erwartet)
      |(?:(?:vos|les|tes) )?missions?(?: principales)?|(?:vos )?responsabilités|(?:(?:tus|las) )?funciones(?: principales)?|(?:tus )?responsabilidades
      |(?:¿ ?)?qué harás|tareas
    `,
  ],
  [
    'requirements',
    phrases`
      (?:(?:key|minimum|basic|preferred|job) )?(?:requirements|qualifications)|(?:essential|desirable)(?: criteria)?|(?:what|who) (?:we're|we are) looking for
      |what you(?:'ll)? (?:bring|need|have)|you (?:have|bring)|person specification|your profile|about you
      |(?:ihr|dein) profil|ihre qualifikation(?:en)?|(?:das|was) (?:bringst du|bringen sie) mit|anforderungen(?:profil)?|voraussetzungen
      |profil recherché|(?:votre|ton) profil|compétences (?:requises|attendues)|requisitos(?: mínimos)?|(?:¿ ?)?qué buscamos|perfil (?:buscado|requerido)
    `,
  ],
  [
    'benefits',
    phrases`
      (?:what )?we offer|(?:our )?benefits|perks|compensation|our offer|(?:das |was )?(?:wir )?bieten(?: wir)?(?: dir| ihnen)?|unser angebot
      |(?:ihre|deine) vorteile|nous (?:vous )?(?:proposons|offrons)|(?:nos|vos) avantages|conditions|(?:¿ ?)?(?:qué )?(?:te )?ofrecemos|beneficios|se ofrece
    `,
  ],
];

/** Words that stand anywhere in a line. */
const WORDS: readonly (readonly [AdvertMark, string])[] = [
  ['benefits', String.raw`^(?:we offer|wir bieten|nous (?:vous )?(?:proposons|offrons)|ofrecemos|se ofrece)\b`],
  [
    'genders',
    String.raw`\((?:all genders|gn|[mwdfxh](?: ?[/|*,] ?[mwdfxh]){1,2})\)|(?<!\p{L})(?:h ?/ ?f|f ?/ ?h)(?!\p{L})|\p{L}{3,}/a(?!\p{L})`,
  ],
  [
    'apply',
    phrases`
      \bapply (?:now|by|today|online|via|here|with)\b|\bto apply\b|\b(?:send|email|submit|forward)\b.{0,20} your (?:cv|résumé|application|portfolio|cover)
      |\bclosing date\b|\bapplications? (?:close|deadline)|equal opportunit|bewirb dich|bewerben sie sich|jetzt bewerben
      |(?:ihre|deine) (?:\p{L}+ )?bewerbung(?!\p{L})|bewerbung(?:en)? (?:bitte )?(?:an|unter)\b|gehaltsvorstellung
      |\b(?:adresse[rz]|envoye[rz]|transmett\p{L}+)\b.{0,40}(?:\bcv\b|candidature)|(?:votre|ta|de) candidature|\bpostulez\b|\binscríbete\b
      |\benvia(?:r|nos)?\b.{0,12}\b(?:cv|currículum)|^interesad[oa]s\b
    `,
  ],
  [
    'hiring',
    phrases`
      \bwe(?:'re| are) (?:looking for|seeking|hiring|recruiting)|\bis (?:hiring|looking for|seeking|recruiting)|\bjoin (?:our|us)\b
      |\bsucht (?:zum|ab|zur|für|eine|dich|sie)|\bsuchen wir\b|\bwir suchen\b|nächstmöglichen zeitpunkt|\bab sofort\b|\brecrute\b|\brecherch(?:ons|e un)|poste à pourvoir
      |\bbusca(?:mos)? (?:un|jef|a |para )|\bse (?:requiere|busca|necesita)|incorporación inmediata
    `,
  ],
  [
    'terms',
    phrases`
      \b(?:full|part)-?\s?time\b|\bpermanent\b|\bper (?:annum|hour|year)\b|\bsalary\b|\bhybrid\b|\bvacation days\b|\bdays of holiday\b|\bpension\b|401\(k\)
      |\b(?:vollzeit|teilzeit|festanstellung|unbefristet|tage urlaub|weihnachtsgeld|gleitzeit|altersvorsorge)\b|\bcd[id]\b|\btemps (?:plein|complet)\b|\bbrut\b|\bmutuelle\b|\brtt\b
      |\bcontrato indefinido\b|\bjornada completa\b|\bbrutos\b|\bsueldo\b|\bsalario\b
    `,
  ],
  [
    'demands',
    phrases`
      \d ?\+? ?years?'? (?:of )?(?:\p{L}+[ -]){0,3}experience|\bat least \d+ years|\bor equivalent\b|\bqualification\b|\bfluent\b|\bproficien
      |\bmindestens \d+ jahre|\bmehrjährige\b|\babgeschlossene[sn]?\b|\bsicherer umgang\b|\bwünschenswert\b|\bbereitschaft\b|\bführungserfahrung\b
      |\bexpérience\b.{0,20}\d+ ans|\d+ ans d'expérience|\bvous justifiez\b|\bexperiencia (?:mínima|de \d)|\bal menos \d+ años
    `,
  ],
  [
    'reader',
    phrases`
      \byou(?:'ll| will)\b|\bas our\b|\byou (?:might be|are) a\b|^\W*(?:sie|du) (?!hast|haben|bist|sind)\p{Ll}{4,}(?:en|st)\b|\bvous \p{L}{3,}ez\b
      |^\W*(?:te |se )?\p{L}{4,}(?:arás|erás|irás)\b
    `,
  ],
];

const MARKS: readonly (readonly [AdvertMark, RegExp])[] = [
  ...HEADINGS.map(([mark, names]) => [mark, unmarked(`^(?:${names})(?: ?[:?].*)?$`)] as const),
  ...WORDS.map(([mark, words]) => [mark, unmarked(words)] as const),
];

export const advertMarksOf = (line: string): readonly AdvertMark[] =>
  MARKS.flatMap(([mark, pattern]) => (pattern.test(line) ? [mark] : []));

const ADVERT = unmarked(
  String.raw`(?<!\p{L})(?:(?:job|role|position|vacancy|opening|post|ad|advert|advertisement)|stelle(?:nanzeige|nausschreibung)?|anzeige|ausschreibung|poste|offre|annonce|oferta|puesto|vacante|anuncio)(?!\p{L})`,
);
/** A line that announces an advertisement. */
export const namesAdvert = (line: string): boolean => ADVERT.test(line);
