type Facing = readonly [name: string, facing: number]

/** What each month puts forward, the most important first. */
const PUT_FORWARD: Readonly<Record<string, readonly Facing[]>> = {
  'Bilan de rentrée': [
    ['Magnésium marin et vitamine B6, 60 comprimés', 6],
    ['Vitamine C 500, 30 comprimés', 5],
    ['Confort féminin, 60 gélules', 4],
    ['Tensiomètre de bras', 3],
    ['Pilulier semainier à quatre prises', 3],
  ],
  'Cœur en forme': [
    ['Tensiomètre de bras', 5],
    ['Oméga 3, 60 capsules', 5],
    ['Magnésium marin et vitamine B6, 60 comprimés', 4],
    ['Pilulier semainier à quatre prises', 4],
  ],
  Colorectal: [
    ['Kits de dépistage, à remettre par le pharmacien', 4],
    ['Fibres d’avoine, 20 sachets', 5],
    ['Ferments lactiques, 30 gélules', 5],
    ['Tisane digestion, 20 sachets', 4],
  ],
  Allergies: [
    ['Spray nasal eau de mer 100 ml', 6],
    ['Sérum physiologique, 40 unidoses', 6],
    ['Collyre apaisant, 10 unidoses', 4],
    ['Baume corps relipidant 400 ml', 4],
  ],
  'Peau et soleil': [
    ['Lait solaire SPF 50, 200 ml', 6],
    ['Fluide visage SPF 50, 50 ml', 5],
    ['Lait après-soleil, 200 ml', 5],
    ['Stick lèvres SPF 30', 4],
  ],
  'Jambes légères': [
    ['Gel jambes fraîches, 150 ml', 6],
    ['Enfile-bas rigide', 3],
    ['Vigne rouge, 60 gélules', 5],
    ['Bas de compression, à mesurer le matin', 5],
  ],
  Vacances: [
    ['Lait solaire SPF 50, 200 ml', 6],
    ['Gel hydroalcoolique 500 ml', 5],
    ['Pansements assortis, boîte de 50', 5],
    ['Sels de réhydratation, 10 sachets', 4],
    ['Compresses stériles, boîte de 25', 4],
  ],
  'Anti-moustiques': [
    ['Répulsif zones infestées, 75 ml', 6],
    ['Crème après piqûre, 40 g', 6],
    ['Répulsif enfant, 75 ml', 5],
    ['Moustiquaire imprégnée', 3],
  ],
  'Poux et rentrée': [
    ['Lotion anti-poux sans insecticide, 100 ml', 6],
    ['Peigne fin en acier', 4],
    ['Shampooing doux, 200 ml', 5],
    ['Vitamine C 500, 30 comprimés', 4],
  ],
  'Octobre rose': [
    ['Crème mains relipidante, 75 ml', 6],
    ['Crème visage nuit régénérante, 50 ml', 5],
    ['Baume corps relipidant 400 ml', 5],
    ['Foulards en coton', 3],
  ],
  Immunité: [
    ['Vitamine C 500, 30 comprimés', 6],
    ['Spray nasal hypertonique 125 ml', 6],
    ['Huile essentielle de ravintsara, 10 ml', 5],
    ['Gel hydroalcoolique 500 ml', 4],
    ['Magnésium marin et vitamine B6, 60 comprimés', 4],
  ],
  'Hiver serein': [
    ['Sirop toux sèche, 150 ml', 6],
    ['Spray nasal hypertonique 125 ml', 6],
    ['Nuit paisible, 30 gélules à la mélatonine', 5],
    ['Baume corps relipidant 400 ml', 4],
  ],
}

/** A counter has room for three fronts of the first two. */
export function facingsOf(theme: string, spot: string): { name: string; facing: number }[] {
  const all = PUT_FORWARD[theme]
  if (all === undefined) throw new Error(`What does this month put forward? ${theme}`)
  const kept = spot === 'comptoir' ? all.slice(0, 2) : all
  return kept.map(([name, facing]) => ({ name, facing: spot === 'comptoir' ? 3 : facing }))
}
