-- Who has a content open in the editor right now. Rows are beats, not history: an old one means nobody.
CREATE TABLE content_presence (
  content_id integer NOT NULL REFERENCES content (id) ON DELETE CASCADE,
  user_id    integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  since      timestamptz NOT NULL,
  seen_at    timestamptz NOT NULL,
  PRIMARY KEY (content_id, user_id)
);
CREATE INDEX content_presence_user ON content_presence (user_id);
CREATE INDEX content_presence_seen ON content_presence (seen_at);
