import { createHash, randomBytes } from 'node:crypto'
import type { Client } from 'pg'

/** Somebody signed in, and what a targeted list needs to know of them. */
export interface Person {
  token: string
  type: number
  drugstore: number
  group: number
  zone: number
  pack: string
}

/** Sessions for people drawn at random over the whole network, written as signing in would. */
export async function signInPeople(client: Client, count: number): Promise<Person[]> {
  await client.query('SELECT setseed(0.31)')
  const { rows } = await client.query<Omit<Person, 'token'> & { user_id: number; account_id: number }>(
    `SELECT a.user_id, a.id AS account_id, a.type, d.id AS drugstore, d.group_id AS "group", d.zone_id AS zone,
            (SELECT p.pack_key FROM drugstore_packs p WHERE p.drugstore_id = d.id ORDER BY 1 LIMIT 1) AS pack
       FROM accounts a JOIN drugstores d ON d.id = a.drugstore_id JOIN users u ON u.id = a.user_id
      WHERE u.email LIKE 'personne%' AND NOT d.is_disabled AND u.disabled_at IS NULL ORDER BY random() LIMIT $1`,
    [count],
  )
  const people = rows.map((row) => ({ ...row, token: randomBytes(32).toString('base64url') }))
  const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')
  await client.query(
    `INSERT INTO sessions (user_id, account_id, token_hash, device, created_at, last_used_at, expires_at)
     SELECT user_id, account_id, token_hash, 'Banc', now(), now(), now() + interval '30 days'
       FROM unnest($1::int[], $2::int[], $3::text[]) AS given (user_id, account_id, token_hash)`,
    [
      people.map((person) => person.user_id),
      people.map((person) => person.account_id),
      people.map((person) => hashOf(person.token)),
    ],
  )
  return people.map(({ token, type, drugstore, group, zone, pack }) => ({
    token,
    type,
    drugstore,
    group,
    zone,
    pack,
  }))
}
