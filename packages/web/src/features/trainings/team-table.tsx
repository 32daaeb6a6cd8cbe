import { accountTypeLabel } from '@kiosque/contract/domain/roles'
import { formatPercent } from '../../lib/format.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { FoldButton, useFold } from '../../ui/fold.tsx'
import { Ring } from '../../ui/ring.tsx'
import { dayWords, type Pressing } from './most-pressing.ts'
import { TrainingCell, type CellActions } from './training-cell.tsx'
import { kindWord, nameOf, shareOf, type Member } from './training-words.ts'

type TeamProps = { trainings: readonly Pressing[]; members: readonly Member[]; actions: CellActions }

const TONES = ['green', 'blue', 'teal', 'sand'] as const

/** As many as the widest page has room for; narrower ones show fewer (trainings.css). */
const COLUMNS = 7

/** Who × what, on a screen wide enough for it: the most pressing at one look, the others on request. */
export function TeamTable({ trainings, members, actions }: TeamProps) {
  const fold = useFold(trainings.length, COLUMNS)
  const isFolded = fold.hidden > 0 && !fold.isWhole
  return (
    <div className="card hide-xs" style={{ overflow: 'hidden' }}>
      <section className="table-wrap" tabIndex={0} aria-label="Suivi par personne">
        <table className={isFolded ? 'table team-table team-table--few' : 'table team-table'}>
          <caption className="sr-only">Où en est chacun, formation par formation</caption>
          <thead>
            <tr>
              <th scope="col">Personne</th>
              {trainings.map((training) => (
                <th key={training.id} scope="col">
                  <a href={training.url} title={training.title}>
                    {training.title}
                  </a>
                  <small>{[kindWord(training.kind), dayWords(training)].filter(Boolean).join(' · ')}</small>
                </th>
              ))}
              <th scope="col">Ensemble</th>
            </tr>
          </thead>
          <tbody>
            {members.map((member, index) => (
              <tr key={member.user_id}>
                <th scope="row">
                  <Person member={member} tone={TONES[index % TONES.length] ?? 'teal'} />
                </th>
                {trainings.map((training) => (
                  <td key={training.id}>
                    <TrainingCell training={training} member={member} actions={actions} />
                  </td>
                ))}
                <td>
                  <Whole member={member} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {fold.hidden > 0 && (
        <div className="team-table__more">
          <FoldButton fold={fold} more={`Voir les ${trainings.length}\u00A0formations`} />
        </div>
      )}
    </div>
  )
}

/** The same, one card a person, on a phone. */
export function TeamCards({ trainings, members, actions }: TeamProps) {
  return (
    <ul className="team-cards">
      {members.map((member, index) => (
        <li key={member.user_id} className="card team-card">
          <div className="row row--nw">
            <Person member={member} tone={TONES[index % TONES.length] ?? 'teal'} />
            <b className="num" style={{ marginLeft: 'auto' }}>
              {formatPercent(shareOf(member.done, member.total))}
            </b>
          </div>
          <Squares trainings={trainings} member={member} actions={actions} />
        </li>
      ))}
    </ul>
  )
}

const SHOWN = 4

/** The most pressing ones; the others on request, so that the next person stays within reach. */
function Squares({ trainings, member, actions }: Omit<TeamProps, 'members'> & { member: Member }) {
  const own = trainings.filter(({ id }) => member.trainings.some(({ content_id }) => content_id === id))
  const rest = own.slice(SHOWN)
  const lines = (some: readonly Pressing[]) => (
    <ul>
      {some.map((training) => (
        <li key={training.id}>
          <a href={training.url}>{training.title}</a>
          <TrainingCell training={training} member={member} actions={actions} />
        </li>
      ))}
    </ul>
  )
  return (
    <>
      {lines(own.slice(0, SHOWN))}
      {rest.length > 0 && (
        <details className="team-card__more">
          <summary>
            {rest.length === 1 ? 'Voir la dernière' : `Voir les ${rest.length} autres`}
            <span className="sr-only">&nbsp;: {nameOf(member)}</span>
          </summary>
          {lines(rest)}
        </details>
      )}
    </>
  )
}

function Person({ member, tone }: { member: Member; tone: (typeof TONES)[number] }) {
  return (
    <span className="row row--nw">
      <Avatar name={nameOf(member)} tone={tone} />
      <span>
        <b style={{ display: 'block', lineHeight: 1.3 }}>{nameOf(member)}</b>
        <small className="small muted">{accountTypeLabel(member.type)}</small>
      </span>
    </span>
  )
}

function Whole({ member: { done, total } }: { member: Member }) {
  const share = shareOf(done, total)
  return (
    <span
      className="row row--nw"
      style={{ '--gap': '8px', justifyContent: 'flex-end' } as React.CSSProperties}
      title={`${done} sur ${total}`}
    >
      <Ring percent={share} />
      <b className="num small">{formatPercent(share)}</b>
    </span>
  )
}
