import { useState } from 'react'
import type { ReactNode } from 'react'
import { DiscountError } from '@kiosque/contract/domain/discount-fields'
import { storedDiscount } from '@kiosque/contract/domain/discount-value'
import type { DiscountValue } from '@kiosque/contract/domain/discount-value'
import type { Target } from '@kiosque/contract/domain/audience'
import type { FileRef } from '@kiosque/contract/wire/files'
import type { AdminContentRow } from '@kiosque/contract/wire/contents'
import { Button } from '../../ui/button.tsx'
import { DayRange } from '../../ui/day-range.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Alert } from '../../ui/alert.tsx'
import { TextField, Textarea } from '../../ui/text-field.tsx'
import { readContent } from './board.queries.ts'
import { createSheetReader } from './chosen-sheet.ts'
import type { BoardItem, ItemFace, ItemValues } from './board-model.ts'
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
  ['image', 'Image avec un lien'],
] as const

type Problems = Partial<Record<'item_id' | 'image_id' | 'link' | 'ends_at' | 'discount', string>>

function problemsIn({ values, face }: { values: ItemValues; face: ItemFace }): Problems {
  const problems: Problems = {}
  if (values.item_type === 'image' && values.image_id === null) problems.image_id = 'Choisissez une image.'
  if (values.item_type !== 'image' && values.item_id === null)
    problems.item_id = values.item_type === 'product' ? 'Choisissez un produit.' : 'Choisissez un contenu.'
  if (values.link !== null && !/^(?:https?:\/\/|\/(?!\/))/i.test(values.link))
    problems.link = 'Saisissez une adresse du portail (/…) ou une adresse web complète (https://…).'
  if (values.starts_at !== null && values.ends_at !== null && values.ends_at <= values.starts_at)
    problems.ends_at = 'La date de fin doit suivre la date de début.'
  try {
    if (values.discount !== null)
      storedDiscount(values.discount, face.price === null || face.price <= 0 ? null : String(face.price))
  } catch (error) {
    if (!(error instanceof DiscountError)) throw error
    problems.discount = `La remise est à corriger\u00a0: ${error.message}`
  }
  return problems
}

/** Everything about one highlight. Nothing reaches the portal before the board is published. */
export function ItemDialog({ item, placementLabel, slots, onKeep, onClose }: ItemDialogProps) {
  const [values, setValues] = useState(item.values)
  const [face, setFace] = useState(item.face)
  const [asked, setAsked] = useState(false)
  const [picking, setPicking] = useState(false)
  const [sheets] = useState(() => createSheetReader(readContent))
  const set = (part: Partial<ItemValues>) => setValues((before) => ({ ...before, ...part }))
  const problems = problemsIn({ values, face })
  const shown: Problems = asked ? problems : {}
  const isImage = values.item_type === 'image'

  function keep() {
    setAsked(true)
    if (Object.keys(problems).length === 0) onKeep({ ...item, values, face })
  }

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
    set({ item_type: type, item_id: null, ...(type === 'image' ? { discount: null } : {}) })
  }

  return (
    <Dialog
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
          <Button variant="primary" onClick={keep}>
            {item.id === null ? 'Ajouter au tableau' : 'Garder ces changements'}
          </Button>
        </>
      }
    >
      <div className="stack" style={{ '--gap': '20px' } as object}>
        {asked && Object.keys(problems).length > 0 && (
          <Alert tone="danger">{Object.values(problems).join(' ')}</Alert>
        )}
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
        {!isImage && (
          <ItemPicker
            productsOnly={values.item_type === 'product'}
            chosenId={values.item_id}
            error={shown.item_id}
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
          {shown.image_id && <p className="err">{shown.image_id}</p>}
        </div>
        <div className="grid grid--2">
          <TextField
            label="Titre"
            optional={!isImage}
            value={values.title}
            maxLength={200}
            hint={isImage ? undefined : 'Sans titre ici, celui du contenu s’affiche.'}
            onChange={(title) => set({ title })}
          />
          <TextField
            label="Lien"
            optional
            value={values.link ?? ''}
            error={shown.link}
            hint="Une adresse du portail (/news) ou du web (https://…)."
            onChange={(link) => set({ link: link.trim() || null })}
          />
        </div>
        <Textarea
          label="Texte"
          optional
          rows={2}
          value={values.text}
          maxLength={400}
          onChange={(text) => set({ text })}
        />
        <TextField
          label="Texte alternatif de l’image"
          optional
          value={values.alt}
          maxLength={300}
          hint="Ce que l’image dit à qui ne la voit pas. Laissez vide si elle ne fait que décorer."
          onChange={(alt) => set({ alt })}
        />
        {!isImage && (
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
          error={shown.ends_at}
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
    </Dialog>
  )
}
