import type { Pasted } from './pasted.ts';

/** Pasted job advertisements, as job sites, firms' pages and LinkedIn give them; every second one is kept apart. */
export const adverts: readonly Pasted[] = [
  {
    name: 'en firm page, no introduction',
    text: `Head of Operations – The Grange Hotel, London

About us
The Grange is a 120-room hotel in the heart of London.

The role
You will lead a team of 42 across housekeeping, kitchen and front of house. You will own the budget and report to the General Manager.

What you'll do
- Run daily operations
- Hire, train and develop the team
- Improve guest satisfaction

What we're looking for
- 5+ years of experience in hotel operations
- Strong leadership skills
- Fluent English

What we offer
- Salary £65,000 – £75,000
- 28 days of holiday
- Free meals on duty

Apply by sending your CV to jobs@grange.example. We are an equal opportunity employer.`,
  },
  {
    name: 'en linkedin, cover letter asked above',
    text: `write me a cover letter for this job:

About the job
Northwind Logistics is hiring a Data Lead to join our Rotterdam office (hybrid).

Responsibilities:
* Build and lead a team of four analysts
* Define the data strategy together with the COO
* Own our forecasting models

Requirements:
* Master's degree in statistics or similar
* At least 6 years of relevant experience
* Proficiency in SQL and Python

Benefits:
* 30 vacation days
* Pension plan

Interested? Apply now!`,
    request: 'cover-letter',
  },
  {
    name: 'en short, look what I found',
    text: `Look what I found, should I apply?

Lift Engineer (m/f)
Kelso Lifts Ltd – Leeds – Permanent, full-time – £38,000 per annum
Key responsibilities: maintain and repair lifts on client sites, respond to call-outs, complete service records.
Essential: NVQ Level 3, full UK driving licence, willingness to join the on-call rota.
Closing date: 12 December. To apply, please email your CV and covering letter to hr@kelso.example.`,
  },
  {
    name: 'de Stellenanzeige komplett',
    text: `Stellenanzeige

Die Stadtwerke Muldental GmbH sucht zum nächstmöglichen Zeitpunkt eine

Leitung Kundenservice (m/w/d) in Vollzeit

Ihre Aufgaben
• Sie führen ein Team von 25 Mitarbeitenden
• Sie verantworten die Servicequalität
• Sie entwickeln unsere Prozesse weiter

Ihr Profil
• Abgeschlossene kaufmännische Ausbildung
• Mehrjährige Berufserfahrung in der Energiewirtschaft
• Sicherer Umgang mit SAP IS-U

Wir bieten
• 30 Tage Urlaub
• Betriebliche Altersvorsorge
• Jobticket

Wir freuen uns auf Ihre Bewerbung unter Angabe Ihrer Gehaltsvorstellung an bewerbung@swm.example.`,
  },
  {
    name: 'de du-Form, Anschreiben erbeten',
    text: `Schreib mir bitte ein Anschreiben für diese Stelle:

Senior Backend Entwickler (w/m/d)
Rotwerk Systems, Stuttgart oder remote

Das erwartet dich
- Du entwickelst unsere Plattform weiter
- Du übernimmst Verantwortung für die Architektur
- Du coachst jüngere Kollegen

Das bringst du mit
- Mindestens 4 Jahre Erfahrung mit TypeScript
- Gute Deutschkenntnisse

Das bieten wir dir
- Flexible Arbeitszeiten
- Weiterbildungsbudget von 2.000 € im Jahr

Bewirb dich jetzt!`,
    request: 'cover-letter',
  },
  {
    name: 'fr annonce complète',
    text: `Cadre de santé H/F – CDI – Lyon

Qui sommes-nous ?
La Clinique du Parc est un établissement de 200 lits.

Vos missions
- Vous encadrez une équipe de 20 infirmiers
- Vous gérez les plannings et le budget
- Vous participez aux projets de l'établissement

Profil recherché
- Diplôme d'État d'infirmier et diplôme de cadre de santé
- Expérience de 3 ans minimum
- Sens de l'organisation

Nous vous proposons
- Rémunération : 42 à 46 K€ brut annuel
- Mutuelle, RTT

Merci d'adresser votre CV et votre lettre de motivation à recrutement@parc.example.`,
  },
  {
    name: 'fr courte, avec introduction',
    text: `J'ai vu cette offre, qu'en penses-tu ?

Batilor recrute un Directeur de travaux (H/F) à Nancy.
Poste à pourvoir dès que possible, CDI, temps plein.
Rattaché au directeur régional, vous pilotez 5 conducteurs de travaux et garantissez les délais et la marge.
De formation ingénieur, vous justifiez d'au moins 8 ans d'expérience sur un poste similaire.
Salaire selon profil, voiture de fonction, 13e mois.
Envoyez votre candidature à rh@batilor.example`,
  },
  {
    name: 'es oferta completa',
    text: `Oferta de empleo: Jefe/a de cocina – Valencia

Descripción del puesto
Restaurante en el centro de Valencia busca jefe/a de cocina para incorporación inmediata.

Funciones
- Dirigirás un equipo de 12 personas
- Te encargarás de los pedidos y los escandallos
- Diseñarás la carta de temporada

Requisitos
- Experiencia mínima de 5 años en un puesto similar
- Formación en cocina
- Carné de manipulador de alimentos

Ofrecemos
- Contrato indefinido, jornada completa
- Salario: 32.000 – 36.000 € brutos anuales
- Dos días de descanso seguidos

Interesados enviar CV a empleo@barraca.example`,
  },
  {
    name: 'es carta de presentación pedida',
    text: `Escríbeme una carta de presentación para este puesto:

Responsable de Calidad
Azulejos Plana S.L. · Castellón · Presencial

¿Qué harás?
Liderarás la mejora continua en planta.
Gestionarás las auditorías ISO 9001.

¿Qué buscamos?
Ingeniería Industrial o similar.
Al menos 4 años de experiencia en el sector cerámico.
Nivel alto de inglés.

¿Qué ofrecemos?
Horario flexible y seguro médico.
Salario competitivo.

¡Inscríbete en la oferta!`,
    request: 'cover-letter',
  },
  {
    name: 'en a win above, then the ad',
    text: `I closed the Q4 accounts two days early. Also, my sister sent me this job ad:

Finance Manager
Orchard Foods, Bristol

We are looking for an experienced Finance Manager to join our growing team. In this role you will manage the month-end close, lead three accountants and work closely with the CFO.

You have:
– ACA, ACCA or CIMA qualification
– 5 years' post-qualification experience
– excellent communication skills

We offer a competitive salary, hybrid working and private health insurance. Applications close on 15 January.`,
    wins: ['I closed the Q4 accounts two days early'],
  },
  {
    name: 'en only the middle of one',
    text: `Job description

Duties and responsibilities
Supervise receiving, storage and dispatch of goods
Lead, coach and schedule a team of 30 associates
Ensure compliance with OSHA regulations
Qualifications
High school diploma or equivalent
3+ years of supervisory experience in a warehouse
Ability to lift up to 50 lbs
Forklift certification preferred
Compensation
$24.50 - $28.00 per hour, 401(k), paid time off
Equal Opportunity Employer`,
  },
  {
    name: 'de kurz, mit Einleitung',
    text: `Ich hab diese Stelle gefunden:

Schichtleiter Molkerei (m/w/d), Kempten, ab sofort, unbefristet
Aufgaben: Führung einer Schicht mit 12 Mitarbeitern, Überwachung der Abfüllanlagen, Dokumentation nach HACCP.
Anforderungen: Ausbildung zum Milchtechnologen, Bereitschaft zur Schichtarbeit, Führungserfahrung wünschenswert.
Wir bieten übertarifliche Bezahlung, Weihnachtsgeld und 30 Tage Urlaub.
Bewerbungen bitte an: personal@almgruen.example`,
  },
  {
    name: 'fr lettre demandée',
    text: `Rédige-moi une lettre de motivation pour cette offre s'il te plaît :

Architecte paysagiste senior (F/H)
Ville de Brest

Descriptif du poste
Au sein de la direction des espaces verts, vous concevez et suivez les projets de parcs.
Vous encadrez deux chargés d'études.

Compétences requises
Diplôme de paysagiste
5 ans d'expérience
Maîtrise d'AutoCAD

Conditions
Temps complet, 35 h, régime indemnitaire, CNAS
Date limite de candidature : 15 janvier`,
    request: 'cover-letter',
  },
  {
    name: 'es corta, con logro encima',
    text: `Esta semana formé a tres agentes nuevos. He visto esta oferta:

Director/a comercial – Inmobiliaria Costa, Málaga
Se requiere experiencia mínima de 5 años gestionando equipos comerciales, inglés fluido y vehículo propio.
Se ofrece contrato indefinido, sueldo fijo más comisiones y formación a cargo de la empresa.
Responsabilidades: liderar un equipo de 8 agentes, captar inmuebles exclusivos y alcanzar los objetivos de venta.
Interesados, enviar currículum a rrhh@costa.example`,
    wins: ['Esta semana formé a tres agentes nuevos'],
  },
  {
    name: 'en startup, prose',
    text: `Lead Product Designer (Remote, EU)

We're Fernhill, a 60-person health startup, and we're hiring a Lead Product Designer to shape how patients book care.

As our Lead Designer, you'll run discovery with patients, ship features weekly and mentor two designers. You'll partner with product and engineering.

You might be a great fit if you have 6+ years of product design experience, a portfolio that shows shipped work, and strong written English.

Perks: stock options, €2,000 learning budget, 35 days off.

Sound like you? Send us your portfolio and CV.`,
  },
  {
    name: 'de Portal, mit Bitte um Lebenslauf',
    text: `Bitte passe meinen Lebenslauf an diese Anzeige an:

Leiter Qualitätssicherung (m/w/d)
Lackwerke Rhein GmbH | Köln | Vollzeit | Festanstellung

Ihre Aufgaben:
Fachliche und disziplinarische Führung von 20 Mitarbeitern
Weiterentwicklung des QM-Systems
Planung von Audits

Ihre Qualifikation:
Abgeschlossenes Studium der Chemie
Erfahrung in vergleichbarer Position
Reisebereitschaft

Unser Angebot:
Attraktive Vergütung
Gleitzeit
Kantine

Jetzt bewerben`,
    request: 'cv',
  },
];
