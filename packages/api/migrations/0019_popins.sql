-- A message over the home page: for whom, when, how often and before which others (S3-16, D9-03).
CREATE TABLE popins (
  id          integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  type        integer NOT NULL DEFAULT 0 CHECK (type = 0),
  title       text NOT NULL,
  text        text NOT NULL DEFAULT '',
  image_id    integer REFERENCES file (id),
  link        text,
  link_label  text NOT NULL DEFAULT '',
  frequency   text NOT NULL DEFAULT 'once' CHECK (frequency IN ('once', 'every_visit', 'every_days')),
  every_days  integer CHECK (every_days BETWEEN 1 AND 365),
  -- The greatest shows first.
  priority    integer NOT NULL DEFAULT 0,
  status      text NOT NULL DEFAULT 'draft' CHECK (status IN ('draft', 'published')),
  starts_at   timestamptz,
  ends_at     timestamptz,
  target_sites                  integer[] NOT NULL DEFAULT '{}',
  target_environments           integer[] NOT NULL DEFAULT '{}',
  target_groups                 integer[] NOT NULL DEFAULT '{}',
  target_packs                  text[] NOT NULL DEFAULT '{}',
  target_zones                  integer[] NOT NULL DEFAULT '{}',
  target_account_types          integer[] NOT NULL DEFAULT '{}',
  target_drugstore_ids          integer[] NOT NULL DEFAULT '{}',
  target_excluded_drugstore_ids integer[] NOT NULL DEFAULT '{}',
  version     integer NOT NULL DEFAULT 1,
  created_at  timestamptz NOT NULL,
  updated_at  timestamptz NOT NULL,
  CHECK (ends_at > starts_at),
  CHECK ((frequency = 'every_days') = (every_days IS NOT NULL))
);
CREATE INDEX popins_image ON popins (image_id) WHERE image_id IS NOT NULL;

-- Who closed which, and when last.
CREATE TABLE popin_dismissals (
  popin_id integer NOT NULL REFERENCES popins (id) ON DELETE CASCADE,
  user_id  integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  at       timestamptz NOT NULL,
  PRIMARY KEY (popin_id, user_id)
);
CREATE INDEX popin_dismissals_user ON popin_dismissals (user_id);
