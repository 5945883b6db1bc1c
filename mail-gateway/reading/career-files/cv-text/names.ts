import { foldText } from '#domain/text.ts';

/** Whether some text sounds like what was done, or where. */
export type Sounds = Readonly<{ what(text: string): boolean; where(text: string): boolean }>;

/**
 * Words that only places to work or learn at have in their names, folded; the ends of them where German joins words.
 */
const PLACE_TO_WORK =
  /\b(?:gmbh|ag|kg|kgaa|ohg|se|eg|e\.v\.|ev|ltd|limited|inc|llc|llp|plc|corp|corporation|company|co|group|gruppe|groupe|grupo|holding|partners|sarl|sas|s\.a\.|sa|s\.l\.|sl|bv|b\.v\.|nv|oy|ab|trust|nhs|department|dept|office|authority|bureau|cafe|theatre|theater|museum|gmbh & co|bank|sparkasse|hotel|restaurant|stadt|gemeinde|bundesamt|ministry|ministerium|council|agency|agentur|studio|verlag|stiftung|foundation|association|verein|labs?|consulting|solutions|systems|technologies|services|logistics|market|store|industries|airlines?|bahn|werke?)\b/u;
const PLACE_TO_LEARN =
  /\b(?:university|universidade|universita|universiteit|college|school|academy|polytechnic|institute|universitat|uni|hochschule|fachhochschule|fh|tu|eth|akademie|gymnasium|realschule|gesamtschule|berufsschule|berufskolleg|kolleg|schule|institut|universite|lycee|ecole|faculte|iut|universidad|instituto|escuela|colegio|facultad|mit|kammer)\b|(?:hochschule|universitat|gymnasium|schule|akademie|kolleg|kammer)\b/u;
const PLACE_TO_HEAL =
  /\b(?:hospital|infirmary|clinic|clinica|surgery|practice|klinik|klinikum|krankenhaus|charite|praxis|hopital|clinique|care home|hospice)\b|(?:klinik|klinikum|krankenhaus|spital|zentrum|pflegeheim|verband|verein|gmbh|werk|werke|betrieb|haus|handel)\b/u;

/** Words for people at work, folded: whole, or their ends where German joins words. */
const TRADE =
  /\b(?:manager|director|head|lead|leader|chief|officer|engineer|developer|programmer|architect|designer|analyst|scientist|researcher|consultant|adviser|advisor|assistant|associate|administrator|coordinator|specialist|supervisor|technician|electrician|plumber|mechanic|operator|driver|nurse|sister|midwife|doctor|physician|surgeon|registrar|therapist|pharmacist|carer|caregiver|teacher|lecturer|professor|tutor|trainer|instructor|accountant|auditor|bookkeeper|clerk|cashier|secretary|receptionist|buyer|seller|salesperson|representative|executive|agent|broker|editor|writer|journalist|translator|photographer|producer|chef|cook|waiter|waitress|barista|baker|butcher|foreman|welder|carpenter|apprentice|trainee|intern|student|postdoc|fellow|founder|owner|partner|president|chair|vp|ceo|cto|cfo|coo|hr|recruiter|planner|strategist|marketer|lawyer|solicitor|paralegal|judge|notary|pilot|steward|librarian|curator|worker|volunteer|freelance|freelancer|leiter|leiterin|leitung|chefin|ingenieur|ingenieurin|entwickler|entwicklerin|berater|beraterin|lehrer|lehrerin|pfleger|pflegerin|pflegefachfrau|pflegefachmann|krankenschwester|arzt|arztin|referent|referentin|sachbearbeiter|sachbearbeiterin|verkaufer|verkauferin|kaufmann|kauffrau|techniker|technikerin|meister|meisterin|geselle|gesellin|polier|bauleiter|maurer|elektriker|elektrikerin|elektroniker|elektronikerin|mechaniker|koch|kochin|backer|assistent|assistentin|mitarbeiter|mitarbeiterin|doktorand|doktorandin|praktikant|praktikantin|praktikum|werkstudent|werkstudentin|auszubildende|auszubildender|azubi|redakteur|redakteurin|erzieher|erzieherin|responsable|directeur|directrice|ingenieure|chargee?|assistante|infirmiere?|professeure?|enseignante?|vendeuse|vendeur|comptable|technicien|technicienne|chef de projet|cheffe|stagiaire|developpeur|developpeuse|conseiller|conseillere|jefe|jefa|gerente|ingeniero|ingeniera|enfermero|enfermera|profesor|profesora|director|directora|tecnico|tecnica|camarero|camarera|cocinero|cocinera|encargado|encargada|becario|becaria|desarrollador|desarrolladora|abogado|abogada|contable|vendedora?|auxiliar|dependienta?|administrativ[oa]|arquitect[oa]|maestr[oa]|medic[oa]|conductora?|operari[oa]|coordinadora?|responsable|joiner|gardener|boatswain|surveyor|hydrologist|disponent|helfer|helferin|programmierer|programmiererin|dev|stage|cdd|alternant|alternante|apprenti|apprentie|consultant|consultante|formateur|formatrice|serveur|serveuse|cuisinier|cuisiniere|caissiere?|chauffeur|animateur|animatrice|educateur|educatrice|gestionnaire|charge d[e'].*|attachee?|secretaire|labourer|laborer|porter|server|lifeguard|candidate|lehrling|aushilfe|hilfskraft|gehilfe|schichtfuhrer|monteur|monteurin|fahrer|fahrerin|freiwilliges soziales jahr|fsj|bufdi|recepcionista|dependient[ae]|repartidora?|limpiadora?|cuidadora?|monitora?|autonom[oa]|disenadora?|periodista|investigadora?|chercheur|chercheuse|boulanger|boulangere|macon|menuisier|menuisiere|plombier|electricien|electricienne|aide[- ]soignante?|agent|agente|hote|hotesse|graphiste|redacteur|redactrice|traducteur|traductrice|juriste|avocate?)\b|\b\p{L}+(?:ologist|grapher|ician|icist)\b|(?:leiter|leiterin|leitung|ingenieur|ingenieurin|entwickler|entwicklerin|berater|beraterin|lehrer|lehrerin|lehrkraft|pfleger|pflegerin|arzt|arztin|referent|referentin|verkaufer|verkauferin|kaufmann|kauffrau|techniker|technikerin|meister|meisterin|mechaniker|mechanikerin|elektroniker|elektronikerin|installateur|assistent|assistentin|mitarbeiter|mitarbeiterin|fuhrer|fuhrerin|schwester|vertreter|vertreterin|helfer|helferin|arbeiter|arbeiterin|bauer|macher|macherin|schlosser|schreiner|zeichner|zeichnerin|planer|planerin|pruferin?|warter|gartner|gartnerin|backer|koch|kraft|fachkraft)\b/u;

/** Words for things that are learnt, folded. */
const DEGREE =
  /\b(?:[bm]\.?\s?com|[hs]\.?\s?s\.?\s?c|fdsc|b\.?\s?tech|m\.?\s?tech|b\.?\s?sc|m\.?\s?sc|b\.?\s?a|m\.?\s?a|b\.?\s?eng|m\.?\s?eng|b\.?\s?b\.?\s?a|mba|ph\.?\s?d|dphil|md|mbchb|mbbs|llb|llm|bachelor|master|magister|diplom|diploma|degree|doctorate|promotion|staatsexamen|abitur|fachabitur|mittlere reife|realschulabschluss|ausbildung|lehre|studium|a[- ]levels?|gcses?|high school|ged|associate|foundation|pgce|licence|licenciatura|grado|bts|dut|but|baccalaureat|bac|doctorat|doctorado|bachillerato|fp|meister|meisterschule|meisterbrief|gesellenbrief|fachwirt|apprenticeship|hnd|hnc|nvq|certificate|minor|major|brevet|cap|bep|bachillerato|tecnic[oa] superior|ciclo formativo|curso|doctorado|titre professionnel|hauptschulabschluss|fachoberschulreife|mittlerer? schulabschluss|realschule|matura|leaving certificate|standard grades|highers)\b|^(?:dipl|mag|dr)\.-?/u;

/** "ENSEEIHT", "NIT Tarapur", "HTL Steyr": where something was learnt, unless it is a degree. */
export const isAcronym = (text: string): boolean => /^\p{Lu}{3,8}(?: \p{Lu}\p{Ll}+)?$/u.test(text);

export const soundsLikeTrade = (text: string): boolean => TRADE.test(foldText(text));
export const soundsLikeDegree = (text: string): boolean => DEGREE.test(foldText(text));
export const soundsLikeSchool = (text: string): boolean =>
  PLACE_TO_LEARN.test(foldText(text)) || (isAcronym(text.split(',')[0] ?? '') && !soundsLikeDegree(text));
export const soundsLikeEmployer = (text: string): boolean => {
  const folded = foldText(text);
  return PLACE_TO_WORK.test(folded) || PLACE_TO_HEAL.test(folded) || PLACE_TO_LEARN.test(folded);
};

/** How words for people at work end, in four languages; names of firms may end so too. */
const ENDS_LIKE_TRADE =
  /\s\p{L}{3,}(?:er|or|ist|ant|man|erin|in|istin|eurin|eur|euse|iere?|ienne?|iste|ora|era|ero|ista|ario|aria|kraft|hilfe)$/u;

/** The last word of several sounds like somebody at work: "Head Gardener", "Operative Einkäuferin". */
export const endsLikeTrade = (text: string): boolean =>
  ENDS_LIKE_TRADE.test(foldText(text.replace(/\s*[(,–—].*$/u, '')));
