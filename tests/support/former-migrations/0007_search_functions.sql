-- A text as it is searched: small letters, no accents, no vowel marks of Arabic. A database with the locale C knows small letters for A to Z
-- only, so the others stand here; what normalize() takes apart needs none.
CREATE FUNCTION search_folded(text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  plain text;
BEGIN
  IF octet_length($1) = length($1) THEN
    RETURN lower($1);
  END IF;
  plain := regexp_replace(lower(normalize($1, NFKD)), '[\u0300-\u036f\u0610-\u061a\u0640\u064b-\u065f\u0670]', '', 'g');
  IF plain !~ '[ÆÐØÞĐĦŁŊŒŦƏΑ-Ως\u0400-\u042fҐҒҖҚҢҮҰҲҺӘӨԱ-Ֆ]' THEN
    RETURN plain;
  END IF;
  RETURN translate(plain,
    'ÆÐØÞĐĦŁŊŒŦƏΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣςΤΥΦΧΨΩЂЄЅІЈЉЊЋЏАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯҐҒҖҚҢҮҰҲҺӘӨԱԲԳԴԵԶԷԸԹԺԻԼԽԾԿՀՁՂՃՄՅՆՇՈՉՊՋՌՍՎՏՐՑՒՓՔՕՖ',
    'æðøþđħłŋœŧəαβγδεζηθικλμνξοπρσστυφχψωђєѕіјљњћџабвгдежзиклмнопрстуфхцчшщъыьэюяґғҗқңүұҳһәөաբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆ');
END $$;
--> statement-breakpoint
-- The three letters that begin at each place of a folded text, as words of a text search: with them an index finds any part of any
-- text in any script, without an extension a server may not have. The text is cut into threes three times, one letter further each
-- time: several times faster than place by place. What it costs is said so that no plan calls it for row after row.
CREATE FUNCTION search_grams(text) RETURNS tsvector LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 1000 AS $$
  SELECT array_to_tsvector(array_remove(string_to_array(concat_ws(E'\x01',
    regexp_replace($1, '...', E'\\&\x01', 'g'),
    regexp_replace(substr($1, 2), '...', E'\\&\x01', 'g'),
    regexp_replace(substr($1, 3), '...', E'\\&\x01', 'g')), E'\x01'), ''))
$$;
--> statement-breakpoint
-- What a folded text must hold to contain the folded word: all its groups of three letters, or one that begins with it.
CREATE FUNCTION search_query(text) RETURNS tsquery LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT string_agg(
    '''' || replace(replace(substr($1, place, 3), '\', '\\'), '''', '''''') || CASE WHEN length($1) < 3 THEN ''':*' ELSE '''' END, ' & ')::tsquery
  FROM generate_series(1, greatest(length($1) - 2, 1)) AS place
$$;
