import { foldText } from '#domain/text.ts';

/** Words that only places to work or learn at have in their names, folded; the ends of them where German joins words. */
const PLACE_TO_WORK =
  /\b(?:gmbh|ag|kg|kgaa|ohg|se|eg|e\.v\.|ev|ltd|limited|inc|llc|llp|plc|corp|corporation|company|co|group|gruppe|holding|partners|sarl|sas|s\.a\.|sa|s\.l\.|sl|bv|b\.v\.|nv|oy|ab|trust|nhs|bank|sparkasse|hotel|restaurant|stadt|gemeinde|bundesamt|ministry|ministerium|council|agency|agentur|studio|verlag|stiftung|foundation|association|verein|labs?|consulting|solutions|systems|technologies|services|logistics|market|store|industries|airlines?|bahn|werke?)\b/u;
const PLACE_TO_LEARN =
  /\b(?:university|college|school|academy|polytechnic|institute|universitat|uni|hochschule|fachhochschule|fh|tu|eth|akademie|gymnasium|realschule|gesamtschule|berufsschule|berufskolleg|kolleg|schule|institut|universite|lycee|ecole|faculte|iut|universidad|instituto|escuela|colegio|facultad|mit|kammer)\b|(?:hochschule|universitat|gymnasium|schule|akademie|kolleg|kammer)\b/u;
const PLACE_TO_HEAL =
  /\b(?:hospital|infirmary|clinic|clinica|surgery|practice|klinik|klinikum|krankenhaus|charite|praxis|hopital|clinique|care home|hospice)\b|(?:klinik|klinikum|krankenhaus|spital)\b/u;

/** What people are at work, folded: whole words, or their ends where German joins words. */
const TRADE =
  /\b(?:manager|director|head|lead|leader|chief|officer|engineer|developer|programmer|architect|designer|analyst|scientist|researcher|consultant|adviser|advisor|assistant|associate|administrator|coordinator|specialist|supervisor|technician|electrician|plumber|mechanic|operator|driver|nurse|sister|midwife|doctor|physician|surgeon|registrar|therapist|pharmacist|carer|caregiver|teacher|lecturer|professor|tutor|trainer|instructor|accountant|auditor|bookkeeper|clerk|cashier|secretary|receptionist|buyer|seller|salesperson|representative|executive|agent|broker|editor|writer|journalist|translator|photographer|producer|chef|cook|waiter|waitress|barista|baker|butcher|foreman|welder|carpenter|apprentice|trainee|intern|student|postdoc|fellow|founder|owner|partner|president|chair|vp|ceo|cto|cfo|coo|hr|recruiter|planner|strategist|marketer|lawyer|solicitor|paralegal|judge|notary|pilot|steward|librarian|curator|worker|volunteer|freelance|freelancer|leiter|leiterin|leitung|chefin|ingenieur|ingenieurin|entwickler|entwicklerin|berater|beraterin|lehrer|lehrerin|pfleger|pflegerin|pflegefachfrau|pflegefachmann|krankenschwester|arzt|arztin|referent|referentin|sachbearbeiter|sachbearbeiterin|verkaufer|verkauferin|kaufmann|kauffrau|techniker|technikerin|meister|meisterin|geselle|gesellin|polier|bauleiter|maurer|elektriker|elektrikerin|elektroniker|elektronikerin|mechaniker|koch|kochin|backer|assistent|assistentin|mitarbeiter|mitarbeiterin|doktorand|doktorandin|praktikant|praktikantin|praktikum|werkstudent|werkstudentin|auszubildende|auszubildender|azubi|redakteur|redakteurin|erzieher|erzieherin|responsable|directeur|directrice|ingenieure|chargee?|assistante|infirmiere?|professeure?|enseignante?|vendeuse|vendeur|comptable|technicien|technicienne|chef de projet|cheffe|stagiaire|developpeur|developpeuse|conseiller|conseillere|jefe|jefa|gerente|ingeniero|ingeniera|enfermero|enfermera|profesor|profesora|director|directora|tecnico|tecnica|camarero|camarera|cocinero|cocinera|encargado|encargada|becario|becaria|desarrollador|desarrolladora|abogado|abogada|contable)\b|(?:leiter|leiterin|leitung|ingenieur|ingenieurin|entwickler|entwicklerin|berater|beraterin|lehrer|lehrerin|lehrkraft|pfleger|pflegerin|arzt|arztin|referent|referentin|verkaufer|verkauferin|kaufmann|kauffrau|techniker|technikerin|meister|meisterin|mechaniker|mechanikerin|elektroniker|elektronikerin|installateur|assistent|assistentin|mitarbeiter|mitarbeiterin|fuhrer|fuhrerin|schwester|vertreter|vertreterin)\b/u;

/** What is learnt, folded. */
const DEGREE =
  /\b(?:b\.?\s?sc|m\.?\s?sc|b\.?\s?a|m\.?\s?a|b\.?\s?eng|m\.?\s?eng|b\.?\s?b\.?\s?a|mba|ph\.?\s?d|dphil|md|mbchb|mbbs|llb|llm|bachelor|master|magister|diplom|diploma|degree|doctorate|promotion|staatsexamen|abitur|fachabitur|mittlere reife|realschulabschluss|ausbildung|lehre|studium|a[- ]levels?|gcses?|high school|ged|associate|foundation|pgce|licence|licenciatura|grado|bts|dut|but|baccalaureat|bac|doctorat|doctorado|bachillerato|fp|meister|meisterschule|meisterbrief|gesellenbrief|fachwirt|apprenticeship|hnd|hnc|nvq|certificate|minor|major)\b|^(?:dipl|mag|dr)\.-?/u;

export const soundsLikeTrade = (text: string): boolean => TRADE.test(foldText(text));
export const soundsLikeDegree = (text: string): boolean => DEGREE.test(foldText(text));
export const soundsLikeSchool = (text: string): boolean => PLACE_TO_LEARN.test(foldText(text));
export const soundsLikeEmployer = (text: string): boolean => {
  const folded = foldText(text);
  return PLACE_TO_WORK.test(folded) || PLACE_TO_HEAL.test(folded) || PLACE_TO_LEARN.test(folded);
};
