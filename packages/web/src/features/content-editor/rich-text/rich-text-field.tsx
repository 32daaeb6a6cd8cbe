import { lazy, Suspense } from 'react'
import { LineSkeletons } from '../../../ui/skeleton.tsx'
import type { RichTextProps } from './rich-text-editor.tsx'
import './rich-text.css'

/** The editor of rich text is heavy: it comes with the first form that has one, and never with the portal. */
const RichTextEditor = lazy(async () => ({
  default: (await import('./rich-text-editor.tsx')).RichTextEditor,
}))

export function RichTextField(props: RichTextProps) {
  return (
    <Suspense fallback={<Waiting />}>
      <RichTextEditor {...props} />
    </Suspense>
  )
}

function Waiting() {
  return (
    <div className="rte">
      <div className="rte__bar" style={{ height: 49 }} />
      <div className="rte__body">
        <LineSkeletons />
      </div>
    </div>
  )
}
