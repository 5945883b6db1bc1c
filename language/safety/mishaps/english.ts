import { phrases } from '../../text/plain-text.ts';
import type { MishapWords } from './mishap-words.ts';

const FOUL = phrases`(?:(?:bloody|fucking|fuckin|effing|f\W+king|absolutely|totally|really|such an?|so|an?) )*(?:shit|shitty|shite|shitey|crap|crappy|rubbish|horrible|awful|terrible|horrendous|dreadful|miserable|lousy|rotten
|hellish|abysmal|godawful|garbage|nightmare|disastrous|gruesome|ghastly|hideous|appalling|vile|dire|fucked up)`;
const SPAN =
  '(?:day|week|shift|night|morning|afternoon|evening|weekend|month|monday|tuesday|wednesday|thursday|friday|saturday|sunday)';
const SELF =
  "(?:^|[,;.!?:–-] ?|\\b(?:i|i've|we|we've|i have|we have|and|then|also|today|just|only|so|me) )(?:also |just |only |all |then |only to |today )*(?:(?:got|get|was|were|been|getting|being|am) )(?:\\w+ ){0,2}?";
const SHOUTED = phrases`(?:yelled at|shouted at|screamed at|sworn at|snapped at|chewed out|told off|bawled out|dressed down|laid into|torn (?:into|apart|a new one)|ripped (?:into|apart)|bollocked|hauled over|roasted|blamed|humiliated|belittled
|insulted|mocked|ridiculed|laughed at|spat (?:at|on)|threatened|lied to|cheated|ripped off|scammed|conned|robbed|mugged|stood up|thrown under|written up|reprimanded|falsely accused|accused|passed over|overlooked|sidelined|demoted|fired|sacked|laid off|dumped|ghosted
|bullied|picked on|shafted|screwed over|stitched up|kicked out|evicted|rear-ended|fined|sued|undermined|embarrassed|snubbed|betrayed|harassed)`;
const WHO = phrases`(?:boss|manager|supervisor|gaffer|foreman|chef|head|owner|director|lead|principal|sergeant|inspector|gc|contractor|client|customer|guest|buyer|patient|resident|passenger|parent|dad|mum|mom|father|mother|student|pupil|neighbou?r|landlord|colleague|co-?worker
|workmate|driver|man|woman|bloke|guy|lady|lad|he|she|they|somebody|someone|everyone|everybody|people|team|lot|crew)s?`;

export const english: MishapWords = {
  curse: phrases`
    \b(?:${FOUL} (?:\w+ ){0,1}?${SPAN}\b|(?:day|week|shift|night|morning|afternoon|today|it all|everything) (?:was|has been|'s been|is|went|turned out)(?: \w+){0,2} (?:shit|shite|crap|hell|horrible|awful|terrible|dreadful|a nightmare|a disaster|a write-?off|to shit|to pot|rubbish|horrendous)\b
    |${SPAN} from hell\b|worst (?:\w+ )?${SPAN}\b(?! (?:ever )?(?:weather|traffic))|\bfml\b|\b(?:fuck|sod|screw|damn) (?:this|today|my life|everything)\b|today (?:really |just )?suck(?:s|ed)\b|everything (?:that could|possible)(?: go wrong)? went wrong|(?:nothing|not a thing) went right|(?:bad|rough|rotten) (?:old )?${SPAN}\b)
  `,
  suffered: phrases`
    (?:${SELF}${SHOUTED}\b
    |\b${WHO} (?:[\w'-]+ ){0,6}?(?:yell|shout|scream|snapp?|swor|swear|laugh|sneer|spat|spit|jeer|curs)\w*(?: \w+){0,2} (?:at|on|in) (?:me|us|my face)\b
    |\b${WHO} (?:[\w'-]+ ){0,6}?(?:humiliat|blam|insult|threaten|belittl|bull(?:y|i)|mock|accus|cheat|robb|scamm|dump|ditch|betray|undermin|embarrass|ghost|harass|sack|fire|demot|sue|shame|ignor|short-?chang|chew|bawl|tore into|laid into|had a go at|stood up|ripped)\w* (?:me|us|into (?:me|us)|at (?:me|us))\b
    |\bcall(?:ed|ing|s) (?:me|us) (?:names|every|all sorts|an? (?:\w+ )*(?:idiot|liar|moron|fool|thief|cow|bitch|cunt|prick|twat|loser|failure|disgrace|joke|amateur|clown|cheat|racist|pig|dog|donkey|useless|waste)\w*|useless|stupid|lazy|thick|incompetent|unprofessional)
    |\b(?:bit|bite) my head off|\bin front of (?:everyone|everybody|the whole|all (?:the|my)|half the)\b(?=.{0,60}\b(?:yell|shout|scream|blam|scold|humiliat|chew|tore|told off)\w*)|\b(?:got|get|had|gave me|received) (?:an? |the )?(?:\w+ )?(?:bollocking|telling[- ]off|earful|dressing[- ]down|roasting|written warning|formal warning|final warning|mouthful|ear bashing|ear-bashing)\b
    |\btook (?:the|all the) (?:blame|credit for (?:my|our))|\bthrew me under\b|\bwent (?:ballistic|mental|off|nuts|mad) (?:at|on) (?:me|us)\b)
  `,
  near: phrases`
    \b(?:mum|mums|mom|moms|mam|mother|dad|dads|father|husband|wife|partner|son|daughter|kid|baby|brother|sister|nan|nana|gran|granny|grandma|grandad|grandpa|uncle|aunt|auntie|best friend|fianc\w+|girlfriend|boyfriend|dog|cat|colleague|workmate|mate|apprentice|neighbou?r|(?:in-|by-)law)(?:'s|s')? (?:\w+ ){0,4}?(?:(?:had|took|having|has had) (?:an? |another )?(?:nasty |bad )?(?:fall|stroke|heart attack|seizure|fit|accident|crash|bleed|tumble|turn|relapse|breakdown|miscarriage|mini-stroke)
    |fell (?!asleep|in love|over laughing)|collapsed|fainted|(?:in|into|to|at) (?:the )?(?:hospital|a&e|a & e|er|icu|intensive care|resus|hdu)\b|(?:taken|rushed|been) (?:ill|in|to hospital|in to hospital|into hospital)|diagnosed|broke (?:his|her|their) (?:hip|leg|arm|wrist|ankle|back|neck|foot|shoulder|nose|collarbone)|crashed (?:his|her|the)|not going to make it|is dying|was hit by|got hit by|poorly|went missing|unconscious|won't wake)
    |\b(?:spent|been|was|were|am|are|i'm|we're|stuck|sat)(?: \w+){0,4} (?:in|at) (?:a&e|a & e|casualty|the er|the emergency room|intensive care|icu|hospital)\b(?! (?:working|on shift|doing|for (?:the|my|a) (?:placement|shift|audit|project)))(?=.*\b(?:with (?:my|her|him|mum|mom|dad|the (?:baby|kids?|wee))|after|mum|mom|dad|my)\b)
  `,
  left: phrases`
    \b(?:(?:my|our|the) (?:\w+ ){0,3}|best |two |three |only |last |key )(?:worker|employee|head chef|chef|foreman|assistant|apprentice|business partner|partner|manager|right hand|right-hand \w+|colleague|nurse|cook|driver|mechanic|developer|engineer|teacher|mentor|co-?founder|stylist|hairdresser|salesman|rep|sparky|plumber|carpenter|dev|designer|receptionist|secretary|bookkeeper|barista|waiter|waitress|barman|carer|tenant|supplier|person|people|guys?|lads?|girls?|staff|hands?)s? (?:\w+ ){0,3}?(?:quit|quits|quitting|(?:handed|hands|handing|gave|put) (?:in )?(?:(?:his|her|their) )?notice|resigned|walked out|jacked it in|upped and left|left (?:us|me|today|without|for (?:a|the|another)|after \w+ years)|(?:is|are) leaving|no-?showed|walked off)\b
    |\b(?:quit|resigned|walked out|handed in (?:his|her|their) notice) (?:on (?:me|us)|without (?:notice|warning|a word)|after (?:\w+ ){1,2}years)\b(?<!\bi (?:quit|resigned) .{0,40})
    |\b(?:had|have|having) to (?:let|sack|fire|lay off|make|dismiss)(?: go of)? (?:\w+ ){1,4}?(?:go|off|redundant|today|this morning|this week)\b|\bhad to (?:sack|fire|dismiss|lay off) \w+
  `,
  refused: phrases`
    ^(?:the |my |our |big |main |another )*(?:contract|order|deal|client|customer|job|gig|booking|licen[cs]e|permit|visa|loan|mortgage|funding|grant|promotion|bonus|deposit|tenancy|flat|van|phone|wallet|shift|season|harvest|sponsor|pitch|sale)s? (?:gone|lost|cancelled|canceled|suspended|revoked|pulled|refused|denied|rejected|declined|terminated|dead|blown|withdrawn|scrapped|stolen|forfeited|off)(?: (?:again|too|today|now|already))?[.!]*$
    |\b(?:client|customer|buyer|order|deal|contract|gig|booking|job|supplier|sponsor|investor|funder|publisher|venue|bride|couple|tenant|sale|loan|mortgage|grant|visa|application|claim|appeal|permit|offer|bank|council|landlord|promotion|project|event|wedding|trip|holiday|flight|train)s? (?:\w+ ){0,4}?(?:(?:was|were|got|been|is|has been) (?:just )?(?:cancell?ed|refused|denied|rejected|turned down|withdrawn|pulled|scrapped|axed|knocked back|called off|postponed|binned)|cancell?ed (?:on|the|today|this|at|last|their|our|again)|(?:pulled|backed|dropped) out|fell through|walked away|went (?:elsewhere|under|to (?:someone|somebody|another|a competitor|the competition)|with (?:someone|somebody|another|a competitor))|(?:refused|refuses|won't|wouldn't) (?:to )?(?:pay|sign)|never (?:paid|showed|turned up)|did ?n.?t (?:show|turn up|pay)|said no\b)
    |\b(?:they|he|she|bank|boss|council|landlord|hr|management) (?:turned (?:me|us|it) down|said no\b|knocked (?:me|us|it) back|refused (?:me|us|my|our)|went with (?:someone|somebody|another)|gave (?:it|the \w+) to (?:someone|somebody))|\b(?:didn't|did not|never) get (?:the|it|that|any) ?(?:job|place|grant|part|role|promotion|contract|raise|funding|loan|flat|house|gig)?\b(?=[.,!;]|$| (?:job|after|because|again|in the end))
  `,
  broke: phrases`
    (?:^|[,;.!?] |\b(?:and|then|the|my|our|a|an) )(?:[\w'-]+ ){1,3}?(?:broke down|broke(?= (?:today|again|on|in|this|just|mid|at|before|right|and)|[.,!;]|$)|packed (?:in|up)(?= |[.,!]|$)|gave (?:up|out|up the ghost)(?= (?:today|again|on|in|the|this|just|mid|at)|[.,!;]|$)|conked out|crashed(?! the)|blew up|burst|(?:has |is |was )?(?:leaked|leaking) (?:all|every|through|in)|flooded|caught fire|burn(?:t|ed) down|collapsed|fell (?:through|apart|over)|went (?:bust|under|up in smoke|wrong|off the road|missing)|(?:got|was|were|has been|been) (?:stolen|nicked|broken into|wrecked|ruined|destroyed|vandalised|written off|delayed|impounded|towed|confiscated)|(?:is|are|was|were)(?: \w+)? (?:knackered|buggered|fucked|toast|dead|broken|ruined|wrecked|a write-?off|in bits))\b
    |\b(?:i |we |and |then |also |just |^)(?:\w+ )?(?:missed|blew|botched|burn(?:t|ed)|ruined|wrecked|smashed|cocked up|messed up|screwed up|mucked up|ballsed up|fluffed|bombed|flunked|failed|forgot) (?:the|my|our|an?|both|every|half the|all (?:the|my)|two|three|four|\d+) (?!record|target in|ceiling|gap)
    |\b(?:lost|losing) (?:the|my|our|a|another|two|three|\d+) (?:\w+ ){0,2}?(?:contract|client|customer|deal|bid|pitch|case|match|game|account|job|order|tender|sale|house|appeal|election|vote|battle|files?|data|keys|wallet|phone|funding|licen[cs]e|deposit|crop|animals?|calf|lamb|cow|goat|sheep|hen|money|tools?|patient|baby|hives?|batch|day|weeks?|hours? of work|wages|shift|server|backup)\b(?! (?:weight|fear))
    |\b(?:reversed|backed|drove|crashed|scraped|pranged|slid) (?:the|my|our|his) (?:\w+ ){0,2}(?:into|against|off)\b|\bwritten off (?:the|my|our)\b
  `,
};
