import type { SelfTopic } from '#domain/wins/self-question.ts';
import type { InLanguages } from './in-languages.ts';

/** `about` is quoted or '', `when` ends a sentence with a blank before it (" in June") or ''; numbers are those of the wins below. */
export type AboutMeWords = Readonly<{
  lead(topic: SelfTopic, found: number, about: string, when: string): string;
  none(topic: SelfTopic, about: string, when: string, read: number): string;
  /** Where no saving is put in time or money, but there are changes with figures. */
  noSaving: string;
  skill(name: string, wins: number, numbers: string): string;
  praise(numbers: string): string;
  achieved(numbers: string): string;
  setbacks(numbers: string): string;
  gaps(numbers: string): string;
  /** After the wins: what to do with them. */
  after(topic: SelfTopic, found: number, shown: number): string;
  win(number: number, day: string): string;
}>;

const english: AboutMeWords = {
  lead(topic, found, about, when) {
    switch (topic) {
      case 'strengths':
        return 'This is what your own wins show, with the ones that show it best.';
      case 'work-on':
        return found === 1
          ? `There is one thing that you have named yourself${when}:`
          : `These are things that you have named yourself${when}, the newest first:`;
      case 'saved':
        return found === 1
          ? 'One of your wins puts a figure on what it saved:'
          : 'The largest saving that your wins put a figure on comes first:';
      case 'most':
        return about === ''
          ? `These weigh most${when}, the strongest first:`
          : `About ${about}, these weigh most${when}, the strongest first:`;
      case 'mistakes':
        return found === 1
          ? `Once${when} you wrote down that something went wrong:`
          : `You wrote down more than once that something went wrong${when}. In the order it happened, with what you did about it where you said so:`;
      case 'led':
        return `This is where you took responsibility for other people or for how the work is done${when}:`;
      case 'helped':
        return `This is where you did something for others${when}:`;
      case 'review':
        return 'Here is what I would bring, from your own wins.';
      case 'about':
        return `Your wins say this about ${about}${when}:`;
      case 'count':
        return about === ''
          ? `${found === 1 ? 'One win' : `${found} wins`}${when}. These say most:`
          : `${found === 1 ? 'One win speaks' : `${found} wins speak`} of ${about}${when}. I do not add up what they say, but this is how they tell it:`;
    }
  },
  none: (topic, about, when, read) =>
    read === 0
      ? `Your journal holds nothing yet${when} that I could answer this from.`
      : topic === 'work-on'
        ? 'Nowhere in your wins do you name something you want to get better at, so I can only guess, and I would rather not. When something is hard or you get advice, write it down: then I can tell you.'
        : topic === 'mistakes'
          ? `Nothing${when} reads as if it had gone wrong.`
          : topic === 'saved'
            ? 'None of your wins puts a figure on time or money saved. Add one to a win, even a rough one, and I can compare them.'
            : about === ''
              ? `I find nothing about that in your wins${when}. That does not mean there is nothing, only that it is not written down.`
              : `I find nothing about ${about} in your wins${when}. That does not mean there is nothing, only that it is not written down.`,
  noSaving: 'None of your wins puts a figure on time or money saved. These are the clearest changes with numbers:',
  skill: (name, wins, numbers) =>
    `${name}: it shows in ${wins === 1 ? 'one win' : `${wins} wins`}, best in ${numbers}.`,
  praise: (numbers) => `And others have said so: ${numbers}.`,
  achieved: (numbers) => `What you achieved: ${numbers}. Say the figure first, then how you got there.`,
  setbacks: (numbers) =>
    `What did not go well, and what you changed: ${numbers}. Naming it yourself is stronger than being asked.`,
  gaps: (numbers) => `What you want to learn next: ${numbers}. Turn it into one thing you ask for.`,
  after(topic, found, shown) {
    switch (topic) {
      case 'strengths':
        return 'If one is missing, it has not found its way into a win yet.';
      case 'work-on':
        return 'Pick one of them and write down the next small step you take with it.';
      case 'saved':
        return 'I only compare figures that are written down.';
      case 'review':
        return 'Ask for “a performance review” and you get it as a document to take along.';
      case 'led':
        return 'These are examples you can tell as they are: what the situation was, what you did, what came of it.';
      default:
        return found > shown
          ? `There ${found - shown === 1 ? 'is one more' : `are ${found - shown} more`}, on the page of your wins.`
          : '';
    }
  },
  win: (number, day) => `${number}, ${day}:`,
};

const german: AboutMeWords = {
  lead(topic, found, about, when) {
    switch (topic) {
      case 'strengths':
        return 'Das zeigen deine eigenen Erfolge, mit denen, an denen man es am besten sieht.';
      case 'work-on':
        return found === 1
          ? `Eines hast du selbst genannt${when}:`
          : `Das hast du selbst genannt${when}, das Neueste zuerst:`;
      case 'saved':
        return found === 1
          ? 'Ein Erfolg nennt eine Zahl dafür, was er gespart hat:'
          : 'Die größte Ersparnis, für die in deinen Erfolgen eine Zahl steht, kommt zuerst:';
      case 'most':
        return about === ''
          ? `Das wiegt am meisten${when}, das Stärkste zuerst:`
          : `Zu ${about} wiegt das am meisten${when}, das Stärkste zuerst:`;
      case 'mistakes':
        return found === 1
          ? `Einmal${when} hast du aufgeschrieben, dass etwas schiefging:`
          : `Mehrmals hast du${when} aufgeschrieben, dass etwas schiefging. Der Reihe nach, und wo du es gesagt hast, mit dem, was du daraus gemacht hast:`;
      case 'led':
        return `Hier hast du Verantwortung für andere oder für die Arbeit als Ganzes übernommen${when}:`;
      case 'helped':
        return `Hier hast du etwas für andere getan${when}:`;
      case 'review':
        return 'Das würde ich mitnehmen, aus deinen eigenen Erfolgen.';
      case 'about':
        return `Das sagen deine Erfolge zu ${about}${when}:`;
      case 'count':
        return about === ''
          ? `${found === 1 ? 'Ein Erfolg' : `${found} Erfolge`}${when}. Diese sagen am meisten:`
          : `${found === 1 ? 'Ein Erfolg spricht' : `${found} Erfolge sprechen`} von ${about}${when}. Ich rechne nicht zusammen, was darin steht, aber so erzählen sie es:`;
    }
  },
  none: (topic, about, when, read) =>
    read === 0
      ? `In deinem Journal steht${when} noch nichts, woraus ich das beantworten könnte.`
      : topic === 'work-on'
        ? 'Nirgends in deinen Erfolgen nennst du etwas, worin du besser werden willst. Ich könnte nur raten, und das lasse ich lieber. Wenn etwas schwerfällt oder du einen Rat bekommst, schreib es auf: Dann kann ich es dir sagen.'
        : topic === 'mistakes'
          ? `Nichts${when} liest sich so, als wäre es schiefgegangen.`
          : topic === 'saved'
            ? 'Keiner deiner Erfolge nennt eine Zahl für gesparte Zeit oder gespartes Geld. Ergänze eine, auch eine ungefähre, dann kann ich vergleichen.'
            : about === ''
              ? `Dazu finde ich${when} nichts in deinen Erfolgen. Das heißt nicht, dass da nichts ist, nur dass es nicht aufgeschrieben ist.`
              : `Zu ${about} finde ich${when} nichts in deinen Erfolgen. Das heißt nicht, dass da nichts ist, nur dass es nicht aufgeschrieben ist.`,
  noSaving:
    'Keiner deiner Erfolge nennt eine Zahl für gesparte Zeit oder gespartes Geld. Das sind die klarsten Veränderungen mit Zahlen:',
  skill: (name, wins, numbers) =>
    `${name}: zeigt sich in ${wins === 1 ? 'einem Erfolg' : `${wins} Erfolgen`}, am besten in ${numbers}.`,
  praise: (numbers) => `Und andere haben es gesagt: ${numbers}.`,
  achieved: (numbers) => `Was du erreicht hast: ${numbers}. Nenn zuerst die Zahl, dann wie du dahin gekommen bist.`,
  setbacks: (numbers) =>
    `Was nicht gut lief, und was du geändert hast: ${numbers}. Es selbst anzusprechen ist stärker, als danach gefragt zu werden.`,
  gaps: (numbers) => `Was du als Nächstes lernen willst: ${numbers}. Mach daraus eine Bitte.`,
  after(topic, found, shown) {
    switch (topic) {
      case 'strengths':
        return 'Fehlt eine, dann hat sie noch in keinen Erfolg gefunden.';
      case 'work-on':
        return 'Such dir eines aus und schreib den nächsten kleinen Schritt auf, den du damit machst.';
      case 'saved':
        return 'Ich vergleiche nur Zahlen, die dastehen.';
      case 'review':
        return 'Bitte um „eine Leistungsbeurteilung“, dann bekommst du es als Dokument zum Mitnehmen.';
      case 'led':
        return 'Das sind Beispiele, die du so erzählen kannst: wie die Lage war, was du getan hast, was daraus wurde.';
      default:
        return found > shown
          ? `Es gibt ${found - shown === 1 ? 'einen weiteren' : `${found - shown} weitere`} auf der Seite deiner Erfolge.`
          : '';
    }
  },
  win: (number, day) => `${number}, ${day}:`,
};

const french: AboutMeWords = {
  lead(topic, found, about, when) {
    switch (topic) {
      case 'strengths':
        return 'Voici ce que montrent vos propres réussites, avec celles qui le montrent le mieux.';
      case 'work-on':
        return found === 1
          ? `Une chose que vous avez nommée vous-même${when} :`
          : `Des choses que vous avez nommées vous-même${when}, la plus récente d’abord :`;
      case 'saved':
        return found === 1
          ? 'Une de vos réussites chiffre ce qu’elle a fait gagner :'
          : 'Le plus grand gain chiffré dans vos réussites vient d’abord :';
      case 'most':
        return about === ''
          ? `Celles qui pèsent le plus${when}, la plus forte d’abord :`
          : `Sur ${about}, celles qui pèsent le plus${when}, la plus forte d’abord :`;
      case 'mistakes':
        return found === 1
          ? `Une fois${when}, vous avez noté que quelque chose s’était mal passé :`
          : `Vous avez noté plus d’une fois${when} que quelque chose s’était mal passé. Dans l’ordre, avec ce que vous en avez fait quand vous l’avez dit :`;
      case 'led':
        return `Voici où vous avez pris la responsabilité d’autres personnes ou du travail lui-même${when} :`;
      case 'helped':
        return `Voici où vous avez fait quelque chose pour d’autres${when} :`;
      case 'review':
        return 'Voici ce que j’apporterais, tiré de vos propres réussites.';
      case 'about':
        return `Voici ce que disent vos réussites sur ${about}${when} :`;
      case 'count':
        return about === ''
          ? `${found === 1 ? 'Une réussite' : `${found} réussites`}${when}. Celles-ci en disent le plus :`
          : `${found === 1 ? 'Une réussite parle' : `${found} réussites parlent`} de ${about}${when}. Je n’additionne pas ce qu’elles disent, mais voici comment elles le racontent :`;
    }
  },
  none: (topic, about, when, read) =>
    read === 0
      ? `Votre journal ne contient encore rien${when} dont je pourrais tirer une réponse.`
      : topic === 'work-on'
        ? 'Nulle part dans vos réussites vous ne nommez une chose à améliorer ; je ne pourrais que deviner. Quand quelque chose est difficile ou qu’on vous conseille, notez-le : je pourrai alors vous le dire.'
        : topic === 'mistakes'
          ? `Rien${when} ne semble s’être mal passé.`
          : topic === 'saved'
            ? 'Aucune de vos réussites ne chiffre un gain de temps ou d’argent. Ajoutez un chiffre, même approximatif, et je pourrai comparer.'
            : `Je ne trouve rien ${about === '' ? 'là-dessus' : `sur ${about}`} dans vos réussites${when}. Cela ne veut pas dire qu’il n’y a rien, seulement que ce n’est pas noté.`,
  noSaving:
    'Aucune de vos réussites ne chiffre un gain de temps ou d’argent. Voici les changements chiffrés les plus nets :',
  skill: (name, wins, numbers) =>
    `${name} : cela se voit dans ${wins === 1 ? 'une réussite' : `${wins} réussites`}, surtout ${numbers}.`,
  praise: (numbers) => `Et d’autres l’ont dit : ${numbers}.`,
  achieved: (numbers) =>
    `Ce que vous avez accompli : ${numbers}. Dites d’abord le chiffre, puis comment vous y êtes arrivé.`,
  setbacks: (numbers) =>
    `Ce qui s’est mal passé, et ce que vous avez changé : ${numbers}. Le dire soi-même vaut mieux que d’être interrogé.`,
  gaps: (numbers) => `Ce que vous voulez apprendre ensuite : ${numbers}. Faites-en une demande.`,
  after(topic, found, shown) {
    switch (topic) {
      case 'strengths':
        return 'S’il en manque une, elle n’est encore dans aucune réussite.';
      case 'work-on':
        return 'Choisissez-en une et notez le prochain petit pas que vous faites.';
      case 'saved':
        return 'Je ne compare que les chiffres qui sont écrits.';
      case 'review':
        return 'Demandez « un bilan annuel » et vous l’aurez comme document.';
      case 'led':
        return 'Des exemples à raconter tels quels : la situation, ce que vous avez fait, ce qui en est sorti.';
      default:
        return found > shown
          ? `Il y en a ${found - shown === 1 ? 'une autre' : `${found - shown} autres`} sur la page de vos réussites.`
          : '';
    }
  },
  win: (number, day) => `${number}, ${day} :`,
};

const spanish: AboutMeWords = {
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

export const aboutMeWords: InLanguages<AboutMeWords> = { en: english, de: german, fr: french, es: spanish };
