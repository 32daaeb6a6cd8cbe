import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { IconBookmark } from '@tabler/icons-react'
import { emptyTarget, normaliseTarget, type Target } from '@kiosque/contract/domain/audience'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'
import { toast } from '../../ui/toast.tsx'
import { AudienceNameDialog } from './audience-name-dialog.tsx'
import { audiencesQuery, useKeepAudience } from './targeting.queries.ts'

const EVERYONE = 'everyone'
const sameTarget = (one: Target, other: Target) =>
  JSON.stringify(normaliseTarget(one)) === JSON.stringify(normaliseTarget(other))

/** Applies an audience kept under a name, or keeps this one. The values are copied, never linked. */
export function SavedAudienceLine({
  value,
  onChange,
}: {
  value: Target
  onChange: (target: Target) => void
}) {
  const [naming, setNaming] = useState(false)
  const keep = useKeepAudience()
  const audiences = useQuery(audiencesQuery({ per_page: 100 }))
  const known = audiences.data?.data ?? []
  const isEveryone = sameTarget(value, emptyTarget())
  const current = isEveryone ? EVERYONE : known.find((each) => sameTarget(each.target, value))?.id

  function apply(chosen: string) {
    if (chosen === EVERYONE) return onChange(emptyTarget())
    const audience = known.find((each) => String(each.id) === chosen)
    if (audience) onChange(normaliseTarget(audience.target))
  }

  return (
    <div className="tgt tgt__saved">
      <Select
        label="Audience"
        compact
        value={String(current ?? '')}
        onChange={apply}
        options={[
          ...(current === undefined ? [{ value: '', label: 'Cible sur mesure' }] : []),
          { value: EVERYONE, label: 'Tout le réseau' },
          ...known.map((each) => ({ value: String(each.id), label: each.name })),
        ]}
      />
      {current === undefined && (
        <Button
          size="sm"
          variant="ghost"
          icon={<IconBookmark className="i i--18" aria-hidden="true" />}
          onClick={() => setNaming(true)}
        >
          Enregistrer comme audience
        </Button>
      )}
      <AudienceNameDialog
        open={naming}
        title="Enregistrer cette audience"
        initial=""
        submitLabel="Enregistrer"
        onClose={() => setNaming(false)}
        onSubmit={async (name) => {
          await keep.mutateAsync({ name, target: value })
          setNaming(false)
          toast({ title: `Audience «\u00a0${name}\u00a0» enregistrée` })
        }}
      />
    </div>
  )
}
