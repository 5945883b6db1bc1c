import type { Category } from '#domain/wins/categories.ts';
import { agriculture } from './agriculture.ts';
import { communication } from './communication.ts';
import { construction } from './construction.ts';
import { creativeArts } from './creative-arts.ts';
import { customerSupport } from './customer-support.ts';
import { data } from './data.ts';
import { design } from './design.ts';
import type { Field } from './field.ts';
import { finance } from './finance.ts';
import { hospitality } from './hospitality.ts';
import { humanResources } from './human-resources.ts';
import { law } from './law.ts';
import { leadership } from './leadership.ts';
import { logistics } from './logistics.ts';
import { manufacturing } from './manufacturing.ts';
import { marketing } from './marketing.ts';
import { nursing } from './nursing.ts';
import { office } from './office.ts';
import { projectManagement } from './project-management.ts';
import { publicService } from './public-service.ts';
import { realEstate } from './real-estate.ts';
import { research } from './research.ts';
import { sales } from './sales.ts';
import { socialCare } from './social-care.ts';
import { software } from './software.ts';
import { teaching } from './teaching.ts';
import { trades } from './trades.ts';
import { wellbeing } from './wellbeing.ts';

export const fields: readonly Field[] = [
  agriculture,
  communication,
  construction,
  creativeArts,
  customerSupport,
  data,
  design,
  finance,
  hospitality,
  humanResources,
  law,
  leadership,
  logistics,
  manufacturing,
  marketing,
  nursing,
  office,
  projectManagement,
  publicService,
  realEstate,
  research,
  sales,
  socialCare,
  software,
  teaching,
  trades,
  wellbeing,
];

/** One phrase that proves a skill; one that is not `firm` counts only beside something else of its field. */
type Proof = Readonly<{ phrase: string; firm: boolean }>;
export type Skill = Readonly<{ skill: string; category: Category; field: Field; proofs: readonly Proof[] }>;

export const listed = (phrases: string): string[] => phrases.split(',').map((phrase) => phrase.trim());

const exactly = (name: string): string =>
  (name.toLowerCase().match(/[\p{L}\p{N}]+[+#]*/gu) ?? []).map((word) => `=${word}`).join(' ');

/** A skill's name proves it as well, unless its list starts with `-` or names it as one that needs company. */
const proofsOf = (name: string, phrases: string): Proof[] => {
  const given = listed(phrases);
  const silent = given[0] === '-' || given.includes(`~${name.toLowerCase()}`);
  const proofs = given
    .filter((phrase) => phrase !== '-')
    .map((phrase) => ({ phrase: phrase.replace(/^~/, ''), firm: !phrase.startsWith('~') }));
  return silent ? proofs : [{ phrase: exactly(name), firm: true }, ...proofs];
};

export const skills: readonly Skill[] = fields.flatMap((field) =>
  (Object.entries(field.skills) as [Category, Record<string, string>][]).flatMap(([category, entries]) =>
    Object.entries(entries).map(([skill, phrases]) => ({ skill, category, field, proofs: proofsOf(skill, phrases) })),
  ),
);

export const skillCount: number = skills.length;
const names = new Set(skills.map(({ skill }) => skill));
export const isSkill = (name: string): boolean => names.has(name);
