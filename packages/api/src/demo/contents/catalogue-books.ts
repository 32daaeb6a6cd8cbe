import { bookletLength, makeBooklet, type BookletEntry, type BookletSection } from '../documents/booklet.ts'
import { PRODUCTS } from './commerce.ts'
import { bookPicture } from '../pictures.ts'
import { factsOf } from './product-facts.ts'

const euros = (cents: number) => `${(cents / 100).toFixed(2).replace('.', ',')} €`

/** Products of the demonstration, as its catalogue and their sheets show them. */
function products(...starts: string[]): BookletEntry[] {
  return starts.map((start) => {
    const found = PRODUCTS.find(([title]) => title.startsWith(start))
    if (!found) throw new Error(`Which product of the catalogue? ${start}`)
    const [title, , , , price] = found
    const { sizes, indications } = factsOf(title)
    return { name: title, note: `${euros(price)} · ${sizes}`, text: indications }
  })
}

const section = (title: string, intro: string, ...entries: BookletEntry[]): BookletSection => ({
  title,
  intro,
  entries,
})
const advice = (name: string, note: string, text: string): BookletEntry => ({ name, note, text })

const bathroom = section(
  'Salle de bain',
  'La pièce où l’on tombe le plus : trois aides suffisent souvent à la rendre sûre.',
  ...products('Chaise de douche', "Barre d'appui", 'Rehausseur'),
)
const mobility = section(
  'Mobilité',
  'Bien réglée, une aide à la marche se fait oublier. Faites-la régler à l’officine.',
  ...products('Canne', 'Déambulateur', 'Fauteuil'),
)
const everyday = section(
  'Au quotidien',
  'S’habiller, attraper, ne rien oublier : de petits objets qui rendent de grands services.',
  ...products('Enfile-bas', 'Pince', 'Pilulier'),
)
const bedroom = section(
  'Chambre',
  'Se redresser, se lever, passer du lit au fauteuil sans se faire mal.',
  ...products('Relève-buste', 'Planche', 'Coussin'),
)
const kitchen = section(
  'Cuisine et repas',
  'Continuer à cuisiner et à manger seul, à son rythme.',
  ...products('Couverts', 'Verre', 'Ouvre-bocal'),
)
const atHand = section(
  'Toujours sous la main',
  'Les indispensables de la marque du réseau, au juste prix.',
  ...products('Sérum', 'Compresses', 'Spray', 'Vitamine'),
)
const baby = section(
  'Le change et les soins',
  'L’essentiel, rien de trop : la peau de bébé demande peu de produits.',
  ...products('Lingettes', 'Sérum', 'Compresses'),
)
const nose = section(
  'Nez et gorge',
  'Les bons gestes avant les médicaments.',
  ...products('Spray', 'Sérum'),
  advice(
    'Une gorge qui gratte',
    'Conseil',
    'Boire chaud, humidifier la chambre, éviter le tabac. Trois jours sans mieux : parlez-en.',
  ),
)
const vaccines = section(
  'Se protéger',
  'La vaccination se fait à l’officine, avec ou sans rendez-vous.',
  advice(
    'Vaccination contre la grippe',
    'D’octobre à janvier',
    'Chaque année, dès 65 ans ou en cas de maladie chronique.',
  ),
  advice('Se laver les mains', 'Trente secondes', 'Avant de manger, en rentrant, après s’être mouché.'),
  advice(
    'Aérer dix minutes',
    'Matin et soir',
    'Même en hiver : l’air d’une pièce fermée se charge de virus.',
  ),
)
const vitality = section(
  'Garder la forme',
  'Manger varié, bouger, dormir : le reste vient après.',
  ...products('Vitamine'),
  advice('Le sommeil', 'Sept heures au moins', 'Se coucher à la même heure, sans écran dans la chambre.'),
  advice('Bouger', 'Trente minutes par jour', 'Marcher compte : descendez un arrêt plus tôt.'),
)
const skin = section(
  'La peau en hiver',
  'Le froid et le chauffage dessèchent : nettoyez moins, hydratez plus.',
  advice('Nettoyer', 'Le soir suffit', 'Un produit sans savon, à l’eau tiède, séché sans frotter.'),
  advice('Hydrater', 'Sur une peau encore humide', 'Matin et soir, plus riche sur les joues et les mains.'),
  advice('Offrir', 'Demandez une composition', 'Votre pharmacien prépare un coffret selon l’âge et la peau.'),
)
const sun = section(
  'Au soleil',
  'La meilleure protection reste l’ombre, entre midi et seize heures.',
  advice('Protéger', 'Indice 50', 'Toutes les deux heures, et après chaque bain.'),
  advice('Les enfants', 'Pas d’exposition avant 3 ans', 'Chapeau, lunettes, vêtement couvrant.'),
  advice(
    'Après le soleil',
    'Coup de soleil',
    'De l’eau fraîche, une crème apaisante. Cloques ou fièvre : consultez.',
  ),
)
const helps = section(
  'Ce qui est pris en charge',
  'Certaines aides sont remboursées sur ordonnance, d’autres se louent.',
  advice(
    'Sur ordonnance',
    'Liste des produits et prestations',
    'Cannes, déambulateur, chaise de douche : demandez l’ordonnance avant l’achat.',
  ),
  advice(
    'À louer',
    'À la semaine ou au mois',
    'Un fauteuil pour une convalescence se loue plutôt qu’il ne s’achète.',
  ),
  advice(
    'L’allocation d’autonomie',
    'Dès 60 ans',
    'Le conseil départemental peut aider à équiper le logement.',
  ),
)

type Book = { line: string; excerpt: string; sections: readonly BookletSection[] }

/** What each catalogue of the demonstration holds, page after page. */
const BOOKS: Readonly<Record<string, Book>> = {
  'Mieux vivre chez soi, hiver': {
    line: 'Rester autonome, pièce par pièce',
    excerpt: 'Salle de bain, mobilité, chambre, cuisine : des solutions simples pour rester autonome.',
    sections: [bathroom, mobility, bedroom, kitchen, everyday, helps],
  },
  'Le mois de l’immunité': {
    line: 'Préparer sa défense',
    excerpt: 'Se protéger, garder la forme et soigner les premiers rhumes.',
    sections: [vaccines, vitality, nose, atHand],
  },
  'Bébé, les essentiels': {
    line: 'Les premiers mois',
    excerpt: 'Le change, les soins du nez et la trousse de la maison.',
    sections: [baby, nose, atHand],
  },
  'Prêts pour l’hiver': {
    line: 'Avant les premiers froids',
    excerpt: 'La vaccination, le nez, la gorge et la peau quand il fait froid.',
    sections: [vaccines, nose, skin, atHand],
  },
  'Nos produits du quotidien': {
    line: 'La marque du réseau',
    excerpt: 'Les indispensables de la maison, au juste prix.',
    sections: [atHand, baby, nose, vitality],
  },
  'Beauté de fêtes': {
    line: 'Prendre soin, offrir',
    excerpt: 'Une peau nette en hiver, et des idées de coffrets.',
    sections: [skin, vitality],
  },
  'Mobilité et transferts': {
    line: 'Marcher, se lever, se déplacer',
    excerpt: 'De la canne au fauteuil : bien choisir, bien régler, se faire rembourser.',
    sections: [mobility, bedroom, helps],
  },
  'Salle de bain sûre': {
    line: 'Se laver sans crainte',
    excerpt: 'Trois aides qui évitent la plupart des chutes.',
    sections: [bathroom, helps],
  },
  'Solaires de l’été': {
    line: 'Profiter du soleil',
    excerpt: 'Protéger la peau, celle des enfants surtout.',
    sections: [sun, atHand],
  },
  'Catalogue des équipes': {
    line: 'Réservé au réseau',
    excerpt: 'Ce que l’équipe met en avant au comptoir, rayon par rayon.',
    sections: [atHand, everyday, bathroom],
  },
  'Guide des aides techniques': {
    line: 'Toutes les pièces de la maison',
    excerpt: 'Le guide complet du maintien à domicile, avec les prises en charge.',
    sections: [bathroom, bedroom, kitchen, mobility, everyday, helps],
  },
  'Petits maux de l’hiver': {
    line: 'Les bons gestes',
    excerpt: 'Nez, gorge, fatigue : quoi faire, et quand consulter.',
    sections: [nose, vitality, vaccines],
  },
}

function bookOf(title: string): Book {
  const book = BOOKS[title]
  if (!book) throw new Error(`What is in this catalogue? ${title}`)
  return book
}

export const bookExcerpt = (title: string) => bookOf(title).excerpt
export const bookPages = (title: string) => bookletLength(bookOf(title).sections)

/** How the document of a catalogue begins its name. */
export const CATALOGUE = 'Catalogue : '

function pictured(name: string): Pick<BookletEntry, 'picture'> {
  const picture = bookPicture(name)
  return picture === undefined ? {} : { picture }
}

/** The document of that name when it is a catalogue's; null otherwise. */
export function catalogueBytes(name: string): Uint8Array | null {
  if (!name.startsWith(CATALOGUE)) return null
  const title = name.slice(CATALOGUE.length)
  const book = bookOf(title)
  const sections = book.sections.map((page) => ({
    ...page,
    entries: page.entries.map((entry) => ({ ...entry, ...pictured(entry.name) })),
  }))
  return makeBooklet(title, book.line, sections, bookPicture(`Couverture ${title}`))
}

/** What a catalogue shows without a picture of it. */
export const blankIn = (title: string): string[] =>
  [
    `Couverture ${title}`,
    ...bookOf(title).sections.flatMap(({ entries }) => entries.map(({ name }) => name)),
  ].filter((name) => bookPicture(name) === undefined)
