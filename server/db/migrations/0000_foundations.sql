-- Substring search with an index. Ships with PostgreSQL and with PGlite.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
-- Text without case and accents, the same under every locale of the database: lower() alone leaves É and Ж as they are
-- where the locale is C. Decomposes, drops the accents, then maps what neither step reaches.
CREATE FUNCTION search_fold(value text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $$
  SELECT translate(
    lower(regexp_replace(normalize(value, NFKD), '[\u0300-\u036f]', '', 'g')),
    'ŁØĐŒÆÞłøđıАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЄІЂЈЉЊЋЏΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩς',
    'lodœæþlodiабвгдежзиклмнопрстуфхцчшщъыьэюяєіђјљњћџαβγδεζηθικλμνξοπρστυφχψωσ'
  )
$$;
--> statement-breakpoint
-- LIKE pattern for one word against a search_text, which begins with a space. A word of one or two letters matches only
-- at the start of a word: it has too few trigrams for the index otherwise.
CREATE FUNCTION search_pattern(word text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $$
  SELECT CASE WHEN folded ~ '^[ -~]{0,2}$' THEN '% ' ELSE '%' END
    || replace(replace(replace(folded, '\', '\\'), '%', '\%'), '_', '\_') || '%'
  FROM (SELECT search_fold(word) AS folded) AS the
$$;
