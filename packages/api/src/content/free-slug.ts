import { slugify, SLUG_MAX } from '@kiosque/contract/domain/slug'
import type { Kind } from '@kiosque/contract/kinds/define-kind'
import type { Db } from '../db/db.ts'
import { invalid } from '../errors.ts'
import { selectTakenSlugs } from './write-content.sql.ts'

/** The slug asked for, or one made from the title with a number where it is taken. */
export async function freeSlug(
  db: Db,
  kind: Kind,
  title: string,
  wanted: string | undefined,
  exceptId: number | null,
): Promise<string> {
  const base = wanted ?? slugify(title)
  const taken = await selectTakenSlugs(db, kind.key, base, exceptId)
  if (!taken.has(base)) return base
  if (wanted !== undefined) throw slugTaken()
  for (let rank = 2; ; rank += 1) {
    const candidate = numberedSlug(base, rank)
    if (!taken.has(candidate) && !(await selectTakenSlugs(db, kind.key, candidate, exceptId)).has(candidate))
      return candidate
  }
}

export const slugTaken = () => invalid({ slug: ['Cette adresse est déjà prise par un autre contenu.'] })

export const numberedSlug = (base: string, rank: number): string =>
  `${base.slice(0, SLUG_MAX - 7).replace(/-+$/, '')}-${rank}`
