import type { Words } from './words.ts';

const COUNTS = ['keine', 'Ein Ergebnis', 'Zwei', 'Drei', 'Vier', 'Fünf', 'Sechs', 'Sieben', 'Acht', 'Neun', 'Zehn'];

/** With the preposition that the house's name takes, where its last word shows it. */
const at = (house: string): string => {
  if (
    /^(?:Klinikum|Universitätsklinikum|Krankenhaus|Institut|Zentrum|Gymnasium) |(?:haus|klinikum|institut|zentrum|gymnasium|amt|werk|hotel|theater|museum)$/iu.test(
      house,
    )
  )
    return `am ${house}`;
  return /(?:klinik|schule|universität|hochschule|akademie)$/iu.test(house) ? `an der ${house}` : `bei ${house}`;
};

export const german: Words = {
  locale: 'de-DE',
  cv: 'Lebenslauf',
  wholeDocument: 'Ganzes Dokument',
  today: 'heute',
  headings: {
    profile: 'Profil',
    experience: 'Berufserfahrung',
    achievements: 'Ausgewählte Erfolge',
    education: 'Ausbildung',
    certificates: 'Zertifikate',
    skills: 'Kenntnisse',
    languages: 'Sprachen',
    summary: 'Zusammenfassung',
    learned: 'Weiterbildung',
    feedback: 'Rückmeldungen',
    impact: 'Wirkung',
    leading: 'Führung und Förderung',
    beyond: 'Über die eigene Aufgabe hinaus',
    done: 'Erledigt',
    results: 'Ergebnisse',
    more: 'Weitere Ergebnisse',
  },
  themes: new Map(
    Object.entries({
      Delivery: 'Umsetzung',
      'Process improvement': 'Verbesserte Abläufe',
      'Problem solving': 'Gelöste Probleme',
      People: 'Zusammenarbeit',
      Leadership: 'Führung',
      Communication: 'Kommunikation',
      Customers: 'Kundschaft',
      Sales: 'Vertrieb und Mittel',
      'Quality and safety': 'Qualität und Sicherheit',
      Care: 'Fürsorge',
      Teaching: 'Anleitung',
      Research: 'Forschung',
      Learning: 'Weiterbildung',
      Creativity: 'Ideen',
      Organisation: 'Organisation',
      Other: 'Weiteres',
    }),
  ),
  and: 'und',
  nowIs: (title, employer, since) => `${title} ${at(employer)}${since === '' ? '' : ` seit ${since}`}.`,
  wasBefore: (title, employer) => `Davor ${title}${employer === '' ? '' : ` ${at(employer)}`}.`,
  growthLog: 'Entwicklungsbericht',
  counted: (count, from, to) =>
    `${count} ${count === 1 ? 'Erfolg' : 'Erfolge'}, ${from === to ? from : `${from} bis ${to}`}.`,
  skillsSeen: (skills) => `Immer wieder gezeigt: ${skills}.`,
  letter: {
    subject: (role) => `Bewerbung als ${role}`,
    greeting: 'Sehr geehrte Damen und Herren,',
    applying: (role, company) => `ich bewerbe mich um die Stelle als ${role} bei ${company}.`,
    working: (title, employer) => `Ich arbeite als ${title}${employer === '' ? '' : ` ${at(employer)}`}.`,
    workingSince: (title, employer, since) => `Seit ${since} arbeite ich als ${title} ${at(employer)}.`,
    examples: 'Weitere Ergebnisse:',
    closing: 'Gern erzähle ich Ihnen in einem Gespräch mehr.',
    farewell: 'Mit freundlichen Grüßen',
  },
  also: (isThisYear) => (isThisYear ? 'Außerdem in diesem Jahr:' : 'Außerdem:'),
  thread: (count, role) =>
    `${COUNTS[count] ?? count}${count === 1 ? '' : ' Ergebnisse'} aus meiner Arbeit${role === '' ? '' : ` als ${role}`}, je eines pro Beitrag.`,
  article: (role) => (role === '' ? 'Aus meiner Arbeit' : `Aus meiner Arbeit als ${role}`),
  opening: (role, isThisYear) =>
    role === '' ? '' : `Aus meiner Arbeit als ${role}${isThisYear ? ' in diesem Jahr' : ''}:`,
  articleGaps: {
    opening: '[Sag in zwei, drei Sätzen, worum es geht und warum es deine Leser angeht.]',
    section: '[Was können andere daraus mitnehmen?]',
    ending: '[Schließ mit dem einen, das deine Leser ausprobieren sollen.]',
  },
  packs: {
    'performance-review': 'Leistungsbeurteilung',
    'promotion-case': 'Antrag auf Beförderung',
    'weekly-update': 'Wochenbericht',
    'client-report': 'Kundenbericht',
  },
  span: (from, to) => (from === to ? from : `${from} bis ${to}`),
  promotion: (role) => `Antrag auf Beförderung: ${role}`,
  custom: 'Ausgewählte Ergebnisse',
  notes: {
    otherLanguage: (count) =>
      count === 1
        ? 'Ein Erfolg ist in einer anderen Sprache geschrieben und fehlt hier, damit kein Dokument zwei Sprachen mischt.'
        : `${count} Erfolge sind in einer anderen Sprache geschrieben und fehlen hier, damit kein Dokument zwei Sprachen mischt.`,
    atHome: (count) =>
      count === 1
        ? 'Ein Erfolg ist aus dem Leben zu Hause und fehlt hier. Soll er hinein, trag bei ihm ein, was in Dokumenten stattdessen steht.'
        : `${count} Erfolge sind aus dem Leben zu Hause und fehlen hier. Soll einer hinein, trag bei ihm ein, was in Dokumenten stattdessen steht.`,
    unfit: (count) =>
      count === 1
        ? 'Ein Erfolg erzählt von einem Verlust, einem Fehler oder etwas Privatem und fehlt hier. Soll er hinein, trag bei ihm ein, was in Dokumenten stattdessen steht.'
        : `${count} Erfolge erzählen von einem Verlust, einem Fehler oder etwas Privatem und fehlen hier. Soll einer hinein, trag bei ihm ein, was in Dokumenten stattdessen steht.`,
    noLine: (win) =>
      `Stark, aber so, wie es da steht, nicht auf eine Zeile zu kürzen: „${win}“ Trag beim Erfolg ein, was in Dokumenten stattdessen steht.`,
    draft: 'Das ist ein Entwurf: Die Erfolge stehen in Reihenfolge, und was in [Klammern] steht, schreibst du selbst.',
    post: 'Setz einen ersten Satz davor, warum dir das wichtig ist, und eine Frage ans Ende: Beides bringt Leser.',
    unread: (read, unread) =>
      `Du hast mehr Erfolge, als ein Dokument ansehen kann: ${read.toLocaleString('de-DE')} wurden gelesen, die neuesten und einige aus jedem Monat davor; ${unread.toLocaleString('de-DE')} nicht.`,
    name: 'Dein Name ist nicht bekannt. Trag ihn im Profil ein.',
    email: 'Eine E-Mail-Adresse ist nicht bekannt. Trag sie im Profil ein.',
    phone: 'Eine Telefonnummer ist nicht bekannt. Trag sie im Profil ein.',
    positions:
      'Keine Stelle ist bekannt: Trag Arbeitgeber, Titel, von und bis ein, damit jeder Erfolg seinen Platz findet.',
    employer: (title) => `Der Arbeitgeber zu „${title}“ ist nicht bekannt.`,
    dates: (title) => `Von wann bis wann du „${title}“ warst, ist nicht bekannt.`,
    outside: (count) =>
      count === 1
        ? 'Ein Erfolg liegt außerhalb der Zeiten aller bekannten Stellen und steht für sich.'
        : `${count} Erfolge liegen außerhalb der Zeiten aller bekannten Stellen und stehen für sich.`,
    education: 'Keine Ausbildung ist bekannt: Trag Schule, Abschluss und Zeit ein.',
    company: 'Das Unternehmen ist nicht genannt.',
    role: 'Die Stelle ist nicht genannt.',
    nextGoals: 'Deine Ziele für die nächste Zeit sind nicht bekannt: Ergänze, was du vereinbaren möchtest.',
    nextWeek: 'Was nächste Woche ansteht, ist nicht bekannt: Ergänze es, wenn es erwartet wird.',
    openPoints: 'Offene Punkte und nächste Schritte sind nicht bekannt: Ergänze sie, wenn sie erwartet werden.',
    noWins: 'Noch ist kein Erfolg aus deiner Arbeit da, auf dem dies beruhen könnte.',
    fewWins: (count) => `Dies beruht auf ${count === 1 ? 'einem Erfolg' : `${count} Erfolgen`}; mit mehr sagt es mehr.`,
    noWinsIn: (span) => `In diese Zeit fällt kein Erfolg: ${span}.`,
    gap: (asked) => `Verlangt und von keinem Erfolg und keiner Angabe gezeigt: ${asked}`,
    gapLead: 'Noch zeigt kein Erfolg, dass du andere geführt hast.',
    noFigures: (place) => `Keine Zeile zu „${place}“ nennt eine Zahl. Gelesen wird nach wie viel und wie viele.`,
    pause: (from, to) => `Von ${from} bis ${to} ist keine Stelle bekannt. Danach wird gefragt.`,
    keyword: (word) => `Die Anzeige nennt „${word}“, ein Erfolg von dir zeigt es, und im Text steht es nicht.`,
    yearsAsked: (asked, held) => `${asked} Jahre werden verlangt; deine Stellen zeigen ${held}.`,
  },
  places: {
    contact: 'Kontakt',
    prompt: 'Auftrag',
    company: 'Unternehmen',
    role: 'Stelle',
    jobDescription: 'Stellenanzeige',
  },
};
