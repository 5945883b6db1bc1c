/** What a deed is called as a thing, by its participle. */
const NOUNS: ReadonlyMap<string, string> = new Map(
  `überarbeitet Überarbeitung, eingeführt Einführung, entwickelt Entwicklung, umgestellt Umstellung, aufgebaut Aufbau, erstellt Erstellung
  eingerichtet Einrichtung, geplant Planung, organisiert Organisation, reorganisiert Reorganisation, automatisiert Automatisierung
  optimiert Optimierung, ausgetauscht Austausch, gewechselt Wechsel, umgebaut Umbau, installiert Installation, repariert Reparatur
  geschult Schulung, eingearbeitet Einarbeitung, abgeschlossen Abschluss, geprüft Prüfung, analysiert Analyse, erneuert Erneuerung
  vereinfacht Vereinfachung, angepasst Anpassung, gegründet Gründung, verhandelt Verhandlung, ersetzt Ersatz, gestaltet Gestaltung
  verbessert Verbesserung, digitalisiert Digitalisierung, programmiert Programmierung, gestrichen Streichung, geändert Änderung
  umgestaltet Umgestaltung, renoviert Renovierung, standardisiert Standardisierung, strukturiert Strukturierung, erweitert Erweiterung`
    .split(/,\s*|\n\s*/)
    .map((pair) => pair.trim().split(' ') as [string, string]),
);

const ARTICLE =
  /^(?<article>den|die|das|einen|eine|ein|meinen|meine|mein|unseren|unsere|unser) (?<middle>(?:\p{Ll}+ )?)(?<noun>\p{Lu}[\p{L}-]+)(?<more>(?: (?:für|zur|zum|von|der|des|im|in) .+)?)$/u;
const GENITIVE: ReadonlyMap<string, string> = new Map([
  ['den', 'des'],
  ['das', 'des'],
  ['die', 'der'],
  ['einen', 'eines'],
  ['ein', 'eines'],
  ['eine', 'einer'],
]);

/** "den Bogen überarbeitet" → "Überarbeitung des Bogens"; null where its words don't show how. */
export const asNoun = (deed: string): string | null => {
  const words = deed.split(' ');
  const noun = NOUNS.get((words.at(-1) ?? '').toLowerCase());
  const thing = ARTICLE.exec(words.slice(0, -1).join(' '))?.groups;
  if (noun === undefined || !thing) return null;
  const [article = '', middle = '', name = '', more = ''] = [thing.article, thing.middle, thing.noun, thing.more];
  const genitive =
    GENITIVE.get(
      article
        .toLowerCase()
        .replace(/^(?:m|uns(?=er))/u, '')
        .replace(/^er/u, 'ein'),
    ) ?? '';
  if (genitive === '') return null;
  const isStrong = genitive.endsWith('es') || genitive === 'des';
  const adjective = middle === '' ? '' : `${middle.trim().replace(/(?:e|er|es|en)$/u, '')}en `;
  return `${noun} ${genitive} ${adjective}${isStrong ? strong(name) : name}${more}`;
};

const strong = (noun: string): string => {
  if (/(?:s|ß|x|z|tz)$/u.test(noun)) return noun.endsWith('s') ? noun : `${noun}es`;
  return /(?:er|el|en|em|chen|lein|or|o|a|i|u|y|ing|eur|ier)$/u.test(noun) || noun.length > 6
    ? `${noun}s`
    : `${noun}es`;
};
