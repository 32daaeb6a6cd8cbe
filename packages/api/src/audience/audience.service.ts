import { explain, normaliseTarget, type AudienceViewer, type Target } from '@kiosque/contract/domain/audience'
import { explainPublication, type Publication } from '@kiosque/contract/domain/publication'
import { ACCOUNT_TYPES, type AccountType } from '@kiosque/contract/domain/roles'
import type { ExplainAnswer, NamedDrugstores, Reach, ResolvedCips } from '@kiosque/contract/wire/audience'
import type { Db } from '../db/db.ts'
import { invalid, notFound, type FieldErrors } from '../errors.ts'
import {
  selectByCips,
  selectByIds,
  selectChoices,
  selectDrugstoreAudience,
  selectDrugstoreNames,
  selectMissing,
  selectReach,
  selectZoneNames,
} from './audience.sql.ts'

/** A target that names what does not exist would silently reach nobody: refused, field by field. */
export async function checkTarget(db: Db, given: Partial<Target>): Promise<Target> {
  const target = normaliseTarget(given)
  const errors = await targetErrors(db, target)
  if (Object.keys(errors).length > 0) throw invalid(errors)
  return target
}

export async function targetErrors(db: Db, target: Target): Promise<FieldErrors> {
  const errors: FieldErrors = {}
  const asks = [target.zones, target.packs, target.drugstore_ids, target.excluded_drugstore_ids]
  if (asks.every((list) => list.length === 0)) return errors
  const missing = await selectMissing(db, target)
  if (missing.zones.length > 0) errors['target.zones'] = [`Zone inconnue\u00a0: ${missing.zones.join(', ')}.`]
  if (missing.packs.length > 0) errors['target.packs'] = [`Pack inconnu\u00a0: ${missing.packs.join(', ')}.`]
  for (const name of ['drugstore_ids', 'excluded_drugstore_ids'] as const) {
    const absent = target[name].filter((id) => missing.drugstores.includes(id))
    if (absent.length > 0)
      errors[`target.${name}`] = [`Officine inconnue\u00a0: ${absent.slice(0, 10).join(', ')}.`]
  }
  return errors
}

/** How many drugstores and people a target reaches, and how many there are to reach. */
export async function reachOf(db: Db, given: Partial<Target>): Promise<Reach> {
  const target = await checkTarget(db, given)
  const reached = await selectReach(db, target)
  const all = await selectReach(db, normaliseTarget({}))
  return { ...reached, all_drugstores: all.drugstores, all_people: all.people }
}

export interface ExplainQuestion {
  target: Partial<Target>
  drugstore_id: number
  account_type?: AccountType | undefined
  environment?: 0 | 1 | undefined
  publication?: Publication | undefined
  at?: string | undefined
}

/** Somebody of this drugstore, as the rule sees them; null when the drugstore does not exist. */
export async function viewerOfDrugstore(
  db: Db,
  {
    drugstore_id,
    account_type = ACCOUNT_TYPES.pharmacistAdmin,
    environment = 0,
  }: Omit<ExplainQuestion, 'target' | 'publication' | 'at'>,
): Promise<{
  viewer: AudienceViewer
  drugstore: { id: number; name: string; city: string }
  isDisabled: boolean
} | null> {
  const drugstore = await selectDrugstoreAudience(db, drugstore_id)
  if (drugstore === null) return null
  const viewer: AudienceViewer = {
    right_id: null,
    account_type,
    drugstore_id: drugstore.id,
    site: drugstore.site,
    environment,
    group: drugstore.group_id,
    packs: drugstore.packs,
    zones: drugstore.zone_id === null ? [] : [drugstore.zone_id],
  }
  const { id, name, city, is_disabled: isDisabled } = drugstore
  return { viewer, drugstore: { id, name, city }, isDisabled }
}

/** « Pourquoi cette officine ne voit pas ce contenu », dimension by dimension (D4-05). */
export async function explainTo(db: Db, question: ExplainQuestion, now: Date): Promise<ExplainAnswer> {
  const target = await checkTarget(db, question.target)
  const found = await viewerOfDrugstore(db, question)
  if (found === null) throw notFound()
  const zones = await selectZoneNames(db, [...target.zones, ...found.viewer.zones])
  const drugstores = await selectDrugstoreNames(db, [
    question.drugstore_id,
    ...target.drugstore_ids.slice(0, 10),
  ])
  const explanation = explain(target, found.viewer, { names: { zones, drugstores } })
  const account_type = (found.viewer.account_type ?? ACCOUNT_TYPES.guest) as AccountType
  const checks = checksOf(question, found.isDisabled, now)
  const failed = checks.filter((check) => !check.holds).map((check) => check.message)
  return {
    ...explanation,
    visible: explanation.visible && failed.length === 0,
    message: [...failed, ...(failed.length > 0 && explanation.visible ? [] : [explanation.message])].join(
      ' ',
    ),
    drugstore: found.drugstore,
    account_type,
    checks,
  }
}

/** What hides a content from everybody of this pharmacy, whatever its target. */
function checksOf({ publication, at }: ExplainQuestion, isDisabled: boolean, now: Date) {
  const pharmacy = isDisabled
    ? [
        {
          check: 'drugstore',
          holds: false,
          message: 'Officine\u00a0: désactivée, personne ne peut y ouvrir Kiosque.',
        },
      ]
    : []
  const asked = at === undefined ? now : new Date(at)
  return publication === undefined
    ? pharmacy
    : [...pharmacy, ...explainPublication(publication, asked, frenchMoment)]
}

const MOMENT = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'Europe/Paris',
  dateStyle: 'short',
  timeStyle: 'short',
})
const frenchMoment = (instant: Date) => MOMENT.format(instant).replace(' ', ' à ')

/** Reads CIP codes as pasted from anywhere: what has seven digits is a code, and unknown ones are named. */
export async function resolveCips(db: Db, text: string): Promise<ResolvedCips> {
  const cips = [...new Set(text.match(/(?<![0-9])[0-9]{7}(?![0-9])/g) ?? [])]
  const odd = [
    ...new Set(text.split(/[\s;,|\t]+/).filter((word) => /[0-9]/.test(word) && !/^[0-9]{7}$/.test(word))),
  ]
  const drugstores = cips.length === 0 ? [] : await selectByCips(db, cips)
  const known = new Set(drugstores.map((drugstore) => drugstore.cip_officine))
  const strangers = odd.filter((word) => !cips.some((cip) => word.includes(cip)))
  return { drugstores, unknown: [...cips.filter((cip) => !known.has(cip)), ...strangers].slice(0, 1_000) }
}

/** The pharmacies a target names, as people read them. */
export async function nameDrugstores(db: Db, ids: readonly number[]): Promise<NamedDrugstores> {
  return { drugstores: ids.length === 0 ? [] : await selectByIds(db, ids) }
}

/** What the targeting panel offers. */
export const audienceChoicesOf = selectChoices
