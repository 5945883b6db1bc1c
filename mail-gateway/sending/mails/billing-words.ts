import type { InLanguages } from '../words/in-languages.ts';

/** `hello` is the greeting, after which the sentence goes on; a `date` and a `sum` are in words. */
const english = {
  openBilling: 'Open billing',
  openInvoices: 'Open invoices and receipts',
  plans: { monthly: 'monthly plan', yearly: 'annual plan' },
  receiptSubject: (brand: string, sum: string) => `Your ${brand} receipt: ${sum}`,
  receipt: (hello: string, sum: string, date: string) =>
    `${hello} we received your payment of ${sum} on ${date}. Thank you.`,
  receiptFor: (brand: string, plan: string) => `It is for ${brand}, ${plan}. The invoice is on your billing page:`,
  receiptNote: 'Within 14 days of a payment you can have it back in full, on the same page.',
  failedSubject: (brand: string) => `Your payment for ${brand} did not go through`,
  failed: (hello: string, brand: string) =>
    `${hello} your last payment for ${brand} did not go through. That happens: cards expire, banks say no.`,
  failedUntil: (date: string) => `Nothing changes until ${date}. Please look at your card before then:`,
  failedNote: 'Whatever happens, your wins stay yours: you can always read, export and add to them.',
  renewalSubject: (brand: string, date: string) => `Your ${brand} year renews on ${date}`,
  renewal: (hello: string, date: string, sum: string) =>
    `${hello} your annual plan renews on ${date}. ${sum} will be charged that day, for another year.`,
  renewalNothing: 'You need to do nothing for that. Should you not want it, cancel before then:',
  renewalNote: 'Within 14 days of the charge you can also have it back in full.',
  cancelledSubject: (brand: string) => `Your ${brand} subscription is cancelled`,
  cancelled: (hello: string, date: string) =>
    `${hello} your subscription is cancelled, and nothing more is charged. Everything stays open until ${date}.`,
  cancelledAfter:
    'After that there are no more check-ins, and your wins stay yours: you can sign in, read and export them. You may come back at any time.',
  cancelledNote: 'Changed your mind?',
  refundSubject: (brand: string) => `Your ${brand} refund`,
  refund: (hello: string, sum: string) =>
    `${hello} ${sum} is on its way back to the card that you paid with. Banks mostly take five to ten days to show it.`,
  refundAfter:
    'Your subscription has ended, and nothing more is charged. Your wins stay yours: you can sign in, read, add to and export them.',
  refundNote: 'Should you want to come back one day:',
  deletedSubject: (brand: string) => `Your ${brand} account is deleted`,
  deleted: (hello: string) => `${hello} as you asked, your account is deleted.`,
  deletedWithSubscription: 'Your subscription is ended, and nothing more is charged.',
  deletedWithRefund: (sum: string) => `${sum} is on its way back to the card that you paid with.`,
  deletedWords:
    'What you wrote can no longer be read by anyone within an hour, and in our backups within 30 days. Invoices stay with the payment provider for as long as the law wants.',
  deletedNote: 'This is the last mail you get from us. You can sign up afresh at any time.',
};

type BillingWords = typeof english;

const german: BillingWords = {
  openBilling: 'Zahlungen öffnen',
  openInvoices: 'Rechnungen und Belege öffnen',
  plans: { monthly: 'Monatsabo', yearly: 'Jahresabo' },
  receiptSubject: (brand, sum) => `Dein Beleg von ${brand}: ${sum}`,
  receipt: (hello, sum, date) => `${hello} deine Zahlung über ${sum} vom ${date} ist eingegangen. Danke!`,
  receiptFor: (brand, plan) => `Sie ist für ${brand}, ${plan}. Die Rechnung liegt auf deiner Zahlungsseite:`,
  receiptNote: 'In den 14 Tagen nach einer Zahlung bekommst du dort auf Wunsch auch alles zurück.',
  failedSubject: (brand) => `Deine Zahlung für ${brand} hat nicht geklappt`,
  failed: (hello, brand) =>
    `${hello} deine letzte Zahlung für ${brand} hat nicht geklappt. Das kommt vor: Karten laufen ab, Banken sagen Nein.`,
  failedUntil: (date) => `Bis zum ${date} ändert sich nichts. Bitte sieh vorher nach deiner Karte:`,
  failedNote:
    'Was auch passiert, deine Erfolge gehören dir: Du kannst sie jederzeit lesen, exportieren und neue hinzufügen.',
  renewalSubject: (brand, date) => `Dein Jahr bei ${brand} verlängert sich am ${date}`,
  renewal: (hello, date, sum) =>
    `${hello} dein Jahresabo verlängert sich am ${date}. An diesem Tag werden ${sum} für ein weiteres Jahr abgebucht.`,
  renewalNothing: 'Dafür musst du nichts tun. Falls du das nicht möchtest, kündige bitte vorher:',
  renewalNote: 'In den 14 Tagen nach der Abbuchung bekommst du auf Wunsch auch alles zurück.',
  cancelledSubject: (brand) => `Dein ${brand}-Abo ist gekündigt`,
  cancelled: (hello, date) =>
    `${hello} dein Abo ist gekündigt, und es wird nichts mehr abgebucht. Bis zum ${date} bleibt alles offen.`,
  cancelledAfter:
    'Danach kommen keine Fragen mehr, und deine Erfolge bleiben deine: Du kannst dich anmelden, sie lesen und exportieren. Du kannst jederzeit wiederkommen.',
  cancelledNote: 'Doch anders überlegt?',
  refundSubject: (brand) => `Deine Rückerstattung von ${brand}`,
  refund: (hello, sum) =>
    `${hello} ${sum} sind auf dem Weg zurück auf die Karte, mit der du bezahlt hast. Meist dauert es fünf bis zehn Tage, bis die Bank es anzeigt.`,
  refundAfter:
    'Dein Abo ist beendet, und es wird nichts mehr abgebucht. Deine Erfolge bleiben deine: Du kannst dich anmelden, sie lesen, ergänzen und exportieren.',
  refundNote: 'Falls du eines Tages wiederkommen möchtest:',
  deletedSubject: (brand) => `Dein ${brand}-Konto ist gelöscht`,
  deleted: (hello) => `${hello} wie gewünscht ist dein Konto gelöscht.`,
  deletedWithSubscription: 'Dein Abo ist beendet, und es wird nichts mehr abgebucht.',
  deletedWithRefund: (sum) => `${sum} sind auf dem Weg zurück auf die Karte, mit der du bezahlt hast.`,
  deletedWords:
    'Was du geschrieben hast, kann in spätestens einer Stunde niemand mehr lesen, in unseren Sicherungen in spätestens 30 Tagen. Rechnungen bleiben beim Zahlungsanbieter, solange das Gesetz es verlangt.',
  deletedNote: 'Dies ist die letzte Mail, die du von uns bekommst. Du kannst dich jederzeit neu registrieren.',
};

const french: BillingWords = {
  openBilling: 'Ouvrir la facturation',
  openInvoices: 'Ouvrir les factures et les reçus',
  plans: { monthly: 'abonnement mensuel', yearly: 'abonnement annuel' },
  receiptSubject: (brand, sum) => `Votre reçu ${brand} : ${sum}`,
  receipt: (hello, sum, date) => `${hello} nous avons bien reçu votre paiement de ${sum} du ${date}. Merci.`,
  receiptFor: (brand, plan) => `Il concerne ${brand}, ${plan}. La facture se trouve sur votre page de facturation :`,
  receiptNote: 'Dans les 14 jours qui suivent un paiement, vous pouvez aussi y demander un remboursement intégral.',
  failedSubject: (brand) => `Votre paiement pour ${brand} n’est pas passé`,
  failed: (hello, brand) =>
    `${hello} votre dernier paiement pour ${brand} n’est pas passé. Cela arrive : une carte expire, une banque refuse.`,
  failedUntil: (date) => `Rien ne change jusqu’au ${date}. D’ici là, merci de vérifier votre carte :`,
  failedNote:
    'Quoi qu’il arrive, vos réussites restent à vous : vous pourrez toujours les lire, les exporter et en ajouter.',
  renewalSubject: (brand, date) => `Votre année ${brand} se renouvelle le ${date}`,
  renewal: (hello, date, sum) =>
    `${hello} votre abonnement annuel se renouvelle le ${date}. Ce jour-là, ${sum} seront débités pour une année de plus.`,
  renewalNothing: 'Vous n’avez rien à faire. Si vous ne le souhaitez pas, résiliez avant cette date :',
  renewalNote: 'Dans les 14 jours qui suivent, vous pouvez aussi demander un remboursement intégral.',
  cancelledSubject: (brand) => `Votre abonnement ${brand} est résilié`,
  cancelled: (hello, date) =>
    `${hello} votre abonnement est résilié, et plus rien ne sera débité. Tout reste ouvert jusqu’au ${date}.`,
  cancelledAfter:
    'Ensuite, nos questions s’arrêtent et vos réussites restent à vous : vous pourrez vous connecter, les lire et les exporter. Vous pouvez revenir quand vous voulez.',
  cancelledNote: 'Vous avez changé d’avis ?',
  refundSubject: (brand) => `Votre remboursement ${brand}`,
  refund: (hello, sum) =>
    `${hello} ${sum} sont en route vers la carte avec laquelle vous avez payé. Les banques mettent le plus souvent cinq à dix jours à l’afficher.`,
  refundAfter:
    'Votre abonnement est terminé, et plus rien ne sera débité. Vos réussites restent à vous : vous pouvez vous connecter, les lire, en ajouter et les exporter.',
  refundNote: 'Si vous souhaitez revenir un jour :',
  deletedSubject: (brand) => `Votre compte ${brand} est supprimé`,
  deleted: (hello) => `${hello} comme vous l’avez demandé, votre compte est supprimé.`,
  deletedWithSubscription: 'Votre abonnement est terminé, et plus rien ne sera débité.',
  deletedWithRefund: (sum) => `${sum} sont en route vers la carte avec laquelle vous avez payé.`,
  deletedWords:
    'D’ici une heure, plus personne ne pourra lire ce que vous avez écrit ; dans nos sauvegardes, d’ici 30 jours. Les factures restent chez le prestataire de paiement aussi longtemps que la loi l’exige.',
  deletedNote: 'Ceci est le dernier e-mail que vous recevez de nous. Vous pouvez vous réinscrire à tout moment.',
};

const spanish: BillingWords = {
  openBilling: 'Abrir los pagos',
  openInvoices: 'Abrir facturas y recibos',
  plans: { monthly: 'plan mensual', yearly: 'plan anual' },
  receiptSubject: (brand, sum) => `Tu recibo de ${brand}: ${sum}`,
  receipt: (hello, sum, date) => `${hello} hemos recibido tu pago de ${sum} del ${date}. Gracias.`,
  receiptFor: (brand, plan) => `Es por ${brand}, ${plan}. La factura está en tu página de pagos:`,
  receiptNote: 'En los 14 días siguientes a un pago también puedes recuperarlo todo, en la misma página.',
  failedSubject: (brand) => `Tu pago de ${brand} no se ha podido cobrar`,
  failed: (hello, brand) =>
    `${hello} tu último pago de ${brand} no se ha podido cobrar. Son cosas que pasan: una tarjeta caduca, un banco dice que no.`,
  failedUntil: (date) => `No cambia nada hasta el ${date}. Por favor, revisa tu tarjeta antes:`,
  failedNote: 'Pase lo que pase, tus logros son tuyos: siempre podrás leerlos, exportarlos y añadir otros.',
  renewalSubject: (brand, date) => `Tu año de ${brand} se renueva el ${date}`,
  renewal: (hello, date, sum) =>
    `${hello} tu plan anual se renueva el ${date}. Ese día se cobrarán ${sum} por un año más.`,
  renewalNothing: 'No tienes que hacer nada. Si no lo quieres, cancélalo antes:',
  renewalNote: 'Y en los 14 días siguientes al cobro también puedes recuperarlo todo.',
  cancelledSubject: (brand) => `Tu suscripción a ${brand} está cancelada`,
  cancelled: (hello, date) =>
    `${hello} tu suscripción está cancelada y no se cobrará nada más. Todo sigue abierto hasta el ${date}.`,
  cancelledAfter:
    'Después ya no llegarán preguntas, y tus logros seguirán siendo tuyos: podrás iniciar sesión, leerlos y exportarlos. Puedes volver cuando quieras.',
  cancelledNote: '¿Has cambiado de idea?',
  refundSubject: (brand) => `Tu reembolso de ${brand}`,
  refund: (hello, sum) =>
    `${hello} ${sum} van de vuelta a la tarjeta con la que pagaste. Los bancos suelen tardar entre cinco y diez días en mostrarlo.`,
  refundAfter:
    'Tu suscripción ha terminado y no se cobrará nada más. Tus logros siguen siendo tuyos: puedes iniciar sesión, leerlos, añadir otros y exportarlos.',
  refundNote: 'Si algún día quieres volver:',
  deletedSubject: (brand) => `Tu cuenta de ${brand} está eliminada`,
  deleted: (hello) => `${hello} tu cuenta está eliminada, tal como pediste.`,
  deletedWithSubscription: 'Tu suscripción ha terminado y no se cobrará nada más.',
  deletedWithRefund: (sum) => `${sum} van de vuelta a la tarjeta con la que pagaste.`,
  deletedWords:
    'Dentro de una hora como mucho ya nadie podrá leer lo que escribiste; en nuestras copias de seguridad, dentro de 30 días. Las facturas se quedan en el proveedor de pagos el tiempo que exija la ley.',
  deletedNote: 'Este es el último correo que recibes de nosotros. Puedes registrarte de nuevo cuando quieras.',
};

export const billingWords: InLanguages<BillingWords> = { en: english, de: german, fr: french, es: spanish };
