-- Whom something is for, once for everything that is for somebody: eight lists, of which an empty one asks nothing.
-- A row never changes: another combination is another row, so that whoever knows which targets hold for a viewer may
-- keep that knowledge, and a content is compared by one number.
CREATE TABLE targets (
  id            integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Of the eight lists, each in order and without repeats.
  hash          text NOT NULL UNIQUE,
  sites                  integer[] NOT NULL,
  environments           integer[] NOT NULL,
  groups                 integer[] NOT NULL,
  packs                  text[] NOT NULL,
  zones                  integer[] NOT NULL,
  account_types          integer[] NOT NULL,
  drugstore_ids          integer[] NOT NULL,
  excluded_drugstore_ids integer[] NOT NULL,
  -- Nobody in particular: what is public and for such a target may be read by a passer-by.
  names_nobody boolean NOT NULL GENERATED ALWAYS AS (
    groups = '{}' AND packs = '{}' AND zones = '{}' AND account_types = '{}' AND drugstore_ids = '{}') STORED
);

CREATE FUNCTION refuse_target_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a target never changes: write another one';
END $$;
CREATE TRIGGER targets_never_change BEFORE UPDATE ON targets
  FOR EACH ROW EXECUTE FUNCTION refuse_target_change();

-- The id of a target, written when it is the first of its kind. Two writers of the same new target wait for each other,
-- and both get the one row.
CREATE FUNCTION target_of(integer[], integer[], integer[], text[], integer[], integer[], integer[], integer[])
  RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  t public.targets;
BEGIN
  t.sites := ARRAY(SELECT DISTINCT unnest($1) ORDER BY 1);
  t.environments := ARRAY(SELECT DISTINCT unnest($2) ORDER BY 1);
  t.groups := ARRAY(SELECT DISTINCT unnest($3) ORDER BY 1);
  t.packs := ARRAY(SELECT DISTINCT unnest($4) COLLATE "C" ORDER BY 1);
  t.zones := ARRAY(SELECT DISTINCT unnest($5) ORDER BY 1);
  t.account_types := ARRAY(SELECT DISTINCT unnest($6) ORDER BY 1);
  t.drugstore_ids := ARRAY(SELECT DISTINCT unnest($7) ORDER BY 1);
  t.excluded_drugstore_ids := ARRAY(SELECT DISTINCT unnest($8) ORDER BY 1);
  t.hash := md5(concat_ws(' ', t.sites, t.environments, t.groups, t.packs, t.zones, t.account_types,
    t.drugstore_ids, t.excluded_drugstore_ids));
  SELECT id INTO t.id FROM public.targets WHERE hash = t.hash;
  IF t.id IS NULL THEN
    INSERT INTO public.targets (hash, sites, environments, groups, packs, zones, account_types, drugstore_ids,
      excluded_drugstore_ids)
    VALUES (t.hash, t.sites, t.environments, t.groups, t.packs, t.zones, t.account_types, t.drugstore_ids,
      t.excluded_drugstore_ids)
    ON CONFLICT (hash) DO NOTHING RETURNING id INTO t.id;
  END IF;
  IF t.id IS NULL THEN
    SELECT id INTO t.id FROM public.targets WHERE hash = t.hash;
  END IF;
  RETURN t.id;
END $$;

-- A target as it travels: the eight lists by name. Volatile, to find the row that the same statement has just written.
CREATE FUNCTION target_value(wanted integer) RETURNS jsonb LANGUAGE sql VOLATILE PARALLEL SAFE
  AS $$ SELECT to_jsonb(t) - 'id' - 'hash' - 'names_nobody' FROM public.targets t WHERE t.id = wanted $$;

-- The first row asks nothing of anybody, and is what everything begins with: its id is 1.
SELECT target_of('{}', '{}', '{}', '{}', '{}', '{}', '{}', '{}');

-- Counting rests while the contents change hands.
DROP TRIGGER content_cells_shared ON content;
DROP TRIGGER content_placed ON content;
DROP TRIGGER content_tallied_in ON content;
DROP TRIGGER content_tallied_on ON content;
DROP TRIGGER content_tallied_out ON content;
DROP FUNCTION contents_apart(timestamptz, date, integer);
DELETE FROM content_tally;
DELETE FROM content_cell;

DO $$
DECLARE
  holder text;
  dimension text;
BEGIN
  FOREACH holder IN ARRAY ARRAY['content', 'highlights', 'popins', 'menu_entry', 'useful_links'] LOOP
    EXECUTE format('ALTER TABLE %I ADD COLUMN target_id integer NOT NULL DEFAULT 1 REFERENCES targets (id)', holder);
    -- Each combination is looked up once, however many rows share it.
    EXECUTE format('
      WITH found AS MATERIALIZED (
        SELECT target_sites AS a, target_environments AS b, target_groups AS c, target_packs AS d, target_zones AS e,
               target_account_types AS f, target_drugstore_ids AS g, target_excluded_drugstore_ids AS h
          FROM %1$I GROUP BY 1, 2, 3, 4, 5, 6, 7, 8),
      kept AS MATERIALIZED (SELECT found.*, target_of(a, b, c, d, e, f, g, h) AS id FROM found)
      UPDATE %1$I held SET target_id = kept.id FROM kept
       WHERE target_sites = a AND target_environments = b AND target_groups = c AND target_packs = d
         AND target_zones = e AND target_account_types = f AND target_drugstore_ids = g
         AND target_excluded_drugstore_ids = h AND kept.id <> 1', holder);
    EXECUTE format('CREATE INDEX %I ON %I (target_id)', holder || '_target', holder);
  END LOOP;
  ALTER TABLE content DROP COLUMN target_is_open;
  ALTER TABLE content_cell DROP COLUMN target_is_open;
  FOREACH holder IN ARRAY ARRAY['content', 'highlights', 'popins', 'menu_entry', 'useful_links', 'content_cell'] LOOP
    FOREACH dimension IN ARRAY ARRAY['sites', 'environments', 'groups', 'packs', 'zones', 'account_types',
      'drugstore_ids', 'excluded_drugstore_ids'] LOOP
      EXECUTE format('ALTER TABLE %I DROP COLUMN %I', holder, 'target_' || dimension);
    END LOOP;
  END LOOP;
END $$;

ALTER TABLE saved_audiences ADD COLUMN target_id integer NOT NULL DEFAULT 1 REFERENCES targets (id);
UPDATE saved_audiences SET target_id = target_of(
  ARRAY(SELECT value::integer FROM jsonb_array_elements_text(target -> 'sites')),
  ARRAY(SELECT value::integer FROM jsonb_array_elements_text(target -> 'environments')),
  ARRAY(SELECT value::integer FROM jsonb_array_elements_text(target -> 'groups')),
  ARRAY(SELECT value FROM jsonb_array_elements_text(target -> 'packs')),
  ARRAY(SELECT value::integer FROM jsonb_array_elements_text(target -> 'zones')),
  ARRAY(SELECT value::integer FROM jsonb_array_elements_text(target -> 'account_types')),
  ARRAY(SELECT value::integer FROM jsonb_array_elements_text(target -> 'drugstore_ids')),
  ARRAY(SELECT value::integer FROM jsonb_array_elements_text(target -> 'excluded_drugstore_ids')));
ALTER TABLE saved_audiences DROP COLUMN target;
CREATE INDEX saved_audiences_target ON saved_audiences (target_id);

-- A cell is now the contents of one kind, one target, the same filters and the same phase.
ALTER TABLE content_cell ADD COLUMN target_id integer NOT NULL REFERENCES targets (id);

-- Contents whose cell does not tell what they are at another instant and day: those that appear, disappear or change
-- phase in between. A function, to be planned once per connection.
CREATE FUNCTION contents_between(at timestamptz, today date) RETURNS SETOF integer
  LANGUAGE plpgsql STABLE ROWS 20 AS $$
DECLARE
  clock public.content_clock;
  soonest timestamptz;
  latest timestamptz;
  first_day date;
  last_day date;
BEGIN
  SELECT * INTO clock FROM public.content_clock;
  soonest := least(clock.at, at);
  latest := greatest(clock.at, at);
  first_day := least(clock.day, today);
  last_day := greatest(clock.day, today);
  RETURN QUERY
    SELECT id FROM public.content WHERE status = 'published' AND starts_at > soonest AND starts_at <= latest
    UNION SELECT id FROM public.content WHERE status = 'published' AND ends_at > soonest AND ends_at <= latest;
  IF first_day < last_day THEN
    RETURN QUERY
      SELECT id FROM public.content WHERE status = 'published' AND period_start > first_day AND period_start <= last_day
      UNION SELECT id FROM public.content WHERE status = 'published' AND period_end >= first_day AND period_end < last_day;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION place_content() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  clock public.content_clock;
  now_phase text;
  alike text;
BEGIN
  NEW.cell_id := NULL;
  SELECT * INTO clock FROM public.content_clock;
  IF NEW.status <> 'published' OR NEW.starts_at > clock.at OR NEW.ends_at <= clock.at THEN RETURN NEW; END IF;
  now_phase := public.content_phase(NEW.period_start, NEW.period_end, clock.day);
  alike := md5(jsonb_build_array(NEW.kind, now_phase, NEW.filter_values, NEW.is_public, NEW.target_id)::text);
  SELECT id INTO NEW.cell_id FROM public.content_cell WHERE mark = alike ORDER BY id LIMIT 1;
  IF NEW.cell_id IS NULL THEN
    INSERT INTO public.content_cell (mark, kind, phase, filter_values, is_public, target_id)
    VALUES (alike, NEW.kind, now_phase, NEW.filter_values, NEW.is_public, NEW.target_id)
    RETURNING id INTO NEW.cell_id;
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER content_cells_shared BEFORE INSERT OR UPDATE OR DELETE ON content
  FOR EACH STATEMENT EXECUTE FUNCTION share_content_cells();
CREATE TRIGGER content_placed BEFORE INSERT OR UPDATE ON content
  FOR EACH ROW EXECUTE FUNCTION place_content();
CREATE TRIGGER content_tallied_in AFTER INSERT ON content
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION tally_contents();
CREATE TRIGGER content_tallied_on AFTER UPDATE ON content
  REFERENCING NEW TABLE AS added OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION tally_contents();
CREATE TRIGGER content_tallied_out AFTER DELETE ON content
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION tally_contents();

-- What is live is placed and counted anew, and its words follow it.
UPDATE content SET cell_id = NULL WHERE cell_id IS NOT NULL AND status <> 'published';
DELETE FROM content_tally;
UPDATE content SET kind = kind WHERE status = 'published';
DELETE FROM content_tally;
INSERT INTO content_tally (cell_id, n) SELECT cell_id, count(*) FROM content WHERE cell_id IS NOT NULL GROUP BY cell_id;
UPDATE search_document d SET cell_id = c.cell_id FROM content c
 WHERE c.id = d.content_id AND d.cell_id IS DISTINCT FROM c.cell_id;
