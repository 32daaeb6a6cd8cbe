import type { Db } from '../db/db.ts'
import { addOwnFile } from '../files/add-file.ts'
import type { Storage } from '../files/storage.ts'
import { french } from './contents/french.ts'
import { drawCover } from './demo-cover.ts'
import { slugify } from '@kiosque/contract/domain/slug'
import { drawPackshot, drawingOf, SET_COUNT } from './demo-packshot.ts'
import { makePdf } from './demo-pdf.ts'
import { filmBytes, filmCaptions, type FilmName } from './films.ts'

/** Distinct pictures drawn: enough for variety, few enough for a quick first start. */
const DRAWINGS = 24

/** What is published describes its pictures; a document needs no such words. */
function altOf(key: string): string {
  if (key.startsWith('drawing:')) return 'Motif géométrique aux couleurs du réseau'
  return key.startsWith('pack:') ? 'Dessin du conditionnement du produit' : ''
}

const PARAGRAPHS = [
  'Document de démonstration du portail Kiosque, rédigé par le siège pour les officines du réseau.',
  'Il se lit à l’écran, s’imprime sur une page et se range dans le classeur de l’équipe.',
  'Les noms, produits et conditions sont inventés. Aucune donnée de patient ne doit y être ajoutée.',
  'Pour toute question, écrivez au siège depuis la page Contact : une réponse vous parvient sous deux jours ouvrés.',
]

/** Two products of one shape and colour share their picture. */
export const packKey = (title: string, set: number): string => `pack:${drawingOf(title)}:${set % SET_COUNT}`

/** Files made on first demand, each once. */
export class DemoFiles {
  readonly #made = new Map<string, number>()
  readonly #db: Db
  readonly #storage: Storage
  readonly #at: Date

  constructor(db: Db, storage: Storage, at: Date) {
    this.#db = db
    this.#storage = storage
    this.#at = at
  }

  /** The fields of contents are written without waiting, so what they name is made beforehand. */
  idOf(key: string): number {
    const id = this.#made.get(key)
    if (id === undefined) throw new Error(`demonstration file not made: ${key}`)
    return id
  }

  async pdf(title: string): Promise<void> {
    const text = french(title)
    await this.#once(`pdf:${title}`, text, async () => makePdf(text, PARAGRAPHS.map(french)))
  }

  async picture(seed: number): Promise<void> {
    const drawn = seed % DRAWINGS
    const key = `picture:${seed}`
    if (this.#made.has(key)) return
    await this.#once(`drawing:${drawn}`, `visuel-${drawn + 1}`, () => drawCover(drawn))
    this.#made.set(key, this.idOf(`drawing:${drawn}`))
  }

  async packshot(title: string, set: number): Promise<void> {
    await this.#once(packKey(title, set), `produit-${slugify(drawingOf(title))}`, () =>
      drawPackshot(title, set),
    )
  }

  async film(name: FilmName): Promise<void> {
    await this.#once(`film:${name}`, name, async () => filmBytes(name))
  }

  async captions(name: FilmName): Promise<void> {
    await this.#once(`captions:${name}`, `${name}-fr`, async () => filmCaptions(name))
  }

  async #once(key: string, name: string, make: () => Promise<Uint8Array>): Promise<void> {
    if (this.#made.has(key)) return
    const row = await addOwnFile(this.#db, this.#storage, {
      bytes: await make(),
      name,
      alt: altOf(key),
      at: this.#at,
    })
    this.#made.set(key, row.id)
  }
}
