import { slugify } from '@kiosque/contract/domain/slug'
import type { Picture, Table } from './scene.ts'
import { book } from './tables/booklet.ts'
import * as campaigns from './tables/campaigns.ts'
import * as commerce from './tables/commerce.ts'
import * as health from './tables/health.ts'
import * as network from './tables/network.ts'
import * as placed from './tables/placed.ts'
import { ALBUMS, catalogue, gallery } from './tables/printed.ts'
import * as reading from './tables/reading.ts'
import * as training from './tables/training.ts'

const TABLES: Readonly<Record<string, Table>> = {
  ...reading,
  ...health,
  ...training,
  ...campaigns,
  ...commerce,
  ...network,
  ...placed,
  gallery,
  catalogue,
  book,
}

/** Every picture of the demonstration, by the name it is stored under. */
export function allPictures(): ReadonlyMap<string, Picture> {
  const all = new Map<string, Picture>()
  for (const [list, table] of Object.entries(TABLES))
    for (const [title, picture] of Object.entries(table)) all.set(`${list}/${slugify(title)}`, picture)
  for (const [album, prints] of Object.entries(ALBUMS))
    for (const [name, picture] of prints) all.set(`visual/${slugify(`${album} ${name}`)}`, picture)
  return all
}
