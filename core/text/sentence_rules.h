// The rules of sentence_split as data. Every list is of whole words, compared with case.
#pragma once

#include <array>
#include <string_view>

namespace assay::text {

// Abbreviations of annual reports beyond those that CLDR lists for English.
inline constexpr std::string_view kAbbreviations[]{
    // companies and people
    "Inc.", "INC.", "Corp.", "CORP.", "Co.", "CO.", "Cos.", "Ltd.", "LTD.", "Bros.", "Mfg.", "Assn.", "Intl.",
    "inc.", "corp.", "ltd.", "P.S.", "Inv.", "S.\xC3\xA0.r.l.", "S.a.r.l.", "S.A.R.L.", "Ltda.", "Int'l.",
    "Natl.", "Nat'l.", "Pty.", "Pte.", "Cie.", "L.L.C.", "L.L.P.", "L.P.", "N.A.", "P.C.", "A.G.", "S.A.",
    "N.V.", "B.V.", "S.p.A.", "Sdn.", "Bhd.", "Tbk.", "d.b.a.", "f.k.a.", "Dr.", "Mr.", "Mrs.", "Ms.",
    "Messrs.", "Prof.", "Jr.", "Sr.", "Gen.", "Sen.", "Gov.", "Hon.", "Pres.", "Rev.", "Capt.", "Lt.", "Adm.",
    "Treas.", "Asst.", "Dept.", "Div.",
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
    "Inc.",   "INC.", "Corp.",  "CORP.",  "Co.",  "CO.",  "Cos.", "Ltd.", "LTD.",  "L.L.C.", "inc.",
    "corp.",  "ltd.", "P.S.",   "L.L.P.", "L.P.", "N.A.", "P.C.", "A.G.", "S.A.",  "N.V.",   "B.V.",
    "S.p.A.", "U.S.", "U.S.A.", "U.K.",   "E.U.", "U.N.", "D.C.", "N.Y.", "N.J.",  "a.m.",   "p.m.",
    "A.M.",   "P.M.", "etc.",   "Jr.",    "Sr.",  "I.D.", "al.",  "Del.", "Mass.", "Calif."};

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
// These begin one behind more than a few words: "a director of Larch, Inc. Mr. Moe …".
inline constexpr std::string_view kTitles[]{"Mr.", "Mrs.", "Ms.", "Dr."};

// What is named after a country ("the U.S. Treasury"): the sentence goes on.
inline constexpr std::string_view kCountryBodies[]{
    "Administration", "Agency",      "Air",           "Armed",
    "Army",           "Attorney",    "Bank",          "Bankruptcy",
    "Bureau",         "Census",      "Centers",       "Chamber",
    "Circuit",        "Citizenship", "Coast",         "Code",
    "Commerce",       "Commission",  "Commodity",     "Comptroller",
    "Congress",       "Consumer",    "Copyright",     "Court",
    "Courts",         "Customs",     "Department",    "Departments",
    "District",       "Dollar",      "Dollars",       "Drug",
    "Employee",       "Energy",      "Environmental", "Equal",
    "Export",         "Federal",     "Fish",          "Food",
    "Foreign",        "Forest",      "General",       "Geological",
    "Government",     "Gulf",        "Health",        "Homeland",
    "House",          "Immigration", "Internal",      "International",
    "Interstate",     "Justice",     "Labor",         "Marine",
    "Midwest",        "National",    "Navy",          "Nuclear",
    "Office",         "Patent",      "Pension",       "Postal",
    "President",      "Prime",       "Public",        "Qualified",
    "Representative", "Secretary",   "Securities",    "Senate",
    "Sentencing",     "Small",       "State",         "Steel",
    "Supreme",        "Surgeon",     "Tax",           "Trade",
    "Treasuries",     "Treasury",    "Trustee",       "Virgin"};

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

// A sentence does not end with one of these (compared without case): the next line goes on.
inline constexpr std::string_view kInnerWords[]{
    "a",       "an",       "and",       "any",     "are",     "as",           "at",    "be",     "because",
    "been",    "between",  "but",       "by",      "can",     "certain",      "could", "did",    "do",
    "does",    "during",   "each",      "either",  "every",   "for",          "from",  "had",    "has",
    "have",    "if",       "in",        "into",    "is",      "its",          "may",   "might",  "must",
    "neither", "nor",      "not",       "of",      "on",      "or",           "our",   "per",    "pursuant",
    "shall",   "should",   "such",      "than",    "that",    "the",          "their", "these",  "this",
    "to",      "under",    "until",     "upon",    "was",     "we",           "were",  "when",   "where",
    "whether", "which",    "while",     "who",     "whose",   "will",         "with",  "within", "without",
    "would",   "although", "including", "through", "towards", "approximately"};

// Figures behind one of these are a date.
inline constexpr std::string_view kMonths[]{
    "January",   "February", "March",    "April",    "May",       "June",     "July",     "August",
    "September", "October",  "November", "December", "JANUARY",   "FEBRUARY", "MARCH",    "APRIL",
    "MAY",       "JUNE",     "JULY",     "AUGUST",   "SEPTEMBER", "OCTOBER",  "NOVEMBER", "DECEMBER"};

// What holds one of these is a sentence, however short (compared without case).
inline constexpr std::string_view kSentenceWords[]{"is",     "are",  "was",  "were",  "be",  "been", "has",
                                                   "have",   "had",  "will", "would", "may", "can",  "could",
                                                   "should", "must", "do",   "does",  "did", "we",   "our",
                                                   "they",   "it",   "this", "that",  "see", "which"};

// Behind a table's line these are cells.
inline constexpr std::string_view kCellMarks[]{"*", "-", "\xE2\x80\x93", "\xE2\x80\x94"};

// The last word of a company's name.
inline constexpr std::string_view kCompanyEndings[]{"Inc.", "INC.", "Corp.", "CORP.",  "Co.",  "CO.", "Ltd.",
                                                    "LTD.", "L.P.", "N.A.",  "L.L.C.", "inc.", "P.S."};

// Those of kOpeners that also begin the label of a row ("Net income (loss):").
inline constexpr std::string_view kLabelOpeners[]{"Net", "Other", "All"};

// Names with a mark that ends no sentence, unless one of kOpeners follows.
inline constexpr std::string_view kMarkedNames[]{"Yahoo!", "Jeopardy!", "E!"};

// Behind a semicolon at the end of a line these open the last entry of a list ("…; and").
inline constexpr std::string_view kListJoins[]{"and", "or", "and/or", "but", "plus", "then"};

// Behind one of these at the end of a line a year goes on with the sentence.
inline constexpr std::string_view kBeforeYear[]{"fiscal", "year", "years", "calendar"};

// A line in brackets that holds one of these is the caption of a table (compared without case).
inline constexpr std::string_view kCaptions[]{"in millions",    "in thousands", "in billions", "dollars in",
                                              "unaudited",      "per share",    "amounts in",  "approx.)",
                                              "table continue", "shares in",    "percent of"};

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
inline constexpr std::size_t kMostHeadingWords = 12;      // of a line in plain case
inline constexpr std::size_t kMostTitleWords = 30;        // of a line in capitals or title case
inline constexpr std::size_t kMostRunInWords = 6;         // "Competition and Markets. We compete …"
inline constexpr std::size_t kMostCapitalRunInWords = 12; // "PROPERTY, PLANT AND EQUIPMENT. We record …"
inline constexpr std::size_t kMostInitials = 4;           // of a name: "J.R.R. Rowan"
inline constexpr std::size_t kMostLabelWords = 4;         // of a row's label with a colon
inline constexpr std::size_t kMostPhraseWords = 16;       // of a cell with a period
inline constexpr std::size_t kMostPhraseBytes = 240;
inline constexpr std::size_t kMostNameWords = 6;     // of a company in a line of its own
inline constexpr std::size_t kFewestNamedWords = 12; // of a line that may end in half a name
inline constexpr std::size_t kFewestCells = 4;       // figures beside figures
inline constexpr std::size_t kMostWordsPerCell = 4;  // of a row
inline constexpr std::size_t kFewestLeaderDots = 5;  // an ellipsis has three or four
inline constexpr std::size_t kFewestPageMarks = 3;   // of a line that is printed on every page
inline constexpr std::size_t kMostPageMarkWords = 20;
inline constexpr std::size_t kMostPageMarkLines = 4;   // at the end of one page and the beginning of the next
inline constexpr std::size_t kFewestWrappedLines = 20; // that tell a text's width
inline constexpr std::size_t kLeastWrapWidth = 50;
inline constexpr std::size_t kMostWrapWidth = 110;
inline constexpr std::size_t kFewestCellRuns = 3;      // of two figures each, with words between
inline constexpr std::size_t kMostWordsPerFigure = 5;  // of such a row
inline constexpr std::size_t kFewestRulerMarks = 5;    // "-----", "====="
inline constexpr std::size_t kMostColumnHeadWords = 8; // of a line of a column's head
inline constexpr std::size_t kMostColumnHeadBytes = 120;
inline constexpr std::size_t kMostTableRowWords = 40;      // a longer line that ends in figures is prose
inline constexpr std::size_t kTableStubs = 4;              // so many short lines in a row are a table's stubs
inline constexpr std::size_t kMostTableDebrisBytes = 1000; // of neighbouring lines taken as one piece

} // namespace assay::text
