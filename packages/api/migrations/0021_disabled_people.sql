-- The head office closes someone's access, with its reason, and can open it again; nothing of theirs is erased.
ALTER TABLE users
  ADD COLUMN disabled_at timestamptz,
  ADD COLUMN disabled_reason text,
  ADD CHECK ((disabled_at IS NULL) = (disabled_reason IS NULL));
CREATE INDEX users_disabled ON users (search_text, id) WHERE disabled_at IS NOT NULL;
