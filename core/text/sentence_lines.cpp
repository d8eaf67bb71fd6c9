#include "core/text/sentence_lines.h"

#include "core/text/sentence_rules.h"

#include <unicode/uchar.h>

#include <algorithm>
#include <cctype>
#include <iterator>

namespace assay::text::sentences {

namespace {

constexpr std::string_view kClosing[]{")", "]", "\"", "'", "*", "\xE2\x80\x9D", "\xE2\x80\x99"};
constexpr std::string_view kLineOpening[]{"(", "[", "\"", "\xE2\x80\x9C", "\xE2\x80\x98"};
constexpr std::string_view kLineMarks[]{",", ")", "]", "*"};
constexpr std::string_view kWordMarks[]{",", ";", ":", ".", ")", "]", "*"};

bool isDigit(char c) {
    return c >= '0' && c <= '9';
}

// Without a letter: a figure or a mark. Most words tell by their first byte.
bool hasNoLetter(std::string_view word) {
    return std::isalpha(static_cast<unsigned char>(word.front())) == 0 && lettersOf(word).all == 0;
}

bool isYear(std::string_view word) {
    return word.size() >= 4 && (word.starts_with("19") || word.starts_with("20")) && isDigit(word[2]) &&
           isDigit(word[3]) && (word.size() == 4 || !isDigit(word[4]));
}

bool beginsWithBullet(const Words& words, std::string_view line) {
    return (words.size() > 1 && isMarker(words.front())) || line.starts_with("\xE2\x80\xA2") ||
           line.starts_with("\xE2\x96\xAA");
}

bool isNumberedHeading(const Words& words) {
    if (words.size() < 2) {
        return false;
    }
    // "Item 4.Mine" holds the numeral and the first word in one.
    const std::string_view number = words[1].substr(0, words[1].find_first_of(".:"));
    const std::string low = lowered(words.front());
    return (low == "item" || low == "items" || low == "note" || low == "part") && isNumeral(number);
}

// "10.9a", "3.1*", "(10.12)", "101.INS": the number of an exhibit.
bool isExhibitNumber(std::string_view line) {
    std::string_view number = withoutBack(withoutFront(line, kLineOpening), kLineMarks);
    const std::size_t point = number.find('.');
    if (point == 0 || point > 3 || point == std::string_view::npos ||
        !std::all_of(number.begin(), number.begin() + static_cast<std::ptrdiff_t>(point), isDigit)) {
        return false;
    }
    const std::string_view behind = number.substr(point + 1);
    const std::size_t digits = std::min(behind.find_first_not_of("0123456789"), behind.size());
    const std::string_view letters = behind.substr(digits);
    const bool isLettered = std::all_of(letters.begin(), letters.end(), [](char c) {
        return std::isalpha(static_cast<unsigned char>(c)) != 0 || c == '(' || c == ')';
    });
    return isLettered && digits <= 3 && (digits > 0 ? letters.size() <= 4 : letters.size() == 3);
}

// "31(b)", "18,335,936(d)": an exhibit, or a figure with the mark of a note.
bool isMarkedFigure(std::string_view line) {
    const std::size_t size = line.size();
    const std::string_view figure = line.substr(0, size > 3 ? size - 3 : 0);
    return !figure.empty() && line[size - 3] == '(' && line[size - 2] >= 'a' && line[size - 2] <= 'j' &&
           line[size - 1] == ')' && isDigit(figure.back()) &&
           figure.find_first_not_of("$0123456789,.") == std::string_view::npos;
}

// How many figures the line ends in, of which none is of a date ("June 30, 2003") or a lone year.
std::size_t trailingFigures(const Words& words) {
    std::size_t trailing = 0;
    while (trailing < words.size() && lettersOf(words[words.size() - 1 - trailing]).all == 0) {
        ++trailing;
    }
    if (trailing == 0 || trailing == words.size()) {
        return trailing;
    }
    const std::string_view before = withoutFront(words[words.size() - 1 - trailing], kLineOpening);
    const bool isDate = isIn(kMonths, before);
    const std::size_t dated = isDate ? std::min<std::size_t>(trailing, 2) : 0;
    return trailing - dated;
}

bool isCaption(std::string_view line) {
    // "(in thousands except" goes on in the next line.
    const bool isOpen = line.find(')') == std::string_view::npos && wordsOf(line).size() <= kMostRunInWords;
    if (line.front() != '(' || (line.back() != ')' && !isOpen)) {
        return false;
    }
    const std::string low = lowered(line);
    return std::any_of(std::begin(kCaptions), std::end(kCaptions),
                       [&](std::string_view caption) { return low.find(caption) != std::string::npos; });
}

// Leaders: ". . . . .", ".....", "_____".
bool hasLeaders(std::string_view line) {
    std::size_t dots = 0;
    for (const char c : line) {
        if (c == '.') {
            ++dots;
        } else if (c != ' ') {
            dots = 0;
        }
        if (dots >= kFewestLeaderDots) {
            return true;
        }
    }
    return false;
}

// A name that ends with "Inc." is a cell or a heading, no sentence; so is "Exhibit No."
bool isCell(const Words& words) {
    return (words.size() <= kMostNameWords && isIn(kCompanyEndings, words.back()) && isTitleCase(words)) ||
           (words.size() <= 2 && isAbbreviation(words.back())); // "Exhibit No.", "Sq. Ft."
}

// Whether one of the words is one that only sentences have.
bool saysSomething(const Words& words) {
    std::string_view before;
    return std::any_of(words.begin(), words.end(), [&before](std::string_view word) {
        const std::string low = lowered(withoutBack(word, kWordMarks));
        const bool isInfinitive = low == "be" && (before.empty() || before == "to"); // "to" | "be issued"
        before = word;
        return !isInfinitive && isIn(kSentenceWords, low);
    });
}

bool isTableLine(std::string_view line, const Words& words, bool endsSentence) {
    if (line.starts_with("/s/") || isExhibitNumber(line) || isMarkedFigure(line) || isCaption(line) ||
        isTableRow(words)) {
        return true;
    }
    // "Exhibit 10.2 to the Form 8-K of …" is the place of one, in an index.
    if (!endsSentence && words.size() >= 3 && words.front() == "Exhibit" && lettersOf(words[1]).digit) {
        return true;
    }
    const auto figures = static_cast<std::size_t>(std::count_if(words.begin(), words.end(), hasNoLetter));
    const bool areRows = words.size() > kMostTableRowWords &&
                         (kMostWordsPerFigure + 1) * figures >= words.size() && !saysSomething(words) &&
                         std::find(words.begin(), words.end(), "the") == words.end();
    const bool isRow =
        words.size() <= kMostTableRowWords && (trailingFigures(words) >= 2 || 2 * figures >= words.size());
    return !endsSentence && (isRow || areRows);
}

bool isNumberedTitle(const Words& words) {
    return words.size() <= kMostHeadingWords && isMarker(words.front()) && words.front().front() != '(' &&
           words.front().ends_with('.') && isTitleCase(Words(words.begin() + 1, words.end()));
}

// "BALANCE SHEETS (Continued) (in thousands)" without its captions.
std::string_view withoutCaptions(std::string_view line) {
    for (std::size_t begin = line.rfind(" ("); line.ends_with(')') && begin != std::string_view::npos;
         begin = line.rfind(" (")) {
        const std::string_view caption = line.substr(begin + 1);
        if (begin == 0 || (!isCaption(caption) && lowered(caption) != "(continued)")) {
            break;
        }
        line = line.substr(0, begin);
    }
    return line;
}

// "Year Ended March 31," over the years of a table's columns.
bool isPeriod(const Words& words) {
    return words.size() >= 3 && words.size() <= kMostRunInWords && words.back().ends_with(',') &&
           isDigit(words.back().front()) && isIn(kMonths, words[words.size() - 2]) && isTitleCase(words) &&
           !isIn(kOpeners, words.front());
}

// Of a line that is neither mark nor table.
LineKind kindOfWords(std::string_view line, const Words& words, const Letters& letters, char last,
                     bool endsSentence) {
    const bool isCapital = letters.all >= 4 && 10 * letters.capitals >= 9 * letters.all;
    const bool isTitle = isTitleCase(words);
    if (isNumberedHeading(words) && words.size() <= kMostTitleWords && (isCapital || isTitle)) {
        return LineKind::Heading;
    }
    if (beginsWithBullet(words, line)) {
        if (!endsSentence && last != ',' && isNumberedTitle(wordsOf(withoutCaptions(line)))) {
            return LineKind::Stub; // "8. Land and Buildings", "M. Anna Moe"
        }
        return isCapital && words.size() <= kMostTitleWords ? LineKind::Heading : LineKind::Prose;
    }
    if (isCapital && words.size() <= kMostTitleWords && last != ';') {
        return LineKind::Heading;
    }
    if (last == ':' && isTitle && words.size() <= kMostRunInWords && u_islower(letters.first) == 0) {
        return LineKind::Heading; // "Trading Securities:"
    }
    if (isPeriod(words)) {
        return LineKind::Stub;
    }
    if (endsSentence || last == ',' || u_islower(letters.first) != 0 || words.front() == "See") {
        return LineKind::Prose;
    }
    if (words.size() >= kFewestBrokenWords && isIn(kInnerWords, words.back())) {
        return LineKind::Prose; // it breaks off
    }
    // Names, and what they are, in one line: nobody writes so much running text in title case.
    if (isTitle && words.size() > kMostTitleWords && !isIn(kOpeners, words.front()) &&
        !saysSomething(words)) {
        return LineKind::Table;
    }
    const bool isLongTitle = isTitle && words.size() <= kMostTitleWords &&
                             !isIn(kOpeners, words.front()); // "In August, the Board issued …"
    if (words.size() <= kMostHeadingWords || isLongTitle) {
        return LineKind::Stub; // a heading, unless it stands in a table
    }
    return LineKind::Prose;
}

LineKind kindOf(std::string_view line) {
    if (isMarker(line)) {
        return LineKind::Marker;
    }
    const Letters letters = lettersOf(line);
    if (letters.all == 0) {
        return LineKind::Table;
    }
    const Words words = wordsOf(line);
    const std::string_view bare = withoutBack(line, kClosing);
    const char last = bare.empty() ? line.back() : bare.back();
    const bool endsSentence =
        (last == '.' || last == '!' || last == '?' || last == ':' || last == ';') && !isCell(words);
    if (isTableLine(line, words, endsSentence)) {
        return LineKind::Table;
    }
    const std::string_view named = withoutCaptions(line);
    return kindOfWords(line, words, named == line ? letters : lettersOf(named), last, endsSentence);
}

bool isBroken(std::string_view text, const std::vector<Line>& lines, std::size_t i) {
    const bool besideTable = (i > 0 && lines[i - 1].kind == LineKind::Table) || i + 1 == lines.size() ||
                             lines[i + 1].kind != LineKind::Prose;
    if (besideTable) {
        return false;
    }
    const std::string_view line = lineText(text, lines[i]);
    const std::string_view next = lineText(text, lines[i + 1]);
    const bool endsInWord = line.size() > 1 && line.ends_with('-') && line[line.size() - 2] != ' ';
    const bool goesOn = u_islower(lettersOf(wordsOf(next).front()).first) != 0 || next.front() == ')';
    return (endsInWord || goesOn) && withoutCaptions(line) == line && breaksOff(line, next);
}

bool endsLikeSentence(std::string_view line) {
    const std::string_view bare = withoutBack(line, kClosing);
    return !bare.empty() && std::string_view(".!?:;").find(bare.back()) != std::string_view::npos;
}

bool beginsSmall(std::string_view line) {
    return u_islower(lettersOf(wordsOf(line).front()).first) != 0;
}

// A short line that may be one of several in a column's head: "exercise price of", "outstanding options,".
bool isColumnHead(std::string_view text, const Line& line) {
    if (line.kind != LineKind::Prose) {
        return line.kind == LineKind::Stub;
    }
    const std::string_view here = lineText(text, line);
    if (here.size() > kMostColumnHeadBytes) {
        return false;
    }
    const Words words = wordsOf(here);
    const bool endsInName = isIn(kCompanyEndings, words.back()); // "eScription, Inc."
    return words.size() <= kMostColumnHeadWords && (endsInName || !endsLikeSentence(here)) &&
           !beginsWithBullet(words, here) && !saysSomething(words);
}

// Lines that begin small or break off, but stand among stubs and go on with nothing, are stubs, too.
void settleColumnHeads(std::string_view text, std::vector<Line>& lines) {
    const auto at = [&](std::size_t i) { return lineText(text, lines[i]); };
    const auto mayGoOn = [&](std::size_t i) {
        return lines[i].kind == LineKind::Prose || lines[i].kind == LineKind::PageMark;
    };
    for (std::size_t begin = 0; begin < lines.size(); ++begin) {
        std::size_t end = begin;
        bool hasProse = false;
        bool hasCapital = false;
        while (end < lines.size() && isColumnHead(text, lines[end])) {
            hasProse = hasProse || lines[end].kind == LineKind::Prose;
            hasCapital = hasCapital || !beginsSmall(at(end));
            ++end;
        }
        if (hasProse) {
            const bool isMarked = begin > 0 && lines[begin - 1].kind == LineKind::Marker;
            const bool goesOnBefore = begin > 0 && mayGoOn(begin - 1) &&
                                      (beginsSmall(at(begin)) || breaksOff(at(begin - 1), at(begin)));
            const bool goesOnBehind = end < lines.size() && mayGoOn(end) &&
                                      (beginsSmall(at(end)) || lines[end].kind == LineKind::PageMark);
            const bool isApart =
                (begin == 0 || !mayGoOn(begin - 1)) && (end == lines.size() || !mayGoOn(end));
            const bool isOverRuler = end < lines.size() && isRuler(at(end)) &&
                                     (end + 1 == lines.size() || lines[end + 1].kind == LineKind::Table);
            const bool isHead = isApart || isOverRuler || (hasCapital && end - begin >= kTableStubs);
            for (std::size_t i = begin; i < end && isHead && !isMarked && !goesOnBefore && !goesOnBehind;
                 ++i) {
                lines[i].kind = LineKind::Stub;
            }
        }
        begin = end;
    }
}

// A line that the next one goes on with is no stub; from below, as its end may be one.
void settleBrokenLines(std::string_view text, std::vector<Line>& lines) {
    for (std::size_t i = lines.size(); i-- > 0;) {
        // "since June 30," | "2004."
        const bool isEnd = lines[i].kind == LineKind::Table && i > 0 &&
                           lines[i - 1].kind == LineKind::Prose && lineText(text, lines[i]).ends_with('.') &&
                           breaksOff(lineText(text, lines[i - 1]), lineText(text, lines[i]));
        if (isEnd || (lines[i].kind == LineKind::Stub && isBroken(text, lines, i))) {
            lines[i].kind = LineKind::Prose;
        }
    }
}

// "(1) …", "(a) …", "* …" under a table.
bool isFirstNote(std::string_view line) {
    return line.starts_with("(1)") || line.starts_with("(a)") || line.starts_with("* ");
}

// Whether a line that ends like a sentence is a cell, by the lines around it.
bool isCellBetween(std::string_view text, const std::vector<Line>& lines, std::size_t i) {
    const auto isTable = [&](std::size_t at) {
        return at < lines.size() && lines[at].kind == LineKind::Table;
    };
    const auto isStub = [&](std::size_t at) { return at < lines.size() && lines[at].kind == LineKind::Stub; };
    const std::string_view line = lineText(text, lines[i]);
    if (i == 0 || line.size() > kMostPhraseBytes) {
        return false;
    }
    const Words words = wordsOf(line);
    if (words.size() > kMostPhraseWords || saysSomething(words)) {
        return false;
    }
    // "Net earnings of Larch Foods Inc." is a row's label.
    const bool isLabel = isTable(i - 1) && isTable(i + 1) && isIn(kCompanyEndings, words.back()) &&
                         words.size() <= kMostHeadingWords;
    // "Net income (loss):" over a row; "Inventories consist of:" opens a table.
    const bool isOverRow = isTable(i + 1) || (isStub(i + 1) && isTable(i + 2));
    const bool isTitle = line.ends_with(':') && words.size() <= kMostLabelWords && isOverRow &&
                         lines[i - 1].kind != LineKind::Prose &&
                         (!isIn(kOpeners, words.front()) || isIn(kLabelOpeners, words.front())) &&
                         !isIn(kInnerWords, lowered(withoutBack(words.back(), kWordMarks)));
    const bool isEnd = line.ends_with(':') && words.size() <= 2 && beginsSmall(line) && isTable(i + 1);
    // "Issued and outstanding 2001 - 32,775,071;"
    const bool isAmount = isTable(i + 1) && line.ends_with(';') && lettersOf(words.back()).all == 0 &&
                          words.back().find(',') != std::string_view::npos;
    if (isLabel || isTitle || isEnd || isAmount) {
        return true;
    }
    if (i < 2 || !isTable(i - 1) || !isTable(i - 2) || isIn(kOpeners, words.front())) {
        return false;
    }
    // A phrase with a period among figures; "Offices and halls." | "(1) Leased."
    const bool isLast = i + 1 < lines.size() && isFirstNote(lineText(text, lines[i + 1]));
    return isLast || ((isTable(i + 1) || isStub(i + 1)) && isTable(i + 2));
}

// A star behind an exhibit's number, a dash in an empty cell, marks over columns ("(a)" | "(b)"), and phrases
// with a period among figures.
void settleCells(std::string_view text, std::vector<Line>& lines) {
    bool wasMarker = false;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const std::string_view line = lineText(text, lines[i]);
        if (lines[i].kind == LineKind::Marker) {
            const bool isBehind = i > 0 && lines[i - 1].kind == LineKind::Table && isIn(kCellMarks, line);
            const bool isBeside = i + 1 < lines.size() && lines[i + 1].kind == LineKind::Marker;
            const bool isLast = i > 0 && lines[i - 1].kind == LineKind::Table && wasMarker &&
                                i + 1 < lines.size() && lines[i + 1].kind != LineKind::Prose;
            wasMarker = isBeside || isLast;
            if (isBehind || isBeside || isLast) {
                lines[i].kind = LineKind::Table;
            }
            continue;
        }
        wasMarker = false;
        if (lines[i].kind == LineKind::Prose && isCellBetween(text, lines, i)) {
            lines[i].kind = LineKind::Table;
        }
    }
}

// Stubs that stand among figures belong to a table.
void settleLabels(std::string_view text, std::vector<Line>& lines) {
    for (std::size_t i = lines.size(); i-- > 0;) {
        const bool isEntry = i > 0 && lines[i - 1].kind == LineKind::Marker;
        if (lines[i].kind != LineKind::Stub || isEntry) {
            continue;
        }
        const bool afterTable = i > 0 && lines[i - 1].kind == LineKind::Table;
        const bool beforeTable = i + 1 < lines.size() && lines[i + 1].kind == LineKind::Table;
        const bool beforeProse = i + 1 < lines.size() && (lines[i + 1].kind == LineKind::Prose ||
                                                          lines[i + 1].kind == LineKind::Marker);
        const bool isUnderlined = beforeTable && !afterTable && isRuler(lineText(text, lines[i + 1])) &&
                                  i + 2 < lines.size() && lines[i + 2].kind == LineKind::Prose;
        const bool isTitle = isUnderlined || isNumberedTitle(wordsOf(lineText(text, lines[i])));
        if ((beforeTable && !isTitle) || (afterTable && !beforeProse)) {
            lines[i].kind = LineKind::Table;
        }
    }
}

} // namespace

bool isTitleCase(const Words& words) {
    std::size_t counted = 0;
    std::size_t capital = 0;
    for (const std::string_view word : words) {
        const Letters letters = lettersOf(word);
        if (letters.all >= 4) {
            ++counted;
            capital += u_isupper(letters.first) != 0;
        }
    }
    return counted > 0 && 5 * capital >= 4 * counted;
}

bool isTableRow(const Words& words) {
    std::size_t figures = 0;
    std::size_t run = 0;
    std::size_t longest = 0;
    std::size_t runs = 0;
    bool leaders = false;
    bool isRate = false; // "our 1.5% 2035 Notes" are no two cells
    for (const std::string_view word : words) {
        const bool isFigure =
            hasNoLetter(word) && (word == "$" || word == "%" || word == "-" || lettersOf(word).digit);
        figures += isFigure;
        run = isFigure && !word.ends_with(',') && !word.ends_with(';') ? run + 1 : 0;
        longest = std::max(longest, run);
        runs += run == 2 && !isRate;
        isRate = word.ends_with('%');
        leaders = leaders || (word.size() >= kFewestLeaderDots && hasLeaders(word));
    }
    const bool isRow = longest >= kFewestCells && kMostWordsPerCell * figures >= words.size();
    const bool areRows = runs >= kFewestCellRuns && kMostWordsPerFigure * figures >= words.size() &&
                         !words.back().ends_with('.') && !saysSomething(words);
    const auto dots = std::count(words.begin(), words.end(), std::string_view("."));
    return isRow || areRows || leaders || static_cast<std::size_t>(dots) >= kFewestLeaderDots;
}

std::string lowered(std::string_view text) {
    std::string low(text);
    std::transform(low.begin(), low.end(), low.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; });
    return low;
}

bool isMarker(std::string_view line) {
    if (isIn(kBullets, line)) {
        return true;
    }
    const bool bracketed = line.size() >= 3 && line.front() == '(' && line.back() == ')';
    const bool dotted = line.size() >= 2 && line.back() == '.';
    const bool closed = line.size() >= 2 && line.back() == ')'; // "a)"
    return (bracketed && isNumeral(line.substr(1, line.size() - 2))) ||
           (closed && isNumeral(line.substr(0, line.size() - 1))) ||
           (dotted && isNumeral(line.substr(0, line.size() - 1)));
}

bool isRuler(std::string_view line) {
    return line.size() >= kFewestRulerMarks && line.find_first_not_of(" -=_") == std::string_view::npos;
}

namespace {

// The first ruler of a line, with the dash before it ("- -----"); without one both ends are the line's.
TextPiece rulerOf(std::string_view line) {
    static constexpr std::string_view kRulers[]{"-----", "=====", "_____"};
    TextPiece ruler{line.size(), line.size()};
    for (const std::string_view marks : kRulers) {
        const std::size_t begin = line.find(marks);
        if (begin >= ruler.begin) {
            continue;
        }
        const std::size_t end = std::min(line.find_first_not_of(marks.front(), begin), line.size());
        if ((begin == 0 || line[begin - 1] == ' ') && (end == line.size() || line[end] == ' ')) {
            const bool hasDash = begin >= 2 && line.substr(begin - 2, 2) == "- ";
            ruler = {hasDash ? begin - 2 : begin, end};
        }
    }
    return ruler;
}

} // namespace

std::vector<Line> linesOf(std::string_view text) {
    std::vector<Line> lines;
    const auto take = [&](std::size_t begin, std::size_t end) {
        const TextPiece extent = trimmed(text, begin, end);
        if (extent.begin < extent.end) {
            lines.push_back({extent, kindOf(text.substr(extent.begin, extent.end - extent.begin))});
        }
    };
    std::size_t begin = 0;
    while (begin <= text.size()) {
        const std::size_t end = std::min(text.find_first_of("\n\r\f\v", begin), text.size());
        for (std::size_t from = begin; from < end;) { // a ruler parts what stands on its sides
            const TextPiece ruler = rulerOf(text.substr(from, end - from));
            take(from, from + ruler.begin);
            take(from + ruler.begin, from + ruler.end);
            from += ruler.end;
        }
        begin = end + 1;
    }
    return lines;
}

void settleStubs(std::string_view text, std::vector<Line>& lines) {
    settleColumnHeads(text, lines);
    settleBrokenLines(text, lines);
    settleCells(text, lines);
    settleLabels(text, lines);
    // Many in a row belong to a table, too; the one before prose is its heading.
    for (std::size_t begin = 0; begin < lines.size();) {
        std::size_t end = begin;
        while (end < lines.size() && lines[end].kind == LineKind::Stub) {
            ++end;
        }
        const bool many = end - begin >= kTableStubs;
        for (std::size_t i = begin; i < end; ++i) {
            const bool beforeProse = i + 1 == end && end < lines.size() && lines[end].kind == LineKind::Prose;
            lines[i].kind = many && !beforeProse ? LineKind::Table : LineKind::Heading;
        }
        begin = end + 1;
    }
}

bool breaksOff(std::string_view line, std::string_view next, bool mayBeFilled) {
    const Words words = wordsOf(line);
    const Words following = wordsOf(next);
    if (words.size() < kFewestBrokenWords || beginsWithBullet(following, next)) {
        return false;
    }
    const std::string_view last = words.back();
    const bool endsItem =
        words[words.size() - 2].ends_with(';') && isIn(kListJoins, lowered(last)); // "…; and"
    const std::string_view bare = withoutBack(last, kClosing);
    if (endsItem || bare.ends_with(':') || bare.ends_with(';') || bare.ends_with('!') ||
        bare.ends_with('?')) {
        return false;
    }
    const Letters letters = lettersOf(following.front());
    const bool beginsSmall = letters.all > 0 && u_islower(letters.first) != 0;
    if (bare.ends_with('.')) {
        return goesOverLine(last, following, beginsSmall);
    }
    const std::string_view first = withoutFront(following.front(), kLineOpening);
    if (beginsSmall || next.front() == ')' || next.front() == ',' || last.ends_with(',') ||
        (last.ends_with('-') && last.size() > 1) || isIn(kInnerWords, lowered(last))) {
        return true;
    }
    if ((isIn(kBeforeYear, lowered(last)) && isYear(following.front())) ||
        (isIn(kMonths, last) && isDigit(following.front().front()))) {
        return true; // "In fiscal" | "2003 we …"; "effective March" | "31, 2003"
    }
    const bool opens = isIn(kOpeners, withoutBack(first, kLineMarks));
    const bool isEntry = beginsWithBullet(words, line);
    if (opens || isEntry) {
        return false;
    }
    // Half a name: "Gull Island New" | "Ventures, LLC."
    const Letters ending = lettersOf(last);
    const bool isName = words.size() >= kFewestNamedWords && ending.all > ending.capitals &&
                        u_isupper(ending.first) != 0 && u_isupper(letters.first) != 0 &&
                        !isTitleCase(words) && withoutBack(next, kClosing).ends_with('.');
    return isName || mayBeFilled;
}

std::size_t wrapWidth(const std::vector<Line>& lines) {
    std::vector<std::size_t> lengths;
    for (const Line& line : lines) {
        const std::size_t length = line.extent.end - line.extent.begin;
        if (line.kind == LineKind::Prose || (line.kind == LineKind::Stub && length >= kLeastWrapWidth)) {
            lengths.push_back(length);
        }
    }
    if (lengths.size() < kFewestWrappedLines) {
        return 0;
    }
    std::sort(lengths.begin(), lengths.end());
    const std::size_t width = lengths[lengths.size() * 95 / 100];
    return width >= kLeastWrapWidth && width <= kMostWrapWidth && lengths[lengths.size() / 2] * 5 >= width * 4
               ? width
               : 0;
}

} // namespace assay::text::sentences
