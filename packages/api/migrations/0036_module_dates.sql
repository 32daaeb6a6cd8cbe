-- When each module of a course was done, by its id: the first time counts.
ALTER TABLE training_progress ADD COLUMN module_dates jsonb NOT NULL DEFAULT '{}';
