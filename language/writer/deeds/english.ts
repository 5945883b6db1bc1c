import { type Doings, doingsOf } from './deed.ts';

const A = String.raw`(?:a|an|the|my|our|his|her|their|this|that|another|two|three|four|five|six|\d{1,5}|new|some|all|both|every)`;
const SOME = String.raw`(?:(?!for |in |with |to |of |from |on |at |and |by |out |into |after |before |about )[\p{L}\d'-]+ ){0,3}?`;
const PEOPLE = `(?:apprentices?|juniors?|trainees?|interns?|nurses?|colleagues?|starters?|hires?|recruits?|volunteers?|team|staff|students?|developers?|engineers?|managers?|assistants?|people|lads?|girls?|drivers?|cooks?|chefs?|waiters?|carers?|technicians?|graduates?|operators?|officers?|analysts?|teachers?|supervisors?|crew|designers?|members?|mechanics?|electricians?|accountants?|receptionists?|workers?|pharmacists?|paramedics?|cleaners?|guards?|porters?|bakers?|farmhands?)`;

export const english: Doings = {
  before: `(?:(?:today|yesterday|finally|this week|this morning|tonight|last night|just|also|then|and|but|so|so i|plus|ok|well|yes|after that) ,?){0,3}(?:(?:i|we|i've|we've|i have|we have|i also|i finally|we finally|i just|i then|i personally|i actually|managed to have|ive) )?(?:just |finally |also |then |successfully |personally |already |even |quickly |only )?`,
  all: doingsOf(String.raw`
    Teaching: taught (?!myself|me\b) = Teaching
    Teaching: tutored = Tutoring
    Teaching: ran (?:${A} )?${SOME}(?:lesson|class|workshop|seminar|revision session) = Teaching
    People: (?:trained|onboarded|inducted|coached|mentored) (?:up )?(?:${A} )?(?:new )?(?:apprentice|junior|trainee|intern|nurse|colleague|starter|hire|recruit|waiter|cook|carer)s?\b = Training
    -: (?:trained|onboarded|inducted|coached|mentored) (?:up )?(?:${A} )?${SOME}${PEOPLE}\b = Training
    People: mentored = Mentoring
    People: onboarded = Onboarding
    People: (?:hired|recruited) (?:${A} )?${SOME}${PEOPLE}\b = Recruitment
    People: (?:mediated|settled ${A} ${SOME}(?:dispute|argument|row|conflict|fight)) = Conflict resolution
    People: resolved ${A} ${SOME}(?:dispute|conflict|argument) = Conflict resolution
    Learning: passed (?:my|the|her|his) (?:\p{L}+ )?(?:class (?:1|2|one|two)|hgv|lgv|cpc|theory|driving test|bike test)
    Learning: passed (?:my|the|an?) ${SOME}(?:exams?|tests?|assessment|certification|certificate|course|module|boards?|licence|license|finals|theory|practical|viva|level \d)\b
    Learning: (?:learned|learnt) (?:how )?
    Learning: (?:completed|finished|did) (?:my|the|an?) ${SOME}(?:course|certificate|certification|qualification|diploma|degree|module|masters?|bootcamp|nvq|apprenticeship)\b
    Learning: (?:got|gained|earned|received) (?:my|the|an?) ${SOME}(?:certificate|certification|qualification|licence|license|diploma|degree|ticket)\b
    Sales: sold (?!out\b|my (?:car|house|bike|flat)) = Sales
    Sales: upsold = Upselling
    Sales: (?:closed|won|landed|signed) ${A} ${SOME}(?:deal|contract|account|client|customer|sale|order|tender)s?\b = Sales
    -: (?:raised|secured|brought in) (?:over |about )?[£$€]\d = Fundraising
    Sales: renewed ${A} ${SOME}(?:contract|account|client)s?\b = Account management
    Communication: (?:presented|gave ${A} ${SOME}(?:presentation|talk|speech|lecture|keynote)|spoke (?:at|in front of|to \d)|delivered ${A} ${SOME}(?:speech|talk|presentation|eulogy)) = Public speaking
    -: translated = Translation
    -: interpreted (?:for|at|in|between) = Interpreting
    Communication: explained
    -: negotiated = Negotiation
    -: haggled = Negotiation
    Problem solving: (?:fixed|repaired|mended) (?:${A} )?(?!memory)${SOME}(?:leaking|boiler|tap|pipe|drain|toilet)\b = Plumbing repair
    -: (?:fixed|repaired|rebuilt) (?:${A} )?${SOME}(?:engine|gearbox|brakes?|tractor|car|van|truck|lorry|clutch)\b = Vehicle repair
    Problem solving: (?:fixed|tracked down|found|squashed|solved|hunted down) (?:${A} )?${SOME}(?:bug|race condition|memory leak|crash|regression)s?\b = Debugging
    Problem solving: debugged = Debugging
    Problem solving: (?:repaired|mended) = Repair
    Problem solving: fixed
    Problem solving: (?:traced|tracked down|found|worked out|figured out|diagnosed) ${A} ${SOME}(?:fault|cause|problem|issue|leak|short|root cause|source|reason|why)\b = Fault finding
    Problem solving: (?:figured|worked) out (?:why|what)
    Problem solving: diagnosed = Diagnosis
    Problem solving: (?:solved|resolved)
    Quality and safety: (?:caught|spotted|noticed|flagged|found) (?:${A} )?${SOME}(?:error|mistake|wrong|defect|crack|hazard|discrepancy|discrepancies|interaction|overdose|allergy|near miss|safety|typo|counterfeit|fraud|expired|double|contamination)\b
    Quality and safety: passed (?:the|our|an?|my) ${SOME}(?:inspection|audit|hygiene|health and safety|hygiene inspection)\b
    Quality and safety: (?:audited|inspected) = Inspection
    Research: published ${A} ${SOME}(?:paper|study|article|findings|preprint|chapter)\b = Academic writing
    Research: (?:ran|designed|completed|finished|replicated) ${A} ${SOME}(?:experiment|study|trial|survey|assay)s?\b = Research
    Research: submitted ${A} ${SOME}(?:paper|thesis|manuscript|dissertation)\b = Academic writing
    Process improvement: automated = Automation
    Process improvement: (?:streamlined|simplified|standardised|standardized) = Process improvement
    Process improvement: (?:cut|reduced|shortened|brought down|halved|lowered) (?:${A} )?${SOME}(?:time|waiting|wait|turnaround|build|backlog|waste|downtime|changeover|costs?|energy|paperwork|cycle|lead time|scrap|processing)\b = Process improvement
    Creativity: (?:painted|sculpted|composed|choreographed|illustrated) (?!the (?:fence|wall|kitchen|hall|house|bedroom|room|ceiling|shed|boat|van))
    Creativity: (?:wrote|finished|recorded|released|drafted) ${A} ${SOME}(?:song|poem|novel|story|chapter|album|play|screenplay|script|short story|track)s?\b
    Creativity: designed ${A} ${SOME}(?:logo|poster|cover|costume|set|menu|brochure|dress|tattoo|garden|collection|illustration)s?\b = Design
    Creativity: (?:invented|created|came up with) ${A} (?:new )?${SOME}(?:recipe|dish|menu|game|character|concept|dessert|cocktail)\b
    Care: (?:sat with|comforted|reassured|calmed|soothed|fed|washed|bathed|looked after|cared for|nursed) (?:${A} )?${SOME}(?:patient|resident|baby|toddler|lady|gentleman|child|newborn)s?\b
    Care: (?:dressed|changed|cleaned) ${A} ${SOME}(?:wound|dressing|ulcer|burn)s?\b = Wound care
    Care: (?:cannulated|placed ${A} ${SOME}(?:cannula|iv|line)|got ${A} (?:iv|cannula|line) in) = Cannulation
    Care: (?:delivered) ${A} ${SOME}(?:baby|babies|twins|breech)\b(?! handover) = Midwifery
    Care: (?:resuscitated|did cpr|performed cpr|gave cpr) = Resuscitation
    Customers: (?:calmed|turned around|won back|won over|helped|pacified) ${A} ${SOME}(?:customer|guest|client|caller|passenger|diner|shopper)s?\b = Customer service
    Customers: (?:handled|resolved|sorted|dealt with|settled) ${A} ${SOME}complaints?\b = Complaint handling
    Customers: (?:refunded|compensated|answered \d+ (?:${SOME})?(?:calls|tickets|enquiries|emails))\b = Customer service
    Organisation: (?:organised|organized|coordinated|arranged) (?:${A} )?${SOME}(?:event|fair|wedding|conference|trip|meeting|party|festival|tournament|workshop|sale|fete|open day|retreat|visit|reunion|concert|market|drive|day|dinner|funeral|camp|raffle)s?\b = Event organisation
    Organisation: (?:archived|catalogued|cataloged|tidied|decluttered)
    Organisation: (?:planned|scheduled|rewrote|did|made|built|redid) ${A} ${SOME}(?:rota|roster|schedule|timetable|calendar)\b = Scheduling
    Delivery: (?:shipped|deployed|released|launched|rolled out|went live with) (?!\d) = Delivery
    Delivery: (?:delivered|completed|finished|handed over|submitted|wrapped up|built|installed|laid|poured|fitted|tiled|plastered|roofed) (?:${A} )?${SOME}(?:project|house|roof|kitchen|bathroom|wall|floor|extension|order|job|phase|build|site|foundations?|bridge|flat|feature|migration|website|app|report on time|staircase|fence|deck|patio|panels?|windows?|doors?)s?\b
    -: welded = Welding
    -: plastered = Plastering
    -: tiled = Tiling
    -: (?:rewired|wired) ${A} ${SOME}(?:house|kitchen|flat|room|panel|board|office|barn|garage|shop|building|unit|workshop)\b = Electrical installation
    -: (?:sewed|sewn|hemmed|stitched) ${A} ${SOME}(?:dress|skirt|suit|curtains?|jacket|coat|trousers|gown|quilt)\b = Sewing
    -: (?:budgeted|balanced ${A} ${SOME}budget) = Budgeting
    -: balanced ${A} ${SOME}(?:books|accounts|ledger) = Bookkeeping
    -: reconciled ${A} ${SOME}(?:accounts?|ledger|statements?|invoices?|books|bank) = Reconciliation
    -: (?:wrote|rewrote|drafted) ${A} ${SOME}(?:report|documentation|manual|guide|handbook|policy|newsletter|article|press release|grant|proposal|blog post|procedure)s?\b = Writing
    -: (?:proofread|edited|copyedited) = Editing
    -: (?:refactored) = Refactoring
    -: (?:interviewed) \d* ?${SOME}(?:candidates?|applicants?|people|witness|witnesses) = Interviewing
    -: (?:facilitated|moderated) = Facilitation
    -: (?:baked) (?!in the) = Baking
    -: (?:pruned|planted) = Gardening
    Leadership: (?:led|chaired|headed up|took charge of|took over) (?:${A} )?${SOME}(?:team|meeting|committee|project|crew|shift|department|workshop|strike|group|board|squad)s?\b = Leadership
    Leadership: (?:convinced ${A} ${SOME}(?:board|boss|manager|director|committee|management|council|ceo)|persuaded ${A} ${SOME}(?:board|boss|manager|director|committee|management|council|ceo)) = Persuasion
    Leadership: delegated = Delegation
    Research: (?:got )?(?:my |our |the )?paper (?:was |got |is )?accepted
  `),
};
