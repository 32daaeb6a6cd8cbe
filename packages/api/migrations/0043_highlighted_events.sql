-- An event may be put forward, as a content is (D6-02); it takes its highlights with it when it goes.
ALTER TABLE highlights ADD COLUMN event_id integer REFERENCES events (id) ON DELETE CASCADE;
CREATE INDEX highlights_event ON highlights (event_id) WHERE event_id IS NOT NULL;
ALTER TABLE highlights ADD CONSTRAINT highlights_event_shown CHECK ((item_type = 'event') = (event_id IS NOT NULL));
