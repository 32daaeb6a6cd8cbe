-- The people of many pharmacies at once, a zone's or a pack's, without reading every account.
DROP INDEX accounts_drugstore;
CREATE INDEX accounts_drugstore ON accounts (drugstore_id, type, user_id);
