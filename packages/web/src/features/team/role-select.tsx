import { accountTypeLabel, grantableTypes } from '@kiosque/contract/domain/roles'
import type { TeamMember } from '@kiosque/contract/wire/people'

type RoleSelectProps = {
  member: TeamMember
  ownType: number
  /** What is being saved, shown meanwhile. */
  pending: TeamMember['type'] | undefined
  onChange: (type: TeamMember['type']) => void
}

export function RoleSelect({ member, ownType, pending, onChange }: RoleSelectProps) {
  const roles = new Set([...grantableTypes(ownType).toReversed(), member.type])
  return (
    <select
      className="select select--sm"
      aria-label={`Rôle de ${member.first_name} ${member.last_name}`}
      value={pending ?? member.type}
      disabled={pending !== undefined}
      onChange={(event) => onChange(Number(event.target.value) as TeamMember['type'])}
    >
      {[...roles].map((type) => (
        <option key={type} value={type}>
          {accountTypeLabel(type)}
        </option>
      ))}
    </select>
  )
}
