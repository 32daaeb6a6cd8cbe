import type { Db } from '../db/db.ts'
import { addOwnFiles } from '../files/add-file.ts'
import type { Storage } from '../files/storage.ts'
import { french } from './contents/french.ts'
import { DRAWINGS } from './contents/illustrated.ts'
import { drawCover } from './demo-cover.ts'
import { slugify } from '@kiosque/contract/domain/slug'
import { drawPackshot, drawingOf, SET_COUNT } from './demo-packshot.ts'
import { makePdf } from './demo-pdf.ts'
import type { FilmName } from './film-texts.ts'
import { filmBytes, filmCaptions } from './films.ts'
import { sceneBytes, sceneWords } from './scenes.ts'

/** What is published describes its pictures; a document needs no such words. */
function altOf(key: string): string {
  if (key.startsWith('scene:')) return sceneWords(Number(key.slice('scene:'.length)))
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

/** Two contents whose seeds differ by the number of drawings share theirs. */
export const pictureKey = (seed: number): string => `drawing:${seed % DRAWINGS}`

interface Wanted {
  name: string
  make: () => Uint8Array | Promise<Uint8Array>
}

/** Files that contents ask for, each made once, all of them together. */
export class DemoFiles {
  readonly #wanted = new Map<string, Wanted>()
  readonly #made = new Map<string, number>()
  readonly #begun = new Map<string, Promise<Uint8Array>>()

  /** The fields of contents are written without waiting, so what they name is made beforehand. */
  idOf(key: string): number {
    const id = this.#made.get(key)
    if (id === undefined) throw new Error(`demonstration file not made: ${key}`)
    return id
  }

  pdf(title: string): void {
    const text = french(title)
    this.#want(`pdf:${title}`, text, () => makePdf(text, PARAGRAPHS.map(french)))
  }

  picture(seed: number): void {
    const drawn = seed % DRAWINGS
    this.#want(pictureKey(seed), `visuel-${drawn + 1}`, () => drawCover(drawn))
  }

  packshot(title: string, set: number): void {
    this.#want(packKey(title, set), `produit-${slugify(drawingOf(title))}`, () => drawPackshot(title, set))
  }

  scene(scene: number): void {
    this.#want(`scene:${scene}`, `illustration-${scene + 1}`, () => sceneBytes(scene))
  }

  film(name: FilmName): void {
    this.#want(`film:${name}`, name, () => filmBytes(name))
  }

  captions(name: FilmName): void {
    this.#want(`captions:${name}`, `${name}-fr`, () => filmCaptions(name))
  }

  /** Draws what was asked for, to be written later. */
  begin(): void {
    for (const [key, { make }] of this.#wanted) {
      const bytes = (async () => make())()
      // A failure is told when the file is asked for.
      bytes.catch(() => undefined)
      this.#begun.set(key, bytes)
    }
  }

  /** Draws and writes what was asked for. */
  async makeAll(db: Db, storage: Storage, at: Date): Promise<void> {
    const wanted = [...this.#wanted]
    const files = await Promise.all(
      wanted.map(async ([key, { name, make }]) => {
        const bytes = await (this.#begun.get(key) ?? make())
        return { bytes, name, alt: altOf(key), at }
      }),
    )
    this.#begun.clear()
    const rows = await addOwnFiles(db, storage, files)
    for (const [index, [key]] of wanted.entries()) this.#made.set(key, rows[index]!.id)
  }

  #want(key: string, name: string, make: Wanted['make']): void {
    if (!this.#wanted.has(key)) this.#wanted.set(key, { name, make })
  }
}
