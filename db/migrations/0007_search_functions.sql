-- A text as it is searched: small letters, no accents, no vowel marks of Arabic, digits as we write them. The same on every locale: lower()
-- under the collation C changes A to Z, normalize() takes accents and the hamza of an alef apart, and the letters with neither stand here.
CREATE FUNCTION search_folded(text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  plain text;
BEGIN
  IF octet_length($1) = length($1) THEN
    RETURN lower($1 COLLATE "C");
  END IF;
  plain := regexp_replace(normalize($1, NFKD), '[\u0300-\u036f\u0483-\u0487\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]', '', 'g');
  plain := translate(lower(plain COLLATE "C"),
    'ÆÐØøÞĐđðĦħıŁłŊŒŦŧƏΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣςΤΥΦΧΨΩЂЄЅІЈЉЊЋЏАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯҐҒҖҚҢҮҰҲҺӘӨԱԲԳԴԵԶԷԸԹԺԻԼԽԾԿՀՁՂՃՄՅՆՇՈՉՊՋՌՍՎՏՐՑՒՓՔՕՖٱىةکیہ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹',
    'ædooþdddhhillŋœttəαβγδεζηθικλμνξοπρσστυφχψωђєѕіјљњћџабвгдежзиклмнопрстуфхцчшщъыьэюяґғҗқңүұҳһәөաբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆايهكيه01234567890123456789');
  RETURN replace(replace(replace(plain, 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe');
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
