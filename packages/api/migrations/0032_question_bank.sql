-- Questions kept apart from any quiz, so that several can ask them. A quiz holds its own copy, under bank_id, and follows
-- the bank when the question changes here.
CREATE TABLE bank_questions (
  id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  type text NOT NULL,
  label text NOT NULL CHECK (label <> ''),
  -- The question with its key, as a quiz holds one.
  fields jsonb NOT NULL,
  tags text[] NOT NULL DEFAULT '{}',
  -- What the search box compares: question, answers and tags, without accents or case.
  search_text text NOT NULL,
  -- sha256 of its type, its words and those of its answers: the same question is not kept twice.
  fingerprint text NOT NULL UNIQUE,
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE INDEX bank_questions_tags ON bank_questions USING gin (tags);
