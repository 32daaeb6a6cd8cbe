import type { BankUse } from '@kiosque/contract/wire/question-bank'
import { paths } from '../../lib/paths.ts'
import { Status } from '../../ui/badge.tsx'

const STATES = { draft: 'Brouillon', published: 'Publié', archived: 'Archivé' }

/** The quizzes that ask a question: what a change of it reaches. */
export function QuestionUses({ uses }: { uses: readonly BankUse[] }) {
  return (
    <section className="card card--pad">
      <h2 className="h4">Quiz qui la posent</h2>
      {uses.length === 0 ? (
        <p className="small muted">
          Aucun pour le moment. Ajoutez-la depuis un quiz, bouton «&nbsp;Banque&nbsp;».
        </p>
      ) : (
        <ul className="bank-uses">
          {uses.map((use) => (
            <li key={use.id} className="row row--nw between">
              <a className="link" href={paths.admin(`contents/quiz/${use.id}`)}>
                {use.title}
              </a>
              <Status tone={use.is_live ? 'green' : 'grey'}>
                {use.is_live ? 'En ligne' : STATES[use.status]}
              </Status>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** Said before saving: who gets a new version. */
export function followWords(uses: readonly BankUse[]): string {
  const live = uses.filter((use) => use.is_live).length
  const quizzes =
    uses.length === 1 ? 'Le quiz qui la pose suivra' : `Les ${uses.length} quiz qui la posent suivront`
  const online = live === 0 ? '' : live === 1 ? ', dont un en ligne' : `, dont ${live} en ligne`
  return `${quizzes}${online}, chacun avec une nouvelle version. Les tentatives terminées gardent la leur.`
}
