type Facing = readonly [name: string, facing: number]

/** What each month or season puts forward, the most important first. */
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
  Vitalité: [
    ['Confort féminin, 60 gélules', 4],
    ['Oméga 3, 60 capsules', 4],
    ['Ferments lactiques, 30 gélules', 4],
  ],
  'Drainage et détox': [
    ['Tisane digestion, 20 sachets', 5],
    ['Fibres d’avoine, 20 sachets', 4],
    ['Huile essentielle de citron, 10 ml', 4],
  ],
  Solaires: [
    ['Lait solaire SPF 50, 200 ml', 5],
    ['Brume solaire SPF 30, 150 ml', 4],
    ['Lait après-soleil, 200 ml', 4],
  ],
  'Toux et gorge': [
    ['Sirop toux sèche, 150 ml', 5],
    ['Pastilles gorge, boîte de 24', 5],
    ['Miel et thym, 20 sachets', 4],
  ],
  'Peaux sèches': [
    ['Crème mains relipidante, 75 ml', 5],
    ['Stick lèvres nourrissant', 5],
    ['Crème visage nuit régénérante, 50 ml', 4],
  ],
  'Bébé au printemps': [
    ['Lait de toilette, 500 ml', 4],
    ['Crème pour le change, 100 g', 4],
    ['Lingettes douces, paquet de 60', 4],
  ],
  'Jambes en été': [
    ['Gel jambes fraîches, 150 ml', 5],
    ['Vigne rouge, 60 gélules', 4],
    ['Bas de compression, à mesurer le matin', 4],
  ],
  'Sommeil de rentrée': [
    ['Nuit paisible, 30 gélules à la mélatonine', 5],
    ['Gouttes détente, 30 ml', 4],
    ['Tisane du soir, 20 sachets', 4],
  ],
  'Coffrets de fêtes': [
    ['Coffret de fêtes, trois soins', 4],
    ['Crème visage nuit régénérante, 50 ml', 4],
    ['Crème mains relipidante, 75 ml', 4],
  ],
  Sourire: [
    ['Dentifrice gencives, 75 ml', 5],
    ['Bain de bouche, 300 ml', 5],
    ['Brossettes interdentaires', 4],
    ['Brosse à dents souple', 4],
  ],
  'Soin du visage': [
    ['Crème visage nuit régénérante, 50 ml', 5],
    ['Fluide visage SPF 50, 50 ml', 4],
    ['Eau micellaire, 400 ml', 4],
    ['Masque apaisant, 50 ml', 4],
  ],
  'Bien manger': [
    ['Fibres d’avoine, 20 sachets', 4],
    ['Ferments lactiques, 30 gélules', 4],
  ],
  'Fortes chaleurs': [
    ['Brumisateur, 300 ml', 5],
    ['Sels de réhydratation, 10 sachets', 4],
  ],
  'Gestes d’hiver': [
    ['Mouchoirs doux, boîte de 100', 4],
    ['Masques, boîte de 50', 4],
  ],
  'Mieux vivre chez soi': [
    ['Enfile-bas rigide', 2],
    ['Canne réglable, poignée anatomique', 2],
  ],
  'Carte de fidélité': [
    ['Cartes à remettre au comptoir', 4],
    ['Dépliants « Vos avantages »', 4],
  ],
}

/** A counter has room for three fronts of the first two. */
export function facingsOf(theme: string, spot: string): { name: string; facing: number }[] {
  const all = PUT_FORWARD[theme]
  if (all === undefined) throw new Error(`What does this month put forward? ${theme}`)
  const kept = spot === 'comptoir' ? all.slice(0, 2) : all
  return kept.map(([name, facing]) => ({ name, facing: spot === 'comptoir' ? 3 : facing }))
}
