import { fileIdIn } from '@kiosque/contract/domain/rich-text'
import type { Kind } from '@kiosque/contract/kinds/define-kind'
import type { Db } from '../db/db.ts'
import type { FieldErrors } from '../errors.ts'
import { undescribedPictures } from '../files/alt-texts.ts'
import type { Draft } from './derive-columns.ts'

const PICTURE = /<img src="([^"]*)"(?: alt="([^"]*)")?/g

/** Pictures of a text that carry no words of their own there. */
function silentPictures(html: string): number[] {
  return [...html.matchAll(PICTURE)].flatMap(([, src = '', alt = '']) => {
    const id = fileIdIn(src)
    return id === null || alt.trim() !== '' ? [] : [id]
  })
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

const messageFor = (name: string) =>
  `L’image «\u00a0${name}\u00a0» n’a pas de texte alternatif. Décrivez-la dans la médiathèque, puis publiez.`

/** What is published describes its cover and the pictures of its texts, for those who do not see them. */
export async function altErrors(
  db: Db,
  kind: Kind,
  draft: Pick<Draft, 'status' | 'cover_id' | 'body' | 'values'>,
): Promise<FieldErrors> {
  if (draft.status !== 'published') return {}
  const places: [string, number[]][] = [
    ['cover_id', draft.cover_id === null ? [] : [draft.cover_id]],
    [kind.body.name, silentPictures(draft.body)],
    ...Object.entries(kind.fields).flatMap(([name, field]): [string, number[]][] =>
      field.type === 'rich_text' ? [[name, silentPictures(textOf(draft.values[name]))]] : [],
    ),
  ]
  const names = await undescribedPictures(
    db,
    places.flatMap(([, ids]) => ids),
  )
  return Object.fromEntries(
    places.flatMap(([field, ids]) => {
      const messages = ids.flatMap((id) => (names.has(id) ? [messageFor(names.get(id) ?? '')] : []))
      return messages.length === 0 ? [] : [[field, [...new Set(messages)]]]
    }),
  )
}
