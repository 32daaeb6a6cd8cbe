import { useState } from 'react'
import type { Kind } from '@kiosque/contract/kinds/define-kind'
import { go } from '../../lib/navigation.ts'
import { paths } from '../../lib/paths.ts'
import { useOneAtATime } from '../../lib/use-one-at-a-time.ts'
import { sayRefusal } from '../../ui/refusal.tsx'
import { toast } from '../../ui/toast.tsx'
import {
  useArchive,
  useBackToDraft,
  useDelete,
  useDuplicate,
  useListsChanged,
  useRestore,
} from './editor.queries.ts'
import type { Editor } from './use-editor.ts'

const sayFailure = sayRefusal('L’action n’a pas abouti')

type Asked = {
  /** Saved, and ready to be published. */
  onPublish: () => void
  /** Put in the trash: nothing of it is kept on this computer. */
  onRemoved: () => void
}

/** What one does to a content from its editor: one thing at a time, and what fails is said. */
export function useGestures(kind: Kind, editor: Editor, { onPublish, onRemoved }: Asked) {
  const [busy, setBusy] = useState<'save' | 'publish' | null>(null)
  const oneAtATime = useOneAtATime()
  const listsChanged = useListsChanged()
  const copy = useDuplicate(kind.key)
  const toArchive = useArchive(kind.key)
  const withdraw = useBackToDraft(kind.key)
  const toTrash = useDelete(kind.key)
  const fromTrash = useRestore()
  const { content } = editor

  const once = (what: 'save' | 'publish', run: () => Promise<void>) =>
    void oneAtATime(async () => {
      setBusy(what)
      await run().catch(sayFailure)
      setBusy(null)
    })

  async function takeBack(id: number) {
    await fromTrash.mutateAsync(id)
    go(paths.admin(`contents/${kind.key}/${id}`))
  }

  return {
    busy,
    save: () =>
      once('save', async () => {
        if (!(await editor.save())) return
        listsChanged()
        toast({ title: content?.phase === 'live' ? 'Mis à jour en ligne' : 'Contenu enregistré' })
      }),
    publish: () =>
      once('publish', async () => {
        if (await editor.save()) onPublish()
      }),
    duplicate: () =>
      once('save', async () => {
        if (!content) return
        const { id } = await copy.mutateAsync(content.id)
        toast({ title: 'Copie créée en brouillon' })
        go(paths.admin(`contents/${kind.key}/${id}`))
      }),
    /** Confirmed in a dialog, which waits for it. */
    async archive() {
      try {
        const saved = await editor.save()
        if (!saved) return
        editor.replace(await toArchive.mutateAsync(saved))
        toast({ title: 'Contenu archivé', text: 'Il n’est plus visible sur le portail.' })
      } catch (error) {
        sayFailure(error)
      }
    },
    /** Only the state: what is typed and not yet on line stays in the form, and is then saved as a draft. */
    toDraft: () =>
      once('save', async () => {
        if (!content) return
        editor.replace(await withdraw.mutateAsync(content))
        toast({
          title: 'Repassé en brouillon',
          text: content.phase === 'live' ? 'Il n’est plus visible sur le portail.' : 'Il ne paraîtra pas.',
        })
      }),
    /** Nothing is asked first: it can be taken back, from here or from the trash. */
    remove: () =>
      once('save', async () => {
        if (!content) return
        const { id, status, phase } = content
        await toTrash.mutateAsync(id)
        onRemoved()
        toast({
          title: status === 'draft' ? 'Brouillon mis à la corbeille' : 'Contenu mis à la corbeille',
          text:
            phase === 'live'
              ? 'Il n’est plus visible sur le portail. La corbeille le garde trente jours.'
              : 'La corbeille le garde trente jours.',
          action: { label: 'Annuler', onClick: () => void takeBack(id).catch(sayFailure) },
        })
        requestAnimationFrame(() => go(paths.admin(`contents/${kind.key}`)))
      }),
  }
}
