import { plans } from '#domain/billing/plans.ts';
import type { AboutUs } from '#domain/inbox/request/mail-request.ts';
import type { InLanguages } from './in-languages.ts';

type Answers = Readonly<Record<AboutUs, string>>;

const [monthly, yearly] = [plans.monthly, plans.yearly].map(({ cents }) => String(cents / 100));

const english: Answers = {
  all: 'You tell us in your own words what went well, and we keep it in your journal. From your wins we make CVs, cover letters, reviews, posts and articles, and answer questions such as “What are my strengths?” or “Which win saved most time?”. You can look back, correct, and change when we ask, all by answering.',
  documents:
    'CVs, letters, posts, articles and reports can be asked for in plain words. Each comes as text, PDF and Word file, and says only what your wins say.',
  'check-ins':
    'Check-ins come every day, on weekdays, or on any days of the week, each week or every second one, at any time. Say when, or “pause” or “stop”.',
  price: `It costs $${monthly} a month or $${yearly} a year, and can be ended at any time on the billing page, where every charge stands too. Without a subscription your journal stays yours to read.`,
  wins: 'Anything counts that you did and are glad of, however small. Nothing has to be big, and a day without one is fine.',
  deletion:
    'You can delete single wins by their number, or the whole account on your profile page: then what you wrote becomes unreadable for good, for us too.',
  privacy:
    'No other user and no employer sees your journal. It is stored encrypted with a key of your own, nothing of it is sold, and there is no advertising. A program reads what you write; a person only what you were asked about and released.',
  export: 'Everything you have told us can be downloaded as one archive on your profile page, at any time.',
  languages: 'Write in English, German, French or Spanish, as you like. What you did is kept in your own words.',
  'who-reads':
    'A program reads what you write and answers, no person. Somebody of us sees a mail only if you were asked about it and released it; no other user and no employer ever does.',
  files:
    'Pictures (JPEG, PNG, GIF, WebP) and PDFs that come with a win are kept with it, ten of them and 10 MB in all.',
  texts:
    'You can answer by mail and in the box on the web, and by text message once your number is verified and texts are switched on in your profile.',
  corrections:
    'Answer with the number of a win: “drop 2”, “merge 1 and 2” or “2 was with the night team”. What was dropped can be brought back for 30 days.',
  'several-people': 'An account is for one person, and no other user sees into it. Others can have one of their own.',
};

const german: Answers = {
  all: 'Du erzählst uns in deinen Worten, was gelungen ist, und wir bewahren es in deinem Journal. Aus deinen Erfolgen machen wir Lebensläufe, Anschreiben, Beurteilungen, Beiträge und Artikel und beantworten Fragen wie „Was sind meine Stärken?“ oder „Was hat am meisten Zeit gespart?“. Zurückblicken, korrigieren und ändern, wann wir fragen, kannst du einfach, indem du antwortest.',
  documents:
    'Lebensläufe, Anschreiben, Beiträge, Artikel und Berichte kannst du in einfachen Worten verlangen. Sie kommen als Text, PDF und Word-Datei und sagen nur, was deine Erfolge sagen.',
  'check-ins':
    'Unsere Fragen kommen jeden Tag, werktags oder an beliebigen Wochentagen, jede oder jede zweite Woche, zu jeder Uhrzeit. Schreib, wann, oder „Pause“ oder „stopp“.',
  price: `Es kostet ${monthly} $ im Monat oder ${yearly} $ im Jahr und lässt sich jederzeit auf der Seite für Zahlungen beenden, wo auch jede Abbuchung steht. Auch ohne Abo kannst du dein Journal weiter lesen.`,
  wins: 'Alles zählt, was du getan hast und worüber du froh bist, und sei es noch so klein. Nichts muss groß sein, und ein Tag ohne ist auch gut.',
  deletion:
    'Einzelne Erfolge kannst du mit ihrer Nummer löschen, das ganze Konto auf deiner Profilseite: Dann wird, was du geschrieben hast, für immer unlesbar, auch für uns.',
  privacy:
    'Kein anderer Nutzer und kein Arbeitgeber sieht dein Journal. Es liegt verschlüsselt mit einem eigenen Schlüssel, nichts davon wird verkauft, und Werbung gibt es nicht. Ein Programm liest, was du schreibst; ein Mensch nur, wonach du gefragt wurdest und was du freigegeben hast.',
  export: 'Alles, was du uns erzählt hast, kannst du jederzeit auf deiner Profilseite als ein Archiv herunterladen.',
  languages:
    'Schreib auf Deutsch, Englisch, Französisch oder Spanisch, wie du magst. Was du getan hast, bleibt in deinen Worten.',
  'who-reads':
    'Ein Programm liest, was du schreibst, und antwortet, kein Mensch. Jemand von uns sieht eine Mail nur, wenn du nach ihr gefragt wurdest und sie freigegeben hast; andere Nutzer und Arbeitgeber nie.',
  files:
    'Bilder (JPEG, PNG, GIF, WebP) und PDFs, die mit einem Erfolg kommen, werden mit ihm aufbewahrt, zehn davon und zusammen 10 MB.',
  texts:
    'Du kannst per Mail und im Feld auf der Website antworten, und per SMS, sobald deine Nummer bestätigt ist und SMS in deinem Profil eingeschaltet sind.',
  corrections:
    'Antworte mit der Nummer eines Erfolgs: „drop 2“, „merge 1 and 2“ oder „2 war mit dem Nachtteam“. Gelöschtes lässt sich 30 Tage lang zurückholen.',
  'several-people':
    'Ein Konto ist für eine Person, und kein anderer Nutzer sieht hinein. Andere können ein eigenes haben.',
};

const french: Answers = {
  all: 'Vous racontez avec vos mots ce qui a réussi, et nous le gardons dans votre journal. De vos réussites nous faisons des CV, des lettres, des bilans, des posts et des articles, et nous répondons à des questions comme « Quels sont mes points forts ? ». Pour revenir dessus, corriger ou changer l’heure de nos questions, il suffit de répondre.',
  documents:
    'Les CV, lettres, posts, articles et rapports se demandent en mots simples. Ils arrivent en texte, en PDF et en fichier Word, et ne disent que ce que disent vos réussites.',
  'check-ins':
    'Nos questions viennent chaque jour, les jours ouvrés ou les jours que vous voulez, chaque semaine ou une sur deux, à toute heure. Dites quand, ou « pause » ou « stop ».',
  price: `Cela coûte ${monthly} $ par mois ou ${yearly} $ par an, et s’arrête à tout moment sur la page des paiements, où se trouve aussi chaque prélèvement. Sans abonnement, votre journal reste lisible.`,
  wins: 'Tout compte, si vous l’avez fait et en êtes content, même petit. Rien n’a besoin d’être grand, et un jour sans va bien aussi.',
  deletion:
    'Une réussite s’enlève par son numéro, le compte entier sur votre page de profil : ce que vous avez écrit devient alors illisible pour toujours, pour nous aussi.',
  privacy:
    'Aucun autre utilisateur et aucun employeur ne voit votre journal. Il est chiffré avec une clé à vous, rien n’en est vendu, et il n’y a pas de publicité. Un programme lit ce que vous écrivez ; une personne, seulement ce que vous avez accepté de montrer.',
  export:
    'Tout ce que vous nous avez raconté peut être téléchargé en une archive sur votre page de profil, à tout moment.',
  languages:
    'Écrivez en français, anglais, allemand ou espagnol, comme vous voulez. Ce que vous avez fait est gardé dans vos mots.',
  'who-reads':
    'Un programme lit ce que vous écrivez et répond, pas une personne. Quelqu’un de chez nous ne voit un mail que si vous l’avez accepté ; jamais un autre utilisateur ni un employeur.',
  files:
    'Les images (JPEG, PNG, GIF, WebP) et les PDF qui viennent avec une réussite sont gardés avec elle, dix et 10 Mo en tout.',
  texts:
    'Vous pouvez répondre par mail et dans le champ sur le site, et par SMS une fois votre numéro vérifié et les SMS activés dans votre profil.',
  corrections:
    'Répondez avec le numéro d’une réussite : « drop 2 », « merge 1 and 2 » ou « 2 était avec l’équipe de nuit ». Ce qui est retiré peut revenir pendant 30 jours.',
  'several-people':
    'Un compte est pour une personne, et aucun autre utilisateur n’y voit rien. Les autres peuvent avoir le leur.',
};

const spanish: Answers = {
  all: 'Nos cuentas con tus palabras lo que salió bien, y lo guardamos en tu diario. De tus logros hacemos currículums, cartas, evaluaciones, publicaciones y artículos, y respondemos a preguntas como «¿Cuáles son mis puntos fuertes?». Para repasarlo, corregirlo o cambiar cuándo preguntamos, basta con responder.',
  documents:
    'Currículums, cartas, publicaciones, artículos e informes se piden con palabras sencillas. Llegan como texto, PDF y archivo de Word, y solo dicen lo que dicen tus logros.',
  'check-ins':
    'Nuestras preguntas llegan cada día, los días laborables o los días que quieras, cada semana o cada dos, a cualquier hora. Di cuándo, o «pausa» o «stop».',
  price: `Cuesta ${monthly} $ al mes o ${yearly} $ al año, y se termina cuando quieras en la página de pagos, donde también está cada cobro. Sin suscripción, tu diario se puede seguir leyendo.`,
  wins: 'Cuenta todo lo que hiciste y te alegra, por pequeño que sea. Nada tiene que ser grande, y un día sin logros también está bien.',
  deletion:
    'Un logro se quita con su número, y la cuenta entera en tu página de perfil: entonces lo que escribiste queda ilegible para siempre, también para nosotros.',
  privacy:
    'Ningún otro usuario y ningún empleador ve tu diario. Se guarda cifrado con una clave propia, nada se vende, y no hay publicidad. Un programa lee lo que escribes; una persona, solo lo que aceptaste mostrar.',
  export: 'Todo lo que nos has contado se puede descargar en un archivo en tu página de perfil, en cualquier momento.',
  languages: 'Escribe en español, inglés, alemán o francés, como quieras. Lo que hiciste se guarda con tus palabras.',
  'who-reads':
    'Un programa lee lo que escribes y responde, no una persona. Alguien de nosotros ve un correo solo si te preguntamos y lo aceptaste; otro usuario o un empleador, nunca.',
  files:
    'Las imágenes (JPEG, PNG, GIF, WebP) y los PDF que vienen con un logro se guardan con él, diez y 10 MB en total.',
  texts:
    'Puedes responder por correo y en el cuadro de la web, y por SMS cuando tu número esté verificado y los SMS activados en tu perfil.',
  corrections:
    'Responde con el número de un logro: «drop 2», «merge 1 and 2» o «2 fue con el equipo de noche». Lo que se quita se recupera durante 30 días.',
  'several-people':
    'Una cuenta es para una persona, y ningún otro usuario ve lo que hay en ella. Los demás pueden tener la suya.',
};

/** A short and true answer to each question about us. */
export const aboutUsWords: InLanguages<Answers> = { en: english, de: german, fr: french, es: spanish };
