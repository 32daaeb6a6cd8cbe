-- « J’ai lu et compris »: who, when, which version. A round is what the head office asked once; asked again, a new one.
CREATE TABLE reading_proofs (
  content_id   integer NOT NULL REFERENCES content (id) ON DELETE CASCADE,
  user_id      integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  round        integer NOT NULL,
  version      integer NOT NULL,
  -- Where they stood then.
  account_id   integer REFERENCES accounts (id) ON DELETE SET NULL,
  drugstore_id integer REFERENCES drugstores (id) ON DELETE SET NULL,
  confirmed_at timestamptz NOT NULL,
  PRIMARY KEY (content_id, user_id, round)
);
CREATE INDEX reading_proofs_person ON reading_proofs (user_id, content_id);
CREATE INDEX reading_proofs_account ON reading_proofs (account_id);
CREATE INDEX reading_proofs_drugstore ON reading_proofs (drugstore_id);

-- Only where something was asked beyond the publication itself: again, or by a reminder of the head office.
CREATE TABLE reading_rounds (
  content_id  integer PRIMARY KEY REFERENCES content (id) ON DELETE CASCADE,
  round       integer NOT NULL DEFAULT 1,
  asked_at    timestamptz,
  reminded_at timestamptz
);

-- Each reminder once: days before the last day, and -1 once it is past.
CREATE TABLE reading_reminders (
  content_id  integer NOT NULL REFERENCES content (id) ON DELETE CASCADE,
  user_id     integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  round       integer NOT NULL,
  day         date NOT NULL,
  days_before integer NOT NULL,
  sent_at     timestamptz NOT NULL,
  PRIMARY KEY (content_id, user_id, round, day, days_before)
);
CREATE INDEX reading_reminders_person ON reading_reminders (user_id);

-- Someone may want a mail about something and nothing in the bell.
ALTER TABLE notifications ADD COLUMN in_portal boolean NOT NULL DEFAULT true;

-- Since when somebody's quiet hours have lasted at an instant, in Paris; null outside them. Its twin is domain/quiet-hours.ts.
CREATE FUNCTION quiet_since(preferences jsonb, at timestamptz) RETURNS timestamptz
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE
    WHEN quiet_from IS NULL OR quiet_to IS NULL OR quiet_from = quiet_to THEN NULL
    WHEN quiet_from < quiet_to AND now_is >= quiet_from AND now_is < quiet_to
      THEN (today + quiet_from) AT TIME ZONE 'Europe/Paris'
    WHEN quiet_from > quiet_to AND now_is >= quiet_from THEN (today + quiet_from) AT TIME ZONE 'Europe/Paris'
    WHEN quiet_from > quiet_to AND now_is < quiet_to THEN (today - 1 + quiet_from) AT TIME ZONE 'Europe/Paris'
  END
  FROM (SELECT (preferences #>> '{quiet_hours,from}')::time AS quiet_from,
               (preferences #>> '{quiet_hours,to}')::time AS quiet_to,
               (at AT TIME ZONE 'Europe/Paris')::time AS now_is,
               (at AT TIME ZONE 'Europe/Paris')::date AS today) asked
$$;
