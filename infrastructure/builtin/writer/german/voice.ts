import type { Change } from '../change.ts';
import type { Lines, Voice } from '../voice.ts';

const plural: ReadonlyMap<string, string> = new Map(
  Object.entries({
    minuten: 'Minuten',
    minute: 'Minuten',
    stunden: 'Stunden',
    sekunden: 'Sekunden',
    tage: 'Tage',
    tagen: 'Tage',
    wochen: 'Wochen',
    monate: 'Monate',
    monaten: 'Monate',
    prozent: 'Punkte',
    '%': 'Punkte',
    euro: 'Euro',
  }),
);

const change = ({ difference, unit, down, kind }: Change, rhythm: string | null): Lines => {
  const known = plural.get(unit) ?? (kind === 'money' ? '' : 'Punkte');
  const much = kind === 'count' ? difference : `${difference} ${known}`.trim();
  const often = rhythm && kind === 'time' ? ` ${rhythm}` : '';
  const way = down ? 'weniger' : 'mehr';
  return [
    `Ein klares Ergebnis mit einer Zahl: ${much} ${way}${often}.`,
    `Vorher und nachher stehen beide da: ${much} ${way}${often}.`,
  ];
};

const done: Voice['done'] = {
  trained: ['Wissen weitergegeben, damit es nicht an einer Person hängt.', 'Zeit für das, was andere können.'],
  taught: ['Etwas Schweres verständlich gemacht.', 'Wissen ist unterwegs zu anderen.'],
  helped: ['Hilfe, wo sie gebraucht wurde.', 'Einspringen wird leicht vergessen, gut, dass es hier steht.'],
  hired: ['Menschen auszuwählen prägt alles, was folgt.', 'So entsteht ein Team.'],
  reconciled: [
    'Zwischen Menschen zu vermitteln braucht Mut und Takt.',
    'Einen Streit angegangen, statt ihn auszusitzen.',
  ],
  led: ['Verantwortung übernommen, über den eigenen Teil hinaus.', 'Vorangegangen, und ohne Aufheben gesagt.'],
  persuaded: ['Eine Haltung gezeigt und ausgesprochen.', 'Für eine Sache geworben, bei denen, die zu gewinnen waren.'],
  decided: ['Entschieden, statt es aufzuschieben.', 'Eine klare Wahl.'],
  fixed: ['Ein Problem angepackt, bis es gelöst war.', 'Was nicht ging, ist in Ordnung gebracht.'],
  found: ['Genau hingesehen.', 'Das Problem zu sehen ist oft das Schwerste daran.'],
  improved: ['Dieselbe Arbeit, auf bessere Weise.', 'Eine Verbesserung des Alltags, und die summieren sich.'],
  reduced: ['Eine Verringerung, die sich zeigen lässt.', 'Weniger von dem, was niemand braucht.'],
  raised: ['Wachstum, das sich zeigen lässt.', 'Mehr von dem, was gewünscht war.'],
  finished: ['Zu Ende gebracht, wo vieles stecken bleibt.', 'Fertig, und von der Liste.'],
  launched: ['Draußen in der Welt, wo andere es nutzen können.', 'Aus einem Plan ist etwas Wirkliches geworden.'],
  built: ['Etwas ist jetzt da, was vorher fehlte.', 'Arbeit, die andere sehen und nutzen können.'],
  made: ['Etwas Neues ist entstanden.', 'Ein Stück mit eigener Handschrift.'],
  wrote: ['In Worte gefasst, damit es den Tag überdauert.', 'Aufgeschrieben, und damit für andere nutzbar.'],
  spoke: ['Ausgesprochen, vor denen, die es anging.', 'Für die eigene Arbeit zu sprechen gehört zur Arbeit.'],
  negotiated: [
    'Bedingungen, die erarbeitet und nicht abgewartet wurden.',
    'Verhandeln braucht Vorbereitung und Geduld.',
  ],
  sold: ['Ein Ja von jemandem, der auch Nein hätte sagen können.', 'Ein Geschäft, ohne Aufheben erzählt.'],
  served: ['Aufmerksamkeit für die Menschen, um die es geht.', 'Guter Service besteht aus solchen Momenten.'],
  cared: ['Fürsorge, mit Zeit und Aufmerksamkeit.', 'Die stille Arbeit, an die man sich erinnert.'],
  checked: ['Jemand hat zweimal hingesehen.', 'Sorgfältig geprüft, worauf sich viele verlassen.'],
  prevented: [
    'Der beste Ärger ist der, der ausbleibt.',
    'Etwas Schlimmes ist nicht passiert, und das ist ein Ergebnis.',
  ],
  researched: ['Einer Frage nachgegangen, statt zu raten.', 'Erst die Belege, und Geduld dazu.'],
  learned: ['Ein Schritt im eigenen Lernen.', 'Neues Gelände, und es gehört jetzt dazu.'],
  organised: [
    'Ordnung geschaffen, damit andere weiterkommen.',
    'Gute Planung fällt selten auf, darum ist es gut, sie zu nennen.',
  ],
  cleaned: ['Wieder in Ordnung.', 'Platz zum Arbeiten geschaffen.'],
};

const about: Voice['about'] = {
  Delivery: ['Arbeit, die sich zeigen lässt.'],
  'Process improvement': ['Eine bessere Art zu arbeiten.'],
  'Problem solving': ['Ein Problem angegangen, statt es weiterzureichen.'],
  People: ['Ein Erfolg, in dem andere Menschen vorkommen.'],
  Leadership: ['Verantwortung übernommen und benannt.'],
  Communication: ['Gesagt, was gesagt werden musste.'],
  Customers: ['Hier stehen die Menschen vorn, für die gearbeitet wird.'],
  Sales: ['Ein gutes Stück Geschäft.'],
  'Quality and safety': ['Sorgfältige Arbeit, und man sieht es.'],
  Care: ['Arbeit nah am Menschen.'],
  Teaching: ['Lernen ist mit dieser Hilfe vorangekommen.'],
  Research: ['Ein Schritt zu mehr Wissen.'],
  Learning: ['Ein Schritt im eigenen Wachsen.'],
  Creativity: ['Etwas Eigenes, in die Welt gebracht.'],
  Organisation: ['Ordnung, wo sie hilft.'],
  Other: ['Aufbewahrt, wie es erzählt wurde.', 'Festgehalten, in den eigenen Worten.'],
};

export const german: Voice = {
  keepsCapital: () => true,
  change,
  done,
  about,
  figure: (figure) => [
    `Mit einer Zahl, an die man sich halten kann: ${figure}.`,
    `Auch die Zahl steht dabei: ${figure}.`,
  ],
  how: () => ['Auch der Weg dorthin steht da.', 'Wie es gelang, ist gesagt, und so lässt es sich wiederholen.'],
  forWhom: () => ['Es ist auch gesagt, wem es hilft.', 'Wem es zugutekommt, steht dabei.'],
  outcomes: {
    grief: [],
    assent: ['Am Ende stand ein Ja.', 'Die Zustimmung macht daraus ein Ergebnis.'],
    thanks: ['Was von anderen zurückkam, gehört dazu.', 'Dass es bemerkt wurde, ist Teil des Erfolgs.'],
    independent: [
      'Man sieht es an dem, was andere jetzt allein können.',
      'Dass es ohne Hilfe weitergeht, ist der beste Beweis.',
    ],
    punctual: ['Dass es rechtzeitig war, gehört zum Ergebnis.', 'Auch der Zeitpunkt zählt.'],
    first: ['Ein erstes Mal verdient einen Vermerk.', 'Dass es das erste Mal war, macht es zu einem Meilenstein.'],
    hard: ['Leicht war es nicht, und das darf dastehen.', 'Die Umstände sprachen dagegen, und es gelang trotzdem.'],
    alone: ['Ganz allein, und das darf gesagt sein.'],
    flawless: ['Nichts ging schief, und das kommt selten von selbst.', 'Ein sauberes Ergebnis.'],
  },
  dated: ['Ergebnis und Tag sind genannt, das hilft im nächsten Gespräch.'],
  skills: () => [],
  worth: {
    Delivery: [
      'Fertiges gilt schnell als selbstverständlich, darum ist es gut, dass es hier steht.',
      'Darauf lässt sich zeigen.',
    ],
    'Process improvement': [
      'Was einmal läuft, vergisst man leicht, darum steht es gut hier.',
      'Es zeigt einen Blick für die Abläufe.',
    ],
    'Problem solving': [
      'Von einem gelösten Problem spricht selten jemand, darum steht es gut hier.',
      'Es zeigt Ausdauer.',
    ],
    People: [
      'Arbeit mit Menschen wird leicht übersehen, und sie zählt.',
      'Was andere bekommen haben, ist eine Zeile wert.',
    ],
    Leadership: ['Es zeigt, dass jemand vorangegangen ist.', 'Solche Momente vergisst man schneller als Ergebnisse.'],
    Communication: ['Es zeigt, dass Dinge ausgesprochen wurden.', 'Worte am richtigen Ort sind auch Arbeit.'],
    Customers: ['Es zeigt, für wen die Arbeit ist.', 'Was für Kunden getan wird, gehört festgehalten.'],
    Sales: ['So ein Schritt gehört festgehalten.', 'Darauf lässt sich zeigen.'],
    'Quality and safety': [
      'Was nicht schiefgeht, sieht selten jemand, darum steht es gut hier.',
      'Frühe Sorgfalt ist auch Arbeit.',
    ],
    Care: ['Es war für jemanden da, und das zählt.', 'Solche Momente stehen selten in einem Bericht.'],
    Teaching: ['Was weitergegeben wurde, bleibt bei anderen.', 'Es zeigt die Arbeit hinter dem Lernen.'],
    Research: ['Auf diesem Schritt können spätere stehen.', 'Arbeit an offenen Fragen ist eine Zeile wert.'],
    Learning: ['Gelerntes gilt später leicht als selbstverständlich.', 'Es zeigt, dass das Lernen weitergeht.'],
    Creativity: ['Es ist etwas da, das vorher nicht da war.', 'Gemachtes verdient eine eigene Zeile.'],
    Organisation: [
      'Ordnung fällt selten auf, solange sie hält, darum steht es gut hier.',
      'Es zeigt die Arbeit, die andere Arbeit trägt.',
    ],
    Other: ['Es steht in eigenen Worten da, und darauf kommt es an.', 'Es war wert, aufgeschrieben zu werden.'],
  },
  grief: {
    first: ['Das ist schwer.', 'Manche Tage verlangen viel.'],
    second: ['Es aufzuschreiben ist genug für heute.', 'Nicht alles muss ein Ergebnis werden.'],
  },
  wordless: ['Hier stehen noch keine Worte. Eine Zeile darüber, was heute gelang, genügt.'],
  unread: ['Genau so aufbewahrt, wie es geschrieben wurde. Die Sprache lässt sich hier noch nicht lesen.'],
};
