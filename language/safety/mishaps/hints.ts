import type { Language } from '#domain/facts.ts';
import { phrases } from '../../text/plain-text.ts';

/** What people tell of a hard day in hints, each kind in the four languages; sources of regular expressions as in `mishap-words.ts`. */
type Hint = Readonly<Record<Language, string>>;

const KIN_EN =
  "(?:mum|mom|mam|dad|nan|nana|gran|grandad|grandpa|granny|my (?:mother|father|husband|wife|partner|son|daughter|boy|girl|brother|sister|baby|lad)|the (?:baby|little one|boy|lad|wee one))(?:'s)?";
const KIN_DE =
  '(?:mama|papa|mutti|oma|opa|(?:mei|mein|meine|unser|unsere|der|die|s) (?:mutter|vater|mann|frau|sohn|tochter|bruder|schwester|kleine[rn]?|bub|bua|madl|kind|baby|schwieger\\w+))';
const KIN_FR =
  '(?:maman|papa|mamie|papi|(?:mon|ma|mes|notre|le|la) (?:mere|pere|mari|femme|fils|fille|frere|soeur|petit|petite|bebe|grand-\\w+|compagn\\w+|conjoint\\w*))';
const KIN_ES =
  '(?:mama|papa|(?:mi|mis|nuestr[oa]|el|la) (?:madre|padre|marido|mujer|hij[oa]|nin[oa]|herman[oa]|bebe|abuel[oa]|peque\\w*|suegr[oa]|pareja))';

/** Somebody near is in hospital, or the news of a body is bad. */
const ofHealth: Hint = {
  en: phrases`
    \b${KIN_EN} (?:is |are |went |was taken |got taken )?(?:back in(?=[.,!;]|$| (?:hospital|again|the ward|on the ward))|rushed in|(?:didn't|doesn't|does not|did not|no longer|won't) (?:know|recogni[sz]e) (?:who i (?:was|am)|me|us|my (?:name|face))|on (?:a ventilator|oxygen|the ward))
    |\b(?:scans?|results?|bloods?|biopsy|numbers|tests?|x-?ray) (?:\w+ ){0,2}(?:wasn't|weren't|was not|were not|aren't|isn't) (?:good|great|what we hoped)|\b(?:scan|results|bloods|biopsy) (?:\w+ ){0,3}(?:bad|worse|back and it'?s|shows? (?:something|a shadow|a lump))\b|\bfound something on (?:the|my|his|her) (?:scan|x-?ray|mri|lung|breast)
    |\b(?:third|fourth|second|fifth|another|last|final) (?:round|cycle|try|transfer|attempt)\b.{0,25}\b(?:no baby|negative|didn't take|failed|nothing)\b|\bno heartbeat\b|\bnegative again\b|\b(?:did|pulled|tore|slipped|put out|done) my (?:back|hamstring|knee|shoulder|achilles|calf|ankle|hip)\b|\bhamstring\. |\b(?:hip|back|knee|leg|chest) (?:is |has )?(?:playing up|gone|given out) again\b
  `,
  de: phrases`
    \b${KIN_DE} (?:[\w'-]+ ){0,4}?(?:(?:auf|in) (?:der |die )?(?:intensiv|isolierstation|klinik|its|palliativ)\b|im (?:kh|krankenhaus|spital|hospiz)|erkennt mich nicht|kennt mich nicht|weiss nicht mehr,? wer ich)|\b(?:werte|befund|befunde|ergebnis|ergebnisse|bilder|blutwerte) (?:\w+ ){0,4}(?:schlecht\w*|nicht gut|nicht schon|auffallig|mies)\b|\b(?:dritte[rs]?|vierte[rs]?|zweite[rs]?|letzte[rs]?) (?:versuch|runde|transfer)\b.{0,25}\b(?:negativ|kein kind|kein baby|nichts)\b|\bwieder negativ\b|\bkein herzschlag\b
    |(?<!nach (?:dem |einem |meinem )?)\b(?:\w*bruch|banderriss|kreuzbandriss|muskelfaserriss|bandscheibenvorfall|hexenschuss|rippe\w* gebrochen)\b(?!.{0,40}\b(?:patient|reparier|rohr|versorgt)\w*)(?<!(?:rohr|ein|um|auf|ab|aus|durch|zusammen|stein|kabel|achs|feder|auf|wolken|vertrags|damm)bruch)|\b(?:die |meine |s )?(?:hufte|hift|knie|kreuz|rucken|schulter|bandscheibe) (?:\w+ ){0,3}(?:zwickt|hin|kaputt|macht (?:nicht mehr mit|zicken)|tut (?:wieder )?weh|rausgesprungen|mucken)\b
  `,
  fr: phrases`
    \b${KIN_FR} (?:[\w'-]+ ){0,4}?(?:(?:a l'|en |aux )(?:hosto|hopital|rea|reanimation|urgences|clinique|soins intensifs|ehpad)|ne me reconnait (?:plus|pas)|hospitalisee?)|\b(?:resultats|examens|scanner|irm|analyses|biopsie|prise de sang)\b.{0,40}\b(?:pas (?:bons?|bonnes?|terribles?)|mauvais\w*|pas bon|tombes)\b|\b(?:c'est|c est) pas bon\.|\b(?:troisieme|quatrieme|deuxieme|derniere?) (?:fiv|essai|tentative|transfert)\b.{0,25}\b(?:negati\w+|rien|pas de bebe|echec)\b|\bencore negatif\b|\bplus de (?:battement|coeur)\b
    |\b(?:claquage|dechirure|entorse|lumbago|sciatique|hernie|fracture|tendinite)\b(?!.{0,40}\b(?:patient|soign)\w*)|\b(?:mal|coince) (?:au|a la|aux) (?:dos|genou|hanche|epaule|nuque|cervicales)\b
  `,
  es: phrases`
    \b${KIN_ES} (?:[\w'-]+ ){0,4}?(?:(?:en|a) (?:la uci|el hospital|urgencias|cuidados|planta|paliativos)|ingresad[oa]|no me (?:reconoce|conoce|recuerda)|ya no (?:me|nos|sabe como me) (?:reconoce|conoce|llamo))|\b(?:analisis|resultados|pruebas|biopsia|radiografia|resonancia|analitica)\b.{0,25}\b(?:mal|malos|malas|regular|peor\w*|no (?:son|estan|han salido|salieron) (?:bien|buen\w+))\b|\b(?:tercer|cuart|segund|ultim)[oa]? (?:intento|ronda|transferencia|fiv)\b.{0,25}\b(?:negativ\w+|nada|sin bebe)\b|\botra vez negativo\b|\bsin latido\b
    |(?<!sin )\b(?:rotura|esguince|desgarro|ciatica|lumbago|contractura|clavicula rota|tobillo roto)\b(?!.{0,40}\b(?:paciente|trat)\w*)
  `,
};

/** Death in the words that go around it. */
const ofDeath: Hint = {
  en: phrases`
    \b(?:didn't|did not|never|wouldn't) (?:wake up|get (?:back )?up again|come round|make it through the night)(?=[.,!]|$)|\b(?:slipped|faded) away (?:this|last|in|at|on|yesterday|today)|\b(?:is|are) no longer with us\b|\b(?:had to|have to|we) (?:put|have) [\p{L}]+ (?:down|put down|to sleep) (?:this|today|yesterday|last|on)\b|\bput (?:him|her|the dog|the cat) (?:down|to sleep)\b|\bput (?!(?:the|a|an|my|our|it|them|this|that|some|more|money|deposits?|roots|tools|phones?|baby|kids|carpets?|flooring|lino|tiles|pens?|books?|weapons|foundations|ideas|everything|something)\b)[\p{L}]+ down[.!]?$|\b(?:dog|cat|horse|pony|budgie|hen|hens|sheep|lamb|lambs|ewes?|calf|hives?|colon(?:y|ies))\b.{0,20}\b(?:found|was|were|lay|is|are)(?: \w+)? dead\b
  `,
  de: phrases`
    \b${KIN_DE} (?:ist|is|san|sind) (?:[\w'-]+ ){0,4}?eingeschlafen\b(?!.{0,30}\b(?:wieder|couch|sofa)\b)|\b(?:ist|is|san|sind) (?:[\w'-]+ ){0,4}?(?:heimgegangen|von uns gegangen|fur immer gegangen|nicht mehr (?:aufgewacht|aufgestanden))\b|\b(?:war|lag|lagen|waren) (?:[\w'-]+ ){0,4}?tot\b|\b(?:hund|katze|kater|pferd|huhner|schafe|kuh|kalb|volker|vogel|kanarienvogel) (?:[\w'-]+ ){0,3}?(?:tot|verendet|eingegangen|nicht mehr aufgestanden)\b
  `,
  fr: phrases`
    \b(?:le papa|la maman|${KIN_FR}|monsieur \w+|madame \w+|[\p{L}]+) n'est plus\b(?=[.,!]|$)|\b(?:s'est|s est) eteinte?\b(?!.{0,15}\b(?:moteur|machine|lumiere|serveur)\b)|\b${KIN_FR} est partie? (?:cette nuit|ce matin|hier|dimanche|lundi|mardi|mercredi|jeudi|vendredi|samedi|dans son sommeil)\b|\b(?:brebis|vaches?|poules|chien|chienne|chat|cheval|veau|agneaux) (?:(?!donne)[\w'-]+ ){0,3}?(?:mort\w*|creve\w*|ne s'est plus releve\w*)\b|\bfait piquer\b|\best mort a \d
  `,
  es: phrases`
    \b(?:ya )?no se (?:levanto|desperto)(?: mas)?(?=[.,!]|$)|\bamanecio (?:ties[oa]|muert[oa]|frio)\b|\bse (?:me|nos) (?:fue|ha ido|han ido|murio|ha muerto|murieron)\b(?!.{0,20}\b(?:la (?:luz|mano|cabeza|pinza|hora)|el (?:tiempo|miedo|cliente|dedo|santo)|(?:la|el|mi) (?:bateria|consola|movil|telefono|ordenador|portatil)|de las manos)\b)|\b(?:el|la|mi|nuestr[oa]) (?:perr[oa]|gat[oa]|caballo|vaca|can|yegua|oveja)\b.{0,30}\b(?:murio|muert[oa]|ya no)\b|\bfalleci(?:o|eron)\b
  `,
};

/** Stolen, spoilt, thrown away, all for nothing. */
const ofLoss: Hint = {
  en: phrases`
    \b(?:licen[cs]e|permit) (?:\w+ )?(?:suspended|revoked|gone|taken away|pulled)\b|\b(?:got|was|were|been|had (?:it|my \w+|the \w+|our \w+)|someone|somebody|they|\w+ (?:got|was)) (?:\w+ )?(?:nicked|stolen|robbed|burgled|broken into|mugged|vandali[sz]ed|keyed)\b|\bkeyed my\b|\b(?:in|into|to|straight in) the (?:skip|bin|slurry|dumpster|trash)\b|\b(?:all|whole|entire) (?:\w+ ){1,4}(?:gone|for nothing|down the drain|wasted|lost)(?=[.,!]|$)|\b(?:all|both|it was|that was) for nothing\b|\b(?:prover|oven|chiller|freezer|boiler|compressor|generator|till|server|pump) (?:\w+ )?(?:tripped|quit|died|packed in|cut out|blew)\b
    |\b(?:took|made|sold|only) (?:\w+ ){0,2}(?:quid|pounds|dollars|bucks|euros) (?:in the till )?all (?:day|morning|week)\b
  `,
  de: phrases`
    \b(?:fuhrerschein|lappen|schein) (?:\w+ )?(?:weg|entzogen|gesperrt|los)(?=[.,!]|$)|\b(?:aufgebrochen|geklaut|gestohlen|eingebrochen|ausgeraubt|aufgeknackt|aufgschlitzt|zerkratzt)\b(?!.{0,40}\b(?:gefasst|erwischt|zuruck|wieder da)\b)|\b(?:in die|in der|fur die) (?:tonne|mulltonne)\b|\b(?:auf|in) den mull\b|\b(?:ganze[nrs]?|alle[s]?|komplette[nrs]?) (?:[\w-]+ ){1,4}(?:umsonst|fur nix|fur nichts|fur die katz|dahin|weg|futsch)(?=[.,!]|$)|\b(?:alles|das) (?:war )?(?:umsonst|fur die katz|fur nix)\b|\b(?:ganzen tag|heute nur|grad mal|gerade mal) (?:[\w-]+ ){0,2}euro (?:in der kasse|eingenommen|umsatz)\b|\bgarstopp\b|\b(?:vollgelaufen|abgesoffen|leergelaufen|verdorben)(?=[.,!]|$)
  `,
  fr: phrases`
    \bpermis (?:\w+ )?(?:suspendu|retire|annule)\b|\b(?:cambriol|braqu|vandalis|fracture)\w*|\b(?:on (?:m'a|nous a)|m'a|nous a|s'est fait|me suis fait) (?:tout )?(?:vole|pique|tire|fauche|arrache|voler|piquer|cambrioler)\w*\b|\b(?:a|dans) la (?:benne|poubelle|fosse)\b|\b(?:tout|toute|tous) (?:[\w'-]+ ){1,4}(?:pour rien|foutue?|perdue?|en l'air|gachee?)(?=[.,!]|$)|\bpour rien\.|\b\w+ (?:euros|balles) (?:dans la caisse|de recette)(?: ce soir| de la journee| en tout|[.,!]|$)|\b(?:chambre froide|four|frigo|congelo|compresseur|pompe|serveur|chaudiere) (?:a|ont) (?:claque|lache|plante|crame|rendu l'ame)\b
  `,
  es: phrases`
    \b(?:carnet|permiso|licencia) (?:\w+ )?(?:retirad[oa]|suspendid[oa]|anulad[oa])\b|\b(?:me|nos) (?:robaron|han robado|robo|asaltaron|atracaron|entraron a robar|abrieron el coche)\b|\bse (?:llevo|llevaron) (?:el|la|los|las|mi|todo)\b(?!.{0,20}\b(?:premio|aplauso|sorpresa|alegria|contrato)\w*)|\ba la basura\b|\b(?:todo|toda|todos) (?:[\w'-]+ ){1,4}(?:para nada|perdid[oa]s?|a la basura|tirad[oa]s?|por la borda)(?=[.,!]|$)|\bpara nada\.|\b\w+ euros en (?:la )?caja (?:en )?(?:todo el dia|hoy)\b|\b(?:helada|granizo|riada|levante|temporal|plaga) (?:[\w'-]+ ){0,3}?(?:se llevo|quemo|arraso|destrozo)\b|\bse (?:fue la luz|me danaron|pudrio|pudrieron)\b
  `,
};

/** Called names, threatened, shut out. */
const ofPeople: Hint = {
  en: phrases`
    \b(?:isn't|aren't|is not|not|won't|hasn't|stopped) (?:speaking|talking|spoken|speak|talk) to (?:me|us)\b|\b(?:told|said) (?:me |us )?(?:to )?(?:go|get) back (?:to )?where i\b|\b(?:find|finds|knows?|found) (?:out )?where i (?:park|live|work)\b|\bcalled me (?:an? )?(?:\w+ ){0,2}(?:cow|idiot|bitch|fool|joke|thief|liar|slow|thick|useless|cunt|dog|pig|waste)\b|\b(?:threw|chucked|lobbed|hurled) (?:an? |the |his |her |their )?(?:\w+ ){1,3}at (?:me|my|the (?:till|register|desk|counter|window))\b|\btore (?:into|strips off) me\b|\b(?:moved|moving|left|walked|gone) out(?: on me| of the house)?[.!]*$(?<=\b(?:he|she|husband|wife|partner|girlfriend|boyfriend|\w+'s) .{0,20})
    |\bi should be (?:put on a list|ashamed|sacked|deported)\b|\b(?:gave|given) (?:the|my) (?:\w+ ){1,4}(?:job|post|role|pitch|desk|slot|shifts?) (?:\w+ ){0,5}?to (?:someone|somebody|a |an |the |his |her |kev|some)
  `,
  de: phrases`
    \b(?:redet|reden|spricht|sprechen|red) (?:[\w,'-]+ ){0,5}?(?:kein wort|nicht|nix|nimmer|nicht mehr|nichts)(?: mehr)? mit (?:mir|uns)\b|\b(?:mit mir|mit uns) (?:redet|spricht) (?:\w+ ){0,3}(?:keiner|niemand|nicht)\b|\b(?:findet|find|weiss|rauskrieg\w*|kriegt) (?:\w+ )?(?:raus|heraus)?,? ?wo ich (?:park|wohn|arbeit)\w*|\b(?:dumme|blode|alte|faule|fette) (?:kuh|sau|gans|schlampe|ziege)\b|\b(?:brullt|gebrullt|geschrien|gschrian|schreit) (?:[\w,'-]+ ){0,8}?(?:was wir fur|ich bin|was ich|an die wand|mir ins gesicht|durch die scheibe|durchs telefon)|\b(?:hat|hot) mich gefilmt\b|\b(?:vor die fusse|ins gesicht|hinterher|an den kopf) (?:gekippt|geschmissen|geworfen|gespuckt)\b|\b(?:er|sie) ist (?:\w+ )?ausgezogen\b|\bsass (?:wer|jemand) anders an meinem (?:platz|schreibtisch)\b
  `,
  fr: phrases`
    \b(?:ne )?(?:me|nous) (?:parle|parlent|adresse|adressent) plus(?: la parole)?\b|\bplus un mot\b|\bm'a (?:dit|appele\w*|traite\w*|lance) (?:de |d')?["«]? ?(?:salope|connard|connasse|incapable|abruti\w*|debile|pute|feignass?e|grosse|voleu\w+|bonne a rien|nul\w*)\b|\b(?:il|elle|ils) (?:connait|sait|savent) (?:le prenom de|ou j'habite|ou je)\b|\ba (?:balance|jete|lance|envoye) (?:son|sa|ses|le|la|un|une) \w+ (?:sur|a|dans) (?:la caisse|moi|ma|mes|le comptoir)\b|\bqui (?:gueule|hurle) mon nom\b|\bm'a (?:humiliee?|rabaissee?)\b|\bdemande le divorce\b|\b(?:m'a|m'ont|on m'a) (?:retire|enleve|pris|vire de) (?:le|la|mon|ma|mes|du|de) (?:\w+ ){0,2}(?:dossier|poste|projet|equipe|bureau|clients?)\b
  `,
  es: phrases`
    \b(?:no me|ya no me|no nos) (?:habla|hablan|dirige la palabra)\b|\b(?:me dijo|me ha dicho) de todo\b|\b(?:putean|puteand|insult|grit|chill|amenaz)\w*(?:me|nos|ome)\b|\b(?:vino|vinieron|empezo|se puso) a (?:gritar|insultar|chillar)(?:me|nos|le)?\b|\b(?:sabe|sabia|saben) donde (?:vivo|aparco|trabajo|quedaba)\b|\bbuscar(?:me)? a la salida\b|\b(?:me|nos) (?:tiro|lanzo|arrojo) (?:la|el|un|una|los) \w+(?=.{0,40}\b(?:delante|cara|encima|a la)\b)|\b(?:mi )?(?:mujer|marido|pareja|novi[oa]|hij[oa]) (?:se ha ido|se fue|se ha marchado) (?:de casa|con)\b|\b(?:leido|leyo) mis mensajes en voz alta\b|\bse me subio un \w+ con (?:cuchillo|navaja|pistola)\b
  `,
};

/** Out of work, or of a home. */
const ofWork: Hint = {
  en: phrases`
    \b(?:let|letting|laid) (?:the whole|all of|half|the entire|our) (?:\w+ ){0,3}(?:go|off)\b|\b(?:hours|shifts?|pay|wages) (?:got |been |was |were |are )?(?:cut|slashed|docked)\b|\b(?:landlord|landlady)(?:'s| is| are)? (?:selling|putting (?:it|the rent)|kicking)|\bgot (?:till|until|to) (?:\w+ ){1,3}to (?:find (?:somewhere|a place)|move out|leave|get out)\b
  `,
  de: phrases`
    \b(?:haben|hat) (?:die |unsere |d' )?(?:ganze|komplette|halbe) (?:schicht|mannschaft|abteilung|belegschaft|station) (?:\w+ ){0,3}(?:entlassen|heimgeschickt|rausgeschmissen|gekundigt)\b|\b(?:hab|habe|hob) (?:\w+ ){0,2}die kundigung\b|\b(?:stunden|lohn|zulage\w*|gehalt) (?:\w+ )?(?:gekurzt|gestrichen|zusammengestrichen)\b|(?:^|\. )rausgeflogen[.!]
  `,
  fr: phrases`
    (?:^|\. )(?:licencie|licenciee|vire|viree)[.!]|\b(?:liquidation|huissier|avis d'expulsion|saisie sur)\b(?!.{0,30}\b(?:evite|evitee|annul|leve)\w*)|\bnon renouvele\w*\b|\bmis(?:e)? au placard\b|\b(?:ils ont|on a) (?:vire|licencie|renvoye) (?:toute|la moitie|la moitie de) (?:l'equipe|\w+)|\bheures (?:reduites|coupees|supprimees)\b
  `,
  es: phrases`
    \bno me (?:renovaron|han renovado|renuevan)\b|(?:^|\. )despedid[oa][.!]|\bme (?:han )?(?:echado|echaron|despidieron|despedido)\b|\b(?:me quede|nos quedamos|me he quedado|quede) (?:fuera|sin (?:trabajo|plaza|piso|casa|curro))\b|\b(?:el |nos |me )?(?:alquiler|luz|hipoteca) (?:nos |me )?sube\b|\bno (?:nos )?llega(?:mos)? a fin de mes\b|\b(?:echaron|han echado|despidieron) (?:a )?(?:todo el turno|toda la plantilla|medio equipo|la mitad)\b
  `,
};

/** Turned down, told in a word. */
const ofRefusal: Hint = {
  en: phrases`
    ^[\w' ]{2,24}: (?:no|rejected|refused|declined)(?=[.,!]|$)|(?:^|\. )(?:refused|rejected|declined|turned down|denied)(?: again)?[.!]|\bgave (?:the|my) [\w' ]{2,40} (?:job|post|pitch|slot|role|place) (?:on [\w ]+ )?to (?:an?|the|some\w+|him|her)\b|\b(?:third|fourth|second|final|last) (?:round|interview)\b.{0,40}\b(?:nothing|no (?:reply|email|answer|call)|silence|ghosted)\b|\bfailed the (?:theory|test|exam|practical|driving)\b
  `,
  de: phrases`
    \b(?:ablehnung|absage) (?:von|vom|aus|fur)\b|^[\w' ]{2,24}: (?:nein|abgelehnt|abgesagt)(?=[.,!]|$)|(?:^|\. )(?:abgelehnt|durchgefallen|nicht bestanden)[.!]|\bwieder (?:ne|eine|a) absage\b|\bwohnung (?:\w+ ){0,3}(?:wieder nix|wieder nichts|weg|gekundigt)\b|\b(?:wird's|wird es|wurde|wars) (?:\w+ ){0,2}(?:wieder )?(?:nix|nichts)(?: (?:mit|draus|daraus)|[.!]|$)|\bauftrag (?:\w+ ){0,2}(?:nach|an) (?:\w+ ){1,3}(?:gegeben|vergeben)\b
  `,
  fr: phrases`
    \b(?:pas eu|n'ai pas eu|pas decroche|rate) (?:le|mon|ce) (?:poste|concours|permis|entretien|examen)\b|^[\w' ]{2,24}: (?:non|refus\w*|rejete\w*)(?=[.,!]|$)|(?:^|\. )(?:refuse|recale|recalee|ajourne|ajournee)[.!]|\bencore un (?:refus|non|rejet)\b|\bperdu (?:le |mon |notre )?(?:marche|contrat|client|chantier|poste|boulot)\b
  `,
  es: phrases`
    \b(?:suspendi|he suspendido) (?:otra vez|de nuevo|el (?:examen|teorico|practico|carnet)|la (?:oposicion|asignatura|prueba)|por)\b|^[\w' ]{2,24}: (?:no|rechazad[oa]|denegad[oa])(?=[.,!]|$)|(?:^|\. )(?:rechazad[oa]|denegad[oa]|suspendid[oa])[.!]|\bse (?:echo|ha echado) (?:para )?atras\b|\bme quede en la puerta\b|\bfuera de la (?:bolsa|lista)\b
  `,
};

/** No strength left, said plainly. */
const ofStrength: Hint = {
  en: phrases`
    \b(?:can't|cannot|couldn't|can not|could not) (?:even )?(?:get out of bed|face (?:it|people|anyone|the \w+|going)|think straight|stop (?:crying|shaking)|keep my eyes open|do this any ?more|get going)\b|\b(?:i )?(?:just )?(?:sat|sitting|hid|cried|locked myself) in (?:the|my) (?:car|van|toilets?|loo|stock ?(?:room|cupboard)|car park|store ?room|bathroom|walk-in|cold store|stairwell)\b(?! (?:park )?(?:with (?:a|the) (?:patient|client|student|kid|customer)))|\bin the car park for\b|\brunning on (?:empty|fumes)\b|\b(?:nothing|non) day\b|\b(?:cried|screamed|shouted|kicked off) (?:all|the whole) (?:night|evening|day|shift)\b(?! (?:laughing|with laughter))|\bno sleep (?:again|for|since|all week)\b|\bat the end of my (?:rope|tether)\b
  `,
  de: phrases`
    \b(?:heute?|heit) (?:ging|geht|is|ist) (?:[\w']+ ){0,2}(?:gar nix|gar nichts|garnix|goar nix|nix|nichts)(?: mehr| ganga)?(?=[.,!]|$)|\b(?:i|ich) (?:mog|mag|ko|kann|konn|kon) (?:\w+ )?(?:nimmer|nimma|nicht mehr|net mehr)\b(?! (?:so|auf|ohne) )|\bkann nicht mehr klar denken\b|\b(?:eingeschlossen|eingesperrt|im auto gesessen|auf'?m klo)\b(?=.*\b(?:geheult|geweint|gesessen|gheult)\b)|\b(?:durchgeschrien|durchgeweint|durchgebrullt)\b|\b(?:nicht|kaum|koane?) (?:\w+ )?(?:aus dem bett|ausm bett|hoch) (?:gekommen|kommen|komme)\b|\bkomm\w* (?:\w+ ){0,2}(?:nicht|nimmer) (?:mehr )?(?:aus dem bett|hoch|in die gange)\b|\b(?:den )?ganzen (?:abend|tag) (?:\w+ )?(?:geschrien|gebrullt|geheult|geweint)\b|\bwird (?:es )?nicht besser\b
  `,
  fr: phrases`
    \b(?:n'|ne |)?arrive (?:plus|pas) a me (?:lever|concentrer|motiver)\b|\b(?:j'en peux|en peux) plus\b|\bplus (?:la |de )?(?:force|energie|jus)\b|\b(?:rien|aucune|pas) envie (?:de rien|de raconter|de parler|de me lever)\b|\b(?:a|ont) (?:encore )?(?:crie|hurle|pleure) toute la (?:nuit|soiree|journee)\b|\b(?:j'ai )?(?:pleure|craque|chiale) (?:dans|aux|en) (?:les |la |ma |le )?(?:toilettes|voiture|vestiaires?|reserve|bureau|douche)\b|\bnuit blanche\b|\b(?:journee|semaine) (?:pourrie|de merde|horrible)\b|\brien a en tirer\b|\bsais plus (?:quoi faire|ou j'en suis|comment)\b
  `,
  es: phrases`
    \bno (?:he podido|pude|puedo|podia) (?:\w+ )?con (?:nada|todo|la vida|mi alma)\b|\b(?:sin|no tengo|no me quedan) (?:ganas|fuerzas) (?:de nada|para nada|de levantarme|ya)\b|\b(?:ando|estoy|me siento) (?:\w+ )?(?:bajonead[oa]|de bajon|hundid[oa]|hech[oa] polvo|por los suelos|destrozad[oa]|en la mierda|rot[oa])\b|\b(?:lloro|grito|llorando|gritando) toda la (?:noche|tarde)\b|\b(?:llore|llorando|me encerre) (?:en|a) (?:el |mi )?(?:bano|coche|almacen|vestuario|casa)\b|\bno (?:he dormido|dormi|duermo) (?:nada|desde|en|ni)\b|\b\w+ noches sin dormir\b|\bno me (?:levante|pude levantar|he levantado) de la cama\b|\bno (?:doy|puedo) (?:mas|ya mas)\b
  `,
};

export const hints = { ofHealth, ofDeath, ofLoss, ofPeople, ofWork, ofRefusal, ofStrength } as const;
