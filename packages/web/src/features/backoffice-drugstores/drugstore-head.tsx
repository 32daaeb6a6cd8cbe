import { groupLabel, packName } from '@kiosque/contract/domain/network'
import type { ReactNode } from 'react'
import type { AdminDrugstore } from '@kiosque/contract/wire/people'
import { formatPhone } from '../../lib/phone.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import '../../parts/sheet-head.css'
import { addressText } from './drugstore-words.ts'
import { DrugstoreState } from './drugstores-columns.tsx'

type DrugstoreHeadProps = {
  drugstore: AdminDrugstore
  packLabel: (key: string) => string
  actions: ReactNode
}

export function DrugstoreHead({ drugstore, packLabel, actions }: DrugstoreHeadProps) {
  return (
    <section className="card sheet-h">
      <Avatar name={drugstore.name} tone="dark" size="lg" square />
      <div className="grow">
        <div className="row" style={{ gap: 10 }}>
          <h1 tabIndex={-1}>{drugstore.name}</h1>
          <DrugstoreState drugstore={drugstore} />
        </div>
        <p className="ids">
          <span>
            CIP <b>{drugstore.cip_officine}</b>
          </span>
          {drugstore.finess && (
            <span>
              FINESS <b>{drugstore.finess}</b>
            </span>
          )}
          <span>
            SIRET <b>{drugstore.siret}</b>
          </span>
          <span>{addressText(drugstore)}</span>
          {drugstore.phone && <span>{formatPhone(drugstore.phone)}</span>}
        </p>
        <div className="row" style={{ gap: 6, marginTop: 10 }}>
          <Badge tone="teal">{groupLabel(drugstore.group_name)}</Badge>
          {drugstore.packs.map((pack) => (
            <Badge key={pack} tone="green">
              {packName(pack, packLabel(pack))}
            </Badge>
          ))}
          {drugstore.zone && <Badge tone="blue">Zone {drugstore.zone.name}</Badge>}
        </div>
      </div>
      {actions && <div className="row">{actions}</div>}
    </section>
  )
}
