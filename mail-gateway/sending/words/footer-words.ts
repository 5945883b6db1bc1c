import type { MailList } from '#application/delivery/mail-lists.ts';
import type { InLanguages } from './in-languages.ts';

/** Why a mail came. */
export type Reason =
  | 'check-ins'
  | 'wrote'
  | 'asked'
  | 'insights'
  | 'reply'
  | 'operator'
  | 'sign-up'
  | 'sign-in'
  | 'address'
  | 'subscription'
  | 'deleted';

/** What stands below a mail: why it came, and the link that stops what it belongs to. */
type FooterWords = Readonly<{
  because: Readonly<Record<Reason, (brand: string) => string>>;
  stop: Readonly<Record<MailList, string>>;
}>;

const english: FooterWords = {
  because: {
    'check-ins': (brand) => `You get this mail because check-ins are on in your ${brand} account.`,
    wrote: (brand) => `You get this mail because you wrote to ${brand}.`,
    asked: (brand) => `You get this mail because you asked ${brand} for it.`,
    insights: (brand) => `You get this mail because you chose insight mails in your ${brand} account.`,
    reply: () => 'You get this mail because it is about a mail to your own reply address.',
    operator: (brand) => `You get this mail because you are an operator of ${brand}.`,
    'sign-up': (brand) => `You get this mail because this address was used to sign up to ${brand}.`,
    'sign-in': (brand) => `You get this mail because this address was used to sign in to ${brand}.`,
    address: () => 'You get this mail because it is about the address of your account.',
    subscription: () => 'You get this mail because it is about your subscription.',
    deleted: (brand) => `You get this mail because you deleted your ${brand} account.`,
  },
  stop: { 'check-ins': 'Stop check-ins', insights: 'Stop insight mails' },
};

const german: FooterWords = {
  because: {
    'check-ins': (brand) => `Du bekommst diese Mail, weil in deinem ${brand}-Konto unsere Fragen eingeschaltet sind.`,
    wrote: (brand) => `Du bekommst diese Mail, weil du ${brand} geschrieben hast.`,
    asked: (brand) => `Du bekommst diese Mail, weil du ${brand} darum gebeten hast.`,
    insights: (brand) => `Du bekommst diese Mail, weil du in deinem ${brand}-Konto Rückblicke gewählt hast.`,
    reply: () => 'Du bekommst diese Mail, weil es um eine Mail an deine persönliche Antwortadresse geht.',
    operator: (brand) => `Du bekommst diese Mail, weil du ${brand} betreibst.`,
    'sign-up': (brand) => `Du bekommst diese Mail, weil sich jemand mit dieser Adresse bei ${brand} registriert hat.`,
    'sign-in': (brand) => `Du bekommst diese Mail, weil sich jemand mit dieser Adresse bei ${brand} anmelden wollte.`,
    address: () => 'Du bekommst diese Mail, weil es um die Adresse deines Kontos geht.',
    subscription: () => 'Du bekommst diese Mail, weil es um dein Abo geht.',
    deleted: (brand) => `Du bekommst diese Mail, weil du dein ${brand}-Konto gelöscht hast.`,
  },
  stop: { 'check-ins': 'Keine Fragen mehr', insights: 'Keine Rückblicke mehr' },
};

const french: FooterWords = {
  because: {
    'check-ins': (brand) => `Vous recevez cet e-mail parce que nos questions sont activées dans votre compte ${brand}.`,
    wrote: (brand) => `Vous recevez cet e-mail parce que vous avez écrit à ${brand}.`,
    asked: (brand) => `Vous recevez cet e-mail parce que vous l’avez demandé à ${brand}.`,
    insights: (brand) => `Vous recevez cet e-mail parce que vous avez choisi les bilans dans votre compte ${brand}.`,
    reply: () => 'Vous recevez cet e-mail parce qu’il concerne un message à votre adresse de réponse personnelle.',
    operator: (brand) => `Vous recevez cet e-mail parce que vous administrez ${brand}.`,
    'sign-up': (brand) => `Vous recevez cet e-mail parce que cette adresse a servi à s’inscrire à ${brand}.`,
    'sign-in': (brand) => `Vous recevez cet e-mail parce que cette adresse a servi à se connecter à ${brand}.`,
    address: () => 'Vous recevez cet e-mail parce qu’il concerne l’adresse de votre compte.',
    subscription: () => 'Vous recevez cet e-mail parce qu’il concerne votre abonnement.',
    deleted: (brand) => `Vous recevez cet e-mail parce que vous avez supprimé votre compte ${brand}.`,
  },
  stop: { 'check-ins': 'Ne plus recevoir de questions', insights: 'Ne plus recevoir de bilans' },
};

const spanish: FooterWords = {
  because: {
    'check-ins': (brand) => `Recibes este correo porque nuestras preguntas están activadas en tu cuenta de ${brand}.`,
    wrote: (brand) => `Recibes este correo porque escribiste a ${brand}.`,
    asked: (brand) => `Recibes este correo porque se lo pediste a ${brand}.`,
    insights: (brand) => `Recibes este correo porque elegiste los balances en tu cuenta de ${brand}.`,
    reply: () => 'Recibes este correo porque trata de un correo a tu dirección de respuesta personal.',
    operator: (brand) => `Recibes este correo porque administras ${brand}.`,
    'sign-up': (brand) => `Recibes este correo porque alguien se registró en ${brand} con esta dirección.`,
    'sign-in': (brand) => `Recibes este correo porque alguien quiso entrar en ${brand} con esta dirección.`,
    address: () => 'Recibes este correo porque trata de la dirección de tu cuenta.',
    subscription: () => 'Recibes este correo porque trata de tu suscripción.',
    deleted: (brand) => `Recibes este correo porque eliminaste tu cuenta de ${brand}.`,
  },
  stop: { 'check-ins': 'No recibir más preguntas', insights: 'No recibir más balances' },
};

export const footerWords: InLanguages<FooterWords> = { en: english, de: german, fr: french, es: spanish };
