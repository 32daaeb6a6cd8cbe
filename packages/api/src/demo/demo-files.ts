import type { Db } from '../db/db.ts'
import { addOwnFiles, type OwnFile } from '../files/add-file.ts'
import type { Storage } from '../files/storage.ts'
import { catalogueBytes } from './contents/catalogue-books.ts'
import { french } from './contents/french.ts'
import { plainPage } from './documents/plain-page.ts'
import type { FilmName } from './film-texts.ts'
import { filmBytes, filmCaptions } from './films.ts'
import { pictureFile } from './pictures.ts'

const PARAGRAPHS = [
  'Document de démonstration du portail Kiosque, rédigé par le siège pour les officines du réseau.',
  'Il se lit à l’écran, s’imprime sur une page et se range dans le classeur de l’équipe.',
  'Les noms, produits et conditions sont inventés. Aucune donnée de patient ne doit y être ajoutée.',
  'Pour toute question, écrivez au siège depuis la page Contact : une réponse vous parvient sous deux jours ouvrés.',
]

type Make = (at: Date) => OwnFile

/** Files that contents ask for, each made once, all of them together. */
export class DemoFiles {
  readonly #wanted = new Map<string, Make>()
  readonly #made = new Map<string, number>()

  /** The fields of contents are written without waiting, so what they name is made beforehand. */
  idOf(key: string): number {
    const id = this.#made.get(key)
    if (id === undefined) throw new Error(`demonstration file not made: ${key}`)
    return id
  }

  pdf(title: string): void {
    const name = french(title)
    this.#want(`pdf:${title}`, (at) => ({
      bytes: catalogueBytes(title) ?? plainPage(title, PARAGRAPHS),
      name,
      at,
    }))
  }

  /** A document drawn from what its content says. */
  document(title: string, draw: () => Uint8Array): void {
    this.#want(`pdf:${title}`, (at) => ({ bytes: draw(), name: french(title), at }))
  }

  /** One of the drawn pictures, by name. */
  picture(name: string): void {
    this.#want(`picture:${name}`, (at) => pictureFile(name, at))
  }

  film(name: FilmName): void {
    this.#want(`film:${name}`, (at) => ({ bytes: filmBytes(name), name, at }))
  }

  captions(name: FilmName): void {
    this.#want(`captions:${name}`, (at) => ({ bytes: filmCaptions(name), name: `${name}-fr`, at }))
  }

  /** Makes and writes what was asked for. */
  async makeAll(db: Db, storage: Storage, at: Date): Promise<void> {
    const wanted = [...this.#wanted]
    const rows = await addOwnFiles(
      db,
      storage,
      wanted.map(([, make]) => make(at)),
    )
    for (const [index, [key]] of wanted.entries()) this.#made.set(key, rows[index]!.id)
  }

  #want(key: string, make: Make): void {
    if (!this.#wanted.has(key)) this.#wanted.set(key, make)
  }
}
