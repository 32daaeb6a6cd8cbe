-- An action on many contents that was cut (a crash, a restart) is finished by the same request sent again: what was
-- already done is found by the content it was done to, and is not done twice. For a duplicate, content_id is the
-- copy and source_id the original; for everything else they are the same.
ALTER TABLE content_operation_item ADD COLUMN source_id integer;
UPDATE content_operation_item SET source_id = content_id;
ALTER TABLE content_operation_item ALTER COLUMN source_id SET NOT NULL;
CREATE UNIQUE INDEX content_operation_item_source ON content_operation_item (operation_id, source_id);
