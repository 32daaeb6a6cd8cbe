-- Orders of direct offers: what a pharmacy asked a laboratory for, as it stood that day.
CREATE TABLE offer_orders (
  id            integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  content_id    integer NOT NULL REFERENCES content (id) ON DELETE CASCADE,
  drugstore_id  integer NOT NULL REFERENCES drugstores (id) ON DELETE CASCADE,
  ordered_by    integer REFERENCES users (id) ON DELETE SET NULL,
  title         text NOT NULL,
  laboratory    text,
  lines         jsonb NOT NULL,
  comment       text NOT NULL DEFAULT '',
  -- Where the order form was sent; null when the offer names nobody.
  sent_to       text,
  -- The same order sent twice in a row is one order.
  fingerprint   text NOT NULL,
  created_at    timestamptz NOT NULL
);
CREATE INDEX offer_orders_drugstore ON offer_orders (drugstore_id, content_id, created_at DESC);
CREATE INDEX offer_orders_content ON offer_orders (content_id);
CREATE INDEX offer_orders_ordered_by ON offer_orders (ordered_by);

-- A document that travels with a mail, in base64; gone as soon as the mail is.
ALTER TABLE mails ADD COLUMN attachment_name text, ADD COLUMN attachment text;

-- « Me rappeler trois jours avant la fin »: one mail, once.
CREATE TABLE reminders (
  user_id    integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  content_id integer NOT NULL REFERENCES content (id) ON DELETE CASCADE,
  account_id integer REFERENCES accounts (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  sent_at    timestamptz,
  PRIMARY KEY (user_id, content_id)
);
CREATE INDEX reminders_content ON reminders (content_id);
CREATE INDEX reminders_account ON reminders (account_id);
CREATE INDEX reminders_due ON reminders (content_id) WHERE sent_at IS NULL;
