-- Processes keep in memory what is live, and learn what changed since they last looked. The transaction that last wrote
-- a content says it without fail: whoever reads remembers the oldest transaction that was not over then, and asks next
-- time for what was written by that one or a later one. No clock is involved, and none that ends late is passed over.
ALTER TABLE content ADD COLUMN changed_in xid8 NOT NULL DEFAULT '0';
CREATE INDEX content_changed_in ON content (changed_in);

CREATE FUNCTION stamp_content() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.changed_in := pg_current_xact_id();
  RETURN NEW;
END $$;
CREATE TRIGGER content_stamped BEFORE INSERT OR UPDATE ON content
  FOR EACH ROW EXECUTE FUNCTION stamp_content();

-- As titles_answering, of every content, live or not: what answers a query is kept whoever asks and whenever, and what
-- is live is told apart in memory.
CREATE FUNCTION titles_with(asked tsquery) RETURNS SETOF integer
  LANGUAGE sql STABLE STRICT PARALLEL SAFE ROWS 500
  SET enable_seqscan = off
  AS $$ SELECT content_id FROM public.search_document WHERE ts_filter(head, '{a}') @@ asked $$;
