import type { AgreementFigures } from '@kiosque/contract/wire/agreements'
import { wholeEuros } from '../../parts/agreement-words.ts'
import { cohortText } from './agreement-words.ts'

/** One's own beside the mean of others of the kind; with fewer than five of them, nothing but why. */
export function ComparisonCard({ figures }: { figures: AgreementFigures }) {
  const { comparison, amount, laboratory } = figures
  return (
    <section className="card card--pad">
      <h2 className="h3">Face aux officines comparables</h2>
      {comparison === null ? (
        <p className="small muted" style={{ marginTop: 6 }}>
          {amount === 0
            ? `Votre officine n’a pas d’achat connu chez ${laboratory.name} cette année-là\u00A0: il n’y a rien à comparer.`
            : 'Moins de 5 officines comparables ont transmis leurs chiffres\u00A0: rien n’est montré, pour que personne ne soit reconnu.'}
        </p>
      ) : (
        <Bars comparison={comparison} />
      )}
    </section>
  )
}

function Bars({ comparison }: { comparison: NonNullable<AgreementFigures['comparison']> }) {
  const { own, mean, top_quarter } = comparison
  const lines = [
    { label: 'Votre officine', value: own, color: undefined },
    { label: 'Moyenne comparable', value: mean, color: 'var(--teal-600)' },
    ...(top_quarter === null
      ? []
      : [{ label: 'Le quart le plus actif', value: top_quarter, color: 'var(--blue-400)' }]),
  ]
  const most = Math.max(1, ...lines.map(({ value }) => value)) * 1.12
  const gap = own - mean
  return (
    <>
      <p className="small muted" style={{ margin: '4px 0 8px' }}>
        {cohortText(comparison)}
      </p>
      {lines.map(({ label, value, color }) => (
        <div className="cmp" key={label}>
          <span>{label}</span>
          <b>{wholeEuros(value)}</b>
          <span className="progress" aria-hidden="true">
            <i style={{ width: `${Math.max(0, (value / most) * 100)}%`, background: color }} />
          </span>
        </div>
      ))}
      <p className="small" style={{ marginTop: 8 }}>
        {Math.abs(gap) < 100 ? (
          'Vous êtes à la moyenne.'
        ) : (
          <>
            Vous êtes{' '}
            <b>
              {wholeEuros(Math.abs(gap))} {gap > 0 ? 'au-dessus' : 'en dessous'}
            </b>{' '}
            de la moyenne.
          </>
        )}
      </p>
    </>
  )
}
