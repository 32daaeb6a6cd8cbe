import { Announcement } from '../../../ui/announcement.tsx'
import { clock } from './clock.ts'
import { SHORTCUTS } from './player-keys.ts'

type FilmNoteProps = { resumedAt: number | null; onStartAgain: () => void }

/** Under the film: where it went on from, and which keys it knows. */
export function FilmNote({ resumedAt, onStartAgain }: FilmNoteProps) {
  return (
    <div className="film-note small no-print">
      <Announcement as="span">
        {resumedAt !== null && (
          <>
            Reprise à {clock(resumedAt)}, là où vous en étiez.{' '}
            <button type="button" className="link" onClick={onStartAgain}>
              Revoir du début
            </button>
          </>
        )}
      </Announcement>
      <details className="film-keys">
        <summary>Raccourcis clavier</summary>
        <p className="muted">Ils marchent dès que la vidéo a le curseur.</p>
        <dl>
          {SHORTCUTS.map(([keys, does]) => (
            <div key={keys} style={{ display: 'contents' }}>
              <dt>{keys}</dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  )
}
