-- Contents of a kind whose words answer, live or not; always through the index, as documents_answering.
CREATE FUNCTION kind_answering(asked tsquery, wanted text) RETURNS SETOF integer
  LANGUAGE sql STABLE STRICT PARALLEL SAFE ROWS 500
  SET enable_seqscan = off
  AS $$ SELECT content_id FROM public.search_document WHERE words @@ asked AND kind = wanted $$;
