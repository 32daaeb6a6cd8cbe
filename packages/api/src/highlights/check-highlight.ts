import { emptyTarget, normaliseTarget, type Target } from '@kiosque/contract/domain/audience'
import { DiscountError, type Discount } from '@kiosque/contract/domain/discount-fields'
import { storedDiscount } from '@kiosque/contract/domain/discount-value'
import { isWindowPossible } from '@kiosque/contract/domain/publication'
import type { HighlightPatch, ItemType } from '@kiosque/contract/wire/highlights'
import { targetErrors } from '../audience/audience.service.ts'
import { targetColumn } from '../audience/target-column.ts'
import type { Db } from '../db/db.ts'
import { invalid, type FieldErrors } from '../errors.ts'
import { fileRefs } from '../files/file-refs.ts'
import { requireFiles } from '../files/file-uses.ts'
import { averagePriceOf, type Priced } from './highlight-price.ts'
import { selectShowable } from './highlighted-events.sql.ts'
import { selectItems, type HighlightRow } from './highlights.sql.ts'
import { ITEM_RULES } from './item-types.ts'

/** A highlight before it is written: the values given, over those it had. */
interface Draft {
  placement: number
  item_type: ItemType
  content_id: number | null
  event_id: number | null
  image_id: number | null
  link: string | null
  title: string
  text: string
  alt: string
  type: number
  discount: Discount
  prix_moyen: string | null
  target: Target
  starts_at: Date | null
  ends_at: Date | null
}

const REQUIRED = 'Ce champ est requis.'
const IN_TRASH = 'Ce contenu est dans la corbeille. Restaurez-le d’abord, ou choisissez-en un autre.'
const given = <Value>(value: Value | undefined, before: Value): Value =>
  value === undefined ? before : value
const dateOf = (value: string | null | undefined, before: Date | null) =>
  value === undefined ? before : value === null ? null : new Date(value)

function draftOf(body: HighlightPatch, before: HighlightRow | null): Draft {
  const item_type = body.item_type ?? before?.item_type ?? 'content'
  // Another sort of item leaves the former one behind.
  const isSame = before !== null && before.item_type === item_type
  const kept = isSame ? before.content_id : null
  return {
    placement: body.placement ?? before?.placement ?? 0,
    item_type,
    content_id: item_type === 'image' || item_type === 'event' ? null : given(body.item_id, kept),
    event_id: item_type === 'event' ? given(body.item_id, isSame ? before.event_id : null) : null,
    image_id: given(body.image_id, before?.image_id ?? null),
    link: given(body.link, before?.link ?? null),
    title: (body.title ?? before?.title ?? '').trim(),
    text: (body.text ?? before?.text ?? '').trim(),
    alt: (body.alt ?? before?.alt ?? '').trim(),
    ...mechanicOf(body, before),
    prix_moyen: given(body.prix_moyen, before?.prix_moyen ?? null),
    target:
      body.target === undefined
        ? before === null
          ? emptyTarget()
          : before.target
        : normaliseTarget(body.target),
    starts_at: dateOf(body.starts_at, before?.starts_at ?? null),
    ends_at: dateOf(body.ends_at, before?.ends_at ?? null),
  }
}

/** The mechanic may stand beside the discount or inside it; saying two different ones is a mistake. */
function mechanicOf(body: HighlightPatch, before: HighlightRow | null): { type: number; discount: Discount } {
  const { type: inside, ...discount } = body.discount ?? {}
  if (body.type !== undefined && inside !== undefined && body.type !== inside)
    throw invalid({ type: ['La mécanique n’est pas celle de la remise.'] })
  if (body.discount === null) return { type: body.type ?? 0, discount: {} }
  const isSilent = body.discount === undefined && body.type === undefined
  if (isSilent) return { type: before?.type ?? 0, discount: before?.discount ?? {} }
  const type = body.type ?? inside ?? before?.type
  const isFilled = Object.values(discount).some((value) => value !== null && value !== undefined)
  if (type === undefined && isFilled) throw invalid({ 'discount.type': [REQUIRED] })
  return { type: type ?? 0, discount: body.discount === undefined ? (before?.discount ?? {}) : discount }
}

/** Everything a schema cannot know; answers the columns to write, or 422 with every field at fault. */
export async function checkedHighlight(trx: Db, body: HighlightPatch, before: HighlightRow | null) {
  const draft = draftOf(body, before)
  const errors: FieldErrors = await targetErrors(trx, draft.target)
  if (!isWindowPossible(draft.starts_at, draft.ends_at))
    errors['ends_at'] = ['La date de fin doit suivre la date de début.']
  const item = await checkItem(trx, draft, before?.content_id ?? before?.event_id ?? null, errors)
  await checkPicture(trx, draft, errors)
  const discount = checkDiscountOf(draft, item, errors)
  if (Object.keys(errors).length > 0) throw invalid(errors)
  if (draft.image_id !== null) await requireFiles(trx, [draft.image_id], 'image_id')
  const { target, ...columns } = draft
  return { ...columns, ...targetColumn(target), discount }
}

/** What it already shows may lie in the trash, from where it may come back; nothing new is taken from there. */
async function checkItem(trx: Db, draft: Draft, shownId: number | null, errors: FieldErrors) {
  const rule = ITEM_RULES[draft.item_type]
  if (draft.item_type === 'event') {
    // What it already shows may have been called off meanwhile.
    if (draft.event_id !== null && draft.event_id === shownId) return null
    const event = draft.event_id === null ? undefined : await selectShowable(trx, draft.event_id)
    if (event === undefined) errors['item_id'] = [draft.event_id === null ? REQUIRED : rule.absent]
    return null
  }
  if (rule.accepts === undefined) return null
  if (draft.content_id === null) {
    errors['item_id'] = [REQUIRED]
    return null
  }
  const [item] = await selectItems(trx, [draft.content_id])
  const isAbsent = item === undefined || !rule.accepts(item)
  if (!isAbsent && (item.trashed_at === null || item.id === shownId)) return item
  errors['item_id'] = [isAbsent ? rule.absent : IN_TRASH]
  return null
}

async function checkPicture(trx: Db, { item_type, image_id }: Draft, errors: FieldErrors): Promise<void> {
  if (image_id === null) {
    if (item_type === 'image') errors['image_id'] = [REQUIRED]
    return
  }
  const file = (await fileRefs(trx, [image_id], { secret: '', now: new Date(0), isPublic: true })).get(
    image_id,
  )
  if (file === undefined) errors['image_id'] = ['Ce fichier n’existe plus. Choisissez-en un autre.']
  else if (!file.type.startsWith('image/')) errors['image_id'] = ['Choisissez une image.']
}

function checkDiscountOf(draft: Draft, item: { fields: object } | null, errors: FieldErrors): Discount {
  const prixMoyen = draft.prix_moyen ?? (item === null ? null : averagePriceOf(item.fields as Priced))
  try {
    return draft.type === 0 ? {} : storedDiscount({ type: draft.type, ...draft.discount }, prixMoyen)
  } catch (error) {
    if (!(error instanceof DiscountError)) throw error
    const name = error.field === 'prix_moyen' ? 'prix_moyen' : `discount.${error.field}`
    errors[name] = [error.message]
    return {}
  }
}
