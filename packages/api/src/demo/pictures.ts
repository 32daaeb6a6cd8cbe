import { readFileSync } from 'node:fs'
import { slugify } from '@kiosque/contract/domain/slug'
import type { Db } from '../db/db.ts'
import { addOwnFiles, type OwnFile } from '../files/add-file.ts'
import type { Storage } from '../files/storage.ts'
import { french } from './contents/french.ts'

/** A picture drawn beforehand by tools/draw-demo.mjs, with what a server would otherwise have to measure. */
export interface DrawnPicture {
  file: string
  width: number
  height: number
  /** What it shows, in French. */
  alt: string
  blur: string
  /** Of the lines it was drawn from. */
  drawn: string
}

const FOLDER = new URL('pictures/', import.meta.url)
let listed: Readonly<Record<string, DrawnPicture>> | undefined

/** Every picture by name: « news/melatonine-bien-delivrer-bien-orienter ». */
export function drawnPictures(): Readonly<Record<string, DrawnPicture>> {
  listed ??= JSON.parse(readFileSync(new URL('pictures.json', FOLDER), 'utf8')) as typeof listed
  return listed!
}

/** The name of the picture of a content, an event, a visual. */
export const pictureName = (list: string, title: string): string => `${list}/${slugify(title)}`

/** What is stored of a picture: its bytes, its words, its measures. */
export function pictureFile(name: string, at: Date): OwnFile {
  const drawn = drawnPictures()[name]
  if (drawn === undefined) throw new Error(`demonstration picture not drawn: ${name}`)
  const { file, width, height, blur, alt } = drawn
  const bytes = readFileSync(new URL(file, FOLDER))
  return {
    bytes,
    name: name.slice(name.indexOf('/') + 1),
    alt: french(alt),
    at,
    measures: { width, height, blur },
  }
}

/** A JPEG as it stands in a PDF. */
export interface BookPicture {
  bytes: Uint8Array
  width: number
  height: number
}

const inBooks = new Map<string, BookPicture>()

/** A picture printed inside a catalogue, read once. */
export function bookPicture(title: string): BookPicture | undefined {
  const name = pictureName('book', title)
  const drawn = drawnPictures()[name]
  if (drawn === undefined) return undefined
  const known = inBooks.get(name)
  if (known) return known
  const { width, height, file } = drawn
  const picture = { bytes: readFileSync(new URL(file, FOLDER)), width, height }
  inBooks.set(name, picture)
  return picture
}

/** Stores the pictures of these names; their ids by name. */
export async function addPictures(
  db: Db,
  storage: Storage,
  names: readonly string[],
  at: Date,
): Promise<ReadonlyMap<string, number>> {
  const once = [...new Set(names)]
  const rows = await addOwnFiles(
    db,
    storage,
    once.map((name) => pictureFile(name, at)),
  )
  return new Map(once.map((name, index) => [name, rows[index]!.id]))
}
