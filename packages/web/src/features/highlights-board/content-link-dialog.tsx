import type { AdminContentRow } from '@kiosque/contract/wire/contents'
import { ItemPicker } from './item-picker.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

type ContentLinkDialogProps = {
  onPick: (link: { title: string; url: string }) => void
  onClose: () => void
}

/** An address chosen by the title of a content, so that nobody has to know it by heart. */
export function ContentLinkDialog({ onPick, onClose }: ContentLinkDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="Choisir un contenu"
      footer={<Button onClick={onClose}>Annuler</Button>}
    >
      <ItemPicker
        productsOnly={false}
        chosenId={null}
        error={undefined}
        onChoose={({ title, url }: AdminContentRow) => onPick({ title, url })}
      />
    </Dialog>
  )
}
