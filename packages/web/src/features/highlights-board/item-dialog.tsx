import { useState } from 'react'
import type { ReactNode } from 'react'
import { DiscountError } from '@kiosque/contract/domain/discount-fields'
import { storedDiscount } from '@kiosque/contract/domain/discount-value'
import type { DiscountValue } from '@kiosque/contract/domain/discount-value'
import type { Target } from '@kiosque/contract/domain/audience'
import type { FileRef } from '@kiosque/contract/wire/files'
import type { AdminContentRow } from '@kiosque/contract/wire/contents'
import { useForm } from '../../lib/form/use-form.ts'
import type { Rules } from '../../lib/form/check.ts'
import { FormDialog } from '../../parts/desk/form-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { DayRange } from '../../ui/day-range.tsx'
import { Alert } from '../../ui/alert.tsx'
import { FormErrors } from '../../ui/form-errors.tsx'
import { FreeText } from '../../parts/free-text.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { readContent } from './board.queries.ts'
import { createSheetReader } from './chosen-sheet.ts'
import type { BoardItem, ItemValues } from './board-model.ts'
import { EventPicker } from './event-picker.tsx'
import { ItemPicker } from './item-picker.tsx'

/** Pieces of other features, given by the page. */
export type ItemSlots = {
  discount: (props: {
    value: DiscountValue | null
    onChange: (value: DiscountValue | null) => void
    prixMoyen: number | null
    egalim: boolean
  }) => ReactNode
  target: (props: { value: Target; onChange: (target: Target) => void }) => ReactNode
  media: (props: { onPick: (file: FileRef) => void; onClose: () => void }) => ReactNode
}

type ItemDialogProps = {
  item: BoardItem
  placementLabel: string
  slots: ItemSlots
  onKeep: (item: BoardItem) => void
  onClose: () => void
}

const TYPES = [
  ['content', 'Contenu'],
  ['product', 'Produit'],
  ['event', 'Événement'],
  ['image', 'Image avec un lien'],
] as const

const LABELS: Record<keyof ItemValues, string> = {
  item_type: 'Que mettez-vous en avant',
  item_id: 'Contenu',
  image_id: 'Image',
  title: 'Titre',
  text: 'Texte',
  link: 'Lien',
  alt: 'Texte alternatif de l’image',
  discount: 'Remise',
  target: 'Pour qui',
  starts_at: 'Du',
  ends_at: 'Jusqu’au',
}

const MISSING = {
  content: 'Choisissez un contenu.',
  product: 'Choisissez un produit.',
  event: 'Choisissez un événement.',
}

const rules: Rules<ItemValues> = {
  image_id: (image, { item_type }) =>
    item_type === 'image' && image === null ? 'Choisissez une image.' : undefined,
  item_id: (chosen, { item_type }) =>
    item_type === 'image' || chosen !== null ? undefined : MISSING[item_type],
  link: (link) =>
    link === null || /^(?:https?:\/\/|\/(?!\/))/i.test(link)
      ? undefined
      : 'Saisissez une adresse du portail (/…) ou une adresse web complète (https://…).',
  ends_at: (end, { starts_at }) =>
    starts_at !== null && end !== null && end <= starts_at
      ? 'La date de fin doit suivre la date de début.'
      : undefined,
}

/** Said on top: the form of the discount already shows what is wrong at its own fields. */
function discountProblem(discount: DiscountValue | null, price: number | null): string | undefined {
  try {
    if (discount !== null) storedDiscount(discount, price === null || price <= 0 ? null : String(price))
    return undefined
  } catch (error) {
    if (!(error instanceof DiscountError)) throw error
    return `La remise est à corriger\u00a0: ${error.message}`
  }
}

/** Everything about one highlight. Nothing reaches the portal before the board is published. */
export function ItemDialog({ item, placementLabel, slots, onKeep, onClose }: ItemDialogProps) {
  const [face, setFace] = useState(item.face)
  const form = useForm<ItemValues>({
    initial: item.values,
    labels: LABELS,
    rules,
    onSubmit: (values) => {
      const problem = discountProblem(values.discount, face.price)
      if (problem === undefined) onKeep({ ...item, values, face })
      else form.setMessage(problem)
    },
  })
  const { values, errors } = form
  const [picking, setPicking] = useState(false)
  const [sheets] = useState(() => createSheetReader(readContent))
  const set = (part: Partial<ItemValues>) => form.setValues((before) => ({ ...before, ...part }))
  const isImage = values.item_type === 'image'
  const isEvent = values.item_type === 'event'

  async function choose(row: AdminContentRow) {
    set({ item_id: row.id })
    const { title, kind, cover, phase } = row
    setFace((before) => ({ ...before, title, kind, cover, phase, price: null, egalim: false }))
    // Its average price and whether the cap applies are on the sheet, not in the list.
    const sheet = await sheets.sheetOf(row)
    if (sheet !== null) setFace((before) => ({ ...before, ...sheet }))
  }

  function chooseType(type: ItemValues['item_type']) {
    sheets.forget()
    set({
      item_type: type,
      item_id: null,
      ...(type === 'image' || type === 'event' ? { discount: null } : {}),
    })
  }

  return (
    <FormDialog
      open
      onClose={onClose}
      size="lg"
      title={item.id === null ? `Ajouter dans ${placementLabel}` : `Modifier dans ${placementLabel}`}
      footer={
        <>
          <span className="grow small muted">
            Rien ne change sur le portail avant la publication du tableau.
          </span>
          <Button onClick={onClose}>Annuler</Button>
          <Button variant="primary" onClick={() => void form.submit()}>
            {item.id === null ? 'Ajouter au tableau' : 'Garder ces changements'}
          </Button>
        </>
      }
    >
      <div className="stack" style={{ '--gap': '20px' } as object}>
        <FormErrors {...form.summary} />
        <fieldset className="item-types">
          <legend className="label">Que mettez-vous en avant&nbsp;?</legend>
          <div className="row">
            {TYPES.map(([type, label]) => (
              <label key={type} className="item-type">
                <input
                  type="radio"
                  name="item_type"
                  checked={values.item_type === type}
                  onChange={() => chooseType(type)}
                />
                {label}
              </label>
            ))}
          </div>
        </fieldset>
        {!isImage && face.title && values.item_id !== null && (
          <p>
            Choisi&nbsp;: <b>{face.title}</b>
          </p>
        )}
        {!isImage && face.phase === 'trashed' && (
          <Alert tone="warn">
            Ce contenu est supprimé&nbsp;: rien ne s’affiche sur le portail. Restaurez-le depuis la corbeille,
            ou choisissez-en un autre.
          </Alert>
        )}
        {isEvent && (
          <EventPicker
            chosenId={values.item_id}
            error={errors.item_id}
            onChoose={({ id, title, cover }) => {
              set({ item_id: id })
              setFace((before) => ({
                ...before,
                title,
                kind: null,
                cover,
                phase: 'live',
                price: null,
                egalim: false,
              }))
            }}
          />
        )}
        {!isImage && !isEvent && (
          <ItemPicker
            productsOnly={values.item_type === 'product'}
            chosenId={values.item_id}
            error={errors.item_id}
            onChoose={(row) => void choose(row)}
          />
        )}
        <div className="row">
          {face.picture && (
            <img className="item-picture" src={face.picture.sizes[0]?.url ?? face.picture.url} alt="" />
          )}
          <Button onClick={() => setPicking(true)}>
            {values.image_id === null ? 'Choisir une image' : 'Changer l’image'}
          </Button>
          {values.image_id !== null && !isImage && (
            <Button
              variant="ghost"
              onClick={() => {
                set({ image_id: null })
                setFace((before) => ({ ...before, picture: null }))
              }}
            >
              Reprendre l’image du contenu
            </Button>
          )}
          {errors.image_id && <p className="err">{errors.image_id}</p>}
        </div>
        <div className="grid grid--2">
          <TextField
            {...form.text('title')}
            optional={!isImage}
            maxLength={200}
            hint={isImage ? undefined : 'Sans titre ici, celui du contenu s’affiche.'}
          />
          <TextField
            label={LABELS.link}
            id={form.idOf('link')}
            optional
            value={values.link ?? ''}
            error={errors.link}
            hint="Une adresse du portail (/news) ou du web (https://…)."
            onChange={(link) => set({ link: link.trim() || null })}
          />
        </div>
        <FreeText {...form.text('text')} optional rows={2} maxLength={400} />
        <TextField
          {...form.text('alt')}
          optional
          maxLength={300}
          hint="Ce que l’image dit à qui ne la voit pas. Laissez vide si elle ne fait que décorer."
        />
        {!isImage && !isEvent && (
          <section aria-label="Remise">
            <h3 className="h4" style={{ marginBottom: 10 }}>
              Remise
            </h3>
            {slots.discount({
              value: values.discount,
              onChange: (discount) => set({ discount }),
              prixMoyen: face.price,
              egalim: face.egalim,
            })}
          </section>
        )}
        <DayRange
          startsAt={values.starts_at}
          endsAt={values.ends_at}
          error={errors.ends_at}
          onChange={(starts_at, ends_at) => set({ starts_at, ends_at })}
        />
        <section aria-label="Ciblage">
          <h3 className="h4" style={{ marginBottom: 10 }}>
            Pour qui
          </h3>
          {slots.target({ value: values.target, onChange: (target) => set({ target }) })}
        </section>
      </div>
      {picking &&
        slots.media({
          onPick: (file) => {
            set({ image_id: file.id })
            setFace((before) => ({ ...before, picture: file }))
            setPicking(false)
          },
          onClose: () => setPicking(false),
        })}
    </FormDialog>
  )
}
