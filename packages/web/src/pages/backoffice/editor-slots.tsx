import type { EditorSlots } from '../../features/content-editor/slots.ts'
import { QuestionFileDialog } from '../../features/backoffice-import/question-file-dialog.tsx'
import { DiscountForm } from '../../features/discount/discount-form.tsx'
import { MediaPicker } from '../../features/media/media-picker.tsx'
import { PictureWords } from '../../features/media/picture-words.tsx'
import { SendPictureDialog } from '../../features/media/send-picture-dialog.tsx'
import { BankPicker } from '../../features/question-bank/bank-picker.tsx'
import { TargetPanel } from '../../features/targeting/target-panel.tsx'

/** What other features lend the editor, so that none of them knows the others. */
export const editorSlots: EditorSlots = {
  target: (props) => <TargetPanel {...props} />,
  media: (props) => <MediaPicker {...props} />,
  sendPicture: (props) => <SendPictureDialog key={props.file.name + props.file.size} {...props} />,
  describe: (props) => <PictureWords key={props.file.id} {...props} />,
  discount: (props) => <DiscountForm {...props} />,
  bank: (props) => <BankPicker {...props} />,
  questionFile: (props) => <QuestionFileDialog {...props} />,
}
