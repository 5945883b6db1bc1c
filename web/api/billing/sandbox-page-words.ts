import type { PageLanguage } from '#web/contract/page-languages.ts';

const english = {
  locale: 'en-US',
  eyebrow: 'Sandbox',
  invoice: 'Invoice',
  receipt: 'Receipt',
  note: 'No money was taken: this stands in for the page of a payment provider.',
  back: 'Back to billing',
  from: 'From',
  number: 'Number',
  date: 'Date',
  for: 'For',
  state: 'Status',
  states: { paid: 'Paid', open: 'Open', refunded: 'Refunded', void: 'Void' },
  total: 'Total',
  card: 'Your card',
  cardLead:
    'With a payment provider, its own page opens here to change the card. Here no card exists, so none can be changed.',
  cardIs: (brand: string, last4: string) => `The card that stands in for yours: ${brand}, ending in ${last4}.`,
};

type SandboxPageWords = typeof english;

const german: SandboxPageWords = {
  locale: 'de-DE',
  eyebrow: 'Sandbox',
  invoice: 'Rechnung',
  receipt: 'Beleg',
  note: 'Es wurde kein Geld abgebucht: Dies steht für die Seite eines Zahlungsanbieters.',
  back: 'Zurück zu den Zahlungen',
  from: 'Von',
  number: 'Nummer',
  date: 'Datum',
  for: 'Für',
  state: 'Status',
  states: { paid: 'Bezahlt', open: 'Offen', refunded: 'Erstattet', void: 'Storniert' },
  total: 'Summe',
  card: 'Deine Karte',
  cardLead:
    'Mit einem Zahlungsanbieter öffnet sich hier dessen eigene Seite, um die Karte zu ändern. Hier gibt es keine Karte, also auch keine zu ändern.',
  cardIs: (brand, last4) => `Die Karte, die für deine steht: ${brand}, endet auf ${last4}.`,
};

/** The pages that stand in for a payment provider's own. */
export const sandboxPageWords: Readonly<Record<PageLanguage, SandboxPageWords>> = { en: english, de: german };
