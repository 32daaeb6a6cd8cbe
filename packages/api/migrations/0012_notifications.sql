-- One sending: what is said, to whom it is about, and when it left. A publication that waits for its window has
-- no sent_at yet; there is at most one waiting per content, so nothing leaves twice.
CREATE TABLE notification_sends (
  id         integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  topic      text NOT NULL CHECK (topic IN ('publication', 'training', 'action')),
  content_id integer REFERENCES content (id) ON DELETE CASCADE,
  title      text NOT NULL,
  text       text NOT NULL DEFAULT '',
  link       text NOT NULL,
  recipients integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  created_by integer REFERENCES users (id) ON DELETE SET NULL,
  sent_at    timestamptz
);
CREATE UNIQUE INDEX notification_sends_waiting ON notification_sends (content_id)
  WHERE sent_at IS NULL AND content_id IS NOT NULL;
CREATE INDEX notification_sends_content ON notification_sends (content_id, sent_at DESC);
CREATE INDEX notification_sends_recent ON notification_sends (sent_at DESC, id DESC);

-- One per person and sending. The accounts and pharmacies that made them a recipient stand beside: someone of
-- two pharmacies has one notification, found from either.
CREATE TABLE notifications (
  id            integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  send_id       integer NOT NULL REFERENCES notification_sends (id) ON DELETE CASCADE,
  user_id       integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  account_ids   integer[] NOT NULL DEFAULT '{}',
  drugstore_ids integer[] NOT NULL DEFAULT '{}',
  created_at    timestamptz NOT NULL,
  read_at       timestamptz,
  -- Told by mail, or read before the mail left: never in a later digest.
  mailed_at     timestamptz,
  UNIQUE (send_id, user_id)
);
CREATE INDEX notifications_unread ON notifications (user_id, id DESC) WHERE read_at IS NULL;
CREATE INDEX notifications_read ON notifications (user_id, read_at DESC) WHERE read_at IS NOT NULL;
CREATE INDEX notifications_to_mail ON notifications (user_id) WHERE read_at IS NULL AND mailed_at IS NULL;
