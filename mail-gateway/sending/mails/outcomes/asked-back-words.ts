import type { AsksFor } from '#domain/inbox/request/outcome-facts.ts';
import type { InLanguages } from '../../words/in-languages.ts';

/** Why something is asked back, a sentence that ends in a stop, and what an answer may be. */
type Reasons = Readonly<Record<AsksFor, Readonly<{ why: string; example: string }>>>;

const english: Reasons = {
  'company-and-role': {
    why: 'A cover letter is best written for one place.',
    example: 'A line is plenty, such as “Acme, sales lead”.',
  },
  company: { why: 'One thing is missing for your cover letter.', example: 'Its name is plenty.' },
  role: { why: 'One thing is missing for your cover letter.', example: 'Such as “sales lead”.' },
  schedule: {
    why: 'We did not quite understand when check-ins should come, so nothing was changed. They can come every day, or on any days of the week, each week or every second one, at any time.',
    example: 'Such as “every weekday at 6 pm”.',
  },
  'other-days': {
    why: 'No day would be left for check-ins, so nothing was changed.',
    example: 'Such as “on Tuesdays”; answer “stop” to have none at all.',
  },
  zone: {
    why: 'We do not know this time zone, so nothing was changed.',
    example: 'Such as “Europe/Berlin”, or “Chicago”.',
  },
  'pause-date': {
    why: 'We found no day to come in that, so nothing was changed.',
    example: 'Such as “until December 1”.',
  },
  'sooner-date': {
    why: 'A pause can be a year at most, so nothing was changed.',
    example: 'To have none at all, answer “stop”.',
  },
  'later-date': {
    why: 'That day is over already, so nothing was changed.',
    example: 'Such as “until December 1”.',
  },
  correction: {
    why: 'We did not quite understand what to put right, so nothing was changed.',
    example: 'Such as “drop 2”, “merge 1 and 2” or “2 was with the night team”.',
  },
  number: {
    why: 'There is no win of that number in our last list, so nothing was changed.',
    example: 'Ask “list my last wins” to see their numbers.',
  },
  'which-win': {
    why: 'Several of your wins may be meant, so nothing was changed yet.',
    example: 'Its number is plenty.',
  },
  'no-such-win': {
    why: 'None of your last wins says that, so nothing was changed.',
    example: 'Ask “list my last wins” to see their numbers; “drop 2” or “2 was with the night team” puts one right.',
  },
  'which-category': {
    why: 'It stays as it is filed until we know what it is instead.',
    example: 'Such as “2 is teaching”.',
  },
  'a-list-first': {
    why: 'We are not sure which list you mean, so nothing was changed.',
    example: 'Ask “list my last wins” and answer that mail.',
  },
  'what-is-wished': {
    why: 'We are not sure what is meant, so nothing was done.',
    example: '',
  },
};

const german: Reasons = {
  'company-and-role': {
    why: 'Ein Anschreiben gelingt am besten für eine bestimmte Stelle.',
    example: 'Eine Zeile genügt, etwa „Acme, Vertriebsleitung“.',
  },
  company: { why: 'Für dein Anschreiben fehlt noch eines.', example: 'Der Name genügt.' },
  role: { why: 'Für dein Anschreiben fehlt noch eines.', example: 'Etwa „Vertriebsleitung“.' },
  schedule: {
    why: 'Wir haben nicht ganz verstanden, wann unsere Fragen kommen sollen, darum wurde nichts geändert. Sie können jeden Tag kommen oder an beliebigen Wochentagen, jede oder jede zweite Woche, zu jeder Uhrzeit.',
    example: 'Etwa „werktags um 18 Uhr“.',
  },
  'other-days': {
    why: 'Dann bliebe kein Tag für unsere Fragen übrig, darum wurde nichts geändert.',
    example: 'Etwa „dienstags“; antworte „stopp“, wenn du gar keine möchtest.',
  },
  zone: {
    why: 'Diese Zeitzone kennen wir nicht, darum wurde nichts geändert.',
    example: 'Etwa „Europe/Berlin“ oder „Wien“.',
  },
  'pause-date': {
    why: 'Wir haben darin keinen kommenden Tag gefunden, darum wurde nichts geändert.',
    example: 'Etwa „bis 1. Dezember“.',
  },
  'sooner-date': {
    why: 'Eine Pause kann höchstens ein Jahr dauern, darum wurde nichts geändert.',
    example: 'Wenn du gar keine Fragen möchtest, antworte „stopp“.',
  },
  'later-date': {
    why: 'Dieser Tag ist schon vorbei, darum wurde nichts geändert.',
    example: 'Etwa „bis 1. Dezember“.',
  },
  correction: {
    why: 'Wir haben nicht ganz verstanden, was berichtigt werden soll, darum wurde nichts geändert.',
    example: 'Etwa „streiche 2“, „fasse 1 und 2 zusammen“ oder „2 war mit der Nachtschicht“.',
  },
  number: {
    why: 'In unserer letzten Liste gibt es keinen Erfolg mit dieser Nummer, darum wurde nichts geändert.',
    example: 'Schreib „zeig mir meine letzten Erfolge“, dann siehst du ihre Nummern.',
  },
  'which-win': {
    why: 'Mehrere deiner Erfolge können gemeint sein, darum wurde noch nichts geändert.',
    example: 'Die Nummer genügt.',
  },
  'no-such-win': {
    why: 'In keinem deiner letzten Erfolge steht das, darum wurde nichts geändert.',
    example:
      'Schreib „zeig mir meine letzten Erfolge“, dann siehst du ihre Nummern; „streiche 2“ oder „2 war mit der Nachtschicht“ berichtigt einen.',
  },
  'which-category': {
    why: 'Er bleibt eingeordnet, wie er ist, bis wir wissen, was er stattdessen ist.',
    example: 'Etwa „2 ist Unterricht“.',
  },
  'a-list-first': {
    why: 'Wir sind nicht sicher, welche Liste du meinst, darum wurde nichts geändert.',
    example: 'Schreib „zeig mir meine letzten Erfolge“ und antworte auf diese Mail.',
  },
  'what-is-wished': {
    why: 'Wir sind nicht sicher, was gemeint ist, darum ist nichts geschehen.',
    example: '',
  },
};

const french: Reasons = {
  'company-and-role': {
    why: 'Une lettre de motivation s’écrit d’autant mieux qu’elle vise un poste précis.',
    example: 'Une ligne suffit, par exemple « Acme, responsable des ventes ».',
  },
  company: { why: 'Il manque une chose pour votre lettre de motivation.', example: 'Son nom suffit.' },
  role: {
    why: 'Il manque une chose pour votre lettre de motivation.',
    example: 'Par exemple « responsable des ventes ».',
  },
  schedule: {
    why: 'Nous n’avons pas bien compris quand nos questions doivent arriver, et rien n’a donc été changé. Elles peuvent venir tous les jours ou certains jours de la semaine, chaque semaine ou une sur deux, à l’heure de votre choix.',
    example: 'Par exemple « tous les jours à 18 h ».',
  },
  'other-days': {
    why: 'Il ne resterait aucun jour pour nos questions, et rien n’a donc été changé.',
    example: 'Par exemple « le mardi » ; répondez « stop » pour ne plus en recevoir du tout.',
  },
  zone: {
    why: 'Nous ne connaissons pas ce fuseau horaire, et rien n’a donc été changé.',
    example: 'Par exemple « Europe/Paris » ou « Montréal ».',
  },
  'pause-date': {
    why: 'Nous n’y avons trouvé aucun jour à venir, et rien n’a donc été changé.',
    example: 'Par exemple « jusqu’au 1er décembre ».',
  },
  'sooner-date': {
    why: 'Une pause peut durer un an au plus, et rien n’a donc été changé.',
    example: 'Pour ne plus en recevoir du tout, répondez « stop ».',
  },
  'later-date': {
    why: 'Ce jour est déjà passé, et rien n’a donc été changé.',
    example: 'Par exemple « jusqu’au 1er décembre ».',
  },
  correction: {
    why: 'Nous n’avons pas bien compris ce qu’il faut corriger, et rien n’a donc été changé.',
    example: 'Par exemple « supprimez 2 », « fusionnez 1 et 2 » ou « 2 c’était avec l’équipe de nuit ».',
  },
  number: {
    why: 'Aucune réussite ne porte ce numéro dans notre dernière liste, et rien n’a donc été changé.',
    example: 'Demandez « montrez-moi mes dernières réussites » pour voir leurs numéros.',
  },
  'which-win': {
    why: 'Plusieurs de vos réussites peuvent être visées, et rien n’a donc encore été changé.',
    example: 'Son numéro suffit.',
  },
  'no-such-win': {
    why: 'Aucune de vos dernières réussites ne dit cela, et rien n’a donc été changé.',
    example:
      'Demandez « montrez-moi mes dernières réussites » pour voir leurs numéros ; « supprimez 2 » ou « 2 c’était avec l’équipe de nuit » en corrige une.',
  },
  'which-category': {
    why: 'Elle reste classée comme elle est tant que nous ne savons pas ce qu’elle est.',
    example: 'Par exemple « 2 est enseignement ».',
  },
  'a-list-first': {
    why: 'Nous ne savons pas bien de quelle liste vous parlez, et rien n’a donc été changé.',
    example: 'Demandez « montrez-moi mes dernières réussites » et répondez à cet e-mail-là.',
  },
  'what-is-wished': {
    why: 'Nous ne sommes pas sûrs de ce que vous souhaitez, donc rien n’a été fait.',
    example: '',
  },
};

const spanish: Reasons = {
  'company-and-role': {
    why: 'Una carta de presentación queda mejor si se escribe para un puesto concreto.',
    example: 'Basta con una línea, como «Acme, responsable de ventas».',
  },
  company: { why: 'Falta una cosa para tu carta de presentación.', example: 'Basta con el nombre.' },
  role: { why: 'Falta una cosa para tu carta de presentación.', example: 'Por ejemplo, «responsable de ventas».' },
  schedule: {
    why: 'No hemos entendido bien cuándo deben llegar nuestras preguntas, así que no se ha cambiado nada. Pueden llegar cada día o los días de la semana que quieras, todas las semanas o cada dos, a cualquier hora.',
    example: 'Por ejemplo, «todos los días a las 18:00».',
  },
  'other-days': {
    why: 'No quedaría ningún día para nuestras preguntas, así que no se ha cambiado nada.',
    example: 'Por ejemplo, «los martes»; responde «stop» si no quieres ninguna.',
  },
  zone: {
    why: 'No conocemos esa zona horaria, así que no se ha cambiado nada.',
    example: 'Por ejemplo, «Europe/Madrid» o «Bogotá».',
  },
  'pause-date': {
    why: 'No hemos encontrado ahí ningún día por venir, así que no se ha cambiado nada.',
    example: 'Por ejemplo, «hasta el 1 de diciembre».',
  },
  'sooner-date': {
    why: 'Una pausa puede durar un año como mucho, así que no se ha cambiado nada.',
    example: 'Si no quieres ninguna pregunta, responde «stop».',
  },
  'later-date': {
    why: 'Ese día ya ha pasado, así que no se ha cambiado nada.',
    example: 'Por ejemplo, «hasta el 1 de diciembre».',
  },
  correction: {
    why: 'No hemos entendido bien qué hay que corregir, así que no se ha cambiado nada.',
    example: 'Por ejemplo, «borra 2», «junta 1 y 2» o «2 fue con el turno de noche».',
  },
  number: {
    why: 'En nuestra última lista no hay ningún logro con ese número, así que no se ha cambiado nada.',
    example: 'Escribe «muéstrame mis últimos logros» para ver sus números.',
  },
  'which-win': {
    why: 'Puede tratarse de varios de tus logros, así que todavía no se ha cambiado nada.',
    example: 'Basta con su número.',
  },
  'no-such-win': {
    why: 'Ninguno de tus últimos logros dice eso, así que no se ha cambiado nada.',
    example:
      'Escribe «muéstrame mis últimos logros» para ver sus números; «borra 2» o «2 fue con el turno de noche» corrige uno.',
  },
  'which-category': {
    why: 'Se queda donde figura hasta que sepamos qué es.',
    example: 'Por ejemplo, «2 es enseñanza».',
  },
  'a-list-first': {
    why: 'No sabemos bien a qué lista te refieres, así que no se ha cambiado nada.',
    example: 'Escribe «muéstrame mis últimos logros» y responde a ese correo.',
  },
  'what-is-wished': {
    why: 'No estamos seguros de lo que quieres, así que no se ha hecho nada.',
    example: '',
  },
};

export const askedBackWords: InLanguages<Reasons> = { en: english, de: german, fr: french, es: spanish };
