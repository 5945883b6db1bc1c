import type { Language } from '#domain/facts.ts';
import { foldText } from '#domain/text.ts';

const listed = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/u).map(foldText));

/**
 * Words by which a document greets and leads from one thing to the next. None of them tells of a deed, praises, counts or
 * names: they may stand in any sentence.
 */
export const WRITING_WORDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: listed(`applying application apply position role work worked working job advertisement names show dear sir madam yours sincerely
    glad tell more conversation results result also year month week thing things post posts win wins focus skills skill come again own
    halfyear present colleague made instead because some now then thereby thus moreover besides meanwhile as well while within per am came further`),
  de: listed(`bewerbe bewerbung arbeite arbeit stelle anzeige nennt dazu vorweisen sehr geehrte weitere damen herren gern erzähle erzählen
    halbjahr halbjahres gespräch mehr freundlichen grüßen ergebnisse ergebnis außerdem jahr monat woche beitrag pro je schwerpunkte immer wieder gezeigt
    erfolge erfolg heute davon würde kollegin getan daraus wurde einige nach seit sowie dadurch jetzt davor eines habe hatte ihnen meiner`),
  fr: listed(`pose candidature poste travaille travail comme annonce cite voici apporter madame monsieur volontiers davantage lors
    semestre entretien prie agréer salutations distinguées résultats résultat année mois semaine message points forts compétences reviennent
    raconterais collègue sorti réussites réussite quelques dirai aujourd hui depuis chez fait autres auparavant`),
  es: listed(`presento candidatura puesto trabajo anuncio nombra mostrar puedo estimado equipo selección gusto contaré más
    semestre conversación cordial saludo resultados resultado año mes semana mensaje puntos fuertes competencias repiten logros logro
    actualidad contaría colega hice resultó otros para uno antes`),
};

/** Words that name the parts of a document: in its headings alone, where they claim nothing of their own. */
export const HEADING_WORDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: listed(`overview retrospective curriculum vitae profile experience selected achievements education certificates languages summary learning feedback
    others impact leading developing people beyond done delivery better ways problems solved leadership communication customers
    sales funding quality safety care teaching research ideas organisation growth log performance review promotion case weekly
    update client report`),
  de: listed(`rückblick überblick jahresrückblick lebenslauf profil berufserfahrung ausgewählte ausbildung zertifikate kenntnisse sprachen zusammenfassung weiterbildung
    rückmeldungen wirkung führung förderung eigene aufgabe hinaus erledigt weitere umsetzung verbesserte abläufe gelöste probleme
    zusammenarbeit kommunikation kundschaft vertrieb mittel qualität sicherheit fürsorge anleitung forschung ideen organisation
    weiteres entwicklungsbericht leistungsbeurteilung antrag beförderung wochenbericht kundenbericht`),
  fr: listed(`rétrospective curriculum vitae vitæ profil expérience professionnelle réalisations choisies choisis formation certifications langues bref
    apprentissage retours reçus encadrement accompagnement delà autres livraisons méthodes améliorées problèmes résolus équipe
    communication clientèle ventes financements qualité sécurité soin enseignement recherche idées organisation divers journal
    progression bilan annuel demande promotion point rapport client`),
  es: listed(`retrospectiva repaso currículum perfil experiencia escogidos formación certificados idiomas resumen aprendizaje comentarios recibidos dirección
    desarrollo personas allá hecho otros entregas mejora procesos problemas resueltos comunicación clientes ventas fondos calidad
    seguridad cuidado enseñanza investigación ideas organización diario progreso evaluación desempeño propuesta ascenso informe
    semanal cliente`),
};
