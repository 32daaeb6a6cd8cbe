-- Partners that open with one's Kiosque identity (D11-01): where, with which secret, and who went.

CREATE TABLE handoff_partner (
  partner    text PRIMARY KEY,
  -- A path of this server stands for the demonstration's stand-in.
  url        text NOT NULL,
  -- Sealed with a key made from SECRET_KEY; never read by any answer.
  secret     text NOT NULL,
  updated_at timestamptz NOT NULL
);

CREATE TABLE handoff_log (
  id           integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at           timestamptz NOT NULL,
  partner      text NOT NULL,
  user_id      integer REFERENCES users (id) ON DELETE SET NULL,
  drugstore_id integer REFERENCES drugstores (id) ON DELETE SET NULL,
  page         text,
  -- The number of the token: worth one entrance at our own stand-in.
  jti          text NOT NULL UNIQUE,
  used_at      timestamptz
);
CREATE INDEX handoff_log_recent ON handoff_log (at DESC);
CREATE INDEX handoff_log_partner ON handoff_log (partner, at DESC);
CREATE INDEX handoff_log_user ON handoff_log (user_id);
