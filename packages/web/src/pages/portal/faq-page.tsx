import { useParams } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { IconLayoutGrid, IconMessageCircle } from '@tabler/icons-react'
import { contentListQuery, contentQuery, faqThemesQuery } from '../../features/contents/contents.queries.ts'
import { Question } from '../../features/contents/faq/question.tsx'
import { ThemeIcon } from '../../features/contents/faq/theme-icon.tsx'
import { EmptyList } from '../../features/contents/list/empty-list.tsx'
import { ListSearch } from '../../features/contents/list/list-search.tsx'
import { messageFor } from '../../lib/api.ts'
import { go } from '../../lib/navigation.ts'
import { paths } from '../../lib/paths.ts'
import { stringifySearch } from '../../lib/search-params.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/empty-state.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { LineSkeletons } from '../../ui/skeleton.tsx'
import '../../ui/styles/side-nav.css'
import '../../features/contents/search/hits.css'

const ALL = 'tout'

/** S2-14, S2-15: a theme and its questions; with an id, that question is open. `tout` is every theme. */
export function FaqPage() {
  const inTheme = useParams({ from: '/default/auth/faq/$slug', shouldThrow: false })
  const atQuestion = useParams({ from: '/default/auth/faq/$slug/$id', shouldThrow: false })
  const slug = (inTheme ?? atQuestion)?.slug ?? ALL
  const id = atQuestion?.id
  const themes = useQuery(faqThemesQuery)
  const params: Record<string, string> = { per_page: '100' }
  if (slug !== ALL) params['theme'] = slug
  const questions = useQuery(contentListQuery('faq', params))
  const theme = themes.data?.data.find((one) => one.slug === slug)
  const isUnknown = slug !== ALL && themes.data !== undefined && theme === undefined
  const label = isUnknown ? 'Thème introuvable' : (theme?.label ?? 'Toutes les questions')
  // Opened by a link to one answer, the page waits for it too: it would push the questions below it away.
  const [linked] = useState(id)
  const answer = useQuery({ ...contentQuery('faq', linked ?? ''), enabled: linked !== undefined })
  const isWaiting = themes.isPending || questions.isPending || (linked !== undefined && answer.isPending)
  return (
    <div className="wrap">
      <PageHead
        title="Comment pouvons-nous vous aider&nbsp;?"
        crumbs={[{ label: 'Accueil', href: '/' }, { label: 'FAQ', href: paths.faq(ALL) }, { label }]}
      />
      <div style={{ maxWidth: 720, marginBottom: 32 }}>
        <ListSearch
          value=""
          label="Rechercher dans la FAQ"
          example="Par exemple « remise non appliquée »"
          isLarge
          onSearch={(q) => go(paths.search() + stringifySearch({ q, kind: 'faq' }))}
        />
      </div>
      {isWaiting ? (
        <LineSkeletons count={8} />
      ) : (
        <div className="split split--left">
          <nav className="sidenav" aria-label="Thèmes">
            <a href={paths.faq(ALL)} aria-current={slug === ALL ? 'page' : undefined}>
              <IconLayoutGrid className="i" aria-hidden="true" />
              Tous les thèmes
            </a>
            {themes.data?.data.map((each) => (
              <a
                key={each.id}
                href={paths.faq(each.slug)}
                aria-current={each.slug === slug ? 'page' : undefined}
              >
                <ThemeIcon slug={each.slug} />
                {each.label}
                <span className="n">{each.count}</span>
              </a>
            ))}
          </nav>
          <div>
            <h2 style={{ marginBottom: 16 }}>{label}</h2>
            {questions.error && !questions.data && (
              <ErrorState onRetry={() => void questions.refetch()}>{messageFor(questions.error)}</ErrorState>
            )}
            {questions.data?.data.length === 0 && (
              <EmptyList
                title={isUnknown ? 'Ce thème n’existe pas, ou plus' : 'Aucune question dans ce thème'}
              >
                Choisissez un autre thème, ou écrivez-nous.
              </EmptyList>
            )}
            <div className="acc">
              {questions.data?.data.map((card) => (
                <Question key={card.id} card={card} theme={slug} isOpen={String(card.id) === id} />
              ))}
            </div>
            <Help />
          </div>
        </div>
      )}
    </div>
  )
}

function Help() {
  return (
    <div
      className="card row no-print"
      style={{
        marginTop: 24,
        padding: '20px 24px',
        background: 'var(--teal-50)',
        borderColor: 'var(--teal-100)',
      }}
    >
      <span className="ic ic--lg" style={{ background: '#fff' }}>
        <IconMessageCircle className="i i--24" aria-hidden="true" />
      </span>
      <div className="grow" style={{ flexBasis: 200 }}>
        <h3>Vous ne trouvez pas&nbsp;?</h3>
        <p className="small muted">Le siège vous répond du lundi au vendredi, de 9&nbsp;h à 18&nbsp;h.</p>
      </div>
      <ButtonLink variant="secondary" href={paths.contact()}>
        Écrire au siège
      </ButtonLink>
    </div>
  )
}
