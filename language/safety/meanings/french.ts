import type { Meanings } from './english.ts';

export const french: Meanings = {
  me: "je, j', me, m', moi, mon, ma, mes, jsuis, j, chuis, mien",
  myself: 'moi-même, moi même',
  you: "tu, te, t', toi, vous, votre, vos, ton, ta",
  we: 'nous, notre, nos, on',
  they: 'il, elle, ils, elles, lui, son, sa, ses, leur',
  partner:
    'mari, femme, copain, copine, compagnon, compagne, conjoint*, mon ex, mec, chéri, ex-mari, fiancé*, époux, épouse',
  parent: 'mère, père, maman, papa, parents, beau-père, belle-mère, beaux-parents',
  child: 'fils, fille, filles, enfant, enfants, bébé, gosse*, gamin*, petits, petite, petit, loulou*, petits-enfants',
  sibling: 'frère*, sœur*, soeur*, oncle, tante, cousin*, mamie, papi, grand-mère, grand-père',
  friend: 'ami, amie, amis, pote*, voisin*, coloc*, meilleur ami',
  boss: 'chef, cheffe, patron*, manager, responsable, directeur, directrice, supérieur*, n+1, contremaître, propriétaire, proprio, gérant*',
  colleague: 'collègue*, équipe, collaborateur*, les gars',
  client:
    'patient*, client*, appelant*, résident*, élève*, usager*, apprenti*, locataire*, étudiant*, stagiaire*, bénéficiaire*, détenu*, usagers',
  pet: 'chien, chat, chienne, chatte, lapin, cheval, animaux, hamster',
  everyone: 'tout le monde, tous, le monde, la famille, famille, les gens, eux',
  nobody: 'personne, aucun',
  die: 'mourir, mort, morte, meurs, meurt, mourrai, crever, crève, décès, décédé*, mort-né',
  died: "est mort, est morte, est décédé, est parti, est partie, décédé*, perdu, s'est éteint*, nous a quittés",
  kill: "tuer, me tue, tué, pendre, pendu*, noyer, sauter, jeter sous, me jeter, empoisonn*, tirer une balle, me foutre en l'air, flinguer, ouvrir les veines, surdose, overdose",
  suicide: "suicid*, sos amitié, scarif*, automutil*, numéro d'écoute, ligne d'écoute, idées noires",
  grave: 'enterrement, tombe, cimetière, cercueil, obsèques, deuil, cendres, funér*, urne',
  gone: "disparaître, disparais, partir, plus là, plus être là, pas être là, m'effacer, effac*, m'en aller, plus exister, ne plus être, m'éteindre, partie, parti, invisible, fondre, là-haut, plus de moi, m'évaporer",
  withoutMe:
    "sans moi, si je n'étais plus, si je disparais, quand je serai plus, si j'étais plus, si je meurs, après moi, si j'étais pas là, quand je ne serai plus",
  live: 'vivre, vie, vis, vivant, vivante, exister, existe, être là, en vie, suis là, rester en vie, encore là',
  wake: 'réveiller, réveille, réveillée, réveil, ouvrir les yeux, demain, demain matin, me lever, lever, lendemain',
  sleep: "dormir, dors, endormir, endors, m'endormir, sommeil, lit, dormi, fermer les yeux",
  end: "fin, finir, en finir, arrêter, arrête, s'arrête, terminé, terminer, cesser, cesse, fini, stop, que ça s'arrête, issue, sortie, bout",
  goodbye:
    "adieu*, au revoir, dire au revoir, merci pour tout, prenez soin de vous, bonne continuation, bon vent, merci de m'avoir, ciao",
  last: 'dernier, dernière, derniers, dernières, une dernière fois, plus jamais, ultime',
  letter: 'lettre, lettres, écrit, écrire, écris, testament, enveloppe, carnet, journal, message, un mot, mes adieux',
  arrange:
    'papiers, documents, assurance, assurance vie, mots de passe, mot de passe, dossier, en ordre, rangé, rangée, ranger, réglé, réglée, trié, tri, payé, résilié, rendu, clés, clefs, notaire, procuration, étiqueté, préparé, classé, obsèques payées, tout prêt',
  giveAway: 'donné, donner, légué, confié, laissé, offert, ira chez, adopt*, prendra, héritera',
  burden:
    'fardeau, poids, charge, boulet, gêne, gêner, déranger, dérange, embêter, bon à rien, bonne à rien, inutile, incapable, nul, nulle, sers à rien, de trop, coûte, fais que',
  betterOff:
    "mieux, plus facile, soulagé*, tranquille, tranquilles, manquer, remarquer, remarquerait, s'en rendrait, soulagement",
  calm: 'calme, paix, léger, légère, serein*, apaisé*, tranquille, décidé, décision, choisi, prêt, prête, repos, silence',
  want: 'veux, veut, voudrais, voulais, envie, souhaite, espère, aimerais, pense, pensé, penser, pensées, pensais, songe, idée, idées, plan, planifié, imagine, préférerais, préfère, tenté*, besoin',
  point: 'sens, raison, à quoi bon, pourquoi, but, sert à rien, à quoi ça sert, pour quoi, intérêt',
  cope: "continuer, continue, tenir, tiens, supporter, supporte, encaisser, en peux plus, n'en peux plus, peux plus, plus la force, force, avancer, y arrive plus, arrive plus, longtemps, tient",
  tired:
    'fatigu*, épuis*, crevé*, à bout, lasse, las, vidé*, lessivé*, marre, rincé*, burn-out, burnout, au bout du rouleau, débordé*, surmen*, énergie, ras le bol, hs, claqué*',
  empty:
    'vide, vidée, engourdi*, rien ressens, ne ressens, ressens plus, gris, plafond, fixe, creux, éteint*, anesthési*',
  hopeless:
    'espoir, désespo*, désespér*, sans issue, aucune issue, avenir, coincé*, piégé*, abandonne, abandonner, baisser les bras, fond du trou, perdue',
  pills:
    'comprimé*, cachet*, médoc*, médicament*, boîte, boîtes, plaquette*, somnifère*, dose, insuline, morphine, xanax, lexomil, pharmacie',
  rope: 'corde, ceinture, poutre, nœud, lacet',
  blade: 'lame*, rasoir*, couteau*, cutter, ciseaux, compas, scalpel, tesson',
  gun: 'fusil, arme, pistolet, carabine, balle, cartouche*, revolver',
  height:
    'pont, toit, falaise, quai, rails, rail, train, métro, rer, voie ferrée, voies, rambarde, parapet, balcon, bord, rivière, étage, fenêtre, viaduc, eau, seine, fleuve, vide, passage à niveau',
  crash: 'arbre, mur, platane, volant, foncer, en face, camion, fossé, ravin, rentrer dans, virage',
  cut: 'coupe, couper, coupé, coupée, recoupé*, entaill*, taillad*, brûl*, brûlée, griffe*, mutil*, me faire mal, fait mal, blessé*, blesse, rechute, rechuté, recommencé, refait, cogner la tête',
  limb: 'bras, avant-bras, poignet*, cuisse*, jambe*, peau, manches, manches longues, pansement*, cicatrice*, sang, saign*, marques, bandage',
  eat: 'manger, mange, mangé, faim, vomir, vomi, calories, balance, poids, repas, kilos',
  alone: 'seul, seule, solitude, isolé*, toute seule, tout seul',
  afraid:
    'peur, terrifi*, effray*, terroris*, crains, crainte, sécurité, pas en sécurité, sûre, sursaute, trouille, angoisse*',
  shame: 'honte, coupable, culpabil*, gêné*, désolé*, pardon, excuse*, humili*',
  fault: "ma faute, faute, mérité*, mérite, provoqué, cherché, énervé, j'aurais pas dû",
  secret:
    "personne ne sait, personne sait, pas dit, rien dit, dites rien, le dites pas, n'en parlez pas, cache, caché, cacher, en cachette, secret, lit mes, fouille, répondez pas, appelez pas, effacez, maquillage, fond de teint, jamais dit, jamais raconté",
  cry: 'pleur*, larmes, sanglot*, chiale*',
  shake: "trembl*, panique*, crise d'angoisse, crise de panique, respirer, cœur qui, tétanis*, sursaut*",
  pain: 'mal, douleur*, souffr*, souffrance*',
  dark: 'noir, noire, noires, sombre, voix, tête, cauchemar*, images, revois, flash*',
  sad: 'triste, dépress*, dépri*, mal, dur, dure, horrible, affreux, pire, merde, nul, pourri*, moche, galère, malheureu*, effondré*, dégoûté*, déçu*, déception, chagrin, cœur brisé, bas, manque',
  hit: 'frapp*, tap*, gifl*, cogn*, batt*, bat, poing, poings, coup, coups, pouss*, bouscul*, étrangl*, serré, jeté*, attrap*, empoign*, secou*, plaqu*, mordu*, brutal*, claque*, tiré par, traîn*, agress*, crach*, lancé, lance, levé la main, violen*, poignard*, balancé',
  neck: 'cou, gorge, visage, cheveux, nez, mâchoire, côte, côtes, dent, dents, lèvre, œil, oreille',
  bruise:
    'bleu, bleus, cocard, œil au beurre noir, cassé, fractur*, plâtre, urgences, gonflé*, radio, ecchymos*, hématome*',
  door: 'porte, clé, clef, verrou*, enferm*, salle de bain, toilettes, wc, cave, chambre, placard, voiture, garage',
  threaten:
    'menac*, si je pars, si je parle, si je le quitte, me tuera, va me tuer, me tue, me retrouv*, retrouvera, prendre les enfants, enlever les enfants, sinon, tu vas voir, regretter',
  force:
    "viol, violé*, viole, forc*, oblig*, contraint*, touch*, attouch*, dit non, j'ai dit non, voulais pas, ne voulais pas, dans ma chambre, sur moi, consent*, sexuel*, main sur, mains sur",
  control:
    "mon téléphone, téléphone, portable, contrôl*, surveill*, mon salaire, mon argent, ma carte, passeport, mes messages, interdit, interdi*, pas le droit, droit de, laisse pas, permission, suit, suivi*, m'attend, harcèle, géolocalis*, espionn*",
  drunk: 'boit, bu, boire, ivre, bourré*, saoul*, soûl, alcool, bière, vin, vodka, bouteille, sobre',
  rage: 'crie*, cri*, hurl*, colère, énerv*, furieu*, insult*, gueul*, pète, péter un câble, humeur, engueul*, cassé la porte, tout cassé',
  home: 'maison, chez moi, chez nous, rentrer, appartement, appart, cuisine, escalier, escaliers, salon',
  flee: 'parti*, fui*, enfui*, sauvé*, foyer, quitter, le quitter, quittée, valise, sac prêt, dormi dans la voiture, chez ma sœur, chez une amie, police, plainte, refuge, hébergement, où aller',
  excuse: 'tombé*, suis tombée, dit que, cogné*, escalier, porte, inventé, menti, accident, fait croire, maladroit*',
  again:
    'encore, de nouveau, à nouveau, toutes les nuits, chaque nuit, chaque soir, hier soir, cette nuit, une fois de plus, toujours, recommence',
  hospital: 'hôpital, urgences, médecin, psy, psychiatr*, thérap*, clinique, samu, interné*, réa',
  ill: 'malade, maladie, cancer, tumeur, biopsie, chimio*, avc, infarctus, migraine, fièvre, grippe, covid, diagnosti*, résultats, arrêt maladie, en arrêt, opération, opéré*, alzheimer, fausse couche, enceinte, dépression, entorse, lombalgie, hernie, métastas*, symptôme*, sclérose, rechute',
  lost: 'perdu*, perdre, perds, perte, manque, manqué, raté',
  fired:
    "licenci*, viré*, mis à la porte, mise à pied, période d'essai, contrat pas renouvelé, pas renouvelé, non renouvel*, chômage, poste supprimé, supprimé, supprime, plan social, rupture conventionnelle, remercié*, rétrograd*, avertissement, placard",
  rejected:
    "refus*, rejet*, recalé*, pas retenu*, pas pris*, pas eu, quelqu'un d'autre, autre candidat, écarté*, non merci, négative, défavorable, désist*, lâch*, annul*, ignoré*, sans réponse, passé devant, promu à ma place",
  failed:
    "raté, rate, échou*, échec, planté*, foiré*, loupé*, tombé à l'eau, pour rien, gâché*, catastrophe, désastre, fiasco, erreur, oublié, reporté*, annulé*, personne n'est venu, personne n'est venue, zéro, à refaire, poubelle, mal passé, pas marché, ruiné*, bide, naufrage",
  broke:
    'cassé*, panne, en panne, inond*, fuite, brûlé, volé*, cambriol*, détruit*, incendie, abîmé*, dégât*, crash*, bug*, accident, lâché',
  money:
    'dette*, loyer, facture*, payer, découvert, faillite, huissier*, expuls*, impay*, liquidation, fermer, amende, dépôt de bilan',
  leave: 'divorc*, sépar*, rupture, quitté*, trompé*, garde des, largué*, parti avec, plaqué*',
  bully:
    "harcel*, moqu*, rire de moi, rient, rigolent, insult*, exclu*, ignor*, rac*iste, raciste*, sexiste*, humili*, devant tout le monde, devant toute, remarque*, surnom, mise à l'écart, à l'écart, dans mon dos, rabaiss*, déplacé*",
  complaint:
    'plainte, réclamation, une étoile, mauvais avis, reproch*, critiqu*, engueul*, remontrances, blâme, recadr*, savon, avertissement, accus*, amende',
  done: 'fini, terminé, livré, signé, réparé, résolu, bouclé, construit, monté, posé, installé, organisé, réussi à, lancé, publié, mis en place, géré, achevé, envoyé, déposé, rendu mon, ai rendu le',
  win: 'gagné, gagne, réussi, réussite, victoire, record, prix, récompense, promotion, promu*, accepté*, validé*, obtenu, décroché, médaille, admis*, titularis*, cartonné, embauch*, mention, sold out',
  praise:
    'merci*, félicit*, bravo, fier, fière, content*, heureu*, ravi*, applaud*, serré dans, adoré, super, génial, top, parfait, sourire, souri, compliment*, remerci*, joie, nickel',
  better:
    'amélior*, réduit, diminu*, économis*, plus vite, plus rapide, augment*, doublé, moitié, moins, pour cent, plus aucun*, au lieu de, gagné',
  finally: 'enfin, finalement, après des années, première fois, pour la première fois, au bout de, depuis des mois',
  learn:
    'appris, apprendre, cours, examen, diplôme, certif*, formation, formé*, enseign*, permis, étudi*, stage, tutorat',
  help: 'aidé*, aider, aide, soutenu, sauvé, accompagné*, soigné*, rassuré*, bénévol*, écouté, resté avec, tenu la main, convaincu',
  work: 'travail, boulot, taf, job, projet, deadline, réunion, démo, rapport, code, bug, présentation, bureau, chantier, dossier, site, logiciel, garde, poste, client',
  game: 'échecs, jeu, partie, niveau, match, raid, boss final, scène, public, répétition*, personnage, roman, chapitre, film, boxe, sparring, tournoi, ring, round, photo*, spectacle, théâtre, marathon, but, karaté, judo',
  joke: 'mdr*, lol, haha*, ptdr*, rire, rigol*, blague, drôle, marrant, xptdr, rigole',
  future: 'demain, semaine prochaine, mois prochain, lundi, bientôt, plus tard, prochain*',
  ask: "s'il vous plaît, svp, stp, pouvez-vous, peux-tu, pourriez-vous, envoyez, envoie, changer, mettre en pause, désabonner, résilier, mails, rappels, abonnement, désinscrire",
  chat: 'bonjour, salut, coucou, météo, week-end, merci, rien de spécial, rien de neuf, vacances, ça va, tout va bien, bonne journée, bises',
  past: "il y a, autrefois, à l'époque, quand j'étais, l'an dernier, depuis ce temps, guéri*, abstin*, ans sans, sevré*, jours sans",
  number: 'un, deux, trois, quatre, cinq, six, sept, huit, dix, cent, mille, moitié, double, #, ##, ###, #.#',
  method:
    'combien il en faut, combien il en faudrait, combien de temps ça prend, sans douleur, cherché sur internet, calculé, mortel*, une date, un plan, méthode*, façon la plus',
  hate: 'déteste, hais, haine, dégoût*, horreur de',
  ifSomethingHappens:
    "s'il m'arrive, si il m'arrive, au cas où, plus de nouvelles, si je ne réponds, que je réponde, si vous n'avez plus",
  outside: 'mise dehors, mis dehors, dehors, pieds nus, chemise de nuit',
  beforeChildren: 'devant les enfants, les enfants ont',
  withTheDead: "envie de le rejoindre, rejoindre, je comprends, l'envie, retrouverai, paradis, ciel",
  sinceChildhood: "depuis que j'ai, depuis mes, la nuit, ma chambre",
  weather: 'pluie, neige, soleil, météo, jardin, bouchons',
  account: 'compte, mot de passe, connect*, profil, données, supprim*, facture, désinscri*, liste, code',
  but: 'mais, quand même, pourtant, malgré, au moins',
  unfair: 'même pas, sans raison, injuste, à ma place, sans me demander, sans prévenir',
  worse: 'pire, baisse, chuté, en retard, retard, trop tard, trop, impossible',
  body: 'main, mains, dos, genou, ventre, estomac, poitrine, cœur',
  closing:
    'ferme, fermé, fermeture, on ferme, baisse le rideau, rideau, liquidé*, cesse, arrêté*, supprimé*, disparaît, dissous, vendre, mis en vente',
  withdrawn:
    "retiré*, s'est retiré, parti à la concurrence, concurrent*, perdu le contrat, perdu le client, repris, rétracté*, abandonné*, lâché*, coupé les",
  eliminated:
    'éliminé*, relégué*, disqualifi*, dernière place, dernier du, battu*, perdu aux, à deux points, hors jeu, pas qualifié*, sorti au',
  wrong:
    "faux, fausse, mauvais, mauvaise, oublié*, trompé*, confondu*, par erreur, coquille, à l'envers, inversé*, mélangé*, bêtement, erreur",
  spilled:
    'renversé*, tombé*, glissé*, échappé*, éclaté*, explosé*, coulé*, effondré*, fendu*, cassé*, benne, jeté, brûlé*, cramé*, lâché',
  delayed:
    "bloqué*, retardé*, gelé*, en attente, liste d'attente, pas de réponse, sans réponse, suspendu*, reporté*, repoussé*, retiré le permis",
  none: 'zéro, aucun, pas un seul, pas une seule, rien, personne, que deux, à moitié vide, vide, aucune',
  harmToOthers:
    'poignardé*, tué*, assassin*, retrouvé mort, trouvé mort, noyé*, renversé par, overdose, arrêt cardiaque, massage, pas survécu, arrêté par, percuté*',
  nothingToBeDone:
    'piquer, piqué, euthanasi*, véto, soins palliatifs, palliatif*, incurable, ehpad, plus rien à faire, intubé*, phase terminale, métastases',
  recovered:
    "survécu, sauvé*, guéri*, rétabli*, rémission, de retour, adopté*, rouvert, reparti, refonctionne, hors de danger, à l'abri, sorti de l'hôpital, marche à nouveau, s'est excusé",
  allTheSame:
    'sauvé le, à temps, improvisé, malgré tout, quand même réussi, rattrapé*, à la place, recasé*, sans un, trouvé une solution',
};

export const frenchNo = 'pas plus jamais rien aucun aucune sans ni';

/** Figures of speech: what their words mean elsewhere is not meant. */
export const frenchFigures =
  "du coup, tout à coup, sur le coup, donné un coup de main, donner un coup de main, donne un coup de main, coup de main, coups de main, coup de pouce, coup de fil, coups de fil, coup de téléphone, coup de foudre, coup de coeur, coup d'oeil, coup de neuf, coup de balai, coup de peinture, coup de chapeau, coup d'essai, coup d'envoi, premier coup, au coup par coup, après coup, tenir le coup, tenu le coup";
