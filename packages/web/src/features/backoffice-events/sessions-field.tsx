import { IconPlus, IconTrash } from '@tabler/icons-react'
import type { TypedMoment } from '../../lib/typed-moment.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { FieldNote } from '../../ui/field.tsx'
import { MomentField } from '../../ui/moment-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { newKey, type SessionDraft, type SlotDraft } from './organising-drafts.ts'

type Props = {
  id: string
  value: SessionDraft[]
  error: string | undefined
  /** The beginning of the event: the day of a new slot. */
  startsAt: TypedMoment
  onChange: (value: SessionDraft[]) => void
}

const newSlot = ({ day }: TypedMoment): SlotDraft => ({
  id: newKey(),
  label: '',
  starts: { day, time: '' },
  ends: { day, time: '' },
  capacity: '',
})

/** Workshops held at several times: one slot of each is chosen by who registers. */
export function SessionsField({ id, value, error, startsAt, onChange }: Props) {
  const change = (key: string, part: Partial<SessionDraft>) =>
    onChange(value.map((draft) => (draft.id === key ? { ...draft, ...part } : draft)))
  return (
    <section className="stack" style={{ '--gap': '12px' } as object} aria-label="Ateliers et créneaux">
      <h3 className="h4">Ateliers et créneaux</h3>
      {value.map((session, index) => (
        <fieldset key={session.id} className="ev-part">
          <legend className="label">Atelier {index + 1}</legend>
          <div className="ev-part__line">
            <TextField
              label="Titre"
              maxLength={200}
              value={session.title}
              onChange={(title) => change(session.id, { title })}
            />
            <IconButton
              size="sm"
              label={`Retirer l’atelier ${index + 1}`}
              onClick={() => onChange(value.filter((each) => each.id !== session.id))}
            >
              <IconTrash className="i i--18" aria-hidden="true" />
            </IconButton>
          </div>
          {session.slots.map((slot, rank) => (
            <Slot
              key={slot.id}
              slot={slot}
              rank={rank + 1}
              onChange={(part) =>
                change(session.id, {
                  slots: session.slots.map((each) => (each.id === slot.id ? { ...each, ...part } : each)),
                })
              }
              onRemove={() =>
                change(session.id, { slots: session.slots.filter((each) => each.id !== slot.id) })
              }
            />
          ))}
          <div>
            <Button
              size="sm"
              variant="ghost"
              icon={<IconPlus className="i i--18" aria-hidden="true" />}
              onClick={() => change(session.id, { slots: [...session.slots, newSlot(startsAt)] })}
            >
              Ajouter un créneau
            </Button>
          </div>
        </fieldset>
      ))}
      {error && <FieldNote id={`${id}-note`} error={error} />}
      <div>
        <Button
          size="sm"
          id={id}
          icon={<IconPlus className="i i--18" aria-hidden="true" />}
          onClick={() => onChange([...value, { id: newKey(), title: '', slots: [newSlot(startsAt)] }])}
        >
          Ajouter un atelier
        </Button>
      </div>
    </section>
  )
}

function Slot(props: {
  slot: SlotDraft
  rank: number
  onChange: (part: Partial<SlotDraft>) => void
  onRemove: () => void
}) {
  const { slot, rank, onChange, onRemove } = props
  const name = (part: string) => `${slot.id}-${part}`
  return (
    <div className="ev-part__line ev-part__slot">
      <MomentField
        name={name('debut')}
        label={`Créneau ${rank}, début`}
        value={slot.starts}
        onChange={(starts) => onChange({ starts })}
      />
      <MomentField
        name={name('fin')}
        label={`Créneau ${rank}, fin`}
        value={slot.ends}
        onChange={(ends) => onChange({ ends })}
      />
      <TextField
        name={name('places')}
        label="Places"
        optional
        inputMode="numeric"
        value={slot.capacity}
        onChange={(capacity) => onChange({ capacity })}
      />
      <IconButton size="sm" label={`Retirer le créneau ${rank}`} onClick={onRemove}>
        <IconTrash className="i i--18" aria-hidden="true" />
      </IconButton>
    </div>
  )
}
