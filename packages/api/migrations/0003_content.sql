-- Reference data, content of every kind, its history, and what people mark. One content table serves all kinds:
-- what is filtered or sorted on is a column, the rest is jsonb checked by the kind's declaration.

CREATE TABLE laboratories (
  id          integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name        text NOT NULL,
  slug        text NOT NULL UNIQUE,
  logo_id     integer,
  description text NOT NULL DEFAULT '',
  website     text,
  email       text,
  phone       text,
  is_active   boolean NOT NULL DEFAULT true,
  created_at  timestamptz NOT NULL DEFAULT now(),
  updated_at  timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX laboratories_name ON laboratories (fold(name));

CREATE TABLE partners (
  id          integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name        text NOT NULL,
  slug        text NOT NULL UNIQUE,
  logo_id     integer,
  category    text NOT NULL DEFAULT '',
  description text NOT NULL DEFAULT '',
  website     text,
  email       text,
  phone       text,
  is_active   boolean NOT NULL DEFAULT true,
  created_at  timestamptz NOT NULL DEFAULT now(),
  updated_at  timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX partners_name ON partners (fold(name));

CREATE TABLE authors (
  id               integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name             text NOT NULL,
  role             text NOT NULL DEFAULT '',
  photo_id         integer,
  -- The site this author signs for when a content names nobody (S3-13): one per site.
  default_for_site integer UNIQUE CHECK (default_for_site IN (0, 1)),
  created_at       timestamptz NOT NULL DEFAULT now(),
  updated_at       timestamptz NOT NULL DEFAULT now()
);
INSERT INTO authors (name, role, default_for_site) VALUES
  ('La rédaction', 'Conseils santé', 0),
  ('Le siège', 'Équipe du réseau', 1);

CREATE TABLE categories (
  id         integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind       text NOT NULL,
  key        text NOT NULL CHECK (key ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  label      text NOT NULL,
  position   integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (kind, key)
);
-- Kinds whose declared categories were copied here once. What the head office deletes does not come back.
CREATE TABLE category_kinds (kind text PRIMARY KEY);

CREATE TABLE faq_themes (
  id          integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  slug        text NOT NULL UNIQUE CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  label       text NOT NULL,
  description text NOT NULL DEFAULT '',
  position    integer NOT NULL DEFAULT 0,
  created_at  timestamptz NOT NULL DEFAULT now(),
  updated_at  timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE content (
  id             integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind           text NOT NULL,
  slug           text NOT NULL,
  title          text NOT NULL,
  excerpt        text NOT NULL DEFAULT '',
  body           text NOT NULL DEFAULT '',
  cover_id       integer,
  attachment_ids integer[] NOT NULL DEFAULT '{}',
  category       text,
  laboratory_id  integer REFERENCES laboratories (id),
  author_id      integer REFERENCES authors (id),
  status         text NOT NULL CHECK (status IN ('draft', 'published', 'archived')),
  starts_at      timestamptz,
  ends_at        timestamptz,
  published_at   timestamptz,
  fields         jsonb NOT NULL DEFAULT '{}',

  -- The target (D15-01). An empty list asks nothing.
  target_sites                  integer[] NOT NULL DEFAULT '{}',
  target_environments           integer[] NOT NULL DEFAULT '{}',
  target_groups                 integer[] NOT NULL DEFAULT '{}',
  target_packs                  text[] NOT NULL DEFAULT '{}',
  target_zones                  integer[] NOT NULL DEFAULT '{}',
  target_account_types          integer[] NOT NULL DEFAULT '{}',
  target_drugstore_ids          integer[] NOT NULL DEFAULT '{}',
  target_excluded_drugstore_ids integer[] NOT NULL DEFAULT '{}',

  -- Made from the above on each write, so that lists never compute.
  is_pinned      boolean NOT NULL DEFAULT false,
  is_public      boolean NOT NULL DEFAULT false,
  period_start   date,
  period_end     date,
  -- When it is news: the start of its window, else its publication, else its creation.
  sort_at        timestamptz NOT NULL,
  title_fold     text NOT NULL,
  list_text      text NOT NULL,
  -- `offer_type=direct`: one entry per value of a declared filter, one index for all of them.
  filter_values  text[] NOT NULL DEFAULT '{}',
  -- `partner=3`, `content=12`: what it points to, to refuse deleting what is in use.
  reference_values text[] NOT NULL DEFAULT '{}',

  version        integer NOT NULL DEFAULT 1,
  created_at     timestamptz NOT NULL,
  updated_at     timestamptz NOT NULL,
  created_by     integer REFERENCES users (id),
  updated_by     integer REFERENCES users (id),
  UNIQUE (kind, slug),
  CHECK (ends_at > starts_at)
);
-- Lists of the portal: one kind, live, pinned first, newest first.
CREATE INDEX content_live ON content (kind, is_pinned DESC, sort_at DESC, id DESC) WHERE status = 'published';
CREATE INDEX content_recent ON content (sort_at DESC, id DESC) WHERE status = 'published';
CREATE INDEX content_live_title ON content (kind, title_fold, id) WHERE status = 'published';
CREATE INDEX content_live_category ON content (kind, category, sort_at DESC) WHERE status = 'published';
CREATE INDEX content_laboratory ON content (laboratory_id, kind);
CREATE INDEX content_author ON content (author_id);
CREATE INDEX content_filter_values ON content USING gin (filter_values);
CREATE INDEX content_reference_values ON content USING gin (reference_values);
-- Lists of the back office.
CREATE INDEX content_admin ON content (kind, updated_at DESC, id DESC);
-- When something next appears or disappears by itself.
CREATE INDEX content_starting ON content (starts_at) WHERE status = 'published' AND starts_at IS NOT NULL;
CREATE INDEX content_ending ON content (ends_at) WHERE status = 'published' AND ends_at IS NOT NULL;
-- Which pharmacies are named anywhere: the others share their answers.
CREATE INDEX content_naming ON content (id)
  WHERE target_drugstore_ids <> '{}' OR target_excluded_drugstore_ids <> '{}';

CREATE TABLE content_version (
  content_id integer NOT NULL REFERENCES content (id) ON DELETE CASCADE,
  version    integer NOT NULL,
  action     text NOT NULL,
  at         timestamptz NOT NULL,
  user_id    integer REFERENCES users (id),
  snapshot   jsonb NOT NULL,
  PRIMARY KEY (content_id, version)
);

-- Every file a content shows: cover, attachments, its own fields, pictures in its texts.
CREATE TABLE content_file (
  content_id integer NOT NULL REFERENCES content (id) ON DELETE CASCADE,
  file_id    integer NOT NULL,
  PRIMARY KEY (content_id, file_id)
);
CREATE INDEX content_file_file ON content_file (file_id);

CREATE TABLE useful_links (
  id          integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  type        text NOT NULL,
  title       text NOT NULL,
  description text NOT NULL DEFAULT '',
  url         text NOT NULL,
  position    integer NOT NULL DEFAULT 0,
  target_sites                  integer[] NOT NULL DEFAULT '{}',
  target_environments           integer[] NOT NULL DEFAULT '{}',
  target_groups                 integer[] NOT NULL DEFAULT '{}',
  target_packs                  text[] NOT NULL DEFAULT '{}',
  target_zones                  integer[] NOT NULL DEFAULT '{}',
  target_account_types          integer[] NOT NULL DEFAULT '{}',
  target_drugstore_ids          integer[] NOT NULL DEFAULT '{}',
  target_excluded_drugstore_ids integer[] NOT NULL DEFAULT '{}',
  created_at  timestamptz NOT NULL DEFAULT now(),
  updated_at  timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE content_read (
  user_id    integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  content_id integer NOT NULL REFERENCES content (id) ON DELETE CASCADE,
  at         timestamptz NOT NULL,
  PRIMARY KEY (user_id, content_id)
);
CREATE INDEX content_read_content ON content_read (content_id);

CREATE TABLE content_favourite (
  user_id    integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  content_id integer NOT NULL REFERENCES content (id) ON DELETE CASCADE,
  at         timestamptz NOT NULL,
  PRIMARY KEY (user_id, content_id)
);
CREATE INDEX content_favourite_content ON content_favourite (content_id);

CREATE TABLE content_download (
  user_id    integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  content_id integer NOT NULL REFERENCES content (id) ON DELETE CASCADE,
  file_id    integer NOT NULL,
  at         timestamptz NOT NULL,
  PRIMARY KEY (user_id, content_id, file_id)
);
CREATE INDEX content_download_content ON content_download (content_id);

CREATE TABLE faq_votes (
  content_id integer NOT NULL REFERENCES content (id) ON DELETE CASCADE,
  user_id    integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  useful     boolean NOT NULL,
  at         timestamptz NOT NULL,
  PRIMARY KEY (content_id, user_id)
);
