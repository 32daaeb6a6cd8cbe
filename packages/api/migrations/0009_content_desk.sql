-- Lists an editor keeps under a name, and shares with the team or not.
CREATE TABLE content_view (
  id         integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id    integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  name       text NOT NULL CHECK (name <> ''),
  -- The kind the list is of; null for all of them.
  kind       text,
  -- Filters and sort, as in the page's address.
  query      text NOT NULL,
  is_shared  boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX content_view_name ON content_view (user_id, fold(name));
CREATE INDEX content_view_shared ON content_view (id) WHERE is_shared;

-- What was done to several contents at once, to be able to undo it.
CREATE TABLE content_operation (
  id         integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id    integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- Chosen by the sender: the same request sent twice is one operation.
  key        text,
  action     text NOT NULL CHECK (action IN ('publish', 'archive', 'retarget', 'duplicate', 'delete')),
  at         timestamptz NOT NULL,
  outcome    jsonb,
  undone_at  timestamptz,
  UNIQUE (user_id, key)
);
CREATE INDEX content_operation_at ON content_operation (at);

CREATE TABLE content_operation_item (
  operation_id integer NOT NULL REFERENCES content_operation (id) ON DELETE CASCADE,
  -- The content touched; for a duplicate, the copy.
  content_id   integer NOT NULL,
  -- Its version once done: any other now means that somebody worked on it since.
  version      integer NOT NULL,
  -- Status, date of publication and target as they were.
  before       jsonb NOT NULL,
  PRIMARY KEY (operation_id, content_id)
);
