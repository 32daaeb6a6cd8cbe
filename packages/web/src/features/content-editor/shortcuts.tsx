import { useEffect, useEffectEvent } from 'react'
import { Dialog } from '../../ui/dialog.tsx'

type Actions = { onSave: () => void; onPublish: () => void; onHelp: () => void }

/** Ctrl S saves, Ctrl Enter publishes, ? shows the list; none of them while a dialog is open. */
export function useShortcuts(actions: Actions): void {
  const run = useEffectEvent((name: keyof Actions) => actions[name]())
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const isCommand = event.ctrlKey || event.metaKey
      if (isCommand && event.key.toLowerCase() === 's') {
        event.preventDefault()
        if (!isDialogOpen()) run('onSave')
      } else if (isCommand && event.key === 'Enter') {
        event.preventDefault()
        if (!isDialogOpen()) run('onPublish')
      } else if (event.key === '?' && !isTyping(event.target) && !isDialogOpen()) {
        event.preventDefault()
        run('onHelp')
      }
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}

const isDialogOpen = () => document.querySelector('dialog[open]') !== null
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))

const SHORTCUTS: readonly [string, string][] = [
  ['Ctrl S', 'Enregistrer'],
  ['Ctrl Entrée', 'Publier ou programmer'],
  ['Ctrl B, Ctrl I, Ctrl U', 'Gras, italique, souligné'],
  ['Ctrl K', 'Lien'],
  ['Ctrl Z, Ctrl Maj Z', 'Annuler, rétablir dans le texte'],
  ['Espace, flèches, Espace', 'Prendre, déplacer et poser un élément d’une liste'],
  ['?', 'Cette aide'],
]

export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title="Raccourcis clavier" size="sm">
      <dl className="shortcuts">
        {SHORTCUTS.map(([keys, what]) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <p className="small muted">Sur Mac, la touche ⌘ remplace Ctrl.</p>
    </Dialog>
  )
}
