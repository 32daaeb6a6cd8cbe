import type { RecallBoard } from '@kiosque/contract/wire/recalls'
import { count, formatInteger, formatPercent } from '../../lib/format.ts'
import { Announcement } from '../../ui/announcement.tsx'
import { Progress } from '../../ui/progress.tsx'
import '../../ui/styles/figures.css'
import './recalls-desk.css'

type Props = { board: RecallBoard; silentHref: string; zoneHref: (zoneId: number) => string }

/** How far the network has come, in figures and zone by zone; it moves by itself as answers arrive. */
export function BoardFigures({ board: { counts, by_zone }, silentHref, zoneHref }: Props) {
  const share = counts.pharmacies === 0 ? 0 : Math.floor((100 * counts.confirmed) / counts.pharmacies)
  return (
    <>
      <div className="kpis recall-kpis">
        <div className="card kpi">
          <span>Ont répondu</span>
          <b>{formatPercent(share)}</b>
          <Announcement as="span" className="trend">
            {formatInteger(counts.confirmed)} sur {count(counts.pharmacies, 'officine')}
          </Announcement>
        </div>
        <div className="card kpi">
          <span>Boîtes retirées</span>
          <b>{formatInteger(counts.boxes)}</b>
          <span className="trend">{count(counts.withdrawn, 'officine')}</span>
        </div>
        <div className="card kpi">
          <span>Aucune boîte</span>
          <b>{formatInteger(counts.none)}</b>
          <span className="trend">{counts.none > 1 ? 'officines' : 'officine'}</span>
        </div>
        <div className={counts.silent > 0 ? 'card kpi recall-silent' : 'card kpi'}>
          <span>Sans réponse</span>
          <b>{formatInteger(counts.silent)}</b>
          <span className="trend">
            {counts.silent > 0 ? <a href={silentHref}>Voir qui</a> : 'toutes ont répondu'}
          </span>
        </div>
      </div>
      {by_zone.length > 1 && (
        <ul className="card card--pad recall-zones" aria-label="Réponses par zone">
          {by_zone.map(({ zone_id, label, pharmacies, confirmed }) => (
            <li key={zone_id ?? 0}>
              {zone_id === null ? <span>{label}</span> : <a href={zoneHref(zone_id)}>{label}</a>}
              <Progress thin value={confirmed} max={pharmacies} label={`Réponses, ${label}`} />
              <span className="small muted nowrap">
                {formatInteger(confirmed)} / {formatInteger(pharmacies)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
