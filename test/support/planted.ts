import type { Language } from '#domain/facts.ts';

/** Words that tell who, where or what somebody's thing is. None of them may leave. */
const people: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'Priya Raman',
    'Siobhan O’Keeffe',
    'Mark Whitlock',
    'Dr. Okonkwo',
    'Kwabena',
    'Mrs Featherstonehaugh',
    'T. J. Abernathy',
  ],
  de: [
    'Jürgen Koch',
    'Frau Schneider',
    'Ayşe Yıldız',
    'Dr. Müller-Lüdenscheidt',
    'Hannelore',
    'Herrn Wolf',
    'Thorben Kettelhodt',
  ],
  fr: ['Camille Lefèvre', 'Mme Beaumanoir', 'Jean-Baptiste', 'Aurélie d’Estrées', 'M. Quéré', 'Nadia', 'Yann Le Goff'],
  es: ['María José Pérez', 'Sra. Etxeberria', 'Íñigo', 'Nuria Ferrándiz', 'D. Ordóñez', 'Montse', 'Joaquín de la Vega'],
};
const firms = [
  'Okafor & Sons',
  'Brightwater Ltd',
  'Zeppelin Maschinenbau GmbH',
  'Dubreuil SARL',
  'Telmex',
  'IBM',
  'Kaldewei',
  'McKinsey',
];
const others = [
  'priya.raman@okafor.example',
  'kwabena+work@gmail.com',
  'https://okafor.example/deals/4411?owner=priya',
  'www.brightwater.co.uk/team',
  'kaldewei.de',
  '+44 20 7946 0958',
  '(202) 555-0143',
  '030 901820',
  '06 12 34 56 78',
  '612 345 678',
  '+49 (0)30/901820',
  'INV-2026-00471',
  'PT4471A99',
  '123-45-6789',
  'DE89 3704 0044 0532 0130 00',
  '4111111111111111',
  '5f1c9a52-3b0e-4c83-8f6a-0d7be2b6a111',
  '@kwabena_w',
];
const places: Readonly<Record<Language, readonly string[]>> = {
  en: ['12 Baker Street', 'NW1 6XE', '1600 Pennsylvania Avenue', 'Springfield', 'CA 94110'],
  de: ['Goethestraße 12a', '10115 Berlin', 'Am Kupfergraben 6', 'Wuppertal'],
  fr: ['12 rue de la Paix', '75002 Paris', '8 bis avenue Foch', 'Quimper'],
  es: ['calle Mayor 12', '28013 Madrid', 'Avda. Diagonal, 211', 'Torrelavega'],
};
const sentences: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'Trained {person} on the new system today.',
    'Finally closed the contract with {firm}, and {person} called it the best in years.',
    'Sorted out the complaint from {other} within two hours.',
    'We delivered the boiler to {place} a day early; {person} signed for it.',
    '{person} and I cut the nightly build from 40 to 9 minutes.',
    'Got {firm} to renew. Sent the papers to {other}.',
  ],
  de: [
    'Heute habe ich {person} in das neue System eingearbeitet.',
    'Endlich den Vertrag mit {firm} abgeschlossen, und {person} war sehr zufrieden.',
    'Die Beschwerde von {other} in zwei Stunden gelöst.',
    'Wir haben den Kessel nach {place} einen Tag früher geliefert.',
    'Zusammen mit {person} die Wartezeit von 40 auf 9 Minuten gesenkt.',
    'Unterlagen an {other} geschickt, {firm} verlängert um ein Jahr.',
  ],
  fr: [
    'J’ai formé {person} au nouveau système aujourd’hui.',
    'Enfin signé le contrat avec {firm}, et {person} était très content.',
    'Réglé la réclamation de {other} en deux heures.',
    'Nous avons livré la chaudière au {place} un jour plus tôt.',
    'Avec {person}, on a réduit le délai de 40 à 9 minutes.',
    'Envoyé le dossier à {other} ; {firm} renouvelle pour un an.',
  ],
  es: [
    'Hoy formé a {person} en el nuevo sistema.',
    'Por fin cerré el contrato con {firm}, y {person} quedó muy contento.',
    'Resolví la queja de {other} en dos horas.',
    'Entregamos la caldera en {place} un día antes.',
    'Con {person} reducimos la espera de 40 a 9 minutos.',
    'Envié los papeles a {other}; {firm} renueva por un año.',
  ],
};

type Planted = Readonly<{ language: Language; text: string; words: readonly string[] }>;

const LANGUAGES: readonly Language[] = ['en', 'de', 'fr', 'es'];

const nth = (list: readonly string[], turn: number): string => list[turn % list.length] ?? '';

const TITLES =
  /^(?:Dr|Mrs|Mme|M|Sra|D|Frau|Herrn|de|la|le|d|rue|bis|avenue|calle|Avda|Am|Street|Avenue|Sons|Ltd|GmbH|SARL|https|example|www|com|co|uk)$/iu;

/** The parts by which somebody could be known: neither titles nor numbers of one or two digits. */
const tellingIn = (planted: string): readonly string[] =>
  planted
    .split(/[^\p{L}\p{N}]+/u)
    .filter(
      (part) =>
        part.length > 2 &&
        !TITLES.test(part) &&
        !/^\d{1,2}$/.test(part) &&
        part !== 'owner' &&
        part !== 'team' &&
        part !== 'deals' &&
        part !== 'work',
    );

/** Every sentence of four languages with everything that can be planted in its places. */
export const plantedTexts: readonly Planted[] = LANGUAGES.flatMap((language) =>
  sentences[language].flatMap((sentence) =>
    Array.from({ length: 18 }, (_, turn) => {
      const chosen: Record<string, string> = {
        person: nth(people[language], turn),
        firm: nth(firms, turn + 3),
        other: nth(others, turn),
        place: nth(places[language], turn),
      };
      const used = Object.keys(chosen).filter((kind) => sentence.includes(`{${kind}}`));
      return {
        language,
        text: used.reduce((text, kind) => text.replace(`{${kind}}`, chosen[kind] ?? ''), sentence),
        words: used.flatMap((kind) => tellingIn(chosen[kind] ?? '')),
      };
    }),
  ),
);
