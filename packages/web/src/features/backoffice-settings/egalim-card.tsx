import { useState } from 'react'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { formatDay } from '@kiosque/contract/domain/dates'
import { formatPercent } from '@kiosque/contract/domain/percent'
import type { Settings } from '@kiosque/contract/wire/settings'
import { useToday } from '../../lib/use-now.ts'
import { Status } from '../../ui/badge.tsx'
import { Button, IconButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { DayField } from '../../ui/day-input.tsx'
import { Refusal } from '../../ui/refusal.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useChangeSettings } from './settings.queries.ts'
import { capInForce, MOST_CAPS, readCaps, typedCaps, type TypedCap } from './typed-caps.ts'

type EgalimCardProps = { settings: Settings; onChanged: (said: string) => void }

/** The dated caps the discount form compares with (D6-05): one line each, from its day on. */
export function EgalimCard({ settings, onChanged }: EgalimCardProps) {
  const [lines, setLines] = useState(() => typedCaps(settings.egalim_caps))
  const [asked, setAsked] = useState(false)
  const saving = useChangeSettings()
  const { caps, errors } = readCaps(lines)
  const current = capInForce(settings.egalim_caps, useToday())

  const change = (key: number, part: Partial<TypedCap>) =>
    setLines((before) => before.map((line) => (line.key === key ? { ...line, ...part } : line)))
  const add = () =>
    setLines((before) => [
      ...before,
      { key: Math.max(-1, ...before.map((line) => line.key)) + 1, starts_on: '', percent: '' },
    ])

  async function save() {
    setAsked(true)
    if (caps === null || saving.isPending) return
    await saving.mutateAsync({ egalim_caps: caps })
    onChanged('Plafonds EGalim mis à jour')
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
      <form
        className="stack"
        noValidate
        aria-label="Plafonds EGalim"
        onSubmit={(event) => {
          event.preventDefault()
          // The card says what was refused.
          void save().catch(() => undefined)
        }}
      >
        <Refusal error={saving.error} />
        <p className="muted">
          Le plus fort avantage permis sur l’alimentaire et l’hygiène-beauté. Chaque plafond vaut à partir de
          son jour, jusqu’à ce qu’un suivant le remplace. Une remise au-dessus est signalée, jamais bloquée.
        </p>
        {lines.map((line, index) => (
          <CapLine
            key={line.key}
            line={line}
            rank={index + 1}
            errors={asked ? errors : {}}
            onChange={(part) => change(line.key, part)}
            onRemove={
              lines.length > 1
                ? () => setLines((before) => before.filter(({ key }) => key !== line.key))
                : undefined
            }
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
          <Button type="submit" variant="primary" loading={saving.isPending} loadingLabel="Enregistrement…">
            Enregistrer les plafonds
          </Button>
        </div>
      </form>
    </Card>
  )
}

type CapLineProps = {
  line: TypedCap
  rank: number
  errors: Readonly<Record<string, string>>
  onChange: (part: Partial<TypedCap>) => void
  /** Absent for the only one left: there is always a cap. */
  onRemove: (() => void) | undefined
}

function CapLine({ line, rank, errors, onChange, onRemove }: CapLineProps) {
  return (
    <fieldset className="row row--nw">
      <legend className="sr-only">Plafond {rank}</legend>
      <div className="grow">
        <DayField
          label="À partir du"
          value={line.starts_on}
          error={errors[`${line.key}-starts_on`]}
          onChange={(starts_on) => onChange({ starts_on })}
        />
      </div>
      <div className="grow">
        <TextField
          label="Plafond"
          unit="%"
          inputMode="decimal"
          value={line.percent}
          error={errors[`${line.key}-percent`]}
          onChange={(percent) => onChange({ percent })}
        />
      </div>
      {onRemove && (
        <IconButton label={`Retirer le plafond ${rank}`} onClick={onRemove}>
          <IconTrash className="i i--18" aria-hidden="true" />
        </IconButton>
      )}
    </fieldset>
  )
}
