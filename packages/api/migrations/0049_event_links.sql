-- A session of a laboratory's training is an event of the agenda (D7, D8): it says of which training.
ALTER TABLE events ADD COLUMN training_id integer REFERENCES content (id) ON DELETE SET NULL;
CREATE INDEX events_training ON events (training_id) WHERE training_id IS NOT NULL;

-- What announces an event is there for whoever sees the event, and goes with it (D9-01).
ALTER TABLE notification_sends ADD COLUMN event_id integer REFERENCES events (id) ON DELETE CASCADE;
CREATE INDEX notification_sends_event ON notification_sends (event_id) WHERE event_id IS NOT NULL;
UPDATE notification_sends sent SET event_id = events.id FROM events
 WHERE sent.topic = 'publication' AND sent.content_id IS NULL AND sent.link = '/agenda/' || events.id;
