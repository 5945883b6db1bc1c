import type { AboutMeWords } from './about-me-words.ts';

export const german: AboutMeWords = {
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
