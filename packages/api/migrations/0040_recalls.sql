-- What must be read and what must be done at once are told apart from the rest: neither can be switched off.
ALTER TABLE notification_sends DROP CONSTRAINT notification_sends_topic_check;
ALTER TABLE notification_sends ADD CONSTRAINT notification_sends_topic_check
  CHECK (topic IN ('publication', 'training', 'action', 'reading', 'recall'));

-- What was said about one recall is found again by where it leads.
CREATE INDEX notification_sends_recall ON notification_sends (link) WHERE topic = 'recall';

-- A lot to take off the shelves, and who is to say that it is done.
CREATE TABLE recalls (
  id           integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  product      text NOT NULL,
  -- The codes of the product, as pharmacies look it up.
  cips         text[] NOT NULL DEFAULT '{}',
  lots         text[] NOT NULL CHECK (cardinality(lots) > 0),
  reason       text NOT NULL,
  instructions text NOT NULL DEFAULT '',
  -- By when every pharmacy is to have answered.
  deadline_at  timestamptz NOT NULL,
  -- After so many hours of silence the titulaire and the adviser are written to.
  escalate_after_hours integer NOT NULL CHECK (escalate_after_hours BETWEEN 1 AND 168),
  target_id    integer NOT NULL DEFAULT 1 REFERENCES targets (id),
  status       text NOT NULL DEFAULT 'draft' CHECK (status IN ('draft', 'open', 'closed')),
  opened_at    timestamptz,
  closed_at    timestamptz,
  closing_note text NOT NULL DEFAULT '',
  reminded_at  timestamptz,
  search       text NOT NULL DEFAULT '',
  version      integer NOT NULL DEFAULT 1,
  created_by   integer REFERENCES users (id) ON DELETE SET NULL,
  created_at   timestamptz NOT NULL,
  updated_at   timestamptz NOT NULL,
  CHECK ((status = 'draft') = (opened_at IS NULL)),
  CHECK ((status = 'closed') = (closed_at IS NOT NULL))
);
CREATE INDEX recalls_status ON recalls (status, opened_at DESC);
CREATE INDEX recalls_target ON recalls (target_id);

-- One line per pharmacy the recall went to: the key is what makes two presses one confirmation.
CREATE TABLE recall_pharmacies (
  recall_id      integer NOT NULL REFERENCES recalls (id) ON DELETE CASCADE,
  drugstore_id   integer NOT NULL REFERENCES drugstores (id) ON DELETE CASCADE,
  outcome        text CHECK (outcome IN ('withdrawn', 'none')),
  -- [{lot, quantity}], and the boxes in all.
  found          jsonb NOT NULL DEFAULT '[]',
  quantity       integer NOT NULL DEFAULT 0 CHECK (quantity BETWEEN 0 AND 1000000),
  comment        text NOT NULL DEFAULT '',
  confirmed_at   timestamptz,
  confirmed_by   integer REFERENCES users (id) ON DELETE SET NULL,
  -- Who signed, as they were called then.
  confirmed_name text NOT NULL DEFAULT '',
  -- Said by telephone, written down by the head office.
  is_by_phone    boolean NOT NULL DEFAULT false,
  escalated_at   timestamptz,
  PRIMARY KEY (recall_id, drugstore_id),
  CHECK ((outcome IS NULL) = (confirmed_at IS NULL)),
  CHECK ((outcome IS NOT DISTINCT FROM 'withdrawn') = (quantity > 0))
);
CREATE INDEX recall_pharmacies_drugstore ON recall_pharmacies (drugstore_id, recall_id);
CREATE INDEX recall_pharmacies_silent ON recall_pharmacies (recall_id) WHERE confirmed_at IS NULL;
CREATE INDEX recall_pharmacies_person ON recall_pharmacies (confirmed_by);
