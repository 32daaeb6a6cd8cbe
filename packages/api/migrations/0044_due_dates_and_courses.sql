-- Another last day for some of those a training is for: whoever the target holds for has to be done by that day. The
-- nearest of those that hold for somebody is theirs, the training's own included.
CREATE TABLE content_due_dates (
  id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  content_id int NOT NULL REFERENCES content ON DELETE CASCADE,
  target_id int NOT NULL REFERENCES targets (id),
  due_on date NOT NULL
);
CREATE INDEX content_due_dates_content ON content_due_dates (content_id);
CREATE INDEX content_due_dates_target ON content_due_dates (target_id);
CREATE INDEX content_due_dates_day ON content_due_dates (due_on);

-- Processes keep them in memory with the content they are of: it counts as changed when one of them does.
CREATE FUNCTION stamp_dated_content() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE public.content SET kind = kind WHERE id = coalesce(NEW.content_id, OLD.content_id);
  RETURN NULL;
END $$;
CREATE TRIGGER content_due_dates_stamped AFTER INSERT OR UPDATE OR DELETE ON content_due_dates
  FOR EACH ROW EXECUTE FUNCTION stamp_dated_content();

-- The attestation of a course followed to its end; of films and of laboratories' trainings there is none. What it says is
-- kept: the course may change or go, the attestation stays true.
CREATE TABLE course_certificates (
  id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id int NOT NULL REFERENCES users ON DELETE CASCADE,
  content_id int REFERENCES content ON DELETE SET NULL,
  number text NOT NULL UNIQUE,
  code text NOT NULL UNIQUE,
  title text NOT NULL,
  duration_minutes int CHECK (duration_minutes > 0),
  dpc_type text,
  dpc_number text,
  obtained_at timestamptz NOT NULL,
  UNIQUE (user_id, content_id)
);
CREATE INDEX course_certificates_content ON course_certificates (content_id);

-- What somebody thought of a laboratory's training they followed. Erased with the person: what counts is the average.
CREATE TABLE training_feedback (
  id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id int NOT NULL REFERENCES users ON DELETE CASCADE,
  content_id int NOT NULL REFERENCES content ON DELETE CASCADE,
  -- Where the person worked then: an adviser reads their own zones.
  drugstore_id int REFERENCES drugstores ON DELETE SET NULL,
  stars int NOT NULL CHECK (stars BETWEEN 1 AND 5),
  comment text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  UNIQUE (user_id, content_id)
);
CREATE INDEX training_feedback_content ON training_feedback (content_id);
CREATE INDEX training_feedback_drugstore ON training_feedback (drugstore_id);
