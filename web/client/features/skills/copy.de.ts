import { longDate, monthOf } from '../../shared/calendar.ts';
import { locale } from '../../shared/locale.ts';
import type { Translated } from '../../shared/translated.ts';
import type * as english from './copy.ts';

const wins = (count: number): string => (count === 1 ? '1 Erfolg' : `${count.toLocaleString(locale)} Erfolge`);
const inWins = (count: number): string => (count === 1 ? 'einem Erfolg' : `${count.toLocaleString(locale)} Erfolgen`);

export const copy = {
  title: 'Deine Stärken',
  manage: 'Fähigkeiten ordnen',
  loading: 'Deine Fähigkeiten werden geladen',
  failed: {
    title: 'Deine Fähigkeiten konnten nicht geladen werden.',
    detail: 'Bitte lade die Seite neu.',
  },
  none: {
    title: 'Noch keine Fähigkeiten',
    detail:
      'Eine Fähigkeit wird notiert, wo deine eigenen Worte sie sicher zeigen, und nur dort. Du kannst jedem Erfolg selbst welche hinzufügen.',
    action: 'Zu meinen Erfolgen',
  },
  allHidden: 'Alle deine Fähigkeiten sind ausgeblendet. „Fähigkeiten ordnen“ holt sie zurück.',
  strengths: { title: 'Kernstärken', how: 'In mindestens zwei Erfolgen, einer davon aus dem letzten halben Jahr.' },
  bestIn: 'Am besten sieht man es an',
  and: 'und',
  quoted: (quote) => `„${quote}“`,
  grown: (skill, now, before) =>
    `Seit dem letzten Quartal gewachsen: ${skill}, in ${inWins(now)}${before === 0 ? ', davor in keinem' : ` nach ${before.toLocaleString(locale)}`}.`,
  tryNext: {
    figure: (skill) =>
      `Einen Versuch wert: Keiner deiner Erfolge zu ${skill} nennt eine Zahl. Ergänze eine: wie viele, wie lange oder wie viel.`,
    again: (skill) =>
      `Einen Versuch wert: ${skill} kam eine Weile nicht vor. Mach eine Sache damit und schreib sie auf.`,
    praise: (skill) =>
      `Einen Versuch wert: Frag jemanden, was ${skill} von dir bewirkt hat, und schreib die Worte auf. Bisher stehen keine in deinen Erfolgen.`,
  },
  tryThere: 'Fang mit diesem Erfolg an.',
  others: {
    title: 'Auch in deinen Erfolgen',
    titleAlone: 'In deinen Erfolgen',
    how: 'Ein zweiter Erfolg in letzter Zeit macht daraus eine Kernstärke.',
  },
  underIndexed: {
    title: 'Zuletzt kaum gesehen',
    how: 'Früher gezeigt, aber seit einem halben Jahr nicht, oder in deinem Lebenslauf, aber kaum in Erfolgen. Nur von Belang, wenn es dir wichtig ist.',
    claimed: (count) =>
      count === 0 ? 'In deinem Lebenslauf, noch in keinem Erfolg' : `In deinem Lebenslauf, in ${inWins(count)}`,
    quiet: (last, isMonth) => `Zuletzt ${isMonth ? `im ${monthOf(last)}` : `am ${longDate(last)}`}`,
  },
  all: (count) => `Alle ${count} zeigen`,
  fewer: 'Weniger zeigen',
  wins,
  trends: { new: 'neu', more: 'zuletzt mehr', same: 'wie zuvor', less: 'zuletzt weniger', quiet: 'still' },
  trendHow: 'Die letzten 90 Tage im Vergleich zu den 90 davor.',
  lastOn: (date, isMonth) => `, zuletzt ${isMonth ? `im ${monthOf(date)}` : `am ${longDate(date)}`}`,
  winsWord: (count) => (count === 1 ? 'Erfolg' : 'Erfolge'),
  openWins: (skill, count) => `${skill}: ${wins(count)}`,
  dialog: {
    title: 'Fähigkeiten ordnen',
    lead: 'Das ändert, wie Fähigkeiten hier, bei deinen Erfolgen und in Dokumenten heißen und gezählt werden. Kein Erfolg wird geändert, und alles lässt sich rückgängig machen.',
    list: 'Deine Fähigkeiten',
    choose: (skill, count) => `${skill}, ${wins(count)}`,
    hide: 'Ausblenden',
    hideOf: (skill) => `${skill} ausblenden`,
    hint: 'Hake eine an, um sie umzubenennen, oder mehrere, um sie zusammenzufassen.',
    nameOne: (skill) => `Neuer Name für „${skill}“`,
    nameMany: (count) => `Ein Name für diese ${count}`,
    rename: 'Umbenennen',
    merge: 'Zusammenfassen',
    cancel: 'Auswahl aufheben',
    done: {
      named: (name) => `Heißt jetzt „${name}“`,
      hidden: (name) => `„${name}“ ist ausgeblendet`,
      undone: 'Rückgängig gemacht',
    },
    failed: 'Das konnte nicht gespeichert werden',
    tryLater: 'Bitte versuch es später noch einmal',
    undo: 'Rückgängig',
    made: 'Was du geändert hast',
    renamed: (from, to) => `${from.map((skill) => `„${skill}“`).join(', ')} → „${to}“`,
    hidden: (skill) => `„${skill}“ ist ausgeblendet`,
    undoOf: (what) => `Rückgängig: ${what}`,
    close: 'Fertig',
    loadFailed: 'Was du geändert hast, konnte nicht geladen werden.',
  },
} as const satisfies Translated<typeof english.copy>;
