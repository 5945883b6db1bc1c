import type { UnderstandingCase } from './understanding-case.ts';

const wins = (text: string, ...expected: string[]): UnderstandingCase => ({ text, wins: expected, requests: [] });
/** The whole text is the win. */
const one = (text: string): UnderstandingCase => wins(text, text);

export const winCases: readonly UnderstandingCase[] = [
  // Nursing and medicine
  one('Caught a dosing error on the 6 pm round before it reached the patient.'),
  one('My student nurse placed her first cannula today. I talked her through it and she got it first time.'),
  one('Got Mr. Osei walking again after his hip replacement, two days ahead of plan.'),
  one('Calmed a very anxious family in A&E and they thanked me afterwards.'),
  one('No falls on the ward for 30 days.'),
  one('Discharged 14 patients before noon, which freed the beds for the evening admissions.'),
  wins(
    'Hi,\n\nled the resus team at 3am, patient stable by handover.\n\nAlso finished my wound care certificate.\n\nThanks,\nGrace',
    'led the resus team at 3am, patient stable by handover.',
    'Also finished my wound care certificate.',
  ),
  // Teaching
  one('Year 9 finally understood fractions! I swapped the worksheet for pizza slices.'),
  one('A parent wrote to say her son now reads every night. That made my week.'),
  wins(
    'Today:\n- marked all 60 mock exams\n- ran the first robotics club\n- got the library budget approved',
    'marked all 60 mock exams',
    'ran the first robotics club',
    'got the library budget approved',
  ),
  one('Observed by Ofsted this morning and the feedback was outstanding.'),
  one('Three of my pupils got into the regional maths final'),
  // Electricians and trades
  one('Rewired the whole second floor at the Hensley job in one day instead of two'),
  one('Found the fault in the distribution board nobody else could find.'),
  wins(
    'passed my 18th edition exam\nfinished the Miller kitchen\ntrained two apprentices on testing',
    'passed my 18th edition exam',
    'finished the Miller kitchen',
    'trained two apprentices on testing',
  ),
  one('Fixed a boiler for an old lady on a Sunday, she was so relieved she baked us a cake.'),
  one('Welded 40 metres without a single defect.'),
  one('Roof is finished, two days early.'),
  // Sales
  one('Signed Acme today: 48k ARR, after eight months of chasing.'),
  one('Hit 112% of quota for Q3'),
  wins(
    '1. Closed the Baxter renewal\n2. Booked six demos\n3. Turned an angry client around on the phone',
    'Closed the Baxter renewal',
    'Booked six demos',
    'Turned an angry client around on the phone',
  ),
  wins(
    '1) cold called 40 leads and got 5 meetings\n2) won back Delgado & Sons',
    'cold called 40 leads and got 5 meetings',
    'won back Delgado & Sons',
  ),
  one('The client said yes to the bigger package. I had rebuilt the whole offer last night.'),
  one('New client! A chain of three bakeries.'),
  // Research
  one('Our paper was accepted at ECML after two rounds of review.'),
  one('Got the assay to replicate for the first time, three runs in a row.'),
  one('Submitted the grant four days before the deadline.'),
  wins(
    'The reviewer comments came back and are minor.\n\nI also recruited the last 12 participants for the sleep study.',
    'The reviewer comments came back and are minor.',
    'I also recruited the last 12 participants for the sleep study.',
  ),
  one('Gave my first talk in Lisbon; the room was full and two labs asked to collaborate.'),
  // Software
  one('Shipped the new search. p95 went from 900 ms to 120 ms.'),
  one('Stopped the daily reports nobody read and replaced them with one dashboard'),
  one('Paused the rollout before the bug hit more users'),
  one('Resumed the stalled migration and completed it by 5pm'),
  one('Changed the on-call schedule to weekly rotations, the team loves it'),
  one('PR merged after three weeks!'),
  one('Deleted 3,000 lines of dead code.'),
  one('Merged 1 and 2 of the payment services into a single one.'),
  one('Dropped 3 flaky tests and rewrote them properly'),
  one('Unsubscribed 4,000 stale contacts from our list and open rates doubled.'),
  one('Removed the last Python 2 service from production.'),
  wins(
    'Quick update:\n* fixed the login race\n* mentored Priya through her first deploy\n* wrote the runbook for backups',
    'fixed the login race',
    'mentored Priya through her first deploy',
    'wrote the runbook for backups',
  ),
  one('Nothing broke after the database upgrade I led. Forty minutes of work, zero downtime.'),
  one('Moved our backups from daily to hourly.'),
  // Hospitality
  one('Served 180 covers with two people off sick and not one complaint'),
  one('Guest left a glowing review and named me in it.'),
  one('Created a new autumn menu; the chef put four of my dishes on.'),
  wins(
    'Covered reception alone for three hours.\n\nTurned a furious guest into a returning one, he booked again for March.',
    'Covered reception alone for three hours.',
    'Turned a furious guest into a returning one, he booked again for March.',
  ),
  one('Sold out the tasting night!'),
  one('Trained the new barista on latte art, she nailed a rosetta.'),
  // Law
  one('Won the summary judgment motion in Reyes v. Harbor.'),
  one('Negotiated the lease down by 12% for my client.'),
  one('Drafted the settlement agreement in one afternoon, and opposing counsel signed without changes.'),
  wins(
    'Settled the Novak case.\nFiled the appeal brief on time.\nTook on my first pro bono client.',
    'Settled the Novak case.',
    'Filed the appeal brief on time.',
    'Took on my first pro bono client.',
  ),
  // Others
  one('Balanced the books to the cent for year end.'),
  one('Delivered all 92 parcels despite the snow.'),
  one('Harvested the first tomatoes from the new greenhouse, 40 kilos.'),
  one('Ran the volunteer day: 35 people, 200 trees planted.'),
  one('Got promoted to team lead!!'),
  one('I was offered the job at the museum.'),
  one('Finally asked for a raise and got it.'),
  one('Spoke up in the board meeting and they changed the plan because of it'),
  one('Presented the redesign to the directors. They approved the budget on the spot. I am still smiling.'),
  one('Handled a bomb threat call calmly and evacuated 300 people in nine minutes.'),
  one('Translated a 40-page contract in two days.'),
  one('Kept my temper with a rude customer and solved his problem.'),
  one('I helped a colleague write her CV'),
  one('Wrote a cover letter for a neighbour and he got the interview.'),
  one('Reviewed 20 resumes and picked three great candidates for interviews.'),
  one('Published a LinkedIn post about our charity run, 12k views'),
  one('Updated my CV and applied for the senior role.'),
  one('Ran a CV workshop for 15 school leavers'),
  one('My LinkedIn article reached 50k readers.'),
  one('Taught a friend how to thread a needle on the new machine'),
  one('Cancelled three subscriptions we never used and saved the team 400 a month'),
  one('Convinced the board to pause the campaign until Friday'),
  // Shapes
  wins('Hello Cairn, I finished the audit today.', 'I finished the audit today.'),
  wins('Hi! Closed the Baker deal.', 'Closed the Baker deal.'),
  wins(
    'Good morning,\n\nwe landed the Tokyo contract.\n\nBest regards\nTom Hill\nSales Manager',
    'we landed the Tokyo contract.',
  ),
  wins('Not much today, just fixed the label printer.', 'Not much today, just fixed the label printer.'),
  wins(
    'Sick in the morning, but still finished the tax return for the Lopez family.',
    'Sick in the morning, but still finished the tax return for the Lopez family.',
  ),
  wins('Tired! But I got the whole inventory counted.', 'But I got the whole inventory counted.'),
  wins('Guess what? I passed my driving test!', 'I passed my driving test!'),
  wins(
    'Finished the roof.\n\nIt took the whole team and the weather was awful.',
    'Finished the roof.\n\nIt took the whole team and the weather was awful.',
  ),
  wins(
    '- Finished the handover\n- tomorrow: call the bank\n\nPlans for tomorrow:\n- write the report\n- book the room',
    'Finished the handover',
  ),
  wins(
    'Wins:\n• 3 new sign-ups\n• best Google review yet\n• invoice run done before lunch',
    '3 new sign-ups',
    'best Google review yet',
    'invoice run done before lunch',
  ),
  wins(
    'I fixed the pump at station four. Also, I trained the night crew on the new alarm.',
    'I fixed the pump at station four.',
    'Also, I trained the night crew on the new alarm.',
  ),
  wins(
    '- Rolled out the new\n  booking system\n- Hired two line cooks',
    'Rolled out the new booking system',
    'Hired two line cooks',
  ),
  one(
    'Spent the morning with the new intern. We went through the whole pipeline and she deployed her first change. I think she will do well.',
  ),
  wins(
    'Today was the big day. We opened the second shop and forty people came.\n\nSent from my iPhone',
    'Today was the big day. We opened the second shop and forty people came.',
  ),
  wins(
    'We moved the whole archive to the new building this week, eleven vans and not a single\nbox lost. The director came down to thank us.',
    'We moved the whole archive to the new building this week, eleven vans and not a single box lost. The director came down to thank us.',
  ),
  // Other languages
  one('Heute habe ich den Vertrag mit Müller abgeschlossen.'),
  one('Endlich die Prüfung bestanden!'),
  one("J'ai terminé le rapport annuel avec deux jours d'avance."),
  one('Nous avons gagné le contrat avec la mairie.'),
  one('Hoy cerré la venta más grande del mes.'),
  one('He terminado el informe y el jefe está encantado.'),
  wins('Hallo,\n\nich habe drei neue Kunden gewonnen.\n\nViele Grüße\nJonas', 'ich habe drei neue Kunden gewonnen.'),
];
