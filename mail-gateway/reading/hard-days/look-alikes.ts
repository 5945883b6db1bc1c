import { phrases } from '../plain-text.ts';

/** Who is cared for, taught or rescued at work: what they wanted or did is their helper's win or burden, and no crisis of the writer. */
const CARED_FOR = new RegExp(
  phrases`
    \b(?:patient\w*|client\w*|callers?|residents?|pupils?|students?|inmates?|paciente\w*|klient\w*|anrufer\w*|bewohner\w*|schuler\w*|appelant\w*|eleve\w*|alumn\w*|resident\w*|woman on the|man on (?:a|the)|young man|jeune (?:homme|fille)|(?:hombre|mujer|muchacho) en la|springer
    |(?:suicide|suizid|suicid)\w*[ -]?(?:prevention|pravention|prevencion)|prevention du suicide|workshop|training|formation|schulung|taller|awareness|policy|paper on|refuge|frauenhaus|casa de acogida|call(?:-| )?out|einsatz)\b
  `,
  'u',
);

/** Games, stages, code and figures of speech. */
const PLAYED = new RegExp(
  phrases`
    \b(?:jaja\w*|haha\w*|lol+|lmao|mdr+|ptdr|xd|demo|boss final|final boss|guild\w*|gilde|ranked|raid|respawn|level|zombie\w*|bug|server|code|script|npc|pitch|turnier|tournoi|torneo|schach|echecs|ajedrez|rehears\w*|premier[e]?|buhne|scene|escena|obra|acto|publikum|stunt\w*|karate|judo|boxing|sparring|ring|combate|round \w+|filme?|movie|novel|roman|novela|manuskript|chapter|kapitel|chapitre|capitulo|halloween|escape room)\b
    |[\u{1F600}-\u{1F606}\u{1F923}\u{1F602}\u{1F480}\u{1F60E}]
  `,
  'u',
);

/** Says it of oneself, whatever else is told: no joke and no patient takes it back. */
const OF_ONESELF = new RegExp(
  phrases`
    \b(?:myself|my life|my wrists?|my arms?|better off without me|without me|i want to die|don'?t want to (?:be here|live|wake)|not safe|mich umbringen|mir das leben|umzubringen|nicht mehr leben|ohne mich|ich will sterben|mich geritzt|hit me|beat me|hits me|chok\w+ me|raped me|me frappe|me tape|m'a (?:frappe|battue|viole)\w*|me tuer|en finir|sans moi|envie de mourir|plus vivre|me suicider|me scarifi\w*|matarme|suicidarme|quitarme|sin mi|quiero morir(?:me)?\b(?! jaja)|cortarme|me pega|me pego|no quiero vivir)\b
  `,
  'u',
);

/** A joke is plain where it laughs right behind; who tells a hard truth laughs before it. */
const AROUND = 160;

/** Whether what a rule found is said of somebody who is cared for, of a game or a stage, or with a laugh. */
export const isSpokenOfOthers = (plain: string, at: number, found: string): boolean => {
  const around = plain.slice(Math.max(0, at - AROUND), at + found.length + AROUND);
  return (CARED_FOR.test(around) || PLAYED.test(around)) && !OF_ONESELF.test(found);
};
