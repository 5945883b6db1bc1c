import { phrases } from '../text/plain-text.ts';

/** What nobody tells of as a win, whatever a text was learned to look like: the death of somebody near, the end of a job, a no. */
const SURELY = new RegExp(
  phrases`
    \b(?:took (?:his|her|their) own li(?:fe|ves)|(?:killed|hanged) (?:himself|herself|themselves)|died by suicide|hat sich (?:\w+ ){0,4}(?:das leben genommen|umgebracht|erhangt)|s'est (?:suicide|pendu|donne la mort)\w*|se (?:suicido|quito la vida|ahorco|mato)
    |(?:my|our) (?:\w+ ){0,2}(?:mum|mom|mother|mam|dad|father|husband|wife|partner|son|daughter|baby|brother|sister|nan|gran\w*|grandad|uncle|aunt|cousin|friend|dog|cat|horse) (?:\w+ ){0,2}(?:died|passed away|is dying|has died)
    |(?:mein|meine|unser|unsere) (?:\w+ ){0,2}(?:\w*mutter|mama|\w*vater|papa|mann|frau|sohn|tochter|bruder|schwester|oma|opa|onkel|tante|freund|freundin|hund|katze|kater) (?:[\w,]+ ){0,7}(?:gestorben|verstorben|tot\b|eingeschlafert)
    |(?:mon|ma|mes|notre) (?:\w+ ){0,2}(?:mere|pere|mari|femme|fils|fille|frere|soeur|grand-\w+|mamie|papi|oncle|tante|ami|amie|chien|chat|compagnon|bebe) (?:[\w',]+ ){0,4}(?:est morte?|est decedee?|est partie?|nous a quittes|vient de mourir)
    |(?:mi|nuestro|nuestra) (?:\w+ ){0,2}(?:madre|mama|padre|papa|marido|esposo|esposa|mujer|hijo|hija|hermano|hermana|abuel[oa]|tio|tia|amig[oa]|perr[oa]|gat[oa]|bebe) (?:[\w,]+ ){0,4}(?:murio|fallecio|ha muerto|ha fallecido|se murio|se nos fue)
    |(?:murio|fallecio|se murio|ha muerto) mi|(?:miscarri\w+|fehlgeburt|fausse couche|stillbirth|totgeburt)|i lost (?:my|our) (?:mum|mom|mother|dad|father|husband|wife|baby|son|daughter|brother|sister|job)
    |(?:i|i've|i have|i was|we were|got|been|was) (?:just |been |today |all )*(?:laid off|made redundant|fired|sacked|let go|dumped)|lost my job
    |(?:ich )?(?:wurde|bin|hab\w*) (?:\w+ ){0,4}(?:gekundigt worden|entlassen worden|entlassen|gefeuert|rausgeworfen)|(?:habe?|die) (?:\w+ ){0,3}kundigung (?:bekommen|erhalten)|job verloren|arbeit verloren
    |(?:je (?:me )?(?:suis|viens)|j'ai ete|on m'a|ils m'ont) (?:\w+ ){0,3}(?:viree?|licenciee?)|perdu mon (?:travail|boulot|emploi|job)
    |me (?:han )?(?:despidieron|despedido|echaron|echado|corrieron)|perdi (?:mi|el) (?:trabajo|empleo)
    |(?:shouted|yelled|screamed) at me in front of|(?:hat|haben) mich (?:\w+ ){0,3}vor (?:allen|der ganzen|versammelter) .{0,20}(?:angeschrien|angebrullt)|m'(?:a|ont) (?:crie|hurle) dessus devant|me (?:grito|gritaron) (?:\w+ )?delante de
    |(?:and|i) feel (?:so |really )?(?:rotten|ashamed|guilty)|(?:ich )?schame mich|j'ai (?:trop |tellement )?honte|me siento (?:fatal|culpable)|me averguenzo
    |diagnosed with|i have cancer|ich habe krebs|j'ai un cancer|tengo cancer|(?:he|she|my \w+) (?:left me|wants a divorce)|hat mich verlassen|m'a quittee?|me ha dejado|me dejo mi)\b
  `,
  'u',
);

/** As `plainly` gives it. */
export const isSurelyHard = (plain: string): boolean => SURELY.test(plain);
