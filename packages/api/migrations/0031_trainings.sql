-- A quiz as it stood when somebody took it, with its key. Rows never change: a quiz that changes gets another one, and
-- attempts keep theirs.
CREATE TABLE quiz_versions (
  id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  content_id int NOT NULL REFERENCES content ON DELETE CASCADE,
  -- sha256 of the definition.
  hash text NOT NULL,
  definition jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  UNIQUE (content_id, hash)
);

-- One try of one person. The questions are drawn from the version by the seed, the same each time.
CREATE TABLE quiz_attempts (
  id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  version_id int NOT NULL REFERENCES quiz_versions ON DELETE CASCADE,
  content_id int NOT NULL REFERENCES content ON DELETE CASCADE,
  -- Null once the person is erased: what the network answered stays, without anybody's name.
  user_id int REFERENCES users ON DELETE SET NULL,
  -- Where the person worked then. What they learnt follows them, the figures stay with the pharmacy.
  account_type int,
  drugstore_id int REFERENCES drugstores ON DELETE SET NULL,
  number int NOT NULL,
  seed int NOT NULL,
  started_at timestamptz NOT NULL,
  deadline_at timestamptz,
  saved_at timestamptz NOT NULL,
  -- By question: what was given, when, and the time spent on it.
  answers jsonb NOT NULL DEFAULT '{}',
  submitted_at timestamptz,
  is_expired boolean NOT NULL DEFAULT false,
  points float8,
  max_points int,
  score int CHECK (score BETWEEN 0 AND 100),
  passed boolean,
  certificate_number text UNIQUE,
  certificate_code text UNIQUE,
  CHECK ((submitted_at IS NULL) = (score IS NULL))
);
CREATE INDEX quiz_attempts_person ON quiz_attempts (user_id, content_id, id);
CREATE INDEX quiz_attempts_content ON quiz_attempts (content_id, submitted_at);
CREATE INDEX quiz_attempts_drugstore ON quiz_attempts (drugstore_id);
-- Those whose time may run out.
CREATE INDEX quiz_attempts_open ON quiz_attempts (deadline_at) WHERE submitted_at IS NULL AND deadline_at IS NOT NULL;
CREATE INDEX quiz_attempts_version ON quiz_attempts (version_id);
CREATE SEQUENCE certificate_number;

-- How far somebody came in a film, a training or a course.
CREATE TABLE training_progress (
  user_id int NOT NULL REFERENCES users ON DELETE CASCADE,
  content_id int NOT NULL REFERENCES content ON DELETE CASCADE,
  position_s int NOT NULL DEFAULT 0 CHECK (position_s >= 0),
  furthest_s int NOT NULL DEFAULT 0,
  -- Of a course: the modules done, by their ids.
  module_ids int[] NOT NULL DEFAULT '{}',
  completed_at timestamptz,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, content_id)
);
CREATE INDEX training_progress_content ON training_progress (content_id);

-- A titulaire asks somebody of the team to do a training before a day.
CREATE TABLE training_assignments (
  id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  drugstore_id int NOT NULL REFERENCES drugstores ON DELETE CASCADE,
  content_id int NOT NULL REFERENCES content ON DELETE CASCADE,
  user_id int NOT NULL REFERENCES users ON DELETE CASCADE,
  assigned_by int REFERENCES users ON DELETE SET NULL,
  due_on date,
  created_at timestamptz NOT NULL,
  reminded_at timestamptz,
  UNIQUE (drugstore_id, content_id, user_id)
);
CREATE INDEX training_assignments_person ON training_assignments (user_id);
CREATE INDEX training_assignments_content ON training_assignments (content_id);
