-- People, their accounts, drugstores, sessions and the one-time links sent by mail.
-- Rules that must hold whatever the concurrency (one e-mail, one account per drugstore) are constraints here.

CREATE TABLE groups (
  id   integer PRIMARY KEY CHECK (id BETWEEN 0 AND 2),
  name text NOT NULL UNIQUE
);
INSERT INTO groups (id, name) VALUES (0, 'MPR'), (1, 'PRLG'), (2, 'MPR_NAT');

CREATE TABLE zones (
  id   integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL
);
CREATE UNIQUE INDEX zones_name ON zones (lower(name));

CREATE TABLE packs (
  key      text PRIMARY KEY CHECK (key ~ '^[A-Za-z][A-Za-z0-9_]{0,39}$'),
  label    text NOT NULL,
  site     integer NOT NULL DEFAULT 1 CHECK (site IN (0, 1)),
  position integer NOT NULL DEFAULT 0
);
INSERT INTO packs (key, label, site, position) VALUES
  ('aTradition', 'Tradition', 1, 1),
  ('bVitrine', 'Vitrine', 1, 2),
  ('cBusiness', 'Business', 1, 3),
  ('non', 'Sans option digitale', 1, 4),
  ('aVisibilite', 'Visibilité', 0, 5),
  ('bClickCollect', 'Click & collect', 0, 6);

CREATE TABLE drugstores (
  id              integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name            text NOT NULL,
  cip_officine    text NOT NULL UNIQUE CHECK (cip_officine ~ '^[0-9]{7}$'),
  siret           text NOT NULL CHECK (siret ~ '^[0-9]{14}$'),
  finess          text CHECK (finess ~ '^[0-9][0-9AB][0-9]{7}$'),
  group_id        integer NOT NULL REFERENCES groups (id),
  zone_id         integer REFERENCES zones (id),
  site            integer NOT NULL DEFAULT 1 CHECK (site IN (0, 1)),
  address         text,
  postcode        text CHECK (postcode ~ '^[0-9]{5}$'),
  city            text NOT NULL,
  phone           text,
  email           text,
  -- Lower case without accents, so that the head office finds « Évreux » by typing « evreux ».
  search_text     text NOT NULL DEFAULT '',
  is_disabled     boolean NOT NULL DEFAULT false,
  disabled_reason text,
  disabled_at     timestamptz,
  created_at      timestamptz NOT NULL DEFAULT now(),
  updated_at      timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX drugstores_zone ON drugstores (zone_id);
CREATE INDEX drugstores_siret ON drugstores (siret);
CREATE INDEX drugstores_group ON drugstores (group_id);
CREATE INDEX drugstores_search_text ON drugstores (search_text);

CREATE TABLE drugstore_packs (
  drugstore_id integer NOT NULL REFERENCES drugstores (id) ON DELETE CASCADE,
  pack_key     text NOT NULL REFERENCES packs (key),
  PRIMARY KEY (drugstore_id, pack_key)
);
CREATE INDEX drugstore_packs_key ON drugstore_packs (pack_key);

CREATE TABLE users (
  id                       integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Null once erased: an anonymous row stays for what refers to it.
  email                    text,
  first_name               text NOT NULL,
  last_name                text NOT NULL,
  phone                    text,
  rpps                     text CHECK (rpps ~ '^[0-9]{11}$'),
  password_hash            text,
  right_id                 integer CHECK (right_id BETWEEN 1 AND 3),
  notification_preferences jsonb NOT NULL DEFAULT '{"email_digest":"weekly","publications":true,"trainings":true}',
  search_text              text NOT NULL DEFAULT '',
  terms_accepted_at        timestamptz,
  created_at               timestamptz NOT NULL DEFAULT now(),
  updated_at               timestamptz NOT NULL DEFAULT now(),
  last_seen_at             timestamptz,
  inactivity_warned_at     timestamptz,
  erased_at                timestamptz,
  CHECK ((email IS NULL) = (erased_at IS NOT NULL))
);
CREATE UNIQUE INDEX users_email ON users (lower(email));
CREATE INDEX users_right ON users (right_id) WHERE right_id IS NOT NULL;
CREATE INDEX users_search_text ON users (search_text);
CREATE INDEX users_last_activity ON users (coalesce(last_seen_at, created_at)) WHERE erased_at IS NULL;

CREATE TABLE user_zones (
  user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  zone_id integer NOT NULL REFERENCES zones (id),
  PRIMARY KEY (user_id, zone_id)
);
CREATE INDEX user_zones_zone ON user_zones (zone_id);

CREATE TABLE user_packs (
  user_id  integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  pack_key text NOT NULL REFERENCES packs (key),
  PRIMARY KEY (user_id, pack_key)
);

CREATE TABLE accounts (
  id           integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id      integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  drugstore_id integer REFERENCES drugstores (id),
  type         integer NOT NULL CHECK (type IN (0, 90, 100, 160, 180, 200, 1000)),
  created_at   timestamptz NOT NULL DEFAULT now(),
  -- Pharmacy roles belong to a drugstore, head-office accounts to none.
  CHECK (type = 0 OR (drugstore_id IS NULL) = (type = 1000))
);
-- One role per person and drugstore; one guest or head-office account per person.
CREATE UNIQUE INDEX accounts_person_drugstore ON accounts (user_id, drugstore_id) WHERE drugstore_id IS NOT NULL;
CREATE UNIQUE INDEX accounts_person_type ON accounts (user_id, type) WHERE drugstore_id IS NULL;
CREATE INDEX accounts_drugstore ON accounts (drugstore_id, type);

CREATE TABLE sessions (
  id           integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  token_hash   text NOT NULL UNIQUE,
  user_id      integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  account_id   integer REFERENCES accounts (id) ON DELETE CASCADE,
  device       text NOT NULL DEFAULT '',
  created_at   timestamptz NOT NULL,
  last_used_at timestamptz NOT NULL,
  expires_at   timestamptz NOT NULL
);
CREATE INDEX sessions_user ON sessions (user_id);
CREATE INDEX sessions_account ON sessions (account_id);
CREATE INDEX sessions_expiry ON sessions (expires_at);

CREATE TABLE invitations (
  id           integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  token_hash   text NOT NULL UNIQUE,
  email        text NOT NULL,
  type         integer CHECK (type IN (0, 90, 100, 160, 180, 200, 1000)),
  drugstore_id integer REFERENCES drugstores (id),
  right_id     integer CHECK (right_id BETWEEN 1 AND 3),
  invited_by   integer REFERENCES users (id),
  created_at   timestamptz NOT NULL,
  expires_at   timestamptz NOT NULL,
  accepted_at  timestamptz,
  accepted_by  integer REFERENCES users (id),
  CHECK ((type IS NULL) = (right_id IS NOT NULL))
);
-- Inviting the same person again to the same place renews the invitation.
CREATE UNIQUE INDEX invitations_open ON invitations
  (lower(email), coalesce(drugstore_id, 0), coalesce(right_id, 0)) WHERE accepted_at IS NULL;
CREATE INDEX invitations_drugstore ON invitations (drugstore_id);

-- user_id is null for an address nobody uses: the request costs the same and says nothing (D3-07).
CREATE TABLE password_links (
  id         integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  token_hash text NOT NULL UNIQUE,
  user_id    integer REFERENCES users (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at    timestamptz
);
CREATE UNIQUE INDEX password_links_live ON password_links (user_id) WHERE used_at IS NULL AND user_id IS NOT NULL;

CREATE TABLE email_changes (
  user_id    integer PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  token_hash text NOT NULL UNIQUE,
  new_email  text NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);

-- Which parts of the demonstration are in: each is written in one transaction with its mark, so a start that was
-- cut goes on where it stopped.
CREATE TABLE demo_steps (
  name    text PRIMARY KEY,
  done_at timestamptz NOT NULL
);
