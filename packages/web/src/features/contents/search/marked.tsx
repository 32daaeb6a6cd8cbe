import { Fragment } from 'react'
import './marked.css'

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
}

/** Text with `<mark>` around the words asked for, drawn as elements: nothing else in it is ever markup. */
export function Marked({ text }: { text: string }) {
  const parts = text.split(/(<mark>.*?<\/mark>)/s)
  return parts.map((part, index) => {
    const inside = /^<mark>(.*)<\/mark>$/s.exec(part)?.[1]
    if (inside === undefined) return <Fragment key={index}>{plain(part)}</Fragment>
    return <mark key={index}>{plain(inside)}</mark>
  })
}

function plain(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity)
}
