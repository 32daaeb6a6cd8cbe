-- What everything else stands on: search helpers, settings, audit log, throttles, outgoing mail.

CREATE EXTENSION IF NOT EXISTS unaccent;
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- Lower case without accents, for sorting and searching. unaccent() itself is only STABLE, because its dictionary
-- could be swapped; naming the dictionary makes the promise an index needs. Schemas are named because indexes are
-- built with an empty search path.
CREATE FUNCTION fold(value text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT public.unaccent('public.unaccent'::regdictionary, lower(value)) $$;

CREATE TABLE settings (
  key        text PRIMARY KEY,
  value      jsonb NOT NULL,
  updated_at timestamptz NOT NULL
);

-- No foreign key to people: the log outlives them, and then holds a number that leads to nobody.
CREATE TABLE audit_log (
  id               integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at               timestamptz NOT NULL,
  actor_user_id    integer,
  actor_account_id integer,
  action           text NOT NULL,
  subject_type     text NOT NULL,
  subject_id       text,
  before           jsonb,
  after            jsonb
);
CREATE INDEX audit_log_at ON audit_log (at DESC, id DESC);
CREATE INDEX audit_log_subject ON audit_log (subject_type, subject_id, at DESC);
CREATE INDEX audit_log_actor ON audit_log (actor_user_id, at DESC);
CREATE INDEX audit_log_action ON audit_log (action text_pattern_ops, at DESC);

CREATE TABLE throttles (
  key       text PRIMARY KEY,
  hits      integer NOT NULL,
  resets_at timestamptz NOT NULL
);
CREATE INDEX throttles_resets_at ON throttles (resets_at);

CREATE TABLE mails (
  id         integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind       text NOT NULL,
  to_address text NOT NULL,
  subject    text NOT NULL,
  text       text NOT NULL,
  html       text,
  created_at timestamptz NOT NULL DEFAULT now(),
  due_at     timestamptz NOT NULL DEFAULT now(),
  attempts   integer NOT NULL DEFAULT 0,
  sent_at    timestamptz,
  failed_at  timestamptz,
  last_error text
);
CREATE INDEX mails_due ON mails (due_at) WHERE sent_at IS NULL AND failed_at IS NULL;
