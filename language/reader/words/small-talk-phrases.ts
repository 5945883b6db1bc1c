import { phrases } from '../../text/plain-text.ts';

// Whole clauses that tell nothing about work. Each list stands for itself; any may end in the words of TIMES.

export const TIMES = phrases`
    (?:,? (?:today|yesterday|tonight|this (?:morning|afternoon|evening|week)|all day(?: long)?
    |at the moment|right now|for (?:today|now|this week|me)|so far|either|again|really|here|this time
    |sorry|i'm afraid|unfortunately|(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day))*
  `;

export const GREETING = phrases`
    (?:hi|hello|hey|heya|hiya|dear|good (?:morning|afternoon|evening|day)|morning
    |evening|greetings|howdy|yo|hallo|guten (?:morgen|tag|abend)|moin|servus
    |liebe[rs]?|(?:re[- ]?)?bonjour|(?:re[- ]?)?bonsoir|salut|hola|buenos dias|buenas(?: tardes| noches)?
    |ciao|goeie ?dag|goeden(?:dag|avond)|goede(?:morgen|middag)|buongiorno|buonasera|ola|bom dia|boa tarde|dzien dobry|god dag)(?: (?:there|all|again|everyone|everybody|team|folks|both|you|zusammen|a tous))*
  `;

/** "Nothing to report" and its like. */
export const NOTHING = [
  phrases`
    (?:there (?:is|was|'s)|there's|i(?:'ve| have)? (?:got )?|we(?:'ve| have)? (?:got )?
    |it was )?(?:honestly |sadly |absolutely |really |sorry,? )?(?:nothing|not much
    |not a lot|not a thing|nada|zilch|no (?:wins?|news|updates?|achievements?|accomplishments?
    |progress|successes)|none|no big wins?)(?: (?:much|big|special|new|major|notable|noteworthy
    |exciting|interesting|in particular|particular|significant|really|at all|else|worth (?:mentioning|noting|reporting)
    |to (?:report|share|say|add|mention|tell|write(?: about)?|note|speak of|show)|happened|going on
    |happening|came to mind|comes to mind|was (?:done|achieved|accomplished|finished)|got (?:done|achieved|accomplished
    |finished)|done|accomplished|achieved))*
  `,
  phrases`
    (?:i |we )?(?:did|achieved|accomplished|got|have|had|managed|finished|completed) (?:absolutely |literally |pretty much |basically |almost )?(?:nothing
    |not much|nada|very little|little)(?: (?:done|at all|much|really|special|new|to (?:report|share|say)))*
  `,
  phrases`
    (?:i |we )?(?:did ?n[o']?t|have ?n[o']?t|haven't|couldn't|could not|did not
    |have not|wasn't able to|was not able to|don't|do not) (?:really |manage to |actually )?(?:get
    |got|do|done|achieve|achieved|accomplish|accomplished|finish|finished|complete
    |have|work|feel|make)(?: (?:anything|any|much|a lot|a thing|to (?:anything|it)|work|today
    |done|finished|progress|wins?|new|special|to (?:report|share|say)|at all|like (?:it|working)
    |accomplished|achieved|on anything))*
  `,
  phrases`
    (?:nope|nah|no|n/a|na|nil|skip|skip (?:today|me|this one)|pass|i(?:'ll| will)? pass
    |same (?:as (?:yesterday|usual|always|before|ever)|old(?:,? same old)?)
    |business as usual|nothing)
  `,
  phrases`
    nichts(?: (?:neues|besonderes|zu (?:berichten|melden|erzahlen)|passiert|erledigt|geschafft))*
    |(?:heute )?(?:gibt es |gab es )?(?:leider )?(?:nichts|keine (?:erfolge|neuigkeiten|besonderen? vorkommnisse))(?: (?:neues
    |besonderes|zu (?:berichten|melden)))*(?: heute)?
  `,
  phrases`
    rien(?: (?:de (?:nouveau|special|particulier)|a (?:signaler|dire|declarer|raconter)|aujourd'hui))*
    |(?:il n'y a |je n'ai )(?:rien|pas grand-chose)(?: (?:de (?:nouveau|special|particulier)|a (?:signaler|dire)
    |fait))*|pas grand-chose
  `,
  phrases`
    (?:hoy )?(?:no (?:hay|tengo|hubo|paso|hice) )?(?:nada|sin novedad(?:es)?)(?: (?:nuevo|especial
    |que (?:contar|reportar|informar|decir)|de nuevo|hoy|importante))*
  `,
];

const SELF = phrases`
    (?:(?:i'm|i am|i was|i've been|i have been|im|we are|we were|was|am|been|feeling|felt|still
    |currently|sorry,?|today,?|both kids are|(?:my )?(?:kids?|children|son|daughter|wife|husband|partner|family) (?:is
    |are|was|were)) )*
  `;
/** Sick, on holiday, off. */
export const ABSENT = [
  phrases`
    ${SELF}(?:(?:at )?home |off |out )?(?:sick|ill|unwell|poorly|under the weather
    |down with (?:a |the )?\w+|not (?:feeling )?(?:well|great|good)|not in(?: the office)?
    |recovering)(?: (?:at home|in bed|leave|day|with (?:a |the )?\w+|from work))*
  `,
  phrases`
    (?:i )?(?:called|calling|phoned|rang) in sick|(?:i )?(?:stayed|staying|stay) (?:at |in )?(?:home
    |bed)(?: (?:sick|ill|in bed|with .{1,40}))?|(?:i )?(?:took|had|have|having
    |taking|got|enjoyed|enjoying) (?:a |the |my |another )?(?:sick |rest |personal |well-?deserved |lovely |nice |relaxing )*(?:sick day
    |day off|days off|morning off|afternoon off|week off|day|time off|holiday
    |vacation|rest|break|pto|leave)(?: off)?
  `,
  phrases`
    ${SELF}(?:(?:on|taking|had|have|having) )?(?:a |my |the |another |annual |paid |sick |maternity |paternity |parental |bank |public |national |our )*(?:day off
    |days? off|rest day|sick day|holidays?|vacation|pto|leave|weekend|break
    |maternity leave|honeymoon|bank holiday)(?: (?:at the moment|until .{1,40}|till .{1,40}|with .{1,40}
    |in .{1,30}|for .{1,30}|from .{1,30}|since .{1,30}|this week|next week))?
  `,
  phrases`
    ${SELF}(?:off(?: work)?|away|out of (?:the )?office|ooo|not (?:working|at work|in work)
    |didn't work|did not work|don't work|i don't work)(?: (?:until .{1,40}|till .{1,40}|for .{1,30}
    |with .{1,40}|on \w+days?))?
  `,
  phrases`
    (?:ich (?:bin|war) )?(?:heute )?(?:leider )?(?:krank(?:geschrieben)?|im urlaub
    |urlaub|frei|feiertag)(?: (?:gehabt|heute|bis .{1,30}))?|(?:ich )?(?:hatte
    |habe) (?:heute )?(?:frei|urlaub)
  `,
  "(?:je (?:suis|etais) )?(?:malade|en (?:conge|vacances)|jour (?:de conge|ferie))(?: (?:aujourd'hui|jusqu'.{1,30}))?",
  '(?:hoy )?(?:estoy |estuve |estaba )?(?:enferm[oa]|de (?:vacaciones|baja|permiso)|dia libre)(?: hoy)?',
];

/** Thanks, closings, replies of one word, mood and the ordinary day. */
export const COURTESY = [
  phrases`
    (?:many |much |so )?(?:thanks|thank you|thx|ty|cheers|ta|thankyou|danke(?: (?:schon|sehr|dir|ihnen))?
    |vielen dank|merci(?: (?:beaucoup|bien))?|(?:muchas )?gracias)(?: (?:so much|very much|a lot
    |a million|again|in advance|all|you|for (?:the|your|this|that|asking|checking(?: in)?|reminding|everything
    |all)(?: [a-z'-]+){0,6}))*
  `,
  phrases`
    (?:best|kind|kindest|warm|warmest)?(?: )?(?:regards|wishes)|best|sincerely
    |yours(?: (?:sincerely|truly|faithfully))?|all the best|take care|talk (?:to you )?(?:soon
    |later|tomorrow)|speak (?:soon|tomorrow)|see you(?: (?:soon|tomorrow|later|then|next week))?
    |bye|goodbye|good night|until (?:tomorrow|next time|then)|(?:have|enjoy) (?:a |the |your )?(?:great
    |good|nice|lovely|wonderful|restful)? ?(?:day|evening|weekend|week|night
    |one)(?: ahead)?|you too|(?:viele|liebe|beste|schone) gru(?:ss|ess)e?|mit freundlichen gru(?:ss
    |ess)en|(?:bien )?cordialement|bonne (?:journee|soiree)|a (?:bientot|demain)
    |(?:un )?saludos?|hasta (?:luego|manana|pronto)|xx?x?|lg|mfg|vg|sent from my .{1,40}
    |get outlook for .{1,20}
  `,
  phrases`
    ok(?:ay|i)?|k|kk|sure|yes|yep|yeah|yup|ja|nein|oui|non|si|got (?:it|your (?:mail|message|e-?mail
    |note))|will do|noted|understood|received|great|cool|nice|perfect|awesome
    |super|sounds (?:good|great)|all good|no worries|no problem|fine|good|done
    |fingers crossed|wish me luck|wow|lol|haha+|hm+|ah|oh|right|alright|all right|agreed|amen|same|ditto
    |test|testing|just testing|this is a test|hello world|ping|please ignore(?: this)?
    |asdf+|unsubscribe(?: me)?|stop|who is this|wrong (?:person|number|address)
    |remove me(?: from .{1,30})?
  `,
  phrases`
    (?:i )?(?:received|saw|read|got|noticed|appreciate|loved|liked|enjoyed) (?:your
    |the|this|these) (?:e-?mails?|mails?|messages?|check-?ins?|notes?|reminders?
    |prompts?|questions?|newsletters?|service|product|app|feedback)
  `,
  phrases`
    (?:(?:i'm|i am) )?(?:so |very )?(?:sorry|apologies)(?: (?:for|about|that|i)(?: [a-z'-]+){1,9})?
    |(?:i )?(?:missed|forgot)(?: (?:about|to (?:reply|answer|write|respond)|your|the|this|yesterday
    |yesterday's|last|check-?in|mail|email|message|one))+|(?:please )?(?:see
    |find) (?:the )?(?:attached|attachment|enclosed).{0,40}|as (?:discussed
    |requested|promised|agreed|attached)|(?:i )?hope (?:you|this|all).{0,60}
  `,
  phrases`
    (?:it was |it's been |i had |had |was |what |just |another |such |quite |pretty |today was |today has been |a |an |very |really |so |super |too |not |my )*(?:tired
    |exhausted|knackered|shattered|stressed|bored|sad|happy|good|great|bad|terrible
    |awful|rough|hard|tough|long|slow|quiet|boring|lazy|busy|crazy|hectic|normal
    |ordinary|regular|usual|okay|ok|meh|nice|lovely|fine|productive|unproductive
    |wonderful|frustrating|uneventful|routine|relaxing|calm|easy|weird|mixed
    |average|typical|chaotic|draining|wasted)(?: (?:and|but|,) (?:tired|exhausted|stressed|bored
    |sad|happy|good|bad|long|slow|quiet|boring|busy|hectic|productive|uneventful))*(?: (?:day
    |morning|afternoon|week|evening|shift|one|monday|tuesday|wednesday|thursday|friday|saturday
    |sunday|weekend))?(?: (?:at work|in the office|at the office|at home|with (?:just |only )?(?:meetings|emails
    |calls)|full of meetings|of meetings|overall|to be honest|tbh))*
  `,
  phrases`
    (?:just |only |mostly |lots of |back-to-back |endless |all |too many |some |a lot of |the usual |attended |had |sat in |in )*(?:meetings?
    |emails?|admin|paperwork|calls|routine(?: work| stuff)?|usual(?: stuff| things)?
    |work)(?: (?:all day|today|only|mostly|as usual|and (?:emails|calls|meetings|admin)))*
  `,
  phrases`
    (?:you )?(?:really |always |just )?(?:made|makes) (?:me (?:smile|laugh|happy|cry|blush
    |feel \w+(?: \w+)?)|my (?:day|week|evening))
  `,
  phrases`
    (?:it's not you|it wasn't you|(?:it's |it is )?nothing (?:to do with|against) you|es lag nicht an (?:ihnen|euch|dir)|das liegt nicht an (?:ihnen|euch|dir)|nichts gegen (?:sie|euch|dich)|ce n'est pas (?:de )?(?:votre faute|contre vous|a cause de vous)|rien contre vous|no es por (?:ustedes|vosotros|ti)|no es culpa (?:suya|vuestra|tuya)|nada contra (?:ustedes|vosotros|ti))
  `,
  phrases`
    (?:maybe|perhaps|hopefully|let's (?:hope|see)|we'll see|fingers crossed
    |better luck|more|try again|i'll (?:try|write|report|reply|answer|do better|get back to you
    |let you know)(?: (?:more|again|back|you|it))*)?(?: )?(?:tomorrow|next (?:time|week|monday)
    |another day|later|soon)(?: (?:will be|should be|is|might be) (?:better|another day|a new day).{0,20})?
  `,
];
