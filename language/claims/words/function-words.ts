import type { Language } from '#domain/facts.ts';
import { foldText } from '#domain/text.ts';

const listed = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/u).map(foldText));

/** Words that tie others together: articles, pronouns, prepositions, connectives, modal verbs, adverbs of time and manner without a claim. */
export const FUNCTION_WORDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: listed(`a an the this that these those it its it's he him his himself she her hers herself they them their theirs themselves one ones
    you your yours yourself yourselves i me my mine myself we us our ours ourselves who whom whose what which where when while why how
    whatever whoever wherever whenever somebody someone something anybody anyone anything
    and or but nor so yet if unless though although because since as than then thus therefore hence whereas whether either both each other another
    of in on at by to for from with into onto through throughout about over under between among during before after until till since against
    across along around behind beyond beside besides beneath upon within without via per toward towards out off up down away back again
    is are was were be been being am has have had having do does did done doing will would can could should shall may might must need
    there here too also just even still already now ever once quite rather very really well indeed instead perhaps maybe almost nearly
    about roughly around approximately some any such own same several few many much more less enough lot lots bit s t re ve ll d m
    whole thing things kind sort way ways like together further later earlier afterwards meanwhile soon long today yesterday tomorrow ago
    not no never none nobody nothing neither cannot cant dont didnt doesnt wont isnt wasnt werent arent havent hasnt hadnt couldnt wouldnt shouldnt`),
  de: listed(`der die das den dem des ein eine einen einem einer eines dies diese diesen diesem dieser dieses jene jenen jener es er ihn ihm
    sein seine seinen seinem seiner seines sie ihr ihre ihren ihrem ihrer ihres ihnen du dich dir dein deine deinen deinem deiner deines
    euch euer eure euren eurem eurer ich mich mir mein meine meinen meinem meiner meines wir uns unser unsere unseren unserem unserer man sich
    jemand jemanden jemandem etwas einander selbst selber wer wen wem wessen was welche welcher welches welchen welchem wo woran worauf wofür womit
    wann warum weshalb wie wohin woher und oder aber sondern denn sowie sowohl weder noch wenn falls obwohl während weil da dass ob als damit
    sodass also deshalb deswegen daher darum trotzdem dennoch jedoch doch zwar von vom in im ins an am ans auf aufs bei beim zu zum zur für fürs
    aus mit durch über unter zwischen vor nach bis seit um ohne gegen wegen trotz statt anstatt entlang hinter neben ab innerhalb außerhalb
    gegenüber pro je ist sind war waren bin bist seid wart warst sei wäre wären gewesen hat hast haben habe habt hatte hattest hatten hattet
    hätte hätten hättest gehabt wird werden wirst werde werdet wurde wurden wurdest würde würden würdest worden geworden kann kannst können
    könnt konnte konnten konntest könnte könnten könntest soll sollst sollen sollte sollten muss musst müssen musste mussten musstest müsste
    darf darfst dürfen durfte durften durftest mag magst mögen mochte möchte möchtest will willst wollen wollte wollten wolltest hier dort dabei
    damit davon dafür daran darauf darin daraus dazu dagegen danach davor dadurch darüber darunter hierfür hierbei hin her auch nur noch
    schon sogar ja eben halt mal wohl nun jetzt heute gestern morgen immer wieder so sehr ganz gar recht ziemlich ungefähr etwa rund circa knapp
    fast beinahe genug mehr weniger viel viele vielen wenig wenige einige einigen manche mehrere mehreren andere anderen anderer anderes anderem
    solche solcher solchen gleich gleichen selben eigene eigenen eigener eigenes beide beiden beides jeweils zusammen gemeinsam weiter weitere
    weiteren später früher vorher nachher zuvor danach anschließend inzwischen bereits bald lange längst damals zuletzt zunächst dann einmal
    nicht kein keine keinen keinem keiner keines nie niemals niemand niemanden niemandem nichts nirgends`),
  fr: listed(`le la les l un une des du de d ce cet cette ces c ça cela ceci il elle ils elles lui leur leurs son sa ses tu te t toi ton ta tes
    vous votre vos je j me m moi mon ma mes nous notre nos on s se soi même mêmes qu que qui quoi dont où lequel laquelle lesquels lesquelles
    quel quelle quels quelles quelqu quelque quelques chose rien et ou mais donc or ni car si comme lorsque quand puisque parce afin pourtant
    cependant toutefois ainsi alors puis ensuite enfin à au aux en dans sur sous par pour avec sans chez vers entre pendant durant avant après
    depuis jusqu jusque contre malgré selon dès lors parmi hors près loin autour est sont suis es sommes êtes étais était étaient étiez étions
    être été étant sera seront serait seraient soit soient fut furent a as ai avons avez ont avais avait avaient avions aviez avoir eu ayant
    aura auront aurait auraient ait aient peut peux peuvent pouvait pouvaient pourrait pouvoir pu dois doit doivent devait devoir dû faut fallait
    veut veux voulait vouloir voulu y ici là aussi encore déjà même bien très trop plus moins assez peu beaucoup tant tellement presque environ
    quasiment seulement surtout autre autres tel telle tels telles certain certaine certains certaines plusieurs divers propre propres
    aujourd hui hier demain toujours souvent ensemble désormais maintenant tard tôt fois manière façon sorte genre n ne pas jamais aucun aucune personne non`),
  es: listed(`el la los las lo un una unos unas de del al a este esta estos estas esto ese esa esos esas eso aquel aquella aquello él ella ellos
    ellas le les su sus suyo suya tú tu tus te ti contigo usted ustedes yo me mi mis mí conmigo nosotros nos nuestro nuestra nuestros nuestras
    vosotros os se sí consigo que qué quien quienes quién cuyo cuya cual cuales donde dónde cuando cuándo como cómo cuanto algo alguien
    algún alguna algunos algunas y e o u pero sino aunque porque pues si mientras así entonces luego además también tampoco en con sin por para
    sobre bajo entre durante antes después tras desde hasta hacia según contra ante mediante alrededor cerca dentro fuera es son era eran eras
    soy eres somos sido ser siendo fue fueron fui fuiste será serán sería sea está están estás estoy estaba estaban estado estar estuvo estuvieron ha
    has he han hemos había habían habías haber habido hay hubo haya puede puedes pueden podía podías pudo pudiste poder podría debe debes debía deber
    quiere quieres quería querer tiene tienes tengo tenía tenías tuvo tuviste tener aquí ahí allí ya aún todavía muy más menos mucho mucha muchos
    muchas poco poca pocos pocas bastante tan tanto tanta casi apenas solo sólo incluso otro otra otros otras mismo misma mismos mismas propio
    propia varios varias cada tal tales hoy ayer mañana ahora siempre juntos vez veces manera forma tipo cosa cosas no ni nunca jamás nada nadie
    ningún ninguna ninguno`),
};

/** Verbs that carry no deed of their own, in every form. */
export const LIGHT_VERBS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: listed(`get gets got getting gotten give gives gave given giving go goes went gone going come comes came coming make makes made making
    take takes took taken taking put puts putting set sets setting let lets letting keep keeps kept keeping bring brings brought bringing
    say says said saying tell tells told telling know knows knew known knowing see sees saw seen seeing want wants wanted need needs needed
    think thinks thought thinking feel feels felt feeling find finds found finding look looks looked looking seem seems seemed become becomes became becoming
    stand stands stood standing hold holds held holding leave leaves left leaving turn turns turned turning run runs ran running
    show shows showed shown showing mean means meant meaning use uses used using try tries tried trying ask asks asked asking begin begins began begun beginning
    start starts started starting stop stops stopped stopping end ends ended ending stay stays stayed staying happen happens happened
    call calls called calling help helps helped helping work works worked working follow follows followed following carry carries carried carrying
    add adds added adding do move moves moved moving bear bears bore lie lies lay rest rests sit sits sat sitting land lands landed pass passes
    deal deals dealt handle handles handled handling manage manages managed managing include includes included including
    hear hears heard hearing notice notices noticed noticing remember talk talked talking speak spoke speaking spoken reach reached reaching reaches place placed placing`),
  de: listed(`gibt gibst geben gab gabst gaben gegeben gebe geht gehst gehen ging gingst gingen gegangen kommt kommst kommen kam kamst kamen gekommen
    macht machst machen machte machtest machten gemacht mache nimmt nimmst nehmen nahm nahmst nahmen genommen steht stehst stehen stand standest
    standen gestanden liegt liegen lag lagen gelegen legt legen legte legtest gelegt stellt stellst stellen stellte stelltest stellten gestellt
    setzt setzen setzte setztest gesetzt bringt bringst bringen brachte brachtest brachten gebracht hält hältst halten hielt hieltst hielten gehalten
    lässt lassen ließ ließest ließen gelassen bleibt bleibst bleiben blieb bliebst blieben geblieben führt führst führen führte führtest führten geführt
    sagt sagst sagen sagte sagtest sagten gesagt weiß weißt wissen wusste wusstest gewusst sieht siehst sehen sah sahst sahen gesehen findet findest
    finden fand fandest fanden gefunden zeigt zeigst zeigen zeigte zeigtest zeigten gezeigt heißt heißen hieß läuft laufen lief liefen gelaufen
    tut tust tun tat tatest taten getan hilft hilfst helfen half halfst halfen geholfen holt holen holte holtest geholt trägt tragen trug trugst
    getragen schafft schaffst schaffen schaffte geschafft denkt denkst denken dachte gedacht fragt fragst fragen fragte fragtest gefragt braucht brauchst
    brauchen brauchte gebraucht beginnt beginnen begann begannst begonnen fängt anfangen fing angefangen endet endete geendet hört hören hörte gehört
    fällt fallen gilt gelten galt spricht sprechen sprach sprachst gesprochen redet reden geredet dauert dauern dauerte gedauert sorgt sorgen sorgte gesorgt
    arbeitet arbeiten gearbeitet gehört gehören nutzt nutzen nutzte genutzt geworden übernimmt übernehmen übernommen übernahm übernahmst`),
  fr: listed(`fais fait font faire faisait faisant faite faites faits fera va vas vont aller allé allée allés vais allait viens vient viennent venir venu
    venue venait prends prend prennent prendre pris prise prenait mets met mettent mettre mis mise mettait donne donnes donnent donner donné
    donnée donnait dis dit disent dire disait sais sait savent savoir su savait vois voit voient voir vu vue voyait tiens tient tenir tenu tenait
    passe passes passer passé passée passent passait reste restes rester resté restée restait trouve trouves trouver trouvé trouvée laisse laisser laissé laissée
    devient devenir devenu rend rendre rendu rendez garde garder gardé gardée montre montres montrer montré demande demandes demander demandé
    commence commencer commencé porte porter porté arrive arriver arrivé arrivée sert servir servi semble appelle appeler appelé permet permis permettre
    aide aides aider aidé suivi suit suivre compte compter mène mener mené reçu recevoir reçoit parle parler parlé entend utilisé utiliser utilise travaille travaillé travailler`),
  es: listed(`hace haces hacen hacer hizo hiciste hice hicieron hecho haciendo hacía va vas van voy ir iba fue ido vino venir viene viniste da das dan dar dio
    diste di dado dando dieron pone pones poner puso pusiste puse puesto dice dices decir dijo dijiste dije dicho sabe sabes saber supo supiste sabía ve
    ves ver viste vio visto vi sale salir salió queda quedar quedó quedado deja dejar dejó dejaste dejado pasa pasar pasó pasaste pasado lleva
    llevas llevar llevó llevaste llevado sigue seguir siguió seguido toma tomar tomó tomaste tomado encuentra encontrar encontró encontraste
    encontrado muestra mostrar mostró empieza empezar empezó empezaste empezado trae traer trajo trajiste resulta resultar resultó logra
    lograr logró lograste logrado consigue conseguir consiguió conseguiste conseguido pide pedir pidió pediste pedido ayuda ayudar ayudó ayudaste ayudado
    usa usar usó usado necesita necesitar llega llegar llegó llegaste llegado vuelve volver volvió parece parecer trabaja trabajar trabajado habla hablar habló hablaste`),
};

/** Words that name nobody and nothing beyond what a source names: somebody, something, a time, a place of work. */
export const GENERAL_NOUNS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: listed(`person people man men woman women lady gentleman child children kid kids boy girl family families parent parents mother mum father dad
    daughter son wife husband colleague colleagues coworker coworkers teammate teammates team teams group groups crew staff member members
    patient patients customer customers client clients guest guests user users student students pupil pupils trainee trainees apprentice newcomer
    visitor visitors participants participant attendees audience others everyone's week weeks day days month year morning afternoon evening night
    shift shifts hour hours minute minutes moment moments time times spring summer autumn winter season weekend place places site room job jobs task tasks work
    project projects case cases part parts piece pieces step steps point points side matter matters issue issues problem problems question questions
    situation idea ideas plan plans process processes procedure system systems tool tools document documents form forms list lists sheet number numbers
    figure figures result results answer answers note notes message messages name names word words hand hands head voice eye eyes life story quarter
    beginning end start finish top bottom middle line lines order use change changes difference rest half example experience`),
  de: listed(`mensch menschen person personen leute mann männer frau frauen kind kinder kindern junge mädchen familie familien eltern mutter vater tochter
    sohn kollege kollegen kollegin kolleginnen team teams gruppe gruppen mannschaft mitarbeiter mitarbeitern mitarbeiterin mitarbeitende mitarbeitenden
    patient patienten patientin patientinnen kunde kunden kundin kundinnen gast gäste gästen nutzer schüler schülerin schülerinnen schülern azubi azubis
    auszubildende auszubildenden auszubildender bewohner bewohnerin teilnehmer teilnehmende teilnehmenden anwesende woche wochen tag tage tagen monat monate
    jahr jahre morgen vormittag nachmittag abend abends nacht schicht schichten stunde stunden minute minuten moment augenblick zeit frühling frühjahr
    sommer herbst winter wochenende ort stelle platz raum arbeit aufgabe aufgaben projekt projekte fall fälle teil teile stück schritt schritte punkt
    punkte seite sache sachen thema themen problem probleme frage fragen situation lage idee ideen plan pläne prozess ablauf abläufe verfahren system
    mittel unterlagen liste listen blatt zahl zahlen wert werte ergebnis ergebnisse antwort wort worte hand hände kopf stimme auge augen leben quartal
    geschichte anfang beginn ende schluss mitte reihe ordnung art weise änderung änderungen veränderung unterschied rest hälfte beispiel erfahrung mal`),
  fr: listed(`personne personnes gens homme hommes femme femmes dame monsieur enfant enfants fille garçon fils famille familles parent parents mère père
    collègue collègues équipe équipes groupe groupes membre membres patient patients patiente patientes client clients cliente clientes usager usagers
    élève élèves étudiant étudiants étudiante apprenti apprentie stagiaire stagiaires visiteur participants semaine semaines jour jours journée mois an ans
    année années matin après-midi soir soirée nuit heure heures minute minutes moment moments temps printemps été automne hiver week-end lieu place endroit
    salle travail tâche tâches projet projets cas part partie parties pièce étape étapes point points côté affaire sujet problème problèmes question
    questions situation idée idées plan processus procédure système outil outils document documents liste listes feuille nombre chiffre chiffres résultat
    résultats réponse note notes message nom mot mots main mains tête voix oeil yeux vie monde histoire début fin milieu ligne ordre changement
    changements différence reste moitié exemple expérience poste service façon`),
  es: listed(`persona personas gente hombre hombres mujer mujeres señora señor niño niña niños niñas hijo hija familia familias padre madre padres compañero
    compañera compañeros compañeras colega colegas equipo equipos grupo grupos miembro miembros paciente pacientes cliente clientes clienta usuario usuarios
    alumno alumna alumnos alumnas estudiante estudiantes aprendiz visitante participantes semana semanas día días mes meses año años mañana tarde noche
    hora horas minuto minutos momento momentos tiempo primavera verano otoño invierno lugar sitio sala trabajo tarea tareas proyecto proyectos caso parte
    partes pieza paso pasos punto puntos lado asunto tema problema problemas pregunta preguntas situación idea ideas plan proceso procedimiento
    sistema herramienta documento documentos lista listas hoja número números cifra cifras resultado resultados respuesta nota notas mensaje nombre palabra palabras
    mano manos cabeza voz ojo ojos vida mundo historia inicio principio final fin mitad línea orden cambio cambios diferencia resto ejemplo experiencia turno turnos`),
};

/** Words that say what is yet to come, or ought to: a claim; but an analysis may say "you should be proud". */
const PLANS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: listed('will should must shall wont'),
  de: listed('soll sollen sollte sollten muss müssen'),
  fr: listed('doit doivent devra devrait'),
  es: listed('debe deben deberá debería'),
};
const ADVICE = /^(?:should|soll\p{L}*|doit|doivent|devrait|debe|deben|deberia)$/u;

export const isPlan = (word: string, language: Language): boolean => PLANS[language].has(word);
export const isAdvice = (word: string): boolean => ADVICE.test(word);
