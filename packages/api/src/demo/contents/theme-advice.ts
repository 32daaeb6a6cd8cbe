/** What a laboratory's documents say on a theme: why, what to ask, what to say, whom to send to the doctor. */
interface ThemeAdvice {
  why: string
  ask: readonly string[]
  say: readonly string[]
  refer: readonly string[]
}

const advice = (
  why: string,
  ask: readonly string[],
  say: readonly string[],
  ...refer: readonly string[]
): ThemeAdvice => ({ why, ask, say, refer })

export const THEME_ADVICE: Readonly<Record<string, ThemeAdvice>> = {
  sommeil: advice(
    'Un adulte sur trois dit mal dormir, et beaucoup prennent seuls un produit sans changer leurs soirées.',
    ['Depuis combien de temps ?', 'Endormissement ou réveils ?', 'Quels écrans, quel café, à quelle heure ?'],
    ['Une heure de lever fixe, même le dimanche.', 'La mélatonine une heure avant le coucher, sur un mois.'],
    'Insomnie de plus de trois semaines',
    'Ronflements avec pauses respiratoires',
  ),
  digestion: advice(
    'Ballonnements et lourdeurs sont parmi les premières plaintes après les fêtes.',
    ['Avant ou après le repas ?', 'Quels aliments ?', 'Quel traitement en cours ?'],
    ['Manger lentement, à heures fixes.', 'Une tisane après le repas plutôt qu’une boisson gazeuse.'],
    'Sang dans les selles',
    'Amaigrissement ou douleur qui réveille la nuit',
  ),
  immunite: advice(
    'L’automne est le moment où l’on vous demande « quelque chose pour l’hiver ».',
    ['Vacciné cette année ?', 'Quelle alimentation, quel sommeil ?', 'Un traitement au long cours ?'],
    ['La vaccination d’abord, les compléments ensuite.', 'Une cure d’un mois, pas toute l’année.'],
    'Infections à répétition',
    'Traitement immunosuppresseur',
  ),
  solaire: advice(
    'Les ultraviolets agissent aussi en montagne, en ville et par temps voilé.',
    ['Quel phototype ?', 'Quelle exposition, à quelle heure ?', 'Un médicament photosensibilisant ?'],
    ['Deux doigts de crème pour le visage et le cou.', 'Renouveler toutes les deux heures.'],
    'Grain de beauté qui change',
    'Brûlure avec cloques étendues',
  ),
  peau: advice(
    'Une peau sèche démange, se gratte et s’infecte : l’émollient coupe ce cercle.',
    ['Depuis quand ?', 'Quel savon, quelle eau ?', 'Des plaques rouges ?'],
    ['Une douche courte et tiède, un syndet sans parfum.', 'Le baume dans les trois minutes, chaque jour.'],
    'Plaques suintantes',
    'Nourrisson de moins de trois mois',
  ),
  articulations: advice(
    'Bouger soulage plus sûrement que le repos : la conversation commence par là.',
    ['Quelle articulation ?', 'Au repos ou à l’effort ?', 'Quels antidouleurs déjà pris ?'],
    [
      'Trente minutes de marche, en deux fois s’il le faut.',
      'Le chaud sur la raideur, le froid sur le choc.',
    ],
    'Articulation rouge, chaude et gonflée',
    'Fièvre associée',
  ),
  circulation: advice(
    'Les jambes lourdes se soignent d’abord par la compression, puis par le mouvement.',
    ['Le soir ou toute la journée ?', 'Debout ou assis au travail ?', 'Un voyage prévu ?'],
    [
      'Mesurer le matin, enfiler avant le lever.',
      'Terminer la douche par un jet frais, des pieds aux genoux.',
    ],
    'Mollet dur, chaud, douloureux d’un seul côté',
    'Essoufflement soudain',
  ),
  bebe: advice(
    'Les jeunes parents reviennent là où on les a rassurés.',
    ['Quel âge ?', 'Quelle couche, quelle lingette ?', 'Depuis combien de jours la rougeur ?'],
    ['L’eau et le savon doux, puis sécher sans frotter.', 'Une couche fine de pâte à l’eau à chaque change.'],
    'Rougeur de plus de trois jours',
    'Fièvre avant trois mois',
  ),
  'nez-gorge': advice(
    'Un lavage de nez bien montré vaut mieux que trois produits.',
    ['Quel âge ?', 'Quelle couleur, depuis quand ?', 'De la fièvre, une douleur d’oreille ?'],
    [
      'Tête penchée, bouche ouverte, une narine puis l’autre.',
      'Cinq jours de décongestionnant salin, pas plus.',
    ],
    'Fièvre de plus de trois jours',
    'Gêne pour respirer ou avaler',
  ),
  bouche: advice(
    'La gencive qui saigne est un signal que le brossage seul ne règle pas toujours.',
    ['Quelle brosse, changée quand ?', 'Du fil ou des brossettes ?', 'Un traitement qui assèche la bouche ?'],
    ['Deux minutes, deux fois par jour, brosse souple.', 'Les brossettes avant le brossage du soir.'],
    'Dent qui bouge',
    'Aphte de plus de deux semaines',
  ),
  minceur: advice(
    'Un produit ne remplace ni l’assiette ni la marche : le dire protège le client et l’officine.',
    ['Quel objectif, en combien de temps ?', 'Quels repas sautés ?', 'Quels traitements ?'],
    ['Un demi-kilo par semaine est un bon rythme.', 'Des protéines au petit déjeuner.'],
    'Indice de masse corporelle au-delà de 30',
    'Trouble du comportement alimentaire',
  ),
  stress: advice(
    'Parler deux minutes au calme est déjà un soin.',
    ['Depuis quand ?', 'Le sommeil tient-il ?', 'Qu’avez-vous déjà essayé ?'],
    ['Cinq minutes de respiration lente, trois fois par jour.', 'Une plante à la fois, sur quinze jours.'],
    'Idées noires',
    'Palpitations ou malaise',
  ),
}
