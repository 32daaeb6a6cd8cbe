import { useState } from 'react'
import type { ReactNode } from 'react'
import { emptyTarget, type Target } from '@kiosque/contract/domain/audience'
import type { AdminMenuItem } from '@kiosque/contract/wire/menu'
import { useForm } from '../../lib/form/use-form.ts'
import { FormDialog } from '../../parts/desk/form-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { FormErrors } from '../../ui/form-errors.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { nameOf } from './menu-items.ts'

/** Pieces of other features, given by the page. */
export type MenuSlots = {
  target: (props: { value: Target; onChange: (target: Target) => void }) => ReactNode
  /** A dialog in which a content is chosen; it answers its title and its address. */
  content: (props: {
    onPick: (link: { title: string; url: string }) => void
    onClose: () => void
  }) => ReactNode
}

type LinkDialogProps = {
  /** The link to change, or null for a new one. */
  link: AdminMenuItem | null
  parent: string
  areas: readonly AdminMenuItem[]
  slots: MenuSlots
  onClose: () => void
  onSave: (link: { label: string; url: string; target: Target }, parent: string) => void
}

const isAddress = (text: string) => /^(?:https?:\/\/[^\s/]+\S*|\/(?!\/)\S*)$/i.test(text.trim())

/** A page of the portal or an address of the web, added to an area of the menu. */
export function LinkDialog({ link, parent, areas, slots, onClose, onSave }: LinkDialogProps) {
  const [target, setTarget] = useState(link?.target ?? emptyTarget())
  const [picking, setPicking] = useState(false)
  const form = useForm({
    initial: { label: link?.default_label ?? '', url: link?.url ?? '', parent },
    labels: { label: 'Nom affiché', url: 'Adresse', parent: 'Rubrique' },
    rules: {
      label: (text) => (text.trim() ? undefined : 'Ce champ est requis.'),
      url: (text) =>
        isAddress(text)
          ? undefined
          : 'Saisissez une adresse du portail (/…) ou une adresse web complète (https://…).',
    },
    onSubmit: (values) =>
      onSave({ label: values.label.trim(), url: values.url.trim(), target }, values.parent),
  })
  return (
    <FormDialog
      open
      onClose={onClose}
      title={link === null ? 'Ajouter un lien au menu' : `Modifier ${nameOf(link)}`}
      size="lg"
    >
      <form className="stack" {...form.props}>
        <FormErrors {...form.summary} />
        <Button onClick={() => setPicking(true)}>Choisir une page ou un contenu</Button>
        <div className="grid grid--2">
          <TextField {...form.text('url')} hint="Une adresse du portail (/p/charte) ou du web (https://…)." />
          <TextField {...form.text('label')} maxLength={60} />
          <Select
            {...form.text('parent')}
            options={areas.map((area) => ({ value: area.key, label: nameOf(area) }))}
          />
        </div>
        {slots.target({ value: target, onChange: setTarget })}
        <div className="row bo-form__foot">
          <Button onClick={onClose}>Annuler</Button>
          <Button type="submit" variant="primary">
            {link === null ? 'Ajouter au menu' : 'Valider'}
          </Button>
        </div>
      </form>
      {picking &&
        slots.content({
          onPick: ({ title, url }) => {
            form.set('url', url)
            if (!form.values.label.trim()) form.set('label', title.slice(0, 60))
            setPicking(false)
          },
          onClose: () => setPicking(false),
        })}
    </FormDialog>
  )
}
