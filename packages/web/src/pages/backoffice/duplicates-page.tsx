import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { ListOf } from '@kiosque/contract/wire/common'
import type { AdminDrugstore } from '@kiosque/contract/wire/people'
import {
  DuplicateCard,
  type MergeField,
  type Side,
} from '../../features/backoffice-duplicates/duplicate-card.tsx'
import {
  drugstoreDuplicatesQuery,
  userDuplicatesQuery,
  type Duplicates,
} from '../../features/backoffice-duplicates/duplicates.queries.ts'
import {
  DRUGSTORE_FIELDS,
  drugstoreSide,
  USER_FIELDS,
  userSide,
} from '../../features/backoffice-duplicates/sides.ts'
import { useNetwork } from '../../features/backoffice-reference/use-network.ts'
import { useListState } from '../../lib/list-state.ts'
import { Button } from '../../ui/button.tsx'
import { ListFrame } from '../../parts/desk/list-frame.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Tabs } from '../../ui/tabs.tsx'

export function DuplicatesPage() {
  const list = useListState(['view', 'state'])
  const tabs = [
    { id: 'users', label: 'Personnes', content: <Users list={list} /> },
    { id: 'drugstores', label: 'Officines', content: <Drugstores list={list} /> },
  ]
  return (
    <>
      <PageHead
        title="Doublons"
        intro="Les fiches qui se ressemblent, deux par deux. Rien n’est fusionné sans votre accord."
        actions={
          <Button size="sm" onClick={() => list.set({ state: isDismissed(list) ? undefined : DISMISSED })}>
            {isDismissed(list) ? 'Voir les doublons proposés' : 'Voir les paires écartées'}
          </Button>
        }
      />
      <Tabs
        label="Fiches"
        tabs={tabs}
        value={list.filters.view === 'drugstores' ? 'drugstores' : 'users'}
        onChange={(view) => list.set({ view: view === 'users' ? undefined : view })}
      />
    </>
  )
}

type ListProps = { list: ReturnType<typeof useListState<'view' | 'state'>> }

const DISMISSED = 'dismissed'
const isDismissed = ({ filters }: ListProps['list']) => filters.state === DISMISSED

type PairsProps<Sheet> = ListProps & {
  what: Duplicates
  query: UseQueryResult<ListOf<{ first: Sheet; second: Sheet; reason: string }>>
  sideOf: (sheet: Sheet) => Side
  fields: readonly MergeField[]
  warning: string
  none: { title: string; text: string }
}

function Pairs<Sheet>({ list, what, query, sideOf, fields, warning, none }: PairsProps<Sheet>) {
  const wasDismissed = isDismissed(list)
  const empty = wasDismissed
    ? {
        title: 'Aucune paire écartée',
        text: 'Les fiches dont vous direz que ce ne sont pas des doublons s’afficheront ici.',
      }
    : none
  return (
    <ListFrame query={query} list={list} empty={<EmptyState title={empty.title}>{empty.text}</EmptyState>}>
      {(pairs) =>
        pairs.map(({ first, second, reason }) => {
          const sides = [sideOf(first), sideOf(second)] as const
          return (
            <DuplicateCard
              key={`${sides[0].id}-${sides[1].id}`}
              what={what}
              reason={reason}
              sides={sides}
              fields={fields}
              warning={warning}
              isDismissed={wasDismissed}
            />
          )
        })
      }
    </ListFrame>
  )
}

function Users({ list }: ListProps) {
  return (
    <Pairs
      list={list}
      what="users"
      query={useQuery(userDuplicatesQuery(list.page, isDismissed(list)))}
      sideOf={userSide}
      fields={USER_FIELDS}
      warning="Comptes, lectures, favoris et fichiers passent à la fiche gardée, qui conserve son mot de passe. La personne devra se reconnecter."
      none={{ title: 'Aucun doublon parmi les personnes', text: 'Chaque personne n’a qu’une fiche.' }}
    />
  )
}

function Drugstores({ list }: ListProps) {
  const { packLabel } = useNetwork()
  return (
    <Pairs
      list={list}
      what="drugstores"
      query={useQuery(drugstoreDuplicatesQuery(list.page, isDismissed(list)))}
      sideOf={(drugstore: AdminDrugstore) => drugstoreSide(drugstore, packLabel)}
      fields={DRUGSTORE_FIELDS}
      warning="Équipe, réponses aux campagnes, commandes, visites et ciblages passent à l’officine gardée."
      none={{ title: 'Aucun doublon parmi les officines', text: 'Chaque officine n’a qu’une fiche.' }}
    />
  )
}
