import { learnedOf, crisisByRules, hearHardDay } from '#language/safety/hear-hard-day.ts';
for (const t of ["what should i work on. don't be nice", "what should i work on", "don't be nice", "What should I work on? Don't be nice.", "what do i need to get better at, be blunt", "be honest with me, where am i weak", "don't hold back. what am i bad at", "tell me what i do wrong"]) {
  const l = learnedOf(t); 
  console.log(t, '| rules', JSON.stringify(crisisByRules(t)), '| hear', JSON.stringify(hearHardDay(t)), '`)
}
