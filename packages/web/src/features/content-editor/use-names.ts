import { useQuery } from '@tanstack/react-query'
import type { Kind } from '@kiosque/contract/kinds/define-kind'
import { categoriesQuery, zonesQuery } from './editor.queries.ts'
import type { Refs } from './fields/form-context.ts'
import type { Names } from './field-types/field-view.ts'

/** Names of what values point to, as far as they are known here. */
export function useNames(kind: Kind, refs: Refs): Names {
  const categories = useQuery(categoriesQuery(kind.key))
  const zones = useQuery(zonesQuery)
  const number = (word: string, id: number | string) => `${word} n°\u00a0${id}`
  return {
    file: (id) => refs.files[id]?.name ?? number('Fichier', id),
    laboratory: (id) => refs.laboratories[id]?.name ?? number('Laboratoire', id),
    partner: (id) => refs.partners[id]?.name ?? number('Partenaire', id),
    author: (id) => refs.authors[id]?.name ?? number('Auteur', id),
    content: (id) => refs.contents[id]?.title ?? number('Contenu', id),
    category: (key) => categories.data?.find((each) => each.key === key)?.label ?? key,
    zone: (id) => zones.data?.find((zone) => zone.id === id)?.name ?? number('Zone', id),
  }
}
