-- Previous, next and related walk one kind by date, whatever is pinned.
CREATE INDEX content_live_recent ON content (kind, sort_at DESC, id DESC) WHERE status = 'published';
