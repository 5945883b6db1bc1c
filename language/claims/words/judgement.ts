import type { Language } from '#domain/facts.ts';
import { foldText } from '#domain/text.ts';

/** A word of the list, or one that begins like one that ends in `*`. */
const listed = (words: string): RegExp =>
  new RegExp(
    `^(?:${words
      .trim()
      .split(/\s+/u)
      .map((word) => foldText(word).replace(/\*$/u, '\\p{L}*'))
      .join('|')})$`,
    'u',
  );

/** Praise, encouragement, feelings and remarks about it: what an analysis may say of its own. No result, no scale, no rank. */
const JUDGEMENT: Readonly<Record<Language, RegExp>> = {
  en: listed(`good great fine nice nicest lovely kind kindness kindly warm warmth calm calmly* careful carefully care caring courage courageous brave bravery patience patient* patiently
    persist* persever* stamina staying strength* strong stronger skill* skilful craft instinct* judgement judgment sense sensible honest* honesty fair fairly trust* respect* proud pride
    deserve* deserv* worth worthwhile matter* mattered real really true truly right rightly clear clearly clarity quiet quietly loud steady steadi* steadfast solid sound simple simply
    easy easily hard harder tough difficult* heavy light small little big bigger huge large long short quick quickly thinking thought* thoughtful* attent* attention detail* eye
    effort* energy nerve nerves heart mind hope* hopeful joy enjoy* happy glad pleased relief relieved tired worn tiring weight load pressure stress* reason* care
    achiev* success* accomplish* progress* growth grow grown growing learn* learnt lesson* habit* discipline* generous* generosity humble modest* gracious grace
    belong* credit* share* shared earn* earned tough* lead* leadership responsib* ownership owning own initiative clever smart wise wisely creative* practical* professional* tidy neat
    often sometimes always usual* rare* rarely ordinary everyday normal special exact exactly precise* proof prove* proves proved evidence tell* speak* says said say* show* reflect* remind*
    remember* celebrat* congratulat* welcome well-done bravo thank* grateful appreciat* notice* noticed recogni* recognition value* valuable valued invest* invested rest* enough plenty
    pause breath* sleep smile laugh* tear* moment kept keep* stick* sticking stuck face* facing faced choos* chose chosen decid* decision* deal gift luck lucky chance* possib* able ability
    allow* willing* ready listen* listening feel* felt feeling* encourag* support* supporting confiden* comfort* gentle gently firm firmly bold boldly truth trusting open openly openness
    simple hardest beginning instead foundation* everyone everybody people's nobody not-yet yet matterofact quietest toughest job-well kind-of achievement milestone* step* stride* effortless* obvious*
    wonder* wonderful worry worried upset disappoint* frustrat* setback* sting* stings hurt* hurts painful gutted bitter sad sadness grief loss mourn* difficult afraid fear* scary frightening dread`),
  de: listed(`gut gute guten guter gutes besser schön schöne* toll* großartig* stark* stärke* kraft mut mutig* geduld geduldig* ausdauer ruhe ruhig* sorgfalt sorgfältig* sorgsam* umsicht* aufmerksam* blick gespür
    gefühl* herz herzlich* wärme warm* freundlich* ehrlich* fair* vertrauen* respekt* stolz* verdient* verdienen verdienst wert lohnt* gelohnt richtig* klar* klarheit deutlich* still* leise* sauber* ordentlich*
    einfach* leicht* schwer* schwierig* hart* klein* groß* lang* kurz* schnell* rasch* wichtig* echt* wirklich wahr* mühe* anstreng* energie nerven last druck stress* grund gründe erfolg* fortschritt* leistung*
    lernen gelernt lern* gewohnheit* disziplin* großzügig* bescheiden* verantwort* eigeninitiative initiative klug* kluge* geschickt* geschick handwerk* können könner* beweis* beweist bewiesen spricht zeigt zeigen
    verrät feiern gefeiert gratul* glückwunsch dank* danke dankbar* anerkenn* würdig* schätz* geschätzt freu* freude* erleichter* müde ausruhen pause atem* schlaf* lächeln* lachen träne* mühsam* oft selten manchmal
    meist* immer üblich* selbstverständlich* besonder* genau* eben gerade entscheid* entschied* wahl mutigste* schritt* chance* möglich* fähig* bereit* zuhör* zuzuhören trau* getraut* ermutig* sicher* sicherheit* offen* offenheit
    bemerkenswert* beachtlich* erstaunlich* wunder* sorge* enttäusch* ärger* rückschlag* weh tut* schmerz* traurig* trauer* bitter* angst* furcht* schade mitgefühl nähe haltung* größe ernst nehmen nimmt alltag* hör* hört`),
  fr: listed(`bon bonne bons bonnes bien beau belle beaux mieux formidable* fort forte* force* courage* courageu* patien* patiemment persévér* calme* soin* soigneu* attenti* attention regard oeil sens instinct
    coeur chaleur* gentil* honnête* honnêteté juste* confiance respect* fier fière fiers fierté mérite* mérité* vaut valeur* valoir vraiment vrai* clair* clarté tranquille* discret* discrèt* solide* simple* simplement facile*
    difficile* dur* lourd* léger* petit* grand* long* longue* court* rapide* vite important* effort* énergie cran nerfs poids pression stress raison* succès réussi* réussite* progrès progress* appri* apprend* leçon* habitude*
    discipline généreu* générosité modest* modestie responsab* initiative malin intellig* habile* savoir-faire métier preuve* prouv* montre* dit* dire parle* révèle* rappelle* fêter félicit* bravo merci* remerci* reconnai* reconnaissance
    apprécie* joie* heureu* content* soulag* fatigu* repos* pause souffle sommeil sourire* rire* larme* souvent parfois rare* rarement ordinaire* quotidien* exact* précis* décision* décid* choix choisi* pas chance* possible* capable*
    prêt* écout* sentir sens* encourag* sûr* sûreté ouvert* oser ose* osé remarqu* remarquable* étonnant* déception* déçu* revers mal blesse* douleur triste* tristesse peur* crainte dommage discours tenir tiens tenu`),
  es: listed(`buen buena bueno buenas buenos bien mejor bonito* bonita* hermos* genial* fuerte* fuerza* valor* valiente* valentía coraje pacien* paciencia constan* calma* cuidado* cuidados* atent* atención mirada ojo sentido
    instinto corazón cálid* calidez amable* amabilidad honest* honrad* just* confianza respeto orgullo* orgullos* merec* merecid* vale* valer verdad* clar* claridad tranquil* discret* sólid* sencill* fácil* difícil* dur* pesad* liger*
    pequeñ* grande* gran larg* cort* rápid* important* esfuerzo* energía nervio* peso presión estrés razón* éxito* logro* progreso* aprend* lección* hábito* disciplina generos* modest* responsab* iniciativa inteligen* hábil*
    habilidad* oficio prueba* demuestra* demostrar dice* decir habla* revela* recuerda* celebr* felic* felicid* enhorabuena gracias agradec* reconoc* reconocimiento aprecia* alegr* content* alivi* cansad* cansancio descans* pausa
    aliento sueño sonris* risa* lágrima* menudo raro rara* ordinari* cotidian* exact* precis* decisión* decid* elección eleg* oportunidad* posib* capaz* capac* list* escuch* sentir sient* anim* segur* seguridad abiert* atrev* notable* sorpren* decepci* revés
    duele doler dolor* triste* tristeza miedo* temor lástima mérito gesto* detalle* aguant*`),
};

/** Of a folded word. */
export const isJudgement = (word: string, language: Language): boolean => JUDGEMENT[language].test(word);
