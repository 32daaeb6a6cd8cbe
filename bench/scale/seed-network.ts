import type { Client } from 'pg'

/** A network of that size around the demonstration's: pharmacies with zones and packs, people with accounts. */
export async function growNetwork(
  client: Client,
  size: { drugstores: number; people: number },
): Promise<void> {
  await client.query('SELECT setseed(0.17)')
  await client.query(`
    INSERT INTO zones (name) SELECT 'Secteur ' || n FROM generate_series(1, 30) n ON CONFLICT DO NOTHING;
    INSERT INTO drugstores (name, cip_officine, siret, group_id, zone_id, site, address, postcode, city, phone, email,
                            search_text, is_disabled, created_at)
    SELECT name, cip, siret, group_id, zone_id, 1, n || ' rue de la République', postcode, city, '+33123456789',
           'contact' || n || '@officine.test', fold(name || ' ' || city || ' ' || cip || ' ' || siret || ' ' || postcode),
           n % 50 = 0, now() - random() * interval '2000 days'
      FROM (SELECT n, 'Pharmacie ' || (ARRAY['du Marché','de la Gare','des Halles','Saint-Michel','du Centre','des Écoles','de l’Église','du Port','Moderne','du Théâtre'])[1 + n % 10] || ' ' || n AS name,
                   (3000000 + n)::text AS cip, (40000000000000 + n)::text AS siret, n % 3 AS group_id,
                   (SELECT array_agg(id ORDER BY id) FROM zones)[1 + n % (SELECT count(*)::int FROM zones)] AS zone_id,
                   lpad((1000 + n % 94000)::text, 5, '0') AS postcode,
                   (ARRAY['Évreux','Rouen','Lyon','Nantes','Brest','Lille','Nîmes','Pau','Tours','Dijon','Metz','Caen'])[1 + n / 10 % 12] AS city
              FROM generate_series(1, ${size.drugstores}) n) d;
    INSERT INTO drugstore_packs (drugstore_id, pack_key)
    SELECT id, (ARRAY['aTradition','bVitrine','cBusiness','non'])[1 + id % 4] FROM drugstores ON CONFLICT DO NOTHING`)
  await client.query(`
    INSERT INTO users (email, first_name, last_name, phone, search_text, created_at, last_seen_at)
    SELECT 'personne' || n || '@officine.test', first, last, '+33612345678',
           fold(last || ' ' || first || ' personne' || n || '@officine.test'),
           now() - random() * interval '1500 days', CASE WHEN n % 7 > 0 THEN now() - random() * interval '300 days' END
      FROM (SELECT n, (ARRAY['Élise','Marc','Zoé','Hugo','Noémie','Paul','Anaïs','Luc','Inès','Jean','Chloé','Rémi'])[1 + n % 12] AS first,
                   (ARRAY['Martin','Bernard','Dubois','Lefèvre','Moreau','Laurent','Simon','Michel','Garcia','Roux'])[1 + n / 12 % 10] || '-' ||
                   (ARRAY['Petit','Faure','Blanc','Guérin','Muller','Henry','Gauthier','Perrin','Robin','Clément'])[1 + n / 120 % 10] AS last
              FROM generate_series(1, ${size.people}) n) p;
    INSERT INTO accounts (user_id, drugstore_id, type)
    SELECT u.id, d.ids[1 + u.at % array_length(d.ids, 1)], (ARRAY[200, 100, 160, 100, 180, 90])[1 + u.at / array_length(d.ids, 1) % 6]
      FROM (SELECT id, row_number() OVER (ORDER BY id)::int - 1 AS at FROM users WHERE email LIKE 'personne%') u,
           (SELECT array_agg(id ORDER BY id) AS ids FROM drugstores WHERE cip_officine >= '3000001' AND email LIKE 'contact%') d`)
}
