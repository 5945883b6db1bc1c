import type { AboutMeWords } from './about-me-words.ts';

export const spanish: AboutMeWords = {
  lead(topic, found, about, when) {
    switch (topic) {
      case 'strengths':
        return 'Esto muestran tus propios logros, con los que mejor lo muestran.';
      case 'work-on':
        return found === 1
          ? `Hay una cosa que tú mismo has nombrado${when}:`
          : `Son cosas que tú mismo has nombrado${when}, la más reciente primero:`;
      case 'saved':
        return found === 1
          ? 'Uno de tus logros pone cifra a lo que ahorró:'
          : 'El mayor ahorro al que tus logros ponen cifra va primero:';
      case 'most':
        return about === ''
          ? `Estos pesan más${when}, el más fuerte primero:`
          : `Sobre ${about}, estos pesan más${when}, el más fuerte primero:`;
      case 'mistakes':
        return found === 1
          ? `Una vez${when} anotaste que algo salió mal:`
          : `Anotaste más de una vez${when} que algo salió mal. Por orden, con lo que hiciste después si lo dijiste:`;
      case 'led':
        return `Aquí te hiciste cargo de otras personas o de cómo se trabaja${when}:`;
      case 'helped':
        return `Aquí hiciste algo por los demás${when}:`;
      case 'review':
        return 'Esto es lo que yo llevaría, de tus propios logros.';
      case 'about':
        return `Esto dicen tus logros sobre ${about}${when}:`;
      case 'count':
        return about === ''
          ? `${found === 1 ? 'Un logro' : `${found} logros`}${when}. Estos dicen más:`
          : `${found === 1 ? 'Un logro habla' : `${found} logros hablan`} de ${about}${when}. No sumo lo que dicen, pero así lo cuentan:`;
    }
  },
  none: (topic, about, when, read) =>
    read === 0
      ? `En tu diario no hay todavía nada${when} con lo que pueda responder.`
      : topic === 'work-on'
        ? 'En ninguno de tus logros nombras algo que quieras mejorar; solo podría adivinar. Cuando algo cueste o alguien te aconseje, anótalo: entonces podré decírtelo.'
        : topic === 'mistakes'
          ? `Nada${when} suena como si hubiera salido mal.`
          : topic === 'saved'
            ? 'Ninguno de tus logros pone cifra al tiempo o dinero ahorrado. Añade una, aunque sea aproximada, y podré comparar.'
            : `No encuentro nada ${about === '' ? 'sobre eso' : `sobre ${about}`} en tus logros${when}. No significa que no haya nada, solo que no está anotado.`,
  noSaving:
    'Ninguno de tus logros pone cifra al tiempo o dinero ahorrado. Estos son los cambios con cifras más claros:',
  skill: (name, wins, numbers) =>
    `${name}: se ve en ${wins === 1 ? 'un logro' : `${wins} logros`}, sobre todo en ${numbers}.`,
  praise: (numbers) => `Y otros lo han dicho: ${numbers}.`,
  achieved: (numbers) => `Lo que has conseguido: ${numbers}. Di primero la cifra y luego cómo llegaste.`,
  setbacks: (numbers) =>
    `Lo que no salió bien y lo que cambiaste: ${numbers}. Decirlo tú es mejor que esperar la pregunta.`,
  gaps: (numbers) => `Lo que quieres aprender ahora: ${numbers}. Conviértelo en una petición.`,
  after(topic, found, shown) {
    switch (topic) {
      case 'strengths':
        return 'Si falta una, es que todavía no está en ningún logro.';
      case 'work-on':
        return 'Elige una y anota el próximo paso pequeño que des.';
      case 'saved':
        return 'Solo comparo cifras que están escritas.';
      case 'review':
        return 'Pide «una evaluación de desempeño» y la tendrás como documento.';
      case 'led':
        return 'Son ejemplos que puedes contar tal cual: la situación, lo que hiciste y lo que salió.';
      default:
        return found > shown
          ? `Hay ${found - shown === 1 ? 'uno' : found - shown} más en la página de tus logros.`
          : '';
    }
  },
  win: (number, day) => `${number}, ${day}:`,
};
