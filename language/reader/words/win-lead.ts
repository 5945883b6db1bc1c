/** "Add a win: I fixed the printer": what is to be done with it is no part of it. */
export const withoutLead = (text: string): string => text.replace(LEAD, '');

/** Its writer says that it is a win. */
export const namesWin = (text: string): boolean => LEAD.test(text);

const LEAD =
  /^(?:please |pls |bitte |svp |stp |por favor,? )?(?:add|record|log|save|note|keep|win|new|trag\p{L}*|notier\p{L}*|neuer?|erfolg|ajoute\p{L}*|note[rz]?|nouvelle|réussite|añad\p{L}+|anota\p{L}*|apunta\p{L}*|nuevo|logro)(?: (?:this|that|a|an|the|my|new|another|win|wins|ein|das|den|einen|meinen|erfolg|une|cette|ma|réussite|un|este|mi|logro|today|heute|aujourd'hui|hoy)){0,4}: (?=\S+ \S)/iu;
