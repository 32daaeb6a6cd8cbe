-- What the head office changed of the portal's navigation. What has no row here is as declared, after what has one.

CREATE TABLE menu_entry (
  -- `area:offers`, `entry:quiz`, `aside:agenda`.
  key       text PRIMARY KEY,
  id        integer GENERATED ALWAYS AS IDENTITY UNIQUE,
  position  integer NOT NULL,
  -- Null: the declared name.
  label     text,
  is_hidden boolean NOT NULL DEFAULT false,
  target_sites                  integer[] NOT NULL DEFAULT '{}',
  target_environments           integer[] NOT NULL DEFAULT '{}',
  target_groups                 integer[] NOT NULL DEFAULT '{}',
  target_packs                  text[] NOT NULL DEFAULT '{}',
  target_zones                  integer[] NOT NULL DEFAULT '{}',
  target_account_types          integer[] NOT NULL DEFAULT '{}',
  target_drugstore_ids          integer[] NOT NULL DEFAULT '{}',
  target_excluded_drugstore_ids integer[] NOT NULL DEFAULT '{}'
);

-- How often it was saved: two people at once are told.
CREATE TABLE menu_version (
  only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one),
  version  integer NOT NULL
);
INSERT INTO menu_version (version) VALUES (0);
