-- Partners (D11-01): two keys while one takes over from the other, whether the partner answers, and who agreed to be
-- sent there under their Kiosque identity.

ALTER TABLE handoff_partner
  -- Sealed like the first. Tokens are signed with the first alone; both are accepted until then.
  ADD COLUMN previous_secret text,
  ADD COLUMN previous_until  timestamptz,
  ADD COLUMN down_since      timestamptz,
  ADD COLUMN down_note       text NOT NULL DEFAULT '',
  -- Said by the head office: only it says the contrary. Otherwise the checks decide.
  ADD COLUMN is_down_by_hand boolean NOT NULL DEFAULT false,
  ADD COLUMN failures        integer NOT NULL DEFAULT 0,
  ADD COLUMN checked_at      timestamptz;

CREATE TABLE handoff_consent (
  user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  partner text NOT NULL,
  at      timestamptz NOT NULL,
  PRIMARY KEY (user_id, partner)
);

CREATE INDEX handoff_log_drugstore ON handoff_log (drugstore_id, at DESC);
