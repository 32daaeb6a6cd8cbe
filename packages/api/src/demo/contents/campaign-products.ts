import { ean13 } from './commerce.ts'

type Named = readonly [name: string, cents: number]

/** What a campaign puts forward, by the beginning of its title or by its theme. */
const SELECTIONS: Readonly<Record<string, readonly Named[]>> = {
  'Prêts pour': [
    ['Spray nasal hypertonique 125 ml', 1290],
    ['Baume corps relipidant 400 ml', 1490],
    ['Stick lèvres réparateur', 390],
  ],
  Noël: [
    ['Coffret soin du visage', 3490],
    ['Coffret bougie et huile de massage', 2490],
    ['Coffret mains douces', 1690],
  ],
  'Peau apaisée': [
    ['Baume corps relipidant 400 ml', 1490],
    ['Huile lavante surgras 500 ml', 1290],
    ['Crème mains réparatrice 75 ml', 690],
  ],
  'Nez et gorge': [
    ['Spray nasal hypertonique 125 ml', 1290],
    ['Spray gorge miel et propolis 30 ml', 890],
    ['Pastilles thym et miel, boîte de 24', 590],
  ],
  Sommeil: [
    ['Mélatonine 1 mg, 30 comprimés', 690],
    ['Infusion du soir, 20 sachets', 590],
    ['Brume d’oreiller à la lavande 75 ml', 890],
  ],
  'Bébé arrive': [
    ['Liniment oléo-calcaire 500 ml', 890],
    ['Gel lavant corps et cheveux 500 ml', 990],
    ['Crème pour le change 100 ml', 790],
  ],
  Rentrée: [
    ['Lotion anti-poux et peigne', 1590],
    ['Spray répulsif poux 100 ml', 1190],
    ['Gel mains hydroalcoolique 100 ml', 290],
  ],
  Sourire: [
    ['Dentifrice gencives sensibles 75 ml', 590],
    ['Brossettes interdentaires, lot de six', 690],
    ['Bain de bouche quotidien 500 ml', 790],
  ],
  Jambes: [
    ['Gel jambes légères effet frais 150 ml', 1290],
    ['Vigne rouge, 45 gélules', 1190],
    ['Spray jambes lourdes 100 ml', 1090],
  ],
  Soldes: [
    ['Huile de massage à l’arnica 100 ml', 1190],
    ['Bain aux algues, six sachets', 1290],
    ['Gelée royale, dix ampoules', 1390],
  ],
  'bonnes résolutions': [
    ['Draineur thé vert, 10 unidoses', 1290],
    ['Spiruline, 60 gélules', 1190],
    ['Infusion digestion légère, 20 sachets', 590],
  ],
  'cœur et circulation': [
    ['Tensiomètre de bras', 4990],
    ['Oméga 3, 60 capsules', 1690],
    ['Aubépine et magnésium, 60 gélules', 1190],
  ],
  colorectal: [
    ['Fibres solubles, 20 sachets', 990],
    ['Probiotiques transit, 30 gélules', 1690],
    ['Infusion digestion légère, 20 sachets', 590],
  ],
  allergies: [
    ['Spray nasal eau de mer 100 ml', 590],
    ['Collyre apaisant, 20 unidoses', 890],
    ['Housse anti-acariens 90 × 190 cm', 3990],
  ],
  'peau et soleil': [
    ['Crème solaire visage SPF 50+ 50 ml', 1690],
    ['Lait après-soleil 200 ml', 1290],
    ['Spray solaire enfant SPF 50+ 200 ml', 1890],
  ],
  vacances: [
    ['Trousse de voyage garnie', 1990],
    ['Gel mains hydroalcoolique 100 ml', 290],
    ['Bracelets anti-nausées, la paire', 1190],
  ],
  piqûres: [
    ['Spray répulsif moustiques 100 ml', 1090],
    ['Roll-on apaisant après piqûre 15 ml', 690],
    ['Tire-tiques, lot de deux', 590],
  ],
  'octobre rose': [
    ['Crème peaux fragilisées 200 ml', 1490],
    ['Vernis protecteur au silicium 12 ml', 1290],
    ['Bonnet doux en bambou', 2490],
  ],
  immunité: [
    ['Acérola, 30 comprimés', 890],
    ['Spray gorge à la propolis 20 ml', 890],
    ['Gelée royale et propolis, dix ampoules', 1390],
  ],
  'hiver serein': [
    ['Sirop thym et miel 200 ml', 890],
    ['Stick lèvres réparateur', 390],
    ['Baume pectoral aux essences 50 ml', 790],
  ],
}

type Mechanics = Record<string, number>

/** Every product at the mechanics that the campaign announces; a campaign of prevention has none to sell. */
export function productsOf(title: string, mechanics: Mechanics) {
  if (mechanics['type'] === 0) return []
  const names = Object.keys(SELECTIONS)
  const words = title.toLowerCase()
  const at = names.findIndex(
    (name) => words.startsWith(name.toLowerCase()) || words.includes(`« ${name.toLowerCase()}`),
  )
  const own = at === -1 ? undefined : SELECTIONS[names[at]!]
  if (own === undefined) throw new Error(`What does this campaign put forward? ${title}`)
  return own.map(([name, price], rank) => ({
    name,
    ean: ean13(`376012347${String(at * 3 + rank + 100)}`),
    price,
    discount: mechanics,
  }))
}
