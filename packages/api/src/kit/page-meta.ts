import type { PageMeta } from '@kiosque/contract/wire/common'

/** Where a page stands in its list (D2-02); an empty list has one page. */
export function pageMeta(query: { page: number; per_page: number }, total: number): PageMeta {
  const { page, per_page } = query
  return { page, per_page, total, last_page: Math.max(1, Math.ceil(total / per_page)) }
}
