import type { Pasted } from './pasted.ts';

/** Messages that look like a pasted CV or advertisement and are news of a person; every second one is kept apart. */
export const neither: readonly Pasted[] = [
  {
    name: 'en a year with headings',
    text: `MY YEAR 2026

Leadership
• Led a team of 12 through the move to Reading
• Mentored two junior managers

Sales
• Won the Harcourt account (£240k)
• Renewed 9 of 10 contracts

Training
• Completed my PRINCE2 certification in March
• Trained 30 colleagues on the new CRM`,
  },
  {
    name: 'en weekly report',
    text: `Weekly report – week 47

Done
- Migrated 3 of 7 services
- Fixed the login bug
- Interviewed two candidates

In progress
- Load tests

Next week
- Go-live

Issues
- None`,
  },
  {
    name: 'en wrote the advert',
    text: `I wrote the advert for our new head chef today. We are looking for someone with 5 years of experience, and we offer a salary of £45k. Got sign-off from the owner in one round.`,
  },
  {
    name: 'en education and experience in a story',
    text: `Today I finished my degree! BSc Nursing, University of Salford, 2022 – 2026, part time next to two jobs. My experience on the ward helped a lot with the final exam.`,
  },
  {
    name: 'en monthly with dates',
    text: `Jan 2026 - Mar 2026: rolled out the scanners to all four depots
Apr 2026 - Jun 2026: cut picking errors from 3% to 1%
Jul 2026 - present: leading the shift to night deliveries, 25 people`,
  },
  {
    name: 'en annual review headings',
    text: `Here is my self review:

Achievements
Delivered the payments migration two months early.
Reduced incident count from 14 to 3 a quarter.

Skills developed
Learned Terraform and taught it to four colleagues.

Education
Finished the AWS Solutions Architect course in May 2026.

Goals
Lead the platform team.`,
  },
  {
    name: 'en helped somebody with a CV',
    text: `Helped my niece with her CV tonight: we moved Education below Experience, cut it to one page, and she got invited to an interview at Kelso Lifts the next day.`,
  },
  {
    name: 'en hired somebody',
    text: `Requirements for the new warehouse role are agreed with HR. I wrote the job description, posted it on LinkedIn and screened 40 applications. Benefits package signed off: 28 days of holiday, pension.`,
  },
  {
    name: 'en project summary with roles',
    text: `Project: Riverside School extension
Role: Site manager
Duration: Feb 2025 – Oct 2026
Results:
- Handed over three weeks early
- No lost-time accidents
- Saved £60,000 on groundworks`,
  },
  {
    name: 'en responsibilities of mine',
    text: `New responsibilities since Monday:
- I now run the night shift (18 people)
- I took over the safety training
- I sign off all overtime

First night went without a single incident.`,
  },
  {
    name: 'en conference agenda',
    text: `Organised our supplier day:

09:00 Welcome
09:30 What we offer suppliers
10:30 What we are looking for in 2027
12:00 Lunch
14:00 Workshops

120 guests came, 14 signed up as new suppliers.`,
  },
  {
    name: 'en skills list learned',
    text: `Skills I picked up this month:
SQL window functions
Power BI row-level security
Running a retro

Languages: passed my B1 Spanish exam on Friday.`,
  },
  {
    name: 'de Jahresrückblick mit Überschriften',
    text: `Mein Jahr 2026:

Kundenservice
- Wartezeit von 6 auf 2 Minuten gesenkt
- 18 Leute durch die Umstellung geführt

Weiterbildung
- Auditorin ISO 9001 bestanden
- Englischkurs B2 abgeschlossen

Projekte
- Neues Ticketsystem eingeführt (03/2026 – 08/2026)`,
  },
  {
    name: 'de Wochenbericht',
    text: `Wochenbericht KW 47

Erledigt:
* Angebot für die Stadt Leipzig abgegeben
* zwei neue Kollegen eingearbeitet
* Aufgaben im Team neu verteilt

Offen:
* Abnahme Halle 3

Nächste Woche:
* Audit`,
  },
  {
    name: 'de Stellenanzeige geschrieben',
    text: `Heute die Stellenanzeige für die Schichtleitung (m/w/d) fertig geschrieben und veröffentlicht. Schon am ersten Tag kamen 11 Bewerbungen, drei davon mit Führungserfahrung.`,
  },
  {
    name: 'de Ausbildung abgeschlossen',
    text: `Ich habe meine Ausbildung zum Milchtechnologen abgeschlossen! 2023 – 2026, Molkerei Almgrün, Kempten. Note 1,4. Ab Januar arbeite ich in der Frühschicht.`,
  },
  {
    name: 'de Aufgaben heute',
    text: `Aufgaben heute:
- 12 Betten bezogen
- 4 Verbände gewechselt
- Frau Kuhn zum ersten Mal wieder auf den Balkon begleitet

Wir bieten jetzt auch sonntags Kaffee für Angehörige an, das habe ich organisiert.`,
  },
  {
    name: 'de Projektbericht mit Daten',
    text: `Projekt Halle 3
Zeitraum: 05/2025 – 11/2026
Rolle: Bauleiterin
Ergebnis: zwei Wochen früher fertig, 80.000 € unter Budget
Team: 14 Leute, kein Unfall`,
  },
  {
    name: 'fr bilan de l’année',
    text: `Mon bilan 2026 :

Équipe
- J'ai recruté deux infirmières
- J'ai formé six étudiants

Projets
- Nouveau planning mis en place en mars
- Certification obtenue sans réserve

Formation
- DU gestion de la douleur validé en juin`,
  },
  {
    name: 'fr rédigé l’annonce',
    text: `J'ai rédigé l'offre d'emploi pour le poste de cadre de santé H/F. Nous recherchons quelqu'un avec 3 ans d'expérience. Publiée ce matin, déjà 7 candidatures.`,
  },
  {
    name: 'fr compte rendu de la semaine',
    text: `Compte rendu semaine 47

Missions réalisées :
- Livraison du chantier des Tilleuls
- Réception de la toiture
- Réunion avec la mairie

À venir :
- Début du gros œuvre rue Pasteur`,
  },
  {
    name: 'fr diplôme',
    text: `Ça y est, j'ai mon diplôme ! Master génie civil, Université de Lorraine, 2024 – 2026, obtenu en parallèle de mon travail chez Batilor. Mention bien.`,
  },
  {
    name: 'es logros del año',
    text: `Mis logros de este año:

Cocina
• Bajé el coste de la materia prima un 12 %
• Cambié la carta dos veces

Equipo
• Contraté a tres cocineros
• Organicé la formación en alérgenos

Idiomas
• Aprobé el B2 de inglés en junio`,
  },
  {
    name: 'es escribí la oferta',
    text: `Hoy publiqué la oferta de empleo para jefe de sala: requisitos, funciones y salario aprobados por la dirección. En dos horas llegaron nueve currículums y ya tengo cuatro entrevistas.`,
  },
  {
    name: 'es informe semanal',
    text: `Informe semanal

Hecho:
- Auditoría ISO 9001 superada
- Reduje las mermas del horno 2
- Formación de dos operarios

Pendiente:
- Informe para el cliente

Próxima semana:
- Visita a Castellón`,
  },
  {
    name: 'es proyecto con fechas',
    text: `Proyecto: edificio calle Colón
Periodo: enero 2025 – noviembre 2026
Mi función: jefe de obra
Resultado: entregado un mes antes, sin accidentes, 14 personas a mi cargo`,
  },
  {
    name: 'en told career to us in sentences',
    text: `I worked at Palmer Freight from 2019 to 2024 as a supervisor, and since then at Gulf Storage. Today I got my forklift trainer certificate, so I can train others now.`,
  },
  {
    name: 'en feedback quoted as news',
    text: `My manager wrote in my review: "You will lead the team of 42 from January. You have shown strong leadership skills and excellent communication." I got the promotion!`,
  },
  {
    name: 'de Vorstellungsgespräche geführt',
    text: `Drei Bewerbungsgespräche geführt. Anforderungen: Erfahrung mit SAP, Reisebereitschaft, gutes Englisch. Frau Lenz hat alle drei erfüllt und heute unterschrieben.`,
  },
  {
    name: 'en got the job, details of the offer',
    text: `I got the job at The Grange! Details:
- Head of Operations, full-time
- £70,000 salary, 28 days of holiday, private health insurance
- I will lead a team of 42
- Start date: 5 January`,
  },
  {
    name: 'fr nouvelles responsabilités',
    text: `Depuis lundi, nouvelles responsabilités :
- j'encadre 12 infirmiers
- je gère le budget du service
- je participe au comité de direction
Première réunion réussie !`,
  },
  {
    name: 'en references and certification',
    text: `Work:
- Passed the OSHA 10 audit with zero findings
- Got two new references from clients, both available for our website

Certifications:
- Renewed my forklift license

Interests outside work:
- Ran my first 10k in 54 minutes`,
  },
];
