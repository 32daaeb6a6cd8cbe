import { groupLabel, PACK_LABELS } from '@kiosque/contract/domain/network'
import type { DrugstoreFull } from '@kiosque/contract/wire/identity'
import { formatPhone } from '../../lib/phone.ts'
import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { FactsList } from '../../ui/facts-list.tsx'

/** What the network holds about one’s pharmacy; the head office corrects it. */
export function PharmacyCard({ drugstore }: { drugstore: DrugstoreFull }) {
  const address = [drugstore.address, [drugstore.postcode, drugstore.city].filter(Boolean).join(' ')]
  const packs = drugstore.packs.map((pack) => PACK_LABELS[pack] ?? pack)
  return (
    <Card title={drugstore.name}>
      <FactsList
        facts={[
          { label: 'Adresse', value: address.filter(Boolean).join(', ') },
          { label: 'Téléphone', value: drugstore.phone && formatPhone(drugstore.phone) },
          { label: 'E-mail', value: drugstore.email },
          { label: 'Code CIP', value: drugstore.cip_officine },
          { label: 'SIRET', value: drugstore.siret },
          { label: 'FINESS', value: drugstore.finess },
          { label: 'Groupe', value: groupLabel(drugstore.group_name) },
          { label: 'Secteur', value: drugstore.zone?.name },
          { label: 'Pack digital', value: packs.length > 0 ? packs.join(', ') : undefined },
        ]}
      />
      <div className="row between" style={{ marginTop: 16 }}>
        <p className="small muted">Une information à corriger&nbsp;? Le siège la met à jour.</p>
        <ButtonLink variant="outline" href={paths.contact()}>
          Contacter le siège
        </ButtonLink>
      </div>
    </Card>
  )
}
