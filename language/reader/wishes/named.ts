import type { RequestKind } from '#domain/inbox/request/mail-request.ts';
import { phrases } from '../../text/plain-text.ts';
import { scheduleDetails } from '../details/schedule-details.ts';
import { plainly } from '../words/sentences.ts';
import { tellsDone } from '../words/tells-done.ts';

/** How each language asks somebody to do something; of words as `plainly` gives them. */
const ASKS = new RegExp(phrases`
  \b(?:please|pls|plz|plis|kindly|(?:can|could|would|will) (?:you|u|ye|ya|yous|ever you|i (?:get|have|see|download|export))|i(?:'d| would) (?:like|love)|i (?:want|need)|(?:can|could) (?:one|it|that|this|they|these|my|the)\b|do me|would ye|will ye|help me
  |bitte|(?:kannst|konntest|konnt|konntet|konnen|konnten|wurdest|wurden|wurdet|durfte|magst) (?:du|ihr|sie|ich|wir|s|man|mir|die|das|den|da)|(?:kann|konnt) ich|ich (?:will|mochte|brauche|brauch|brauchte|hatte gerne?)|mocht ich|musst ihr|konnts|kannst
  |svp|stp|s'il (?:te|vous) plait|(?:peux|pouvez|pourrais|pourriez|peut|pourrait|puis)[- ](?:tu|vous|on|je|me|m')|(?:tu|vous|on|te) (?:peux|pouvez|pourrais|pourriez|peut)|je (?:veux|voudrais|souhaite|souhaiterais|aimerais)|il me faut(?:drait)?|j'ai besoin|j'aurais besoin|y a moyen|veuillez|merci de
  |por favor|porfa|porfis|xfa|favor de|(?:puedes?|pueden|podeis|podrias?|podrian|podriais|podes)|quiero|quisiera|queria|necesito|ocupo|me gustaria|me har?ia falta|me hace falta|les pido|os pido|te pido|deseo|solicito|hay forma)\b
`);

/** How an order begins. */
const ORDERS = new RegExp(phrases`
  ^(?:(?:and|also|oh|so|then|now|ok|okay|but|just|hi|hello|hey|btw|anyway|ps|hmm|well|und|auch|ach|achja|dann|hallo|moin|et|puis|alors|bon|bonjour|salut|au fait|y|pues|oye|oigan|che|hola|buenas|bueno|ah|eh|abeg|abi|today)[,:! .]{1,3}){0,4}
  (?:(?:send|make|write|draft|put|give|show|list|tell|remind|export|download|delete|remove|drop|scrap|bin|chuck|lose|merge|split|separate|join|combine|restore|reinstate|bring|undo|change|move|switch|set|stop|pause|resume|restart|cancel|refund|update|add|knock|draw|do|correct|fix|skip|use|wipe|mail|text|e-?mail|ask|shift|turn|get|pull|gimme|sort|leave|let|keep|hold|note|take)\b
  |(?:schick|schreib|mach|zeig|stell|losch|streich|entfern|fass|trenn|teil|leg|pausier|stopp|kundig|exportier|trag|aktualisier|ander|verschieb|nimm|gib|hilf|lass|setz|erstell|bastel|melde|hol|hor|korrigier|erganz|formulier|verfass|bau|sag|such|schmeiss|wirf|bring|notier|stornier|wechsel)(?:e|t|en|et|n|st)?\b
  |(?:envoi|fai|montr|donn|ecri|redig|prepar|met|chang|pass|supprim|enlev|retir|effac|separ|scind|fusionn|regroup|repren|repri|arret|export|sor|ressor|corrig|laiss|rappell|remett|remet|recuper|regl|gard|li[st]t|di|annul|rembours|ferm|clotur|ajout|not|modifi|decal|racont|resum|fabriqu|pondez|pond|concoct|balance|sortez)(?:e|es|ez|s|t|tes|tez|sez|vez|ds|dez|ns|nez)?(?:[- ](?:moi|le|la|les|en|nous|tout|a|mon|ma|mes|ca|un|une|celle|celui|sur|de|dans|plus|les?)\b)
  |(?:mand|envi|hag|haz|hac|arm|escrib|redact|prepar|pon|pong|cambi|pas|borr|elimin|quit|suprim|separ|junt|un|export|descarg|muestr|mostr|ensen|di|dec|dig|list|paus|par|reanud|vuelv|volv|actualic|actualiz|corrig|corrij|restaur|recuper|apunt|anot|cancel|devuelv|ayud|divid|divida|mez?cl|sac|dej|parti|tradu|avis|hable|resum|regal|tir)(?:a|e|o|an|en|ad|ed|id|ame|enme|eme|anme|adme|edme|idme|melo|la|lo|le|los|las|me|ganme|gan|game|z|zme|s|n|ndo|alo|ala|enlo|enla|eme|ime|i|iles?|anle|ale|ela|elo|eles)?\b(?!\w))
`);

/** Words for what we send. */
const OURS =
  /\b(?:check-?ins?|e-?mails?|mails?|messages?|mensajes?|mensajitos?|correos?|courriels?|nachrichten?|erinnerung(?:en)?|reminders?|recordatorios?|rappels?|texts?|questions?|fragen?|nachfragen?|preguntas?|m'ecri\w+|ecri\w*[- ]moi|escri\w+me|me escrib\w+|write (?:to )?me|text me|mail me|ask me)\b/;

const SUITS =
  /\b(?:works? (?:better|best|for me)|would be (?:class|better|best|great|grand)|suits?|better for me|passt|ware? mir|mir lieber|besser|c'est mort|m'arrange|me va|me vienen?|fatal|mejor|prefiero|je prefere|i prefer)\b/;

const SETS =
  /^(?:(?:and|also|so|und|auch|et|y) )?(?:only|just|nur|solo|seulement|make it|set|put|move|change|switch|shift|pon\w*|mets|mettez|stell\w*|verschieb\w*|cambi\w*|pasa\w*|passe\w*|every)\b/;

/** A time that ends is no schedule. */
const ENDS = /\b(?:until|till|bis|jusqu\w*|hasta)\b/;
/** Puts us off, and says nothing of the hour of later mails. */
const PUTS_OFF = /^(?:please )?ask (?:me )?(?:again )?later\b/;

/** Where somebody is that wants no mail for a while, or how long that is. */
const AWAY =
  '(?:holidays?|vacation|on leave|sick leave|signed off|maternity|honeymoon|away|off (?:to|sick|work)|for (?:the next )?(?:\\d{1,2}|an?|one|two|three|four|five|six|ten|a few|a couple of) (?:days?|weeks?|months?)|(?:ten|two|three) (?:days?|weeks?)|urlaub|ferien|betriebsferien|krankgeschrieben|elternzeit|kur|reha|(?:ne|eine|zwei|zwoi|drei|\\d{1,2}|paar) (?:tage?|woche?n?|wocha|monate?)|vacances|conges?|arret maladie|en arret|(?:une|deux|trois|quelques|\\d{1,2}) (?:jours?|semaines?|mois)|pendant ce temps|vacaciones|de baja|de viaje|(?:una|dos|tres|unos|unas|\\d{1,2}) (?:dias?|semanas?|meses))';

type Cue = readonly [kind: RequestKind, pattern: RegExp, needs: 'asking' | 'nothing'];

/** What is asked for, by the words for it; the first that fits. `needs` says whether somebody must be asked, too. */
const CUES: readonly Cue[] = (
  [
    [
      'billing',
      phrases`
      ^(?:hiermit )?(?:ich )?kundige(?: ich)? (?:hiermit |bitte )?(?:zum|bei euch|bei ihnen|das abo|mein abo|meine mitgliedschaft)\b|^(?:ich )?(?:mochte|will|muss) (?:hiermit |bei euch |bei ihnen |zum \w+ )*kundigen\b|^je (?:resilie|me desabonne|souhaite resilier|veux resilier|vais resilier)\b|^i(?:'m| am)? (?:hereby |am |'m )?cancel(?:l?ing)? (?:my (?:subscription|membership|plan)|with you|this (?:subscription|service)|at the end of|as of|from the end)|^(?:me doy de baja|me voy a dar de baja|doy de baja (?:mi|la) suscripcion|cancelo (?:mi|la) suscripcion)\b
      |\b(?:don't|do not|stop|no longer|nicht mehr|nichts mehr|ne|plus|no quiero que|no quiero q|que no|dejen de|deja de)\b.{0,12}\b(?:charg(?:e|ing)|bill(?:ing)? me|abbuch\w*|abgebucht|prelev\w*|debit\w*|cobr(?:en|es|ar|arme|ando))\b
    `,
      'nothing',
    ],
    [
      'delete-account',
      phrases`
      (?:delete|close|remove|erase|wipe|kill|terminate|deactivate)\b.{0,24}\b(?:account|profile|everything|all my data|all of it)|kontoloschung|(?:konto|account|benutzerkonto|profil)\b.{0,24}\b(?:losch\w*|schliess\w*|auflos\w*)|(?:losch|schliess)\w*.{0,30}\b(?:konto|account|benutzerkonto|alle meine daten|alles von mir)|(?:supprim|ferm|effac|clotur|resili)\w*.{0,24}\b(?:compte|toutes mes donnees|mes donnees)|(?:elimin|borr|cerr|cierr|suprim)\w*.{0,24}\b(?:cuenta|mis datos|todos mis datos|usuario)|(?:dar|den|dame|denme) de baja (?:mi|la) cuenta
    `,
      'asking',
    ],
    [
      'login',
      phrases`
      (?:can'?t|cannot|can not|couldn'?t|unable|won'?t let|doesn'?t let|trouble|problem\w*|locked out|keeps?|not opening|expired|tried|dying|took me|wont)\b.{0,40}\b(?:log(?:ged|ging)? ?in|sign(?:ed|ing)? ?in|log ?on|get (?:in|on)\b|into my account|the link|link|password|passcode)|(?:link|password|login|code)\b.{0,30}\b(?:expired|not (?:opening|working|coming)|doesn'?t work|isn'?t working|wrong number|never (?:came|arrives?)|dying|old number|dead)|cant get (?:on|in)\b|locked out|forgot(?:ten)? my (?:password|passcode|login)
      |(?:komme?|kann|konnte|gehe?|klappt|geht|funktioniert|lasst|schaff\w*)\b.{0,30}\b(?:nicht|net|nimmer|ned)\b.{0,24}\b(?:rein|einloggen|anmelden|login|anmeldung|zugang)|(?:einloggen|anmelden|login|anmelde\w*|passwort|link|code)\b.{0,40}\b(?:nicht|abgelaufen|kaputt|ungultig|geht ned|vergessen|klappt)|ausgesperrt
      |(?:arriv\w*|peux|marche|fonctionne|reussi\w*)\b.{0,14}\b(?:pas|plus)\b.{0,30}\b(?:connect\w*|entrer|acceder|compte|identifi\w*)|(?:lien|mot de passe|code|connexion)\b.{0,30}\b(?:expire|marche pas|invalide|fonctionne pas|marche plus|oublie)
      |no (?:puedo|logro|me deja|consigo)\b.{0,24}\b(?:entrar|acceder|iniciar|ingresar|conectar\w*|loguear\w*)|(?:enlace|link|contrasena|codigo|clave)\b.{0,30}\b(?:caduc\w*|venc\w*|expir\w*|no (?:sirve|funciona|llega|abre)|olvid\w*)
    `,
      'nothing',
    ],
    [
      'export',
      phrases`
      export(?:s|ed|ieren?|iert|er|ez|ar|a|e|en|ame|enme|es)?\b|(?:download|herunterlad\w*|runterlad\w*|telecharg\w*|descarg\w*)\b|(?:all|copy of|everything)\b.{0,20}\b(?:as a (?:file|zip|spreadsheet|csv|pdf)|my data|in (?:a|one) file)|(?:als|in einer|eine) (?:datei|csv|excel\w*|zip)\b|(?:meine|alle) (?:\w+ )?daten\b|(?:toutes )?mes donnees|(?:en|dans un|un) (?:fichier|csv|excel|zip)\b|(?:todos )?mis datos|en (?:un |una )?(?:archivo|excel|csv|zip|hoja de calculo)\b
    `,
      'asking',
    ],
    [
      'billing',
      phrases`
      refund|money back|(?:my|the|this|our) (?:subscription|membership|invoice|billing|receipt|plan)\b|invoices?\b|(?:charged|billed|charging|billing)\b.{0,20}\b(?:me|us|my|twice|again|old card)|(?:paid|paying) (?:twice|double|2|two)|cancel (?:my|the) (?:plan|subscription|membership|trial)|(?:yearly|annual|monthly|paid|free) plan|my (?:bank |credit )?card\b
      |geld zuruck|(?:das|mein|euer|dein) (?:\w+ )?abo\b|abo\b|abonnement|mitgliedschaft|rechnung\b|abgebucht|erstatt\w*|jahrestarif|tarif\b|doppelt (?:bezahlt|abgebucht)|kreditkarte
      |rembours\w*|factur\w*|preleve\w*|debit\w*|carte bancaire|formule (?:payante|annuelle|mensuelle|gratuite)|abonnement|reembols\w*|suscripcion|facturas?\b|cobr(?:ado|aron|aban|o|an|aste|asteis)\b|mi tarjeta|plan (?:anual|mensual)|membresia|devuelv\w+ (?:el|mi) dinero
    `,
      'asking',
    ],
    [
      'cover-letter',
      "cover(?:ing)?[- ]letters?|motivation(?:al)? letters?|application letter|anschreiben|motivationsschreiben|bewerbungsschreiben|lettres? de (?:motivation|presentation|candidature)|lettre d'accompagnement|cartas? de (?:presentacion|motivacion)|carta (?:para (?:postular|aplicar)|que acompan\\w*)|(?:lettre|mot) qui accompagne|(?:warum|wieso) (?:die|sie) (?:mich|ausgerechnet mich) (?:nehmen|einstellen) (?:soll\\w*|konn\\w*)|why (?:they|\\w+) should (?:hire|take|pick|choose) me|pourquoi (?:moi|ils devraient m'embaucher|me prendre)|por que (?:deberian )?(?:contratarme|elegirme)",
      'asking',
    ],
    [
      'growth-log',
      "growth[- ](?:log|journal|diary|report)|log of how i'?ve grown|(?:wachstums|entwicklungs|fortschritts)(?:tagebuch|bericht|log|journal|protokoll)|(?:journal|carnet|registre) de (?:progression|croissance|progres|bord|developpement)|(?:diario|registro|bitacora|informe) de (?:mi )?(?:crecimiento|progreso|avances?|desarrollo)|bilan (?:d'evolution|de (?:mon )?(?:developpement|progression))",
      'asking',
    ],
    [
      'custom-content',
      '(?:article|artikel|articulo)\\b.{0,30}\\blinked ?-?in|linked ?-?in[- ](?:article|artikel)',
      'asking',
    ],
    ['linkedin-post', 'linked ?-?in', 'asking'],
    [
      'twitter-post',
      '(?:a |ein(?:en)? |un )?(?:tweet|tuit)\\b|(?:twitter|x)[- ](?:post|beitrag)|(?:post|beitrag|publicacion|publication|words|something|text) (?:for|on|fur|auf|en|para|pour|sur) (?:twitter|x)\\b',
      'asking',
    ],
    [
      'social-thread',
      '(?:twitter|x|bluesky|mastodon)?[- ]?threads?\\b(?! lightly)|tweets\\b|tuits\\b|un hilo\\b|hilo (?:para|de|en)|un fil (?:twitter|x|bluesky|sur)|enfilade',
      'asking',
    ],
    [
      'cv',
      '(?:cv|c\\.v\\.?|lebenslauf|curriculum|curriculo|hoja de vida|curri)\\b|(?:my|a|an|the|updated|new|up to date) (?:resume|resumee)\\b',
      'asking',
    ],
    [
      'custom-content',
      phrases`
      (?:article|artikel|articulo|blog ?(?:post|artikel|beitrag)?|billet de blog|bio|biography|biografia|kurzbiogra\w+|speech|rede|abschiedsrede|dankesrede|discours|discurso|newsletter|personal statement|statement|reference|referenz|arbeitszeugnis|zwischenzeugnis|selbst(?:beurteilung|einschatzung|bewertung)|self[- ](?:review|assessment|appraisal)|appraisal|autoevalua\w+|auto-?evaluation|pitch|press release|brag (?:sheet|doc)|one[- ]pager|talking points|eulogy|bewerbungstext|ausbildungsplan|a page|(?:a|150|200|300|500) words|(?:ask|asking) for a raise|get a raise|correo a mi jefe|mail (?:an|a) (?:meinen chef|mon chef|mon boss)|gehaltsgesprach|gehaltserhohung|augmentation|aumento|presentation|prasentation|texto|textito|parrafo|paragraph\w*|absatz|text (?:fur|uber|zu)|un texte|un mot pour|unas palabras|capability statement)\b
    `,
      'asking',
    ],
    [
      'restore-wins',
      'restore|reinstate|bring\\b.{0,20}\\bback\\b|un-?delete|undo\\b|get\\b.{0,24}\\bback\\b.{0,10}(?:deleted|dropped)?|wiederherst\\w*|zuruckhol\\w*|ruckgangig|wieder (?:rein|zuruck|her)\\b|retabli\\w*|restaur\\w*|recuper(?:er|e|ez)?\\b|recuper(?:ar|a|en|ad|ame|enme)\\b|remet(?:s|tez|tre)\\b.{0,24}\\b(?:supprim|effac|retir|numero|la|le)',
      'asking',
    ],
    [
      'correct-wins',
      phrases`
      (?:drop|delete|remove|scrap|strike|bin|chuck|lose|split|separate|divide|merge|combine|join|put together|streich\w*|losch\w*|entfern\w*|trenn\w*|teil\w*|aufteil\w*|zusammen\w*|raus(?:nehmen|werfen)?|nimm|supprim\w*|enlev\w*|retir\w*|effac\w*|separ\w*|scind\w*|fusionn\w*|regroup\w*|reuni\w*|coupe[rz]?|borr\w*|quit\w*|elimin\w*|suprim\w*|junt\w*|divid\w*|sac\w*|uni[rd]|une(?= (?:el|la|los|las|\d|ambos|ambas)))\b.{0,50}\b(?:number|no|nr|nummer|numero|n|#|entry|entries|win|wins|one|last|first|second|third|point|punkt|eintrag|eintrage|letzte\w*|erste\w*|zweite\w*|dritte\w*|erfolge?|die|den|celle|celui|entree|reussite|victoire|dernier\w*|premier\w*|deuxieme|troisieme|ultim[oa]|primer[oa]?|segund[oa]|tercer[oa]?|logros?|entradas?|la|le|el|lo|\d{1,2})\b
      |\b(?:number|nr|nummer|numero|punkt|point|entry|eintrag|entrada|win|la|le|die|el|n[o°º])\b\.? ?#?\d{1,2}\b.{0,60}\b(?:split|drop|delete|remove|merge|wrong|mashes|same|streich\w*|losch\w*|entfern\w*|teilen|trennen|zwei|weg|raus|separ\w*|scind\w*|melange\w*|supprim\w*|enlev\w*|doublon|borr\w*|quit\w*|separ\w*|mezcl\w*|dos)\b
    `,
      'asking',
    ],
    [
      'correct-wins',
      phrases`
      (?:a |small |quick |one |kleine |petite |pequena |una )*(?:correction|korrektur|correccion|rectification|erratum|fe de erratas)\b|je corrige|(?:che |ojo |oigan )?corrijan?\b|ich korrigiere|muss (?:was |mich |noch )?korrigieren|i (?:ought|need|have|want) to correct|me equivoque|je me suis tromp\w*|(?:ich )?hab mich (?:vertan|verschrieben|vertippt)|zahlendreher|mixed them up|(?:what|that) i (?:said|wrote|told)\b.{0,40}\b(?:was wrong|was|wasn't)|lo que (?:puse|dije|escribi)\b.{0,30}\b(?:mal|no es|equivoc\w*)|ce que j'ai (?:dit|ecrit|note)\b.{0,40}\b(?:faux|c'etait)|(?:you|vous avez|habt ihr|sie haben|pusieron|pusisteis) (?:wrote|put|have|ecrit|mis|note|geschrieben|notiert)\b.{0,40}\b(?:but|not|mais|y en avait|aber|pero|nicht|no)\b
    `,
      'nothing',
    ],
    [
      'resume',
      phrases`
      (?:resume|restart|start up|carry on|switch\b.{0,12}\bback on|start)\b.{0,24}\b(?:again|e?-?mails?|check-?ins?|messages?|sending)|i'?m back\b.{0,30}\b(?:start|resume|send|go)|unpause|wieder (?:einschalten|schicken|schreiben|senden|anfangen|mails|melden|loslegen|los)|(?:mails?|nachrichten) wieder|pause\b.{0,20}\b(?:beenden|aufheben|aufgehoben|vorbei|zu ende)|remett\w+[- ](?:moi )?en route|repren(?:ds|ez|dre|d)\b.{0,24}\b(?:mails?|messages?|envois?|courriels?|normal)|(?:reprenez|reprends)\b|reanud\w*|reactiv\w*|vuelv\w+ a (?:mandar\w*|escribir\w*|enviar\w*)|quit\w* la pausa|ya (?:volvi|regrese|estoy de vuelta)
    `,
      'asking',
    ],
    [
      'pause',
      phrases`
      (?:pause|pausier\w*|pausa\w*|pausen|mettre en pause|snooze|auszeit|unterbrech\w*)\b|(?:no|keine?|pas de|aucun|sin|nada de|rien|nichts|nix)\b.{0,40}\b(?:until|till|bis|jusqu\w*|hasta|this week|next week|nachste woche|pendant|durante|fur \w+ (?:wochen?|tage?|monate?))|(?:until|till|bis|jusqu'?\w*|hasta)\b.{0,30}\b(?:no|keine?|pas|nicht|nichts|nada|rien)\b|(?:leave me (?:alone|in peace|be)|laissez?[- ]moi (?:tranquille|en paix)|lasst? mich\b.{0,24}\bin ruhe|dejen?me (?:en paz|tranquil\w)|oubli\w+[- ]moi|m'oublier)\b.{0,40}\b(?:for|until|till|bis|pendant|jusqu\w*|hasta|por|tout le|ce temps|months?|weeks?|days?)|rien pendant|silence radio|coupe tout|holidays?\b.{0,30}\b(?:no mails|don't)|(?:bin|solange) (?:im|in) (?:urlaub|kur|ausland)\b.{0,40}\b(?:keine|nicht|bitte)|je pars\b.{0,40}\b(?:rien|pas|arret\w*)|me voy\b.{0,40}\b(?:no|pausa|nada)
    `,
      'asking',
    ],
    [
      'stop',
      phrases`
      unsubscribe|stop (?:sending|mailing|writing|texting|e-?mailing|bothering|all|the|these|your)\b.{0,24}\b(?:me|mails?|e-?mails?|messages?|texts?|check-?ins?|reminders?)|no more (?:e?-?mails?|messages?|texts?|check-?ins?)|(?:stop|quit) (?:contacting|messaging) me|leave me alone|abmelden|abbestell\w*|(?:keine|nie wieder|nicht) (?:mails?|nachrichten|e-?mails?|schreiben)\b.{0,12}\bmehr|hort? auf\b|nicht mehr (?:schreiben|anschreiben)|desinscri\w*|desabonn\w*|arret\w*\b.{0,10}\b(?:de m'ecrire|les mails|les messages|d'ecrire)|plus (?:besoin de m'ecrire|de (?:mails?|messages?|courriels?)|rien recevoir)|ne m'ecrivez plus|(?:de|den|dame|denme|darme) (?:de )?baja|no me (?:manden|escriban|envien|mandes|escribas) (?:mas|nada)|no mas (?:correos|mensajes|mails?)|dejen? de (?:escribir\w*|mandar\w*|molestar)
    `,
      'asking',
    ],
    [
      'change-profile',
      phrases`
      (?:job )?title (?:is|'s|to|as|now)|my title'?s?\b|(?:in|on|to|update) my profile|(?:mein|im|ins) profil|mon profil|mi perfil|list me as|put (?:me|us) (?:down|doon) as|new (?:job|role|title|position|e-?mail)\b|neue[rn]? (?:job|titel|position|rolle|stelle|arbeitgeber)|nouveau (?:poste|titre|job|boulot)|nouvelle (?:fonction|adresse)|nuevo (?:puesto|cargo|trabajo|empleo)|zur kenntnis: ich (?:bin|leite|arbeite)
    `,
      'asking',
    ],
    [
      'pause',
      phrases`
      (?:don'?t|do not|dont|no|none|nothing|without|stop|hold|quiet|leave me)\b.{0,30}\b(?:write|writing|e?-?mails?|mailing|messages?|post|check-?ins?|reminders?|questions?|alone)\b.{0,60}\b${AWAY}|\b${AWAY}\b.{0,60}\b(?:don'?t|do not|dont|no|none|nothing|without|stop|hold|quiet)\b.{0,30}\b(?:write|writing|e?-?mails?|mailing|messages?|post|check-?ins?|reminders?|questions?|till|until)
      |(?:kein\w*|koi|nicht|nich|net|ned|nix|nichts|ohne)\b.{0,30}\b(?:post|mails?|nachrichten?|fragen|schreiben|schreibt|schicken|schickt|melden)\b.{0,60}\b${AWAY}|\b${AWAY}\b.{0,60}\b(?:kein\w*|koi|nicht|nich|net|ned|nix|nichts|ohne|ruhe)\b.{0,30}\b(?:post|mails?|nachrichten?|fragen|schreiben|schreibt|schicken|schickt|melden)
      |(?:pas|plus|rien|sans)\b.{0,20}\b(?:mails?|messages?|courriels?|questions?|ecri\w+|envoy\w+)\b.{0,60}\b${AWAY}|\b${AWAY}\b.{0,60}\b(?:pas|plus|rien|sans)\b.{0,20}\b(?:mails?|messages?|courriels?|questions?|ecri\w+|envoy\w+)
      |no\b.{0,20}\b(?:correos?|mensajes?|mails?|preguntas?|escrib\w+|mand\w+|envi\w+)\b.{0,60}\b${AWAY}|\b${AWAY}\b.{0,60}\b(?:no|nada|sin)\b.{0,20}\b(?:correos?|mensajes?|mails?|preguntas?|escrib\w+|mand\w+|envi\w+)
    `,
      'nothing',
    ],
    [
      'list-wins',
      '(?:what|wot) did i do (?:in|last|this|on|yesterday|today|since)\\b(?!.*\\b(?:well|best|better)\\b)',
      'asking',
    ],
    [
      'how-am-i-doing',
      phrases`
      how (?:am i|did i|was my|have i|'?ve i|did my|was (?:q[1-4]|last|this|the|march|april|may|june|july))\b|(?:what|wot) (?:did|have|was|had) i\b|what i(?:'ve| have|'d)? (?:done|did|been|was|written|wrote|achieved|got)|what i was (?:at|up to)|everything since|(?:a |my )?(?:summary|recap|round-?up|overview|review) of\b|look(?:ing)? back
      |wie (?:lief|lauft|war|wars|bin ich|stehe ich|mache ich|gings|ging es|sieht|sah)|was (?:hab|habe|hob|hatte|war) (?:ich|i|bei mir)|was ich\b.{0,50}\b(?:geschafft|gemacht|geschrieben|hinbekommen|erreicht|festgehalten|erzahlt)|zusammenfassung|ruckschau|ruckblick|jahresruck\w*|uberblick|bilanz
      |comment (?:ca|j'ai|je m'en|s'est|etait)|qu'est-ce que j'ai|qu'ai-je|j'ai (?:fait|dit|note|ecrit) quoi|(?:c'etait quoi|quoi|quels?|quelles?)\b.{0,24}\b(?:mes|mon|j'ai)|ce que j'ai (?:fait|reussi|accompli|ecrit|note)|\bbilan\b|recap\w*|(?:un|le|mon) resume (?:de|du|des)|ou j'en suis
      |como (?:voy|me (?:fue|va|ha ido)|fue|va|vengo|venia|ando|estuve)|que (?:hice|logre|conte|os conte|he (?:conseguido|hecho|logrado)|puse|consegui|llevo)|(?:un|el|mi) (?:resumen|balance|repaso|recuento) (?:de|del|desde)|resumen\b|(?:lo que|todo lo que) (?:hice|logre|he|puse|llevo)
    `,
      'asking',
    ],
    [
      'list-wins',
      phrases`
      (?:list|show|give|send|see|pull)\b.{0,24}\b(?:wins?|achievements?|successes|everything|what else|all)|(?:alle|meine) (?:\w+ )?(?:erfolge|eintrage|siege)|zeig\w*\b.{0,40}\b(?:alle|erfolge|eintrage|was|alles)|liste\b|(?:toutes?|tous) mes\b|mes (?:succes|victoires|reussites|ventes)|todos mis|mis (?:logros|exitos|victorias)|lista(?:me|do)?\b
    `,
      'asking',
    ],
  ] as const
).map(([kind, source, needs]) => [kind, new RegExp(`(?<![\\w-])(?:${source})`), needs]);

const LONGEST = 600;
const FEW = 14;

/** Somebody is asked to do something. */
export const isAddressed = (plain: string): boolean => ASKS.test(plain) || ORDERS.test(plain);

/** "La 7, sépare-la en deux": what it is said of stands before the order. */
const ORDERS_IT = /\b(?:separe|coupe|scinde|divise|fusionne|supprime|enleve|retire|efface|regroupe)z?-l(?:es?|a)\b/;

const IS_NOW = new RegExp(phrases`
  ^(?:(?:hi|hello|hey|hallo|moin|bonjour|salut|hola|btw|so|und|et|y)[,! ]{1,3}){0,2}(?:i'm|i am|i now work|ich bin|bin|ich arbeite|je suis|je travaille|soy|ahora|ya soy|trabajo|estoy|(?:since|seit|depuis|desde) .{1,24} (?:i am|i'm|bin ich|je suis|soy))\b
`);
const RISEN =
  /\b(?:promot\w*|appoint\w*|elected|named|made it|finally|befordert|ernannt|gewahlt|endlich|promue?s?|nommee?s?|enfin|ascend\w*|nombra\w*|por fin)\b/;

/** "I'm Head Chef at Noma now" tells what its author is, and not what they have done for it. */
export const tellsPosition = (plain: string): boolean => IS_NOW.test(plain) && !RISEN.test(plain);

const WISH = new RegExp(phrases`
  \b(?:please|pls|plz|kindly|(?:can|could|would|will) (?:you|u|ye)|bitte|(?:kannst|konntest) du|(?:konnt|konntet) ihr|(?:konnen|konnten|wurden) sie|svp|stp|s'il (?:te|vous) plait|(?:peux|pouvez|pourrais|pourriez)[- ](?:tu|vous)|tu peux|vous pouvez|por favor|porfa|xfa|(?:me |nos )?(?:puedes?|pueden|podeis|podrias?|podrian))\b
`);

/** Somebody wants something of us, whatever it is; not "Could you believe it?". */
export const isWish = (plain: string): boolean => plain.length <= LONGEST && WISH.test(plain);

/** Orders about the hour of what we send; who tells of having moved something uses other forms of these words. */
const ORDERS_WHEN =
  /^(?:(?:and|also|ok|okay|hi|hello|hey|und|auch|hallo|moin|et|bonjour|salut|y|hola|buenas|oye|btw|ps),? )*(?:send|write|mail|text|ask|move|change|switch|shift|set|make it|put|schick\w*|schreib\w*|stellt? |verschieb\w*|verleg\w*|envoye[zr]?|envoie[sz]?|ecri(?:s|vez)|passe[zr]|changez|mets|mettez|decale[zr]?|demande[zr]?|manda\w*|manden\w*|envia\w*|envien\w*|escrib\w+|pon(?:me|lo|ga\w*)|cambia\w*|cambien\w*|pasa(?:me|lo|dme|melo)|pasen\w*)\b/;

/** Asks, prefers or settles, wherever it stands. */
const SETTLES =
  /\b(?:could (?:we|this|it|they)|if you|you'd|send|dont send|schickt|macht (?:das|es)|reicht|reichen|langt|passts?|fande?|wurde mir|serait|ferait|jouable|passer a|j'aimerais|rythme|(?:me )?(?:manden|mandeis|escriban|escribais)|ponemelo|ponmelo|cambiarme|1x week|times? a week|par semaine|por semana|pro woche)\b/;
const IS_POSSIBLE = /\bse puede\b/g;

/** Somebody speaks of what we send, or of when it should come, to us. */
export const isSaidOfOurs = (plain: string): boolean =>
  OURS.test(plain) ||
  SUITS.test(plain) ||
  SETTLES.test(plain) ||
  ORDERS_WHEN.test(plain) ||
  ASKS.test(plain.replace(IS_POSSIBLE, ' '));

/** Somebody asks, orders, prefers or settles when something shall come. */
export const settlesWhen = (plain: string): boolean =>
  ORDERS_WHEN.test(plain) ||
  SETS.test(plain) ||
  SUITS.test(plain) ||
  SETTLES.test(plain) ||
  ASKS.test(plain) ||
  ONLY.test(plain);
const ONLY =
  /\b(?:rather|instead|prefer\w*|enough|lieber|besser|genugt|suffi\w*|plutot|mejor|basta|only|just|nur|seulement|solo|no more|not|nicht|keine?|pas|nada|from now on|ab jetzt|kunftig|desormais|ahora)\b/;

/** Speaks of what we send. */
export const isOfOurMails = (plain: string): boolean => OURS.test(plain);

/** What our mails say that a single word does. */
const COMMANDS: ReadonlyMap<string, RequestKind> = new Map(
  Object.entries({
    stop: 'stop stopp stopper arreter arretez parar para basta abmelden unsubscribe end quit',
    pause: 'pause pausieren pausar pausa',
    resume: 'resume restart start continue weiter weitermachen fortsetzen reprendre reprenez reanudar continuar seguir',
  }).flatMap(([kind, words]) => words.split(' ').map((word) => [word, kind as RequestKind] as const)),
);

/** The command that words are, with no more than politeness around it; null for none. Of words as `plainly` gives them. */
export const commandIn = (plain: string): RequestKind | null =>
  COMMANDS.get(plain.replace(POLITE, '').replace(/[^\p{L}]+/gu, '')) ?? null;
const POLITE =
  /^(?:please|pls|bitte|svp|stp|por favor)[ ,]+|[ ,]+(?:please|pls|bitte|svp|stp|por favor|it|all|now)\W*$/g;

/** "Where is my data stored?" asks for nothing to be sent. */
const KEPT = /\b(?:stored|safe|gespeichert|sicher|stocke\w*|guarda[nd]\w*|segur\w+)\b/;

/** What words ask for by the names of things alone; null where they name none. */
export const wishNamed = (said: string): RequestKind | null => {
  const plain = plainly(said);
  if (plain.length > LONGEST) return null;
  const isOrdered = ORDERS.test(plain) ? !tellsDone(said) : ORDERS_IT.test(plain);
  const isAsked = ASKS.test(plain) || isOrdered || /\?["')\]]*$/.test(plain);
  const found = CUES.find(([, pattern, needs]) => (needs === 'nothing' || isAsked) && pattern.test(plain));
  if (found) return found[0] === 'export' && KEPT.test(plain) ? null : found[0];
  const speaksOfMails = OURS.test(plain);
  const isShort = plain.split(' ').length <= FEW;
  if (!(speaksOfMails || ASKS.test(plain) || (isShort && (SUITS.test(plain) || SETS.test(plain))))) return null;
  if (ENDS.test(plain) || PUTS_OFF.test(plain)) return null;
  return Object.keys(scheduleDetails(plain)).length > 0 && (speaksOfMails || isShort) ? 'change-schedule' : null;
};
