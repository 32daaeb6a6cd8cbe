-- A pharmacy's answer to a campaign: one, changed at will until the day asked for.
CREATE TABLE enrolments (
  content_id   integer NOT NULL REFERENCES content (id) ON DELETE CASCADE,
  drugstore_id integer NOT NULL REFERENCES drugstores (id) ON DELETE CASCADE,
  participates boolean NOT NULL,
  answered_by  integer REFERENCES users (id) ON DELETE SET NULL,
  answered_at  timestamptz NOT NULL,
  PRIMARY KEY (content_id, drugstore_id)
);
CREATE INDEX enrolments_drugstore ON enrolments (drugstore_id);
CREATE INDEX enrolments_answered_by ON enrolments (answered_by);
