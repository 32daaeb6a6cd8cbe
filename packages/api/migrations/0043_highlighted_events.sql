-- An event may be put forward, as a content is (D6-02); it takes its highlights with it when it goes.
ALTER TABLE highlights ADD COLUMN event_id integer REFERENCES events (id) ON DELETE CASCADE;
CREATE INDEX highlights_event ON highlights (event_id) WHERE event_id IS NOT NULL;
-- Highlights of this type from before there were events show nothing, and stay as they were.
ALTER TABLE highlights ADD CONSTRAINT highlights_event_shown CHECK (event_id IS NULL OR item_type = 'event');
