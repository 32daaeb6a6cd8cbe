import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { IconPlus } from '@tabler/icons-react'
import type { AdminUser } from '@kiosque/contract/wire/people'
import { AddAccountDialog } from '../../features/backoffice-people/add-account-dialog.tsx'
import { EraseUser } from '../../features/backoffice-people/erase-user.tsx'
import { useChangeAccess, userQuery } from '../../features/backoffice-people/people.queries.ts'
import { UserAccounts } from '../../features/backoffice-people/user-accounts.tsx'
import { UserHead } from '../../features/backoffice-people/user-head.tsx'
import { UserProfileForm } from '../../features/backoffice-people/user-profile-form.tsx'
import { UserRightForm } from '../../features/backoffice-people/user-right-form.tsx'
import { fullName } from '../../features/backoffice-people/full-name.ts'
import { packsQuery, zonesQuery } from '../../features/backoffice-reference/reference.queries.ts'
import { go } from '../../lib/navigation.ts'
import { paths } from '../../lib/paths.ts'
import { useSignedIn } from '../../lib/session.ts'
import { usePageTitle } from '../../lib/title.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { toast } from '../../ui/toast.tsx'
import { AccessSwitch } from '../../parts/desk/access-switch.tsx'
import { personAccessWords } from '../../features/backoffice-people/access-words.ts'
import { NotLoaded } from '../../parts/desk/loaded.tsx'
import { TableSkeleton } from '../../parts/desk/table-skeleton.tsx'
import { useId } from '../../lib/use-id.ts'

export function UserPage() {
  const id = useId('/backoffice/is-admin/admin/users/$id')
  const session = useSignedIn()
  const { data: user, error, refetch } = useQuery(userQuery(id))
  const zones = useQuery(zonesQuery)
  const packs = useQuery(packsQuery)
  const [adding, setAdding] = useState(false)
  usePageTitle(user && fullName(user))
  if (!user && error) return <NotLoaded isPage error={error} onRetry={() => void refetch()} />
  if (!user) return <TableSkeleton rows={5} />
  const isSelf = user.id === session.me.id
  const changed = (title: string, text?: string) => toast({ title, text })
  return (
    <>
      <Breadcrumb
        items={[{ label: 'Utilisateurs', href: paths.admin('users') }, { label: fullName(user) }]}
      />
      <UserHead user={user} />
      <div className="bo-grid bo-grid--2">
        <div className="stack">
          <Card title="Profil">
            <UserProfileForm
              key={user.id}
              user={user}
              onSaved={(body) =>
                changed(
                  'Profil enregistré',
                  body.email ? `Un e-mail de confirmation part vers ${body.email}.` : undefined,
                )
              }
            />
          </Card>
          <Card
            title="Comptes"
            action={
              <Button
                size="sm"
                icon={<IconPlus className="i i--18" aria-hidden="true" />}
                onClick={() => setAdding(true)}
              >
                Ajouter un compte
              </Button>
            }
          >
            <UserAccounts
              user={user}
              isSelf={isSelf}
              drugstoreHref={(drugstoreId) => paths.admin(`drugstores/${drugstoreId}`)}
              onChanged={(said) => changed(said)}
            />
          </Card>
        </div>
        <div className="stack">
          <Card title="Droit, zones et packs">
            <UserRightForm
              key={`${user.id}-${user.right_id}`}
              user={user}
              zones={zones.data ?? []}
              packs={packs.data ?? []}
              isSelf={isSelf}
              onSaved={() => changed('Droit, zones et packs enregistrés')}
            />
          </Card>
          {!isSelf && <Access key={user.id} user={user} />}
          <Card title="Effacer cette personne">
            {isSelf ? (
              <p className="small muted">
                Pour effacer votre propre compte, passez par{' '}
                <a className="link" href={paths.account()}>
                  votre profil
                </a>
                .
              </p>
            ) : (
              <EraseUser
                user={user}
                onErased={() => {
                  toast({ title: 'Données effacées' })
                  go(paths.admin('users'), { replace: true })
                }}
              />
            )}
          </Card>
        </div>
      </div>
      <AddAccountDialog
        open={adding}
        user={user}
        onClose={() => setAdding(false)}
        onAdded={(where) => {
          setAdding(false)
          changed('Compte ajouté', where)
        }}
      />
    </>
  )
}

function Access({ user }: { user: AdminUser }) {
  return (
    <AccessSwitch
      isDisabled={user.is_disabled}
      reason={user.disabled_reason}
      words={personAccessWords(fullName(user))}
      change={useChangeAccess(user.id)}
    />
  )
}
