import { phrases } from '../text/plain-text.ts';
import type { HardWords } from './hard-words.ts';

export const hardGerman: HardWords = {
  loss: phrases`
    \b(?:oma|opa|omi|opi|mama|papa|mutter|vater|uroma|uropa|grossmutter|grossvater) ist (?:heute? nacht|letzte nacht|gestern nacht|heute? fruh|heute? morgen|fur immer|friedlich|sanft)(?: \w+)? eingeschlafen\b|\b(?:gestorben|gstorbn|verstorben|beerdigung|beerdigt|beisetzung|trauerfeier|fehlgeburt|totgeburt|sternenkind|eingeschlafert|einschlafern|uberdosis|verungluckt|witwer?|trauer(?!kranz)|hospiz|palliativ|ist (?:heute |gestern )?(?:fruh |nacht )?(?:tot|gegangen|eingeschlafen|nicht mehr aufgewacht))\b|\btot\.|\bwir haben (?:ihn|sie|es) verloren\b
  `,
  illness: phrases`
    \b(?:krebs|brustkrebs|chemo\w*|tumor|biopsie|metastasen|schlaganfall|herzinfarkt|horsturz|tinnitus|diagnose|ms\b|depression\w*|panikattacken?|angststorung|krankgeschrieben|krank|krankenhaus|intensiv(?:station)?|notaufnahme|fieber|grippe|migrane|kreuzband|bandscheibe|koma|herzstolpern|herzrhythmus|burnout|antidepressiva|rhythmusstorung|medical weg|stimme weg|operation|op ist|long covid|corona|demenz|kotz\w*)\b
  `,
  harassment: phrases`
    \b(?:belastig\w*|begrapsch\w*|angegrapscht|grapscht|fasst mich|angefasst|gemobbt|mobbing|beleidigt|beschimpft|angeschrien|angebrullt|angeschissen|zur sau gemacht|ausgelacht|lachen wenn|reden nicht mit mir|angespuckt|gespuckt|bedroht|droht|angegriffen|uberfall\w*|gepackt|geschuttelt|geschlagen|gewurgt|hinterhergeworfen|an den kopf geworfen|filmt mich|verfolgt|gestalkt|stalk\w*|rassis\w*|sexis\w*|vor allen|vor der ganzen|von so einer|hand (?:auf den rucken|unter meinen rock|an)|an der hufte|angezeigt|wirft mit|kommentare uber)\b
  `,
  heartbreak: phrases`
    \b(?:scheidung\w*|getrennt|trennung|verlassen worden|hat mich verlassen|ring zuruckgegeben|frau ist weg|mann ist weg|ausgezogen|schluss gemacht|liebeskummer|sorgerecht|mein ex|fremdgegangen|betrogen)\b
  `,
  exhaustion: phrases`
    \b(?:kann (?:grad |gerade |einfach )?nich?t? mehr|kanns? nimmer|keine kraft|erschopft|ausgebrannt|uberfordert|am limit|am ende|ausgelaugt|fix und fertig|todmude|nur (?:noch )?mude|so mude|uberlastet|geheult|heul\w*|geweint|weinen|schlaf (?:kaum|nicht|seit)|schlafe (?:kaum|nicht)|kein schlaf|nicht geschlafen|doppelschicht|dienste am stuck|stunden dienst|funktioniere nur|einsam|allein(?:e)? und|taub|mehr pack ich|schaffe es nicht mal|zittern|zittert|schlaflos|zusammengebrochen|kreislauf|uberstunden|nichts geht mehr|mir ist (?:alles )?zu viel|wird mir (?:alles )?zu viel|weiss nicht wohin)\b
  `,
  fear: phrases`
    \b(?:angst|panik|schiss vor|trau(?:e)? mich nicht|mich nicht raus|bauchweh|sorge um|sorgen|albtraum\w*|alptraum\w*|einbruch|eingebrochen|messer|pistole|verhaftet|abgeschoben|wird mir schlecht|mir is(?:t)? (?:jeden tag )?(?:schlecht|ubel)|jeden tag schlecht|ubel)\b
  `,
  hurt: phrases`
    \b(?:hor(?:e)? (?:das|die|den|dauernd|immer)|seh(?:e)? (?:nur )?immer wieder|seh(?:e)? es die ganze zeit|krieg (?:ihr|sein) gesicht|komme von dem gedanken nicht weg|nicht geschafft|kamen zu spat|zu spat gekommen|vor(?:s| den| das) (?:auto|bus|zug) gelaufen|tote in einer schicht|verletzt|unfall|vom gerust|querschnitt|suizid|das leben genommen|stirbt|totgefahren|reanimation erfolglos|ging der nachste pieper|rieche rauch)\b
  `,
  job: phrases`
    \b(?:gekundigt(?<!\bhabe? (?:[\w.,-]+ ){1,8}gekundigt)|kundigung(?! (?:der|einer|geschrieben))|entlassen|entlassung|probezeit|betriebsbedingt|vertrag (?:lauft|wird nicht|nicht)|nicht (?:entfristet|verlangert|ubernommen)|freigestellt|rausgeflogen|abgemeldet worden|stelle weg|arbeitslos|degradiert|abmahnung|stadellwechsel|ubergangen|dienst vorerst|vom dienst|standort wird geschlossen|rauswurf)\b
  `,
  money: phrases`
    \b(?:insolven\w*|pleite|schulden|zusperren|miete (?:\w+ )?nicht|nicht zahlen|kein(?:en)? lohn|nachzahlung|aussenstande|gepfandet|bank (?:hat )?(?:heute )?nein|laden (?:zum|zu)|schliesse den|schliessen|minus (?:\d|elf)|defizit|betriebsprufer|verkalkuliert|zahlt nicht|unbezahlt)\b
  `,
  refusal: phrases`
    \b(?:absage\w*|abgesagt|abgelehnt|ablehnung|lehnt ab|nicht bekommen|nicht genommen|nicht bewilligt|nicht gekriegt|leer ausgegangen|platz zwei|bekommen hat (?:der|die|ihn)|hat (?:der|die) \w+ bekommen|ander(?:e|er|en) (?:bewerber|entschieden)|gegen uns entschieden|zur konkurrenz|abgesprungen|uberqualifiziert|gestrichen|eingestampft|gekillt|runde raus|nein gesagt|will das \w+ nicht|nicht bestanden)\b
  `,
  failure: phrases`
    \b(?:durchgefallen|durchgerasselt|verloren|verpasst|verhauen|vergeigt|verpatzt|versemmelt|gescheitert|geplatzt|schiefgegangen|schief gegangen|schiefgelaufen|kaputt|ausgefallen|ausschuss|reklamation|beschwer\w+|fehler|falsch|vergessen|zerrissen|abgerutscht|fallen lassen|fallenlassen|umsonst|fur nix|fur nichts|ruiniert|desaster|katastrophe|mist\b|scheisse|blackout|abgebrannt|unfall|lahmgelegt|schrott|absturz|abgesturzt|abgestiegen|hinterher|alles (?:vorbei|hohl|weg|hin)|charge|tonne|hin\b|nicht aufgegangen|nicht (?:uberstanden|geschafft|nachgezogen|gereicht)|haben gefehlt|baustopp|braunfaule|ausgesetzt|uberfahren|nachschulung|stimmt nicht|schlechteste|schlimm\w*|furchtbar|schame|peinlich|boden versinken|enttausch\w+|nie wieder|weg\.|kein erfolg|schlechter tag|harter tag|nichts gut|lief nichts)\b
  `,
};
