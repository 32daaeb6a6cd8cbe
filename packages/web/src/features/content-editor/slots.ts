import { createContext, useContext } from 'react'
import type { ReactNode } from 'react'
import type { Target } from '@kiosque/contract/domain/audience'
import type { DiscountValue } from '@kiosque/contract/domain/discount-value'
import type { AdminContentDetail } from '@kiosque/contract/wire/contents'
import type { FileRef } from '@kiosque/contract/wire/files'
import type { BankQuestion, QuestionImportReport } from '@kiosque/contract/wire/question-bank'

export type MediaSlotProps = {
  accept: 'image' | 'video' | 'any'
  multiple?: boolean
  onPick: (files: FileRef[]) => void
  onClose: () => void
}
/** A picture pasted or dropped in the text: sent to the library, then described. */
export type SendPictureSlotProps = {
  file: File
  onSent: (file: FileRef) => void
  onClose: () => void
}
/** The words of a picture of the library, and where its crops keep their centre. */
export type DescribeSlotProps = {
  file: FileRef
  /** Of the field of its words, so that a list of what is missing leads there. */
  name: string
  error?: string | undefined
  onSaved: (file: FileRef) => void
}
export type TargetSlotProps = {
  value: Target
  onChange: (target: Target) => void
  error?: string
  /** As it stands in the form: « Pourquoi » also answers by the status and the dates. */
  publication: {
    status: AdminContentDetail['status']
    starts_at: string | null
    ends_at: string | null
  }
}
/** Other last days of a training for some audiences; null before its first save. */
export type DueDatesSlotProps = { contentId: number | null }
export type DiscountSlotProps = {
  value: DiscountValue | null
  onChange: (discount: DiscountValue | null) => void
  prixMoyen: number | null
  egalim: boolean
}

/** Questions of the bank, those already asked marked as such. */
export type BankSlotProps = {
  taken: readonly number[]
  onPick: (questions: BankQuestion[]) => void
  onClose: () => void
}
/** A file of questions, tried first: only the good ones come, once they are agreed to. */
export type QuestionFileSlotProps = {
  onPick: (questions: QuestionImportReport['questions']) => void
  onClose: () => void
}

/** What other features lend the editor: the page gives them, because features never import each other. */
export type EditorSlots = {
  target: (props: TargetSlotProps) => ReactNode
  dueDates: (props: DueDatesSlotProps) => ReactNode
  media: (props: MediaSlotProps) => ReactNode
  sendPicture: (props: SendPictureSlotProps) => ReactNode
  describe: (props: DescribeSlotProps) => ReactNode
  discount: (props: DiscountSlotProps) => ReactNode
  bank: (props: BankSlotProps) => ReactNode
  questionFile: (props: QuestionFileSlotProps) => ReactNode
}

export const SlotsContext = createContext<EditorSlots | null>(null)

export function useSlots(): EditorSlots {
  const slots = useContext(SlotsContext)
  if (!slots) throw new Error('The editor needs its slots')
  return slots
}
