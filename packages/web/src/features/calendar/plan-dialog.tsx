import { useId, useRef } from 'react'
import { lastDay, endOfParisDay, parisDay } from '@kiosque/contract/domain/dates'
import { parisTime } from '@kiosque/contract/domain/paris-clock'
import { PHASE_LABELS } from '@kiosque/contract/domain/publication'
import { kindOf } from '@kiosque/contract/kinds/registry'
import type { CalendarItem } from '@kiosque/contract/wire/calendar'
import { useForm } from '../../lib/form/use-form.ts'
import { paths } from '../../lib/paths.ts'
import { useToday } from '../../lib/use-now.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DayField } from '../../ui/day-input.tsx'
import { FormErrors } from '../../ui/form-errors.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { usePlan } from './calendar.queries.ts'
import { parisInstant } from './paris-time.ts'

type PlanDialogProps = {
  item: CalendarItem
  /** The day it was dropped on, if it was. */
  day?: string | undefined
  onClose: () => void
}

const DEFAULT_TIME = '07:00'

/** « Planifier le… »: all dates of a content, by keyboard, with or without publication. */
export function PlanDialog({ item, day, onClose }: PlanDialogProps) {
  const kind = kindOf(item.kind)
  const formId = useId()
  const plan = usePlan()
  // Two buttons send the same form; this one says which was pressed.
  const isPublishing = useRef(false)
  const form = useForm({
    initial: {
      starts_at: day ?? (item.starts_at ? parisDay(item.starts_at) : ''),
      time: item.starts_at ? parisTime(item.starts_at) : DEFAULT_TIME,
      ends_at: item.ends_at ? parisDay(lastDay(new Date(item.ends_at))) : '',
      first: item.period_start ?? '',
      last: item.period_end ?? '',
    },
    labels: {
      starts_at: 'Planifier le',
      time: 'À',
      ends_at: 'Dernier jour',
      first: fieldLabel(item, 'start'),
      last: fieldLabel(item, 'end'),
    },
    rules: {
      ends_at: (end: string, { starts_at }: { starts_at: string }) => endProblem(starts_at, end),
      last: (last: string, { first }: { first: string }) => endProblem(first, last),
    },
    onSubmit: async ({ starts_at, time, ends_at, first, last }) => {
      const dates = {
        starts_at: starts_at ? parisInstant(starts_at, time || DEFAULT_TIME) : null,
        ends_at: ends_at ? endOfParisDay(ends_at).toISOString() : null,
        ...(kind?.period ? { [kind.period.start]: first || null, [kind.period.end]: last || null } : {}),
      }
      await plan.mutateAsync({ item, version: item.version, dates, isPublishing: isPublishing.current })
      onClose()
    },
  })
  const today = useToday()
  const submit = (isToPublish: boolean) => {
    if (form.submitting) return
    isPublishing.current = isToPublish
    void form.submit()
  }
  const isSending = (what: boolean) => form.submitting && plan.variables?.isPublishing === what

  return (
    <Dialog
      open
      onClose={onClose}
      title={item.title}
      footer={
        <>
          <Button onClick={onClose}>Annuler</Button>
          {item.phase === 'draft' && (
            <Button loading={isSending(true)} onClick={() => submit(true)}>
              Enregistrer et publier à cette date
            </Button>
          )}
          <Button type="submit" form={formId} variant="primary" loading={isSending(false)}>
            Enregistrer les dates
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="stack"
        onSubmit={(event) => {
          event.preventDefault()
          submit(false)
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
        <FormErrors {...form.summary} />
        <div className="cal-fields">
          <DayField {...form.text('starts_at')} />
          <TextField {...form.text('time')} type="time" />
          <DayField {...form.text('ends_at')} optional />
        </div>
        {kind?.period && (
          <div className="cal-fields">
            <DayField {...form.text('first')} />
            <DayField {...form.text('last')} />
          </div>
        )}
        {item.phase === 'live' && form.values.starts_at > today && (
          <Alert tone="warn">Ce contenu est en ligne&nbsp;: il ne sera plus visible avant cette date.</Alert>
        )}
      </form>
    </Dialog>
  )
}

/** Neither side is needed; both given, they follow each other. */
function endProblem(start: string, end: string): string | undefined {
  return start && end && end < start ? 'La date de fin doit suivre la date de début.' : undefined
}

/** As the kind itself calls its days: « Valable à partir du ». */
function fieldLabel(item: CalendarItem, side: 'start' | 'end'): string {
  const kind = kindOf(item.kind)
  return kind?.fields[kind.period?.[side] ?? '']?.label ?? ''
}
