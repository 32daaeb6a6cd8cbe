import { networkApp } from '../content/network-app.ts'
import type { PersonName } from '../content/network.ts'
import { makeDrugstore, makeMember } from '../factories.ts'
import { makeLaboratory, openOperation } from './vouchers.ts'

/** The small network with one open operation of a laboratory, and people of pharmacies of their own to claim. */
export async function claimsApp<Name extends PersonName>(laboratory: string, ...names: Name[]) {
  const app = await networkApp<Name | 'editeur'>('editeur', ...names)
  const { t, editeur } = app
  const laboratoryId = await makeLaboratory(t, laboratory)
  const operation = await openOperation(editeur, laboratoryId)
  const newMember = async (type: 200 | 180 | 160 | 100 = 200) =>
    t.as(await makeMember(t.db, { type, drugstore_id: (await makeDrugstore(t.db)).id }))
  return { ...app, laboratoryId, operation, newMember }
}
