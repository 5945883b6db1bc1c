import type { Pasted } from './pasted.ts';

/** Pasted CVs, as they come out of Word, PDF and LinkedIn; every second one is kept apart. */
export const cvs: readonly Pasted[] = [
  {
    name: 'en word, contact line on top, no introduction',
    text: `Eleanor Whitcombe
London NW3 | 07912 555 018 | eleanor.whitcombe@example.com

PROFESSIONAL SUMMARY
Operations manager with 11 years in hospitality. Cut food waste by 30% across four sites.

EXPERIENCE

The Grange Hotel, London — Operations Manager
March 2019 – Present
• Led a team of 42 across housekeeping and front of house
• Reduced agency spend by £120,000 a year
• Introduced a new rota system

Bell & Crown, Oxford — Restaurant Manager
June 2014 – February 2019
• Increased covers from 90 to 140 on Saturdays
• Trained 15 new waiters

EDUCATION
BA Hospitality Management, Oxford Brookes University, 2011 – 2014

SKILLS
Rota planning, budgeting, Opera PMS, French (intermediate)

REFERENCES
Available on request`,
  },
  {
    name: 'en linkedin, copied from the profile page, with an introduction',
    text: `Hi, here is my CV so you know what I did before:

Experience
Senior Data Analyst
Northwind Logistics · Full-time
Jan 2021 - Present · 5 yrs 11 mos
Rotterdam, Netherlands
Built the demand forecast used by all 14 depots.
Automated the weekly reporting, saving 12 hours a week.
Data Analyst
Halder & Sons · Full-time
Sep 2017 - Dec 2020 · 3 yrs 4 mos
Utrecht, Netherlands
Migrated the reports from Excel to Power BI.
Education
Utrecht University
Master of Science - MS, Applied Statistics
2015 - 2017
Licenses & certifications
Microsoft Certified: Power BI Data Analyst Associate
Issued Mar 2022
Skills
SQL
Python
Power BI`,
  },
  {
    name: 'en a win above, then the CV',
    text: `I fixed the lift in block C today. By the way, here's my CV:

CURRICULUM VITAE

Name: Tomasz Reilly
Address: 14 Canal Street, Leeds LS1 4AB
Phone: 0113 555 0192
Date of birth: 12/04/1985

Work history
2016-present  Lift engineer, Kelso Lifts Ltd
Maintained 60 lifts in hospitals and offices. Cut call-outs by a quarter.
2009-2016  Electrician, Marley Contractors
Rewired two schools.

Qualifications
NVQ Level 3 Electrical Installation, Leeds City College, 2009
Full UK driving licence

Interests
Fell running, brass band`,
    wins: ['I fixed the lift in block C today'],
  },
  {
    name: 'de tabellarischer Lebenslauf, mit Einleitung',
    text: `Hallo, anbei mein Lebenslauf:

Lebenslauf

Persönliche Daten
Name: Katrin Vogelsang
Geburtsdatum: 03.07.1988
Anschrift: Lindenstraße 12, 04107 Leipzig
Telefon: 0341 5550123
E-Mail: katrin.vogelsang@example.de

Berufserfahrung
05/2018 – heute
Teamleiterin Kundenservice, Stadtwerke Muldental GmbH
- Führung von 18 Mitarbeitenden
- Senkung der Wartezeit von 6 auf 2 Minuten

09/2012 – 04/2018
Sachbearbeiterin, Energie Nord AG
- Bearbeitung von Reklamationen

Ausbildung
08/2009 – 07/2012 Kauffrau für Bürokommunikation, IHK Leipzig

Kenntnisse
SAP IS-U, MS Office, Englisch (fließend)

Leipzig, den 20.11.2026`,
  },
  {
    name: 'de aus einem PDF, Bitte darüber',
    text: `Kannst du mir bitte meinen Lebenslauf überarbeiten? Hier ist er:

Jonas Aumüller
Softwareentwickler
Hauptstr. 5 · 70173 Stuttgart · 0711 555 0177 · jonas@example.org

Beruflicher Werdegang
Seit 03/2020 Senior Entwickler, Rotwerk Systems GmbH, Stuttgart
Entwicklung der Abrechnung für 300 Kunden
Einführung automatischer Tests
10/2015 – 02/2020 Entwickler, Kestner Software, Karlsruhe
Betreuung des Onlineshops
Studium
2010 – 2015 Informatik (M.Sc.), KIT Karlsruhe
Sprachen
Deutsch (Muttersprache), Englisch (C1)
Hobbys
Klettern, Schach`,
    request: 'cv',
  },
  {
    name: 'fr complet, sans introduction',
    text: `Camille Roussel
12 rue des Tilleuls, 69003 Lyon
06 55 01 23 45 – camille.roussel@example.fr
Née le 14 mai 1990, permis B

EXPÉRIENCES PROFESSIONNELLES

Depuis septembre 2018 : Infirmière coordinatrice, Clinique du Parc, Lyon
- Encadrement de 12 infirmiers
- Mise en place d'un nouveau planning

2013 – 2018 : Infirmière, CHU de Grenoble
- Service des urgences
- Formation des étudiants

FORMATION
2010 – 2013 : Diplôme d'État d'infirmière, IFSI Grenoble
2010 : Baccalauréat ST2S

LANGUES
Anglais : courant
Italien : notions

CENTRES D'INTÉRÊT
Randonnée, chorale`,
  },
  {
    name: 'fr court, avec introduction',
    text: `Bonjour, voici mon CV.

Karim Benali
Chef de projet – 8 ans d'expérience

Parcours professionnel
Janvier 2020 – aujourd'hui : chef de projet, Batilor (Nancy)
Livraison de 6 chantiers, réduction des retards de 20 %
2016 – 2019 : conducteur de travaux, Groupe Merle

Diplômes
Master génie civil, Université de Lorraine, 2016

Compétences
MS Project, AutoCAD, gestion d'équipe`,
  },
  {
    name: 'es hoja de vida, sin presentación',
    text: `CURRÍCULUM VITAE

DATOS PERSONALES
Nombre: Lucía Ferrer Ortiz
Dirección: C/ Mayor 22, 46001 Valencia
Teléfono: 655 010 234
Correo: lucia.ferrer@example.es

EXPERIENCIA LABORAL
2017 – Actualidad: Jefa de cocina, Restaurante La Barraca, Valencia
• Dirección de un equipo de 9 cocineros
• Reducción del coste de la materia prima en un 12 %
2012 – 2017: Cocinera, Hotel Miramar, Alicante

FORMACIÓN ACADÉMICA
Técnico Superior en Dirección de Cocina, CDT Valencia, 2012

IDIOMAS
Inglés (B2), valenciano (nativo)

OTROS DATOS
Carné de conducir B`,
  },
  {
    name: 'es linkedin, con introducción',
    text: `Hola! Este es mi currículum:

Extracto
Ingeniero industrial con experiencia en mejora continua.

Experiencia
Ingeniero de procesos
Cerámicas Turia S.A. · Jornada completa
mar. 2019 - actualidad · 7 años
Castellón, España
Reduje las mermas del horno un 18 %.
Ingeniero de calidad
Azulejos Plana
feb. 2015 - mar. 2019 · 4 años

Educación
Universitat Politècnica de València
Grado en Ingeniería Industrial
2010 - 2014

Aptitudes
Lean, Six Sigma, Minitab`,
  },
  {
    name: 'en partial, the middle of one',
    text: `my resume (old one):

Employment History

Warehouse Supervisor | Palmer Freight | Dallas, TX | 08/2019 - Present
- Supervise 25 associates on two shifts
- Reduced picking errors by 35%
- Rolled out handheld scanners

Forklift Operator | Gulf Storage | Houston, TX | 05/2015 - 07/2019
- Loaded 40 trucks per shift
- Zero accidents in four years

Education
High School Diploma, Westbury High School, Houston, TX, 2014

Certifications
OSHA 10, Forklift license`,
  },
  {
    name: 'en tailor my CV to this',
    text: `Please tailor my CV for a head of nursing job. This is the current version:

MARGARET OYELARAN, RN
Manchester | 0161 555 0143 | m.oyelaran@example.com | linkedin.com/in/moyelaran

Profile
Registered nurse with 15 years of experience in acute care.

Employment
Ward Manager, Royal Northern Hospital, 2018 to date
Managed 34 staff and a budget of £1.9m. Brought falls down by 40%.
Staff Nurse, St Anne's Hospital, 2011 – 2018
Mentored students.

Education and training
BSc (Hons) Nursing, University of Salford, 2008 – 2011
Leadership programme, NHS Academy, 2020

Referees
Available upon request`,
    request: 'cv',
  },
  {
    name: 'de kurz, nur Stationen',
    text: `Mein Werdegang zum Eintragen:

Berufserfahrung:
2021 - heute: Schichtleiter, Molkerei Almgrün, Kempten
2014 - 2021: Milchtechnologe, Käserei Huber, Isny
Ausbildung:
2011 - 2014: Milchtechnologe, Molkerei Almgrün
Schulbildung:
2011: Mittlere Reife, Realschule Kempten
Führerschein: B, CE`,
  },
  {
    name: 'fr une réussite au-dessus',
    text: `J'ai signé le contrat avec la mairie de Brest aujourd'hui !
Sinon, ci-dessous mon CV :

Yann Le Goff
Architecte paysagiste
Brest – 06 55 09 87 65

Expérience professionnelle
2015 à aujourd'hui – Architecte paysagiste, Atelier Vert, Brest
Conception de 20 parcs publics, gestion d'un budget de 3 M€
2011 à 2015 – Assistant, Cabinet Morvan, Quimper

Formation
Diplôme d'État de paysagiste, ENSP Versailles, 2011

Informatique
AutoCAD, SketchUp

Loisirs
Voile, jardinage`,
    wins: ["J'ai signé le contrat avec la mairie de Brest"],
  },
  {
    name: 'es breve, con logro encima',
    text: `Hoy he cerrado la venta del edificio de la calle Colón. Te paso también mi CV:

Javier Soto Lara
Agente inmobiliario, Málaga
Tel. 655 098 112

Experiencia profesional
2016 - presente  Agente comercial, Inmobiliaria Sol y Mar
Venta de 180 viviendas
2010 - 2016  Comercial, Seguros Andaluces

Estudios
Licenciado en Derecho, Universidad de Málaga, 2009

Idiomas
Inglés alto, francés medio`,
    wins: ['Hoy he cerrado la venta del edificio'],
  },
  {
    name: 'en two columns flattened by a PDF',
    text: `Priya Raman
Product Designer
priya@example.com
+44 7700 900123
Bristol, UK
WORK EXPERIENCE
Lead Product Designer
Fernhill Health
2020 - Present Bristol
Redesigned the booking flow and raised completion from 61% to 83%.
Set up a design system used by five teams.
Product Designer
Otterly Ltd
2016 - 2020 London
Shipped the first mobile app.
EDUCATION
BA Graphic Design
University of the West of England
2013 - 2016
SKILLS
Figma Prototyping Research
LANGUAGES
English Native Tamil Fluent`,
  },
  {
    name: 'de mit Profil und Projekten, ohne Einleitung',
    text: `Dr. Miriam Steinhauer
Musterweg 8, 50667 Köln, Tel. 0221 5550188

Kurzprofil
Chemikerin mit zehn Jahren Erfahrung in der Qualitätssicherung.

Berufliche Stationen
04/2019–heute Leiterin Qualitätssicherung, Lackwerke Rhein GmbH, Köln
• Verantwortlich für 14 Mitarbeitende
• Reklamationsquote halbiert
01/2014–03/2019 Laborleiterin, Farben Kuhn, Bonn
• Aufbau eines neuen Labors

Akademische Ausbildung
2010–2013 Promotion in Chemie, Universität Bonn
2005–2010 Diplom Chemie, Universität zu Köln

Weiterbildung
2021 Auditorin ISO 9001

Sprachkenntnisse
Englisch verhandlungssicher, Französisch Grundkenntnisse`,
  },
];
