import type { RequestDetails } from '#domain/inbox/request/mail-request.ts';
import { daysInFull } from '../details/days-details.ts';
import { WEEKDAY } from '../words/languages/languages.ts';
import { isSaidOfOurs } from './named.ts';

/** What words of a rhythm, a day or an hour are made of in the four languages, and what joins them. */
const WORDS_OF_WHEN = new Set(
  `
  a about after afternoon afternoons afternoons again all also am and any anymore around at be before best better but btw by can come check-in check-ins checkin
  checkins could daily day days do each early earlier eh email emails end evening evenings every except first for fortnight fortnightly friday from
  get go good half hi hour hours i i'd if in instead into is it it's its just keep last late later less let's like lovely lunchtime mail mails make maybe me
  message messages midday midnight month monthly morning mornings more much my need nice night nights no none noon not now o'clock of ok okay on once
  one only only or other our past per pls please pm prefer prefers quarter rather reminder reminders same second see send so still sure ta text texts than thank thanks that the teatime
  them then these they this those time times to too twice two until us want way we week weekday weekdays weekend weekends weekly weeks when will with
  without work works workday workdays would write yes you
  ab abend abends acht aber achtzehn alle als also am an anstatt auch auf aus basta bei besser bis bitte brauch brauche da danke dann das dass den der des die dir doch
  drei du ein eine einen einer einmal elf erst es euch euer funf fur fruh fruher gegen gegen genau genug gern gerne geht gar gut halb halt hatte ich ihr im immer in
  ist ja jede jeden jeder jedes jetzt kann kein keine keinen klappt kommen kunftig langt lieber liebsten mail mails mal mehr mich mir mit mittag mittags mitternacht mochte moin
  monat montag morgen morgens nach nachmittag nachmittags nachricht nachrichten nacht nachts nehmen neun nicht nichts nie nimmer nix noch nur oder ohne passt passts pro reicht
  schicken schickt schon schreib schreibt sechs sechzehn sechs sie sieben siebzehn so sofort sollen sonst spat spater statt stunde stunden tag tage tagen taglich uhr um und uns
  viertel vier von vor vormittag vormittags ware war werktag werktage werktags wie will wir wird woche wochen wochenende wochenenden wochentlich wurde zehn zeit zu zum zur zwei
  zweimal zweite zweiten zwolf
  a ah alors apres apres-midi arrange au aussi autre aux avant avec bien bonjour bonsoir c'est ca chaque cinq d d'une dans de demie des desormais deux dimanche dix donc du en envoi
  envoyer et etre fin fois h heure heures hebdo hebdomadaire hui huit ici il j j'aime j'aimerais j'prefere j'veux jamais je jeudi jour journee jours juste l l'apres-midi la le les leur lieu m m'arrange
  m'ecrire mail maintenant mais matin matins me meme merci message messages mercredi mes mieux mi midi minuit moi moins mois mon moment ne neuf non nuit on onze ou par pas passer
  petit peu peut peux plus plutot possible pour prefere premier puis qu'a qu'en qu'on qu'une quand quart quatre que quinze recevoir reste rythme s'il sa samedi sans sauf se seconde sept sera serait
  seul seulement si soir soirs sur te tard tot tous tout toute toutes trois trop tu un une uniquement va vais vers veux vos votre voudrais vous y
  ahora al algo almuerzo anda antes ano aqui asi avisos basta bien buenas bueno buenos cada casa cena cinco cita como con correo correos cosa cual cuando cuatro d de del desde despues dia
  dias diez diario diaria doce domingo domingos dos el en entre es esa ese eso esta este excepto favor fin fines finde findes gracias gustaria h hacia hasta hola hora horas igual jueves la las lo los lunes
  luego madrugada manana mananas mandar martes mas me media medio mediodia mejor menos mensaje mensajes mensual mes meses mi miercoles minuto mis momento mucho muy nada ni no noche noches nueve o
  ocho once ojala otra otro para pero perfecto por porfa pregunta preguntas prefiero primera primero pues puede puedo punto que quincenal quiero quince recibir recordatorio recordatorios
  sabado sabados salvo se sea seis semana semanal semanas seria si siete sin sobre solamente solo son sola su tal tarde tardes tardecita te temprano tengo toca toda todas todos tras tres
  tu un una unas uno unos usar uy va vale ven ver vez veces viene vienen viernes y ya yo
  `.split(/\s+/),
);
const DAY = new RegExp(`^(?:${WEEKDAY})$`);
const NUMBER = /^\d+(?:[:.h]\d*)?(?:st|nd|rd|th|am|pm|h|a|x|uhr|er|eme)?$/;

/**
 * Whether words name days and hours, and not to us: they neither ask nor speak of what we send, and say something else. "Mondays and
 * Thursdays I lead the early shift" tells of somebody's week. A place that is named is a zone. Of words as `plainly` gives them.
 */
export const tellsOfDays = (plain: string, { zone }: RequestDetails): boolean =>
  zone === undefined && !isSaidOfOurs(plain) && !saysOnlyWhen(plain);

/** Whether words name days and hours, and nothing else. */
export const saysOnlyWhen = (plain: string): boolean => wordsIn(daysInFull(plain)).every(isOfWhen);

const wordsIn = (plain: string): readonly string[] =>
  plain.split(/[^\p{L}\p{N}:'.-]+/u).map((word) => word.replace(/^[-'.:]+|[-'.:]+$/g, ''));

const isOfWhen = (word: string): boolean =>
  word === '' || WORDS_OF_WHEN.has(word) || NUMBER.test(word) || DAY.test(word);
