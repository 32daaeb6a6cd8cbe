import { GROUP_NAMES, groupLabel } from '@kiosque/contract/domain/network'
import { PLACEMENT_PAGES, type PlacementPage } from '@kiosque/contract/domain/placements'
import type { PlacementOut } from '@kiosque/contract/wire/highlights'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { DayInput } from '../../ui/day-input.tsx'
import { Announcement } from '../../ui/announcement.tsx'

type BoardTabsProps = {
  placements: readonly PlacementOut[]
  page: PlacementPage
  empty: number
  onPage: (page: PlacementPage) => void
}

/** One chip per part of the portal, with how many placements it has. */
export function BoardTabs({ placements, page, empty, onPage }: BoardTabsProps) {
  return (
    <div className="row between board-tabs">
      <div className="hscroll">
        {(Object.keys(PLACEMENT_PAGES) as PlacementPage[]).map((one) => (
          <Chip key={one} pressed={one === page} onClick={() => onPage(one)}>
            {PLACEMENT_PAGES[one]}{' '}
            <span>{placements.filter((placement) => placement.page === one).length}</span>
          </Chip>
        ))}
      </div>
      <Announcement as="span" className="small muted nowrap">
        {placements.length} emplacements,{' '}
        {empty === 0 ? 'aucun vide' : `${empty} vide${empty > 1 ? 's' : ''}`}
      </Announcement>
    </div>
  )
}

type LensBarProps = {
  group: string
  day: string
  device: string
  view: string
  onChange: (patch: { group?: string; date?: string; device?: string; view?: string }) => void
}

/** As whom, when and on which screen the board is looked at. */
export function LensBar({ group, day, device, view, onChange }: LensBarProps) {
  return (
    <>
      <select
        className="select select--sm"
        aria-label="Groupe"
        value={group}
        onChange={(event) => onChange({ group: event.target.value })}
      >
        <option value="">Tous les groupes</option>
        {GROUP_NAMES.map((name, id) => (
          <option key={name} value={id}>
            Groupe {groupLabel(name)}
          </option>
        ))}
      </select>
      <select
        className="select select--sm"
        aria-label="Écran"
        value={device}
        onChange={(event) => onChange({ device: event.target.value })}
      >
        <option value="">Ordinateur</option>
        <option value="1">Tablette</option>
      </select>
      <DayInput
        className="input input--sm"
        aria-label="Date d’affichage"
        style={{ width: 120 }}
        value={day}
        onChange={(date) => onChange({ date })}
      />
      <select
        className="select select--sm"
        aria-label="Présentation"
        value={view}
        onChange={(event) => onChange({ view: event.target.value })}
      >
        <option value="">Tableau</option>
        <option value="frise">Frise</option>
      </select>
    </>
  )
}

type PublishBarProps = { changes: number; busy: boolean; onCancel: () => void; onPublish: () => void }

/** At the foot of the screen wherever the board is scrolled: what waits, and the one button that publishes it. */
export function PublishBar({ changes, busy, onCancel, onPublish }: PublishBarProps) {
  return (
    <section className="row board-foot" aria-label="Changements à publier">
      <span className="small muted grow">Le portail ne change qu’à la publication.</span>
      <Button variant="ghost" onClick={onCancel}>
        Tout annuler
      </Button>
      <Button variant="primary" loading={busy} loadingLabel="Publication…" onClick={onPublish}>
        Publier {changes} changement{changes > 1 ? 's' : ''}
      </Button>
    </section>
  )
}
