/** What one can do after a laboratory's training that one could not before. */
const GOALS: Readonly<Record<string, readonly [string, string, string]>> = {
  'Conseiller les peaux sensibles': [
    'Distinguer peau sensible, peau sèche et eczéma',
    'Choisir un nettoyant et un soin, rien de plus',
    'Reconnaître la plaque suintante à montrer au médecin',
  ],
  'Le lavage de nez expliqué': [
    'Montrer le geste sur un nourrisson, puis sur un adulte',
    'Choisir entre unidose, spray et poire',
    'Dire quand le lavage ne suffit plus',
  ],
  'Magnésium : formes et indications': [
    'Comparer oxyde, citrate, bisglycinate et sel marin',
    'Espacer de deux heures les antibiotiques concernés',
    'Le déconseiller en cas d’insuffisance rénale',
  ],
  'Sommeil : conseiller sans banaliser': [
    'Remplir avec le client un agenda de ses nuits',
    'Situer mélatonine, valériane et aubépine',
    'Repérer une apnée, ou trois semaines d’insomnie',
  ],
  'Anti-âge : construire une routine': [
    'Bâtir une routine de trois produits, pas davantage',
    'Espacer les actifs irritants sur une peau fine',
    'Déconseiller le rétinol pendant la grossesse',
  ],
  'Toux : choisir la bonne réponse': [
    'Faire décrire la toux : sèche, grasse, nocturne',
    'Choisir un sirop, une pastille ou rien, selon l’âge',
    'Entendre l’essoufflement, le sang, les trois semaines',
  ],
  'Le change et les érythèmes': [
    'Expliquer le change à l’eau et au liniment',
    'Distinguer une irritation d’une mycose',
    'Adresser aussitôt un nourrisson fiévreux',
  ],
  'Gencives sensibles': [
    'Montrer le brossage en rouleau sur un modèle',
    'Trouver la bonne taille de brossette',
    'Limiter la chlorhexidine à deux semaines',
  ],
  'Huiles essentielles : les précautions': [
    'Écarter femme enceinte, jeune enfant et épileptique',
    'Compter en gouttes, par voie et par jour',
    'Réagir à une ingestion accidentelle',
  ],
  'Protection solaire toute l’année': [
    'Choisir l’indice d’après la peau et l’heure',
    'Montrer la dose : deux doigts pour le visage et le cou',
    'Répondre à cinq idées reçues sur le bronzage',
  ],
  'Ménopause : en parler au comptoir': [
    'Ouvrir la conversation sans gêne ni détour',
    'Écarter les plantes après un cancer du sein',
    'Adresser tout saignement survenu après l’arrêt des règles',
  ],
  'Orthèses : mesurer et adapter': [
    'Mesurer un poignet, un genou, une cheville',
    'Ajuster sangles et baleines, la personne debout',
    'Contrôler la peau et les doigts après dix minutes',
  ],
}

/** How a film of the portal is best watched: each asks for something else beside it. */
const WATCHED: Readonly<Record<string, string>> = {
  'Réaliser un test angine au comptoir':
    'Ouvrez un kit devant vous : arrêtez le film au prélèvement et répétez le geste à blanc.',
  'Parcours vaccination : accueil, traçabilité, surveillance':
    'À regarder à deux : l’un accueille, l’autre trace, puis l’on échange les rôles.',
  'Commander sur Déporef en trois étapes':
    'Passez une vraie commande de trois lignes en même temps que le film.',
  'Installer la vitrine du mois':
    'Regardez-le la veille, le carton encore fermé : on sait alors quelle place libérer.',
  'Lire ses statistiques Ospharm': 'Ouvrez à côté vos propres chiffres du mois dernier.',
  'Mener un entretien de prévention':
    'Prenez la trame imprimée et cochez chaque question à mesure qu’elle est posée.',
  'Programmer ses écrans Affich’Activ':
    'Choisissez d’abord vos cinq images : la liste se crée ensuite en suivant le film.',
  'Ranger le linéaire premiers soins':
    'Prévoyez une heure calme, deux bacs et le plan du rayon sous les yeux.',
  'Le pilulier : le préparer sans erreur':
    'Avant la première préparation, puis une fois par an, la fiche de contrôle en main.',
  'Prendre les mesures pour une compression':
    'Un mètre ruban, une collègue volontaire : mesurez en même temps que le film.',
  'Animer une réunion d’équipe de quinze minutes':
    'Montrez-le à l’équipe avant la prochaine réunion : chacun saura pourquoi l’on reste debout.',
  'Accueillir un client malentendant': 'Coupez le son une fois : c’est ainsi que ce client vous entend.',
}

const found = <Value>(words: Readonly<Record<string, Value>>, title: string): Value => {
  const own = words[title]
  if (own === undefined) throw new Error(`What does one learn here? ${title}`)
  return own
}

export const goalsOf = (title: string) => found(GOALS, title).map((text) => ({ text }))
export const watchedLike = (title: string) => found(WATCHED, title)
