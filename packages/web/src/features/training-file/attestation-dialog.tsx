import { useRef } from 'react'
import { DPC_TYPES, type DpcType } from '@kiosque/contract/domain/dpc'
import { durationText } from '@kiosque/contract/domain/durations'
import { readDuration } from '@kiosque/contract/domain/read-duration'
import { NO_PATIENT_DATA } from '@kiosque/contract/domain/patient-data'
import type { FileEntry, PrivateFile } from '@kiosque/contract/wire/training-file'
import { useForm } from '../../lib/form/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { DayField } from '../../ui/day-input.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FieldNote } from '../../ui/field.tsx'
import { FormErrors } from '../../ui/form-errors.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { attestationRefusal } from './entry-words.ts'
import { FileField } from './file-field.tsx'
import { useSaveAttestation, useSendFile } from './training-file.queries.ts'

/** What is being written: a new attestation, one of one's own, or nothing. */
export type Writing = 'new' | FileEntry | null

export function AttestationDialog({ writing, onClose }: { writing: Writing; onClose: () => void }) {
  const entry = writing === 'new' ? null : writing
  return (
    <Dialog
      open={writing !== null}
      onClose={onClose}
      title={entry ? 'Modifier l’attestation' : 'Ajouter une attestation'}
    >
      {writing && <AttestationForm key={entry?.id ?? 0} entry={entry} onClose={onClose} />}
    </Dialog>
  )
}

type Values = {
  file_id: File | null
  title: string
  organism: string
  obtained_on: string
  duration_minutes: string
  dpc_types: readonly DpcType[]
  is_cnp: boolean
  andpc_number: string
  valid_until: string
}

const LABELS: Record<keyof Values, string> = {
  file_id: 'Fichier',
  title: 'Intitulé',
  organism: 'Organisme',
  obtained_on: 'Obtenue le',
  duration_minutes: 'Durée',
  dpc_types: 'Action de DPC',
  is_cnp: 'Dans le parcours recommandé par mon conseil national professionnel (CNP)',
  andpc_number: 'Numéro d’action ANDPC',
  valid_until: 'Valable jusqu’au',
}

const required = (value: string) => (value.trim() === '' ? 'Ce champ est requis.' : undefined)

const initialOf = (entry: FileEntry | null): Values => ({
  file_id: null,
  title: entry?.title ?? '',
  organism: entry?.organism ?? '',
  obtained_on: entry?.obtained_on ?? '',
  duration_minutes: entry?.duration_minutes ? durationText(entry.duration_minutes) : '',
  dpc_types: entry?.dpc_types ?? [],
  is_cnp: entry?.is_cnp ?? false,
  andpc_number: entry?.andpc_number ?? '',
  valid_until: entry?.valid_until ?? '',
})

function AttestationForm({ entry, onClose }: { entry: FileEntry | null; onClose: () => void }) {
  const save = useSaveAttestation(entry?.id ?? null)
  const send = useSendFile()
  const sent = useRef<{ file: File; kept: PrivateFile }>(null)
  const form = useForm<Values>({
    initial: initialOf(entry),
    labels: LABELS,
    rules: {
      file_id: (file) =>
        file === null
          ? entry?.file
            ? undefined
            : 'Choisissez le fichier de l’attestation.'
          : attestationRefusal(file),
      title: required,
      organism: required,
      obtained_on: (day) => (day === '' ? 'Donnez la date d’obtention.' : undefined),
      duration_minutes: (text) =>
        text.trim() !== '' && readDuration(text) === null
          ? 'Saisissez une durée, par exemple 7 h ou 1 h 30.'
          : undefined,
      dpc_types: (types, { andpc_number, is_cnp }) =>
        types.length === 0 && (andpc_number.trim() !== '' || is_cnp)
          ? 'Dites de quel type d’action DPC il s’agit.'
          : undefined,
      valid_until: (day, { obtained_on }) =>
        day !== '' && day < obtained_on ? 'La fin de validité vient après la date d’obtention.' : undefined,
    },
    onSubmit: async ({ file_id: file, duration_minutes, andpc_number, valid_until, dpc_types, ...rest }) => {
      if (file && sent.current?.file !== file) sent.current = { file, kept: await send.mutateAsync(file) }
      const fileId = file ? sent.current?.kept.id : entry?.file?.id
      await save.mutateAsync({
        ...rest,
        file_id: fileId ?? 0,
        dpc_types: [...dpc_types],
        duration_minutes: readDuration(duration_minutes),
        andpc_number: andpc_number.trim() || null,
        valid_until: valid_until || null,
      })
      onClose()
    },
  })
  const { values, set, errors } = form
  const toggle = (type: DpcType, isIn: boolean) =>
    set('dpc_types', isIn ? [...values.dpc_types, type] : values.dpc_types.filter((other) => other !== type))
  return (
    <form {...form.props} className="stack" style={{ gap: 20 }}>
      <p className="muted">
        Personne d’autre ne la voit&nbsp;: ni votre titulaire ni le siège n’ouvrent ce que vous ajoutez.{' '}
        {NO_PATIENT_DATA}
      </p>
      <FormErrors {...form.summary} />
      <FileField
        id={form.idOf('file_id')}
        label={LABELS.file_id}
        error={errors.file_id}
        shown={values.file_id ?? entry?.file ?? null}
        onChoose={(file) => set('file_id', file)}
      />
      <TextField {...form.text('title')} maxLength={160} />
      <TextField {...form.text('organism')} maxLength={120} hint="Qui a délivré l’attestation." />
      <div className="form-pair">
        <DayField {...form.text('obtained_on')} />
        <TextField {...form.text('duration_minutes')} optional placeholder="7 h" />
      </div>
      <fieldset id={form.idOf('dpc_types')} tabIndex={-1} aria-describedby={`${form.idOf('dpc_types')}-note`}>
        <legend className="label">
          {LABELS.dpc_types} <span className="opt">facultatif</span>
        </legend>
        <div className="stack" style={{ gap: 4 }}>
          {DPC_TYPES.map(({ value, label }) => (
            <Checkbox
              key={value}
              label={label}
              checked={values.dpc_types.includes(value)}
              onChange={(isIn) => toggle(value, isIn)}
            />
          ))}
        </div>
        <FieldNote
          id={`${form.idOf('dpc_types')}-note`}
          error={errors.dpc_types}
          hint="Un programme intégré en réunit plusieurs. Laissez vide si la formation ne vaut pas DPC."
        />
      </fieldset>
      {values.dpc_types.length > 0 && (
        <>
          <TextField
            {...form.text('andpc_number')}
            optional
            autoCapitalize="characters"
            spellCheck={false}
            hint="11 chiffres ou lettres, sur votre attestation."
          />
          <Checkbox {...form.checkbox('is_cnp')} />
        </>
      )}
      <DayField {...form.text('valid_until')} optional hint="Un rappel vous parvient un mois avant." />
      <div className="row" style={{ justifyContent: 'flex-end' }}>
        <Button variant="outline" onClick={onClose}>
          Annuler
        </Button>
        <Button type="submit" variant="primary" loading={form.submitting}>
          {entry ? 'Enregistrer' : 'Ajouter'}
        </Button>
      </div>
    </form>
  )
}
