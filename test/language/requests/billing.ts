import { asks, asksAll } from './request-case.ts';

/** Ends a subscription, or wants money back: what nobody does by mail. It stops no check-ins. */
export const billingCases = [
  ...asks(
    'billing',
    ['cancel my subscription'],
    ['Please cancel my subscription'],
    ['I want to cancel my subscription.'],
    ['End my subscription please'],
    ['stop my subscription'],
    ['cancel subscription'],
    ["I'd like to cancel my membership"],
    ['Could you please cancel my yearly plan?'],
    ['How do I cancel?'],
    ['How can I cancel my subscription?'],
    ['Please stop charging my card'],
    ['I would like a refund please'],
    ['Cancel my subscription and delete my account'],
    ['switch me to yearly'],
    ['Upgrade to annual please'],
    ['Change my plan to monthly'],
    ['Bitte mein Abo kündigen'],
    ['Bitte kündigen Sie mein Abonnement'],
    ['Ich möchte mein Abo kündigen'],
    ['Je veux résilier mon abonnement'],
    ["Résiliez mon abonnement s'il vous plaît"],
    ['Annuler mon abonnement svp'],
    ['Quiero cancelar mi suscripción'],
    ['Por favor cancela mi suscripción'],
  ),
  asksAll('Please stop the check-ins and cancel my subscription', ['stop'], ['billing']),
  asksAll('Cancel my subscription and stop the emails please', ['stop'], ['billing']),
];

/** Of other people's subscriptions, plans and money. */
export const ofOthersMoney: readonly string[] = [
  'Cancelled the Miller subscription, saves 300 a month',
  'Cancel the gym subscription was on my list, done',
  'Got the client a full refund from the airline',
  'Ended the trial at the clinic with good results',
  'Stopped billing for the old plan and moved 40 customers',
  'Refund process for three stores is live',
];
