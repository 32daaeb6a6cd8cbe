import { IconArrowRight, IconCheck, IconPlayerPlay } from '@tabler/icons-react'
import type { Series } from '@kiosque/contract/wire/trainings'
import { formatPercent } from '../../../lib/format.ts'
import { Progress } from '../../../ui/progress.tsx'
import { clock } from './clock.ts'

type FilmSeriesProps = { series: Series; currentId: number }

/** The films that go together, in their order: what is seen, where one is, and the next one. */
export function FilmSeries({ series: { name, data }, currentId }: FilmSeriesProps) {
  if (name === null || data.length < 2) return null
  const seen = data.filter(({ is_done }) => is_done).length
  const next = data[data.findIndex(({ id }) => id === currentId) + 1]
  return (
    <section className="card card--pad chaps no-print" aria-labelledby="serie">
      <div className="card__head" style={{ marginBottom: 8 }}>
        <h2 className="h3" id="serie">
          {name}
        </h2>
        <span className="small muted num nowrap">
          {seen} sur {data.length} vus
        </span>
      </div>
      <Progress thin label="Part de la série déjà vue" value={seen} max={data.length} />
      <ol className="chaps__list">
        {data.map((film, index) => (
          <li key={film.id}>
            <a className="chap" href={film.url} aria-current={film.id === currentId ? 'page' : undefined}>
              <span className="num">{index + 1}</span>
              <span>
                {film.title}
                {film.duration_s !== null && <small className="muted num"> {clock(film.duration_s)}</small>}
              </span>
              {film.is_done ? (
                <>
                  <IconCheck className="i i--18" aria-hidden="true" />
                  <span className="sr-only">, vu</span>
                </>
              ) : film.percent > 0 ? (
                <span className="small num">{formatPercent(film.percent)}</span>
              ) : (
                film.id === currentId && <IconPlayerPlay className="i i--18" aria-hidden="true" />
              )}
            </a>
          </li>
        ))}
      </ol>
      {next && (
        <a className="film-next" href={next.url}>
          <span>
            <small>Suivant dans la série</small>
            <b>{next.title}</b>
          </span>
          <IconArrowRight className="i" aria-hidden="true" />
        </a>
      )}
    </section>
  )
}
