import { Fragment } from 'react'
import type { Piece } from './model/word-diff.ts'

/** Lines of text with what was removed struck and what was added underlined: never colour alone. */
export function DiffText({ pieces, hide }: { pieces: readonly Piece[]; hide?: 'added' | 'removed' }) {
  return (
    <div className="diff__text">
      {pieces
        .filter((piece) => piece.kind !== hide)
        .map((piece, index) => (
          <Fragment key={index}>
            {piece.kind === 'same' && piece.text}
            {piece.kind === 'added' && (
              <ins>
                <span className="sr-only">ajouté&nbsp;: </span>
                {piece.text}
              </ins>
            )}
            {piece.kind === 'removed' && (
              <del>
                <span className="sr-only">retiré&nbsp;: </span>
                {piece.text}
              </del>
            )}
          </Fragment>
        ))}
    </div>
  )
}
