import type { Editor } from '@tiptap/core'
import { useState } from 'react'
import type { FormEvent, ReactNode } from 'react'
import { isSafeLink } from '@kiosque/contract/domain/rich-text'
import { allKinds } from '@kiosque/contract/kinds/registry'
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
  const [href, setHref] = useState(String(current['href'] ?? ''))
  const [words, setWords] = useState('')
  const [isNewTab, setNewTab] = useState(current['target'] === '_blank')
  const [error, setError] = useState<string>()
  const needsWords = editor.state.selection.empty && !editor.isActive('link')

  function save() {
    const address = linkAddress(href)
    if (address === null)
      return setError('Saisissez une adresse, par exemple https://exemple.fr ou /news/12.')
    const mark = { type: 'link', attrs: { href: address, target: isNewTab ? '_blank' : null } }
    onClose()
    if (needsWords) stepPast(editor)
    const chain = editor.chain().focus()
    if (needsWords) chain.insertContent({ type: 'text', text: words.trim() || address, marks: [mark] }).run()
    else chain.extendMarkRange('link').setMark('link', mark.attrs).run()
  }

  return (
    <Frame
      title={editor.isActive('link') ? 'Modifier le lien' : 'Insérer un lien'}
      onClose={onClose}
      onSave={save}
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
      <TextField
        label="Adresse"
        name="lien-adresse"
        value={href}
        error={error}
        hint="Un site, un e-mail, ou une page du portail."
        onChange={(text) => {
          setHref(text)
          setError(undefined)
        }}
        autoFocus
      />
      <Field label="Ou un contenu du portail" name="lien-contenu">
        {(control) => (
          <SearchPicker
            control={control}
            placeholder="Rechercher un titre"
            listLabel="Contenus trouvés"
            search={contentChoices(ALL)}
            onChoose={({ label, url = '' }) => {
              setHref(url)
              setError(undefined)
              setWords((before) => before || label)
            }}
          />
        )}
      </Field>
      {needsWords && <TextField label="Texte du lien" name="lien-texte" value={words} onChange={setWords} />}
      <Checkbox label="Ouvrir dans un nouvel onglet" checked={isNewTab} onChange={setNewTab} />
    </Frame>
  )
}

export function VideoDialog({ editor, onClose }: InsertProps) {
  const current = editor.getAttributes('video')
  const [address, setAddress] = useState(String(current['src'] ?? ''))
  const [title, setTitle] = useState(String(current['title'] ?? ''))
  const [errors, setErrors] = useState<{ address?: string; title?: string }>({})

  function save() {
    const src = embedAddress(address)
    const found = {
      ...(src === null ? { address: 'Cette adresse n’est pas celle d’un hébergeur de vidéos accepté.' } : {}),
      ...(title.trim() === ''
        ? { title: 'Ce champ est requis\u00a0: il nomme la vidéo pour qui ne la voit pas.' }
        : {}),
    }
    setErrors(found)
    if (src === null || title.trim() === '') return
    onClose()
    insertVideo(editor, { src, title: title.trim() })
  }

  return (
    <Frame title="Vidéo intégrée" onClose={onClose} onSave={save}>
      <TextField
        label="Adresse de la vidéo"
        name="video-adresse"
        value={address}
        error={errors.address}
        hint="YouTube, Vimeo ou Dailymotion."
        onChange={setAddress}
        autoFocus
      />
      <TextField
        label="Titre"
        name="video-titre"
        value={title}
        error={errors.title}
        onChange={setTitle}
        maxLength={200}
      />
    </Frame>
  )
}

export function AltDialog({ editor, onClose }: InsertProps) {
  const [alt, setAlt] = useState(String(editor.getAttributes('image')['alt'] ?? ''))
  return (
    <Frame
      title="Texte alternatif"
      onClose={onClose}
      onSave={() => {
        onClose()
        editor.chain().focus().updateAttributes('image', { alt: alt.trim() }).run()
      }}
    >
      <TextField
        label="Ce que montre l’image"
        name="image-alt"
        value={alt}
        hint="Lu à voix haute. Laissez vide si l’image ne fait que décorer."
        onChange={setAlt}
        maxLength={300}
        autoFocus
      />
    </Frame>
  )
}

type FrameProps = {
  title: string
  onClose: () => void
  onSave: () => void
  more?: ReactNode
  children: ReactNode
}

/** Enter saves, and the form around the editor hears nothing of it. */
function Frame({ title, onClose, onSave, more, children }: FrameProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    onSave()
  }
  return (
    <Dialog open onClose={onClose} title={title} size="sm">
      <form className="stack" noValidate onSubmit={submit}>
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
