import { phrases } from '../text/plain-text.ts';
import type { HardWords } from './hard-words.ts';

const KIN = phrases`(?:mum|mom|mother|mam|dad|father|husband|wife|partner|son|daughter|baby|brother|sister|nan|nana|gran|granny|grandma|grandad|granddad|grandfather|grandmother|uncle|aunt|auntie|cousin|friend|best friend|
colleague|dog|cat|horse|boy|girl|lad|kid|child|little one|twin|neighbou?r|spaniel|pup|puppy|hamster|rabbit)`;

export const hardEnglish: HardWords = {
  loss: phrases`
    \b(?:my|our|his|her|the|a)(?: \w+){0,3} ${KIN}(?:'s)?(?: \w+){0,4} (?:died|dead|passed(?: away| on)?(?! (?:her|his|the|a|their|with))|is gone|are gone|'s gone|has gone|put to sleep|put down|taken from us)\b
    |\b(?:funeral|miscarri\w+|stillb\w+|bereave\w+|grie(?:f|ving|ve)|in mourning|widow(?:ed|er)?|the wake|end of life pathway|palliative)\b
    |\b(?:we|i) (?:lost|buried|cremated) (?:my|our|him|her|one(?! of)|a (?:child|patient|baby|colleague)|the (?:baby|dog|cat))\b(?! (?:account|contract|keys?|phone|wallet|client|mind|voice|job|bag|luggage|place|way|licence|temper))
    |\b(?:mr|mrs|ms|miss|dr) \w+ (?:died|passed(?: away)?)\b
    |(?:^|[.!?] )(?!(?:the|a|my|our|his|her|it|that|this|old|prod|nobody|everything|something)\b)[a-z]+ (?!(?:server|router|printer|pump|wifi|boiler|engine|battery|phone|laptop|car|van|down|out|off|nearly|almost)\b)[a-z]+ died(?: (?:today|yesterday|last night|this morning|on \w+))?(?=[.!]|$)|(?:^|[.!?] )(?:we |i )?buried (?!the |it|under|in |deep)[a-z]+(?: today)?(?=[.!])
    |\b(?:my|our|a|the|one of (?:my|our))(?: \w+){0,2} (?:patients?|residents?|pupils?|students?|regulars?)(?: \w+){0,2} (?:died|passed away)\b
    |\bput \w+ down this (?:morning|afternoon|evening)\b
    |\b(?:lost him|lost her) on the table\b|\b(?:my|our) ${KIN} (?:died|passed away|is dying)\b|\bfirst (?:christmas|birthday) without\b|\bhad to (?:put|have) (?:her|him|the dog|the cat|my \w+) (?:down|put down|put to sleep)\b|\beuthanas(?:ia|ed|ia of)\b
  `,
  illness: phrases`
    \b(?:cancer|chemo\w*|radiotherapy|tumou?r|biopsy|metasta\w+|leukaemia|leukemia|stroke|heart attack|dialysis|long covid|parkinson\w*|alzheimer\w*|dementia|ms diagnosis|diagnos(?:ed|is)|the lump|scan results|in hospital|intensive care|in icu|a&e|sectioned|ivf failed|migraine|antidepress\w+|depress(?:ed|ion)|panic attacks?|anxiety|flare[- ]up|signed (?:me )?off|off sick|sick leave|relaps\w+|seizure|chronic pain|fever|flu|covid|food poisoning|threw up|throwing up|vomiting)\b
    |\b(?:i'?m|i am|been|feeling|feel|off|she'?s|he'?s|is) (?:so |very |really |pretty |quite |too )?(?:ill|sick|poorly|unwell|in pain)\b(?! of\b)
  `,
  harassment: phrases`
    \b(?:harass\w*|bull(?:y|ied|ies|ying)|groped|catcall\w*|stalk(?:ed|er|ing)|followed me|racis\w+|sexist|misogyn\w+|homophob\w+|slurs?|called me (?:a |an )?(?:names|every name|fat|stupid|useless|useless|thick|slow|disgrace)|every name going|laughed at me|laughing at me|laugh at me|mocked|humiliat\w+|screamed? (?:at me|in my face)|shouted at(?: me)?|yelled at(?: me)?|spat (?:at|on)|threaten(?:ed|s|ing)?(?: me)?|threats|put his hands? on me|touch(?:es|ed|ing) my (?:back|leg|waist|knee|hip)|touched me|grabbed (?:me|my)|punched|kicked|bitten|headbutted|pinned me|filming me|comments about my (?:body|weight|looks|accent|hair)|commented on my|talk about me|in front of (?:everyone|everybody|the whole|two people)|went for me|singled me out|gaslight\w*|excluded me|nobody (?:talks|speaks) to me)\b
  `,
  heartbreak: phrases`
    \b(?:divorc\w+|separat(?:ed|ion) (?:from|papers|is)|split up|broke up|broken up|break-?up|left me|moved out|dumped me|marriage is (?:ending|over)|custody|cheat(?:ed|ing) on me|affair|social services rang|solicitor'?s letter|my ex)\b
  `,
  exhaustion: phrases`
    \b(?:burn(?:t|ed|ing)?[- ]?out|burnout|exhaust(?:ed|ion|ing)|knackered|shattered|worn out|drained|overwhelm\w*|can'?t (?:cope|do (?:this|it) any ?more|go on|keep (?:this|it) up|take (?:this|it|any ?more|much more)|keep doing)|cannot (?:cope|go on)|at (?:my|the) limit|end of my (?:rope|tether)|no (?:energy|strength)|nothing left to give|running on empty|haven'?t slept|not slept|not sleeping|can'?t sleep|couldn'?t sleep|can'?t get out of bed|stayed in bed|so tired|tired of (?:being|everything)|double shifts?|day \d+ straight|crying|cried|cry|sobbed|in tears|in bits|went to pieces|broke down|breaking down|heavy everything|numb|lonely|alone all|haven'?t spoken to anyone|can'?t concentrate|can'?t face|hard to get through|struggling|i'?m not (?:all right|alright|ok|okay)|not doing (?:great|well|ok)|couldn'?t stop (?:crying|shaking)|hands? (?:\w+ )?shak\w+|stop shaking)\b
  `,
  fear: phrases`
    \b(?:scared|terrified|frightened|afraid|dread(?:ing)?|worried sick|panic(?:king|ked)?|i feel sick|chest (?:goes|going|is|gets|got) tight|can'?t breathe|nightmares?|flashbacks?|knows where i live|jump at every|robbed|mugged|burgled|broken into|knifepoint|at gunpoint|arrested|evict\w+|deport\w+|visa (?:refused|denied|ends)|missing since)\b
  `,
  hurt: phrases`
    \b(?:took (?:his|her|their) own li(?:fe|ves)|killed (?:himself|herself)|i (?:can )?(?:still|keep) (?:hear|see|smell|hearing|seeing|replay)\w*|keep (?:hearing|seeing|replaying)|can'?t stop (?:hearing|seeing|thinking)|see it whenever|don'?t think i'?ll ever stop|we (?:were|pulled him out|got there) (?:but )?too late|didn'?t make it|fatality|fatal|died on (?:my|the|our)|dropped dead|stillbirth on my|killed (?:a|the) (?:child|man|woman|boy|girl|dog)|the (?:crash|accident|collapse)|lost a (?:child|patient|baby|resident)|lost (?:my favourite|one of (?:ours|my))|we lost (?:him|her|one|them))\b
  `,
  job: phrases`
    \b(?:laid off|lay-?offs?|made redundant|redundan(?:t|cy)|fired|sacked|let (?:me |us )?go(?: today| yesterday| by| from|$)|dismissed|suspended|contract (?:not|wasn'?t) renewed|not renewed|failed (?:my )?probation|probation|lost my job|post (?:will be )?deleted|restructur\w+|demot\w+|p45|handed my notice|replaced (?:me|us) (?:with|by)|kicked me out|dropped us|cut (?:us|my (?:hours|program\w*|post|job))|formal warning|written warning|disciplinary|account deactivated)\b
  `,
  money: phrases`
    \b(?:bankrupt\w*|insolven\w*|debts?|can'?t (?:pay|afford)|overdraft|overdrawn|repossess\w+|foreclos\w+|bailiffs?|scammed|(?:won'?t|refuses? to|hasn'?t|didn'?t) pa(?:y|id)|unpaid|weeks of cash|rent (?:is )?due|closing (?:the|our|my) (?:shop|business|doors|caf[eé]|practice)|have to close|shutting down|uninsured|light on the)\b
  `,
  refusal: phrases`
    \b(?:reject(?:ed|ion|ions|s)?|turned (?:me |us |it )?down|passed (?:me )?over|overlooked|didn'?t get (?:it|the|in|a|through|any|chosen|picked)|did not get|not (?:selected|shortlisted|successful|appointed|chosen|on the list)|unsuccessful|no return offer|ghosted|went with (?:someone|somebody|another)|gave (?:it|the \w+(?: \w+)?) to (?:someone|somebody|kev|her|him|the)|declin(?:ed|es)|passed on (?:the|my)|refused|knocked back|missed out|came second|second by|someone with more|wasn'?t enough|application number|voted me off|dropped by|pulled out)\b
  `,
  failure: phrases`
    \b(?:fail(?:ed|ing|ure)?|flunk\w*|messed up|screwed up|f\W*cked up|my fault|my mistake|mistakes?|disaster|catastroph\w+|ruined|wrecked|went wrong|gone wrong|fell through|fell apart|collapsed|cancell?ed|called off|postponed|scrapped|binned|broke down|broken|broke|packed (?:in|up)|crashed|burned|burnt|flooded|leaked|smashed|knocked over|dropped (?:a|the|an)|spilt|spilled|lost (?:the|our|my|a|an|by|two|all|every|again|\d+)|we lost|missed (?:the|my|a|by|our|out)|complain(?:t|ts|ed)|one[- ]star|1[- ]star|bad review|horrible review|terrible review|backed out|major corrections|resit|hate(?:d)? (?:my|this|it)|worst|awful|terrible|horrible|dreadful|nightmare|gutted|devastat\w+|disappoint\w+|heartbr\w+|embarrass\w+|ashamed|useless|wasted|down the drain|all for nothing|for nothing|nothing went|went badly|didn'?t (?:go|work|pass|make|finish|manage|happen|sell)|no-?shows?|nobody (?:came|turned up|showed)|rained off|not (?:renewed|enough)|held up|shouted|told off|bollock\w*|wrong (?:grain|board|name|size)|failed inspection|blamed?|upheld against|investigation|bad day|rough (?:day|week)|hard (?:day|week)|tough (?:day|week)|no wins?|nothing (?:good|to report)? ?went well|what went well: nothing)\b
  `,
};
