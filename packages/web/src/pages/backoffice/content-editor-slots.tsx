import type { PublishSlotProps } from '../../features/content-editor/content-editor.tsx'
import { PublishNowDialog } from '../../features/content-editor/publish-now-dialog.tsx'
import type { EditorSlots } from '../../features/content-editor/slots.ts'
import { DiscountForm } from '../../features/discount/discount-form.tsx'
import { MediaPicker } from '../../features/media/media-picker.tsx'
import { TargetPanel } from '../../features/targeting/target-panel.tsx'

/** What other features lend the editor, so that none of them knows the others. */
export const editorSlots: EditorSlots = {
  target: (props) => <TargetPanel {...props} />,
  media: (props) => <MediaPicker {...props} />,
  discount: (props) => <DiscountForm {...props} />,
}

export const publishSlot = (props: PublishSlotProps) => <PublishNowDialog {...props} />
export const previewHref = () => null
