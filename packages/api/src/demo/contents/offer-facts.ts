/** What each offer is for, and what is ordered with it. */
interface OfferFacts {
  excerpt: string
  /** A second line of the order: its name, its price in cents. */
  other: readonly [name: string, price: number]
}

const facts = (excerpt: string, other: string, price: number): OfferFacts => ({
  excerpt,
  other: [other, price],
})

/** By the beginning of the title. */
const FACTS: Readonly<Record<string, OfferFacts>> = {
  'Baume corps': facts(
    'Le grand format des peaux sèches, pour tenir tout l’hiver.',
    'Baume corps relipidant 200 ml',
    890,
  ),
  'Spray nasal hypertonique': facts(
    'Le nez bouché de novembre : trois sprays pour le prix de deux.',
    'Spray nasal hypertonique enfant 100 ml',
    990,
  ),
  'Magnésium marin': facts(
    'Une cure de deux mois, la seconde boîte à moitié prix.',
    'Magnésium marin et vitamine B6, 30 comprimés',
    690,
  ),
  'Nuit paisible': facts(
    'Trois boîtes, trois mois pour retrouver des soirées calmes.',
    'Tisane nuit paisible, 20 sachets',
    450,
  ),
  'Crème pour le change': facts(
    'Deux euros de moins sur la crème que les mères redemandent.',
    'Liniment 500 ml',
    790,
  ),
  Dentifrice: facts('Le duo du mois pour les gencives qui saignent.', 'Brosse à dents extra-souple', 390),
  'Crème visage nuit': facts(
    'Le soin de nuit à offrir ou à s’offrir avant les fêtes.',
    'Sérum éclat, 30 ml',
    2690,
  ),
  'Huile essentielle de ravintsara': facts(
    'L’huile de l’hiver, moins chère dès le deuxième flacon.',
    'Huile essentielle d’eucalyptus radié, 10 ml',
    650,
  ),
  'Sirop toux sèche': facts(
    'Un prix conseillé de 6,50 € pour la première demande du comptoir.',
    'Pastilles gorge, boîte de 24',
    520,
  ),
  'Lait solaire': facts('À commander dès maintenant pour les vacances de neige.', 'Stick lèvres SPF 30', 690),
  'Confort féminin': facts(
    'Trois euros de moins sur le mois de cure le plus conseillé.',
    'Confort féminin, 30 gélules',
    1090,
  ),
  Attelle: facts('Droite ou gauche, une seule référence à stocker.', 'Chevillère élastique', 1490),
  'Gel hydroalcoolique': facts(
    'Deux flacons pompe à 9 €, un pour le comptoir, un pour le client.',
    'Gel hydroalcoolique 100 ml',
    250,
  ),
  Pansements: facts('La boîte familiale, pour la trousse et le cartable.', 'Sparadrap microporeux', 340),
}

export function offerFactsOf(title: string): OfferFacts {
  const found = Object.entries(FACTS).find(([start]) => title.startsWith(start))
  if (found === undefined) throw new Error(`What is this offer for? ${title}`)
  return found[1]
}
