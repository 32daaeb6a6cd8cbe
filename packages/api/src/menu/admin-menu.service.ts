import { emptyTarget, normaliseTarget, type Target } from '@kiosque/contract/domain/audience'
import { AREAS } from '@kiosque/contract/kinds/areas'
import { allKinds } from '@kiosque/contract/kinds/registry'
import {
  isLinkKey,
  type AdminMenu,
  type AdminMenuBody,
  type AdminMenuItem,
} from '@kiosque/contract/wire/menu'
import { targetErrors } from '../audience/audience.service.ts'
import { CONTENT_CHANNEL } from '../db/channels.ts'
import { targetColumn } from '../audience/target-column.ts'
import { recordChange } from '../audit/audit.ts'
import { publish } from '../db/events.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { invalid, staleVersion } from '../errors.ts'
import type { Viewer } from '../http/viewer.ts'
import {
  lockMenuVersion,
  replaceMenu,
  selectMenuRows,
  selectMenuVersion,
  type MenuRow,
} from './menu-entries.sql.ts'
import { inOrder } from './menu-order.ts'

const REQUIRED = 'Ce champ est requis.'

interface Declared {
  key: string
  label: string
  url: string
  children: Declared[]
}

/** Everything the navigation can show, as declared. */
export function declaredMenu(): Declared[] {
  const areas = AREAS.map((area) => {
    const kinds = allKinds.filter((kind) => kind.area === area.key)
    const children = kinds.map((kind) => leaf(`entry:${kind.key}`, kind.labels.plural, kind.route))
    if (area.key === 'services')
      children.push(leaf('entry:bri', 'Compensation BRI', '/services/bri-compensation'))
    return { key: `area:${area.key}`, label: area.label, url: children[0]?.url ?? '/', children }
  })
  return [...areas, leaf('aside:agenda', 'Agenda', '/agenda'), leaf('aside:contact', 'Contact', '/contact')]
}

const leaf = (key: string, label: string, url: string): Declared => ({ key, label, url, children: [] })

/** The whole navigation for whoever arranges it: what is hidden too, in the order the portal shows it. */
export async function readAdminMenu(deps: Deps): Promise<AdminMenu> {
  const rows = new Map((await selectMenuRows(deps.db)).map((row) => [row.key, row]))
  const linksIn = (area: string) =>
    [...rows.values()]
      .filter((row) => row.parent === area)
      .map((row) => leaf(row.key, row.label ?? '', row.url ?? ''))
  const present = ({ key, label, url, children }: Declared): AdminMenuItem => ({
    key,
    default_label: label,
    // A link has no name but the one it was given.
    label: isLinkKey(key) ? null : (rows.get(key)?.label ?? null),
    url,
    is_hidden: rows.get(key)?.is_hidden ?? false,
    target: targetIn(rows.get(key)),
    children: inOrder([...children, ...linksIn(key)], rows).map(present),
  })
  return {
    version: await selectMenuVersion(deps.db),
    data: inOrder(declaredMenu(), rows).map(present),
  }
}

const targetIn = (row: MenuRow | undefined): Target => (row ? row.target : emptyTarget())

/** Saved whole, in the order given; refused when someone saved since it was read. */
export async function saveMenu(deps: Deps, viewer: Viewer, body: AdminMenuBody): Promise<AdminMenu> {
  const known = new Set(
    declaredMenu().flatMap((item) => [item.key, ...item.children.map((child) => child.key)]),
  )
  const errors: Record<string, string[]> = {}
  const seen = new Set<string>()
  for (const [rank, item] of body.items.entries()) {
    if (isLinkKey(item.key)) Object.assign(errors, linkErrors(item, `items.${rank}`))
    else if (item.url !== undefined || item.parent !== undefined)
      errors[`items.${rank}.url`] = ['L’adresse de cette entrée ne change pas.']
    else if (!known.has(item.key)) errors[`items.${rank}.key`] = ['Cette entrée n’existe pas.']
    if (seen.has(item.key)) errors[`items.${rank}.key`] = ['Cette entrée est là deux fois.']
    seen.add(item.key)
    const found = await targetErrors(deps.db, normaliseTarget(item.target ?? {}))
    for (const [name, messages] of Object.entries(found)) errors[`items.${rank}.${name}`] = messages
  }
  if (Object.keys(errors).length > 0) throw invalid(errors)
  await inTransaction(deps.db, async (trx) => {
    const version = await lockMenuVersion(trx)
    if (body.version !== undefined && body.version !== version) {
      throw staleVersion(
        'Quelqu’un a modifié le menu entre-temps. Rechargez-le avant d’enregistrer.',
        version,
      )
    }
    const before = await selectMenuRows(trx)
    const rows = body.items.map((item, position) => ({
      key: item.key,
      position,
      label: item.label ?? null,
      is_hidden: item.is_hidden ?? false,
      url: item.url ?? null,
      parent: item.parent ?? null,
      ...targetColumn(normaliseTarget(item.target ?? {})),
    }))
    await replaceMenu(trx, rows, version + 1)
    await recordChange(trx, {
      actor: viewer,
      action: 'menu.update',
      subject_type: 'menu',
      subject_id: null,
      before: summary(before),
      after: summary(rows),
      at: deps.now(),
    })
    await publish(trx, CONTENT_CHANNEL, { action: 'menu.update' })
  })
  return readAdminMenu(deps)
}

/** What a link cannot do without: a name, an address and an area that exists. */
function linkErrors({ label, url, parent }: AdminMenuBody['items'][number], at: string) {
  const errors: Record<string, string[]> = {}
  if (!label) errors[`${at}.label`] = [REQUIRED]
  if (!url) errors[`${at}.url`] = [REQUIRED]
  if (!AREAS.some((area) => `area:${area.key}` === parent))
    errors[`${at}.parent`] = ['Choisissez une rubrique du menu.']
  return errors
}

type Kept = Pick<MenuRow, 'key' | 'label' | 'url'> & { is_hidden: boolean }

const summary = (rows: readonly Kept[]) => ({
  order: rows.map((row) => row.key),
  hidden: rows.filter((row) => row.is_hidden).map((row) => row.key),
  links: Object.fromEntries(rows.flatMap((row) => (row.url === null ? [] : [[row.key, row.url]]))),
  labels: Object.fromEntries(rows.flatMap((row) => (row.label === null ? [] : [[row.key, row.label]]))),
})
