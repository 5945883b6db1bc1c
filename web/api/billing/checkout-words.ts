import type { PlanType } from '#web/contract/fields.ts';
import type { PageLanguage } from '#web/contract/page-languages.ts';

/** A page that says how things are; `more` is what can be done, a button's label or markup. */
type Page = Readonly<{ title: string; text: string; more: string }>;

/** The pages between a sign-up and its payment, and the checkout that takes no money. */
type CheckoutWords = Readonly<{
  locale: string;
  checkYourMail: Page;
  ended: Page;
  busy: Page;
  badCoupon: Page;
  none: Page;
  away: Page;
  closed: Page;
  sandbox: Readonly<{
    title: string;
    eyebrow: string;
    heading: string;
    lead: string;
    declined: string;
    order: string;
    pay: string;
    decline: string;
    declineLater: string;
    declineLaterNote: string;
    cancel: string;
  }>;
  summary: Readonly<{
    plan: string;
    plans: Readonly<Record<PlanType, string>>;
    for: string;
    price: string;
    prices: Readonly<Record<PlanType, (money: string) => string>>;
    coupon: string;
    off: (discount: string) => string;
    begins: string;
    due: string;
  }>;
}>;

const english: CheckoutWords = {
  locale: 'en-US',
  checkYourMail: {
    title: 'Check your mail',
    text: 'We have sent a mail to the address you gave. It says how to go on.',
    more: 'Nothing there after a few minutes? Look into the spam folder, or <a href="/login">ask for a login link</a>.',
  },
  ended: {
    title: 'This sign-up has ended',
    text: 'A sign-up waits 24 hours for its payment. Nothing was charged, and nothing of it is kept.',
    more: 'Sign up again',
  },
  busy: {
    title: 'Please wait a few minutes',
    text: 'This checkout was opened very often. Nothing was charged; in ten minutes it opens again.',
    more: '',
  },
  badCoupon: {
    title: 'The coupon is not valid any more',
    text: 'This coupon code is invalid or expired. Nothing was charged.',
    more: 'Sign up again',
  },
  none: {
    title: 'This link does not work',
    text: 'It may be incomplete, or it has been used. Nothing was charged.',
    more: 'Sign up',
  },
  away: {
    title: 'The payment page does not answer',
    text: 'Nothing was charged. Please try again in a moment.',
    more: 'Try again',
  },
  closed: {
    title: 'This checkout is closed',
    text: 'It was paid, or has ended. It takes no money in any case.',
    more: 'Sign in',
  },
  sandbox: {
    title: 'Checkout',
    eyebrow: 'Test checkout',
    heading: 'No money is taken here',
    lead: 'This page stands in for a payment provider. It asks for no card, and nothing is charged, whatever you press.',
    declined: 'The card was declined. Nothing was paid.',
    order: 'Your order',
    pay: 'Pay without money',
    decline: 'Decline the card',
    declineLater: 'Card declined later',
    declineLaterNote: '“Card declined later” pays now, and the next payment fails.',
    cancel: 'Cancel and go back',
  },
  summary: {
    plan: 'Plan',
    plans: { monthly: 'monthly', yearly: 'yearly' },
    for: 'For',
    price: 'Price',
    prices: { monthly: (money) => `${money} per month`, yearly: (money) => `${money} per year` },
    coupon: 'Coupon',
    off: (discount) => `${discount} off`,
    begins: 'Begins',
    due: 'Due today',
  },
};

const german: CheckoutWords = {
  locale: 'de-DE',
  checkYourMail: {
    title: 'Sieh in deinen Mails nach',
    text: 'Wir haben eine Mail an die Adresse geschickt, die du angegeben hast. Darin steht, wie es weitergeht.',
    more: 'Nach ein paar Minuten noch nichts da? Sieh im Spam-Ordner nach, oder <a href="/login">lass dir einen Anmeldelink schicken</a>.',
  },
  ended: {
    title: 'Diese Registrierung ist abgelaufen',
    text: 'Eine Registrierung wartet 24 Stunden auf ihre Zahlung. Es wurde nichts abgebucht, und nichts davon ist gespeichert.',
    more: 'Noch einmal registrieren',
  },
  busy: {
    title: 'Bitte warte ein paar Minuten',
    text: 'Diese Bezahlseite wurde sehr oft geöffnet. Es wurde nichts abgebucht; in zehn Minuten lässt sie sich wieder öffnen.',
    more: '',
  },
  badCoupon: {
    title: 'Der Gutschein gilt nicht mehr',
    text: 'Dieser Gutscheincode ist ungültig oder abgelaufen. Es wurde nichts abgebucht.',
    more: 'Noch einmal registrieren',
  },
  none: {
    title: 'Dieser Link funktioniert nicht',
    text: 'Vielleicht ist er unvollständig oder schon benutzt. Es wurde nichts abgebucht.',
    more: 'Registrieren',
  },
  away: {
    title: 'Die Bezahlseite antwortet nicht',
    text: 'Es wurde nichts abgebucht. Bitte versuch es gleich noch einmal.',
    more: 'Noch einmal versuchen',
  },
  closed: {
    title: 'Diese Bezahlseite ist geschlossen',
    text: 'Hier wurde schon bezahlt, oder die Zeit ist um. Geld wird hier in keinem Fall abgebucht.',
    more: 'Anmelden',
  },
  sandbox: {
    title: 'Bezahlen',
    eyebrow: 'Test-Bezahlseite',
    heading: 'Hier wird kein Geld abgebucht',
    lead: 'Diese Seite ersetzt hier einen Zahlungsanbieter. Sie fragt nach keiner Karte, und es wird nichts abgebucht, egal, was du drückst.',
    declined: 'Die Karte wurde abgelehnt. Es wurde nichts bezahlt.',
    order: 'Deine Bestellung',
    pay: 'Ohne Geld bezahlen',
    decline: 'Karte ablehnen',
    declineLater: 'Karte später ablehnen',
    declineLaterNote: '„Karte später ablehnen“ bezahlt jetzt, und die nächste Zahlung schlägt fehl.',
    cancel: 'Abbrechen und zurück',
  },
  summary: {
    plan: 'Tarif',
    plans: { monthly: 'monatlich', yearly: 'jährlich' },
    for: 'Für',
    price: 'Preis',
    prices: { monthly: (money) => `${money} im Monat`, yearly: (money) => `${money} im Jahr` },
    coupon: 'Gutschein',
    off: (discount) => `${discount} Rabatt`,
    begins: 'Beginnt am',
    due: 'Heute zu zahlen',
  },
};

export const checkoutWords: Readonly<Record<PageLanguage, CheckoutWords>> = { en: english, de: german };
