// The rules of sentence_split as data. Every list is of whole words, compared with case.
#pragma once

#include <array>
#include <string_view>

namespace assay::text {

// Abbreviations of annual reports beyond those that CLDR lists for English.
inline constexpr std::string_view kAbbreviations[]{
    // companies and people
    "Inc.", "INC.", "Corp.", "CORP.", "Co.", "CO.", "Cos.", "Ltd.", "LTD.", "Bros.", "Mfg.", "Assn.", "Intl.",
    "Int'l.", "Natl.", "Nat'l.", "Pty.", "Pte.", "Cie.", "L.L.C.", "L.L.P.", "L.P.", "N.A.", "P.C.", "A.G.",
    "S.A.", "N.V.", "B.V.", "S.p.A.", "Dr.", "Mr.", "Mrs.", "Ms.", "Messrs.", "Prof.", "Jr.", "Sr.", "Gen.",
    "Sen.", "Gov.", "Hon.", "Pres.", "Treas.", "Asst.", "Dept.", "Div.",
    // places
    "U.S.", "U.S.A.", "U.K.", "E.U.", "U.N.", "D.C.", "N.Y.", "N.J.", "N.C.", "S.C.", "N.D.", "S.D.", "N.M.",
    "R.I.", "Ala.", "Ariz.", "Ark.", "Cal.", "Calif.", "Colo.", "Conn.", "Del.", "Fla.", "Ga.", "Ill.",
    "Ind.", "Kan.", "Ky.", "La.", "Md.", "Mass.", "Mich.", "Minn.", "Miss.", "Mo.", "Mont.", "Neb.", "Nev.",
    "Okla.", "Ore.", "Pa.", "Tenn.", "Tex.", "Va.", "Vt.", "Wash.", "Wis.", "Wyo.", "St.", "Ste.", "Ft.",
    "Mt.", "Ave.", "Blvd.", "Rd.", "Bldg.",
    // months and days
    "Jan.", "Feb.", "Mar.", "Apr.", "Aug.", "Sep.", "Sept.", "Oct.", "Nov.", "Dec.", "Mon.", "Tue.", "Wed.",
    "Thu.", "Fri.", "a.m.", "p.m.", "A.M.", "P.M.",
    // law and reference
    "Art.", "Sec.", "Reg.", "Regs.", "Stat.", "Supp.", "Cir.", "Ct.", "Dist.", "Ch.", "ch.", "para.", "Vol.",
    "vol.", "Fig.", "Figs.", "Ex.", "Exh.", "pp.", "p.", "v.", "vs.", "cf.", "Attn.",
    // running text
    "approx.", "Approx.", "avg.", "incl.", "excl.", "etc.", "e.g.", "i.e.", "E.g.", "I.e.", "al.", "viz.",
    "sq.", "est.", "bbl.", "lbs.", "oz.", "cu.", "mos.", "yrs."};

// Words that CLDR takes for abbreviations, but that end sentences of annual reports ("the Securities Act.").
inline constexpr std::string_view kNoAbbreviations[]{
    "AA.",  "AB.",  "AD.", "Act.", "All.", "Alt.",  "As.",   "By.",   "Cap.", "Card.", "DC.",
    "Def.", "Do.",  "Gb.", "Go.",  "Hat.", "Hz.",   "I.T.",  "Id.",   "In.",  "Is.",   "Jam.",
    "Job.", "Joe.", "Kb.", "Lev.", "Lib.", "Link.", "Long.", "Mart.", "Mb.",  "Min.",  "OK.",
    "Ok.",  "On.",  "Or.", "Org.", "PC.",  "Pro.",  "To.",   "Up.",   "Var."};

// Abbreviations that may be a sentence's last word: the boundary stays before one of kOpeners.
inline constexpr std::string_view kMayEndSentence[]{
    "Inc.",   "INC.", "Corp.", "CORP.", "Co.",  "CO.",  "Cos.", "Ltd.",  "LTD.",   "L.L.C.",
    "L.L.P.", "L.P.", "N.A.",  "P.C.",  "A.G.", "S.A.", "N.V.", "B.V.",  "S.p.A.", "U.S.",
    "U.S.A.", "U.K.", "E.U.",  "U.N.",  "D.C.", "N.Y.", "N.J.", "a.m.",  "p.m.",   "A.M.",
    "P.M.",   "etc.", "Jr.",   "Sr.",   "I.D.", "al.",  "Del.", "Mass.", "Calif."};

// Words that begin a sentence far more often than they follow an abbreviation in its middle.
inline constexpr std::string_view kOpeners[]{
    "A",       "Accordingly", "Additionally", "After",     "All",    "Also",        "Although", "An",
    "Any",     "As",          "At",           "Because",   "Before", "Both",        "But",      "By",
    "During",  "Each",        "Effective",    "For",       "From",   "Furthermore", "He",       "How",
    "However", "I",           "If",           "In",        "It",     "Its",         "Many",     "Moreover",
    "Most",    "No",          "Net",          "None",      "Not",    "On",          "One",      "Other",
    "Our",     "Over",        "See",          "She",       "Since",  "Some",        "Such",     "That",
    "The",     "Their",       "There",        "Therefore", "These",  "They",        "This",     "Those",
    "Through", "To",          "Under",        "Until",     "Upon",   "We",          "What",     "When",
    "Where",   "While",       "With",         "You",       "Your"};

// A number or letter with a period behind one of these opens a heading ("Item 1A. Risk Factors", "Note 3.
// Debt") when it stands at the beginning of a sentence or of a quotation …
inline constexpr std::string_view kNumberedParts[]{
    "Item",    "ITEM",    "Items",   "ITEMS",   "Note",    "NOTE",     "Part",     "PART",     "Section",
    "SECTION", "Exhibit", "EXHIBIT", "Article", "ARTICLE", "Schedule", "SCHEDULE", "Proposal", "Step"};
// … and behind one of these also elsewhere, unless one of kOpeners follows.
inline constexpr std::string_view kAlwaysNumberedParts[]{"Item", "ITEM", "Items", "ITEMS"};

// A single letter behind one of these is a name, no initial ("our Class A. We").
inline constexpr std::string_view kLetteredNames[]{
    "Class", "Series", "Schedule", "Exhibit", "Appendix", "Annex",    "Plan", "Tier",
    "Level", "Part",   "Phase",    "Section", "Tranche",  "Category", "Type", "Group"};

// A line of its own that only marks what follows.
inline constexpr std::string_view kBullets[]{"\xE2\x80\xA2",
                                             "\xE2\x96\xAA",
                                             "\xE2\x97\x8F",
                                             "\xE2\x97\x8B",
                                             "\xE2\x97\xA6",
                                             "\xE2\x96\xA0",
                                             "\xE2\x96\xA1",
                                             "\xE2\x97\x86",
                                             "\xC2\xB7",
                                             "\xE2\x80\x93",
                                             "\xE2\x80\x94",
                                             "\xE2\x9E\xA2",
                                             "\xEF\x82\xB7",
                                             "\xC2\xA7",
                                             "-",
                                             "*",
                                             "o"};

// A line ends in the middle of a sentence when its last word is one of these, or a comma stands there, and
// the next line begins with a small letter.
inline constexpr std::string_view kInnerWords[]{
    "a",    "an",   "and",   "are",  "as",   "at",    "be",   "been", "but",   "by",
    "for",  "from", "has",   "have", "in",   "into",  "is",   "its",  "may",   "not",
    "of",   "on",   "or",    "our",  "such", "than",  "that", "the",  "their", "these",
    "this", "to",   "under", "was",  "were", "which", "will", "with", "would"};

// A line in brackets that holds one of these is the caption of a table (compared without case).
inline constexpr std::string_view kCaptions[]{"in millions", "in thousands", "in billions",
                                              "dollars in",  "unaudited",    "per share",
                                              "amounts in",  "shares in",    "percent of"};

// Answers that fill an item and say that there is nothing to say (compared without case and final period).
inline constexpr std::string_view kNothingToSay[]{"none",
                                                  "not applicable",
                                                  "n/a",
                                                  "omitted",
                                                  "reserved",
                                                  "[reserved]",
                                                  "(reserved)",
                                                  "removed and reserved",
                                                  "[removed and reserved]",
                                                  "not required",
                                                  "no change"};

inline constexpr std::size_t kFewestBrokenWords =
    4; // of a line that may break off in the middle of a sentence
inline constexpr std::size_t kMostHeadingWords = 12;       // of a line in plain case
inline constexpr std::size_t kMostTitleWords = 30;         // of a line in capitals or title case
inline constexpr std::size_t kMostRunInWords = 6;          // "Competition and Markets. We compete …"
inline constexpr std::size_t kMostTableRowWords = 40;      // a longer line that ends in figures is prose
inline constexpr std::size_t kTableStubs = 4;              // so many short lines in a row are a table's stubs
inline constexpr std::size_t kMostTableDebrisBytes = 1000; // of neighbouring lines taken as one piece

} // namespace assay::text
