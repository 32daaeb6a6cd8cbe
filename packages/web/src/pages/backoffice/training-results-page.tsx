import { useQuery } from '@tanstack/react-query'
import { IconPencil } from '@tabler/icons-react'
import type { TrainingResults } from '@kiosque/contract/wire/training-results'
import { useNetwork } from '../../features/backoffice-reference/use-network.ts'
import { PeopleList } from '../../features/training-results/people-list.tsx'
import { QuestionList } from '../../features/training-results/question-list.tsx'
import { ResultFigures } from '../../features/training-results/result-figures.tsx'
import { ResultLines } from '../../features/training-results/result-lines.tsx'
import { ResultsCsvButton } from '../../features/training-results/results-csv-button.tsx'
import { ScoreChart } from '../../features/training-results/score-chart.tsx'
import {
  questionResultsQuery,
  trainingResultsQuery,
  type Query,
} from '../../features/training-results/training-results.queries.ts'
import { useZoneFilter } from '../../parts/desk/use-zone-filter.ts'
import { formatDate, formatTime } from '../../lib/format.ts'
import { useListState } from '../../lib/list-state.ts'
import { paths } from '../../lib/paths.ts'
import { stringifySearch } from '../../lib/search-params.ts'
import { useSignedIn } from '../../lib/session.ts'
import { usePageTitle } from '../../lib/title.ts'
import { useId } from '../../lib/use-id.ts'
import { FilterSelect } from '../../parts/desk/filter-bar.tsx'
import { Loaded } from '../../parts/desk/loaded.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import '../../features/statistics/statistics.css'
import '../../features/training-results/training-results.css'

const ADVISER = 3
const IDENTIFIER = /^[1-9][0-9]{0,8}$/

/** D7-02: one training, from the whole network to the last person, and a quiz question by question. */
export function TrainingResultsPage() {
  const id = useId('/backoffice/is-admin/admin/trainings/$id')
  const list = useListState(['zone_id', 'version_id', 'view'])
  const { zone_id: zone, version_id: version } = list.filters
  const scope: Query = {
    ...(zone && IDENTIFIER.test(zone) ? { zone_id: zone } : {}),
    ...(version && IDENTIFIER.test(version) ? { version_id: version } : {}),
  }
  const query = useQuery(trainingResultsQuery(id, scope))
  usePageTitle(query.data && `Résultats\u00A0: ${query.data.training.title}`)
  return (
    <Loaded isPage query={query} rows={6}>
      {(results) => <Results results={results} scope={scope} view={list.filters.view} onChange={list.set} />}
    </Loaded>
  )
}

type Patch = { zone_id?: string | undefined; version_id?: string | undefined; view?: string | undefined }
type Props = {
  results: TrainingResults
  scope: Query
  view: string | undefined
  onChange: (patch: Patch) => void
}

function Results({ results, scope, view, onChange }: Props) {
  const { packOptions } = useNetwork()
  const { training } = results
  const isQuiz = training.kind === 'quiz'
  const peopleHref = (filter: Record<string, string>) =>
    paths.admin(`trainings/${training.id}`) +
    stringifySearch({ ...(scope as Record<string, string>), view: 'people', ...filter })
  const questions = {
    id: 'questions',
    label: 'Question par question',
    content: <Questions id={training.id} scope={scope} />,
  }
  const people = {
    id: 'people',
    label: 'Personne par personne',
    content: <PeopleList id={training.id} isQuiz={isQuiz} scope={scope} packs={packOptions} />,
  }
  const tabs = isQuiz ? [questions, people] : [people]
  return (
    <>
      <Head results={results} scope={scope} onChange={onChange} />
      <ResultFigures results={results} lateHref={peopleHref({ status: 'late' })} />
      <div className={isQuiz ? 'stat-grid' : ''} style={isQuiz ? undefined : { marginTop: 16 }}>
        <ResultLines results={results} peopleHref={peopleHref} />
        {isQuiz && <ScoreChart results={results} />}
      </div>
      <section className="stat-list">
        <Tabs
          label="Détail"
          tabs={tabs}
          value={tabs.find((tab) => tab.id === view)?.id ?? tabs[0]?.id ?? 'people'}
          onChange={(tab) => onChange({ view: tab })}
        />
      </section>
    </>
  )
}

function Head({ results, scope, onChange }: Omit<Props, 'view'>) {
  const { me } = useSignedIn()
  const { zoneOptions } = useNetwork()
  const zone = useZoneFilter(zoneOptions)
  const { training, versions } = results
  const mandatory = training.is_mandatory ? ', obligatoire' : ''
  const byAudience = training.audience_days > 0 ? ' au plus tôt, selon le public' : ''
  const due = training.due_on ? `, à faire avant le ${formatDate(training.due_on)}${byAudience}` : ''
  return (
    <PageHead
      crumbs={[{ label: 'Suivi des formations', href: paths.admin('trainings') }, { label: training.title }]}
      title={training.title}
      intro={`${training.kind_label}${mandatory}${due}. Calculé à ${formatTime(results.computed_at)}.`}
      actions={
        <>
          <FilterSelect
            {...zone}
            value={scope['zone_id']?.toString()}
            onChange={(zone_id) => onChange({ zone_id })}
          />
          {versions.length > 1 && (
            <FilterSelect
              label="Version"
              all="Toutes les versions"
              value={scope['version_id']?.toString()}
              options={versions.toReversed().map((version) => ({
                value: String(version.id),
                label: `Version ${version.number}, depuis le ${formatDate(version.since)}`,
              }))}
              onChange={(version_id) => onChange({ version_id })}
            />
          )}
          <ResultsCsvButton
            what="par zone, groupe, rôle et pack"
            path={`/${training.id}/results.csv`}
            query={scope}
          />
          {me.right_id !== ADVISER && (
            <ButtonLink
              size="sm"
              href={paths.admin(`contents/${training.kind}/${training.id}`)}
              icon={<IconPencil className="i i--18" aria-hidden="true" />}
            >
              Modifier
            </ButtonLink>
          )}
        </>
      }
    />
  )
}

function Questions({ id, scope }: { id: number; scope: Query }) {
  const query = useQuery(questionResultsQuery(id, scope))
  return (
    <>
      <div className="row" style={{ justifyContent: 'flex-end', marginBottom: 12 }}>
        <ResultsCsvButton what="les questions" path={`/${id}/questions.csv`} query={scope} />
      </div>
      <Loaded query={query} rows={6}>
        {(results) => <QuestionList results={results} />}
      </Loaded>
    </>
  )
}
