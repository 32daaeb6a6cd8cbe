import { lazy, Suspense } from 'react'
import type { ReactNode } from 'react'
import type { GateLine } from '@kiosque/contract/kinds/publication-gate'
import { LineSkeletons } from '../../ui/skeleton.tsx'
import { WritingColumn } from './editor-form.tsx'
import { MissingList } from './missing-list.tsx'
import { SidePanel } from './side-panel.tsx'
import type { Editor } from './use-editor.ts'

type LayoutProps = { editor: Editor; gate: readonly GateLine[] }

/** What every kind has: what is written at left, when, where and for whom at right. */
function TwoColumns({ editor, gate }: LayoutProps) {
  return (
    <div className="editor">
      <WritingColumn editor={editor} />
      <div className="stack" style={{ gap: 16 }}>
        {editor.content?.status !== 'published' && <MissingList gate={gate} />}
        <SidePanel editor={editor} />
      </div>
    </div>
  )
}

const QuizLayout = lazy(async () => ({ default: (await import('./quiz/quiz-layout.tsx')).QuizLayout }))

/** Kinds that deserve a screen of their own; the form, its saving and its publication are the same. */
const LAYOUTS: Readonly<Record<string, (props: LayoutProps) => ReactNode>> = {
  quiz: (props) => (
    <Suspense fallback={<LineSkeletons count={8} />}>
      <QuizLayout {...props} />
    </Suspense>
  ),
}

/** The form of one content, laid out as its kind asks. */
export function EditorLayout({ kind, ...props }: LayoutProps & { kind: string }) {
  const Own = LAYOUTS[kind]
  return Own ? <Own {...props} /> : <TwoColumns {...props} />
}
