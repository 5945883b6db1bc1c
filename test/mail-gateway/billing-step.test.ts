import test from 'ava';
import { billingStepOf } from '#mail-gateway/sending/mails/outcomes/billing-step.ts';

for (const [step, wishes] of [
  [
    'cancel',
    [
      'Cancel my subscription',
      'please end my membership next month',
      'Ich möchte mein Abo kündigen',
      'Bitte beendet mein Abo, eine Erstattung brauche ich nicht: keine Erstattung',
      'Je veux résilier mon abonnement, sans remboursement',
      'Quiero cancelar mi suscripción',
      'Cancel it please, I do not need a refund',
    ],
  ],
  [
    'refund',
    [
      'my money back, please',
      'Cancel my subscription and refund the last payment',
      'Ich hätte gern mein Geld zurück',
      'Bitte erstattet mir die letzte Zahlung',
      'Pouvez-vous me rembourser ?',
      'Quiero que me devuelvan el dinero',
    ],
  ],
  [null, ['switch me to yearly', 'where is my invoice?', 'Don’t cancel my subscription, I only want another plan']],
] as const)
  for (const wish of wishes)
    test(`“${wish}” leads to ${step ?? 'the billing page'}`, (t) => {
      t.is(billingStepOf(wish), step);
    });
