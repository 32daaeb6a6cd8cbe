import { emptyTarget, type Target } from '@kiosque/contract/domain/audience'
import { kindOf, type KindKey } from '@kiosque/contract/kinds/registry'
import { createContent } from '../../src/content/write-content.service.ts'
import type { Body } from '../../src/content/draft-of-body.ts'
import type { Viewer } from '../../src/http/viewer.ts'
import { makeDrugstore, makeGuest, makeMember, makeStaff, type Person } from '../factories.ts'
import type { TestApp } from '../test-app.ts'

/** A small network with one viewer of every kind. */
export interface Network {
  ouest: { id: number; zone: number }
  sud: { id: number; zone: number }
  people: Record<PersonName, Person>
}

export type PersonName =
  | 'titulaire'
  | 'preparateur'
  | 'voisin'
  | 'invite'
  | 'sans_compte'
  | 'conseiller'
  | 'editeur'
  | 'admin'

export async function makeNetwork({ db }: TestApp): Promise<Network> {
  const ouest = await makeDrugstore(db, {
    group_id: 0,
    zone: 'Ouest',
    packs: ['bVitrine'],
    name: 'Pharmacie du Port',
  })
  const sud = await makeDrugstore(db, {
    group_id: 1,
    zone: 'Sud',
    packs: ['cBusiness'],
    name: 'Pharmacie des Halles',
  })
  const zoneOf = async (name: string) => {
    const row = await db.selectFrom('zones').select('id').where('name', '=', name).executeTakeFirstOrThrow()
    return row.id
  }
  const lost = await makeMember(db, { drugstore_id: sud.id, type: 90 })
  const people = {
    titulaire: await makeMember(db, { drugstore_id: ouest.id, type: 200 }),
    preparateur: await makeMember(db, { drugstore_id: ouest.id, type: 100 }),
    voisin: await makeMember(db, { drugstore_id: sud.id, type: 200 }),
    invite: await makeGuest(db),
    sans_compte: { ...lost, account_id: null },
    conseiller: await makeStaff(db, 3),
    editeur: await makeStaff(db, 2),
    admin: await makeStaff(db, 1),
  }
  return {
    ouest: { id: ouest.id, zone: await zoneOf('Ouest') },
    sud: { id: sud.id, zone: await zoneOf('Sud') },
    people,
  }
}

export const target = (part: Partial<Target>): Target => ({ ...emptyTarget(), ...part })

/** Writes a published content of a kind through the service, as the editor would. */
export async function makeContent(
  { db, clock }: Pick<TestApp, 'db' | 'clock'>,
  network: Network,
  kind: KindKey,
  body: Body = {},
): Promise<{ id: number; slug: string; title: string; version: number }> {
  const declared = kindOf(kind)
  if (declared === null) throw new Error(`no kind ${kind}`)
  const actor = { ...network.people.editeur, session_id: 0 } as unknown as Viewer
  // A draft has what publishing it will ask for.
  const excerpt = body['status'] === 'draft' ? { excerpt: 'Deux phrases pour la carte.' } : {}
  const given = { title: 'Sans titre', status: 'published', ...excerpt, ...body }
  return createContent(db, declared, given, { actor, now: clock.now() })
}
