import { useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { emptyTarget, type Target } from '@kiosque/contract/domain/audience'
import type { FileRef } from '@kiosque/contract/wire/files'
import type { AdminPopin, PopinFrequency } from '@kiosque/contract/wire/popins'
import { useForm } from '../../lib/form/use-form.ts'
import { useNow } from '../../lib/use-now.ts'
import { FormDialog } from '../../parts/desk/form-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { DayRange } from '../../ui/day-range.tsx'
import { FormErrors } from '../../ui/form-errors.tsx'
import { Select } from '../../ui/select.tsx'
import { FreeText } from '../../parts/free-text.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { showingText, submitLabel } from './popin-words.ts'
import { PopinPreview } from './popin-preview.tsx'
import { useSavePopin } from './popins.queries.ts'
import { Announcement } from '../../ui/announcement.tsx'
import './popins.css'

/** Pieces of other features, given by the page. */
export type PopinSlots = {
  /** A target in words: « Tout le monde ». */
  targetText: (target: Target) => string
  /** A dialog in which a content is chosen; it answers its address. */
  content: (props: { onPick: (link: { url: string }) => void; onClose: () => void }) => ReactNode
  target: (props: { value: Target; onChange: (target: Target) => void }) => ReactNode
  media: (props: { onPick: (file: FileRef) => void; onClose: () => void }) => ReactNode
}

type PopinDialogProps = {
  popin: AdminPopin | null
  slots: PopinSlots
  onClose: () => void
  onSaved: (popin: AdminPopin) => void
}

const FREQUENCIES: { value: PopinFrequency; label: string }[] = [
  { value: 'once', label: 'Une seule fois par personne' },
  { value: 'every_visit', label: 'À chaque visite, jusqu’à sa fermeture' },
  { value: 'every_days', label: 'De nouveau après quelques jours' },
]

const isDays = (text: string) => /^[1-9][0-9]{0,2}$/.test(text.trim()) && Number(text) <= 365

export function PopinDialog({ popin, slots, onClose, onSaved }: PopinDialogProps) {
  const [picture, setPicture] = useState<FileRef | null>(popin?.image ?? null)
  const [target, setTarget] = useState<Target>(popin?.target ?? emptyTarget())
  const [period, setPeriod] = useState({
    starts_at: popin?.starts_at ?? null,
    ends_at: popin?.ends_at ?? null,
  })
  const [picking, setPicking] = useState<'media' | 'content' | null>(null)
  const save = useSavePopin(popin)
  const now = useNow()
  const aim = useRef<HTMLElement>(null)
  const isBackwards =
    period.starts_at !== null && period.ends_at !== null && period.ends_at <= period.starts_at
  const form = useForm({
    initial: {
      title: popin?.title ?? '',
      text: popin?.text ?? '',
      link: popin?.link ?? '',
      link_label: popin?.link_label ?? '',
      frequency: (popin?.frequency ?? 'once') as string,
      every_days: String(popin?.every_days ?? 7),
      priority: String(popin?.priority ?? 0),
      published: popin?.status === 'published',
    },
    labels: {
      title: 'Titre',
      text: 'Texte',
      link: 'Lien',
      link_label: 'Texte du bouton',
      frequency: 'Fréquence',
      every_days: 'Nombre de jours',
      priority: 'Priorité',
      published: 'Afficher sur le portail',
    },
    rules: {
      title: (title) => (title.trim() ? undefined : 'Ce champ est requis.'),
      every_days: (days, values) =>
        values.frequency !== 'every_days' || isDays(days) ? undefined : 'Saisissez un nombre entre 1 et 365.',
      priority: (text) =>
        /^[0-9]{1,3}$/.test(text.trim()) && Number(text) <= 100
          ? undefined
          : 'Saisissez un nombre entre 0 et 100.',
    },
    onSubmit: async (values) => {
      if (isBackwards) return
      const frequency = values.frequency as PopinFrequency
      const body = {
        title: values.title.trim(),
        text: values.text.trim(),
        link: values.link.trim() || null,
        link_label: values.link_label.trim(),
        image_id: picture?.id ?? null,
        frequency,
        every_days: frequency === 'every_days' ? Number(values.every_days) : null,
        priority: Number(values.priority),
        status: values.published ? ('published' as const) : ('draft' as const),
        target,
        ...period,
      }
      onSaved(await save.mutateAsync(body))
    },
  })
  const { values } = form
  return (
    <FormDialog
      open
      onClose={onClose}
      size="lg"
      title={popin === null ? 'Nouvelle popin' : 'Modifier la popin'}
    >
      <form className="stack" style={{ '--gap': '18px' } as object} {...form.props}>
        <FormErrors {...form.summary} />
        <section className="card card--pad popin-showing" aria-label="Affichage">
          <Checkbox {...form.checkbox('published')} />
          <DayRange
            startsAt={period.starts_at}
            endsAt={period.ends_at}
            error={isBackwards ? 'La date de fin doit suivre la date de début.' : undefined}
            onChange={(starts_at, ends_at) => setPeriod({ starts_at, ends_at })}
          />
          <div className="row">
            <span>
              Pour qui&nbsp;: <b>{slots.targetText(target)}</b>
            </span>
            <Button size="sm" onClick={() => aim.current?.scrollIntoView({ block: 'start' })}>
              Choisir pour qui
            </Button>
          </div>
          <Announcement>{showingText(values.published, slots.targetText(target), period, now)}</Announcement>
        </section>
        <div className="popin-form">
          <div className="stack" style={{ '--gap': '16px' } as object}>
            <TextField {...form.text('title')} maxLength={120} />
            <FreeText {...form.text('text')} rows={3} maxLength={1000} optional />
            <div className="row">
              <Button onClick={() => setPicking('media')}>
                {picture === null ? 'Choisir une image' : 'Changer l’image'}
              </Button>
              {picture && (
                <Button variant="ghost" onClick={() => setPicture(null)}>
                  Retirer l’image
                </Button>
              )}
              <Button onClick={() => setPicking('content')}>Lier à un contenu</Button>
            </div>
            <div className="grid grid--2">
              <TextField
                {...form.text('link')}
                optional
                hint="Une adresse du portail (/news) ou du web (https://…)."
              />
              <TextField {...form.text('link_label')} optional maxLength={60} />
              <Select {...form.text('frequency')} options={FREQUENCIES} />
              {values.frequency === 'every_days' && (
                <TextField {...form.text('every_days')} inputMode="numeric" unit="jours" />
              )}
              <TextField
                {...form.text('priority')}
                inputMode="numeric"
                hint="De 0 à 100. La plus grande passe d’abord, une seule à la fois."
              />
            </div>
          </div>
          <PopinPreview
            title={values.title}
            text={values.text}
            picture={picture}
            linkLabel={values.link ? values.link_label || 'Voir la page' : ''}
          />
        </div>
        <section ref={aim} aria-label="Ciblage">
          <h3 className="h4" style={{ marginBottom: 10 }}>
            Pour qui
          </h3>
          {slots.target({ value: target, onChange: setTarget })}
        </section>
        <div className="row bo-form__foot">
          <Button onClick={onClose}>Annuler</Button>
          <Button type="submit" variant="primary" loading={form.submitting}>
            {submitLabel(popin === null, values.published)}
          </Button>
        </div>
      </form>
      {picking === 'media' &&
        slots.media({
          onPick: (file) => {
            setPicture(file)
            setPicking(null)
          },
          onClose: () => setPicking(null),
        })}
      {picking === 'content' &&
        slots.content({
          onPick: ({ url }) => {
            form.set('link', url)
            setPicking(null)
          },
          onClose: () => setPicking(null),
        })}
    </FormDialog>
  )
}
