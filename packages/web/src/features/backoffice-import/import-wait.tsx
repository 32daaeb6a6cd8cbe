import { Button } from '../../ui/button.tsx'
import './import.css'

/** The server reads the whole file before it answers: how far it is cannot be known, that it works can be shown. */
export function ImportWait({ text, onCancel }: { text: string; onCancel?: () => void }) {
  return (
    <section className="card import-wait" aria-busy="true">
      <p role="status">
        <b>{text}…</b>
      </p>
      <div className="progress" role="progressbar" aria-label={text} aria-valuetext="En cours">
        <i />
      </div>
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
