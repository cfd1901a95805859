-- Texts and names, with the rules and messages of the specification (section 5). The hint of an error names the parameter.

-- A text without zero-width characters and marks of the writing direction: names that differ in them look alike. Other
-- texts keep them, because emoji and some scripts need them.
create function private.without_zero_width(p_text text) returns text
language sql immutable set search_path = '' as $$
  select regexp_replace(
    p_text,
    '[\u00ad\u034f\u061c\u180e\u200b-\u200f\u2060-\u2065\u206a-\u206f\ufeff\ufff9-\ufffb\U000e0000-\U000e007f]', '', 'g'
  )
$$;

-- Cleans a text of several lines, as `plainText` of src/domain/text.ts does: removes what nobody sees (control
-- characters, soft hyphens, marks of the writing direction, byte order marks), turns Unicode spaces into plain ones and
-- full-width letters and digits into plain ones, and trims. Trimmed plain ASCII, the usual text, is returned at once.
create function private.plain_text(p_text text) returns text
language sql immutable set search_path = '' as $$
  select case when p_text ~ '^[!-~]([ -~]*[!-~])?$' then p_text else (
    -- Nothing can be seen of a text of zero-width characters.
    select case when private.without_zero_width(v_text) ~ '^[ \n]*$' then '' else v_text end
    from btrim(
      normalize(translate(
        regexp_replace(
          regexp_replace(
            regexp_replace(p_text, '\r\n|[\u000b-\u000d\u0085\u2028\u2029]', E'\n', 'g'),
            '[\t\u00a0\u1680\u2000-\u200a\u202f\u205f\u2800\u3000\u3164\uffa0]', ' ', 'g'
          ),
          '[\u0001-\u0008\u000e-\u001f\u007f-\u009f\u00ad\u061c\u200e\u200f\u202a-\u202e\u2066-\u206f\ufeff]', '', 'g'
        ),
        '０１２３４５６７８９ＡＢＣＤＥＦＧＨＩＪＫＬＭＮＯＰＱＲＳＴＵＶＷＸＹＺａｂｃｄｅｆｇｈｉｊｋｌｍｎｏｐｑｒｓｔｕｖｗｘｙｚ',
        '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
      )),
      E' \n'
    ) as v_text
  ) end
$$;

-- Cleans a text of one line; null when nothing is left.
create function private.plain_line(p_text text) returns text
language sql immutable set search_path = '' as $$
  select nullif(regexp_replace(private.plain_text(p_text), ' *\n[ \n]*', ' ', 'g'), '')
$$;

-- Cleans a name, a number or a postcode, as `exactLine` of src/domain/text.ts does: one line without zero-width
-- characters and with plain punctuation. Null when nothing is left.
create function private.exact_line(p_text text) returns text
language sql immutable set search_path = '' as $$
  select private.plain_line(translate(
    private.without_zero_width(p_text),
    '！＂＃＄％＆＇（）＊＋，－．／０１２３４５６７８９：；＜＝＞？＠ＡＢＣＤＥＦＧＨＩＪＫＬＭＮＯＰＱＲＳＴＵＶＷＸＹＺ［＼］＾＿｀ａｂｃｄｅｆｇｈｉｊｋｌｍｎｏｐｑｒｓｔｕｖｗｘｙｚ｛｜｝～',
    '!"#$%&''()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\]^_`abcdefghijklmnopqrstuvwxyz{|}~'
  ))
$$;

-- A text without its dashes (general category Pd) and minus signs.
create function private.without_dashes(p_text text) returns text
language sql immutable set search_path = '' as $$
  select regexp_replace(
    p_text,
    '[\-\u058a\u05be\u1400\u1806\u2010-\u2015\u2212\u2e17\u2e1a\u2e3a\u2e3b\u2e40\u2e5d\u301c\u3030\u30a0\ufe31\ufe32\ufe58\ufe63\uff0d\U00010d6e\U00010ead]', '', 'g'
  )
$$;

-- A null `p_missing` makes the field optional.
create function private.text_field(
  p_value text, p_field text, p_max integer, p_too_long text, p_missing text default null
) returns text
language plpgsql stable set search_path = '' as $$
declare
  v_text text := private.plain_line(p_value);
begin
  if v_text is null and p_missing is not null then
    perform private.refuse('PT400', p_missing, p_field);
  end if;
  if char_length(v_text) > p_max then
    perform private.refuse('PT400', p_too_long, p_field);
  end if;
  return v_text;
end
$$;

-- Which characters are letters. `[[:alpha:]]` depends on the database locale: one server would accept a name that
-- another refuses. The ranges are the general categories L (letters) and M (marks, which some letters need) of
-- Unicode 17.0, as code points with an exclusive end. Unassigned code points count as their neighbours.

create function private.is_letter(p_character text) returns boolean
language sql immutable set search_path = '' as $$
  select ascii(p_character) <@ '{
    [65,91),[97,123),[170,171),[181,182),[186,187),[192,215),[216,247),[248,706),[710,722),[736,741),[748,749),
    [750,751),[880,885),[886,894),[895,896),[902,903),[904,1014),[1015,1154),[1162,1370),[1376,1417),[1488,1523),
    [1568,1611),[1646,1648),[1649,1748),[1749,1750),[1765,1767),[1774,1776),[1786,1789),[1791,1792),[1808,1809),
    [1810,1840),[1869,1958),[1969,1970),[1994,2027),[2036,2038),[2042,2043),[2048,2070),[2074,2075),[2084,2085),
    [2088,2089),[2112,2137),[2144,2184),[2185,2192),[2208,2250),[2308,2362),[2365,2366),[2384,2385),[2392,2402),
    [2417,2433),[2437,2490),[2493,2494),[2510,2511),[2524,2530),[2544,2546),[2556,2557),[2565,2618),[2649,2655),
    [2674,2677),[2693,2746),[2749,2750),[2768,2786),[2809,2810),[2821,2874),[2877,2878),[2908,2914),[2929,2930),
    [2947,3002),[3024,3025),[3077,3130),[3133,3134),[3160,3170),[3200,3201),[3205,3258),[3261,3262),[3292,3298),
    [3313,3315),[3332,3387),[3389,3390),[3406,3407),[3412,3415),[3423,3426),[3450,3456),[3461,3527),[3585,3633),
    [3634,3636),[3648,3655),[3713,3761),[3762,3764),[3773,3783),[3804,3841),[3904,3949),[3976,3981),[4096,4139),
    [4159,4160),[4176,4182),[4186,4190),[4193,4194),[4197,4199),[4206,4209),[4213,4226),[4238,4239),[4256,4347),
    [4348,4955),[4992,5008),[5024,5118),[5121,5741),[5743,5760),[5761,5787),[5792,5867),[5873,5906),[5919,5938),
    [5952,5970),[5984,6001),[6016,6068),[6103,6104),[6108,6109),[6176,6277),[6279,6313),[6314,6431),[6480,6602),
    [6656,6679),[6688,6741),[6823,6824),[6917,6964),[6981,6989),[7043,7073),[7086,7088),[7098,7142),[7168,7204),
    [7245,7248),[7258,7294),[7296,7360),[7401,7405),[7406,7412),[7413,7415),[7418,7616),[7680,8125),[8126,8127),
    [8130,8141),[8144,8156),[8160,8173),[8178,8189),[8305,8306),[8319,8320),[8336,8349),[8450,8451),[8455,8456),
    [8458,8468),[8469,8470),[8473,8478),[8484,8485),[8486,8487),[8488,8489),[8490,8494),[8495,8506),[8508,8512),
    [8517,8522),[8526,8527),[8579,8581),[11264,11493),[11499,11503),[11506,11508),[11520,11632),[11648,11743),
    [11823,11824),[12293,12295),[12337,12342),[12347,12349),[12353,12439),[12445,12448),[12449,12539),[12540,12687),
    [12704,12736),[12784,12800),[13312,19904),[19968,42125),[42192,42238),[42240,42509),[42512,42528),[42538,42607),
    [42623,42654),[42656,42726),[42775,42784),[42786,42889),[42891,43010),[43011,43014),[43015,43019),[43020,43043),
    [43072,43124),[43138,43188),[43250,43256),[43259,43260),[43261,43263),[43274,43302),[43312,43335),[43360,43389),
    [43396,43443),[43471,43472),[43488,43493),[43494,43504),[43514,43561),[43584,43587),[43588,43596),[43616,43639),
    [43642,43643),[43646,43696),[43697,43698),[43701,43703),[43705,43710),[43712,43713),[43714,43742),[43744,43755),
    [43762,43765),[43777,43867),[43868,43882),[43888,44003),[44032,55292),[63744,64286),[64287,64297),[64298,64434),
    [64467,64830),[64848,64912),[64914,64968),[65008,65020),[65136,65277),[65313,65339),[65345,65371),[65382,65501),
    [65536,65787),[66176,66257),[66304,66336),[66349,66369),[66370,66378),[66384,66422),[66432,66462),[66464,66512),
    [66560,66718),[66736,66916),[66928,67670),[67680,67703),[67712,67743),[67808,67830),[67840,67862),[67872,67898),
    [67904,68024),[68030,68032),[68096,68097),[68112,68150),[68192,68221),[68224,68253),[68288,68296),[68297,68325),
    [68352,68406),[68416,68438),[68448,68467),[68480,68498),[68608,68851),[68864,68900),[68938,68966),[68975,68998),
    [69248,69290),[69296,69320),[69376,69405),[69415,69446),[69488,69506),[69552,69573),[69600,69623),[69635,69688),
    [69745,69747),[69749,69750),[69763,69808),[69840,69865),[69891,69927),[69956,69957),[69959,70003),[70006,70007),
    [70019,70067),[70081,70085),[70106,70107),[70108,70109),[70144,70188),[70207,70209),[70272,70313),[70320,70367),
    [70405,70458),[70461,70462),[70480,70481),[70493,70498),[70528,70584),[70609,70610),[70611,70612),[70656,70709),
    [70727,70731),[70751,70832),[70852,70854),[70855,70856),[71040,71087),[71128,71132),[71168,71216),[71236,71237),
    [71296,71339),[71352,71353),[71424,71451),[71488,71724),[71840,71904),[71935,71984),[71999,72000),[72001,72002),
    [72096,72145),[72161,72162),[72163,72164),[72192,72193),[72203,72243),[72250,72251),[72272,72273),[72284,72330),
    [72349,72350),[72368,72441),[72640,72673),[72704,72751),[72768,72769),[72818,72848),[72960,73009),[73030,73031),
    [73056,73098),[73112,73113),[73136,73180),[73440,73459),[73474,73475),[73476,73524),[73648,73649),[73728,74650),
    [74880,77809),[77824,78896),[78913,78919),[78944,90398),[92160,92767),[92784,92863),[92880,92910),[92928,92976),
    [92992,92996),[93027,93549),[93760,93824),[93856,94027),[94032,94033),[94099,94178),[94179,94180),[94194,94196),
    [94208,113818),[119808,120513),[120514,120539),[120540,120571),[120572,120597),[120598,120629),[120630,120655),
    [120656,120687),[120688,120713),[120714,120745),[120746,120771),[120772,120780),[122624,122667),[122928,122990),
    [123136,123181),[123191,123198),[123214,123215),[123536,123566),[123584,123628),[124112,124140),[124368,124398),
    [124400,124401),[124608,124643),[124644,124646),[124647,124654),[124656,124661),[124670,125125),[125184,125252),
    [125259,125260),[126464,126652),[131072,210042)
  }'::int4multirange
$$;

create function private.is_mark(p_character text) returns boolean
language sql immutable set search_path = '' as $$
  select ascii(p_character) <@ '{
    [768,880),[1155,1162),[1425,1470),[1471,1472),[1473,1475),[1476,1478),[1479,1480),[1552,1563),[1611,1632),
    [1648,1649),[1750,1757),[1759,1765),[1767,1769),[1770,1774),[1809,1810),[1840,1867),[1958,1969),[2027,2036),
    [2045,2046),[2070,2074),[2075,2084),[2085,2088),[2089,2094),[2137,2140),[2199,2208),[2250,2274),[2275,2308),
    [2362,2365),[2366,2384),[2385,2392),[2402,2404),[2433,2436),[2492,2493),[2494,2510),[2519,2520),[2530,2532),
    [2558,2564),[2620,2642),[2672,2674),[2677,2678),[2689,2692),[2748,2749),[2750,2766),[2786,2788),[2810,2820),
    [2876,2877),[2878,2904),[2914,2916),[2946,2947),[3006,3022),[3031,3032),[3072,3077),[3132,3133),[3134,3159),
    [3170,3172),[3201,3204),[3260,3261),[3262,3287),[3298,3300),[3315,3332),[3387,3389),[3390,3406),[3415,3416),
    [3426,3428),[3457,3460),[3530,3552),[3570,3572),[3633,3634),[3636,3643),[3655,3663),[3761,3762),[3764,3773),
    [3784,3791),[3864,3866),[3893,3894),[3895,3896),[3897,3898),[3902,3904),[3953,3973),[3974,3976),[3981,4029),
    [4038,4039),[4139,4159),[4182,4186),[4190,4193),[4194,4197),[4199,4206),[4209,4213),[4226,4238),[4239,4240),
    [4250,4254),[4957,4960),[5906,5910),[5938,5941),[5970,5972),[6002,6004),[6068,6100),[6109,6110),[6155,6158),
    [6159,6160),[6277,6279),[6313,6314),[6432,6460),[6679,6684),[6741,6784),[6832,6917),[6964,6981),[7019,7028),
    [7040,7043),[7073,7086),[7142,7156),[7204,7224),[7376,7379),[7380,7401),[7405,7406),[7412,7413),[7415,7418),
    [7616,7680),[8400,8433),[11503,11506),[11647,11648),[11744,11776),[12330,12336),[12441,12443),[42607,42611),
    [42612,42622),[42654,42656),[42736,42738),[43010,43011),[43014,43015),[43019,43020),[43043,43048),[43052,43053),
    [43136,43138),[43188,43206),[43232,43250),[43263,43264),[43302,43310),[43335,43348),[43392,43396),[43443,43457),
    [43493,43494),[43561,43575),[43587,43588),[43596,43598),[43643,43646),[43696,43697),[43698,43701),[43703,43705),
    [43710,43712),[43713,43714),[43755,43760),[43765,43767),[44003,44011),[44012,44014),[64286,64287),[65024,65040),
    [65056,65072),[66045,66046),[66272,66273),[66422,66427),[68097,68112),[68152,68160),[68325,68327),[68900,68904),
    [68969,68974),[69291,69293),[69370,69376),[69446,69457),[69506,69510),[69632,69635),[69688,69703),[69744,69745),
    [69747,69749),[69759,69763),[69808,69819),[69826,69827),[69888,69891),[69927,69941),[69957,69959),[70003,70004),
    [70016,70019),[70067,70081),[70089,70093),[70094,70096),[70188,70200),[70206,70207),[70209,70210),[70367,70379),
    [70400,70404),[70459,70461),[70462,70478),[70487,70488),[70498,70517),[70584,70609),[70610,70611),[70625,70627),
    [70709,70727),[70750,70751),[70832,70852),[71087,71105),[71132,71134),[71216,71233),[71339,71352),[71453,71468),
    [71724,71739),[71984,71999),[72000,72001),[72002,72004),[72145,72161),[72164,72165),[72193,72203),[72243,72250),
    [72251,72255),[72263,72264),[72273,72284),[72330,72346),[72544,72552),[72751,72768),[72850,72887),[73009,73030),
    [73031,73032),[73098,73112),[73459,73463),[73472,73474),[73475,73476),[73524,73539),[73562,73563),[78912,78913),
    [78919,78934),[90398,90416),[92912,92917),[92976,92983),[94031,94032),[94033,94099),[94180,94194),
    [113821,113823),[118528,118599),[119141,119146),[119149,119155),[119163,119171),[119173,119180),[119210,119214),
    [119362,119365),[121344,121399),[121403,121453),[121461,121462),[121476,121477),[121499,121520),[122880,122923),
    [123023,123024),[123184,123191),[123566,123567),[123628,123632),[124140,124144),[124398,124400),[124643,124644),
    [124646,124647),[124654,124656),[124661,124662),[125136,125143),[125252,125259),[917760,918000)
  }'::int4multirange
$$;

-- A letter first, then letters and spaces; marks belong to letters. Inclusive rules also allow the punctuation of
-- names: a leading apostrophe as in 't Hooft, and the curly ones that phones insert.
create function private.is_name(p_name text) returns boolean
language sql stable set search_path = '' as $$
  select private.is_letter(left(word, 1))
    and not exists (
      select
      from string_to_table(word, null) as character
      where position(character in allowed) = 0 and not private.is_letter(character) and not private.is_mark(character)
    )
  from (
    select
      case when private.is_standard() then p_name else regexp_replace(p_name, '^[''‘’]', '') end as word,
      case when private.is_standard() then ' ' else ' .''‘’-‐‑' end as allowed
  ) as rules
$$;

-- `p_words` is 'first name' or 'last name'.
create function private.person_name(p_value text, p_field text, p_words text) returns text
language plpgsql stable set search_path = '' as $$
declare
  v_standard boolean := private.is_standard();
  v_shortest integer := case when v_standard then 2 else 1 end;
  v_name text := regexp_replace(private.exact_line(p_value), ' +', ' ', 'g');
begin
  if v_name is null then
    perform private.refuse('PT400', format('Please enter a %s', p_words), p_field);
  end if;
  if char_length(v_name) not between v_shortest and 30 or not private.is_name(v_name) then
    perform private.refuse(
      'PT400',
      format(
        'Please enter a valid %s (%s)',
        p_words,
        case
          when v_standard then '2 to 30 characters, letters and spaces only'
          else 'up to 30 letters, spaces, hyphens, apostrophes and full stops'
        end
      ),
      p_field
    );
  end if;
  if v_standard then
    return upper(left(v_name, 1)) || lower(substr(v_name, 2));
  end if;
  return v_name;
end
$$;

-- Returns the list without duplicates.
create function private.previous_names(p_names jsonb) returns text[]
language plpgsql stable set search_path = '' as $$
declare
  v_invalid text := format('Please enter a valid previous name (2 to 60 letters%s)', case
    when not private.is_standard() then ', spaces, hyphens, apostrophes and full stops'
  end);
  v_names text[] := '{}';
  v_name text;
begin
  if jsonb_typeof(coalesce(p_names, '[]')) <> 'array' then
    perform private.refuse('PT400', v_invalid, 'p_previous_names');
  end if;
  if jsonb_array_length(coalesce(p_names, '[]')) > 50 then
    perform private.refuse('PT400', 'Please enter at most 50 previous names', 'p_previous_names');
  end if;
  for v_name in select value from jsonb_array_elements_text(coalesce(p_names, '[]')) loop
    v_name := regexp_replace(private.exact_line(v_name), ' +', ' ', 'g');
    if v_name is null then
      perform private.refuse('PT400', 'Please enter a previous name', 'p_previous_names');
    end if;
    if char_length(v_name) not between 2 and 60 or not private.is_name(v_name) then
      perform private.refuse('PT400', v_invalid, 'p_previous_names');
    end if;
    if v_name <> all (v_names) then
      v_names := v_names || v_name;
    end if;
  end loop;
  return v_names;
end
$$;
