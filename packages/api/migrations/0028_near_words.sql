-- Near spellings and near titles, always through their indexes. Compared one by one, every known word would meet every
-- way of misspelling a long one: a search for words that do not exist cost a hundred times an ordinary one.

-- Known words that share all but a letter with any of these forms, or many of their trigrams with the word itself.
CREATE FUNCTION words_near(asked text, forms text[]) RETURNS SETOF text
  LANGUAGE sql STABLE STRICT PARALLEL SAFE ROWS 50
  SET enable_seqscan = off
  AS $$ SELECT word FROM public.search_word WHERE near && forms
        UNION (SELECT word FROM public.search_word WHERE word % asked ORDER BY similarity(word, asked) DESC LIMIT 20)
        LIMIT 200 $$;

-- Contents whose title has one of the words, or looks like what was typed.
CREATE FUNCTION titles_near(asked tsquery, typed text) RETURNS SETOF integer
  LANGUAGE sql STABLE STRICT PARALLEL SAFE ROWS 100
  SET enable_seqscan = off
  AS $$ SELECT content_id FROM public.search_document WHERE ts_filter(head, '{a}') @@ asked
        UNION SELECT content_id FROM public.search_document WHERE typed <% title_fold $$;
