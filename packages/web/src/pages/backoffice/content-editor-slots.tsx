import type { AdminContentDetail } from '@kiosque/contract/wire/contents'
import type { PublishSlotProps } from '../../features/content-editor/content-editor.tsx'
import type { EditorSlots } from '../../features/content-editor/slots.ts'
import { DiscountForm } from '../../features/discount/discount-form.tsx'
import { MediaPicker } from '../../features/media/media-picker.tsx'
import { PictureWords } from '../../features/media/picture-words.tsx'
import { SendPictureDialog } from '../../features/media/send-picture-dialog.tsx'
import { PublishDialog } from '../../features/publishing/publish-dialog.tsx'
import { TargetPanel } from '../../features/targeting/target-panel.tsx'
import { paths } from '../../lib/paths.ts'

/** What other features lend the editor, so that none of them knows the others. */
export const editorSlots: EditorSlots = {
  target: (props) => <TargetPanel {...props} />,
  media: (props) => <MediaPicker {...props} />,
  sendPicture: (props) => <SendPictureDialog key={props.file.name + props.file.size} {...props} />,
  describe: (props) => <PictureWords key={props.file.id} {...props} />,
  discount: (props) => <DiscountForm {...props} />,
}

export const publishSlot = (props: PublishSlotProps) => <PublishDialog {...props} />
export const previewHref = ({ kind, id }: AdminContentDetail) => paths.admin(`preview?kind=${kind}&id=${id}`)
