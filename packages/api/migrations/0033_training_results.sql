-- Who finished what, and how well: read for averages and for the figures of the head office without opening the rows,
-- which hold the answers and are wide.
CREATE INDEX quiz_attempts_scores ON quiz_attempts (content_id, user_id, id) INCLUDE (score, passed, submitted_at, version_id);

-- A reminder that was sent: of a day one has to be done by, or of the last day a success counts. Each once, however
-- many processes look, and after a restart too.
CREATE TABLE training_reminders (
  user_id int NOT NULL REFERENCES users ON DELETE CASCADE,
  content_id int NOT NULL REFERENCES content ON DELETE CASCADE,
  reason text NOT NULL CHECK (reason IN ('due', 'renewal')),
  -- The day it is about. Put off, it is another one, and reminded of anew.
  day date NOT NULL,
  days_before int NOT NULL,
  sent_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, content_id, reason, day, days_before)
);
CREATE INDEX training_reminders_content ON training_reminders (content_id);
CREATE INDEX training_reminders_sent ON training_reminders (sent_at);

-- The weekly mail to who manages a team, by the Monday of its week: one each, or none when there is nothing to say.
CREATE TABLE team_digests (
  user_id int NOT NULL REFERENCES users ON DELETE CASCADE,
  drugstore_id int NOT NULL REFERENCES drugstores ON DELETE CASCADE,
  week date NOT NULL,
  is_mailed boolean NOT NULL,
  PRIMARY KEY (user_id, drugstore_id, week)
);
CREATE INDEX team_digests_drugstore ON team_digests (drugstore_id);
CREATE INDEX team_digests_week ON team_digests (week);
