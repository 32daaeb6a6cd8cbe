import { IconPlus, IconTrash } from '@tabler/icons-react'
import { formatDay } from '@kiosque/contract/domain/dates'
import { formatPercent } from '@kiosque/contract/domain/percent'
import type { Settings } from '@kiosque/contract/wire/settings'
import { useForm } from '../../lib/form/use-form.ts'
import { useToday } from '../../lib/use-now.ts'
import { Status } from '../../ui/badge.tsx'
import { Button, IconButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { DayField } from '../../ui/day-input.tsx'
import { FormErrors } from '../../ui/form-errors.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useChangeSettings } from './settings.queries.ts'
import { capInForce, MOST_CAPS, readCaps, typedCaps, type TypedCap } from './typed-caps.ts'

type EgalimCardProps = { settings: Settings; onChanged: (said: string) => void }

/** The dated caps the discount form compares with (D6-05): one line each, from its day on. */
export function EgalimCard({ settings, onChanged }: EgalimCardProps) {
  const change = useChangeSettings()
  const form = useForm({
    initial: { caps: typedCaps(settings.egalim_caps) },
    labels: { caps: 'Plafonds' },
    rules: { caps: (lines) => readCaps(lines).errors },
    onSubmit: async (values) => {
      const { caps } = readCaps(values.caps)
      if (caps === null) return
      await change.mutateAsync({ egalim_caps: caps })
      onChanged('Plafonds EGalim mis à jour')
    },
  })
  const lines = form.values.caps
  const current = capInForce(settings.egalim_caps, useToday())

  const setLines = (next: TypedCap[]) => form.set('caps', next)
  const add = () => {
    const key = Math.max(-1, ...lines.map((line) => line.key)) + 1
    setLines([...lines, { key, starts_on: '', percent: '' }])
  }

  return (
    <Card
      title="Plafonds EGalim"
      action={
        current && (
          <Status tone="green">{`${formatPercent(current.percent)} depuis le ${formatDay(current.starts_on)}`}</Status>
        )
      }
    >
      <form className="stack" aria-label="Plafonds EGalim" {...form.props}>
        <FormErrors {...form.summary} />
        <p className="muted">
          Le plus fort avantage permis sur l’alimentaire et l’hygiène-beauté. Chaque plafond vaut à partir de
          son jour, jusqu’à ce qu’un suivant le remplace. Une remise au-dessus est signalée, jamais bloquée.
        </p>
        {lines.map((line, index) => (
          <CapLine
            key={line.key}
            rank={index + 1}
            field={(name) => ({
              id: form.idOf(`caps.${line.key}.${name}`),
              value: line[name],
              error: form.errors[`caps.${line.key}.${name}`],
              onChange: (value) =>
                setLines(lines.map((each) => (each === line ? { ...line, [name]: value } : each))),
            })}
            onRemove={lines.length > 1 ? () => setLines(lines.filter((each) => each !== line)) : undefined}
          />
        ))}
        <div className="row bo-form__foot">
          <Button
            icon={<IconPlus className="i i--18" aria-hidden="true" />}
            disabled={lines.length >= MOST_CAPS}
            onClick={add}
          >
            Ajouter un plafond
          </Button>
          <Button type="submit" variant="primary" loading={form.submitting} loadingLabel="Enregistrement…">
            Enregistrer les plafonds
          </Button>
        </div>
      </form>
    </Card>
  )
}

type CapLineProps = {
  rank: number
  field: (name: 'starts_on' | 'percent') => {
    id: string
    value: string
    error: string | undefined
    onChange: (value: string) => void
  }
  /** Absent for the only one left: there is always a cap. */
  onRemove: (() => void) | undefined
}

function CapLine({ rank, field, onRemove }: CapLineProps) {
  return (
    <fieldset className="row row--nw">
      <legend className="sr-only">Plafond {rank}</legend>
      <div className="grow">
        <DayField label="À partir du" {...field('starts_on')} />
      </div>
      <div className="grow">
        <TextField label="Plafond" unit="%" inputMode="decimal" {...field('percent')} />
      </div>
      {onRemove && (
        <IconButton label={`Retirer le plafond ${rank}`} onClick={onRemove}>
          <IconTrash className="i i--18" aria-hidden="true" />
        </IconButton>
      )}
    </fieldset>
  )
}
