import type { Language } from '#domain/facts.ts';
import type { Category } from '#domain/wins/categories.ts';

/** The skill that a category shows, as a CV names it. "Delivery" and "Other" show none: getting a thing done is no skill. */
const SKILL_OF: Partial<Record<Category, Readonly<Record<Language, string>>>> = {
  'Process improvement': {
    en: 'Process improvement',
    de: 'Prozessverbesserung',
    fr: 'Amélioration des processus',
    es: 'Mejora de procesos',
  },
  'Problem solving': {
    en: 'Problem solving',
    de: 'Problemlösung',
    fr: 'Résolution de problèmes',
    es: 'Resolución de problemas',
  },
  People: {
    en: 'Supporting people',
    de: 'Personalverantwortung',
    fr: 'Accompagnement d’équipe',
    es: 'Gestión de personas',
  },
  Leadership: { en: 'Leadership', de: 'Führung', fr: 'Leadership', es: 'Liderazgo' },
  Communication: { en: 'Communication', de: 'Kommunikation', fr: 'Communication', es: 'Comunicación' },
  Customers: { en: 'Customer service', de: 'Kundenbetreuung', fr: 'Relation client', es: 'Atención al cliente' },
  Sales: { en: 'Sales', de: 'Vertrieb', fr: 'Vente', es: 'Ventas' },
  'Quality and safety': {
    en: 'Quality and safety',
    de: 'Qualität und Sicherheit',
    fr: 'Qualité et sécurité',
    es: 'Calidad y seguridad',
  },
  Care: { en: 'Care and support', de: 'Betreuung', fr: 'Accompagnement', es: 'Cuidado y acompañamiento' },
  Teaching: { en: 'Teaching', de: 'Unterrichten', fr: 'Enseignement', es: 'Docencia' },
  Research: { en: 'Research', de: 'Forschung', fr: 'Recherche', es: 'Investigación' },
  Learning: { en: 'Continuous learning', de: 'Weiterbildung', fr: 'Formation continue', es: 'Formación continua' },
  Creativity: { en: 'Creativity', de: 'Kreativität', fr: 'Créativité', es: 'Creatividad' },
  Organisation: { en: 'Organisation', de: 'Organisation', fr: 'Organisation', es: 'Organización' },
};

/** '' for a category that shows none. */
export const categorySkill = (category: Category, language: Language): string => SKILL_OF[category]?.[language] ?? '';
