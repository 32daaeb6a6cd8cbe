import { useState } from 'react'
import type { EventSlots } from '../../features/backoffice-events/event-dialog.tsx'
import {
  FormContext,
  mergeRefs,
  noRefs,
  type Refs,
} from '../../features/content-editor/fields/form-context.ts'
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
  body: (props) => <EventText {...props} />,
}

function EventText({ value, onChange }: { value: string; onChange: (html: string) => void }) {
  const [refs, setRefs] = useState(noRefs)
  const remember = (more: Partial<Refs>) => setRefs((before) => mergeRefs(before, more))
  return (
    <SlotsContext value={textSlots}>
      <FormContext value={{ errors: {}, refs, remember, isEgalim: false }}>
        <RichTextField name="body" label="Programme et détails" value={value} onChange={onChange} compact />
      </FormContext>
    </SlotsContext>
  )
}
