import type { Language } from '#domain/facts.ts';
import type { Category } from '#domain/wins/categories.ts';
import type { InLanguages } from './in-languages.ts';

type Names = Readonly<Record<Exclude<Category, 'Other'>, string>>;

const german: Names = {
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
};

const french: Names = {
  Delivery: 'Réalisation',
  'Process improvement': 'Amélioration des processus',
  'Problem solving': 'Résolution de problèmes',
  People: 'Équipe et collègues',
  Leadership: 'Management',
  Communication: 'Communication',
  Customers: 'Clients',
  Sales: 'Ventes',
  'Quality and safety': 'Qualité et sécurité',
  Care: 'Soins',
  Teaching: 'Enseignement',
  Research: 'Recherche',
  Learning: 'Apprentissage',
  Creativity: 'Créativité',
  Organisation: 'Organisation',
};

const spanish: Names = {
  Delivery: 'Ejecución',
  'Process improvement': 'Mejora de procesos',
  'Problem solving': 'Resolución de problemas',
  People: 'Personas',
  Leadership: 'Liderazgo',
  Communication: 'Comunicación',
  Customers: 'Clientes',
  Sales: 'Ventas',
  'Quality and safety': 'Calidad y seguridad',
  Care: 'Cuidados',
  Teaching: 'Enseñanza',
  Research: 'Investigación',
  Learning: 'Aprendizaje',
  Creativity: 'Creatividad',
  Organisation: 'Organización',
};

const names: InLanguages<ReadonlyMap<string, string>> = {
  en: new Map(),
  de: new Map(Object.entries({ ...german, Other: 'Sonstiges' })),
  fr: new Map(Object.entries({ ...french, Other: 'Autre' })),
  es: new Map(Object.entries({ ...spanish, Other: 'Otros' })),
};

/** What a win is filed under, as its user reads it; a category of somebody's own stays as it is. */
export const categoryInWords = (category: string, language: Language): string =>
  names[language].get(category) ?? category;
