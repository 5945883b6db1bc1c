import type { winCategories } from '#web/contract/achievements.ts';
import type * as english from './category-names.ts';

const names: Readonly<Record<(typeof winCategories)[number], string>> = {
  Delivery: 'Umsetzung',
  'Process improvement': 'Prozessverbesserung',
  'Problem solving': 'Problemlösung',
  People: 'Menschen',
  Leadership: 'Führung',
  Communication: 'Kommunikation',
  Customers: 'Kunden',
  Sales: 'Vertrieb',
  'Quality and safety': 'Qualität und Sicherheit',
  Care: 'Fürsorge',
  Teaching: 'Lehre',
  Research: 'Forschung',
  Learning: 'Lernen',
  Creativity: 'Kreativität',
  Organisation: 'Organisation',
  Other: 'Sonstiges',
};
export const categoryNames: typeof english.categoryNames = new Map(Object.entries(names));
