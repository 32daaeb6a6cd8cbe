/** What each monthly animation is about, from January. */
export const THEME_PROMISES = [
  'Sommeil, marche, assiette : une résolution tenable par semaine.',
  'Une mesure de tension offerte, un conseil sur le sel et la marche.',
  'Remettre le kit de dépistage à chaque personne de 50 à 74 ans.',
  'Repérer les pollens du moment et le bon moment pour s’en protéger.',
  'Choisir son indice, surveiller ses grains de beauté.',
  'Mesurer le matin, choisir la compression, terminer la douche au frais.',
  'La trousse de voyage vérifiée en cinq minutes au comptoir.',
  'Le bon répulsif selon l’âge et le pays, le bon geste après la piqûre.',
  'Poux, cartables et sommeil : la rentrée des familles sans panique.',
  'Un ruban, un flyer, une question sur la dernière mammographie.',
  'Vaccins d’abord, hygiène des mains, puis cure d’un mois.',
  'Toux, nez bouché, nuits courtes : les réponses avant la fièvre.',
]
