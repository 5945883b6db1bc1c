/** One line for each skill: its name as a CV has it, and the words that say outright that somebody has it. */
export const english = String.raw`
  Excel: excel|vlookups?|pivot tables?|xlsx
  Spreadsheets: spreadsheets?|google sheets
  Power BI: power ?bi
  Tableau: tableau
  SQL: sql|(?:wrote|rewrote|fixed|tuned|optimi[sz]ed) (?:the |a |that |our )?(?:\p{L}+ )?(?:query|queries|joins)
  Python: python|pandas|django
  R: (?:in|learn(?:ed|t)) (?:enough )?r|r (?:script|package|course)
  JavaScript: javascript|typescript|node\.?js
  React: react (?:bootcamp|app|course|component|native|hooks?)|in react
  Java: (?:in|learn(?:ed|t)) java|java (?:course|exam|service|certificate)
  Docker: docker
  Kubernetes: kubernetes|k8s
  AWS: aws
  Terraform: terraform
  Git: git (?:course|workflow|branch|rebase|history)
  Postgres: postgres(?:ql)?
  Snowflake: snowflake (?:migration|warehouse|pipelines?)|to snowflake
  dbt: dbt models?
  Figma: figma
  Photoshop: photoshop
  AutoCAD: autocad
  Revit: revit
  SolidWorks: solidworks
  QGIS: qgis
  Salesforce: salesforce
  Xero: xero
  SAP: in sap|sap (?:course|module|migration|rollout)
  Moodle: moodle
  CNC machining: cnc|five[- ]axis
  3D modelling: blender|weight painting|rigg(?:ed|ing) (?:the |a )?(?:character|model)
  Unit testing: (?<!\bof )\bunit tests?|(?:wrote|added) (?:\d+ |the |a |some )?(?:missing )?tests? (?:for|that|to)
  Test automation: (?:automated|regression suite|smoke tests|test suite)(?=.{0,30}(?:test|suite|regression|pipeline|automat))
  Code review: code reviews?|reviewed (?:the |a |\d+ )?(?:pr|prs|pull requests?|code)
  CI/CD: ci pipeline|deploy(?:ment)? pipeline|github actions|ci\/cd
  Data migration: (?:migrated|moved) (?:all |the |our |over )?(?:\d[\d.,km]* )?(?:\p{L}+ )?(?:data|records|database|pipelines|tables)
  Server administration: servers?(?= (?:migration|room|patched|upgrade))|patched (?:all )?(?:\d+ )?(?:servers|laptops|machines)
  Incident management: incident commander|postmortem|post-mortem|ran the (?:big |major )?(?:incident|outage)
  Debugging: debugged|memory leak|race condition|deadlock|null pointer|stack trace|flaky tests?|(?:found|fixed|tracked down|squashed|killed|caught|solved) (?:the|a|that|this|another|my first) (?:\p{L}+ ){0,2}bug
  Web development: (?:built|launched|deployed|coded|finished) (?:a |the |my |our |his |her |\d\w* )?(?:\p{L}+ |\d\w* )?(?:websites?|web ?app|landing page|web ?shop)
  Machine learning: (?:churn|classification|regression|topic) model|(?:trained|retrained) (?:a |the |my |our )(?:\p{L}+ )?(?:classifier|model|network)
  A/B testing: a\/b tests?|ab tests?
  User research: usability (?:tests?|sessions?)|user interviews?|user research
  Network engineering: packet loss|vlan|sfp|firewall rules?
  IT support: (?:printer|vpn|wifi|login|laptop)(?= (?:issue|problem|ticket|for|back|up|again|working))|closed \d+ tickets
  Penetration testing: bug bounty|idor|privilege escalation|pen ?test
  Cannulation: cannulated|cannulas?|(?:got|placed|put) (?:the|an?|my first) (?:iv|line|drip) in|(?:an?|the|first|hard) iv in
  Phlebotomy: (?:took|drew|got) (?:the |his |her |my first )?bloods?(?= (?:from|sample|off|on)| without|$)|blood draws?|signed off on bloods
  Catheterisation: catheters?
  Wound care: (?:dress(?:ed|ing)|changed the dressing|healed|closed|treated) (?:\p{L}+ ){0,3}(?:ulcers?|wounds?|burns?)|(?:ulcer|wound) (?:has |is |i've (?:been )?dress\p{L}+ )?(?:\p{L}+ ){0,4}(?:closed|healed)|wound dressing
  CPR: cpr|chest compressions|resuscitat\p{L}+
  First aid: first aid|(?:put|applied|got) (?:a|the|my) tourniquet|heimlich|stopped a \p{L}+ choking|recovery position
  Intubation: intubat\p{L}+|fibreoptic|tube went in
  Suturing: sutur\p{L}+|stitched (?:a|the|her|his|up) (?:\p{L}+ )?(?:wound|cut|hand|lip|forehead)
  Vaccination: vaccinat\p{L}+|flu jabs|immunis\p{L}+
  Midwifery: delivered (?:a |my |the )?(?:\p{L}+ )?(?:baby|babies|bub|twins)(?! handover)|breech(?! (?:calf|calves|lamb|foal|kid|pup\p{L}*))|shoulder dystocia|caught my \p{L}+ baby
  Palliative care: syringe driver|end of life|last offices|palliative
  Dementia care: dementia|alzheimer'?s
  Triage: triaged
  Medication safety: (?:dosing|dosage|dose|prescri\p{L}+|drug|medication) (?:error|mistake|interaction|mix-up)|wrong dos(?:e|age)|drug calc(?:s|ulations?)|daily script|duplicate (?:\p{L}+ )?(?:script|prescription)
  Breastfeeding support: latch(?:ed)?|breastfeeding|breastfeed
  Physiotherapy: physio(?:therapy)?
  Speech therapy: speech therapy|swallowing assessment|articulation
  Radiography: x-rays?(?= (?:cert|taken|list|patients))|ct scans?|mri (?:scan|list)
  Dentistry: (?:molar|incisor|filling|root canal|crown|lower eight|extraction)s?(?=.*(?:out|patient|done|numb|placed|matched|first|go))
  Animal handling: (?:clipped|groomed|trimmed|bled|vaccinated|caught|calmed|loaded) (?:a |the |\d+ )?(?:\p{L}+ )?(?:dog|cat|horse|mare|cow|husky|ewe|filly|puppy|rescue)s?
  Lambing: lambs?(?= (?:last night|and only|in a|no|born|alive|delivered))
  Calving: calving|calf (?:out|alive|turned)|backwards calf
  Welding: weld(?:s|ed|er|ing)?(?! (?:helmet|mask|gloves))|tig|mig weld\p{L}*|6g (?:test|coding|coded)
  Forklift driving: (?:fork ?lift|reach truck|counterbalance) (?:licen[cs]e|ticket|test|exam|course|cert\p{L}*|refresher)|(?:drove|drive|driving|learned|learnt) (?:the |a )?(?:fork ?lift|reach truck)
  HGV driving: hgv|artic|lorry (?:licen[cs]e|test|theory)
  Crane operation: crane (?:lift|ticket|theory)|lift plan|lifted the last beam
  Scaffolding: scaffold(?:ing|ed)?(?= )
  Plastering: plaster(?:ed|ing)|skimmed
  Tiling: tiled|tiling|grout(?:ed|ing)
  Bricklaying: bricklay\p{L}*|laid (?:\p{L}+ ){0,3}(?:bricks?|blocks?|courses?)
  Roofing: slated|reroof\p{L}*|(?:re)?shingled|roofed
  Painting and decorating: wallpaper(?:ed|ing)|(?:painted|decorated) (?:the |a |two |three |all )?(?:\p{L}+ )?(?:room|rooms|hall|stairwell|house|bedroom|kitchen|ceiling)
  Joinery: dovetails?|hung (?:\p{L}+ )?doors|(?:oak|spiral) stair(?:case)?|handrail|joinery|mitred
  Carpentry: carpentry|decking|(?:built|made|fitted) (?:a|an|the|my|her|his|two) (?:\p{L}+ ){0,2}(?:shed|wardrobe|table|chair|bookcase|shelves|bench|cabinet)
  Kitchen fitting: (?:fitted|finished|installed|two|delivered) (?:the |a |my )?(?:\p{L}+ )?kitchens?(?= (?:fitted|in |thursday|friday|done|$))|worktops?
  Plumbing: (?:fixed|mended|stopped|found|repaired|traced) (?:the|a|that) (?!memory)(?:(?!memory)\p{L}+ ){0,2}(?:leak|tap|toilet|drain)(?! in (?:the )?(?:code|memory))|unblocked|copper pipe
  Heating engineering: (?:fitted|fixed|repaired|installed|got|lit|condemned) (?:the|a|my|his|her|old \p{L}+ \p{L}+) (?:\p{L}+ )?(?:boiler|heating)|heat pump|boiler (?:fitted|back|going)|\d+(?:th|st|nd|rd) boiler
  Electrical installation: rewired|earth fault|eicrs?|18th edition|wired (?:up )?(?:the|a) |neutral behind|consumer unit|distribution board
  Solar installation: solar panels?|rooftop system|inverter|panels up
  Vehicle repair: (?:fixed|changed|replaced|rebuilt|repaired|diagnosed) (?:the |a |my |\p{L}+ ){0,3}(?:gearbox|clutch|brakes?|brake pads|injectors?|head gasket|alternator)|(?:fixed|repaired|rebuilt) (?:the |a |my |her |his )?(?:\p{L}+ )?(?:engine|van|car|truck|tractor|lorry)|engine swap|earth strap
  Bicycle repair: bottom bracket|trued a wheel|(?:bike|bicycle)s? (?:repair|fixed|mended)
  Machine maintenance: bearings?|hydraulics?|bearing seat|(?:stern thruster|generator|compressor|conveyor|gearmotor|analyser) (?:back|running|going|fixed|again)
  PLC programming: plc
  Soldering: sold(?:er|ered|ering|ers)|resoldered|bga
  Tree surgery: (?:took|felled|dismantled) (?:down )?the (?:\p{L}+ )?(?:oak|ash|beech|tree)|tree surgery
  Gardening: pruned|planted|graft(?:ed)? (?:the )?(?:tomatoes|roses|apple)|bulbs in
  Beekeeping: (?:hive|colonies|colony|swarm|queen)s?(?=.*(?:winter|honey|bee|caught|marked))
  Butchery: (?:broke|break|broken) down (?:a |the |whole )*(?:lamb|pig|side|carcass|hindquarter)|boned (?:out )?
  Sauce making: hollandaise|beurre blanc|(?:ran|on) sauce|veal jus
  Bread baking: sourdough(?! (?:club|starter kit))|bak(?:ed|ing) (?:\d+ |the |my )?(?:\p{L}+ )?(?:loaves|bread|rolls|croissants)
  Pastry: croissants|tart|choux|puff pastry|macarons?
  Latte art: latte art|(?:poured|did) (?:a|an actual|my first proper) swan
  Food safety: food (?:hygiene|safety)|haccp|allergen|eho|hygiene (?:inspection|rating|audit)|five stars? hygiene|stars on the doors?
  Hairdressing: balayage|full head of foils|colour correction|box dye|updo|(?:cut|did) (?:his|her|the bride's|hair)(?= hair| at| for|$)|fade on
  Sewing: sew(?:ed|n|ing)|hemmed|zip (?:went|repaired)|patchwork|quilt
  Knitting: knitt?(?:ed|ing)|crochet(?:ed)?
  Pottery: glaz(?:e|ed|ing) |threw (?:my |a )(?:\p{L}+ )?(?:bowl|pot)|copper red|kiln
  Tuning: tuned the (?:steinway|piano|organ)
  Violin making: varnished the (?:\S+ )?(?:violin|viola|cello)
  Blacksmithing: forged?|blacksmith\p{L}*
  Songwriting: (?:wrote|finished) (?:a|the|my|two|three) (?:\p{L}+ )?(?:songs?|tune|track|lyrics)
  Fiction writing: (?:wrote|finished|drafted) (?:a|the|my) (?:\p{L}+ )?(?:novel|short story|poem|play)
  Composition: compos(?:ed|ing)|minutes of score|finished the (?:trio|quartet|symphony)
  Choreography: choreograph\p{L}*
  Illustration: illustrat(?:ed|ion|ions)
  Animation: walk cycle|animation (?:is )?done|animated (?:a|the|my) \p{L}+
  Photography: (?:shot|photographed) (?:a|the|my first|my) (?:\p{L}+ )?(?:wedding|portrait|carnival|series)|darkroom
  Film editing: picture lock|(?:edited|cut) (?:a|the|my) (?:\p{L}+ )?(?:film|trailer|documentary|scene|video)
  Subtitling: subtitled|subtitles
  Singing: sang (?:the|a) |solo at
  Public speaking: (?:gave|delivered|held) (?:a|the|my|our) (?:\p{L}+ )?(?:talk|keynote|speech|lecture|presentation)|keynote|spoke (?:at|in front of|to \d|on a panel)|presented (?:\S+ ){0,6}(?:to|at|in|without|notes)|presented!!!
  Preaching: preached|sermon
  Presenting: demo'?d|gave (?:the|a) (?:\p{L}+-?\p{L}* )?demo|killed (?:it in )?the demo
  Journalism: (?:my |the )?(?:article|piece|long read|story) (?:ran|on|was published|made)|byline|on record about
  Copywriting: my newsletter|wrote (?:the|our|a) newsletter|landing page copy|(?:wrote|rewrote) (?:the|our) (?:\p{L}+ )?(?:email|emails|copy|slogan)
  Plain language writing: plain (?:english|words)|(?:rewrote|cut) (?:the|our) (?:\p{L}+ ){0,3}(?:letter|page|leaflet|form)|patient leaflet|reading age
  Press relations: press release|radio \p{L}+ interviewed
  Speechwriting: speech(?=.*(?:minister|word for word|floor))|wrote (?:a|the|her|his) (?:\p{L}+ )?speech
  Technical writing: api docs|runbook|user guide|documentation|wrote the (?:\p{L}+ )?(?:manual|handbook|guide)
  Report writing: (?:report|reports) (?:is |was |went |are |got )?(?:in|out|accepted|issued|on time|a day early|done)|(?:wrote|finished|delivered) (?:the|a|my) (?:\p{L}+ )?reports?
  Translation: translated|translation (?:of|sent|done)|words of (?:\p{L}+ ){0,3}manual|cat tool
  Interpreting: interpreted|booth language|interpreting
  Grant writing: (?:bid|grant|tender)(?= (?:went|in|application|approved|awarded|submitted|won))|wrote the (?:application|bid)|lottery (?:grant|fund)|grants? in|my (?:first ever )?bid
  Fundraising: raised (?:over |about |another |nearly )?(?:[£$€]\d|\d[\d,.]* ?(?:grand|k|pounds|euros|dollars)|the money)|fundrais\p{L}+|crowdfund\p{L}*
  Negotiation: negotiat\p{L}+|haggled|(?:beat|knocked) (?:the|\p{L}+) (?:\p{L}+ )?(?:supplier|seller|landlord) (?:down|up)|(?:talked|got) (?:the|our) (?:landlord|supplier|vendor|seller|buyers?|brewery) (?:out|down|up|into|to)|price(?:s)? (?:of last year|down by)
  Mediation: mediated|(?:hadn't|not|who weren't|had not) (?:spoken|talking|spoke)|(?:got|had) (?:the |two |both )(?:\S+ ){1,5}(?:talking|speaking|shaking hands)|settled (?:a|the) (?:\p{L}+ )?(?:row|dispute|argument|fight|land matter)|peace between
  Recruitment: hired (?!(?:a|the) (?:van|car|hall|digger|skip|tent|suit|boat))|recruited (?!patient|the last participant)|filled (?:the|our|that) (?:\p{L}+ ){0,3}(?:post|role|job|vacancy|position)|closed \d+ positions
  Onboarding: onboard(?:ed|ing)|new starters?|inducted|induction (?:for|of)
  Mentoring: mentor(?:ed|ing)?|pairing with|took (?:him|her|the lad) under
  Training: trained (?:up )?(?!at |for |all winter|my |nobody|every|hard)|training for (?:\d+|the|all)|(?:ran|gave|held) (?:the |a |an |\p{L}+ )?(?:\p{L}+[- ]?){0,2}training|toolbox talk|lunch and learn|showed (?:the|young|our|my) (?:\p{L}+ )?(?:lads?|new|apprentice|trainee|junior|intern|cadet|lass|\p{L}+) how to
  Teaching: taught (?!myself|me )|(?:ran|gave|held) (?:a|the|my) (?:\p{L}+ )?(?:class|lesson|revision session|workshop|seminar)|(?<!for )my (?:pupils?|students?|class(?! ?(?:\d|one|two|[abc]\b|c\+e|licen[cs]e)))|year (?:\d+|one|two|three)s? |bottom set|phonics|my year \d+
  Tutoring: tutor(?:ed|ing)|my tutees?
  Coaching: coach(?:ed|ing)
  Swimming instruction: (?:swam|swim) (?:her|his|their) first (?:width|length)
  Driving instruction: four passes out of four|my learner passed
  De-escalation: de-?escalat\p{L}+|talked (?:\S+ ){1,4}down (?!the|to)
  Customer retention: (?:talked|convinced|persuaded) (?:\S+ ){1,5}cancel\p{L}*(?! (?:the|a|my|our))|saved \d+% of cancels
  Complaint handling: complaints?(?= (?:resolved|closed|withdrawn|halved|sorted|is closed|from))|(?:handled|resolved|sorted|dealt with|closed|settled) (?:the|a|an|last|our|that) (?:\p{L}+ ){0,2}complaints?
  Customer service: (?:customer|guest|client|diner|caller|passenger)s? (?:\S+ ){0,3}(?:thanked|hugged|tipped|came back|asked for me|smiled|stars)|(?:five|5)[- ]?stars? (?:\S+ ){0,3}(?:review|google|rating|with my name)|csat|(?:helped|served) (?:a|an|the) (?:\p{L}+ )?(?:customer|guest|client|shopper|passenger)
  Upselling: upsold|upsell\p{L}*|bigger package|extras sold
  Sales: (?:closed|signed|landed|won) (?:a|an|the|our|my|\d+|two|three|four|\p{L}+) (?:\p{L}+ )?(?:deals?|clients?|accounts?|contracts?|customers?|sales?|order|pitch)|deals? (?:this|closed)|sold (?!out|nothing|a flat|my|it|her one)(?:\d+|two|three|the|a|them|another) |first sale|cold call\p{L}*|(?:q[1-4]|quarter|sales) target|% of (?:plan|target)
  Account management: renewed (?:\p{L}+ ){0,3}(?:contract|account|client|for)|renewal
  Merchandising: window display|(?:shop|autumn) window|in the window
  Email marketing: open rate|mailing list|welcome emails|winback campaign
  SEO: seo|page one for|search ranking
  Social media: tiktok|reel hit|linkedin post
  Event organisation: (?:organi[sz]ed|ran|hosted|coordinated|arranged|managed) (?:a|an|the|our|my|\d+|two|three) (?:\S+ ){0,3}(?:event|fair|wedding|weddings|conference|trip|party|festival|tournament|meetup|supper|fete|open day|retreat|reunion|concert|raffle|away day|webinar|book fair|race|summit|breakfast)
  Volunteer coordination: (?:organi[sz]ed|coordinated|signed up|recruited|managed) (?:\S+ ){0,4}volunteers|volunteers' rota|\d+ volunteers
  Rota planning: (?<!off the )(?:rota|roster)(?! (?:vote|policy))|shift plan|timetable(?='s|s?| )(?=.*(?:out|live|done|sorted|built|works|finished|new|fits))
  Route planning: (?:re)?(?:planned|routed|rerouted) (?:my |the |our |\d+ |six |fourteen )?(?:round|route|routes|flights|containers|lorries|trucks|delivery)|route \d+|delivery schedule
  Project management: project (?:finished|delivered|closed|on time)|practical completion|handed over (?:the )?(?:plot|project|site|building)|project (?:came|is) in
  Budgeting: under budget|budget (?:with|balanced|for the)|forecast (?:error|accuracy)
  Bookkeeping: month[- ]end|year[- ]end|reconcil\p{L}+|invoices (?:filed|entered|processed)|bookkeeping|accounts (?:signed|filed)
  Tax returns: tax returns?|vat returns?|vat (?:is )?done|\d+ returns (?:in|went)
  Payroll: payroll|paid [\d,]+ people
  Cash handling: (?:till|drawer|cash) (?:was |came |\p{L}+ )?(?:right|perfect|correct|balanced|exact)|cash was correct
  Auditing: audit (?:report|findings)|audited
  Stocktaking: stock ?take|stock count|inventory (?:done|finished|matches)
  Records management: (?:archived|digiti[sz]ed|scanned|filed|catalogued|indexed) |filing (?:system|code)|records (?:to|online|are|merged)|register (?:is )?(?:done|digitised)
  Cataloguing: catalogued|catalogue records
  Data entry: entered \d+ records
  Automation: automat(?:ed|es|ically)|macros?|(?:wrote|built) (?:a|the|one|my) (?:\p{L}+ )?(?:script|plugin|formula|macro)|refreshes by itself
  Process improvement: (?:cut|reduced|shortened|brought) (?:\S+ ){0,6}from (?:\S+ ){1,2}(?:seconds?|minutes?|mins?|hours?|hrs|days?|weeks?|months?) (?:down )?to
  Health and safety: near miss|lost[- ]time|reportable (?:injury|accident)|\d+ days? (?:with(?:out|) ?)?(?:no |an? )?(?:lost[- ]time )?(?:injury|accident)|no accidents? (?:on|at) (?:the )?(?:site|line|shift)|risk assessment|stopped the (?:job|lift|line)|trench|safety inspection|toolbox talk|fire (?:drill|marshal)
  Quality control: (?:zero|no) (?:defects|rework|scrap|snags)|snag list|cpk|check sheet|8d|batch (?:\S+ )?(?:came out )?on spec
  Proofreading: proofread|typos?(?= )|copy-?edit\p{L}*|caught the libel|sub-?edited
  Chairing meetings: chaired
  Minute taking: minutes (?:sent|written|taken)|took the minutes
  Leadership: (?:led|leading|headed) (?:a|an|the|our|my) (?:\p{L}+ )?(?:team|crew|section|project|shift|squad|platoon|move|department)|made (?:me )?(?:team lead|supervisor|head of)|promoted to (?:team lead|supervisor|manager|head)|(?:ran|kept) a crew of
  Advocacy: asylum (?:appeal )?(?:is |was )?(?:granted|allowed)|got the eviction cancelled
  Litigation: possession order|not guilty|cross-examin\p{L}*|bail app|(?:won|settled) (?:the|a|my) (?:\p{L}+ )?(?:case|trial|matter)
  Contract drafting: (?:drafted|wrote) (?:a|the|our|an) (?:\p{L}+ )?(?:contract|agreement|nda|policy|will)|liability cap
  Safeguarding: safeguarding|child protection
  Fraud detection: (?:spotted|stopped|noticed|caught|found) (?:\S+ ){0,4}(?:fraud|scam|fake|counterfeit)|carousel case
  Search and rescue: missing walker|rip (?:current|tide|on)|pulled (?:\S+ ){1,6}(?:off|out of|from) the (?:rip|water|sea|river)
  Academic writing: (?:paper|chapter|thesis|dissertation|manuscript) (?:was |is |got |has been )?(?:accepted|submitted|published|written)|methods section|minor revisions
  Research: literature review|(?:finished|ran|designed) (?:the|a|my) (?:\p{L}+ )?(?:study|survey|trial|experiment|transects)|(?:replicated|hypothesis)|assay|p-value|data collection
  Clinical research: recruit(?:ed|ment) (?:patient|target)|enrol?lment on the trial|interim data
  Genealogy: census|great-grand(?:mother|father)|family tree
  Archaeology: sherds?|excavation|dug up
  Sign language: sign language|makaton|bsl
  Spanish: (?:in|spoke|learn(?:ed|t)|speak) spanish|spanish (?:exam|course|b[12])
  French: (?:in|spoke|learn(?:ed|t)|speak) french|french (?:exam|course|b[12])
  German: (?:in|spoke|learn(?:ed|t)|speak) german(?! ui)|german (?:exam|course|b[12])
  Italian: (?:in|spoke|learn(?:ed|t)) italian
  Polish: (?:in|spoke|learn(?:ed|t)) polish
  Arabic: (?:in|spoke|learn(?:ed|t)) arabic
  Portuguese: (?:in|spoke|learn(?:ed|t)|enough) portuguese
  Russian: (?:in|spoke|and) russian
  Welsh: in welsh|mynediad
  Greek: koine greek
  English: (?:in|spoke|learn(?:ed|t)) english (?!\p{L}+ class)|english (?:course|exam|b[12]|level)|(?:pass|passed) (?:my |the )?(?:\p{L}+ )?english
`;
