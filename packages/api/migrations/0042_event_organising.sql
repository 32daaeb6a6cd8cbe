-- What an organiser asks, gives and follows (D8).
ALTER TABLE events
  -- Places are given by the organiser, one registration at a time.
  ADD COLUMN needs_approval boolean NOT NULL DEFAULT false,
  -- What the organiser asks of each registration: text, choice or file.
  ADD COLUMN questions jsonb NOT NULL DEFAULT '[]',
  -- What is chosen once there: sessions, each with its time slots.
  ADD COLUMN sessions jsonb NOT NULL DEFAULT '[]',
  -- The first date of the series it belongs to.
  ADD COLUMN series_id integer REFERENCES events (id) ON DELETE SET NULL,
  -- The laboratory that pays, and what it pays for each person, in cents.
  ADD COLUMN laboratory_id integer REFERENCES laboratories (id) ON DELETE SET NULL,
  ADD COLUMN advantages jsonb NOT NULL DEFAULT '{}',
  ADD COLUMN convention_number text NOT NULL DEFAULT '',
  -- When its audience was told of it; once, whatever is published again.
  ADD COLUMN announced_at timestamptz;
CREATE INDEX events_series ON events (series_id) WHERE series_id IS NOT NULL;
CREATE INDEX events_laboratory ON events (laboratory_id) WHERE laboratory_id IS NOT NULL;
-- What is published already was told or is known: nobody hears of it now.
UPDATE events SET announced_at = updated_at WHERE status <> 'draft';

ALTER TABLE registrations
  -- A place given to somebody who waited is theirs until then; null once they said yes, or where nothing is asked.
  ADD COLUMN confirm_by timestamptz,
  ADD COLUMN is_approved boolean NOT NULL DEFAULT true,
  ADD COLUMN answers jsonb NOT NULL DEFAULT '{}',
  -- The slot chosen in each session.
  ADD COLUMN slots jsonb NOT NULL DEFAULT '{}',
  -- When those who come were reminded, a week and a day before.
  ADD COLUMN week_reminded_at timestamptz,
  ADD COLUMN day_reminded_at timestamptz,
  -- When they were asked what they thought, and told of their attestation.
  ADD COLUMN thanked_at timestamptz,
  ADD CONSTRAINT registrations_confirm_by CHECK (confirm_by IS NULL OR status <> 'waiting');
CREATE INDEX registrations_confirm_by ON registrations (confirm_by) WHERE confirm_by IS NOT NULL;

ALTER TABLE registration_attendees
  -- When the door last noted whether they are there: what was noted last wins, in whatever order phones send it.
  ADD COLUMN marked_at timestamptz,
  -- The attestation of somebody who was there; both are given once and stay.
  ADD COLUMN certificate_number text UNIQUE,
  ADD COLUMN certificate_code text UNIQUE,
  -- What they thought of it.
  ADD COLUMN rating smallint CHECK (rating BETWEEN 1 AND 5),
  ADD COLUMN rating_comment text NOT NULL DEFAULT '',
  ADD COLUMN rated_at timestamptz;
CREATE INDEX registration_attendees_event ON registration_attendees (event_id) WHERE is_active;
