-- Vouchers (bons de réduction immédiate) that pharmacies deduct at the till and laboratories pay back (D10).
CREATE TABLE bri_operations (
  id            integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  title         text NOT NULL CHECK (title <> ''),
  laboratory_id integer NOT NULL REFERENCES laboratories (id),
  description   text NOT NULL DEFAULT '',
  starts_on     date NOT NULL,
  ends_on       date NOT NULL,
  -- The last day to claim, until midnight in Paris.
  deadline      date NOT NULL,
  -- How long the laboratory has to pay what was accepted.
  payment_days  integer NOT NULL DEFAULT 45 CHECK (payment_days BETWEEN 1 AND 365),
  proofs        text[] NOT NULL DEFAULT '{}',
  proof_note    text NOT NULL DEFAULT '',
  status        text NOT NULL DEFAULT 'draft' CHECK (status IN ('draft', 'open', 'closed')),
  target_id     integer NOT NULL DEFAULT 1 REFERENCES targets (id),
  version       integer NOT NULL DEFAULT 1,
  created_by    integer REFERENCES users (id) ON DELETE SET NULL,
  created_at    timestamptz NOT NULL,
  updated_at    timestamptz NOT NULL,
  CHECK (ends_on >= starts_on),
  CHECK (deadline >= ends_on)
);
CREATE INDEX bri_operations_deadline ON bri_operations (deadline, id);
CREATE INDEX bri_operations_laboratory ON bri_operations (laboratory_id);
CREATE INDEX bri_operations_target ON bri_operations (target_id);

CREATE TABLE bri_products (
  id           integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  operation_id integer NOT NULL REFERENCES bri_operations (id) ON DELETE CASCADE,
  name         text NOT NULL CHECK (name <> ''),
  detail       text NOT NULL DEFAULT '',
  ean          text NOT NULL,
  -- Of one voucher, in cents.
  value        integer NOT NULL CHECK (value BETWEEN 1 AND 50000),
  max_quantity integer CHECK (max_quantity > 0),
  position     integer NOT NULL DEFAULT 0,
  UNIQUE (operation_id, ean),
  -- So that a line can only name a product of its own operation.
  UNIQUE (id, operation_id)
);

-- A file of what a laboratory is to pay.
CREATE TABLE bri_batches (
  id            integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  number        text NOT NULL UNIQUE,
  laboratory_id integer NOT NULL REFERENCES laboratories (id),
  created_by    integer REFERENCES users (id) ON DELETE SET NULL,
  created_at    timestamptz NOT NULL,
  exported_at   timestamptz
);
CREATE INDEX bri_batches_laboratory ON bri_batches (laboratory_id, id);

-- Numbers of claims and of batches begin again each year.
CREATE TABLE bri_counters (
  kind text NOT NULL,
  year integer NOT NULL,
  last integer NOT NULL,
  PRIMARY KEY (kind, year)
);

CREATE TABLE bri_claims (
  id                integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  number            text NOT NULL UNIQUE,
  operation_id      integer NOT NULL REFERENCES bri_operations (id),
  drugstore_id      integer NOT NULL REFERENCES drugstores (id),
  period_starts_on  date NOT NULL,
  period_ends_on    date NOT NULL,
  status            text NOT NULL DEFAULT 'draft' CHECK (status IN
    ('draft', 'submitted', 'to_correct', 'accepted', 'partly_accepted', 'refused', 'paid')),
  version           integer NOT NULL DEFAULT 1,
  -- How many times it was submitted.
  sends             integer NOT NULL DEFAULT 0,
  created_by        integer REFERENCES users (id) ON DELETE SET NULL,
  created_at        timestamptz NOT NULL,
  updated_at        timestamptz NOT NULL,
  first_submitted_at timestamptz,
  submitted_at      timestamptz,
  submitted_by      integer REFERENCES users (id) ON DELETE SET NULL,
  decided_at        timestamptz,
  decided_by        integer REFERENCES users (id) ON DELETE SET NULL,
  reason_code       text,
  comment           text NOT NULL DEFAULT '',
  -- The last day to correct, where the head office gave one.
  correct_by        date,
  -- What looked wrong when it was submitted, and how much that weighs in the queue.
  signals           jsonb NOT NULL DEFAULT '[]',
  risk              integer NOT NULL DEFAULT 0,
  batch_id          integer REFERENCES bri_batches (id),
  paid_on           date,
  payment_reference text,
  -- Told once that the deadline comes near; again when the deadline changes.
  reminded_for      date,
  CHECK (period_ends_on >= period_starts_on),
  CHECK ((status = 'draft') = (submitted_at IS NULL)),
  CHECK ((status = 'paid') = (paid_on IS NOT NULL AND payment_reference IS NOT NULL)),
  UNIQUE (id, operation_id)
);
CREATE INDEX bri_claims_drugstore ON bri_claims (drugstore_id, updated_at DESC, id DESC);
CREATE INDEX bri_claims_queue ON bri_claims (submitted_at, id) WHERE status = 'submitted';
CREATE INDEX bri_claims_status ON bri_claims (status, decided_at);
CREATE INDEX bri_claims_operation ON bri_claims (operation_id, drugstore_id);
CREATE INDEX bri_claims_batch ON bri_claims (batch_id) WHERE batch_id IS NOT NULL;

-- Amounts are computed by the database from what they are made of: there is no total that could differ from its lines.
CREATE TABLE bri_claim_lines (
  id                integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  claim_id          integer NOT NULL,
  operation_id      integer NOT NULL,
  product_id        integer NOT NULL,
  quantity          integer NOT NULL CHECK (quantity BETWEEN 1 AND 10000),
  value             integer NOT NULL CHECK (value BETWEEN 1 AND 50000),
  amount            bigint NOT NULL GENERATED ALWAYS AS (quantity::bigint * value) STORED,
  decision          text CHECK (decision IN ('accepted', 'adjusted', 'refused', 'to_correct')),
  accepted_quantity integer CHECK (accepted_quantity BETWEEN 0 AND quantity),
  accepted_amount   bigint GENERATED ALWAYS AS (accepted_quantity::bigint * value) STORED,
  reason_code       text,
  comment           text NOT NULL DEFAULT '',
  UNIQUE (claim_id, product_id),
  FOREIGN KEY (claim_id, operation_id) REFERENCES bri_claims (id, operation_id) ON DELETE CASCADE,
  FOREIGN KEY (product_id, operation_id) REFERENCES bri_products (id, operation_id)
);
CREATE INDEX bri_claim_lines_product ON bri_claim_lines (product_id);

CREATE TABLE bri_proofs (
  id       integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  claim_id integer NOT NULL REFERENCES bri_claims (id) ON DELETE CASCADE,
  file_id  integer NOT NULL REFERENCES file (id),
  -- Of the bytes as they were sent: the same ones elsewhere are flagged.
  sha256   text NOT NULL,
  -- How many times the claim had been submitted before it was added.
  after_sends integer NOT NULL DEFAULT 0,
  added_by integer REFERENCES users (id) ON DELETE SET NULL,
  added_at timestamptz NOT NULL,
  -- What a till's CSV says by itself.
  extract  jsonb,
  UNIQUE (claim_id, file_id)
);
CREATE INDEX bri_proofs_bytes ON bri_proofs (sha256);
CREATE INDEX bri_proofs_file ON bri_proofs (file_id);

-- Every step, dated and attributed (D10-02).
CREATE TABLE bri_claim_events (
  id          integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  claim_id    integer NOT NULL REFERENCES bri_claims (id) ON DELETE CASCADE,
  kind        text NOT NULL,
  actor_id    integer REFERENCES users (id) ON DELETE SET NULL,
  at          timestamptz NOT NULL,
  reason_code text,
  comment     text NOT NULL DEFAULT '',
  amount      bigint
);
CREATE INDEX bri_claim_events_claim ON bri_claim_events (claim_id, id);
