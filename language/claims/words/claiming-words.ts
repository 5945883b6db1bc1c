import { foldText } from '#domain/text.ts';

/** A word of the list, or one that begins like one that ends in `*`; in all four languages. */
const listed = (words: string): RegExp =>
  new RegExp(
    `^(?:${words
      .trim()
      .split(/\s+/u)
      .map((word) => foldText(word).replace(/^\*/u, '\\p{L}+').replace(/\*$/u, '\\p{L}*'))
      .join('|')})$`,
    'u',
  );

/** Ranks, offices, papers and prizes: who has one is never a paraphrase. */
const TITLES =
  listed(`manager* director* head* chief* senior supervisor* executive* president* vice chair* lead leader leads deputy principal professor* doctor* consultant* specialist* expert* coordinator* officer* licensed licence* license* certified certificat* diploma* degree* bachelor* master* phd
  award* prize* medal* promot* appointed accredit* qualified qualification* chartered registered fellow fellowship honour* honor* mentor* instructor* inspector* auditor*
  leiter* *leiter *leiterin *leitung chef* *chef meister* *meister meisterin direktor* vorstand* geschäftsführ* vorgesetzt* stellvertret* zertifi* zertifikat* diplom* abschlusszeugnis doktor* professor* experte* expertin* fachkraft gesell* beförder* auszeichn* preis preise ernannt *beauftragte* *beauftragter *sprecher ausbilder*
  responsable* directeur* directrice* chef cheffe chefs gérant* cadre superviseu* certifi* diplôm* licence* maître* maîtrise docteur* prix récompens* promu* promotion* nommé* nomination titulaire* expert* formateur* formatrice*
  jefe jefa jefes gerente* director* encargad* supervis* certificad* certificación* diploma* licenciad* máster doctor* premio* galard* ascend* ascenso nombrad* nombramiento experto* experta* titulad* formador* coordinador*`);

/** How far or how much: a larger whole than was told. */
const SCALES =
  listed(`hospital-wide companywide wide nationwide national nationally international* global* worldwide region* regional* country countries across organisation* organization* company* corporate department* division* sector industry enterprise branches sites stores schools wards
  hundreds thousands millions dozens countless numerous massive* significant* substantial* dramatic* considerabl* vast* major largest unprecedented record tremendous* permanent* permanently
  bundesweit* landesweit* deutschlandweit* weltweit* unternehmensweit* konzern* firmenweit* gesamt* sämtlich* abteilungen standorte* filialen erheblich* deutlich* massiv* enorm* riesig* rekord* hunderte tausende dutzende zahlreiche* dauerhaft*
  national* mondial* international* région* ensemble entreprise* société sites établissements département* services considérabl* massi* énorm* record* centaines milliers nombreu* définitive* durablement
  nacional* mundial* internacional* región regional* empresa* compañía departamento* centros sucursales considerabl* masiv* enorm* récord cientos miles numeros* permanente*`);

/** Words that documents use to claim a result. */
const OUTCOMES =
  listed(`complaint* cost costs saving savings revenue* sales profit* budget* satisfaction retention turnover productivity efficien* incident* accident* mortality deadline* contract* bonus* reward* adopt* rollout rolled standard* policy praise* prais* commend* renew* extended hired recruited
  improv* boost* increas* reduc* prevent* avoid* eliminat* accelerat* generat* exceed* transform* guarante* ensur* enabl* secur* wins won signed booked invited recommended approved
  beschwerde* kosten ersparnis* umsatz* gewinn* budget* zufriedenheit* fluktuation produktivität* effizien* vorfall vorfälle unfall* unfälle frist* vertrag* verträge prämie* belohn* übernahme lob lobte* gelobt verlängert* verbesser* gesteigert* steiger* erhöh* senk* gesenkt reduzier* verhinder* vermied* vermeid* beseitigt* beschleunig* übertroffen* gewonnen gewinn* eingestellt empfohlen genehmigt eingeladen
  plainte* coût* économi* chiffre* vente* bénéfice* budget* satisfaction fidélis* productivité efficac* incident* accident* délai* contrat* prime* embauch* félicité* amélior* augment* rédui* prévenu évit* éliminé* accél* dépass* transform* garanti* gagn* signé* invité* recommand* approuvé* adopt*
  queja* coste* costo* ahorr* ingreso* venta* beneficio* presupuesto* satisfacción fidel* productividad eficien* incidente* accidente* plazo* contrato* prima* contrat* felicit* mejor* aument* reduc* preven* evit* elimin* aceler* super* transform* garanti* gan* firmad* invitad* recomend* aprobad* adopt*`);

export type ClaimingWord = 'title' | 'scale' | 'outcome';

/** The kind of claim that a folded word makes; null for an ordinary word. */
export const claimingWord = (word: string): ClaimingWord | null => {
  if (TITLES.test(word)) return 'title';
  if (SCALES.test(word)) return 'scale';
  return OUTCOMES.test(word) ? 'outcome' : null;
};
