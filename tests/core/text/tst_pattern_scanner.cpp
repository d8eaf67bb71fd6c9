// Many patterns in one pass: what is found is what RE2 finds pattern by pattern, for patterns and texts of
// any make; what is not read is said to be left.
#include "core/base/random.h"
#include "core/text/pattern_scanner.h"
#include "tests/support/test_class.h"

#include <re2/re2.h>

#include <array>
#include <optional>
#include <string>
#include <thread>
#include <vector>

using namespace assay;
using text::PatternScanner;
using text::ScannedPattern;

namespace {

using Found = std::vector<std::optional<std::uint64_t>>;

std::unique_ptr<PatternScanner> scannerOf(const std::vector<std::string>& patterns) {
    std::vector<ScannedPattern> list;
    for (const std::string& pattern : patterns) {
        list.push_back({pattern, static_cast<unsigned>(list.size())});
    }
    return PatternScanner::make(list);
}

Found scanned(const PatternScanner& scanner, const std::vector<std::string>& texts) {
    const std::vector<std::string_view> views(texts.begin(), texts.end());
    Found found(texts.size());
    scanner.scan(views, found);
    return found;
}

std::uint64_t matchesOneByOne(const std::vector<std::string>& patterns, const std::string& text) {
    std::uint64_t found = 0;
    for (std::size_t i = 0; i < patterns.size(); ++i) {
        found |= RE2::PartialMatch(text, patterns[i]) ? std::uint64_t{1} << i : 0;
    }
    return found;
}

template <std::size_t Count>
std::string drawn(base::Random& random, const std::array<const char*, Count>& pieces, std::size_t most) {
    std::string text;
    for (std::size_t n = random.below(most); n > 0; --n) {
        text += pieces[random.below(Count)];
    }
    return text;
}

// Of few letters, so that patterns match often.
std::string drawnAtom(base::Random& random, int depth) {
    constexpr std::array<const char*, 16> kAtoms{"a",     "b",        "ab",  "S",   "k",   "\\b",
                                                 "\\w",   "\\W",      "\\d", "\\s", "\\.", "[^a]",
                                                 "[a-c]", "[^.;\\d]", ".",   "\\$"};
    if (depth > 0 && random.below(4) == 0) {
        std::string group = random.below(2) == 0 ? "(" : "(?:";
        for (std::size_t n = 1 + random.below(3); n > 0; --n) {
            group += drawnAtom(random, depth - 1) + drawnAtom(random, depth - 1) + (n > 1 ? "|" : "");
        }
        return group + ")";
    }
    return kAtoms[random.below(kAtoms.size())];
}

std::string drawnPattern(base::Random& random) {
    constexpr std::array<const char*, 8> kRepeats{"", "", "", "", "*", "+", "?", "*?"};
    std::string pattern = random.below(2) == 0 ? "(?i)" : "";
    for (std::size_t n = 1 + random.below(4); n > 0; --n) {
        const std::string atom = drawnAtom(random, 2);
        pattern += atom + (atom == "\\b" ? "" : kRepeats[random.below(kRepeats.size())]);
    }
    return pattern;
}

} // namespace

class TestPatternScanner : public QObject {
    Q_OBJECT

  private slots:
    void asRe2Finds();
    void textsSideBySide();
    void patternsThatAreLeft();
    void textsThatAreLeft();
    void moreStatesThanThereIsRoomFor();
    void statesThatAreTooLarge();
    void threads();
};

void TestPatternScanner::asRe2Finds() {
    constexpr std::array<const char*, 22> kPieces{
        "a", "b", "c",  "s", "S", "k",      "K",      "1",      " ",  ".",  ";",
        "$", "_", "\n", "-", "A", "\u2019", "\u00e9", "\u20ac", "\t", "ab", "\u2122x"};
    base::Random random(5);
    std::size_t left = 0;
    std::size_t all = 0;
    for (int round = 0; round < 300; ++round) {
        std::vector<std::string> patterns;
        for (std::size_t n = 1 + random.below(6); n > 0; --n) {
            patterns.push_back(drawnPattern(random));
        }
        const auto scanner = scannerOf(patterns);
        QVERIFY2(scanner != nullptr, patterns.front().c_str());
        std::vector<std::string> texts;
        for (std::size_t n = random.below(40); n > 0; --n) {
            texts.push_back(drawn(random, kPieces, 12));
        }
        const Found found = scanned(*scanner, texts);
        for (std::size_t i = 0; i < texts.size(); ++i) {
            ++all;
            left += found[i] ? 0 : 1;
            if (found[i] && *found[i] != matchesOneByOne(patterns, texts[i])) {
                std::string message = texts[i];
                for (const std::string& pattern : patterns) {
                    message += "  /" + pattern + "/";
                }
                QFAIL(message.c_str());
            }
        }
    }
    QVERIFY(all > 3000 && left < all / 4); // those with the trade mark, which begins as the kelvin does
}

void TestPatternScanner::textsSideBySide() {
    const std::vector<std::string> patterns{"(?i)\\bnet (sales|income)\\b", "\\bEPS\\b", "risk|uncertain",
                                            "z*"};
    const auto scanner = scannerOf(patterns);
    QVERIFY(scanner != nullptr);
    const std::vector<std::string> some{"",
                                        "Net income",
                                        "net incomes",
                                        "EPS",
                                        "steps of risk",
                                        "uncertain EPS",
                                        "a longer text in which nothing is before its end: net sales"};
    for (std::size_t count = 0; count <= 23; ++count) {
        std::vector<std::string> texts;
        Found expected;
        for (std::size_t i = 0; i < count; ++i) {
            texts.push_back(some[(i * i + count) % some.size()]);
            expected.emplace_back(matchesOneByOne(patterns, texts.back()));
        }
        QVERIFY(scanned(*scanner, texts) == expected);
    }
}

void TestPatternScanner::patternsThatAreLeft() {
    for (const char* const pattern :
         {"a{2}",  "^a",    "a$",      "\\Aa",   "\\Bb",     "\\pN",   "[[:alpha:]]", "[]a]", "[a",
          "a)",    "(a",    "(?i:a)",  "a(?i)b", "(?P<n>a)", "\u00f8", "[\u00f8]",    "a**",  "*a",
          "\\x41", "[b-a]", "a|(?s).", "\\",     "[a-\\d]",  "a\\n",   "(?=a)"}) {
        QVERIFY2(scannerOf({"a", pattern}) == nullptr, pattern);
    }
    for (const char* const pattern :
         {"", "a|", "()", "[-a]", "[a-]", "a-b", "\\-", "[\\]]", "[^-]", "(a|b)+?"}) {
        QVERIFY2(scannerOf({pattern}) != nullptr, pattern);
        for (const char* const text : {"", "a", "b", "-", "]", "a-b"}) {
            QVERIFY2(scanned(*scannerOf({pattern}), {text}).front() == matchesOneByOne({pattern}, text),
                     pattern);
        }
    }
}

void TestPatternScanner::textsThatAreLeft() {
    const auto scanner = scannerOf({"(?i)risk"});
    // The long s, the kelvin, a surrogate, too long for its character, an end before its time, beyond 16
    // bits.
    for (const char* const text : {"ri\u017Fk", "ris\u212A", "\xED\xA0\x80 risk", "\xC0\xAF risk",
                                   "risk \xE2\x80", "\x80 risk", "risk \xC3(", "\U0001F600 risk"}) {
        QVERIFY2(!scanned(*scanner, {text}).front(), text);
    }
    for (const char* const text : {"risk \u2019", "\u00e9risk", "\u20ac\u00e6\u00f8\u00e5 RISK"}) {
        QCOMPARE(scanned(*scanner, {text}).front().value_or(0), std::uint64_t{1});
    }
}

// Each further "a.........b" doubles the states.
void TestPatternScanner::moreStatesThanThereIsRoomFor() {
    const std::vector<std::string> patterns{"a[ab][ab][ab][ab][ab][ab][ab][ab][ab][ab][ab][ab][ab][ab]b"};
    const auto scanner = scannerOf(patterns);
    QVERIFY(scanner != nullptr);
    base::Random random(8);
    std::size_t left = 0;
    for (int round = 0; round < 60; ++round) {
        std::string text;
        for (int i = 0; i < 400; ++i) {
            text += random.below(2) == 0 ? 'a' : 'b';
        }
        const auto found = scanned(*scanner, {text, "aaaa"});
        left += found.front() ? 0 : 1;
        QVERIFY(!found.front() || *found.front() == matchesOneByOne(patterns, text));
        QVERIFY(found.back() == std::optional<std::uint64_t>(0));
    }
    QVERIFY(left > 0);
}

// Each state is thousands of places in the pattern.
void TestPatternScanner::statesThatAreTooLarge() {
    std::string pattern = "x";
    for (int i = 0; i < 2500; ++i) {
        pattern += ".*a";
    }
    const auto scanner = scannerOf({pattern});
    QVERIFY(scanner != nullptr);
    const Found found = scanned(*scanner, {"x" + std::string(6000, 'a'), "no", "x" + std::string(1000, 'a')});
    QVERIFY(!found[0]);
    QVERIFY(found[1] == std::optional<std::uint64_t>(0));
    QVERIFY(!found[2] || *found[2] == 0);
}

void TestPatternScanner::threads() {
    const std::vector<std::string> patterns{"(?i)\\b(due to|because)\\b", "\\d+ (million|billion)",
                                            "\\w+ly\\b"};
    const auto scanner = scannerOf(patterns);
    constexpr std::array<const char*, 8> kPieces{"due to",  " ",       "Because",  "1",
                                                 "million", "mainly ", "billions", ". "};
    base::Random random(3);
    std::vector<std::string> texts;
    Found expected;
    for (int i = 0; i < 2000; ++i) {
        texts.push_back(drawn(random, kPieces, 12));
        expected.emplace_back(matchesOneByOne(patterns, texts.back()));
    }
    std::array<Found, 4> found;
    {
        std::vector<std::jthread> all;
        for (Found& one : found) {
            all.emplace_back([&] { one = scanned(*scanner, texts); });
        }
    }
    for (const Found& one : found) {
        QVERIFY(one == expected);
    }
}

ASSAY_TEST(TestPatternScanner)
#include "tst_pattern_scanner.moc"
