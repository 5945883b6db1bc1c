import type { InLanguages } from '../words/in-languages.ts';

/** “Needs you” is what the page itself calls it, which speaks English: elsewhere it is said where it is. A `quote` stands in its marks. */
const english = {
  cvSubject: 'That looks like your CV',
  advertSubject: 'That looks like a job advertisement',
  cv: (url: string) =>
    `That looks like a CV, so none of it was saved as a win. To use it in your documents, add it under “Career” on your profile, as a PDF, Word or text file: ${url}`,
  advert: (url: string) =>
    `That looks like a job advertisement, so none of it was saved as a win. If you would like a cover letter for it, send it again below the line “Write a cover letter for this job:”, or paste it here: ${url}`,
  aside: (files: number) =>
    `${files === 1 ? 'The file that came with this is not kept.' : `The ${files} files that came with this are not kept.`} A file is kept with a win: send it with one.`,
  tooMuch: (url: string) =>
    `Part of what you wrote was too long to be read, and is not in your journal. It waits under “Needs you” in the app: ${url} – you can keep it as a win there.`,
  beside: (quote: string, url: string) =>
    `This was left out: ${quote} If it is a win, you can keep it under “Needs you”: ${url}`,
  notUnderstood: (url: string) =>
    `What you wrote waits under “Needs you” in the app: ${url} – if it is a win, you can keep it there.`,
  account: (profile: string, billing: string, support: string) =>
    `Accounts and payments are not changed by mail: see ${profile} and ${billing}, or ask a person: ${support}`,
  toUs: (quote: string, support: string) =>
    `This we did not understand, and nothing came of it: ${quote} Please say it in other words, or ask a person: ${support}`,
  ahead: (quote: string) => `Still to come, so not kept yet: ${quote}`,
  quiet: 'The rest of what you wrote was read too, and nothing of it was recorded. Look after yourself.',
};

type LeftOutWords = typeof english;

const german: LeftOutWords = {
  cvSubject: 'Das sieht nach deinem Lebenslauf aus',
  advertSubject: 'Das sieht nach einer Stellenanzeige aus',
  cv: (url) =>
    `Das sieht nach einem Lebenslauf aus, darum ist nichts davon als Erfolg festgehalten. Damit er in deine Dokumente einfließt, füge ihn auf deiner Profilseite unter „Werdegang“ hinzu, als PDF, Word- oder Textdatei: ${url}`,
  advert: (url) =>
    `Das sieht nach einer Stellenanzeige aus, darum ist nichts davon als Erfolg festgehalten. Wenn du ein Anschreiben dafür möchtest, schick sie noch einmal unter der Zeile „Schreib mir ein Anschreiben für diese Stelle:“, oder füge sie hier ein: ${url}`,
  aside: (files) =>
    `${files === 1 ? 'Die Datei, die mitkam, ist nicht aufbewahrt.' : `Die ${files} Dateien, die mitkamen, sind nicht aufbewahrt.`} Eine Datei gehört zu einem Erfolg: Schick sie zusammen mit einem.`,
  tooMuch: (url) =>
    `Ein Teil von dem, was du geschrieben hast, war zu lang zum Lesen und steht nicht in deinem Journal. Er wartet in der App auf dich: ${url} – dort kannst du ihn als Erfolg festhalten.`,
  beside: (quote, url) => `Das ist nicht dabei: ${quote} Wenn es ein Erfolg ist, kannst du ihn hier festhalten: ${url}`,
  notUnderstood: (url) =>
    `Was du geschrieben hast, wartet in der App auf dich: ${url} – wenn es ein Erfolg ist, kannst du ihn dort festhalten.`,
  account: (profile, billing, support) =>
    `Konten und Zahlungen werden nicht per Mail geändert: Sieh unter ${profile} und ${billing} nach, oder frag einen Menschen: ${support}`,
  toUs: (quote, support) =>
    `Das haben wir nicht verstanden, und es ist nichts daraus geworden: ${quote} Bitte sag es in anderen Worten, oder frag einen Menschen: ${support}`,
  ahead: (quote) => `Das steht noch bevor und ist darum noch nicht festgehalten: ${quote}`,
  quiet: 'Auch den Rest haben wir gelesen, und nichts davon wurde aufgeschrieben. Pass gut auf dich auf.',
};

const french: LeftOutWords = {
  cvSubject: 'Cela ressemble à votre CV',
  advertSubject: 'Cela ressemble à une offre d’emploi',
  cv: (url) =>
    `Cela ressemble à un CV : rien n’en a été gardé comme réussite. Pour qu’il serve à vos documents, ajoutez-le sous « Career » sur votre page de profil, en PDF, Word ou texte : ${url}`,
  advert: (url) =>
    `Cela ressemble à une offre d’emploi : rien n’en a été gardé comme réussite. Si vous voulez une lettre de motivation, renvoyez l’offre sous la ligne « Écris-moi une lettre de motivation pour ce poste : », ou collez-la ici : ${url}`,
  aside: (files) =>
    `${files === 1 ? 'Le fichier joint n’est pas gardé.' : `Les ${files} fichiers joints ne sont pas gardés.`} Un fichier se garde avec une réussite : envoyez-le avec l’une d’elles.`,
  tooMuch: (url) =>
    `Une partie de votre texte était trop longue pour être lue et n’est pas dans votre journal. Elle vous attend dans l’application : ${url} – vous pouvez l’y garder comme réussite.`,
  beside: (quote, url) =>
    `Ceci a été laissé de côté : ${quote} Si c’est une réussite, vous pouvez la garder ici : ${url}`,
  notUnderstood: (url) =>
    `Ce que vous avez écrit vous attend dans l’application : ${url} – si c’est une réussite, vous pouvez l’y garder.`,
  account: (profile, billing, support) =>
    `Les comptes et les paiements ne se modifient pas par e-mail : voyez ${profile} et ${billing}, ou demandez à quelqu’un : ${support}`,
  toUs: (quote, support) =>
    `Nous n’avons pas compris ceci, et rien n’en a été fait : ${quote} Merci de le dire autrement, ou de demander à quelqu’un : ${support}`,
  ahead: (quote) => `C’est encore à venir, donc pas encore gardé : ${quote}`,
  quiet: 'Nous avons lu aussi le reste, et rien n’en a été noté. Prenez soin de vous.',
};

const spanish: LeftOutWords = {
  cvSubject: 'Esto parece tu currículum',
  advertSubject: 'Esto parece una oferta de empleo',
  cv: (url) =>
    `Esto parece un currículum, así que no se ha guardado nada de él como logro. Para usarlo en tus documentos, añádelo en «Career» en tu página de perfil, en PDF, Word o texto: ${url}`,
  advert: (url) =>
    `Esto parece una oferta de empleo, así que no se ha guardado nada de ella como logro. Si quieres una carta de presentación, envíala otra vez debajo de la línea «Escríbeme una carta de presentación para este puesto:», o pégala aquí: ${url}`,
  aside: (files) =>
    `${files === 1 ? 'El archivo que venía con esto no se ha guardado.' : `Los ${files} archivos que venían con esto no se han guardado.`} Un archivo se guarda con un logro: envíalo con uno.`,
  tooMuch: (url) =>
    `Una parte de lo que escribiste era demasiado larga para leerla y no está en tu diario. Te espera en la aplicación: ${url} – allí puedes guardarla como logro.`,
  beside: (quote, url) => `Esto se ha quedado fuera: ${quote} Si es un logro, puedes guardarlo aquí: ${url}`,
  notUnderstood: (url) =>
    `Lo que escribiste te espera en la aplicación: ${url} – si es un logro, puedes guardarlo allí.`,
  account: (profile, billing, support) =>
    `Las cuentas y los pagos no se cambian por correo: mira ${profile} y ${billing}, o pregunta a una persona: ${support}`,
  toUs: (quote, support) =>
    `Esto no lo hemos entendido, y no se ha hecho nada con ello: ${quote} Por favor, dilo de otra manera o pregunta a una persona: ${support}`,
  ahead: (quote) => `Esto está por venir, así que aún no se ha guardado: ${quote}`,
  quiet: 'También hemos leído el resto, y no se ha anotado nada de ello. Cuídate.',
};

export const leftOutWords: InLanguages<LeftOutWords> = { en: english, de: german, fr: french, es: spanish };
