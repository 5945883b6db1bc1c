import type { Block, Sentence, WrittenDocument } from '#domain/documents/document.ts';

/** Documents as people of several professions have them, for eyes and for figures. */
const said = (text: string): Sentence => ({ text, citations: [] });
const heading = (text: string): Block => ({ type: 'heading', text });
const paragraph = (...texts: string[]): Block => ({ type: 'paragraph', sentences: texts.map(said) });
const bullets = (...texts: string[]): Block => ({ type: 'bullets', items: texts.map(said) });
const entry = (title: string, place: string, time: string, ...items: string[]): Block => ({
  type: 'entry',
  title: said(title),
  place: place === '' ? null : said(place),
  time: time === '' ? null : said(time),
  items: items.map(said),
});

const document = (
  kind: WrittenDocument['kind'],
  language: WrittenDocument['language'],
  title: string,
  contact: readonly string[],
  blocks: readonly Block[],
): WrittenDocument => ({
  kind,
  language,
  title,
  contact: contact.map(said),
  blocks,
  notes: [],
});

const NURSE = ['jane.doe@example.org', '+44 20 7946 0018', 'Leeds, United Kingdom', 'linkedin.com/in/jane-doe'];

const nurseBlocks: readonly Block[] = [
  paragraph(
    'Ward sister with eleven years on acute and elderly wards.',
    'Cut falls on a 28-bed ward from 10 to 6 a month and brought 14 newly qualified nurses through their first year without losing one.',
  ),
  heading('Experience'),
  entry(
    'Ward Sister',
    'St. Mary’s Hospital, Leeds',
    '2019 – present',
    'Cut falls from 10 to 6 a month by moving the evening round to 9 pm and placing the four patients most at risk beside the nurses’ station.',
    'Brought 14 newly qualified nurses through their first year; all 14 stayed.',
    'Shortened the handover from 40 to 25 minutes with a single-page sheet that three other wards took over.',
    'Ran the ward’s move to electronic charts in six weeks, two ahead of plan, with no shift left uncovered.',
  ),
  entry(
    'Staff Nurse, Acute Medicine',
    'Leeds General Infirmary',
    '2014 – 2019',
    'Trained 22 colleagues in the early-warning score; calls to the outreach team before an arrest rose from half to nine in ten.',
    'Wrote the ward’s guide to sepsis that the trust published for all medical wards in 2017.',
  ),
  heading('Education'),
  entry('BSc Nursing, First Class', 'University of Leeds', '2011 – 2014'),
  heading('Certificates'),
  bullets(
    'Advanced Life Support, Resuscitation Council UK, 2023',
    'Non-medical Prescriber (V300), University of Bradford, 2021',
  ),
  heading('Skills'),
  paragraph('Patient safety, team leading, clinical teaching, change of practice, electronic records, rota planning'),
  heading('Languages'),
  paragraph('English (native), Polish (conversational)'),
];

export const nurseCv = document('cv', 'en', 'Jane Doe', NURSE, nurseBlocks);

const job = (title: string, place: string, time: string, count: number): Block =>
  entry(
    title,
    place,
    time,
    ...[
      'Took the nightly settlement run from 4 h 10 min to 38 min by splitting it per ledger, so that branches open with yesterday’s balances.',
      'Led the move of 61 services off the shared database over nine months; no customer saw an outage longer than two minutes.',
      'Introduced trunk-based delivery for four teams: lead time for a change fell from 11 days to 2.',
      'Mentored five engineers, three of whom now lead teams of their own.',
      'Wrote the incident handbook that the whole division uses; the mean time to recovery fell by a third within two quarters.',
      'Negotiated a new contract with the card processor that saves €1.2 million a year.',
      'Built the fraud rules engine with two colleagues in C++ and Rust; it judges 3,400 payments a second on two machines.',
    ].slice(0, count),
  );

export const engineerCv = document(
  'cv',
  'de',
  'Dr. Maximilian Alexander von Hohenstein-Württemberg',
  [
    'maximilian.von.hohenstein@example.org',
    '+49 30 901820',
    'Berlin-Charlottenburg',
    'github.com/mhohenstein',
    'https://www.linkedin.com/in/maximilian-alexander-von-hohenstein',
  ],
  [
    heading('Profil'),
    paragraph(
      'Leitender Softwareingenieur mit 16 Jahren Erfahrung in Zahlungsverkehr und verteilten Systemen.',
      'Führt Teams von bis zu zwölf Menschen und schreibt selbst jeden Tag Code.',
    ),
    heading('Berufserfahrung'),
    job('Principal Engineer', 'Norddeutsche Kreditabwicklungsgesellschaft mbH, Berlin', '03/2021 – heute', 7),
    job('Staff Engineer', 'Zahlwerk AG, Hamburg', '2017 – 2021', 6),
    job('Senior Software Engineer', 'Zahlwerk AG, Hamburg', '2014 – 2017', 5),
    job(
      'Software Engineer',
      'Institut für angewandte Zahlungssysteme und Kryptographie der Universität Hamburg',
      '10/2010 – 02/2014',
      4,
    ),
    heading('Ausbildung'),
    entry('Promotion in Informatik (Dr. rer. nat.), magna cum laude', 'Universität Hamburg', '2010 – 2014'),
    entry('Diplom-Informatiker', 'Technische Universität Darmstadt', '2004 – 2010'),
    heading('Zertifikate'),
    bullets('Certified Kubernetes Administrator, 2022', 'ISO 27001 Lead Implementer, 2019'),
    heading('Kenntnisse'),
    paragraph(
      'Java, Rust, C++, PostgreSQL, Kafka, Kubernetes, Zahlungsverkehr (SEPA, ISO 20022), Teamführung, Architektur',
    ),
    heading('Sprachen'),
    paragraph('Deutsch (Muttersprache), Englisch (C2), Französisch (B1)'),
  ],
);

export const researcherCv = document(
  'cv',
  'en',
  'Prof. Ελένη Παπαδοπούλου',
  ['eleni@example.org', 'Thessaloniki, Greece', 'orcid.org/0000-0002-1825-0097'],
  [
    paragraph(
      'Marine biologist who reads coastlines from orbit.',
      'Eleven papers, two of them in Nature Climate Change; €3.4 million of grants as principal investigator.',
    ),
    heading('Appointments'),
    ...[2018, 2013, 2009].flatMap((year, index) => [
      job(
        ['Professor of Marine Ecology', 'Assistant Professor', 'Postdoctoral Fellow'][index] ?? '',
        ['Αριστοτέλειο Πανεπιστήμιο Θεσσαλονίκης', 'Universität Bremen', 'Институт океанологии им. П. П. Ширшова'][
          index
        ] ?? '',
        `${year} – ${year + 4}`,
        7,
      ),
    ]),
    heading('Grants'),
    bullets(
      ...Array.from(
        { length: 14 },
        (_, index) =>
          `ERC and national grants, no. ${index + 1}: seagrass meadows of the northern Aegean seen from satellites, with partners in ${index % 2 ? 'Bremen and Lisbon' : 'Łódź, Київ and Malmö'}, €${120 + index * 17},000`,
      ),
    ),
    heading('Selected publications'),
    bullets(
      ...Array.from(
        { length: 16 },
        (_, index) =>
          `Papadopoulou, E., Nguyễn, T. H. & Sørensen, L. (${2024 - index}). Carbon burial in Posidonia oceanica meadows under marine heatwaves: evidence from ${10 + index} years of Sentinel imagery. Journal of Ecology, ${110 - index}(${(index % 4) + 1}), ${100 + index * 13}–${112 + index * 13}. https://doi.org/10.1000/jecol.${2024 - index}.${1000 + index}`,
      ),
    ),
    heading('Teaching'),
    bullets(
      ...Array.from(
        { length: 6 },
        (_, index) =>
          `Course ${index + 1}: field methods in coastal ecology, ${30 + index * 4} students a year, rated 4.${index + 3} of 5`,
      ),
    ),
  ],
);

export const germanLetter = document(
  'cover-letter',
  'de',
  'Miriam Schäfer',
  ['miriam.schaefer@example.org', '+49 221 470 0', 'Lindenstraße 14, 50674 Köln'],
  [
    heading('Bewerbung als Stationsleitung, Kennziffer 2026-114'),
    paragraph('Sehr geehrte Frau Dr. Aydın,'),
    paragraph(
      'seit sieben Jahren arbeite ich auf einer Station mit 28 Betten, seit drei Jahren leite ich sie stellvertretend.',
      'In dieser Zeit sank die Zahl der Stürze von zehn auf sechs im Monat, weil wir die Abendrunde verlegt und die vier am meisten gefährdeten Patienten an den Stützpunkt geholt haben.',
    ),
    paragraph(
      'Ihre Ausschreibung fragt nach jemandem, der neue Kolleginnen und Kollegen hält.',
      'Ich habe vierzehn Berufsanfänger durch ihr erstes Jahr begleitet; alle vierzehn sind geblieben.',
      'Die Übergabe dauert bei uns 25 statt 40 Minuten, seit es dafür ein einziges Blatt gibt, das inzwischen drei andere Stationen verwenden.',
    ),
    paragraph(
      'Gern erzähle ich Ihnen in einem Gespräch, wie sich davon etwas auf Ihr Haus übertragen lässt.',
      'Ab dem 1. März kann ich bei Ihnen anfangen.',
    ),
    paragraph('Mit freundlichen Grüßen'),
    paragraph('Miriam Schäfer'),
  ],
);

export const englishLetter = document('cover-letter', 'en', 'Jane Doe', NURSE, [
  paragraph('Dear Ms Okafor,'),
  paragraph(
    'I am applying for the post of Senior Ward Sister that you advertised on 12 November.',
    'For six years I have led a 28-bed ward for elderly patients; falls there went from ten a month to six, and all 14 newly qualified nurses whom I brought through their first year stayed.',
  ),
  paragraph('What I would bring to Bradford:'),
  {
    type: 'bullets',
    items: [
      'A handover of 25 minutes in place of 40, with a single page that three other wards took over',
      'A move to electronic charts in six weeks, two ahead of plan',
      'Calm on the days that have none',
    ].map(said),
  },
  paragraph('I would be glad to talk about how the ward works and where you want it to go.'),
  paragraph('Yours sincerely,'),
  paragraph('Jane Doe'),
]);

export const article = document(
  'custom-content',
  'en',
  'What a single sheet of paper did for our ward',
  [],
  [
    paragraph(
      'Every evening at nine our ward hands itself over.',
      'For years that took forty minutes, and for years we called it thorough.',
      'It was not thorough; it was long.',
    ),
    heading('The page'),
    paragraph(
      'We put everything that must be said on one page: who may fall, who must not eat, who is going home.',
      'What does not fit is asked, not read aloud.',
      'The first week was awkward, the second was quiet, and in the third somebody noticed that we were leaving on time.',
    ),
    bullets(
      'Forty minutes became twenty-five.',
      'Three other wards took the sheet over.',
      'Nobody asked for the old one back.',
    ),
    heading('What I would tell another ward'),
    paragraph(
      'Do not design it in an office.',
      'Ours was drawn with a marker on the back of a menu, and it still looks like that.',
      'More at https://example.org/handover.',
    ),
  ],
);

export const thread = document(
  'social-thread',
  'en',
  'A thread on falls',
  [],
  [
    {
      type: 'post',
      sentences: [said('1/4 We had ten falls a month on our ward. Now it is six. Nothing we bought did that. 🧵')],
    },
    {
      type: 'post',
      sentences: [said('2/4 We moved the evening round from 7 to 9 pm, because that is when people get up.')],
    },
    { type: 'post', sentences: [said('3/4 The four patients most at risk lie beside the nurses’ station now.')] },
    {
      type: 'post',
      sentences: [said('4/4 That is all. If you try it, tell me what happened. #nursing #patientsafety')],
    },
  ],
);

export const linkedInPost = document(
  'linkedin-post',
  'en',
  'Post',
  [],
  [
    paragraph('Fourteen newly qualified nurses started on our ward in the last three years.'),
    paragraph('Fourteen are still here. 🚀'),
    paragraph(
      'What helped: a named colleague for every shift of the first six weeks, a notebook for questions that felt too small to ask, and tea.',
    ),
    paragraph('#nursing #leadership'),
  ],
);

export const arabicCv = document(
  'cv',
  'en',
  'ليلى حداد',
  ['layla@example.org', 'عمّان، الأردن'],
  [
    paragraph('مهندسة كهرباء لديها عشر سنوات من الخبرة في الطاقة الشمسية.'),
    heading('الخبرة'),
    entry(
      'مهندسة أولى',
      'شركة الشمس (Sun Co.)',
      '2019 – 2024',
      'خفضت زمن التركيب من 12 يوماً إلى 7 أيام.',
      'قادت فريقاً من 9 مهندسين.',
    ),
    heading('ניסיון'),
    entry('מהנדסת חשמל', 'חברת החשמל, חיפה', '2012 – 2015', 'הובילה צוות של 5 מהנדסים (3 מהם חדשים).'),
    heading('経歴'),
    entry(
      '主任技師',
      '株式会社サンプル、東京',
      '2015年 – 2019年',
      '設置期間を12日から7日に短縮しました。',
      '简体中文：负责五个城市的项目。',
      '한국어: 다섯 명의 팀을 이끌었습니다.',
    ),
  ],
);
