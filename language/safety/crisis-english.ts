import { phrases } from '../text/plain-text.ts';
import type { CrisisWords } from './hard-words.ts';

const WHO = phrases`(?:he|she|they|my (?:\w+ )?(?:husband|wife|partner|boyfriend|girlfriend|bf|gf|ex|dad|father|mum|mom|mother|stepdad|stepfather|stepmum|brother|sister|son|daughter|grandson|uncle|
aunt|cousin|roommate|housemate|flatmate|boss|manager|foreman|supervisor|chef|landlord|neighbou?r|colleague|coworker|co-worker|wife's \w+|husband's \w+|brother-in-law|father-in-law|mother-in-law)
|dad|mum|mom|the (?:sir|madam|boss|foreman|chef|owner|manager)|foreman(?: and \w+(?: of his mates)?)?)`;
const HARM = phrases`(?:hit|hits|hitting|beat|beats|beating|punch(?:ed|es)|slap(?:ped|s)?|kick(?:ed|s)|chok(?:ed|es|ing)|strangl(?:ed|es)|grabbed|burn(?:ed|t)|bit|shov(?:ed|es)|push(?:ed|es)|threw|throws|thrown|held|holds|pinned|
dragged|tied|raped|groped|forced|forces|lock(?:s|ed)?|threaten(?:ed|s)|whipped|cut|hurt|hurts|attacked|headbutted|smacked|slammed|shook|spat at|came at|come at|came for|laid (?:his|her|their) hands on|put (?:his|her) hands (?:on|round|around))`;

export const crisisEnglish: CrisisWords = {
  sure: {
    life: [
      String.raw`\b(?:roof|bridge|ledge|edge|platform|balcony)\b.{0,60}\bi (?:just |really )?(?:want|am going|'m going|need) to jump\b|\bi (?:just |really )?want to jump (?:off|from|in front)\b`,
      String.raw`\b(?:kill|killing|hang|hanging|drown) myself\b(?! (?:laughing|with work|over|trying|to get|for|if))|\b(?:end|ending|take|taking) my (?:own )?life\b|\bmy suicide\b|\bsuicide note\b|\b(?:am|i'm|feel|feeling|been) suicidal\b`,
      String.raw`\bi (?:\w+ ){0,2}?(?:want|wish|would rather|'d rather)(?: i)? (?:to be|was|were|be) dead\b|\bi (?:just |really |only )*want(?:ed)? to die\b|\bi (?:don't|do not) want to (?:be alive|live|wake up|exist)\b|\bbetter off (?:without me|if i (?:was|were) (?:dead|gone))\b|\bif i (?:was|were) dead\b`,
      String.raw`\b(?:cut|cutting|slashed|sliced) (?:my (?:arms?|wrists?|legs?|thighs?)|myself (?:again|every|on purpose|in the|last|until|with))\b|\b(?:hurt|burn|hurting|burning|harm|harming) myself (?:on purpose|again|every|to feel|with)\b`,
      String.raw`\b(?:took|swallowed|taken|lined up|counted(?: out)?|saved up|stockpiled) (?:all|the whole|a whole|every|enough|my|\d+) (?:\w+ ){0,3}?(?:pills|tablets|bottle|packet|paracetamol|sleeping)\b|\b(?:pills|tablets)\b.{0,30}\b(?:in front of me|lined up|all gone|counted|tonight)\b`,
      String.raw`\bi won't be (?:here|around|alive) (?:tomorrow|next week|on \w+day|in the morning|any ?more)\b`,
    ],
    violence: [
      // Held or thrown by somebody: 15 of 15 such messages in the labelled sets tell of violence.
      phrases`
        \bme (?:up )?(?:by|around) (?:the|my) (?:neck|throat|hair)\b
        |\b(?:pinned|shoved|slammed|pushed|threw|pressed) me (?:up )?(?:against|into|down|to) (?:the|a) (?:wall|door|floor|ground|stairs|fridge)\b
      `,
      String.raw`\bmy (?:dad|father|mum|mom|mother|stepdad|stepfather|husband|wife|boyfriend|girlfriend|partner|ex|brother|uncle|boss) (?:still |always |just |has |again )*(?:beats?|hits?|punche[sd]|slap(?:s|ped)|kick(?:s|ed)|chok(?:es|ed)|raped) me\b(?! (?:at|in|by|to|with \d|\d))`,
      String.raw`\b(?:held|holds|put|pulled|pressed|pointed) (?:a |the |his |her )?(?:knife|gun|blade)\b.{0,12}\b(?:to|on|against|at) (?:me|my)\b|\bhands? (?:around|round) my (?:neck|throat)\b|\braped me\b|\bi (?:was|got|'ve been|have been) raped\b|\bforced (?:himself|herself|themselves) on me\b|\bforced me (?:to have sex|into sex)\b`,
      String.raw`\b(?:says?|said|swore|swears|told me)\b.{0,12}\b(?:he|she|they)(?:'ll| will|'s going to| is going to|'d| would) (?:kill|stab|shoot|strangle) me\b|\bthreaten(?:s|ed|ing)? to (?:kill|stab|shoot|strangle|burn|hurt|beat|hit) me\b`,
      String.raw`\b(?:beats?|beating|hits?|hitting|punched|punches|punching|slapped|slaps|slapping|kicked|kicks|kicking|choked|chokes|choking|strangled) me (?:again|every|whenever|last night|this morning|tonight|because|until|so hard|in the (?:face|stomach|ribs|head)|with (?:his|her|a (?:belt|stick|bottle|chair|pan|hammer|bat|cable|shoe))|unconscious)\b(?!.{0,40}\b(?:tennis|chess|poker|squash|ring|sparring|round)\b)`,
      String.raw`\b(?:locked|locks|keeps?|kept) me (?:locked )?in (?:the|a|my|our|his) (?:room|bedroom|flat|apartment|house|cellar|basement|cupboard|shed|bathroom|garage)\b`,
    ],
  },
  plain: [
    String.raw`\b(?:want|wants|wanna|wanted|wish(?:ed|ing)?|hope|hoping|pray(?:ing)?|wanting|ready|going|gonna|prefer|rather|like|trying|tried|try|thought(?:s)? (?:of|about)|thinking (?:of|about)|plan(?:ning)? to|about to)(?: i (?:could|was|were|would)| to)?(?: just| not| simply| only)* (?:die|dying|be dead|dead|kill(?:ing)? myself|end(?:ing)? (?:it(?: all)?|my life|everything|things for good)|tak(?:e|ing) my (?:own )?life|not (?:be|to be|being) (?:alive|here|around)|disappear(?:ing)?(?: for (?:good|ever))?|jump(?:ing)? (?:off|in front|from)|hang(?:ing)? myself|(?:be )?with \w+ in heaven)\b`,
    String.raw`\b(?:kill|killing|killed|hang|hanging|drown|drowning|shoot|shooting|poison|unalive|unaliving|off) (?:myself|my self|meself)\b`,
    String.raw`\b(?:kms|ctb|unalive)\b`,
    String.raw`\bsuicid(?:e|al)\b(?=.{0,60}\b(?:i|me|my|myself)\b)|\b(?:i|i'm|i am|i've|feel(?:ing)?|been)\b.{0,30}\bsuicidal\b|\b(?:my|commit|attempt(?:ed)?) suicide\b`,
    String.raw`\b(?:don't|dont|do not|didn't|never|not|no longer)(?: really| even| just| actually)* (?:want|wanna|wish|care)(?: to)? (?:be here|be alive|live|exist|wake up|go on|carry on|be around|survive|see tomorrow)\b`,
    String.raw`\b(?:no|any|see the|what's the|without a?) (?:reason|point|sense|purpose)(?: left)?(?: (?:to|in|for))? (?:live|living|(?:be|being) (?:here|alive)|go(?:ing)? on|carry(?:ing)? on|exist(?:ing)?|keep(?:ing)? (?:going|the lights on)|stay(?:ing)?)\b`,
    String.raw`\b(?:isn't|there's no|there is no|not) (?:a |any )?(?:reason|point) (?:to|in) (?:keep|live|living|go|going|carry|stay)`,
    String.raw`\bi think (?:that )?(?:everyone|everybody|they)(?: would|'d)(?: all)? breathe out\b(?! (?:if|when|once|after))`,
    String.raw`\b(?:better off|easier|happier|better|easier (?:\w+ )?)(?: \w+){0,3} (?:without me|if i (?:just )?(?:wasn'?t|weren'?t|was not|were not|was|were) (?:here|around|there|gone|dead|no more))`,
    String.raw`\bif i (?:just |simply )?(?:wasn'?t|weren'?t|was not|were not|was no longer|weren't) (?:here|around|alive|there anymore)\b|\b(?:without me (?:in it|around|here))\b`,
    String.raw`\b(?:better off|worth more) (?:dead|with the insurance|with (?:my|the) (?:life )?insurance)\b|\bwith the insurance\b`,
    String.raw`\b(?:cut|cutting|cuts|burn(?:ed|t|ing)?|hurt(?:ing)?|harm(?:ed|ing)?|starv(?:e|ed|ing)|scratch(?:ed|ing)?) (?:myself|my (?:arms?|wrists?|legs?|thighs?|skin))\b(?! (?:a |an |some |off |while |on (?:the|a) |chopping|shaving|at work|by accident))`,
    String.raw`\bself[- ]?harm(?:ed|ing)?\b(?!.{0,40}\b(?:training|workshop|course|policy|patient|student|pupil|client)s?\b)|\brelapsed\b.{0,20}\b(?:arms|legs|thighs|cut|blade|deep)`,
    String.raw`\b(?:don't|dont|do not|doesn't|didn't|not) (?:feel |think i'm |think i am |am )?(?:safe|trust)(?: (?:with|from|around|of))? (?:myself|me)\b|\b(?:scared|afraid|frightened) of (?:myself|what i (?:might|could|may|will) do)\b|\bnot safe with myself\b`,
    String.raw`\b(?:took|taken|swallowed|take) (?:all |the |a |my |every |too many )*(?:whole )?(?:pills|tablets|paracetamol|meds|medication|sleeping|packet|overdose|bottle of pills)\b|\boverdos(?:e|ed|ing)\b(?=.{0,40}\b(?:i|me|myself)\b)|\bi (?:overdosed|od'd)\b`,
    String.raw`\b(?:tired|sick|exhausted|done) (?:of|with) (?:being (?:me|alive|here)|living|existing|life|my life|it all)\b(?! (?:in|with|out|at|from|next|on) )`,
    String.raw`\b(?:sleep|go to sleep|close my eyes|go to bed)(?: tonight)? (?:and|&) (?:not|never|hope|pray|just not) .{0,20}(?:wake|more)|\bnever wake(?: up)?\b|\bnot wak(?:e|ing) up\b|\bneither of us woke|\bif i (?:didn't|don't|never) w[oa]ke up\b|\bsleep and hope for no more\b`,
    String.raw`\bi(?:'d| would) rather (?:be with|not be|be dead|join)\b.{0,30}|\bjoin (?:him|her|them|my (?:wife|husband|son|daughter|mum|dad|mother|father)) soon\b|\bcan'?t do this life\b|\bi wish i (?:was|were) (?:never born|dead)\b|\bwish i(?:'d| had) never been born\b`,
    String.raw`\b(?:want|need|wish) (?:it all|everything|all of (?:it|this)|it|this|the pain|the noise)(?: just)? to (?:stop|end|be over|go away)\b(?!.{0,30}\b(?:mails?|emails?|messages|reminders|subscription|charging)\b)`,
    String.raw`\bend it all\b|\bend my life\b|\btake my own life\b|\btried to not be alive\b|\btried to end\b(?=.{0,30}(?:it|my life|things|everything))`,
    String.raw`\bwithout eating\b.{0,60}\b(?:clean|control|proud|win)\b|\b(?:haven'?t|not) eaten (?:on purpose|for days on purpose)\b|\bstarving myself\b|\bpurg(?:ed|ing) again\b|\bmade myself (?:sick|throw up)\b`,
    String.raw`\b(?:i have|i've|i'd|i had|there'?s|with) (?:a |the |my )?(?:rope|noose|gun|pills|blade|razor|tablets|note)(?: (?:is|are))? (?:ready|written|counted|in (?:the|my)|on (?:the|my)|lined up|beside|next to|hidden)`,
  ],
  veiled: [
    String.raw`\b(?:don't|dont|can't|cannot|do not) (?:just )?see (?:how|myself|a way|any way)(?: i)? (?:get|getting|make|making|reach|reaching|live|living|go|going|be|being|last|lasting)(?: \w+)? (?:to|past|through|it|on|until|here)\b`,
    String.raw`\b(?:last|final) (?:note|message|mail|email|entry|letter|text|one) (?:to you|from me|here|i(?:'ll| will)|you(?:'ll| will))|\b(?:this is|expect this is|my) (?:my |the )?(?:last|final) (?:note|message|entry|goodbye|letter)\b|\b(?:goodbye|bye) (?:everyone|all|world|forever|for good)\b`,
    String.raw`\b(?:won'?t|will not|wont) (?:need to|have to|be able to|be here to|be around to)? ?(?:write|mail|hear|bother|reply|answer|read|worry)(?: \w+){0,3} (?:again|any ?more|from me|about me|me)\b`,
    String.raw`\b(?:put|putting|getting|got|set|left|leave) (?:all )?(?:my |the |his |her )?(?:papers|affairs|things|documents|everything)(?: \w+){0,3} (?:in order|in a pile|straight|sorted|ready)\b|\bleave things straight\b|\bburn(?:ed|t) the diaries\b`,
    String.raw`\b(?:wrote|written|writing|write) (?:to )?(?:the |my |a |them |all |each )?(?:note|letters?|goodbyes?|will|boys|girls|kids|children|farewell)(?: (?:and all|to (?:the|my|each)|for (?:the|my|each)))?\b(?=.{0,80}\b(?:not upset|order|gone on|enough|ready|goodbye|another night|anyway|calm|peace|nobody|no one)\b)|\bthe note written\b|\bsuicide note\b`,
    String.raw`\b(?:found|finding) (?:homes?|someone|somebody|a home) for (?:the |my )?(?:cats?|dogs?|pets?|animals|kids)\b|\bgave (?:away )?(?:the|my) (?:dog|cat|cats|dogs|watch|guitar|plants|things) (?:away|to)\b(?=.{0,100}\b(?:order|calm|ready|goodbye|last|done|peace|soon)\b)|\bsaid (?:bye|goodbye) to (?:the|my) (?:dog|cat|kids|mum|boys|girls|children)\b`,
    String.raw`\bgone on (?:long|far) enough\b|\blived (?:long )?enough\b|\bhad enough of (?:life|living|everything|it all|being)\b|\bi(?:'ve| have) stopped minding\b|\bno (?:will|strength) (?:left )?to live\b|\bnothing (?:left )?to live for\b|\bcan'?t (?:go on|carry on) (?:like this|any ?more|living|with (?:this|my) life)\b|\bcan'?t (?:do|take) (?:this|it|life) any ?more\b(?=.{0,60}\b(?:life|end|goodbye|sorry|gone|dead|over)\b)`,
    String.raw`\b(?:log(?:ged|ging)? off|check(?:ed|ing)? out|go(?:ne)?|slip away|disappear|sleep|vanish|leave)(?:,? (?:quietly|just))*,? (?:permanently|forever|for good|for ever|irl)\b|\bpermanently,? irl\b`,
    String.raw`\b(?:platform|tracks?|bridge|ledge|roof|rooftop|cliff|edge|railing|balcony|river|overpass|multi-?storey)\b(?=.{0,80}\b(?:let (?:\w+ )?(?:trains?|go)|keep stopping|stood (?:there )?(?:a )?(?:long|too)|jump|thinking|not coming|looking down|a long time|didn'?t know)\b)|\blet (?:\w+ )?trains (?:go|pass)\b|\b(?:keep|kept) (?:stopping|looking|standing) at (?:the )?(?:bridge|river|tracks|edge|cliff|roof)\b|\bspot .{0,25}by the (?:river|bridge|tracks|cliff).{0,30}(?:stopping|standing|sitting)`,
    String.raw`\b(?:jump off|jump from|step(?:ped)? off|step(?:ped)? in front|drive (?:into|off)|driving (?:into|off)|steer(?:ing)? into|swerve)\b.{0,30}\b(?:bridge|train|tree|wall|lorry|truck|roof|cliff|traffic|pillar|pier)\b(?=.*\b(?:i|me|myself|my)\b)`,
    String.raw`\b(?:dialled|called|rang|phoned|texted) (?:999|911|112|000|988|the samaritans|samaritans|(?:a |the )?(?:suicide|crisis) (?:line|hotline)|it) and (?:hung up|put (?:it|the phone) down)|\bhung up before\b`,
    String.raw`\bpictures in my head\b|\bpictures about just me\b|\bthinking about (?:things|stuff|something) i should(?:n'?t| not)\b|\bdark (?:thoughts|place)\b.{0,40}\b(?:end|myself|alone|again|worse)\b|\bintrusive thoughts about (?:hurting|killing|dying)`,
    String.raw`\b(?:i get it|i understand (?:him|her|them)|i envy (?:him|her|them|the dead))\b(?=.{0,60}\b(?:now|going|gone|all i'm saying|who)\b)|\b(?:walking|heading|moving) towards? (?:it|that number|the same)\b`,
    String.raw`\b(?:key to the (?:cabinet|safe)|locked (?:the|my) (?:gun|pills|meds)|took my gun|asked (?:her|him|them|someone) to (?:take|keep|hold|hide) (?:the|my) (?:pills|keys?|gun|meds|blades?|it))\b`,
    String.raw`\bno ?(?:one|body) would (?:notice|miss me|care|even notice|find me)\b|\bwould anyone (?:notice|miss me)\b|\bthe world (?:would be|is) better\b`,
    String.raw`\bif i stop (?:filling|writing|answering|replying)\b.{0,40}\bit'?s not because\b|\bif you don'?t hear from me\b|\bif i(?:'m| am) (?:gone|not here) (?:tomorrow|monday|next week|by)\b|\bwhen i(?:'m| am) gone\b|\bbefore i go for good\b`,
  ],
  violence: [
    String.raw`\b${WHO}(?: \w+){0,5}? ${HARM}(?: \w+){0,4}? (?:me|us|my (?:arm|wrist|face|hair|neck|throat|glasses|head|ribs?|hand|passport|phone|finger|eye|back))\b(?! (?:up\b|to (?:run|lead|cover|take|do|join|help|be)|with (?:the|a) (?:news|question|report|project|brief)|off (?:a|the) (?:project|list|rota)|on the (?:back|shoulder)|a (?:drink|bone|line|text|mail|message|party|curve)|for (?:lunch|coffee|a promotion)))`,
    String.raw`\b(?:i(?:'m| am| was|'ve been| got| get) )(?:being |getting )?(?:beaten|raped|assaulted|strangled|choked|abused|hit|slapped|held down|locked in|locked out|sexually assaulted)\b(?!.{0,10}\b(?:at|in) (?:chess|ranked|tennis|the final|fifa)\b)`,
    String.raw`\b(?:broke|smashed|kicked|threw|throws|punched)(?: \w+){0,3} (?:the (?:bathroom |bedroom |front )?door|my glasses|my phone|the kettle|a plate|plates|the walls?|my (?:finger|nose|jaw|rib|arm))\b(?=.*\b(?:he|she|husband|wife|dad|father|brother|partner|scared|afraid|can'?t go home|locked|again|this time|hiding)\b)`,
    String.raw`\b(?:said|say|told (?:work|them|the \w+|everyone|my \w+)|telling)(?: \w+){0,3} (?:i (?:fell|tripped|walked into|had a migraine)|it was (?:a )?(?:football|cupboard|the door|a door|arthritis|the stairs))`,
    String.raw`\b(?:locked (?:in|out|me)|hiding in|im in|i'm in|locked myself in)(?: \w+){0,4} (?:the )?(?:bathroom|toilet|bedroom|car|wardrobe|laundry room)\b(?=.*\b(?:he|she|him|door|typing|shout|drunk|hit)\b)`,
    String.raw`\b(?:lock(?:s|ed)?|takes?|took|keeps?|kept|hid|hides) (?:my )(?:passport|phone|papers|visa|wages)\b|\b(?:checks|reads|goes through) my (?:phone|mails?|messages|emails?)\b`,
    String.raw`\b(?:if i (?:leave|left|tell|go)|said if i|says if i)(?: \w+){0,6} (?:find (?:us|me)|kill|hurt|regret|take the (?:kids|children)|burn)\b|\b(?:he|she)(?:'s| has| is|'ll)? (?:not hit me yet|going to hit|will hit|going to kill|gonna kill|threaten(?:ed|s|ing) to kill)\b|\bthreatened to kill me\b|\bfear for my life\b`,
    String.raw`\b(?:black eye|cracked (?:a )?ribs?|bruis(?:e|es|ed)|split lip|(?<!(?:green|black|white|yellow|conveyor|seat|drive|timing|fan|tool|safety|sanding|the main|cartridge|fast|lathe) |seat)belts?(?! (?:and braces|drive|exam|project|course|speed|line|jam\w*|stopp?\w*|snapp?\w*|broke|tension\w*|slipp?\w*|was (?:down|stuck|off|loose)|went down)))\b(?=.*\b(?:he|she|husband|wife|partner|dad|father|brother|boyfriend|girlfriend|him|brothers|ex)\b)(?=.*\b(?:me|i|my|im|i'm)\b)(?!.*\b(?:match|sparring|gala|round|fight night|boxing|rugby|kb)\b)`,
    String.raw`\bfine when (?:he|she)'?s sober\b|\bwhen (?:he|she) drinks\b|\b(?:can'?t|cannot|don'?t dare(?: to)?|too scared to|scared to|afraid to) go (?:back )?home\b|\bcame at me\b|\btwisted my arm\b|\b(?:shov|push)ed me (?:against|down|into|off|over)\b|\b(?:pray|hope) they don'?t come\b|\bheld me (?:down|there|by)\b|\bthrew me (?:out|down|against|into|across)\b|\bpinned me (?:down|against)\b|\bshaved my head\b`,
    String.raw`\b(?:rap(?:ed|ing) me|forced (?:himself|herself) on me|comes? into my (?:room|bed)|came into my (?:room|bed)|touch(?:es|ed) me (?:when|at night|down|where|although|even though|and i said no)|put (?:his|her) hand (?:up|under|down) my|wouldn'?t let me (?:leave|out|go)\b)`,
  ],
};
