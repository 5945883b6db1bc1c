import { foldText } from '#domain/text.ts';

export type Role = 'what' | 'where' | 'place' | 'time' | 'story';

/** What forms print in front of a value, folded. */
const LABELS: readonly (readonly [Role, RegExp])[] = [
  [
    'what',
    /^(?:puesto|cargo|position|job title|title|designation(?: & duties)?|role|stelle|funktion|position\/funktion|tatigkeit|poste|intitule|titulo|titulacion|degree|examination|abschluss|diplome)$/,
  ],
  [
    'where',
    /^(?:empresa|employer|company|name of (?:the )?(?:company|employer|organi[sz]ation)|organi[sz]ation|firma|unternehmen|arbeitgeber|entreprise|employeur|centro|institution|institute|board(?: ?\/ ?university)?|university|school|schule|etablissement)$/,
  ],
  ['place', /^(?:localidad|location|place|ort|lieu|ciudad|city|ville|direccion|adresse)$/],
  ['time', /^(?:fecha|fechas|date|dates|period|periodo|zeitraum|dauer|periode|duration|year|years|jahr|ano)$/],
  [
    'story',
    /^(?:funciones|duties|responsibilities|aufgaben|tasks|missions|main activities and responsibilities|sector|branche|sr\.?|sl\.? ?no\.?|% marks|marks)$/,
  ],
];

/** What a cell or the words before a colon announce; null for what is no label. */
export const roleOfLabel = (text: string): Role | null => {
  const folded = foldText(text.replace(/:$/, '').trim());
  return LABELS.find(([, label]) => label.test(folded))?.[0] ?? null;
};
