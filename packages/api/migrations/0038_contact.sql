-- Who answers at the head office. Without an address of its own, its mails go to the administrators.
CREATE TABLE contact_desks (
  id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL UNIQUE,
  -- Whom one asks for on the phone.
  lead text NOT NULL DEFAULT '',
  email text,
  phone text,
  position int NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE contact_topics (
  id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  key text NOT NULL UNIQUE,
  label text NOT NULL UNIQUE,
  description text NOT NULL DEFAULT '',
  desk_id int NOT NULL REFERENCES contact_desks,
  -- Hours of working days before which an answer is promised.
  delay_hours int NOT NULL CHECK (delay_hours BETWEEN 1 AND 240),
  is_active boolean NOT NULL DEFAULT true,
  position int NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX contact_topics_desk ON contact_topics (desk_id);

-- Answers written once, taken up when they fit.
CREATE TABLE contact_canned (
  id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  title text NOT NULL UNIQUE,
  body text NOT NULL,
  position int NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);

CREATE SEQUENCE contact_number;

-- One request of one person, and its conversation.
CREATE TABLE contact_threads (
  id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  number text NOT NULL UNIQUE,
  user_id int REFERENCES users ON DELETE CASCADE,
  account_id int REFERENCES accounts ON DELETE SET NULL,
  account_type int,
  drugstore_id int REFERENCES drugstores ON DELETE SET NULL,
  topic_id int NOT NULL REFERENCES contact_topics,
  subject text NOT NULL,
  status text NOT NULL CHECK (status IN ('sent', 'in_progress', 'answered', 'closed')),
  assignee_id int REFERENCES users ON DELETE SET NULL,
  -- The page the question came from.
  origin text,
  created_at timestamptz NOT NULL,
  -- The last thing said between the two; notes are not.
  last_at timestamptz NOT NULL,
  -- Set exactly while the head office owes an answer.
  due_at timestamptz,
  first_answered_at timestamptz,
  -- An answer its author has not opened yet.
  is_unread boolean NOT NULL DEFAULT false,
  closed_at timestamptz,
  rating int CHECK (rating BETWEEN 1 AND 5),
  rating_comment text NOT NULL DEFAULT '',
  merged_into int REFERENCES contact_threads ON DELETE CASCADE,
  CHECK ((status = 'closed') = (closed_at IS NOT NULL)),
  CHECK ((status IN ('sent', 'in_progress')) = (due_at IS NOT NULL)),
  CHECK (rating IS NULL OR status = 'closed')
);
CREATE INDEX contact_threads_person ON contact_threads (user_id, last_at DESC);
CREATE INDEX contact_threads_drugstore ON contact_threads (drugstore_id);
CREATE INDEX contact_threads_topic ON contact_threads (topic_id);
CREATE INDEX contact_threads_assignee ON contact_threads (assignee_id);
CREATE INDEX contact_threads_merged ON contact_threads (merged_into);
CREATE INDEX contact_threads_due ON contact_threads (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX contact_threads_last ON contact_threads (last_at DESC, id DESC);

-- What was said: by the member, by the head office, or between colleagues of the head office. Files are in file_use.
CREATE TABLE contact_entries (
  id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  thread_id int NOT NULL REFERENCES contact_threads ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('message', 'answer', 'note')),
  author_id int REFERENCES users ON DELETE SET NULL,
  body text NOT NULL CHECK (body <> ''),
  created_at timestamptz NOT NULL,
  -- Made by the form: the same one sent twice is one.
  send_key text
);
CREATE INDEX contact_entries_thread ON contact_entries (thread_id, id);
CREATE INDEX contact_entries_author ON contact_entries (author_id);
CREATE UNIQUE INDEX contact_entries_sent_once ON contact_entries (author_id, send_key) WHERE send_key IS NOT NULL;

-- Something to write to on the first day; the back office changes all of it.
INSERT INTO contact_desks (name, position) VALUES
  ('Offres et facturation', 1), ('Contenus et formations', 2), ('Vie du réseau', 3);
INSERT INTO contact_topics (key, label, description, desk_id, delay_hours, position)
SELECT topic.key, topic.label, topic.description, contact_desks.id, topic.delay_hours, topic.position
  FROM (VALUES
    ('offre', 'Une offre', 'Conditions, remises et commandes directes.', 'Offres et facturation', 24, 1),
    ('facture', 'Une facture', 'Facture, avoir ou remise absente.', 'Offres et facturation', 48, 2),
    ('formation', 'Une formation', 'Quiz, attestations et inscriptions.', 'Contenus et formations', 48, 3),
    ('compte', 'Mon compte', 'Accès, équipe et rattachement à une officine.', 'Vie du réseau', 24, 4),
    ('autre', 'Autre', 'Toute autre question au siège.', 'Vie du réseau', 48, 5)
  ) AS topic (key, label, description, desk, delay_hours, position)
  JOIN contact_desks ON contact_desks.name = topic.desk
 ORDER BY topic.position;
