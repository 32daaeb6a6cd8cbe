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
