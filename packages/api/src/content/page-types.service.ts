import { phaseOf } from '@kiosque/contract/domain/publication'
import { PAGE_TYPES } from '@kiosque/contract/kinds/page'
import type { PageType } from '@kiosque/contract/wire/page-types'
import type { Db } from '../db/db.ts'
import { selectTypedPages } from './page-types.sql.ts'
import { wholeList } from '../kit/whole-list.ts'
import type { ListOf } from '@kiosque/contract/wire/common'

const SITES = [0, 1] as const

/** Of several live pages of a type, the latest published answers; the others are named, since that is a mistake. */
export async function listPageTypes(db: Db, now: Date): Promise<ListOf<PageType>> {
  const rows = await selectTypedPages(db)
  const data = PAGE_TYPES.map(({ value, label }) => {
    const pages = rows.filter((row) => row.page_type === value)
    const sites = SITES.map((site) => {
      const live = pages.filter(
        (row) => phaseOf(row, now) === 'live' && (row.sites.length === 0 || row.sites.includes(site)),
      )
      const [page = null] = live
      return {
        site,
        page: page && { id: page.id, title: page.title, slug: page.slug },
        others: Math.max(0, live.length - 1),
      }
    })
    const waiting = pages.filter((row) => phaseOf(row, now) !== 'live').length
    return { type: value, label, sites, waiting }
  })
  return wholeList(data)
}
