-- The page of the week that was mailed, by the Monday of its week: one for each person and pharmacy, however many
-- processes look, and after a restart too.
CREATE TABLE weekly_pages (
  user_id int NOT NULL REFERENCES users ON DELETE CASCADE,
  drugstore_id int NOT NULL REFERENCES drugstores ON DELETE CASCADE,
  week date NOT NULL,
  PRIMARY KEY (user_id, drugstore_id, week)
);
CREATE INDEX weekly_pages_drugstore ON weekly_pages (drugstore_id);
CREATE INDEX weekly_pages_week ON weekly_pages (week);

-- Who wants it is found without reading everybody.
CREATE INDEX users_weekly_page ON users (id) WHERE notification_preferences ->> 'weekly_page' = 'true';
