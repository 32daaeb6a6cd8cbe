import { useQuery, useQueryClient } from '@tanstack/react-query'
import { accountTypeLabel } from '@kiosque/contract/domain/roles'
import type { AdminDrugstore, AdminUser } from '@kiosque/contract/wire/people'
import { groupLabel } from '@kiosque/contract/domain/network'
import {
  DuplicateCard,
  type MergeField,
  type Side,
} from '../../features/backoffice-duplicates/duplicate-card.tsx'
import {
  dismiss,
  drugstoreDuplicatesQuery,
  merge,
  proposeAgain,
  userDuplicatesQuery,
  type Duplicates,
} from '../../features/backoffice-duplicates/duplicates.queries.ts'
import { messageFor } from '../../lib/api.ts'
import { count, formatDate } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { toast } from '../../ui/toast.tsx'
import { ListFrame } from '../../ui/desk/list-frame.tsx'
import { useListState } from '../../lib/list-state.ts'
import { useNetwork } from '../../features/backoffice-reference/use-network.ts'

const TITLE = 'Doublons'
const USER_FIELDS: MergeField[] = [
  { key: 'email', label: 'E-mail' },
  { key: 'first_name', label: 'Prénom' },
  { key: 'last_name', label: 'Nom' },
  { key: 'phone', label: 'Téléphone' },
  { key: 'rpps', label: 'RPPS' },
]
const DRUGSTORE_FIELDS: MergeField[] = [
  { key: 'name', label: 'Nom' },
  { key: 'cip_officine', label: 'Code CIP' },
  { key: 'siret', label: 'SIRET' },
  { key: 'finess', label: 'FINESS' },
  { key: 'address', label: 'Adresse' },
  { key: 'postcode', label: 'Code postal' },
  { key: 'city', label: 'Ville' },
  { key: 'phone', label: 'Téléphone' },
  { key: 'email', label: 'E-mail' },
  { key: 'group_name', label: 'Groupe' },
  { key: 'zone_id', label: 'Zone' },
  { key: 'packs', label: 'Packs' },
]

export function DuplicatesPage() {
  const list = useListState(['view', 'state'])
  const tabs = [
    { id: 'users', label: 'Personnes', content: <Users list={list} /> },
    { id: 'drugstores', label: 'Officines', content: <Drugstores list={list} /> },
  ]
  return (
    <>
      <PageHead
        title={TITLE}
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

function useJudge(what: Duplicates, wasDismissed: boolean) {
  const queryClient = useQueryClient()
  const change = async (pair: readonly [number, number], isBack: boolean) => {
    await (isBack ? proposeAgain : dismiss)(what, pair)
    await queryClient.invalidateQueries({ queryKey: ['backoffice', 'duplicates'] })
  }
  return async (pair: readonly [number, number]) => {
    await change(pair, wasDismissed)
    const undo = () =>
      void change(pair, !wasDismissed).catch((error: unknown) =>
        toast({ tone: 'err', title: 'L’annulation n’a pas abouti', text: messageFor(error) }),
      )
    toast({
      title: wasDismissed ? 'Ces fiches seront de nouveau proposées' : 'Ces fiches ne seront plus proposées',
      action: { label: 'Annuler', onClick: undo },
    })
  }
}

const NONE_DISMISSED = (
  <EmptyState title="Aucune paire écartée">
    Les fiches dont vous direz que ce ne sont pas des doublons s’afficheront ici.
  </EmptyState>
)

function useMerge(what: Duplicates) {
  const queryClient = useQueryClient()
  return async (body: { keep_id: number; remove_id: number; take: string[] }) => {
    await merge(what, body)
    toast({ title: 'Fiches fusionnées', text: `Tout est réuni dans la fiche n° ${body.keep_id}.` })
    await queryClient.invalidateQueries({ queryKey: ['backoffice'] })
  }
}

function Users({ list }: ListProps) {
  const query = useQuery(userDuplicatesQuery(list.page, isDismissed(list)))
  const onMerge = useMerge('users')
  const onJudge = useJudge('users', isDismissed(list))
  return (
    <ListFrame
      query={query}
      onPage={list.setPage}
      pageHref={list.pageHref}
      empty={
        isDismissed(list) ? (
          NONE_DISMISSED
        ) : (
          <EmptyState title="Aucun doublon parmi les personnes">Chaque personne n’a qu’une fiche.</EmptyState>
        )
      }
    >
      {(pairs) =>
        pairs.map(({ first, second, reason }) => (
          <DuplicateCard
            key={`${first.id}-${second.id}`}
            reason={reason}
            sides={[userSide(first), userSide(second)]}
            fields={USER_FIELDS}
            warning="Comptes, lectures, favoris et fichiers passent à la fiche gardée, qui conserve son mot de passe. La personne devra se reconnecter."
            onMerge={onMerge}
            isDismissed={isDismissed(list)}
            onJudge={onJudge}
          />
        ))
      }
    </ListFrame>
  )
}

function userSide(user: AdminUser): Side {
  const places = user.accounts.map(
    ({ type, drugstore }) => `${accountTypeLabel(type)}${drugstore ? `, ${drugstore.name}` : ''}`,
  )
  const seen = user.last_seen_at ? `vue le ${formatDate(user.last_seen_at)}` : 'jamais connectée'
  return {
    id: user.id,
    title: `${user.first_name} ${user.last_name}`,
    href: paths.admin(`users/${user.id}`),
    facts: [...places, seen].join(' · '),
    values: {
      email: user.email,
      first_name: user.first_name,
      last_name: user.last_name,
      phone: user.phone ?? '',
      rpps: user.rpps ?? '',
    },
  }
}

function Drugstores({ list }: ListProps) {
  const query = useQuery(drugstoreDuplicatesQuery(list.page, isDismissed(list)))
  const network = useNetwork()
  const onMerge = useMerge('drugstores')
  const onJudge = useJudge('drugstores', isDismissed(list))
  return (
    <ListFrame
      query={query}
      onPage={list.setPage}
      pageHref={list.pageHref}
      empty={
        isDismissed(list) ? (
          NONE_DISMISSED
        ) : (
          <EmptyState title="Aucun doublon parmi les officines">Chaque officine n’a qu’une fiche.</EmptyState>
        )
      }
    >
      {(pairs) =>
        pairs.map(({ first, second, reason }) => (
          <DuplicateCard
            key={`${first.id}-${second.id}`}
            reason={reason}
            sides={[drugstoreSide(first, network.packLabel), drugstoreSide(second, network.packLabel)]}
            fields={DRUGSTORE_FIELDS}
            warning="Équipe, réponses aux campagnes, commandes, visites et ciblages passent à l’officine gardée."
            onMerge={onMerge}
            isDismissed={isDismissed(list)}
            onJudge={onJudge}
          />
        ))
      }
    </ListFrame>
  )
}

function drugstoreSide(drugstore: AdminDrugstore, packLabel: (key: string) => string): Side {
  const state = drugstore.is_disabled ? 'désactivée' : drugstore.has_titulaire ? 'active' : 'sans titulaire'
  return {
    id: drugstore.id,
    title: drugstore.name,
    href: paths.admin(`drugstores/${drugstore.id}`),
    facts: `${count(drugstore.people, 'personne')} · ${state}`,
    values: {
      name: drugstore.name,
      cip_officine: drugstore.cip_officine,
      siret: drugstore.siret,
      finess: drugstore.finess ?? '',
      address: drugstore.address ?? '',
      postcode: drugstore.postcode ?? '',
      city: drugstore.city,
      phone: drugstore.phone ?? '',
      email: drugstore.email ?? '',
      group_name: groupLabel(drugstore.group_name),
      zone_id: drugstore.zone?.name ?? '',
      packs: drugstore.packs.map(packLabel).join(', '),
    },
  }
}
