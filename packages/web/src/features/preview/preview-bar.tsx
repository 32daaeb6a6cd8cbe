import type { ReactNode } from 'react'
import { IconDeviceDesktop, IconDeviceTablet, IconEye } from '@tabler/icons-react'
import { groupLabel, packName } from '@kiosque/contract/domain/network'
import { accountTypeLabel } from '@kiosque/contract/domain/roles'
import type { AdminDrugstore } from '@kiosque/contract/wire/people'
import { ButtonLink } from '../../ui/button.tsx'
import { DayInput } from '../../ui/day-input.tsx'
import { Group } from '../../ui/group.tsx'
import './preview.css'

type PreviewBarProps = {
  drugstore: AdminDrugstore | null
  role: number
  environment: 0 | 1
  /** yyyy-MM-dd, or nothing for today. */
  at: string
  back: string
  search: ReactNode
  onRole: (role: number) => void
  onEnvironment: (environment: 0 | 1) => void
  onAt: (day: string) => void
}

const ROLES = [200, 180, 160, 100, 90, 0]

/** As whom, when and on what one looks; the way out is always at hand. */
export function PreviewBar(props: PreviewBarProps) {
  const { drugstore, role, environment, at, back, search, onRole, onEnvironment, onAt } = props
  const facts = drugstore
    ? [
        groupLabel(drugstore.group_name),
        ...drugstore.packs.map((key) => packName(key)),
        drugstore.zone?.name,
      ].filter((fact): fact is string => fact !== undefined)
    : ['MPR national', 'Pack Tradition', 'Zone Ouest']
  return (
    <Group className="seeas on-dark" aria-label="Voir comme">
      <IconEye className="i" aria-hidden="true" />
      <strong>Voir comme</strong>
      <select
        className="select select--sm"
        aria-label="Rôle"
        value={role}
        onChange={(event) => onRole(Number(event.target.value))}
      >
        {ROLES.map((type) => (
          <option key={type} value={type}>
            {accountTypeLabel(type)}
          </option>
        ))}
      </select>
      <span className="seeas__who" style={drugstore ? undefined : { visibility: 'hidden' }}>
        {drugstore ? `${drugstore.name}, ${drugstore.city}` : 'Pharmacie du Marché, Montreuil'}
      </span>
      <div className="seeas__search">{search}</div>
      <DayInput
        className="input input--sm seeas__day"
        aria-label="Date de l’aperçu"
        title="Date de l’aperçu"
        value={at}
        onChange={onAt}
      />
      <span className="seeas__facts">
        {facts.map((fact) => (
          <span
            key={fact}
            className="badge seeas__fact"
            // Its place is kept while the pharmacy comes.
            style={drugstore ? undefined : { visibility: 'hidden' }}
          >
            {fact}
          </span>
        ))}
      </span>
      <span className="grow" />
      <Group className="seg seg--sm seeas__device" aria-label="Appareil">
        <button
          type="button"
          aria-label="Ordinateur"
          aria-pressed={environment === 0}
          onClick={() => onEnvironment(0)}
        >
          <IconDeviceDesktop className="i i--18" aria-hidden="true" />
        </button>
        <button
          type="button"
          aria-label="Tablette"
          aria-pressed={environment === 1}
          onClick={() => onEnvironment(1)}
        >
          <IconDeviceTablet className="i i--18" aria-hidden="true" />
        </button>
      </Group>
      <ButtonLink variant="light" size="sm" href={back}>
        Quitter l’aperçu
      </ButtonLink>
    </Group>
  )
}
