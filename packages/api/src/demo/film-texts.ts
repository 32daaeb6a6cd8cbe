/** What is said while a picture is shown: the name of its drawing, then the sentence. */
export type Passage = readonly [drawing: string, sentence: string]
export type Chapter = readonly [title: string, ...passages: Passage[]]

/** The films of the demonstration. Their pictures are drawn from the same lines (tools/film-demo.mjs). */
export const FILM_TEXTS = {
  'test-angine': [
    [
      'Pourquoi tester',
      ['virus', 'Trois angines sur quatre sont virales : le test évite un antibiotique inutile.'],
      ['clock', "Le résultat est connu en cinq minutes, dans l'espace de confidentialité."],
    ],
    [
      'Questionner et écarter les risques',
      ['temperature', 'Demandez depuis quand, quelle température, quels traitements.'],
      ['alert-triangle', 'Difficulté à respirer, cou gonflé, grande fatigue : on oriente sans attendre.'],
    ],
    [
      'Le geste du prélèvement',
      ['bulb', 'Installez la personne face à la lumière, la tête légèrement en arrière.'],
      ['mood-wrrr', 'Frottez les deux amygdales et le fond de la gorge, sans toucher la langue.'],
    ],
    [
      'Lire et expliquer',
      ['hourglass', 'Attendez le temps indiqué par la notice : ni avant, ni après.'],
      ['test-pipe', 'Une seule ligne de contrôle : le test est négatif, le repos suffit.'],
    ],
    [
      'Orienter et tracer',
      ['stethoscope', 'Positif : suivez le protocole ou adressez au médecin.'],
      ['clipboard-check', 'Notez le lot et le résultat, puis remettez la fiche conseil.'],
    ],
  ],
  vaccination: [
    [
      "L'accueil",
      ['armchair', 'Proposez une chaise et vérifiez la fiche d’accueil.'],
      ['question-mark', 'Deux questions suffisent à repérer une contre-indication.'],
    ],
    [
      'Le dossier',
      ['folder-open', 'Ouvrez le dossier et relevez les vaccins déjà faits.'],
      ['barcode', 'Le numéro de lot se note avant le geste.'],
    ],
    [
      "L'injection",
      ['vaccine', 'Désinfectez, repérez le deltoïde, injectez d’un geste franc.'],
      ['trash', "L'aiguille part aussitôt dans la boîte jaune."],
    ],
    [
      'La surveillance',
      ['eye', 'Quinze minutes assis, sous vos yeux.'],
      ['calendar-plus', "Remettez l'attestation et le rendez-vous suivant."],
    ],
  ],
  deporef: [
    [
      'Se connecter',
      ['login', 'Depuis la page Offres, choisissez « Commander sur Déporef ».'],
      ['lock-open', 'Vous y êtes déjà connecté : aucun mot de passe de plus.'],
    ],
    [
      'Remplir le panier',
      ['shopping-cart', 'Cherchez par nom ou par code, ajustez les quantités.'],
      ['discount', 'La remise du réseau s’affiche sur chaque ligne.'],
    ],
    [
      'Suivre la livraison',
      ['truck-delivery', 'Chaque commande garde son bon et sa date de livraison.'],
      ['refresh', 'Un reliquat se relance en deux clics.'],
    ],
  ],
  vitrine: [
    [
      'Préparer',
      ['package', 'Ouvrez le carton et comptez les éléments avec la liste.'],
      ['spray', 'Une vitre propre, un fond dégagé : le regard n’a qu’un point à suivre.'],
    ],
    [
      'Poser les éléments',
      ['layout-grid', 'Le visuel principal à hauteur des yeux, les boîtes en escalier.'],
      ['tag', 'Chaque produit porte son prix, lisible depuis le trottoir.'],
    ],
    [
      'Éclairer',
      ['bulb', 'Deux spots sur le visuel, aucun dans les yeux du passant.'],
      ['moon', 'Vérifiez à la tombée du jour : c’est là que la vitrine travaille.'],
    ],
    [
      'Photographier',
      ['camera', 'Une photo de face, une de trois quarts, sans reflet.'],
      ['upload', 'Déposez-les sur la page de la campagne : le siège les attend.'],
    ],
  ],
  ospharm: [
    [
      'Le panier moyen',
      ['basket', 'Le panier moyen dit si le conseil associé prend sa place.'],
      ['chart-line', 'Comparez-le au même mois de l’an dernier, pas au mois dernier.'],
    ],
    [
      'La marge',
      ['coin-euro', 'La marge se lit en euros avant de se lire en pourcentage.'],
      ['arrows-sort', 'Triez par famille : trois familles font l’essentiel de l’écart.'],
    ],
    [
      'La comparaison',
      ['users', 'Placez-vous parmi les officines de même taille et de même zone.'],
      ['target', 'Choisissez un seul indicateur à améliorer d’ici le mois prochain.'],
    ],
  ],
  entretien: [
    [
      'Préparer',
      ['calendar-event', 'Donnez rendez-vous, prévoyez trente minutes et un lieu fermé.'],
      ['list-check', 'La trame vous attend sur la page du service : imprimez-la.'],
    ],
    [
      'Écouter',
      ['ear', 'Commencez par une question ouverte, puis laissez parler.'],
      ['message-2', 'Reformulez : la personne corrige, et vous avez compris.'],
    ],
    [
      'Prioriser',
      ['star', 'Une ou deux habitudes à changer, choisies par la personne.'],
      ['run', 'Un petit pas tenu vaut mieux qu’un grand projet abandonné.'],
    ],
    [
      'Conclure',
      ['file-text', 'Écrivez ensemble le plan personnalisé, en trois lignes.'],
      ['heart-handshake', 'Fixez la suite, et prévenez le médecin si elle l’accepte.'],
    ],
  ],
  ecrans: [
    [
      'Choisir les visuels',
      ['photo', 'Cinq visuels au plus : au-delà, personne ne voit le dernier.'],
      ['clock-hour-4', 'Huit secondes chacun, un seul message par écran.'],
    ],
    [
      'Planifier',
      ['calendar', 'Donnez une date de début et de fin à chaque liste.'],
      ['sunrise', 'Le matin parle aux retraités, le soir aux actifs : adaptez.'],
    ],
    [
      'Vérifier',
      ['device-tv', 'Regardez l’écran depuis l’entrée, debout, comme un client.'],
      ['circle-check', 'Un visuel périmé se retire le jour même.'],
    ],
  ],
  lineaire: [
    [
      'Vider',
      ['box-multiple', 'Videz étagère par étagère, sans mélanger les familles.'],
      ['calendar-x', 'Relevez les péremptions : ce qui reste moins de six mois sort du rang.'],
    ],
    [
      'Nettoyer',
      ['spray', 'Dépoussiérez, puis laissez sécher avant de remettre.'],
      ['bandage', 'Les pansements abîmés ne se vendent plus : écartez-les.'],
    ],
    [
      'Implanter',
      ['layout-rows', 'Suivez le planogramme de gauche à droite et de haut en bas.'],
      ['eye', 'Ce qui se demande le plus se pose à hauteur des yeux.'],
    ],
    [
      'Étiqueter',
      ['tags', 'Un prix par produit, aligné sous sa première face.'],
      ['camera', 'Une photo pour l’équipe : le rayon se remet toujours ainsi.'],
    ],
  ],
  pilulier: [
    [
      'Recevoir',
      ['file-description', 'Partez de la dernière ordonnance, jamais du pilulier précédent.'],
      ['phone', 'Une ligne qui surprend : appelez avant de préparer.'],
    ],
    [
      'Préparer',
      ['wash-hand', 'Mains lavées, plan dégagé, un seul patient à la fois.'],
      ['pill', 'Un médicament après l’autre, toutes ses cases, puis le suivant.'],
    ],
    [
      'Contrôler',
      ['users', 'Une autre personne recompte, l’ordonnance sous les yeux.'],
      ['signature', 'Deux initiales, la date et les lots sur la fiche.'],
    ],
  ],
  compression: [
    [
      'Les repères',
      ['sunrise', 'Le matin, avant que les jambes ne gonflent, la personne debout.'],
      ['shoe', 'Pieds nus, poids réparti, jamais par-dessus un bas.'],
    ],
    [
      'La mesure',
      ['ruler-measure', 'La cheville au plus fin, le mollet au plus fort.'],
      ['ruler-2', 'La hauteur du sol au pli du genou, moins deux centimètres.'],
    ],
    [
      'Le choix',
      ['table', 'Reportez les trois mesures dans le tableau du fabricant.'],
      ['hand-grab', 'Faites enfiler une fois devant vous : c’est là que tout se joue.'],
    ],
  ],
  reunion: [
    [
      'Préparer',
      ['list-numbers', 'Trois sujets au plus, affichés la veille.'],
      ['clock', 'Quinze minutes, debout, avant l’ouverture.'],
    ],
    [
      'Animer',
      ['message-circle', 'Chacun parle une fois avant que quelqu’un parle deux fois.'],
      ['parking', 'Ce qui déborde se note, et se traite à part.'],
    ],
    [
      'Décider',
      ['gavel', 'Une décision par sujet, avec un nom et une date.'],
      ['note', 'Le compte rendu tient en cinq lignes, au mur dès le midi.'],
    ],
  ],
  malentendant: [
    [
      'Se placer',
      ['user-screen', 'Face à la personne, à la lumière, le visage visible.'],
      ['volume-off', 'Éloignez-vous du bruit : l’imprimante, la porte, la radio.'],
    ],
    [
      'Parler',
      ['message-2', 'Des phrases courtes, articulées, sans crier.'],
      ['repeat', 'Pas compris ? Dites-le autrement plutôt que plus fort.'],
    ],
    [
      'Écrire',
      ['pencil', 'La dose et l’heure s’écrivent, en grand, sur la boîte.'],
      ['circle-check', 'Faites redire : c’est la meilleure des vérifications.'],
    ],
  ],
} as const satisfies Record<string, readonly Chapter[]>

export type FilmName = keyof typeof FILM_TEXTS
