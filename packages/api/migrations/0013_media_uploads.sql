-- Uploads of the media library that can be resumed: opened, received piece by piece, finished into a file. Pieces are
-- objects of the storage, so that any process can receive the next one; what is abandoned is swept after a day.

CREATE TABLE media_upload (
  id         text PRIMARY KEY,
  user_id    integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  name       text NOT NULL,
  size       integer NOT NULL CHECK (size BETWEEN 1 AND 30000000),
  received   integer NOT NULL DEFAULT 0,
  -- The file it became, so that finishing twice gives one file.
  file_id    integer,
  created_at timestamptz NOT NULL,
  CHECK (received BETWEEN 0 AND size)
);
CREATE INDEX media_upload_created ON media_upload (created_at);
CREATE INDEX media_upload_user ON media_upload (user_id);

CREATE TABLE media_upload_part (
  upload_id   text NOT NULL REFERENCES media_upload (id) ON DELETE CASCADE,
  position    integer NOT NULL,
  storage_key text NOT NULL UNIQUE,
  size        integer NOT NULL CHECK (size > 0),
  PRIMARY KEY (upload_id, position)
);

-- How often a file's bytes were replaced: part of its links, so that no cache shows the old ones.
ALTER TABLE file ADD COLUMN revision integer NOT NULL DEFAULT 0;
