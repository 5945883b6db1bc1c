import type { Translated } from '../../shared/translated.ts';
import type * as english from './copy.ts';

export const copy = {
  remove: {
    heading: 'Dein Konto löschen',
    lead: 'Beendet ein laufendes Abo und löscht alles, was du festgehalten hast.',
    open: 'Konto löschen',
    title: 'Bist du ganz sicher?',
    question: 'Niemand kann dein Journal zurückholen, auch wir nicht.',
    facts: [
      'Ein laufendes Abo endet sofort, und es kommen keine Check-ins mehr.',
      'Innerhalb einer Stunde sind deine Erfolge, Mails und Angaben in unseren Systemen nicht mehr lesbar, nach spätestens 30 Tagen auch in keiner Sicherung mehr.',
      'Rechnungen bleiben beim Zahlungsdienst, wie es das Gesetz verlangt.',
    ],
    cancel: 'Abbrechen',
    confirm: 'Konto löschen',
    refund: {
      lead: (amount) =>
        `Du hast in den letzten 14 Tagen ${amount} bezahlt. Du bekommst auf Wunsch alles zurück, ohne Begründung.`,
      with: (amount) => `${amount} zurückbekommen und löschen`,
      without: 'Ohne Rückerstattung löschen',
      done: (amount) => `${amount} gehen zurück auf die Karte, mit der du bezahlt hast.`,
    },
    done: 'Konto gelöscht',
    failed: 'Das Konto konnte nicht gelöscht werden',
    tryLater: 'Bitte versuch es später noch einmal',
  },
  recent: {
    title: 'Bitte melde dich noch einmal an',
    lead: (email: string) =>
      `Dafür muss deine Anmeldung weniger als 15 Minuten her sein. Wir können einen Link an ${email} schicken.`,
    send: 'Link schicken',
    sending: 'Wird geschickt …',
    sent: (email: string) =>
      `Eine Mail an ${email} ist unterwegs. Gib hier ihren Code ein, oder folge ihrem Link und komm zurück.`,
    followed: 'Ich bin dem Link gefolgt',
    sendFailed: 'Der Link konnte nicht geschickt werden',
    sendFailedDetail: 'Bitte versuch es gleich noch einmal.',
    welcomeBack: 'Du bist angemeldet',
    welcomeBackDetail: 'Jetzt kannst du weitermachen.',
  },
  unproven: {
    title: 'Check-ins beginnen, sobald deine Adresse bestätigt ist',
    detail: (email: string) => `Antworte auf die Willkommensmail an ${email}, oder folge ihrem Link.`,
    send: 'Mail noch einmal schicken',
    sent: 'Mail geschickt',
    sentDetail: (email: string) => `Sieh im Posteingang von ${email} nach.`,
    failed: 'Die Mail konnte nicht geschickt werden',
    tryLater: 'Bitte versuch es später noch einmal',
  },
  confirm: {
    title: 'Adresse bestätigen',
    heading: 'Ist das deine Adresse?',
    lead: 'Ein Klick, und von da an schreiben wir dir dorthin.',
    button: 'Diese Adresse bestätigen',
    confirming: 'Wird bestätigt …',
    done: 'Adresse bestätigt',
    failed: 'Adresse nicht bestätigt',
    failedDetail: 'Bitte versuch es gleich noch einmal.',
    noToken:
      'Dieser Link ist unvollständig, oder die Seite wurde neu geladen. Bitte öffne ihn noch einmal aus der Mail.',
    retry: 'Noch einmal versuchen',
    toProfile: 'Zum Profil',
    toLogin: 'Zur Anmeldung',
  },
} as const satisfies Translated<typeof english.copy>;
