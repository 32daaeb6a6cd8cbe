import { slugify } from '@kiosque/contract/domain/slug'
import type { Kind } from '@kiosque/contract/kinds/define-kind'
import type { AdminContentDetail } from '@kiosque/contract/wire/contents'
import { ApiError } from '../../lib/api.ts'
import { createContent, saveContent } from './editor.queries.ts'
import type { Values } from './field-types/field-view.ts'
import type { Saved } from './model/editing.ts'

/** To the server, at the version it was read at; an address that follows the title gets a number where it is taken. */
export async function writeContent(kind: Kind, from: Saved, body: Values): Promise<AdminContentDetail> {
  if (from.content === null) return createContent(kind.key, body)
  const { id, version } = from.content
  if (from.slugIsOwn || body['title'] === undefined) return saveContent(kind.key, id, { ...body, version })
  const slug = slugify(body['title'] as string)
  try {
    return await saveContent(kind.key, id, { ...body, slug, version })
  } catch (error) {
    const isTaken = error instanceof ApiError && Object.keys(error.errors).join() === 'slug'
    if (!isTaken) throw error
    const numbered = `${slug.slice(0, 68).replace(/-+$/, '')}-${id}`
    return saveContent(kind.key, id, { ...body, slug: numbered, version })
  }
}
