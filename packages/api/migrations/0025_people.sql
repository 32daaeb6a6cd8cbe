-- Finding people among 120,000 and drugstores among 20,000 without reading them all.
CREATE INDEX users_search_trigrams ON users USING gin (search_text gin_trgm_ops);
CREATE INDEX drugstores_search_trigrams ON drugstores USING gin (search_text gin_trgm_ops);
CREATE INDEX users_created ON users (created_at, id) WHERE erased_at IS NULL;
CREATE INDEX users_by_email ON users (email, id) WHERE erased_at IS NULL;
CREATE INDEX users_by_name ON users (search_text, id) WHERE erased_at IS NULL;
CREATE INDEX users_by_visit ON users (last_seen_at DESC NULLS LAST, id) WHERE erased_at IS NULL;
CREATE INDEX accounts_role ON accounts (type, user_id);
CREATE INDEX drugstores_disabled ON drugstores (id) WHERE is_disabled;
CREATE INDEX drugstores_by_city ON drugstores (city, id);

-- Probable duplicates: same name for people, same SIRET or same name and postcode for drugstores.
CREATE INDEX users_same_name ON users (fold(last_name), fold(first_name)) WHERE erased_at IS NULL;
CREATE INDEX drugstores_same_place ON drugstores (postcode, fold(name));

-- What advisers note about a pharmacy. Never shown to it.
CREATE TABLE drugstore_note (
  id           integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  drugstore_id integer NOT NULL REFERENCES drugstores (id) ON DELETE CASCADE,
  user_id      integer REFERENCES users (id) ON DELETE SET NULL,
  text         text NOT NULL,
  at           timestamptz NOT NULL
);
CREATE INDEX drugstore_note_drugstore ON drugstore_note (drugstore_id, at DESC);
