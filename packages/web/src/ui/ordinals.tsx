import { Fragment } from 'react'

/** « 1er », « 2e » after a figure, and nothing longer: « 12 ha » is left alone. */
const ORDINAL = /(?<=\d)(er|re|e)(?=[\s.,;:!?)]|$)/

/** A text whose ordinals have their ending raised, as French sets them: 1ᵉʳ, 2ᵉ. */
export function Ordinals({ text }: { text: string }) {
  return text.split(ORDINAL).map((part, index) =>
    // What the pattern captures stands at the odd places.
    index % 2 === 1 ? <sup key={index}>{part}</sup> : <Fragment key={index}>{part}</Fragment>,
  )
}
