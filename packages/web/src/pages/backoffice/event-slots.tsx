import type { EventSlots } from '../../features/backoffice-events/event-dialog.tsx'
import { RichTextField } from '../../features/content-editor/rich-text/rich-text-field.tsx'
import { SlotsContext, type EditorSlots } from '../../features/content-editor/slots.ts'
import { MediaPicker } from '../../features/media/media-picker.tsx'
import { PictureWords } from '../../features/media/picture-words.tsx'
import { SendPictureDialog } from '../../features/media/send-picture-dialog.tsx'
import { TargetPanel } from '../../features/targeting/target-panel.tsx'

const nothing = () => null
/** What the text of an event needs of the library; the rest of the editor of contents is not there. */
const textSlots: EditorSlots = {
  media: (props) => <MediaPicker {...props} />,
  sendPicture: (props) => <SendPictureDialog {...props} />,
  describe: (props) => <PictureWords {...props} />,
  target: nothing,
  discount: nothing,
  bank: nothing,
  questionFile: nothing,
}

/** What other features lend the event's sheet. */
export const eventSlots: EventSlots = {
  target: (props) => <TargetPanel {...props} />,
  media: ({ onPick, onClose }) => (
    <MediaPicker accept="image" onPick={(files) => files[0] && onPick(files[0])} onClose={onClose} />
  ),
  body: ({ value, onChange }) => (
    <SlotsContext value={textSlots}>
      <RichTextField name="body" label="Programme et détails" value={value} onChange={onChange} compact />
    </SlotsContext>
  ),
}
