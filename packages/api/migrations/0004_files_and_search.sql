-- Files: what was uploaded, the sizes and previews made from it, and who uses it. Bytes live in the storage, under
-- random names; a row is written only once they are safe there.

CREATE TABLE file (
  id            integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  storage_key   text NOT NULL UNIQUE,
  -- The name a download gets: the sender's, cleaned, with the extension of what it really is.
  name          text NOT NULL,
  name_fold     text NOT NULL,
  type          text NOT NULL,
  size          bigint NOT NULL CHECK (size >= 0),
  sha256        text NOT NULL,
  width         integer,
  height        integer,
  -- A picture of a few pixels as a data: address, shown while the real one loads.
  blur          text,
  pages         integer,
  alt           text NOT NULL DEFAULT '',
  focal_x       real NOT NULL DEFAULT 0.5 CHECK (focal_x BETWEEN 0 AND 1),
  focal_y       real NOT NULL DEFAULT 0.5 CHECK (focal_y BETWEEN 0 AND 1),
  -- `media`: the head office's library, kept until deleted. `member`: a proof or an attachment, swept when unused.
  origin        text NOT NULL CHECK (origin IN ('media', 'member')),
  uploaded_by   integer REFERENCES users (id) ON DELETE SET NULL,
  drugstore_id  integer REFERENCES drugstores (id) ON DELETE SET NULL,
  created_at    timestamptz NOT NULL,
  -- When sizes, preview and text were made; null while that waits its turn.
  processed_at  timestamptz
);
CREATE INDEX file_library ON file (id DESC) WHERE origin = 'media';
CREATE INDEX file_member ON file (created_at) WHERE origin = 'member';
CREATE INDEX file_name_fold ON file USING gin (name_fold gin_trgm_ops);
CREATE INDEX file_uploaded_by ON file (uploaded_by);
CREATE INDEX file_unprocessed ON file (created_at) WHERE processed_at IS NULL;

CREATE TABLE file_variant (
  file_id     integer NOT NULL REFERENCES file (id) ON DELETE CASCADE,
  -- `w640.webp`, `w960.avif`, `preview.webp`.
  variant     text NOT NULL,
  storage_key text NOT NULL UNIQUE,
  type        text NOT NULL,
  size        integer NOT NULL,
  width       integer NOT NULL,
  height      integer NOT NULL,
  PRIMARY KEY (file_id, variant)
);

-- The words of a PDF, for search.
CREATE TABLE file_text (
  file_id integer PRIMARY KEY REFERENCES file (id) ON DELETE CASCADE,
  text    text NOT NULL
);

-- What shows a file besides contents (content_file): a claim's proof, a message's attachment, a highlight's picture.
CREATE TABLE file_use (
  owner_type text NOT NULL,
  owner_id   integer NOT NULL,
  file_id    integer NOT NULL REFERENCES file (id),
  PRIMARY KEY (owner_type, owner_id, file_id)
);
CREATE INDEX file_use_file ON file_use (file_id);

-- Search. Words, stems and codes are made in TypeScript (contract/src/domain), so that both engines agree.

CREATE TABLE search_document (
  content_id integer PRIMARY KEY REFERENCES content (id) ON DELETE CASCADE,
  kind       text NOT NULL,
  title_fold text NOT NULL,
  -- Product codes of 7 or 13 digits.
  codes      text[] NOT NULL,
  -- Title (A), names around it (B), excerpt (C): small, read for every result to rank it.
  head       tsvector NOT NULL,
  -- Every word, the body's and the attachments' too: only ever read through its index.
  words      tsvector NOT NULL,
  -- What extracts are cut from.
  text       text NOT NULL
) WITH (toast_tuple_target = 512);
-- Ranking reads the head of every result: keep it in the row and the long columns out of it, so that twenty rows
-- share a page instead of one.
ALTER TABLE search_document ALTER COLUMN head SET STORAGE MAIN, ALTER COLUMN title_fold SET STORAGE MAIN;
-- The same for contents: lists and counts read their targets and dates, not their texts.
ALTER TABLE content SET (toast_tuple_target = 512);
CREATE INDEX search_document_words ON search_document USING gin (words) WITH (fastupdate = off);
CREATE INDEX search_document_codes ON search_document USING gin (codes);
CREATE INDEX search_document_title ON search_document USING gin (title_fold gin_trgm_ops);

-- A word and all it becomes when one letter is left out; two words that share one are a typo apart.
CREATE FUNCTION letters_left_out(word text) RETURNS text[]
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT array_agg(DISTINCT left(word, at) || substr(word, at + 2)) || word
          FROM generate_series(0, length(word) - 1) AS at $$;

CREATE TABLE search_word (
  word text PRIMARY KEY,
  near text[] NOT NULL
);
CREATE INDEX search_word_near ON search_word USING gin (near) WITH (fastupdate = off);
CREATE INDEX search_word_trigrams ON search_word USING gin (word gin_trgm_ops) WITH (fastupdate = off);

-- Searches that found nothing, by day: what people miss. Never who asked.
CREATE TABLE search_miss (
  query text NOT NULL,
  day   date NOT NULL,
  hits  integer NOT NULL DEFAULT 1,
  PRIMARY KEY (day, query)
);
