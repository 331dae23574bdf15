-- The same letters for the same text as before, so that nothing that is kept by it changes. translate() compares each letter with its whole list: with
-- one list for all scripts that took most of the time in which a request is stored. Now a text is compared with the lists of its own scripts.
CREATE OR REPLACE FUNCTION search_folded(text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  plain text;
BEGIN
  IF octet_length($1) = length($1) THEN
    RETURN lower($1 COLLATE "C");
  END IF;
  plain := lower(regexp_replace(normalize($1, NFKD), '[\u0300-\u036f\u0483-\u0487\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]', '', 'g') COLLATE "C");
  IF plain ~ '[\u00c6-\u018f]' THEN
    plain := translate(plain, 'ÆÐØøÞĐđðĦħıŁłŊŒŦŧƏ', 'ædooþdddhhillŋœttə');
    plain := replace(replace(replace(plain, 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe');
  END IF;
  IF plain ~ '[\u0391-\u03c2]' THEN
    plain := translate(plain, 'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣςΤΥΦΧΨΩ', 'αβγδεζηθικλμνξοπρσστυφχψω');
  END IF;
  IF plain ~ '[\u0402-\u042f]' THEN
    plain := translate(plain, 'АБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЂЄЅІЈЉЊЋЏ', 'абвгдежзиклмнопрстуфхцчшщъыьэюяђєѕіјљњћџ');
  END IF;
  IF plain ~ '[\u0490-\u0556]' THEN
    plain := translate(plain, 'ҐҒҖҚҢҮҰҲҺӘӨԱԲԳԴԵԶԷԸԹԺԻԼԽԾԿՀՁՂՃՄՅՆՇՈՉՊՋՌՍՎՏՐՑՒՓՔՕՖ', 'ґғҗқңүұҳһәөաբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆ');
  END IF;
  IF plain ~ '[\u0629-\u06f9]' THEN
    plain := translate(plain, 'ٱىةکیہ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', 'ايهكيه01234567890123456789');
  END IF;
  RETURN plain;
END $$;
