import { Fragment } from 'react'

/** An address that is too long for its place turns after « @ » or a dot, never in the middle of a word. */
export function Email({ address }: { address: string }) {
  const pieces = address.split(/(?<=[@._-])/)
  return (
    <span style={{ overflowWrap: 'break-word' }}>
      {pieces.map((piece, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {piece}
        </Fragment>
      ))}
    </span>
  )
}
