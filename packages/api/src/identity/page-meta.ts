import type { PageMeta } from '@kiosque/contract/wire/common'

export function pageMeta(query: { page: number; per_page: number }, total: number): PageMeta {
  const { page, per_page } = query
  return { page, per_page, total, last_page: Math.max(1, Math.ceil(total / per_page)) }
}
