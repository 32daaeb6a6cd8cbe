import type { ClaimsSummary } from '@kiosque/contract/wire/claims'
import { count, formatCents, formatInteger } from '../../lib/format.ts'
import '../../ui/styles/figures.css'

/** What is owed, late and paid, and how long it usually takes. */
export function SummaryCards({ summary }: { summary: ClaimsSummary }) {
  const { to_correct, waiting, owed, late, paid, year } = summary
  return (
    <div className="kpis claims-kpis">
      <Figure
        label="À corriger"
        value={formatInteger(to_correct.claims)}
        note={
          to_correct.claims > 0
            ? `${formatCents(to_correct.amount)} en attente de vous`
            : 'Rien ne vous attend'
        }
        isPressing={to_correct.claims > 0}
      />
      <Figure
        label="En attente de contrôle"
        value={formatInteger(waiting.claims)}
        note={[waiting.claims > 0 && formatCents(waiting.amount), delay('délai moyen', summary.control_days)]
          .filter(Boolean)
          .join(' · ')}
      />
      <Figure
        label="À recevoir"
        value={formatCents(owed.amount)}
        note={[
          count(owed.claims, 'demande acceptée', 'demandes acceptées'),
          late.claims > 0 && `dont ${formatCents(late.amount)} en retard`,
        ]
          .filter(Boolean)
          .join(', ')}
        isPressing={late.claims > 0}
      />
      <Figure
        label={`Réglées en ${year}`}
        value={formatCents(paid.amount)}
        note={[count(paid.claims, 'demande'), delay('réglées en', summary.payment_days)]
          .filter(Boolean)
          .join(' · ')}
      />
    </div>
  )
}

const delay = (words: string, days: number | null) =>
  days === null ? '' : `${words} ${count(Math.max(1, Math.round(days)), 'jour')}`

type FigureProps = { label: string; value: string; note: string; isPressing?: boolean }

function Figure({ label, value, note, isPressing = false }: FigureProps) {
  return (
    <div className={isPressing ? 'card kpi kpi--warn' : 'card kpi'}>
      <span>{label}</span>
      <b>{value}</b>
      <span className="trend">{note}</span>
    </div>
  )
}
