import { readFileSync } from 'node:fs';
import type {
  DocumentBrief,
  DocumentSources,
  SourceProfile,
  SourceWin,
} from '#application/documents/document-writer.ts';
import type { CareerFact } from '#domain/documents/career.ts';
import { languageOf } from '#language/reader/language-of.ts';
import { isHomeLife } from '#language/reader/model/home-life.ts';

export const professions = ['nurse', 'teacher', 'salesperson', 'researcher', 'electrician', 'engineer'] as const;
export type Profession = (typeof professions)[number];

const position = (
  id: string,
  title: string,
  employer: string,
  place: string,
  from: string,
  to: string | null,
): CareerFact => ({
  id,
  kind: 'position',
  title,
  employer,
  place,
  from,
  to,
});
const school = (id: string, title: string, name: string, from: string, to: string): CareerFact => ({
  id,
  kind: 'education',
  title,
  school: name,
  place: '',
  from,
  to,
});
const language = (id: string, name: string, level: string): CareerFact => ({ id, kind: 'language', name, level });

type Person = Readonly<{
  profile: SourceProfile;
  facts: readonly CareerFact[];
  wish: Readonly<{ company: string; role: string; jobDescription: string }>;
}>;

export const people: Readonly<Record<Profession, Person>> = {
  nurse: {
    profile: {
      name: 'Miriam Sander',
      email: 'miriam.sander@example.org',
      phone: '+49 30 5550 1422',
      role: 'Pflegefachfrau',
      company: 'St.-Joseph-Krankenhaus',
    },
    facts: [
      position('f1', 'Pflegefachfrau, Notaufnahme', 'St.-Joseph-Krankenhaus', 'Berlin', '2021-04', null),
      position('f2', 'Gesundheits- und Krankenpflegerin', 'Klinikum Nord', 'Hamburg', '2016-10', '2021-03'),
      school(
        'f3',
        'Ausbildung zur Gesundheits- und Krankenpflegerin',
        'Berufsfachschule für Pflege Lübeck',
        '2013-10',
        '2016-09',
      ),
      language('f4', 'Deutsch', 'Muttersprache'),
      language('f5', 'Englisch', 'C1'),
    ],
    wish: {
      company: 'Helios Klinikum Buch',
      role: 'Stationsleitung',
      jobDescription:
        'Wir suchen eine Stationsleitung.\n- Abgeschlossene Ausbildung in der Pflege\n- Erfahrung in der Schichtleitung und Dienstplanung\n- Kenntnisse in Praxisanleitung\n- Sicherer Umgang mit Qualitätsmanagement und Hygiene\n- Studium Pflegemanagement wünschenswert',
    },
  },
  teacher: {
    profile: {
      name: 'Rachel Thornton',
      email: 'r.thornton@example.org',
      phone: '',
      role: 'Maths teacher',
      company: 'Ashdown Academy',
    },
    facts: [
      position('f1', 'Second in department, mathematics', 'Ashdown Academy', 'Northampton', '2026-09', null),
      position('f2', 'Maths teacher', 'Ashdown Academy', 'Northampton', '2019-09', '2026-08'),
      school('f3', 'PGCE Secondary Mathematics', 'University of Leicester', '2018', '2019'),
      school('f4', 'BSc Mathematics', 'University of Sheffield', '2015', '2018'),
      { id: 'f5', kind: 'certificate', title: 'Qualified Teacher Status', issuer: '', issued: '2019-07' },
    ],
    wish: {
      company: 'Kingsway School',
      role: 'Head of Mathematics',
      jobDescription:
        'You will lead a department of nine.\n\n• Experience of team leadership and curriculum design at key stage 3\n• A record of raising exam results\n• Mentoring early-career teachers\n• Experience of timetabling\n• Confident with data analysis and assessment',
    },
  },
  salesperson: {
    profile: {
      name: 'Dana Whitfield',
      email: 'dana@whitfield.example',
      phone: '+1 312 555 0148',
      role: 'Team lead, mid-market sales',
      company: 'Corelane',
    },
    facts: [
      position('f1', 'Team lead, mid-market sales', 'Corelane', 'Chicago', '2026-02', null),
      position('f6', 'Account executive', 'Corelane', 'Chicago', '2022-03', '2026-01'),
      position('f2', 'Sales development representative', 'Tidewater Software', 'Chicago', '2019-06', '2022-02'),
      school('f3', 'BA Communication', 'DePaul University', '2015', '2019'),
      { id: 'f4', kind: 'link', label: 'LinkedIn', url: 'https://linkedin.example/in/danawhitfield' },
      { id: 'f5', kind: 'skill', name: 'Salesforce' },
    ],
    wish: {
      company: 'Northgate Systems',
      role: 'Regional Sales Manager',
      jobDescription:
        'Requirements:\n- 5+ years in B2B sales\n- Proven negotiation skills with enterprise customers\n- Experience coaching and hiring sales reps\n- Forecasting and territory planning\n- Fluent Spanish\n- Experience with partnerships and resellers',
    },
  },
  researcher: {
    profile: {
      name: 'Dr. Ines Albrecht',
      email: 'ines.albrecht@example.edu',
      phone: '+49 381 555 0190',
      role: 'Senior scientist',
      company: '',
    },
    facts: [
      position('f1', 'Senior scientist, ecotoxicology', 'Baltic Research Institute', 'Rostock', '2020-01', null),
      school('f2', 'PhD Environmental Chemistry', 'University of Kiel', '2013', '2017'),
      language('f3', 'German', 'native'),
      language('f4', 'English', 'C2'),
      { id: 'f5', kind: 'skill', name: 'R' },
    ],
    wish: {
      company: 'University of Gothenburg',
      role: 'Associate Professor of Marine Chemistry',
      jobDescription:
        'We are looking for an associate professor. You have a record of grant writing and publications. You have experience in supervision of PhD students and lecturing. Knowledge of mass spectrometry is required. Experience with industry collaboration is a plus. You speak Swedish or are willing to learn it.',
    },
  },
  electrician: {
    profile: {
      name: 'Sean Brennan',
      email: 'sean.brennan@example.ie',
      phone: '+44 28 5550 177',
      role: 'Electrician',
      company: '',
    },
    facts: [],
    wish: {
      company: 'Lagan Electrical',
      role: 'Site supervisor',
      jobDescription:
        '* Time-served electrician, 18th edition\n* Experience supervising apprentices and running sites\n* Testing and inspection of commercial installations\n* Fault finding\n* Full driving licence\n* IPAF certificate',
    },
  },
  engineer: {
    profile: {
      name: 'Theo Marsh',
      email: 'theo@marsh.example',
      phone: '+31 20 555 0133',
      role: 'Lead engineer, checkout',
      company: 'Parcelo',
    },
    facts: [
      position('f1', 'Lead engineer, checkout', 'Parcelo', 'Amsterdam', '2026-01', null),
      position('f2', 'Software engineer', 'Parcelo', 'Amsterdam', '2022-05', '2025-12'),
      position('f3', 'Software engineer', 'Brightwave', 'Leeds', '2018-09', '2021-06'),
      school('f4', 'BSc Computer Science', 'University of Leeds', '2015-09', '2018-06'),
      language('f5', 'English', 'native'),
      language('f6', 'Dutch', 'B1'),
    ],
    wish: {
      company: 'Monta Payments',
      role: 'Engineering Manager',
      jobDescription:
        'What you bring:\n- Experience leading and mentoring engineers\n- Kubernetes and observability in production\n- Incident response for payment systems\n- PCI compliance and security\n- Experience with machine learning\n- Hiring engineers',
    },
  },
};

export const today = '2026-11-22';

/** Of fifty wins as people send them those that may be told of, newest first. */
export const winsOf = (profession: Profession): readonly SourceWin[] =>
  readFileSync(new URL(`./fixtures/${profession}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line, at): SourceWin => {
      const [date = '', category = '', skills = '', ...text] = line.split(' | ');
      const said = text.join(' | ');
      return {
        id: `${profession}-${at + 1}`,
        date,
        category,
        skills: skills === '-' ? [] : skills.split(', '),
        text: said,
        language: languageOf(said) ?? 'en',
      };
    })
    .filter(({ text, category }) => !isHomeLife(text, category))
    .reverse();

export const sourcesOf = (profession: Profession, wins = winsOf(profession)): DocumentSources => ({
  profile: people[profession].profile,
  facts: people[profession].facts,
  wins,
  today,
});

/** Everything that can be asked for, by a name for tests. */
export const briefs: Readonly<Record<string, Pick<DocumentBrief, 'kind' | 'variant' | 'prompt'>>> = {
  cv: { kind: 'cv', variant: '', prompt: '' },
  letter: { kind: 'cover-letter', variant: '', prompt: '' },
  log: { kind: 'growth-log', variant: '', prompt: '' },
  thread: { kind: 'social-thread', variant: '', prompt: '' },
  linkedin: { kind: 'linkedin-post', variant: '', prompt: '' },
  tweet: { kind: 'twitter-post', variant: '', prompt: '' },
  article: { kind: 'custom-content', variant: 'article', prompt: '' },
  review: { kind: 'custom-content', variant: 'performance-review', prompt: '' },
  promotion: { kind: 'custom-content', variant: 'promotion-case', prompt: '' },
  weekly: { kind: 'custom-content', variant: 'weekly-update', prompt: '' },
  client: { kind: 'custom-content', variant: 'client-report', prompt: '' },
  bullets: { kind: 'custom-content', variant: '', prompt: 'five bullets about what I improved this year' },
  bio: { kind: 'custom-content', variant: '', prompt: 'a short bio for our website' },
};

export const briefOf = (profession: Profession, name: string): DocumentBrief => {
  const brief = briefs[name];
  if (!brief) throw new Error(`no brief ${name}`);
  const { wish } = people[profession];
  const isApplying = ['cv', 'cover-letter'].includes(brief.kind);
  return {
    ...brief,
    company: isApplying ? wish.company : '',
    role: isApplying || name === 'promotion' ? wish.role : '',
    jobDescription: isApplying ? wish.jobDescription : '',
  };
};

/** The same numbers for the same seed, below what is asked for. */
export const seeded = (seed: number): ((below: number) => number) => {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};

/** As many wins as asked for out of the fifty: on other days of ten years, with other numbers in them. */
export const manyWins = (profession: Profession, count: number, seed = 1): readonly SourceWin[] => {
  const [own, chance] = [winsOf(profession), seeded(seed)];
  const wins = Array.from({ length: count }, (_none, at): SourceWin => {
    const win = own[at % own.length] as SourceWin;
    if (at < own.length) return win;
    const day = new Date(Date.UTC(2026, 10, 21) - chance(3_650) * 86_400_000).toISOString().slice(0, 10);
    const more = 1 + chance(9);
    const text = win.text.replace(/(?<![\d.,:])\d{1,3}(?![\d.,:])/gu, (digits) => String(Number(digits) + more));
    return { ...win, id: `${win.id}-${at}`, date: day, text: `${text} ${MORE[chance(MORE.length)]}`.trim() };
  });
  return wins.sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0));
};

const MORE = [
  '',
  'Again.',
  'With the new team.',
  'On a Friday.',
  'Third time this year.',
  'Took all week.',
  'My idea.',
];
