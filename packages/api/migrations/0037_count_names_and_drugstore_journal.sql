-- What was called a cell is a count: contents of one kind, one target, the same filters and the same phase, counted
-- together. Tables, columns, indexes and triggers keep all they hold and change their names; functions that wrote the
-- old ones in their bodies are written again.
ALTER TABLE content_cell RENAME TO content_count;
ALTER TABLE content_count RENAME COLUMN mark TO hash;
ALTER SEQUENCE content_cell_id_seq RENAME TO content_count_id_seq;
ALTER INDEX content_cell_mark RENAME TO content_count_hash;
ALTER INDEX content_cell_kind RENAME TO content_count_kind;

-- How many contents a count holds is the sum of its changes, so that two writers never wait for each other.
ALTER TABLE content_tally RENAME TO content_count_change;
ALTER TABLE content_count_change RENAME COLUMN cell_id TO count_id;
ALTER INDEX content_tally_cell RENAME TO content_count_change_count;

-- Newer engines name a constraint after each column that is never null: whichever there are follow.
DO $$
DECLARE
  held record;
BEGIN
  FOR held IN
    SELECT conrelid::regclass AS holder, conname FROM pg_constraint
     WHERE conrelid IN ('content_count'::regclass, 'content_count_change'::regclass)
  LOOP
    EXECUTE format('ALTER TABLE %s RENAME CONSTRAINT %I TO %I', held.holder, held.conname,
      replace(replace(replace(replace(held.conname, 'content_tally_cell_id', 'content_count_change_count_id'),
        'content_tally', 'content_count_change'), 'content_cell', 'content_count'), 'mark', 'hash'));
  END LOOP;
END $$;

-- The count a content is in, null while it is not live. Search reads it beside the words it found.
ALTER TABLE content RENAME COLUMN cell_id TO count_id;
ALTER TABLE search_document RENAME COLUMN cell_id TO count_id;

-- How many documents answer, by count; always through the index, as documents_answering.
DROP FUNCTION cells_answering(tsquery);
CREATE FUNCTION counts_answering(asked tsquery) RETURNS TABLE (count_id integer, n bigint)
  LANGUAGE sql STABLE STRICT PARALLEL SAFE ROWS 500
  SET enable_seqscan = off
  AS $$ SELECT d.count_id, count(*) FROM public.search_document d
         WHERE d.words @@ asked AND d.count_id IS NOT NULL GROUP BY d.count_id $$;

CREATE OR REPLACE FUNCTION titles_answering(asked tsquery) RETURNS SETOF integer
  LANGUAGE sql STABLE STRICT PARALLEL SAFE ROWS 500
  SET enable_seqscan = off
  AS $$ SELECT content_id FROM public.search_document
         WHERE ts_filter(head, '{a}') @@ asked AND count_id IS NOT NULL $$;

CREATE OR REPLACE FUNCTION live_answering(asked tsquery, wanted text) RETURNS SETOF integer
  LANGUAGE sql STABLE STRICT PARALLEL SAFE ROWS 500
  SET enable_seqscan = off
  AS $$ SELECT content_id FROM public.search_document
         WHERE words @@ asked AND kind = wanted AND count_id IS NOT NULL $$;

-- Writers share a lock until they commit; whoever moves the clock or counts again takes it alone.
ALTER FUNCTION share_content_cells() RENAME TO share_content_counts;
ALTER TRIGGER content_cells_shared ON content RENAME TO content_counts_shared;

-- Two counts may be alike: nobody waits for anybody to make one.
CREATE OR REPLACE FUNCTION place_content() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  clock public.content_clock;
  now_phase text;
  alike text;
BEGIN
  NEW.count_id := NULL;
  SELECT * INTO clock FROM public.content_clock;
  IF NEW.status <> 'published' OR NEW.starts_at > clock.at OR NEW.ends_at <= clock.at THEN RETURN NEW; END IF;
  now_phase := public.content_phase(NEW.period_start, NEW.period_end, clock.day);
  alike := md5(jsonb_build_array(NEW.kind, now_phase, NEW.filter_values, NEW.is_public, NEW.target_id)::text);
  SELECT id INTO NEW.count_id FROM public.content_count WHERE hash = alike ORDER BY id LIMIT 1;
  IF NEW.count_id IS NULL THEN
    INSERT INTO public.content_count (hash, kind, phase, filter_values, is_public, target_id)
    VALUES (alike, NEW.kind, now_phase, NEW.filter_values, NEW.is_public, NEW.target_id)
    RETURNING id INTO NEW.count_id;
  END IF;
  RETURN NEW;
END $$;

ALTER FUNCTION tally_contents() RENAME TO count_contents;
CREATE OR REPLACE FUNCTION count_contents() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO public.content_count_change (count_id, n)
    SELECT count_id, count(*) FROM added WHERE count_id IS NOT NULL GROUP BY count_id;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO public.content_count_change (count_id, n)
    SELECT count_id, -count(*) FROM removed WHERE count_id IS NOT NULL GROUP BY count_id;
  ELSE
    INSERT INTO public.content_count_change (count_id, n)
    SELECT count_id, sum(n) FROM (SELECT count_id, 1 AS n FROM added UNION ALL SELECT count_id, -1 FROM removed) moved
     WHERE count_id IS NOT NULL GROUP BY count_id HAVING sum(n) <> 0;
    UPDATE public.search_document d SET count_id = added.count_id
      FROM added JOIN removed USING (id)
     WHERE d.content_id = added.id AND d.count_id IS DISTINCT FROM added.count_id
       AND added.count_id IS DISTINCT FROM removed.count_id;
  END IF;
  RETURN NULL;
END $$;
ALTER TRIGGER content_tallied_in ON content RENAME TO content_counted_in;
ALTER TRIGGER content_tallied_on ON content RENAME TO content_counted_on;
ALTER TRIGGER content_tallied_out ON content RENAME TO content_counted_out;

CREATE OR REPLACE FUNCTION place_document() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT count_id INTO NEW.count_id FROM public.content WHERE id = NEW.content_id;
  RETURN NEW;
END $$;

-- The journal of one pharmacy: entries that name it, an account since removed from its team among them.
CREATE INDEX audit_log_drugstore ON audit_log ((coalesce(after ->> 'drugstore_id', before ->> 'drugstore_id')))
  WHERE coalesce(after ->> 'drugstore_id', before ->> 'drugstore_id') IS NOT NULL;
