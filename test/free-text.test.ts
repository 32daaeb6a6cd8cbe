import { expect, test } from 'vitest'
import { readSourceFiles } from './source-files.ts'

const SENTENCE = 'NO_PATIENT_DATA'

/** Where several lines are typed, and why the sentence is not said there again. */
const SAID_ELSEWHERE: Readonly<Record<string, string>> = {
  'packages/web/src/ui/text-field.tsx': 'the control itself, which knows nothing of what it is for',
  'packages/web/src/features/targeting/cip-paste.tsx': 'codes of pharmacies only, read and never kept',
  'packages/web/src/features/content-editor/field-types/long-text.tsx':
    'a field of the editor, whose form says it once (editor-form.tsx)',
  'packages/web/src/features/content-editor/field-types/rich-text.tsx':
    'a field of the editor, whose form says it once (editor-form.tsx)',
  'packages/web/src/pages/backoffice/events-page.tsx':
    'the programme of an event, in the dialog that says it (event-dialog.tsx)',
}

const screens = readSourceFiles().filter(
  ({ path, isTest }) => path.startsWith('packages/web/src/') && path.endsWith('.tsx') && !isTest,
)

const takesFreeText = (text: string) =>
  /<(?:Textarea|textarea|FreeText|RichTextField)\b|contentEditable/.test(text)
// The constant, in a sentence of the form: not only imported.
const saysIt = (text: string) => /<FreeText\b/.test(text) || text.split(SENTENCE).length > 2

test('D14-03 every form with free text says that no patient data is to be typed', () => {
  const silent = screens
    .filter(({ path, text }) => takesFreeText(text) && !(path in SAID_ELSEWHERE))
    .filter(({ text }) => !saysIt(text))
    .map(({ path }) => path)

  expect(silent).toEqual([])
})

test('D14-03 what is excused of it exists, and still takes free text', () => {
  const known = new Map(screens.map(({ path, text }) => [path, text]))
  const stale = Object.keys(SAID_ELSEWHERE).filter((path) => !takesFreeText(known.get(path) ?? ''))

  expect(stale).toEqual([])
})
