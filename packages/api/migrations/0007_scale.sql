-- What fifty thousand contents, twenty thousand pharmacies and their people ask of the database.

-- Most contents are for everyone: one flag spares eight comparisons of lists per row.
ALTER TABLE content ADD COLUMN target_is_open boolean NOT NULL GENERATED ALWAYS AS (
  target_sites = '{}' AND target_environments = '{}' AND target_groups = '{}' AND target_packs = '{}'
  AND target_zones = '{}' AND target_account_types = '{}' AND target_drugstore_ids = '{}'
  AND target_excluded_drugstore_ids = '{}') STORED;

-- Which contents name one pharmacy: asked by pharmacy, never listed whole.
DROP INDEX content_naming;
CREATE INDEX content_naming ON content USING gin (target_drugstore_ids) WHERE target_drugstore_ids <> '{}';
CREATE INDEX content_excluding ON content USING gin (target_excluded_drugstore_ids)
  WHERE target_excluded_drugstore_ids <> '{}';

-- The search boxes of the back office look inside words.
CREATE INDEX users_search_trigrams ON users USING gin (search_text gin_trgm_ops);
CREATE INDEX drugstores_search_trigrams ON drugstores USING gin (search_text gin_trgm_ops);

-- Its sorts and pages.
DROP INDEX users_search_text;
CREATE INDEX users_search_text ON users (search_text, id) WHERE erased_at IS NULL;
CREATE INDEX users_email_order ON users (email, id) WHERE erased_at IS NULL;
CREATE INDEX users_created ON users (created_at, id) WHERE erased_at IS NULL;
CREATE INDEX users_seen_order ON users (last_seen_at DESC NULLS LAST, id) WHERE erased_at IS NULL;
CREATE INDEX accounts_type ON accounts (type, user_id);
DROP INDEX drugstores_search_text;
CREATE INDEX drugstores_search_text ON drugstores (search_text, id);
CREATE INDEX drugstores_city ON drugstores (city, id);
CREATE INDEX drugstores_created ON drugstores (created_at, id);
CREATE INDEX drugstores_disabled ON drugstores (search_text, id) WHERE is_disabled;

-- Contents whose words answer, always through the index: read in order, the table would unpack every text there is,
-- a cost the planner does not see.
CREATE FUNCTION documents_answering(asked tsquery) RETURNS SETOF integer
  LANGUAGE sql STABLE STRICT PARALLEL SAFE ROWS 500
  SET enable_seqscan = off
  AS $$ SELECT content_id FROM public.search_document WHERE words @@ asked $$;
