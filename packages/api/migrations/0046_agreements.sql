-- What pharmacies bought, as laboratories tell it month by month, and what they commit to (annual agreements).
CREATE TABLE purchase_imports (
  id           integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  imported_by  integer REFERENCES users (id) ON DELETE SET NULL,
  imported_at  timestamptz NOT NULL,
  -- As it was read: what is left of it is counted among the purchases.
  lines        integer NOT NULL,
  total_cents  bigint NOT NULL,
  laboratories text[] NOT NULL,
  first_month  date NOT NULL,
  last_month   date NOT NULL,
  -- The months of the file were replaced whole.
  replaces     boolean NOT NULL DEFAULT false,
  withdrawn_at timestamptz
);
CREATE INDEX purchase_imports_author ON purchase_imports (imported_by);

CREATE TABLE purchases (
  -- A laboratory with figures cannot be deleted.
  laboratory_id integer NOT NULL REFERENCES laboratories (id),
  month         date NOT NULL CHECK (extract(day FROM month) = 1),
  drugstore_id  integer NOT NULL REFERENCES drugstores (id) ON DELETE CASCADE,
  -- Without tax; below zero when more came back than was bought.
  amount_cents  integer NOT NULL CHECK (amount_cents BETWEEN -1000000000 AND 1000000000),
  import_id     integer NOT NULL REFERENCES purchase_imports (id) ON DELETE CASCADE,
  PRIMARY KEY (laboratory_id, month, drugstore_id)
);
CREATE INDEX purchases_drugstore ON purchases (drugstore_id, month);
CREATE INDEX purchases_import ON purchases (import_id);

-- Cohorts as they were counted after each import: what an owner is told is chosen among them, so that no difference
-- between two of them is about fewer than five pharmacies.
CREATE TABLE purchase_cohorts (
  id            integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  laboratory_id integer NOT NULL REFERENCES laboratories (id) ON DELETE CASCADE,
  year          integer NOT NULL,
  level         text NOT NULL CHECK (level IN ('group_size', 'size', 'network')),
  cohort        text NOT NULL,
  -- The last month counted.
  through       integer NOT NULL CHECK (through BETWEEN 1 AND 12),
  -- [{id, amount}]: the pharmacy and its cents.
  members       jsonb NOT NULL,
  counted_at    timestamptz NOT NULL
);
CREATE INDEX purchase_cohorts_of ON purchase_cohorts (laboratory_id, year, cohort, id);

-- An owner commits the pharmacy to a laboratory for a year.
CREATE TABLE agreement_commitments (
  laboratory_id integer NOT NULL REFERENCES laboratories (id),
  year          integer NOT NULL CHECK (year BETWEEN 2000 AND 2100),
  drugstore_id  integer NOT NULL REFERENCES drugstores (id) ON DELETE CASCADE,
  committed_by  integer REFERENCES users (id) ON DELETE SET NULL,
  committed_at  timestamptz NOT NULL,
  PRIMARY KEY (laboratory_id, year, drugstore_id)
);
CREATE INDEX agreement_commitments_drugstore ON agreement_commitments (drugstore_id);
CREATE INDEX agreement_commitments_author ON agreement_commitments (committed_by);
