/** What the sheet of a product says of it, and what one may and may not promise. */
interface TechnicalFacts {
  status: string
  packaging: string
  carton: string
  storage: string
  composition: string
  allergens: string | null
  says: readonly string[]
  never: readonly string[]
  precautions: string
}

const DEVICE = 'Dispositif médical de classe I, marquage CE'
const DRY = 'À température ambiante, à l’abri de l’humidité'

/** An aid for the home: nothing in it is swallowed or put on the skin. */
const aid = (
  composition: string,
  carton: string,
  says: readonly string[],
  never: readonly string[],
  precautions: string,
): TechnicalFacts => ({
  status: DEVICE,
  packaging: 'À l’unité, en carton',
  carton,
  storage: 'Au sec, dans son emballage',
  composition,
  allergens: null,
  says,
  never,
  precautions,
})

/** By the beginning of the title. */
const FACTS: Readonly<Record<string, TechnicalFacts>> = {
  'Sérum physiologique': {
    status: 'Dispositif médical stérile, marquage CE',
    packaging: '8 barrettes de 5 unidoses de 5 ml',
    carton: '24 boîtes',
    storage: 'Moins de 25 °C ; une unidose ouverte s’utilise aussitôt, puis se jette',
    composition: 'Chlorure de sodium 0,9 g pour 100 ml, eau purifiée. Sans conservateur.',
    allergens: 'Aucun allergène à déclarer',
    says: ['Convient dès la naissance', 'Nettoie le nez et les yeux', 'Usage quotidien possible'],
    never: ['Soigne le rhume ou l’otite', 'Remplace un avis médical', 'Peut être conservé entamé'],
    precautions:
      'Voie nasale et ophtalmique externe, ne pas injecter. Une unidose par personne et par lavage. Œil rouge et douloureux, ou gêne de plus de trois jours : orientez vers le médecin.',
  },
  'Compresses stériles': {
    status: 'Dispositif médical stérile, marquage CE',
    packaging: '25 sachets de deux compresses de 10 × 10 cm',
    carton: '40 boîtes',
    storage: DRY,
    composition: 'Non-tissé, 40 g/m². Sans latex.',
    allergens: 'Aucun allergène à déclarer',
    says: ['Stériles, à usage unique', 'Nettoient et couvrent une plaie simple'],
    never: ['Se restérilisent', 'Suffisent sur une plaie profonde'],
    precautions:
      'N’utilisez pas un sachet déchiré. Plaie profonde, souillée ou qui saigne encore après dix minutes : orientez.',
  },
  'Spray nasal': {
    status: 'Dispositif médical, marquage CE',
    packaging: 'Flacon de 100 ml',
    carton: '12 flacons',
    storage: 'Moins de 50 °C, à l’abri du soleil ; flacon sous pression',
    composition: 'Eau de mer ramenée à 9 g/l de sels. Sans conservateur ni gaz au contact de la solution.',
    allergens: 'Aucun allergène à déclarer',
    says: ['Nettoie le nez', 'Dès 2 ans', 'Usage quotidien possible'],
    never: ['Soigne la sinusite', 'Débouche en une minute'],
    precautions:
      'Un embout par personne. Nez bouché plus de dix jours ou avec de la fièvre : orientez vers le médecin.',
  },
  'Vitamine C': {
    status: 'Complément alimentaire',
    packaging: 'Deux tubes de 15 comprimés à croquer',
    carton: '24 boîtes',
    storage: 'Moins de 25 °C, tube refermé',
    composition:
      'Acide ascorbique 500 mg par comprimé, édulcorants (sorbitol, sucralose), arôme orange, stéarate de magnésium.',
    allergens: 'Aucun allergène à déclarer ; contient du sorbitol',
    says: ['Contribue à réduire la fatigue', 'Contribue au fonctionnement normal du système immunitaire'],
    never: ['Évite le rhume', 'Remplace une alimentation variée'],
    precautions:
      'Un comprimé par jour. Déconseillé en cas de calculs rénaux ou d’hémochromatose. Hors de portée des enfants.',
  },
  'Lingettes bébé': {
    status: 'Produit cosmétique',
    packaging: 'Trois paquets de 72 lingettes',
    carton: '8 lots',
    storage: 'Paquet refermé, à l’abri de la chaleur',
    composition: 'Eau à 98 %, glycérine, acide citrique, benzoate de sodium. Sans parfum.',
    allergens: 'Aucun parfum allergisant',
    says: ['Nettoient en douceur pendant le change', 'Testées sous contrôle dermatologique'],
    never: ['Remplacent l’eau et le savon doux', 'Soignent l’érythème fessier'],
    precautions: 'Ne pas jeter dans les toilettes. Rougeur qui dure plus de trois jours : orientez.',
  },
  'Chaise de douche': aid(
    'Tubes en aluminium anodisé, assise et dossier en polyéthylène, embouts en caoutchouc.',
    '1 chaise, 4,2 kg',
    ['Se règle en hauteur sans outil', 'Supporte 130 kg'],
    ['Évite toutes les chutes', 'Convient à tous les receveurs'],
    'Vérifiez les quatre embouts à chaque usage. À poser sur un sol plat, jamais dans une baignoire.',
  ),
  'Barre d': aid(
    'Tube en acier gainé de polypropylène strié, platines en acier inoxydable.',
    '10 barres',
    ['Prise ferme, main mouillée', 'Supporte 100 kg une fois vissée'],
    ['Tient par ventouse', 'Se pose sur tous les murs'],
    'À visser dans un mur porteur, avec les chevilles qui lui conviennent. Contrôlez les vis deux fois par an.',
  ),
  Rehausseur: aid(
    'Polypropylène, accoudoirs en aluminium.',
    '1 rehausseur, 4,8 kg',
    ['Relève l’assise de 10 cm', 'Supporte 120 kg'],
    ['Convient à toutes les cuvettes'],
    'Serrez les brides avant chaque usage. Nettoyage à l’eau savonneuse.',
  ),
  'Canne réglable': aid(
    'Tube en aluminium, poignée en polypropylène souple, embout en caoutchouc.',
    '12 cannes',
    ['De 72 à 95 cm, par crans', 'Poignée pour main gauche ou droite'],
    ['Suffit après une opération sans avis du kinésithérapeute'],
    'Changez l’embout dès qu’il est lisse. Verrouillez la bague après chaque réglage.',
  ),
  Déambulateur: aid(
    'Cadre en aluminium, deux roues avant de 12 cm, poignées en mousse.',
    '1 déambulateur, 2,9 kg',
    ['Se plie d’une main', 'De 78 à 96 cm, charge 110 kg'],
    ['S’utilise dans les escaliers'],
    'Réglez les quatre pieds à la même hauteur. Une personne à la fois, jamais comme siège.',
  ),
  'Fauteuil de transfert': aid(
    'Châssis en aluminium, toile en polyester, roues pleines de 20 et 30 cm.',
    '1 fauteuil, 9 kg',
    ['Se plie en un geste', 'Deux freins pour l’accompagnant'],
    ['Se conduit seul', 'Sert de fauteuil à la journée'],
    'Freinez avant de s’asseoir et de se lever. Repose-pieds relevés pour le transfert.',
  ),
  'Enfile-bas': aid(
    'Fil d’acier plastifié, poignées en mousse.',
    '20 enfile-bas',
    ['Évite de se pencher', 'Convient aux bas de compression'],
    ['Remplace la prise de mesures'],
    'Ôtez les bagues avant usage. Choisissez la taille au tour de mollet.',
  ),
  'Pince de préhension': aid(
    'Tube en aluminium, mâchoires caoutchoutées, aimant au bout.',
    '20 pinces',
    ['Ramasse jusqu’à 2 kg', 'Se manie d’une main'],
    ['Sert d’appui pour se relever'],
    'Ne pas saisir d’objet chaud, coupant ou en verre.',
  ),
}

export function technicalFactsOf(title: string): TechnicalFacts {
  const found = Object.entries(FACTS).find(([start]) => title.startsWith(start))
  if (found === undefined) throw new Error(`What does the sheet of this product say? ${title}`)
  return found[1]
}
