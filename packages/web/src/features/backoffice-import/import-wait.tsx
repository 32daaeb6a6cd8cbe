import { formatPercent } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { Progress } from '../../ui/progress.tsx'
import { Announcement } from '../../ui/announcement.tsx'
import './import.css'

type ImportWaitProps = { text: string; percent: number; onCancel?: () => void }

/** The server says how far it is as it reads and writes the lines. */
export function ImportWait({ text, percent, onCancel }: ImportWaitProps) {
  return (
    <section className="card import-wait" aria-busy="true">
      <p className="row between">
        <Announcement as="b">{text}…</Announcement>
        <span className="num">{formatPercent(percent)}</span>
      </p>
      <Progress label={text} value={percent} text={formatPercent(percent)} />
      <p className="small muted">
        Gardez cette page ouverte. Quelques secondes suffisent pour un millier de lignes.
      </p>
      {onCancel && (
        <div>
          <Button size="sm" onClick={onCancel}>
            Interrompre
          </Button>
        </div>
      )}
    </section>
  )
}
