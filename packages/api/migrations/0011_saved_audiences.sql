-- Audiences the head office keeps to target several contents alike. A content copies the values: changing
-- an audience later never changes who sees what was already published.
CREATE TABLE saved_audiences (
  id         integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name       text NOT NULL,
  target     jsonb NOT NULL,
  version    integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  created_by integer REFERENCES users (id) ON DELETE SET NULL,
  updated_by integer REFERENCES users (id) ON DELETE SET NULL
);
CREATE UNIQUE INDEX saved_audiences_name ON saved_audiences (fold(name));
