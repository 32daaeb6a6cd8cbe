import { delayText } from '@kiosque/contract/domain/contact'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { ContactAside } from '../../features/contact/contact-aside.tsx'
import { ContactForm } from '../../features/contact/contact-form.tsx'
import { interlocutorsQuery } from '../../features/contact/contact.queries.ts'
import { MyRequests } from '../../features/contact/my-requests.tsx'
import { faqThemesQuery } from '../../features/contents/contents.queries.ts'
import { messageFor } from '../../lib/api.ts'
import { count, formatDate } from '../../lib/format.ts'
import { useListState } from '../../lib/list-state.ts'
import { go } from '../../lib/navigation.ts'
import { paths } from '../../lib/paths.ts'
import { withArticle } from '../../lib/pharmacy-name.ts'
import { useSignedIn } from '../../lib/session.ts'
import { topicsQuery } from '../../parts/contact.queries.ts'
import { EmptyState, ErrorState } from '../../ui/empty-state.tsx'
import { BlockSkeletons } from '../../ui/block-skeletons.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { toast } from '../../ui/toast.tsx'

const isOwnPath = (text: string | undefined) => text !== undefined && /^\/(?![/\\])/.test(text)

/** S2-08: writing to the head office, and what came of it. */
export function ContactPage() {
  const { me, account } = useSignedIn()
  const search = useSearch({ from: '/default/auth/contact' })
  const list = useListState([])
  const { data, error, refetch } = useQuery(topicsQuery)
  const themes = useQuery({ ...faqThemesQuery, throwOnError: false })
  const answers = themes.data?.data.reduce((sum, theme) => sum + theme.count, 0)
  const topics = data?.data ?? []
  const delay = Math.max(0, ...topics.map(({ delay_hours: hours }) => hours))
  // Whom to call stands beside the form, above it on a telephone: they come together.
  const people = useQuery({ ...interlocutorsQuery, throwOnError: false })
  const isWaiting = people.isPending || (!data && !error)
  const asked = topics.find((topic) => topic.key === search.sujet)
  return (
    <div className="wrap">
      <PageHead
        title="Écrire au siège"
        intro={`Une réponse de l’équipe concernée${delay === 0 ? '' : ` ${delayText(delay)}`}, ici et par e-mail.`}
        crumbs={[{ label: 'Accueil', href: paths.home() }, { label: 'Contact' }]}
      />
      {isWaiting ? (
        <div className="split">
          <BlockSkeletons heights={[540]} />
          <div className="stack" aria-hidden="true">
            <Skeleton height={220} />
            <Skeleton height={76} />
          </div>
        </div>
      ) : (
        <>
          <div className="split">
            <div>
              {error && !data && <ErrorState onRetry={() => void refetch()}>{messageFor(error)}</ErrorState>}
              {data && topics.length === 0 && (
                <EmptyState title="Aucun service ne reçoit de message pour le moment">
                  Appelez le siège, ou revenez un peu plus tard.
                </EmptyState>
              )}
              {topics.length > 0 && (
                <ContactForm
                  topics={topics}
                  userId={me.id}
                  pharmacy={account?.drugstore ? withArticle(account.drugstore.name) : null}
                  begin={{
                    ...(asked ? { topic: String(asked.id) } : {}),
                    ...(search.objet ? { subject: search.objet.slice(0, 150) } : {}),
                    origin: isOwnPath(search.depuis) ? (search.depuis ?? null) : null,
                  }}
                  onSent={(thread) => {
                    toast({
                      title: `Demande ${thread.number} envoyée`,
                      text: thread.due_at
                        ? `Réponse attendue au plus tard le ${formatDate(thread.due_at)}. Une copie vous parvient par e-mail.`
                        : 'Une copie vous parvient par e-mail.',
                    })
                    go(paths.contact(thread.id))
                  }}
                />
              )}
            </div>
            <ContactAside
              faq={
                answers === undefined
                  ? 'Les réponses, classées par thème'
                  : answers === 0
                    ? null
                    : `${count(answers, 'réponse')}, par thème`
              }
            />
          </div>
          <MyRequests page={list.page} onPage={list.setPage} hrefFor={list.pageHref} />
        </>
      )}
    </div>
  )
}
