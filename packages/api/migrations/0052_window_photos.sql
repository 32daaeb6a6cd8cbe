-- The photo a pharmacy adds to what it says is in place; gone with its file, or with the answer.
ALTER TABLE enrolments ADD COLUMN photo_id integer REFERENCES file (id) ON DELETE SET NULL;
CREATE INDEX enrolments_photo ON enrolments (photo_id) WHERE photo_id IS NOT NULL;
