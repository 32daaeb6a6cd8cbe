-- A file that is its sender's alone: no right of the head office opens it.
ALTER TABLE file ADD COLUMN is_private boolean NOT NULL DEFAULT false;

-- What somebody obtained elsewhere and keeps beside what they obtained here. It follows the person, not the pharmacy.
CREATE TABLE attestations (
  id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id int NOT NULL REFERENCES users ON DELETE CASCADE,
  file_id int NOT NULL UNIQUE REFERENCES file,
  title text NOT NULL,
  organism text NOT NULL,
  obtained_on date NOT NULL,
  duration_minutes int CHECK (duration_minutes > 0),
  -- Types of DPC action; several for a programme that joins them, none where it is no such action.
  dpc_types text[] NOT NULL DEFAULT '{}',
  -- Part of the path recommended by the profession's national council.
  is_cnp boolean NOT NULL DEFAULT false,
  andpc_number text,
  valid_until date CHECK (valid_until >= obtained_on),
  -- When its owner was told that it runs out.
  warned_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE INDEX attestations_person ON attestations (user_id, obtained_on);
CREATE INDEX attestations_expiry ON attestations (valid_until) WHERE valid_until IS NOT NULL AND warned_at IS NULL;
