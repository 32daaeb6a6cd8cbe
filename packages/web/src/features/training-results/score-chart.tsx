import type { TrainingResults } from '@kiosque/contract/wire/training-results'
import { count, formatInteger, formatPercent } from '../../lib/format.ts'
import { BarChart } from '../../parts/chart/bar-chart.tsx'
import { ChartTable } from '../../parts/chart/chart-table.tsx'
import { Card } from '../../ui/card.tsx'

const TITLE = 'Répartition des notes'

/** How many people’s best score is where. */
export function ScoreChart({ results: { scores, training } }: { results: TrainingResults }) {
  const all = scores.reduce((sum, { people }) => sum + people, 0)
  const fullest = scores.reduce((best, each) => (each.people > best.people ? each : best), {
    from: 0,
    to: 0,
    people: 0,
  })
  if (all === 0)
    return (
      <Card title={TITLE}>
        <p className="muted">Personne n’a encore rendu ce quiz.</p>
      </Card>
    )
  return (
    <Card
      title={TITLE}
      action={
        <span className="small muted">
          {count(all, 'personne')}, réussi à {formatPercent(training.pass_mark ?? 0)}
        </span>
      }
    >
      <BarChart
        label={`${TITLE}\u00A0: le plus souvent entre ${fullest.from} et ${formatPercent(fullest.to)}, ${count(fullest.people, 'personne')}`}
        points={scores.map(({ from, people }) => ({ label: String(from), value: people }))}
      />
      <ChartTable
        summary="Les chiffres par note"
        caption={TITLE}
        head={['Meilleure note', 'Personnes']}
        rows={scores.map(({ from, to, people }) => [`${from} à ${formatPercent(to)}`, formatInteger(people)])}
      />
    </Card>
  )
}
