/**
 * What words of a hard day, and of the days that look like one, stand for. Each meaning is named once and said in every language, so that
 * what was learned of one language is heard in all. A `*` stands for any end of a word.
 */
export const english = {
  me: "i, im, i'm, ive, i've, me, my, id, i'd, i'll, mine",
  myself: 'myself, my self, meself',
  you: 'you, u, your',
  we: "we, us, our, we've, we're",
  they: 'he, him, his, she, her, they, them, their',
  partner:
    'husband, wife, boyfriend, girlfriend, partner, hubby, bf, gf, fiance*, spouse, my ex, my man, my bloke, missus, my fella',
  parent:
    'mum, mom, mam, mother, dad, father, daddy, parents, stepdad, stepfather, stepmum, stepmother, mother in law, father in law',
  child:
    'son, daughter, kid, kids, child, children, baby, toddler, boys, girls, little one, bump, grandson, grandkids, grandchild*',
  sibling:
    'brother, sister, uncle, aunt, auntie, cousin, stepbrother, grandad, grandfather, gran, nan, nana, grandma, grandmother',
  friend: 'friend*, mate, mates, bestie, buddy, roommate, flatmate, housemate, neighbour*, neighbor*',
  boss: 'boss, manager, supervisor, foreman, gaffer, head chef, owner, director, superior, line manager, landlord',
  colleague: 'colleague*, coworker*, co-worker*, workmate*, team, lads, the guys, crew, staff',
  client:
    'patient*, client*, customer*, caller*, resident*, student*, pupil*, learner*, inmate*, tenant*, user, users, service user, guest*, year 7, year 8, year 9, year 10, year 11, apprentice, trainee',
  pet: 'dog, cat, dogs, cats, puppy, kitten, pup, hamster, budgie, rabbit, horse',
  everyone: 'everyone, everybody, all of them, they all, whole family, the family, world, people',
  nobody: 'nobody, no one, noone, no-one, anyone, not a soul',
  die: 'die, dies, dying, death, dead, not alive, passed away, passed, deceased',
  died: 'died, lost him, lost her, buried',
  kill: 'kill, kills, killing, killed, unalive, kms, hang, hanging, hanged, drown, drowning, shoot, off myself, od, overdose*, jump, jumping, leap, ctb',
  suicide: 'suicid*, samaritans, self-harm, self harm*, selfharm*, crisis line, hotline, helpline',
  grave: 'funeral, grave, coffin, cemetery, cremat*, mourn*, ashes, hearse',
  gone: 'gone, disappear*, vanish*, not here, not around, not be here, not exist*, erase, slip away, fade, leave this, cease, invisible, log off, check out, out of here',
  withoutMe:
    "without me, if i wasn't, if i weren't, if i were gone, if i was gone, when i'm gone, after i'm gone, once i'm gone, if i'm not here",
  live: 'live, life, alive, exist, existing, existence, be here, being here, be around, stay here, still here, on this earth, living',
  wake: 'wake, waking, woke, wake up, morning comes, open my eyes, another day',
  sleep: 'sleep, sleeping, asleep, slept, bed, close my eyes',
  end: 'end, ending, ended, stop, stopped, over, finish it, be done, make it stop, quiet now, get out, way out, exit',
  goodbye:
    'goodbye*, bye, farewell, say bye, take care of yourselves, thank you for everything, thanks for everything, thanks for reading, been kind, so long, this is it',
  last: 'last, final, lastly, one more, no more',
  letter: 'note, notes, letter, letters, will, envelope, wrote, written, writing, diary, journal',
  arrange:
    'paperwork, papers, documents, insurance, passwords, password, affairs, in order, sorted, sort, settled, deeds, bank details, keys, tidied, tidy, cleared, labelled, cancelled everything, paid off, everything ready, nothing left to do, folder, put away, handed back, returned',
  giveAway:
    'gave away, giving away, give away, given away, going to my, goes to, is going to, rehome*, new home, can have my, left him my, left her my, inherit*',
  burden:
    'burden, dead weight, in the way, bother, worry about me, cost them, drag everyone, nuisance, waste of space, waste of air, useless, worthless, no use, good for nothing, failure, a burden',
  betterOff: 'better off, easier, relieved, happier, miss me, notice, would be better, be fine without, shot of',
  calm: 'calm, peace, peaceful, lighter, light, quiet, relief, serene, at ease, settled now, decided, decision, made up my mind, ready',
  want: 'want, wants, wanna, wanted, wish, wished, hope, hoping, pray, feel like, ready to, rather, thinking of, thinking about, thought about, thoughts, think about, keep thinking, plan, planned, planning, urge, tempted, idea of',
  point:
    'point, sense, reason, purpose, meaning, what for, why bother, worth it, worth living, use in, nothing matters, no matter',
  cope: "cope, coping, go on, going on, carry on, keep going, bear, stand it, take it, take any, do this, hold on, holding on, anymore, any more, much longer, get through, keep up, can't do this",
  tired:
    'tired, exhaust*, drained, worn out, knackered, shattered, weary, wrecked, fed up, sick of, done with, running on empty, burnt out, burned out, burnout, burn out, no energy, overwhelm*, dead on my feet',
  empty: "empty, numb, hollow, nothing inside, feel nothing, blank, grey, void, can't feel, stare, staring, ceiling",
  hopeless:
    'hope, hopeless, no future, no way out, trapped, stuck, no other way, pointless, despair, desperate, given up, give up, giving up, lost cause, rock bottom',
  pills:
    'pill, pills, tablet, tablets, paracetamol, meds, medication, dose, sleeping pills, insulin, morphine, stash*, stockpil*, packet, box of',
  rope: 'rope, noose, belt, cord, beam, rafters',
  blade: 'blade, blades, razor, razors, knife, knives, scissors, scalpel, box cutter, stanley, compass',
  gun: 'gun, shotgun, rifle, pistol, weapon, trigger, firearm, safe key',
  height:
    'bridge, roof, ledge, edge, cliff, platform, tracks, track, train, trains, railing, parapet, balcony, river, water, viaduct, car park, multi-storey, height, level crossing, pier, sea, quay',
  crash: 'drive into, crash, swerve, steer, oncoming, lorry, lorries, wall, tree, ditch, wheel, seatbelt',
  cut: 'cut, cuts, cutting, scratch*, burn, burned, burnt, burning, carve, hurt, hurting, harm, harmed, relapsed, slip, slipped, did it again, done it again, punched the wall, pulled my hair, my old habit',
  limb: 'arm, arms, wrist, wrists, leg, legs, thigh, thighs, skin, sleeves, long sleeves, plaster, plasters, bandage*, scar, scars, stitches, blood, bleed*',
  eat: 'eat, eaten, eating, food, starv*, purg*, throw up, threw up, calories, weigh, weight, skip meals, fingers down',
  alone: "alone, lonely, by myself, on my own, nobody to, no one to, isolated, haven't spoken",
  afraid:
    'afraid, scared, frightened, terrified, fear, dread*, scares, frightens, not safe, unsafe, safe, petrified, nervous, on edge, flinch*, walking on eggshells, eggshells',
  shame: 'asham*, shame, embarrass*, humiliat*, guilt*, sorry, apolog*',
  fault:
    "my fault, deserve*, i provoked, shouldn't have, made him angry, made her angry, blame*, i started, set him off, wound him up",
  secret:
    "nobody knows, no one knows, haven't told, not told, don't tell, didn't tell, never told, can't tell, secret, don't say, hide it, hiding, hid, covered, cover up, makeup, concealer, please don't reply, don't write back, reads my, deleted this, delete this, don't call",
  cry: 'cry, cried, crying, tears, sob*, weep*',
  shake: "shake, shaking, shook, trembl*, panic*, anxiety, anxious, can't breathe, heart racing, chest",
  pain: 'pain, painful, ache*, suffer*, agony, hurts, torment',
  dark: 'dark, darkness, black, voices, voice in my head, head, thoughts, demons, nightmare*, flashback*',
  sad: 'sad, depress*, heartbroken, miserable, low, awful, terrible, horrible, rubbish, rough, bad, worst, worse, devastat*, gutted, grief, griev*, broken, upset, down, unhappy, miss him, miss her, misses',
  hit: 'hit, hits, hitting, punch*, slap*, kick*, beat, beats, beating, beaten, smack*, grab*, shov*, push*, threw, throws, throwing, chok*, strangl*, slammed, pinned, dragged, shook me, spat, bit me, headbutt*, raised his hand, raised her hand, laid hands, hands on me, attacked, assault*, stabbed, whack*, lashed out, went for me',
  neck: 'neck, throat, face, hair, jaw, nose, ribs, rib, tooth, teeth, lip, eye, ear',
  bruise: 'bruise*, black eye, split lip, fractur*, broken rib*, cracked rib*, marks, swollen, a&e, x-ray, sling',
  door: 'door, lock, locks, locked, key, bathroom, toilet, cellar, bedroom, wardrobe, cupboard, shed, boot of, car',
  threaten:
    "threat*, or else, if i leave, if i tell, if i go, he'll kill, she'll kill, kill me, find me, knows where, will find, take the kids, take my kids, regret it, watch my back",
  force:
    "rape*, forced, force, forces, made me, makes me, touched my, touched me on, touched me in, touched me when, touched me where, touched me there, touched me again, touched me without, touched me and, touched me while, touched me under, touches me, touching me, touching my, touched us, grope*, came into my room, comes into my, on top of me, said no, i said no, didn't want to, consent, sexual*",
  control:
    "checks my phone, my phone, my money, my wages, my passport, my bank card, my card, tracks me, tracker, reads my messages, not allowed, allowed to, lets me, won't let, doesn't let, permission, follows me, follow me, followed me, stalk*, waits outside, outside my house, turned up at",
  drunk: 'drunk, drink, drinks, drinking, drank, pint, pints, beers, vodka, wine, sober, whisky, bottle, pub',
  rage: 'shout*, scream*, yell*, rage, temper, angry, furious, mood, kicks off, kicked off, snapped, smashed, lost it, swear*, swore, called me',
  home: 'home, house, at home, flat, indoors, kitchen, stairs, living room',
  flee: 'ran, run away, leave him, leave her, left him, escape, shelter, refuge, packed a bag, bag packed, sleeping in the car, slept in the car, stay at, staying at, nowhere to go, police',
  excuse:
    'fell, tripped, walked into, told everyone, told them i, said i, told work, told people, accident, clumsy, pretend*',
  again: 'again, back at it, another, every night, every time, third time, last night, tonight, still',
  hospital: 'hospital, er, icu, ward, doctor, gp, psych*, therap*, counsel*, ambulance, sectioned',
  ill: 'ill, sick, poorly, cancer, tumour, tumor, biopsy, chemo*, stroke, heart attack, migraine, fever, flu, covid, diagnos*, scan, results, signed off, off sick, surgery, operation, dementia, relapse*, infection, disease, symptom*, vomit*, miscarr*, pregnan*, depression, seizure, injur*, broke my, sprain*, back went, slipped disc',
  lost: 'lost, lose, losing, loss, missing, missed, miss',
  fired:
    'laid off, redundan*, fired, sacked, let go, dismiss*, suspended, p45, contract ends, not renewed, probation, demot*, hours cut, cut my hours, redundancy, out of work, unemploy*, jobless',
  rejected:
    "reject*, turned down, passed over, didn't get, not selected, unsuccess*, declin*, refus*, ghosted, someone else, chose someone, went with another, no thanks, denied, overlooked, a no, said no, pulled out, backed out, dropped us, withdrew",
  failed:
    "fail*, flunk*, resit, didn't pass, missed quota, missed target, didn't work, fell through, fell apart, collapsed, cancel*, scrapped, postponed, called off, didn't make, down the drain, for nothing, wasted, waste, ruined, disaster, flop*, no show, no one came, nobody came, went wrong, bombed, messed up, screwed up, my mistake, mistake*, error*, zero",
  broke:
    'broke, broken, crashed, crash, flooded, flood, leak*, burnt, smashed, stolen, robbed, burgled, damaged, fire, wrecked, breakdown, packed in, dead battery, blew up, outage',
  money:
    "debt*, rent, bills, can't pay, can't afford, overdraft, bankrupt*, evict*, bailiff*, unpaid, owe, owed, insolven*, closing down, close the shop, fine, penalty",
  leave: 'divorce*, split up, broke up, left me, leaving me, moved out, cheated, affair, custody, dumped, separated',
  bully:
    'bull*, mock*, laugh at, laughed at, laughing at, insult*, exclud*, ignored, rac*ist, racist*, sexist*, harass*, humiliat*, in front of everyone, in front of, called me, made fun, picks on, behind my back, names, slur*, creep*, comments',
  complaint:
    'complain*, one star, 1 star, bad review, told off, warning, disciplin*, criticis*, tore into, bollock*, accused, investigat*, sued, fined, telling off',
  done: 'done, finished, finish, completed, complete, delivered, shipped, submitted, handed in, launched, released, closed, signed, fixed, repaired, solved, sorted out, built, made, painted, installed, organised, organized, got it working, managed',
  win: 'won, win, wins, passed, nailed, smashed it, aced, success*, record, best, award*, prize, promot*, got the job, got in, accepted, approved, offer, killed it, crushed, sold out, victory, champion*, beat the, gold, medal, first place',
  praise:
    'thank*, praise*, compliment*, said it was, loved, best thing, hugged, clapped, standing ovation, applause, great job, well done, proud, pride, chuffed, delighted, happy, glad, pleased, smil*, grateful',
  better:
    'improved, improve, reduced, cut the, saved, saves, faster, down from, up from, increase*, doubled, halved, fewer, less, cheaper, quicker, per cent, percent, no more',
  finally:
    'finally, at last, after years, first time, first ever, for the first time, managed to, in the end, eventually',
  learn:
    'learn*, course, certificate, certified, degree, exam, studied, taught, teach*, trained, training, workshop, class, mentor*',
  help: 'helped, help, supported, rescued, saved a, talked down, talked him down, talked her down, calmed, looked after, cared for, stayed with, sat with, held his hand, held her hand, volunteer*',
  work: 'work, shift, job, project, deadline, meeting, demo, client meeting, report, release, code, bug, deploy*, presentation, office, sprint, app, website, server, site',
  game: 'chess, game, match, level, ranked, guild, raid, boss fight, final boss, stage, scene, play, audience, rehears*, character, novel, chapter, film, movie, gig, boxing, sparring, tournament, karate, judo, ring, round, photo*, shot, wedding, halloween, marathon, race, goal, team won',
  joke: 'lol, lmao*, haha*, rofl, xd, laugh*, laughing, joke, joking, kidding, funny, hilarious, lmfao',
  future: 'tomorrow, next week, next month, monday, soon, going to, gonna, will be, see you, talk next, later',
  ask: 'please, can you, could you, send me, pause, cancel my, unsubscribe, emails, mails, reminder*, subscription, check-in, check-ins',
  chat: 'hi, hello, hey, weather, weekend, thanks, cheers, busy, nothing much, not much, same as, holiday, how are you, all good, fine, ok',
  past: 'years ago, used to, back then, months ago, when i was, in 2019, last year, a year ago, since then, recovery, recovered, clean for, sober for, days clean, free of, days free, smoke free, clean',
  number: 'one, two, three, four, five, six, seven, eight, ten, hundred, thousand, half, twice, #, ##, ###, #.#',
  method:
    'easiest way, how much it would take, how long it takes, painless, looked up, googled, researched, the maths on, worked out how, how many it takes, lethal, a date, set a date, have a plan, a plan, made a plan, methods',
  hate: "hate, hated, loathe, disgust*, despise, can't stand",
  ifSomethingHappens:
    "something happens to me, anything happens to me, if i die, in case i, if you don't hear, won't hear from me, won't be around, not be around, might not, may not be",
  outside: 'threw me out, locked me out, no shoes, in my nightie, barefoot, in the street',
  beforeChildren: 'in front of the kids, the kids saw, kids heard',
  withTheDead:
    'envy, i get it, jealous of, understand why he, understand why she, join him, join her, be with him, be with her, see him again, see her again, heaven',
  sinceChildhood: 'since i was, when i was little, at night he, my room',
  weather: 'rain, rained, snow, sun, weather, garden, traffic',
  account: 'account, password, log in, locked out, profile, data, delete, wipe, invoice, refund, settings, list',
  but: 'but, though, still, anyway, however, despite, even so',
  unfair:
    "again, nobody asked, didn't even, not even, instead of me, no reason given, unfair, took credit, took the credit, without asking, behind my",
  worse:
    'worse, down by, dropped, fell, shrank, slower, late, behind, overdue, backlog, too late, too much, too many, impossible',
  body: 'hands, hand, back, knee, stomach, chest, heart, head',
  closing:
    'closing, closes, closed down, shut, shutting, folding, folds, wound up, pulled the plug, axed, discontinued, last day of, shutters, for sale, sold up, ends this month, ends in',
  withdrawn:
    'pulled, withdrew, withdrawn, backed out, dropped out, walked away, changed their mind, went to the competition, competitor, lost the account, lost the contract, lost the bid, cut off, took their, terminated',
  eliminated:
    'relegated, eliminated, knocked out, out in the, disqualified, last place, came last, second place, runner up, so close, by one point, by two, short of, off qualifying, beaten, lost the final, lost on penalties, dropped from',
  wrong:
    'wrong, forgot, forgotten, misprint, typo, mixed up, by accident, sent it to, overlooked, incorrect, backwards, upside down, mislabel*, recall, reprint, my own fault, stupid',
  spilled:
    'spilled, spilt, dropped, slipped, fell, tipped, knocked over, burst, exploded, sank, collapsed, shattered, cracked, snapped, scratched, dented, binned, threw it all, skip, thrown away',
  delayed:
    'delayed, stuck, blocked, on hold, frozen, waiting list, still waiting, no answer, no reply, held up, stalled, set back, pushed back, suspended, banned, revoked, licence',
  none: 'zero, none, nobody, not one, not a single, no one, empty room, empty chairs, nothing, no sales, only two, just two, half empty, no wins, no win',
  harmToOthers:
    "stabbed, murdered, shot dead, shooting, was killed, found him dead, found her dead, found him, found her, drowned, hit by, overdose, cardiac arrest, cpr, resus, didn't make it, killed by, arrested, raid",
  nothingToBeDone:
    'put down, put to sleep, vet, no more treatment, nothing they can do, hospice, palliative, terminal, dying, last days, care home, ventilator, stage 4, spread',
  recovered:
    'clear, all clear, remission, recovered, back on his feet, back on her feet, survived, saved, safe now, healthy, came back, out of hospital, discharged, adopted, reopened, got my licence back, for the better, turned around, refunded, apologised',
  allTheSame:
    'rebuilt, saved the, salvaged, in time, on time, turned it, from scratch, instead, managed to, pulled it off, without a, still got, still managed, made it work',
} as const;

export type Meaning = keyof typeof english;
export type Meanings = Readonly<Record<Meaning, string>>;

/** What takes back the words behind it. */
export const englishNo = 'not no never t dont cant without nor wont didnt isnt aint nothing hardly nobody';

/** Figures of speech: what their words mean elsewhere is not meant. */
export const englishFigures =
  'break a leg, hit the target, hit our target, hit my target, hit the deadline, hit our deadline, hit my goal, hit it off, hit the ground running, punched the air, knocked it out of the park, jumped at the';
