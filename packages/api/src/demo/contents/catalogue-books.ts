import { bookletLength, makeBooklet, type BookletEntry } from '../documents/booklet.ts'
import { bookPicture } from '../pictures.ts'
import {
  atHand,
  baby,
  bathroom,
  bedroom,
  breathing,
  everyday,
  helps,
  kitchen,
  mobility,
  moving,
  nose,
  olderSkin,
  type PageEntry,
  type PageSection,
  skin,
  sun,
  vaccines,
  vitality,
  wintering,
} from './catalogue-sections.ts'

type Book = { line: string; excerpt: string; sections: readonly PageSection[] }

/** What each catalogue of the demonstration holds, page after page. */
const BOOKS: Readonly<Record<string, Book>> = {
  'Mieux vivre chez soi, hiver': {
    line: 'Rester autonome, pièce par pièce',
    excerpt: 'Salle de bain, mobilité, chambre, cuisine : des solutions simples pour rester autonome.',
    sections: [
      bathroom,
      mobility,
      bedroom,
      kitchen,
      everyday,
      wintering,
      olderSkin,
      breathing,
      moving,
      helps,
    ],
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

const pictureOf = ({ name, drawnAs = name }: PageEntry) => bookPicture(drawnAs)

function printed(entry: PageEntry): BookletEntry {
  const picture = pictureOf(entry)
  return picture === undefined ? entry : { ...entry, picture }
}

/** The document of that name when it is a catalogue's; null otherwise. */
export function catalogueBytes(name: string): Uint8Array | null {
  if (!name.startsWith(CATALOGUE)) return null
  const title = name.slice(CATALOGUE.length)
  const book = bookOf(title)
  const sections = book.sections.map((page) => ({
    ...page,
    entries: page.entries.map(printed),
  }))
  return makeBooklet(title, book.line, sections, bookPicture(`Couverture ${title}`))
}

/** What a catalogue shows without a picture of it. */
export const blankIn = (title: string): string[] =>
  [
    { name: `Couverture ${title}`, note: '', text: '' },
    ...bookOf(title).sections.flatMap(({ entries }) => entries),
  ]
    .filter((entry) => pictureOf(entry) === undefined)
    .map(({ name }) => name)
