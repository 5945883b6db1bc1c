import { asks } from './request-case.ts';

export const letterCases = asks(
  'cover-letter',
  [
    "Please write a cover letter for the role of Senior Nurse at St. Mary's Hospital.",
    { role: 'Senior Nurse', company: "St. Mary's Hospital" },
  ],
  [
    "I'm applying to Acme as head of sales, could you write me a cover letter?",
    { company: 'Acme', role: 'head of sales' },
  ],
  ['Cover letter for the BBC please', { company: 'BBC' }],
  ['I need a cover letter for a job at the BBC', { company: 'BBC' }],
  ['cover letter for siemens pls', { company: 'siemens' }],
  ['Draft a cover letter for the head of sales role at Northwind', { role: 'head of sales', company: 'Northwind' }],
  ['Can you draft a cover letter? The role is site foreman at Balfour.', { role: 'site foreman', company: 'Balfour' }],
  ['cover letter: company Acme, role Engineer', { company: 'Acme', role: 'Engineer' }],
  [
    'Cover letter please. Company: Bright Dental. Role: dental assistant.',
    { company: 'Bright Dental', role: 'dental assistant' },
  ],
  [
    'Please write me a cover letter.\n\nCompany: Delta Freight\nRole: Dispatcher',
    { company: 'Delta Freight', role: 'Dispatcher' },
  ],
  [
    'Please write a cover letter for a position as primary school teacher at Oakfield School',
    { role: 'primary school teacher', company: 'Oakfield School' },
  ],
  ['Could you write a cover letter for Google?', { company: 'Google' }],
  [
    'write me a cover letter for "Marks & Spencer", role "Store Supervisor"',
    { company: 'Marks & Spencer', role: 'Store Supervisor' },
  ],
  ['I am applying at Bosch, can you write me a cover letter?', { company: 'Bosch' }],
  [
    'I applied for a job as a bus driver at CityLink. Please make a cover letter.',
    { role: 'bus driver', company: 'CityLink' },
  ],
  [
    'I want to apply to Zalando as a product manager. Please write a cover letter.',
    { company: 'Zalando', role: 'product manager' },
  ],
  ['Cover letter for a product manager position at Zalando', { role: 'product manager', company: 'Zalando' }],
  ['please do a cover letter for a nurse job', { role: 'nurse' }],
  ['I need a cover letter for a project manager role', { role: 'project manager' }],
  ['I need a cover letter as a paramedic', { role: 'paramedic' }],
  ['Please write a cover letter for the position of Finance Director.', { role: 'Finance Director' }],
  [
    'Can you prepare a cover letter for the post of Deputy Head at Ashfield Primary, thanks',
    { role: 'Deputy Head', company: 'Ashfield Primary' },
  ],
  ['cover letter', {}],
  ['Cover letter please', {}],
  ['I need a cover letter', {}],
  ['Could you please write me a new cover letter by tomorrow?', {}],
  ['Please write a cover letter based on my CV', {}],
  ['can i get a cover letter asap', {}],
  ['Please write a cover letter for my next job', {}],
  ['Write me a cover letter for my application', {}],
  ['I need a coverletter for Lidl, shop assistant', { company: 'Lidl', role: 'shop assistant' }],
  ['Please write a motivation letter for an internship at Airbus', { role: 'internship', company: 'Airbus' }],
  [
    'A letter of application for the job of head gardener at Kew Gardens please',
    { role: 'head gardener', company: 'Kew Gardens' },
  ],
  [
    'Could you draft a cover letter to Deutsche Bahn for the train driver job?',
    { company: 'Deutsche Bahn', role: 'train driver' },
  ],
  ['HI CAN YOU WRITE A COVER LETTER FOR THE SHIFT LEADER ROLE AT AMAZON', { role: 'SHIFT LEADER', company: 'AMAZON' }],
  [
    'Hello, I would like a cover letter for Johnson & Johnson, the role is lab technician. Regards, Priya',
    { company: 'Johnson & Johnson', role: 'lab technician' },
  ],
  ['Need a cover letter for a chef position at The Ivy by Friday', { role: 'chef', company: 'Ivy' }],
  ['Please write a cover letter for a software engineer at Spotify', { role: 'software engineer', company: 'Spotify' }],
  ['Please make a cover letter for IKEA as a kitchen planner', { company: 'IKEA', role: 'kitchen planner' }],
  [
    "I'd like to apply for the role of curator at the Tate. Can you write a cover letter?",
    { role: 'curator', company: 'Tate' },
  ],
  ['There is an opening at Blue Door Bakery. Please write a cover letter for it.', { company: 'Blue Door Bakery' }],
  ['Please write a cover letter. They are looking for a warehouse manager.', { role: 'warehouse manager' }],
  ['Cover letter for Oxfam please, fundraising officer', { company: 'Oxfam', role: 'fundraising officer' }],
  [
    'Please write a cover letter for the role of Bookkeeper at Hansen Ltd.\n\nAbout the job:\nNordic Jobs AG is a leading agency. We are looking for a talented bookkeeper to join a growing team in Leeds.',
    { role: 'Bookkeeper', company: 'Hansen Ltd' },
  ],
  [
    'Write a cover letter for the Accountant post at Mercy Corps in Nairobi',
    { role: 'Accountant', company: 'Mercy Corps' },
  ],
  [
    'Please could I have a covering letter for the trainee solicitor role at Burns and Hart',
    { role: 'trainee solicitor', company: 'Burns and Hart' },
  ],
  [
    'Bitte schreib mir ein Anschreiben für die Stelle als Pflegefachkraft bei der Charité',
    { role: 'Pflegefachkraft', company: 'Charité' },
  ],
  ['Bitte ein Anschreiben für Bosch', { company: 'Bosch' }],
);
