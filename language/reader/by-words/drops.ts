import { phrases } from '../../text/plain-text.ts';
import { LEAD, rule, TAIL } from './frame-words.ts';

const ONE = '(?:ones?|wins?|bits?|things?|parts?|entry|line|story|item|note|sentence)';
const ABOUT = '(?:about|with|on|of|where|from|for|that (?:says|said|mentions)|saying|mentioning)';
const DROPS = '(?:drop|delete|remove|scrap|bin|erase|discard|cut|forget|cross out|take out|get rid of|leave out)';
const REASON = '(?:[,;(] ?.*| -.*|(?: because| since| as (?:it|he|she|my|i)\\b| cause| cos).*)?';
const IT_OUT = phrases`
  (?:take|leave|cross|get) (?:it|that|this|that one|them) (?:out|off)|(?:drop|delete|remove|scrap|bin|erase|discard) (?:it|that|this|that one|them)
  |(?:it |that |this )?(?:can|should|must|has to|needs to) (?:go|come out|be (?:removed|dropped|deleted|taken out|scrapped))
`;

const MIT = '(?:mit|uber|ueber|von|vom|zu|zum|zur|wegen|bei|beim|wo)';
const RAUS = '(?:rausnehmen|herausnehmen|raus|streichen|loschen|entfernen|weglassen|weg|rauswerfen|rausschmeissen)';
const MAY =
  '(?:(?:das|den|die|es|bitte|kannst du|konnt ihr|konnen sie|kann|kannste|wieder|auch|ruhig|gern|doch|mal|also) )*';
const CELLE = phrases`
  (?:celle|celui|ceux|celles|ce|ca|cela|la ligne|le truc|la partie|le passage|la reussite|l'histoire|la phrase)
  (?: (?:sur|avec|de la|de|du|des|ou|que|qui|qui parle de|a propos de|au sujet de|concernant)| d'| de l')
`;

/** "Sácame lo que tengas sobre …" and "sácame las de …" ask for a look at them; what "tenga que ver con …" is to go. */
const GET_ME =
  '(?:saca(?:me)? l[ao]s? que (?:(?:teng|tien|teneis)\\w*(?! que ver)\\b|hay)|sacame (?:l[ao]s del?\\b|(?:todo )?lo (?:demas|que (?:te |os |les )?(?:he|haya|hayamos|hemos))\\b))';

/** How people say that a win is to go, and which one, in their own words. */
export const DROP_RULES = (
  [
    `${LEAD}${DROPS} (?:the|that|this|my) (?:\\p{L}+ )?${ONE} ${ABOUT} (?<words>[^,;]+?)${REASON}${TAIL}`,
    `${LEAD}(?:take|leave|cross) (?:the|that|this|my) (?:\\p{L}+ )?${ONE} ${ABOUT} (?<words>[^,;]+?) (?:out|off|away)${REASON}${TAIL}`,
    `${LEAD}(?:the|that|this) (?:\\p{L}+ )?${ONE} ${ABOUT} (?<words>.+?),? (?:please |pls |can you |could you |you can |just |so |and )*(?:${IT_OUT})${TAIL}`,
    `${LEAD}(?<words>[^\\n]{3,140}?)(?:[,;:.-]|\\s-) ?(?:so |and |please |pls |can you |could you |just )*(?:${IT_OUT})${TAIL}`,
    `${LEAD}${DROPS} (?:the|my|that) (?<words>[^,;.\\d]{2,60}?) (?:win|entry|one)${REASON}${TAIL}`,
    `${LEAD}(?:the|that|this) ${ONE} ${ABOUT} (?<words>.+?) was (?:just |only )?(?:a joke|not (?:serious|real|true)|no win)${TAIL}`,

    `${LEAD}(?:das|die|der|den|dies(?:es|e|en)?)(?: eine)? ${MIT} (?<words>.+?)(?:,| -)? ?${MAY}${RAUS}${TAIL}`,
    `${LEAD}(?:das|die|der|den)(?: eine)? ${MIT} (?<words>.+?) war (?:nur |bloss |doch )?(?:ein )?(?:witz|scherz|spass|quatsch)${TAIL}`,
    `${LEAD}(?:streich|losch|entfern|nimm|nehmt|lass|lasst|werft|wirf)(?:e|en|t)?(?: sie)?(?: bitte| doch| mal)* (?:das|die|den|der)(?: eine)? ${MIT} (?<words>[^,;]+?)(?: (?:wieder )?(?:raus|heraus|weg))?${REASON}${TAIL}`,
    `${LEAD}(?<words>.{3,140}?),? (?:(?:nimm|nehmt|lass|lasst) (?:es|das|den|die)(?: bitte| wieder)* (?:raus|heraus|weg)|(?:streich|losch)(?:e|t)? (?:es|das|den|die)|(?:das|den|die|es) (?:kannst du|konnt ihr|konnen sie)(?: bitte| ruhig| auch)* ${RAUS})${TAIL}`,

    `${LEAD}(?:enlev|supprim|retir|effac|vir)(?:e|es|ez|er)(?: moi| nous)?(?: donc| juste)? ${CELLE} ?(?<words>[^,;]+?)${REASON}${TAIL}`,
    `${LEAD}(?:enlev|supprim|retir|effac|vir)(?:e|es|ez) (?:le|la|les|l') ?(?<words>[^,;\\d]+?, ?c'(?:est|etait) .+? qui .+?)${TAIL}`,
    `${LEAD}(?:${CELLE} ?)?(?<words>.{3,140}?),? (?:donc |alors |du coup |il faut |faut |merci de |vous pouvez |tu peux |svp |stp )*(?:(?:enlev|supprim|retir|effac|vir)(?:e|es|ez)[- ]?l(?:e|a|es)|(?:l'|la |le |les )(?:enlever|effacer|supprimer|retirer))${TAIL}`,

    `${LEAD}(?!${GET_ME})(?:saca|sacar|sacame|borra|borrar|borrame|quita|quitar|quitame|elimina|eliminar)(?: por favor)? (?:lo|el|la|los|las|esa|ese|eso|aquello) (?:del?|de la|con|sobre|donde|que dice|que) ?(?<words>[^,;\\d][^,;]*?)${REASON}${TAIL}`,
    `${LEAD}(?<words>.{3,140}?),? (?:asi que |entonces |por favor |mejor |puedes? |pueden )*(?:(?:saca|borra|quita|elimina|saque|borre|quite|elimine|saquen|borren|quiten)(?:me|nos)?l[oa]s?|(?:sacar|borrar|quitar|eliminar)l[oa]s?)${TAIL}`,
  ] as const
).map((source) => ({ kind: 'drop', pattern: rule(source) }) as const);
