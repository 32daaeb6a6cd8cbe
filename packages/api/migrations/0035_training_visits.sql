-- A pharmacy asks a laboratory's delegate to come and give a training. Sessions with registrations are events: not here.
CREATE TABLE training_visits (
  id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  drugstore_id int NOT NULL REFERENCES drugstores ON DELETE CASCADE,
  content_id int NOT NULL REFERENCES content ON DELETE CASCADE,
  requested_by int REFERENCES users ON DELETE SET NULL,
  slots timestamptz[] NOT NULL CHECK (cardinality(slots) = 3),
  people int NOT NULL CHECK (people BETWEEN 1 AND 50),
  message text NOT NULL DEFAULT '',
  status text NOT NULL DEFAULT 'sent' CHECK (status IN ('sent', 'accepted', 'refused', 'cancelled', 'held')),
  -- The one of the three that was accepted.
  slot timestamptz,
  comment text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL,
  answered_at timestamptz,
  answered_by int REFERENCES users ON DELETE SET NULL,
  CHECK (status NOT IN ('accepted', 'held') OR slot IS NOT NULL)
);
-- One open request per pharmacy and training, whatever the number of clicks.
CREATE UNIQUE INDEX training_visits_open ON training_visits (drugstore_id, content_id)
  WHERE status IN ('sent', 'accepted');
CREATE INDEX training_visits_content ON training_visits (content_id);
CREATE INDEX training_visits_status ON training_visits (status, created_at);

-- Who was there.
CREATE TABLE training_visit_people (
  visit_id int NOT NULL REFERENCES training_visits ON DELETE CASCADE,
  user_id int NOT NULL REFERENCES users ON DELETE CASCADE,
  PRIMARY KEY (visit_id, user_id)
);
CREATE INDEX training_visit_people_person ON training_visit_people (user_id);
