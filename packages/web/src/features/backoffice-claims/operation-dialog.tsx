import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { emptyTarget, type Target } from '@kiosque/contract/domain/audience'
import {
  OPERATION_STATUS_LABELS,
  PROOF_KIND_LABELS,
  PROOF_KINDS,
  type ProofKind,
} from '@kiosque/contract/domain/claims'
import type { DeskOperation } from '@kiosque/contract/wire/claims-desk'
import { useForm } from '../../lib/form/use-form.ts'
import { FreeText } from '../../parts/free-text.tsx'
import { FormDialog } from '../../parts/desk/form-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { DayField } from '../../ui/day-input.tsx'
import { FormErrors } from '../../ui/form-errors.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { changeOperation, createOperation, laboratoriesQuery } from './claims-desk.queries.ts'
import { ProductRows } from './product-rows.tsx'
import { emptyProduct, productProblem, productsOf, typedProducts } from './typed-products.ts'

type OperationDialogProps = {
  operation: DeskOperation | null
  /** The targeting of another feature, given by the page. */
  target: (props: { value: Target; onChange: (target: Target) => void }) => ReactNode
  onClose: () => void
  onSaved: (operation: DeskOperation) => void
}

const STATUSES = Object.entries(OPERATION_STATUS_LABELS).map(([value, label]) => ({ value, label }))
const needed = (text: string) => (text.trim() ? undefined : 'Ce champ est requis.')

/** D10-01: everything an operation is, on one sheet. */
export function OperationDialog({ operation, target: slot, onClose, onSaved }: OperationDialogProps) {
  const laboratories = useQuery(laboratoriesQuery)
  const [target, setTarget] = useState<Target>(operation?.target ?? emptyTarget())
  const [proofs, setProofs] = useState<readonly ProofKind[]>(operation?.proofs ?? ['receipt', 'till_extract'])
  const form = useForm({
    initial: {
      title: operation?.title ?? '',
      laboratory_id: operation ? String(operation.laboratory.id) : '',
      description: operation?.description ?? '',
      starts_on: operation?.starts_on ?? '',
      ends_on: operation?.ends_on ?? '',
      deadline: operation?.deadline ?? '',
      payment_days: String(operation?.payment_days ?? 45),
      proof_note: operation?.proof_note ?? '',
      status: operation?.status ?? 'draft',
      products: operation ? typedProducts(operation.products) : [emptyProduct()],
    },
    labels: {
      title: 'Titre',
      laboratory_id: 'Laboratoire',
      description: 'Présentation',
      starts_on: 'Premier jour',
      ends_on: 'Dernier jour',
      deadline: 'Date limite de dépôt',
      payment_days: 'Délai de règlement, en jours',
      proof_note: 'Précision sur les justificatifs',
      status: 'État',
      products: 'Produits',
    },
    rules: {
      title: needed,
      laboratory_id: (value) => (value === '' ? 'Choisissez un laboratoire.' : undefined),
      starts_on: needed,
      ends_on: (day, { starts_on }) =>
        needed(day) ?? (day < starts_on ? 'La fin doit venir après le début.' : undefined),
      deadline: (day, { ends_on }) =>
        needed(day) ?? (day < ends_on ? 'Le dépôt se clôt après la fin de l’opération.' : undefined),
      payment_days: (text) =>
        /^[1-9]\d{0,2}$/.test(text) && Number(text) <= 365 ? undefined : 'Un nombre de jours, de 1 à 365.',
      products: productProblem,
    },
    onSubmit: async (values) => {
      const body = {
        title: values.title.trim(),
        laboratory_id: Number(values.laboratory_id),
        description: values.description,
        starts_on: values.starts_on,
        ends_on: values.ends_on,
        deadline: values.deadline,
        payment_days: Number(values.payment_days),
        proofs: [...proofs],
        proof_note: values.proof_note,
        status: values.status,
        products: productsOf(values.products),
        target,
      }
      onSaved(
        operation === null
          ? await createOperation(body)
          : await changeOperation(operation.id, { ...body, version: operation.version }),
      )
    },
  })
  const day = (name: 'starts_on' | 'ends_on' | 'deadline') => (
    <DayField
      label={form.text(name).label}
      id={form.idOf(name)}
      name={name}
      error={form.errors[name]}
      value={form.values[name]}
      onChange={(value) => form.set(name, value)}
    />
  )
  return (
    <FormDialog
      open
      size="lg"
      onClose={onClose}
      title={operation ? 'Modifier l’opération' : 'Nouvelle opération'}
    >
      <form className="stack claims-operation" {...form.props}>
        <FormErrors {...form.summary} />
        <div className="grid grid--2">
          <TextField {...form.text('title')} maxLength={160} hint="« Sprays nasaux, octobre 2026 »" />
          <Select
            {...form.text('laboratory_id')}
            placeholder="Choisissez…"
            options={(laboratories.data?.data ?? []).map(({ id, name }) => ({
              value: String(id),
              label: name,
            }))}
          />
        </div>
        <div className="grid grid--3">
          {day('starts_on')}
          {day('ends_on')}
          {day('deadline')}
        </div>
        <ProductRows
          id={form.idOf('products')}
          products={form.values.products}
          error={form.errors.products}
          onChange={(products) => form.set('products', products)}
        />
        <fieldset>
          <legend className="label">Justificatifs demandés</legend>
          <div className="claims-operation__proofs">
            {PROOF_KINDS.map((kind) => (
              <Checkbox
                key={kind}
                label={PROOF_KIND_LABELS[kind]}
                checked={proofs.includes(kind)}
                onChange={(checked) =>
                  setProofs(PROOF_KINDS.filter((each) => (each === kind ? checked : proofs.includes(each))))
                }
              />
            ))}
          </div>
        </fieldset>
        <TextField {...form.text('proof_note')} maxLength={600} optional />
        <FreeText {...form.text('description')} rows={2} maxLength={2_000} optional />
        <div className="grid grid--2">
          <TextField {...form.text('payment_days')} inputMode="numeric" />
          <Select
            label={form.text('status').label}
            value={form.values.status}
            onChange={(status) => form.set('status', status as typeof form.values.status)}
            options={STATUSES}
          />
        </div>
        <section aria-label="Ciblage">
          <h3 className="h4 claims-operation__who">Pour quelles officines</h3>
          {slot({ value: target, onChange: setTarget })}
        </section>
        <div className="row bo-form__foot">
          <Button onClick={onClose}>Annuler</Button>
          <Button type="submit" variant="primary" loading={form.submitting}>
            Enregistrer
          </Button>
        </div>
      </form>
    </FormDialog>
  )
}
