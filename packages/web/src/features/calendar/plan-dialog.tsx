import { useState } from 'react'
import { lastDay, endOfParisDay, parisDay } from '@kiosque/contract/domain/dates'
import { PHASE_LABELS } from '@kiosque/contract/domain/publication'
import { kindOf } from '@kiosque/contract/kinds/registry'
import type { CalendarItem } from '@kiosque/contract/wire/calendar'
import { ApiError, messageFor } from '../../lib/api.ts'
import { paths } from '../../lib/paths.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DayField } from '../../ui/day-input.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.tsx'
import { publishItem, saveDates } from './calendar.queries.ts'
import { parisInstant, parisTime } from './paris-time.ts'

type PlanDialogProps = {
  item: CalendarItem
  /** The day it was dropped on, if it was. */
  day?: string | undefined
  onClose: () => void
  /** Saves and says so; false when the server refused. */
  onSaved: () => void
}

const DEFAULT_TIME = '07:00'

/** « Planifier le… »: all dates of a content, by keyboard, with or without publication. */
export function PlanDialog({ item, day, onClose, onSaved }: PlanDialogProps) {
  const kind = kindOf(item.kind)
  const [start, setStart] = useState(day ?? (item.starts_at ? parisDay(item.starts_at) : ''))
  const [time, setTime] = useState(item.starts_at ? parisTime(item.starts_at) : DEFAULT_TIME)
  const [end, setEnd] = useState(item.ends_at ? parisDay(lastDay(new Date(item.ends_at))) : '')
  const [first, setFirst] = useState(item.period_start ?? '')
  const [last, setLast] = useState(item.period_end ?? '')
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [busy, setBusy] = useState<'save' | 'publish' | null>(null)

  function valuesOf(): Record<string, unknown> | null {
    const wrong: Record<string, string> = {}
    if (end && start && end < start) wrong['ends_at'] = 'La date de fin doit suivre la date de début.'
    if (last && first && last < first) wrong['last'] = 'La date de fin doit suivre la date de début.'
    setErrors(wrong)
    if (Object.keys(wrong).length > 0) return null
    const period = kind?.period
    return {
      starts_at: start ? parisInstant(start, time || DEFAULT_TIME) : null,
      ends_at: end ? endOfParisDay(end).toISOString() : null,
      ...(period ? { [period.start]: first || null, [period.end]: last || null } : {}),
    }
  }

  async function save(isPublishing: boolean) {
    const values = valuesOf()
    if (!values) return
    setBusy(isPublishing ? 'publish' : 'save')
    try {
      const saved = await saveDates(item, item.version, values)
      if (isPublishing) await publishItem(item, saved.version)
      const isToCome = start !== '' && parisInstant(start, time || DEFAULT_TIME) > new Date().toISOString()
      toast({
        title: isPublishing
          ? `«\u00A0${item.title}\u00A0» est ${isToCome ? 'programmé' : 'publié'}`
          : `Les dates de «\u00A0${item.title}\u00A0» sont enregistrées`,
      })
      onSaved()
      onClose()
    } catch (error) {
      const fields = error instanceof ApiError ? (error.errors ?? {}) : {}
      setErrors({ form: Object.values(fields)[0]?.[0] ?? messageFor(error) })
      onSaved()
    } finally {
      setBusy(null)
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={item.title}
      footer={
        <>
          <Button onClick={onClose}>Annuler</Button>
          {item.phase === 'draft' && (
            <Button loading={busy === 'publish'} onClick={() => void save(true)}>
              Enregistrer et publier à cette date
            </Button>
          )}
          <Button type="submit" form="plan" variant="primary" loading={busy === 'save'}>
            Enregistrer les dates
          </Button>
        </>
      }
    >
      <form
        id="plan"
        noValidate
        className="stack"
        onSubmit={(event) => {
          event.preventDefault()
          void save(false)
        }}
      >
        <p className="row between">
          <span className="muted">
            {kind?.labels.singular}, {PHASE_LABELS[item.phase].toLowerCase()}
          </span>
          <ButtonLink size="sm" variant="ghost" href={paths.admin(`contents/${item.kind}/${item.id}`)}>
            Ouvrir dans l’éditeur
          </ButtonLink>
        </p>
        {errors['form'] && <Alert tone="danger">{errors['form']}</Alert>}
        <div className="cal-fields">
          <DayField label="Planifier le" name="plan_start" value={start} onChange={setStart} />
          <TextField label="À" name="plan_time" type="time" value={time} onChange={setTime} />
          <DayField
            label="Dernier jour"
            name="plan_end"
            optional
            value={end}
            error={errors['ends_at']}
            onChange={setEnd}
          />
        </div>
        {kind?.period && (
          <div className="cal-fields">
            <DayField label={fieldLabel(item, 'start')} name="plan_first" value={first} onChange={setFirst} />
            <DayField
              label={fieldLabel(item, 'end')}
              name="plan_last"
              value={last}
              error={errors['last']}
              onChange={setLast}
            />
          </div>
        )}
        {item.phase === 'live' && start > parisDay(new Date()) && (
          <Alert tone="warn">Ce contenu est en ligne&nbsp;: il ne sera plus visible avant cette date.</Alert>
        )}
      </form>
    </Dialog>
  )
}

/** As the kind itself calls its days: « Valable à partir du ». */
function fieldLabel(item: CalendarItem, side: 'start' | 'end'): string {
  const kind = kindOf(item.kind)
  return kind?.fields[kind.period?.[side] ?? '']?.label ?? ''
}
