import { useState } from 'react'
import { slotProblems, VISIT_SLOTS } from '@kiosque/contract/domain/visit-slots'
import { ApiError } from '../../lib/api.ts'
import { useForm } from '../../lib/form/use-form.ts'
import { readMoment, type TypedMoment } from '../../lib/typed-moment.ts'
import { useNow } from '../../lib/use-now.ts'
import { FreeText } from '../../parts/free-text.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormErrors } from '../../ui/form-errors.tsx'
import { MomentField } from '../../ui/moment-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useRequestVisit } from './visits.queries.ts'

type VisitDialogProps = {
  training: { id: number; title: string }
  laboratory: string | null
  open: boolean
  onClose: () => void
}

export function VisitDialog({ training, laboratory, open, onClose }: VisitDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Demander une visite du délégué">
      {open && <VisitForm training={training} laboratory={laboratory} onClose={onClose} />}
    </Dialog>
  )
}

const EMPTY: TypedMoment = { day: '', time: '' }
const RANKS = ['Premier', 'Deuxième', 'Troisième']
const NO_SLOT = 'Saisissez un jour et une heure.'

type Values = { slots: readonly TypedMoment[]; people: string; message: string }

/** The three moments as instants, or what is wrong with each of them, by rank. */
function readSlots(slots: readonly TypedMoment[], now: Date) {
  const problems: Record<number, string> = {}
  const instants = slots.map((slot, rank) => {
    const isWhole = slot.day.trim() !== '' && slot.time.trim() !== ''
    const read = readMoment(slot, 'start')
    if (read.ok && isWhole && read.value !== null) return read.value
    problems[rank] = read.ok ? NO_SLOT : read.message
    return null
  })
  const known = instants.map((instant, rank) => instant ?? `aucun-${rank}`)
  for (const [rank, text] of Object.entries(slotProblems(known, now))) problems[Number(rank)] ??= text
  return { instants: instants.filter((instant) => instant !== null), problems }
}

type FormProps = Pick<VisitDialogProps, 'training' | 'laboratory' | 'onClose'>

function VisitForm({ training, laboratory, onClose }: FormProps) {
  const request = useRequestVisit(training.id)
  const [refused, setRefused] = useState<Record<number, string>>({})
  const form = useForm<Values>({
    initial: { slots: Array.from({ length: VISIT_SLOTS }, () => EMPTY), people: '', message: '' },
    labels: { slots: 'Créneaux', people: 'Personnes attendues', message: 'Message' },
    rules: {
      slots: (slots) =>
        Object.keys(readSlots(slots, new Date()).problems).length > 0
          ? 'Proposez trois créneaux à venir, aux heures d’ouverture.'
          : undefined,
      people: (text) =>
        /^\d{1,2}$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= 50
          ? undefined
          : 'Saisissez un nombre de personnes, de 1 à 50.',
    },
    onSubmit: async ({ slots, people, message }) => {
      setRefused({})
      try {
        await request.mutateAsync({
          slots: readSlots(slots, new Date()).instants,
          people: Number(people),
          message,
        })
      } catch (error) {
        setRefused(refusedSlots(error))
        throw error
      }
      onClose()
    },
  })
  const now = useNow()
  const { values, set, errors } = form
  const problems = errors.slots ? readSlots(values.slots, now).problems : refused
  return (
    <form {...form.props} className="stack" style={{ gap: 20 }}>
      <p className="muted">
        «&nbsp;{training.title}&nbsp;», formation proposée par {laboratory ?? 'le laboratoire'}. Proposez
        trois créneaux&nbsp;: le siège en retient un avec le délégué.
      </p>
      <FormErrors {...form.summary} />
      <fieldset id={form.idOf('slots')} tabIndex={-1}>
        <legend className="label">Vos trois créneaux</legend>
        <p className="hint" style={{ marginBottom: 12 }}>
          Du lundi au samedi, entre 8&nbsp;h et 19&nbsp;h.
        </p>
        <div className="stack" style={{ gap: 14 }}>
          {values.slots.map((slot, rank) => (
            <MomentField
              key={RANKS[rank]}
              id={`${form.idOf('slots')}-${rank}`}
              name={`slots.${rank}`}
              label={`${RANKS[rank]} créneau`}
              error={problems[rank]}
              value={slot}
              onChange={(next) =>
                set(
                  'slots',
                  values.slots.map((other, at) => (at === rank ? next : other)),
                )
              }
            />
          ))}
        </div>
      </fieldset>
      <TextField {...form.text('people')} inputMode="numeric" maxLength={2} style={{ maxWidth: 120 }} />
      <FreeText
        {...form.text('message')}
        optional
        rows={3}
        maxLength={1000}
        hint="Ce que le délégué doit savoir&nbsp;: accès, matériel, questions de l’équipe."
      />
      <div className="row" style={{ justifyContent: 'flex-end' }}>
        <Button variant="outline" onClick={onClose}>
          Annuler
        </Button>
        <Button type="submit" variant="primary" loading={form.submitting}>
          Envoyer la demande
        </Button>
      </div>
    </form>
  )
}

/** What the server said of each moment, under its own. */
function refusedSlots(error: unknown): Record<number, string> {
  if (!(error instanceof ApiError)) return {}
  return Object.fromEntries(
    Object.entries(error.errors).flatMap(([field, messages]) => {
      const rank = /^slots\.(\d)$/.exec(field)?.[1]
      return rank === undefined ? [] : [[Number(rank), messages.join(' ')]]
    }),
  )
}
