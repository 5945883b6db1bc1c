import { derivedId } from '#application/engine/ids.ts';
import { plusDays, plusMonths } from '#domain/time/dates.ts';
import type { CareerFact } from '#web/contract/career.ts';

/** Whose year it is. Her wins stand in wins.txt. */
export const maya = {
  account: {
    email: 'maya@lindgren.example',
    firstName: 'Maya',
    lastName: 'Lindgren',
    timezone: 'Europe/London',
  },
  profile: { role: 'Operations manager', company: 'Fernhill Bikes', setupDone: true },
} as const;

/** A fact has the same id whenever it is told. */
const fact = (of: string): Readonly<{ id: string }> => ({ id: derivedId('demo-career', of) });
const monthOf = (date: string): string => date.slice(0, 'yyyy-MM'.length);

/** What a CV needs beside wins. She was promoted in the eighteenth week of her year. */
export const careerOf = (today: string): readonly CareerFact[] => {
  const promoted = monthOf(plusDays(today, -35 * 7));
  const back = (months: number): string => monthOf(plusMonths(today, -months));
  const [bristol, fernhill] = ['Bristol', 'Fernhill Bikes'];
  return [
    {
      ...fact('now'),
      is: 'position',
      title: 'Operations manager',
      employer: fernhill,
      place: bristol,
      from: promoted,
      to: null,
    },
    {
      ...fact('shift'),
      is: 'position',
      title: 'Shift lead, warehouse',
      employer: fernhill,
      place: bristol,
      from: back(38),
      to: promoted,
    },
    {
      ...fact('agent'),
      is: 'position',
      title: 'Customer service agent',
      employer: 'Harbour Books',
      place: 'Cardiff',
      from: back(75),
      to: back(39),
    },
    {
      ...fact('school'),
      is: 'education',
      title: 'BA Geography',
      school: 'Cardiff University',
      place: 'Cardiff',
      from: back(112),
      to: back(76),
    },
    {
      ...fact('belt'),
      is: 'certificate',
      title: 'Lean Six Sigma Green Belt',
      issuer: '',
      at: monthOf(plusDays(today, -14 * 7)),
    },
    {
      ...fact('forklift'),
      is: 'certificate',
      title: 'Forklift licence',
      issuer: '',
      at: monthOf(plusDays(today, -39 * 7)),
    },
    { ...fact('english'), is: 'language', name: 'English', level: 'native' },
    { ...fact('swedish'), is: 'language', name: 'Swedish', level: 'B2' },
    { ...fact('excel'), is: 'skill', name: 'Excel' },
  ];
};

type Asked = Readonly<Record<string, string | boolean>>;

const job = {
  company: 'Ridgeway Outdoor',
  role: 'Head of Operations',
  jobDescription: `We are looking for a head of operations for our warehouse and customer service.
- Experience leading and coaching teams
- Negotiation with carriers and suppliers
- Process improvement with lean methods
- Budget responsibility
- Forecasting and peak planning
- Experience with SAP`,
} as const;

/** One of every type, and of every kind that custom content can be. */
export const documentsOf = (today: string): readonly Asked[] => [
  { type: 'cv', sendEmail: true, ...job },
  { type: 'cover-letter', ...job },
  { type: 'growth-log' },
  { type: 'social-thread' },
  { type: 'linkedin-post', scheduledPublishDate: plusDays(today, 3) },
  { type: 'twitter-post' },
  { type: 'custom-content', prompt: 'a short bio for the programme of a logistics meetup' },
  { type: 'custom-content', kind: 'article' },
  { type: 'custom-content', kind: 'performance-review' },
  { type: 'custom-content', kind: 'promotion-case', role: 'Head of Operations' },
  { type: 'custom-content', kind: 'weekly-update' },
  { type: 'custom-content', kind: 'client-report' },
];

/** A sentence that she put into her cover letter by hand, before another one. */
export const letterEdit = { before: 'I would be glad', typed: 'I could start in the new year. ' } as const;

/** What she calls skills. */
export const skillChoices = [
  { is: 'named', skills: ['Spreadsheets', 'Excel'], name: 'Excel' },
  { is: 'named', skills: ['Teaching', 'Training'], name: 'Training' },
] as const;
