import type * as english from './copy.ts';
import type { Translated } from './translated.ts';

export const copy = {
  guess: {
    shown: (category: string) => `${category}?`,
    label: (category: string) => `Kategorie, nur vermutet: ${category}. Wähle eine`,
    hint: 'Nur vermutet – klick, um sie zu ändern',
    filed: (category: string) => `Eingeordnet unter ${category}`,
    failed: 'Der Erfolg konnte nicht geändert werden',
    tryLater: 'Bitte versuch es später noch einmal',
  },
  zones: { own: 'Deine Zeitzone', usual: 'Zeitzonen', all: 'Alle Zeitzonen' },
  plans: {
    monthly: 'Monatlich',
    yearly: 'Jährlich',
    perMonth: (price: string) => `${price} im Monat`,
    perYear: (price: string, saved: string) => `${price} im Jahr. Du sparst ${saved} gegenüber monatlich`,
    badge: (percent: number) => `Spare ${percent} %`,
  },
  frequencies: {
    daily: { label: 'Täglich', detail: 'Mo–So' },
    weekdays: { label: 'Werktags', detail: 'Mo–Fr' },
    weekly: { label: 'Wöchentlich', detail: 'So' },
  },
  times: {
    morning: { label: 'Morgens', detail: '7 Uhr' },
    afternoon: { label: 'Mittags', detail: '12 Uhr' },
    evening: { label: 'Abends', detail: '19 Uhr' },
  },
} as const satisfies Translated<typeof english.copy>;
