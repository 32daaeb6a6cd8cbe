import { IconX } from '@tabler/icons-react'
import {
  ADVANTAGES,
  advantageLabel,
  giftAdvice,
  giftRegimeLabel,
  giftVerdict,
} from '@kiosque/contract/domain/anti-gifts'
import { formatCents } from '../../lib/format.ts'
import { useChoices } from '../../lib/use-choices.ts'
import { Alert } from '../../ui/alert.tsx'
import { IconButton } from '../../ui/button.tsx'
import { Combobox } from '../../ui/combobox.tsx'
import { Field, FieldNote } from '../../ui/field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { laboratoryChoices } from './events-desk.queries.ts'
import { advantagesOf, type SponsorDraft } from './organising-drafts.ts'

type Props = {
  id: string
  value: SponsorDraft
  error: string | undefined
  onChange: (value: SponsorDraft) => void
}

/** The laboratory that pays, what for, and what the law then asks. */
export function SponsorField({ id, value, error, onChange }: Props) {
  const search = useChoices(laboratoryChoices)
  const { laboratory, amounts } = value
  return (
    <section className="stack" style={{ '--gap': '12px' } as object} aria-label="Laboratoire organisateur">
      <h3 className="h4">Laboratoire organisateur</h3>
      <Field label="Laboratoire" id={id} name="laboratory" optional>
        {(control) =>
          laboratory ? (
            <div className="affix">
              <input {...control} className="input" readOnly value={laboratory.name} />
              <IconButton
                size="sm"
                label="Retirer le laboratoire"
                style={{ right: 3 }}
                onClick={() => onChange({ ...value, laboratory: null })}
              >
                <IconX className="i i--18" aria-hidden="true" />
              </IconButton>
            </div>
          ) : (
            <Combobox
              control={control}
              placeholder="Aucun : l’événement est celui du réseau"
              listLabel="Laboratoires trouvés"
              none="Aucun laboratoire ne correspond."
              search={search}
              onChoose={({ id: chosen, label }) =>
                onChange({ ...value, laboratory: { id: chosen, name: label } })
              }
            />
          )
        }
      </Field>
      {laboratory && (
        <>
          <p className="small muted">Ce qu’il offre à chaque participant, en euros toutes taxes comprises.</p>
          <div className="grid grid--3">
            {ADVANTAGES.map((name) => (
              <TextField
                key={name}
                name={`avantage-${name}`}
                label={advantageLabel(name)}
                optional
                inputMode="decimal"
                value={amounts[name] ?? ''}
                onChange={(text) => onChange({ ...value, amounts: { ...amounts, [name]: text } })}
              />
            ))}
          </div>
          {error ? <FieldNote id={`${id}-note`} error={error} /> : <Verdict value={value} />}
          <TextField
            name="convention"
            label="Numéro de convention"
            optional
            maxLength={80}
            value={value.convention}
            onChange={(convention) => onChange({ ...value, convention })}
          />
        </>
      )}
    </section>
  )
}

function Verdict({ value }: { value: SponsorDraft }) {
  const verdict = giftVerdict(advantagesOf(value))
  const tone =
    verdict.regime === 'authorisation' ? 'danger' : verdict.regime === 'declaration' ? 'warn' : 'info'
  return (
    <Alert
      tone={tone}
      title={`${giftRegimeLabel(verdict.regime)}, ${formatCents(verdict.total)} par personne`}
    >
      {giftAdvice(verdict)}
    </Alert>
  )
}
