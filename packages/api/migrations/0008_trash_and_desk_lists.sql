-- The trash is a status: whatever asks for `published` (lists, search, files, counts) forgets the content at once.
ALTER TABLE content DROP CONSTRAINT content_status_check;
ALTER TABLE content ADD CONSTRAINT content_status_check
  CHECK (status IN ('draft', 'published', 'archived', 'trashed'));
ALTER TABLE content
  ADD COLUMN trashed_at     timestamptz,
  ADD COLUMN trashed_by     integer REFERENCES users (id),
  -- What it was: restoring gives both back. Its address is free meanwhile.
  ADD COLUMN trashed_status text CHECK (trashed_status IN ('draft', 'published', 'archived')),
  ADD COLUMN trashed_slug   text,
  ADD CONSTRAINT content_trashed CHECK ((status = 'trashed') = (trashed_at IS NOT NULL AND trashed_status IS NOT NULL));
CREATE INDEX content_trash ON content (trashed_at DESC, id DESC) WHERE status = 'trashed';

-- Lists of the back office over all kinds, in each order they offer, and the counts above them.
CREATE INDEX content_desk_updated ON content (updated_at DESC, id DESC) WHERE status <> 'trashed';
CREATE INDEX content_desk_created ON content (created_at DESC, id DESC) WHERE status <> 'trashed';
CREATE INDEX content_desk_date ON content (sort_at DESC, id DESC) WHERE status <> 'trashed';
CREATE INDEX content_desk_title ON content (title_fold, id) WHERE status <> 'trashed';
CREATE INDEX content_desk_states ON content (kind, status, starts_at, ends_at) WHERE status <> 'trashed';
CREATE INDEX content_list_text ON content USING gin (list_text gin_trgm_ops);
CREATE INDEX content_created_by ON content (created_by);
CREATE INDEX content_updated_by ON content (updated_by);
-- The editorial calendar asks for a range of days.
CREATE INDEX content_desk_period ON content (period_start, period_end) WHERE period_start IS NOT NULL;
