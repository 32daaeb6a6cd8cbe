import type { Editor } from '@tiptap/core'
import type { ReactNode } from 'react'
import { isSafeLink } from '@kiosque/contract/domain/safe-html'
import { allKinds } from '@kiosque/contract/kinds/registry'
import { useForm } from '../../../lib/form/use-form.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { contentChoices } from '../editor.queries.ts'
import { SearchPicker } from '../fields/search-picker.tsx'
import { embedAddress } from '../model/video-address.ts'
import { insertVideo, stepPast } from './beside-blocks.ts'

const ALL = allKinds.map((kind) => kind.key)

type InsertProps = { editor: Editor; onClose: () => void }

/** exemple.fr typed alone means a site; a path or an anchor stays as it is. */
export function linkAddress(typed: string): string | null {
  const text = typed.trim()
  const isHost = /^(?:[a-z0-9-]+\.)+[a-z]{2,}(?:[/?#]|$)/i.test(text)
  const isMail = /^[^\s@/]+@[^\s@/]+\.[a-z]{2,}$/i.test(text)
  const address = isMail ? `mailto:${text}` : isHost ? `https://${text}` : text
  return /^(?:https?:|mailto:|tel:|\/|#)/i.test(address) && isSafeLink(address) ? address : null
}

export function LinkDialog({ editor, onClose }: InsertProps) {
  const current = editor.getAttributes('link')
  const needsWords = editor.state.selection.empty && !editor.isActive('link')
  const form = useForm({
    initial: {
      href: String(current['href'] ?? ''),
      words: '',
      isNewTab: current['target'] === '_blank',
    },
    labels: { href: 'Adresse', words: 'Texte du lien', isNewTab: 'Ouvrir dans un nouvel onglet' },
    rules: {
      href: (typed: string) =>
        linkAddress(typed) === null
          ? 'Saisissez une adresse, par exemple https://exemple.fr ou /news/12.'
          : undefined,
    },
    onSubmit: ({ href, words, isNewTab }) => {
      const address = linkAddress(href) ?? ''
      const mark = { type: 'link', attrs: { href: address, target: isNewTab ? '_blank' : null } }
      onClose()
      if (needsWords) stepPast(editor)
      const chain = editor.chain().focus()
      if (needsWords)
        chain.insertContent({ type: 'text', text: words.trim() || address, marks: [mark] }).run()
      else chain.extendMarkRange('link').setMark('link', mark.attrs).run()
    },
  })

  return (
    <Frame
      title={editor.isActive('link') ? 'Modifier le lien' : 'Insérer un lien'}
      onClose={onClose}
      form={form.props}
      more={
        editor.isActive('link') && (
          <Button
            variant="danger-ghost"
            onClick={() => {
              onClose()
              editor.chain().focus().extendMarkRange('link').unsetMark('link').run()
            }}
          >
            Retirer le lien
          </Button>
        )
      }
    >
      <TextField {...form.text('href')} hint="Un site, un e-mail, ou une page du portail." autoFocus />
      <Field label="Ou un contenu du portail" name="lien-contenu">
        {(control) => (
          <SearchPicker
            control={control}
            placeholder="Rechercher un titre"
            listLabel="Contenus trouvés"
            search={contentChoices(ALL)}
            onChoose={({ label, url = '' }) => {
              form.setValues((before) => ({ ...before, href: url, words: before.words || label }))
            }}
          />
        )}
      </Field>
      {needsWords && <TextField {...form.text('words')} />}
      <Checkbox {...form.checkbox('isNewTab')} />
    </Frame>
  )
}

export function VideoDialog({ editor, onClose }: InsertProps) {
  const current = editor.getAttributes('video')
  const form = useForm({
    initial: { address: String(current['src'] ?? ''), title: String(current['title'] ?? '') },
    labels: { address: 'Adresse de la vidéo', title: 'Titre' },
    rules: {
      address: (typed: string) =>
        embedAddress(typed) === null
          ? 'Cette adresse n’est pas celle d’un hébergeur de vidéos accepté.'
          : undefined,
      title: (typed: string) =>
        typed.trim() === ''
          ? 'Ce champ est requis\u00a0: il nomme la vidéo pour qui ne la voit pas.'
          : undefined,
    },
    onSubmit: ({ address, title }) => {
      onClose()
      insertVideo(editor, { src: embedAddress(address) ?? '', title: title.trim() })
    },
  })

  return (
    <Frame title="Vidéo intégrée" onClose={onClose} form={form.props}>
      <TextField {...form.text('address')} hint="YouTube, Vimeo ou Dailymotion." autoFocus />
      <TextField {...form.text('title')} maxLength={200} />
    </Frame>
  )
}

export function AltDialog({ editor, onClose }: InsertProps) {
  const form = useForm({
    initial: { alt: String(editor.getAttributes('image')['alt'] ?? '') },
    labels: { alt: 'Ce que montre l’image' },
    onSubmit: ({ alt }) => {
      onClose()
      editor.chain().focus().updateAttributes('image', { alt: alt.trim() }).run()
    },
  })
  return (
    <Frame title="Texte alternatif" onClose={onClose} form={form.props}>
      <TextField
        {...form.text('alt')}
        hint="Lu à voix haute. Laissez vide si l’image ne fait que décorer."
        maxLength={300}
        autoFocus
      />
    </Frame>
  )
}

type FrameProps = {
  title: string
  onClose: () => void
  form: ReturnType<typeof useForm>['props']
  more?: ReactNode
  children: ReactNode
}

/** Enter saves, and the form around the editor hears nothing of it. */
function Frame({ title, onClose, form, more, children }: FrameProps) {
  return (
    <Dialog open onClose={onClose} title={title} size="sm">
      <form className="stack" {...form}>
        {children}
        <div className="row" style={{ justifyContent: 'flex-end' }}>
          {more}
          <Button onClick={onClose}>Annuler</Button>
          <Button type="submit" variant="primary">
            Valider
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
