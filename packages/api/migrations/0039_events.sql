-- Events and who comes (D8).
CREATE TABLE events (
  id              integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  title           text NOT NULL,
  kind            text NOT NULL CHECK (kind IN ('salon', 'webinaire', 'formation', 'reunion')),
  excerpt         text NOT NULL DEFAULT '',
  body            text NOT NULL DEFAULT '',
  cover_id        integer REFERENCES file (id),
  place           text,
  address         text,
  city            text,
  link            text,
  starts_at       timestamptz NOT NULL,
  ends_at         timestamptz NOT NULL,
  registration_deadline timestamptz,
  capacity        integer CHECK (capacity > 0),
  max_per_drugstore integer CHECK (max_per_drugstore > 0),
  status          text NOT NULL DEFAULT 'draft' CHECK (status IN ('draft', 'published', 'cancelled')),
  cancel_reason   text NOT NULL DEFAULT '',
  target_id       integer NOT NULL DEFAULT 1 REFERENCES targets (id),
  -- People who have a place, and people who wait for one: counted again by each change, under the lock of this row.
  confirmed_seats integer NOT NULL DEFAULT 0,
  waiting_seats   integer NOT NULL DEFAULT 0,
  -- Title, place and words, without accents.
  search          text NOT NULL DEFAULT '',
  version         integer NOT NULL DEFAULT 1,
  created_by      integer REFERENCES users (id) ON DELETE SET NULL,
  created_at      timestamptz NOT NULL,
  updated_at      timestamptz NOT NULL,
  CHECK (ends_at > starts_at),
  CHECK (registration_deadline <= ends_at),
  -- Whatever the code does, never one more than there is room for.
  CONSTRAINT events_never_over_capacity CHECK (capacity IS NULL OR confirmed_seats <= capacity)
);
CREATE INDEX events_starts ON events (starts_at, id);
CREATE INDEX events_target ON events (target_id);
CREATE INDEX events_cover ON events (cover_id) WHERE cover_id IS NOT NULL;

-- A pharmacy's registration: confirmed whole or waiting whole.
CREATE TABLE registrations (
  id           integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  event_id     integer NOT NULL REFERENCES events (id) ON DELETE CASCADE,
  drugstore_id integer NOT NULL REFERENCES drugstores (id) ON DELETE CASCADE,
  created_by   integer REFERENCES users (id) ON DELETE SET NULL,
  status       text NOT NULL CHECK (status IN ('confirmed', 'waiting', 'cancelled')),
  comment      text NOT NULL DEFAULT '',
  created_at   timestamptz NOT NULL,
  updated_at   timestamptz NOT NULL
);
-- Ids are given under the lock of the event: their order is the order of arrival.
CREATE INDEX registrations_event ON registrations (event_id, status, id);
CREATE INDEX registrations_drugstore ON registrations (drugstore_id, id);
CREATE INDEX registrations_author ON registrations (created_by);

CREATE TABLE registration_attendees (
  id              integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  registration_id integer NOT NULL REFERENCES registrations (id) ON DELETE CASCADE,
  event_id        integer NOT NULL REFERENCES events (id) ON DELETE CASCADE,
  first_name      text NOT NULL,
  last_name       text NOT NULL,
  -- Null once the person is erased.
  email           text,
  position_id     integer NOT NULL CHECK (position_id BETWEEN 1 AND 7),
  -- Whose address it is, where it is somebody's of the network.
  user_id         integer REFERENCES users (id) ON DELETE SET NULL,
  -- Comes or waits; false once the registration is withdrawn.
  is_active       boolean NOT NULL DEFAULT true,
  checked_in_at   timestamptz
);
CREATE INDEX registration_attendees_registration ON registration_attendees (registration_id, id);
CREATE INDEX registration_attendees_user ON registration_attendees (user_id) WHERE user_id IS NOT NULL;
-- The same person comes once to one event.
CREATE UNIQUE INDEX registration_attendees_once ON registration_attendees (event_id, lower(email)) WHERE is_active;
CREATE INDEX registration_attendees_email ON registration_attendees (lower(email));

-- The private address of somebody's calendar: renewed, the old one is dead.
CREATE TABLE calendar_feeds (
  user_id     integer PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  -- The account whose agenda it shows.
  account_id  integer REFERENCES accounts (id) ON DELETE SET NULL,
  -- What the secret is made from, with the server's key; only its hash is stored.
  nonce       text NOT NULL,
  secret_hash text NOT NULL UNIQUE,
  created_at  timestamptz NOT NULL
);
