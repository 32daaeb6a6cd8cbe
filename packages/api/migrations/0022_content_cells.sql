-- Lists say how many contents there are, by every filter, to every audience, anew after each publication. Counted row
-- by row, ten times the contents cost ten times more. So contents that are alike to the audience rule and to the
-- filters are counted together, in cells, as they are written: whoever counts applies the rule to cells.

-- As of when cells tell what is live. A job moves it forward; until then, whoever counts looks at the few contents
-- that appeared or disappeared since. Any instant is right, a near one is quick.
CREATE TABLE content_clock (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  at      timestamptz NOT NULL,
  day     date NOT NULL
);
INSERT INTO content_clock (at, day) VALUES (now(), now()::date);

-- Two cells may be alike: nobody waits for anybody to make one.
CREATE TABLE content_cell (
  id            integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  mark          text NOT NULL,
  kind          text NOT NULL,
  phase         text NOT NULL,
  filter_values text[] NOT NULL,
  is_public     boolean NOT NULL,
  target_sites                  integer[] NOT NULL,
  target_environments           integer[] NOT NULL,
  target_groups                 integer[] NOT NULL,
  target_packs                  text[] NOT NULL,
  target_zones                  integer[] NOT NULL,
  target_account_types          integer[] NOT NULL,
  -- Pharmacies named are as many cells as contents: here all of them are {0}, which is nobody, and none is excluded.
  -- Contents that name or exclude the pharmacy of the reader are looked at one by one.
  target_drugstore_ids          integer[] NOT NULL,
  target_excluded_drugstore_ids integer[] NOT NULL DEFAULT '{}',
  target_is_open boolean NOT NULL GENERATED ALWAYS AS (
    target_sites = '{}' AND target_environments = '{}' AND target_groups = '{}' AND target_packs = '{}'
    AND target_zones = '{}' AND target_account_types = '{}' AND target_drugstore_ids = '{}'
    AND target_excluded_drugstore_ids = '{}') STORED
);
CREATE INDEX content_cell_mark ON content_cell (mark);
CREATE INDEX content_cell_kind ON content_cell (kind);

-- How many contents a cell holds: the sum of its lines, so that two writers never wait for each other.
CREATE TABLE content_tally (
  cell_id integer NOT NULL,
  n       integer NOT NULL
);
CREATE INDEX content_tally_cell ON content_tally (cell_id) INCLUDE (n);

-- The cell of a content, null while it is not live. Search reads it beside the words it found.
ALTER TABLE content ADD COLUMN cell_id integer;
ALTER TABLE search_document ADD COLUMN cell_id integer;

-- Contents that appear, disappear or change phase between two instants.
CREATE INDEX content_live_period_start ON content (period_start) WHERE status = 'published' AND period_start IS NOT NULL;
CREATE INDEX content_live_period_end ON content (period_end) WHERE status = 'published' AND period_end IS NOT NULL;

-- Lists walk what is live and nothing else, in the order shown: ended and scheduled contents are many.
DROP INDEX content_live;
DROP INDEX content_live_title;
CREATE INDEX content_live ON content (kind, is_pinned DESC, sort_at DESC, id DESC) WHERE cell_id IS NOT NULL;
CREATE INDEX content_live_title ON content (kind, title_fold, id) WHERE cell_id IS NOT NULL;

CREATE FUNCTION content_phase(period_start date, period_end date, day date) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT CASE WHEN period_start > day THEN 'coming' WHEN period_end < day THEN 'past' ELSE 'current' END $$;

-- Contents whose cell does not tell what they are at another instant and day: those that appear, disappear or change
-- phase in between, and those that name or exclude this pharmacy. A function, to be planned once per connection.
CREATE FUNCTION contents_apart(at timestamptz, today date, drugstore integer) RETURNS SETOF integer
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
  IF drugstore IS NOT NULL THEN
    RETURN QUERY
      SELECT id FROM public.content WHERE target_drugstore_ids <> '{}' AND target_drugstore_ids @> ARRAY[drugstore]
      UNION SELECT id FROM public.content
       WHERE target_excluded_drugstore_ids <> '{}' AND target_excluded_drugstore_ids @> ARRAY[drugstore];
  END IF;
END $$;

-- How many documents answer, by cell; always through the index, as documents_answering.
CREATE FUNCTION cells_answering(asked tsquery) RETURNS TABLE (cell_id integer, n bigint)
  LANGUAGE sql STABLE STRICT PARALLEL SAFE ROWS 500
  SET enable_seqscan = off
  AS $$ SELECT d.cell_id, count(*) FROM public.search_document d
         WHERE d.words @@ asked AND d.cell_id IS NOT NULL GROUP BY d.cell_id $$;

-- What comes first of a common word is ranked alone: contents that answer by their title, or whose title begins so.
CREATE INDEX search_document_title_words ON search_document USING gin (ts_filter(head, '{a}')) WITH (fastupdate = off);
CREATE INDEX search_document_title_start ON search_document (title_fold text_pattern_ops);
CREATE FUNCTION titles_answering(asked tsquery) RETURNS SETOF integer
  LANGUAGE sql STABLE STRICT PARALLEL SAFE ROWS 500
  SET enable_seqscan = off
  AS $$ SELECT content_id FROM public.search_document
         WHERE ts_filter(head, '{a}') @@ asked AND cell_id IS NOT NULL $$;

-- A list asks for its own kind.
CREATE FUNCTION live_answering(asked tsquery, wanted text) RETURNS SETOF integer
  LANGUAGE sql STABLE STRICT PARALLEL SAFE ROWS 500
  SET enable_seqscan = off
  AS $$ SELECT content_id FROM public.search_document
         WHERE words @@ asked AND kind = wanted AND cell_id IS NOT NULL $$;

-- Writers share this lock until they commit; whoever moves the clock or tidies cells takes it alone.
CREATE FUNCTION share_content_cells() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(7205021);
  RETURN NULL;
END $$;

CREATE FUNCTION place_content() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  clock public.content_clock;
  named integer[] := CASE WHEN NEW.target_drugstore_ids = '{}' THEN '{}' ELSE '{0}' END;
  now_phase text;
  alike text;
BEGIN
  NEW.cell_id := NULL;
  SELECT * INTO clock FROM public.content_clock;
  IF NEW.status <> 'published' OR NEW.starts_at > clock.at OR NEW.ends_at <= clock.at THEN RETURN NEW; END IF;
  now_phase := public.content_phase(NEW.period_start, NEW.period_end, clock.day);
  alike := md5(jsonb_build_array(NEW.kind, now_phase, NEW.filter_values, NEW.is_public, NEW.target_sites,
    NEW.target_environments, NEW.target_groups, NEW.target_packs, NEW.target_zones, NEW.target_account_types,
    named)::text);
  SELECT id INTO NEW.cell_id FROM public.content_cell WHERE mark = alike ORDER BY id LIMIT 1;
  IF NEW.cell_id IS NULL THEN
    INSERT INTO public.content_cell (mark, kind, phase, filter_values, is_public, target_sites, target_environments,
      target_groups, target_packs, target_zones, target_account_types, target_drugstore_ids)
    VALUES (alike, NEW.kind, now_phase, NEW.filter_values, NEW.is_public, NEW.target_sites, NEW.target_environments,
      NEW.target_groups, NEW.target_packs, NEW.target_zones, NEW.target_account_types, named)
    RETURNING id INTO NEW.cell_id;
  END IF;
  RETURN NEW;
END $$;

CREATE FUNCTION tally_contents() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO public.content_tally (cell_id, n)
    SELECT cell_id, count(*) FROM added WHERE cell_id IS NOT NULL GROUP BY cell_id;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO public.content_tally (cell_id, n)
    SELECT cell_id, -count(*) FROM removed WHERE cell_id IS NOT NULL GROUP BY cell_id;
  ELSE
    INSERT INTO public.content_tally (cell_id, n)
    SELECT cell_id, sum(n) FROM (SELECT cell_id, 1 AS n FROM added UNION ALL SELECT cell_id, -1 FROM removed) moved
     WHERE cell_id IS NOT NULL GROUP BY cell_id HAVING sum(n) <> 0;
    UPDATE public.search_document d SET cell_id = added.cell_id
      FROM added JOIN removed USING (id)
     WHERE d.content_id = added.id AND d.cell_id IS DISTINCT FROM added.cell_id
       AND added.cell_id IS DISTINCT FROM removed.cell_id;
  END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION place_document() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT cell_id INTO NEW.cell_id FROM public.content WHERE id = NEW.content_id;
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
CREATE TRIGGER document_placed BEFORE INSERT ON search_document
  FOR EACH ROW EXECUTE FUNCTION place_document();

-- What is written already and live.
UPDATE content SET kind = kind
 WHERE status = 'published' AND (starts_at IS NULL OR starts_at <= now()) AND (ends_at IS NULL OR ends_at > now());
