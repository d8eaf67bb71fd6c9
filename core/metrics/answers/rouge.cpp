#include "core/metrics/answers/rouge.h"

#include "core/text/folded_text.h"
#include "core/text/porter_stem.h"

#include <algorithm>
#include <bit>
#include <cstring>
#include <span>

namespace assay::metrics {
namespace {

constexpr std::size_t kStemFrom = 4;

// What Python's lower() and then [a-z0-9] make of each byte: 0 parts tokens.
constexpr std::array<char, 256> kSmallLetters = [] {
    std::array<char, 256> small{};
    for (std::size_t c = 0; c < 128; ++c) {
        const char letter = static_cast<char>(c);
        if (letter >= 'A' && letter <= 'Z') {
            small[c] = static_cast<char>(letter - 'A' + 'a');
        } else if ((letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9')) {
            small[c] = letter;
        }
    }
    return small;
}();

// Two characters beyond ASCII have a small form that begins with a letter of ASCII.
constexpr std::string_view kKelvin = "\u212A";
constexpr std::string_view kDottedI = "\u0130";

constexpr std::size_t kHalf = 8; // letters that are compared as one number
constexpr std::size_t kFirst =
    16; // letters of a token that are looked at at once; m_letters has room for as many

// Whether the first letter of a number in memory is its lowest byte.
constexpr bool kLowestFirst = std::endian::native == std::endian::little;
constexpr std::uint64_t kEachByte = 0x0101'0101'0101'0101U;

std::uint64_t eightBytesAt(const char* at) {
    std::uint64_t bytes = 0;
    std::memcpy(&bytes, at, kHalf);
    return bytes;
}

// The first `count` of eight letters, zeros behind them.
std::uint64_t firstOf(std::uint64_t letters, std::size_t count) {
    return count >= kHalf ? letters : letters & ((std::uint64_t{1} << (8 * count)) - 1);
}

// Letters and figures of ASCII before anything else in eight bytes, as kSmallLetters says of each. In each
// byte the sums stay below 0x100; their highest bit says whether it is from the range's first character on,
// and above its last one.
std::size_t countIn(std::uint64_t bytes) {
    const std::uint64_t ascii = bytes & kEachByte * 0x7FU;
    const std::uint64_t small = ascii | kEachByte * 0x20U;
    const std::uint64_t letters = (small + kEachByte * (0x80U - 'a')) & ~(small + kEachByte * (0x7FU - 'z'));
    const std::uint64_t figures = (ascii + kEachByte * (0x80U - '0')) & ~(ascii + kEachByte * (0x7FU - '9'));
    const std::uint64_t others = ~((letters | figures) & ~bytes) & kEachByte * 0x80U;
    return static_cast<std::size_t>(std::countr_zero(others)) / 8;
}

// The same in sixteen, which are written to `to`, small where they are counted. Both halves are looked at,
// whether the first one is all letters or not: no branch can be guessed wrong.
std::size_t takeSixteen(const char* at, char* to) {
    const std::uint64_t first = eightBytesAt(at);
    const std::uint64_t second = eightBytesAt(at + kHalf);
    const std::uint64_t smallFirst = first | kEachByte * 0x20U; // figures have that bit
    const std::uint64_t smallSecond = second | kEachByte * 0x20U;
    std::memcpy(to, &smallFirst, kHalf);
    std::memcpy(to + kHalf, &smallSecond, kHalf);
    const std::size_t count = countIn(first);
    return count + (count == kHalf ? countIn(second) : 0);
}

bool isAsciiByte(char c) {
    return static_cast<unsigned char>(c) < 0x80;
}

char smallOf(char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

std::uint64_t mix(std::uint64_t hash, std::uint64_t with) {
    hash = (hash ^ with) * 0xFF51AFD7ED558CCDU;
    return hash ^ (hash >> 32U);
}

double share(std::size_t part, std::size_t whole) {
    return whole == 0 ? 0.0 : static_cast<double>(part) / static_cast<double>(whole);
}

RougeScore scoreOf(std::size_t shared, std::size_t gold, std::size_t answer) {
    RougeScore score;
    score.precision = share(shared, answer);
    score.recall = share(shared, gold);
    if (score.precision + score.recall > 0) {
        score.f = 2 * score.precision * score.recall / (score.precision + score.recall);
    }
    return score;
}

void pairsOf(const std::vector<std::uint32_t>& tokens, std::vector<std::uint64_t>& pairs) {
    pairs.clear();
    for (std::size_t i = 1; i < tokens.size(); ++i) {
        pairs.push_back((std::uint64_t{tokens[i - 1]} << 32U) | tokens[i]);
    }
    std::ranges::sort(pairs);
}

std::size_t pairsIn(std::size_t tokens) {
    return tokens > 0 ? tokens - 1 : 0;
}

} // namespace

RougeScorer::RougeScorer(RougeSettings settings)
    : m_settings(settings)
    , m_table(1'024) {}

void RougeScorer::restart() {
    m_known.clear();
    m_used = 0;
    if (++m_round == 0) {
        std::ranges::fill(m_table, Slot{});
        m_round = 1;
    }
}

void RougeScorer::makeRoom(std::size_t bytes) {
    if (m_letters.size() < m_used + bytes + kFirst) {
        m_letters.resize(m_used + bytes + kFirst);
    }
}

// The letters from m_used on.
RougeScorer::Token RougeScorer::tokenAt(std::size_t length) const {
    const char* const letters = m_letters.data() + m_used;
    Token token;
    token.begin = static_cast<std::uint32_t>(m_used);
    token.length = static_cast<std::uint32_t>(length);
    if constexpr (kLowestFirst) {
        token.head = firstOf(eightBytesAt(letters), length);
        token.tail = firstOf(eightBytesAt(letters + kHalf), std::max(length, kHalf) - kHalf);
    } else {
        std::memcpy(&token.head, letters, std::min(length, kHalf));
        std::memcpy(&token.tail, letters + kHalf, std::min(std::max(length, kHalf) - kHalf, kHalf));
    }
    token.hash = mix(mix(length, token.head), token.tail);
    for (std::size_t at = kFirst; at < length; at += kHalf) {
        std::uint64_t further = 0;
        std::memcpy(&further, letters + at, std::min(length - at, kHalf));
        token.hash = mix(token.hash, further);
    }
    return token;
}

// That of the token, or the free one where it belongs.
RougeScorer::Slot& RougeScorer::slotOf(const Token& token) {
    const std::size_t last = m_table.size() - 1;
    std::size_t at = token.hash & last;
    for (; m_table[at].round == m_round; at = (at + 1) & last) {
        const Token& known = m_known[m_table[at].number];
        if (known.hash == token.hash && known.head == token.head && known.tail == token.tail &&
            known.length == token.length &&
            (token.length <= kFirst || std::memcmp(m_letters.data() + known.begin,
                                                   m_letters.data() + token.begin, token.length) == 0)) {
            break;
        }
    }
    return m_table[at];
}

void RougeScorer::growTable() {
    m_table.assign(m_table.size() * 2, Slot{});
    for (std::uint32_t number = 0; number < m_known.size(); ++number) {
        slotOf(m_known[number]) = {m_round, number};
    }
}

// The `length` letters from m_used on are a token.
void RougeScorer::add(std::size_t length, Numbered& numbered) {
    if (m_settings.stem && length >= kStemFrom) {
        const std::string_view letters = std::string_view(m_letters).substr(m_used, length);
        if (std::ranges::all_of(letters, isAsciiByte)) {
            const std::string stem = text::porterStem(letters); // never longer
            std::ranges::copy(stem, m_letters.begin() + static_cast<std::ptrdiff_t>(m_used));
            length = stem.size();
        }
    }
    const Token token = tokenAt(length);
    Slot& slot = slotOf(token);
    if (slot.round == m_round) {
        numbered.tokens.push_back(slot.number);
        return;
    }
    const auto number = static_cast<std::uint32_t>(m_known.size());
    slot = {m_round, number};
    m_known.push_back(token);
    m_used += length;
    numbered.tokens.push_back(number);
    if (m_known.size() * 2 > m_table.size()) {
        growTable();
    }
}

void RougeScorer::takeAscii(std::string_view text, Numbered& numbered, bool extents) {
    makeRoom(text.size());
    const auto endLine = [&numbered] {
        const std::size_t last = numbered.lineEnds.empty() ? 0 : numbered.lineEnds.back();
        if (numbered.tokens.size() > last) {
            numbered.lineEnds.push_back(numbered.tokens.size());
        }
    };
    std::size_t at = 0;
    while (at < text.size()) {
        const std::size_t begin = at;
        char* const letters = m_letters.data() + m_used;
        std::size_t length = 0;
        if constexpr (kLowestFirst) {
            for (std::size_t count = kFirst; count == kFirst && text.size() - at >= kFirst; at += count) {
                count = takeSixteen(text.data() + at, letters + length);
                length += count;
            }
        }
        char small = 0;
        for (; at < text.size(); ++at) {
            small = kSmallLetters[static_cast<unsigned char>(text[at])];
            if (small == 0 && text[at] == kKelvin.front() && text.substr(at).starts_with(kKelvin)) {
                small = 'k';
                at += kKelvin.size() - 1;
            } else if (small == 0) {
                break;
            }
            letters[length++] = small;
        }
        if (at < text.size() && text[at] == kDottedI.front() && text.substr(at).starts_with(kDottedI)) {
            letters[length++] = 'i'; // and a dot, which parts tokens
            at += kDottedI.size();
        }
        if (length > 0) {
            add(length, numbered);
            if (extents) {
                numbered.extents.push_back({begin, at});
            }
        }
        // One character that is none is passed in the same round.
        if (at < text.size() && (length == 0 || isAsciiByte(text[at]))) {
            if (text[at] == '\n') {
                endLine();
            }
            at += kSmallLetters[static_cast<unsigned char>(text[at])] == 0 ? 1 : 0;
        }
    }
    endLine();
}

void RougeScorer::takeUnicode(std::string_view text, Numbered& numbered, bool extents) {
    for (std::size_t lineBegin = 0; lineBegin <= text.size();) {
        const std::size_t lineEnd = std::min(text.find('\n', lineBegin), text.size());
        const std::string_view line = text.substr(lineBegin, lineEnd - lineBegin);
        const std::size_t before = numbered.tokens.size();
        for (const text::WordExtent& word : text::words(line)) {
            const std::string_view letters = line.substr(word.begin, word.end - word.begin);
            makeRoom(letters.size());
            if (std::ranges::all_of(letters, isAsciiByte)) {
                std::ranges::transform(letters, m_letters.begin() + static_cast<std::ptrdiff_t>(m_used),
                                       smallOf);
                add(letters.size(), numbered);
            } else {
                const std::string folded = text::foldedPhrase(letters);
                if (folded.empty()) {
                    continue;
                }
                makeRoom(folded.size());
                std::ranges::copy(folded, m_letters.begin() + static_cast<std::ptrdiff_t>(m_used));
                add(folded.size(), numbered);
            }
            if (extents) {
                numbered.extents.push_back({lineBegin + word.begin, lineBegin + word.end});
            }
        }
        if (numbered.tokens.size() > before) {
            numbered.lineEnds.push_back(numbered.tokens.size());
        }
        lineBegin = lineEnd + 1;
    }
}

void RougeScorer::take(std::string_view text, Numbered& numbered, bool extents) {
    numbered.tokens.clear();
    numbered.lineEnds.clear();
    numbered.extents.clear();
    m_settings.tokenizer == RougeTokenizer::Ascii ? takeAscii(text, numbered, extents)
                                                  : takeUnicode(text, numbered, extents);
}

void RougeScorer::takeBoth(std::string_view gold, std::string_view answer, bool extents) {
    restart();
    take(gold, m_gold, false);
    take(answer, m_answer, extents);
}

std::size_t RougeScorer::sharedTokens() {
    m_counts.assign(m_known.size(), 0);
    for (const std::uint32_t token : m_gold.tokens) {
        ++m_counts[token];
    }
    std::size_t shared = 0;
    for (const std::uint32_t token : m_answer.tokens) {
        if (m_counts[token] > 0) {
            --m_counts[token];
            ++shared;
        }
    }
    return shared;
}

std::size_t RougeScorer::sharedPairs() {
    pairsOf(m_gold.tokens, m_goldPairs);
    pairsOf(m_answer.tokens, m_answerPairs);
    std::size_t shared = 0;
    for (std::size_t g = 0, a = 0; g < m_goldPairs.size() && a < m_answerPairs.size();) {
        if (m_goldPairs[g] == m_answerPairs[a]) {
            ++shared;
            ++g;
            ++a;
        } else if (m_goldPairs[g] < m_answerPairs[a]) {
            ++g;
        } else {
            ++a;
        }
    }
    return shared;
}

// Of each gold line the tokens that it shares in order with any line of the answer; none is counted more
// often than either side has it.
std::size_t RougeScorer::sharedInLines() {
    std::vector<std::uint32_t> goldLeft(m_known.size(), 0);
    std::vector<std::uint32_t> answerLeft(m_known.size(), 0);
    for (const std::uint32_t token : m_gold.tokens) {
        ++goldLeft[token];
    }
    for (const std::uint32_t token : m_answer.tokens) {
        ++answerLeft[token];
    }
    const std::span<const std::uint32_t> gold(m_gold.tokens);
    const std::span<const std::uint32_t> answer(m_answer.tokens);
    std::size_t shared = 0;
    std::size_t goldBegin = 0;
    for (const std::size_t goldEnd : m_gold.lineEnds) {
        const auto line = gold.subspan(goldBegin, goldEnd - goldBegin);
        std::vector<bool> taken(line.size(), false);
        m_common.setGold(line);
        std::size_t answerBegin = 0;
        for (const std::size_t answerEnd : m_answer.lineEnds) {
            for (const auto& [place, other] :
                 m_common.places(answer.subspan(answerBegin, answerEnd - answerBegin))) {
                taken[place] = true;
            }
            answerBegin = answerEnd;
        }
        for (std::size_t i = 0; i < line.size(); ++i) {
            if (taken[i] && goldLeft[line[i]] > 0 && answerLeft[line[i]] > 0) {
                --goldLeft[line[i]];
                --answerLeft[line[i]];
                ++shared;
            }
        }
        goldBegin = goldEnd;
    }
    return shared;
}

RougeScores RougeScorer::score(std::string_view gold, std::string_view answer) {
    takeBoth(gold, answer);
    RougeScores scores;
    const std::size_t goldTokens = m_gold.tokens.size();
    const std::size_t answerTokens = m_answer.tokens.size();
    if (goldTokens == 0 || answerTokens == 0) {
        return scores;
    }
    scores.rouge1 = scoreOf(sharedTokens(), goldTokens, answerTokens);
    scores.rouge2 = scoreOf(sharedPairs(), pairsIn(goldTokens), pairsIn(answerTokens));
    m_common.setGold(m_gold.tokens);
    scores.rougeL = scoreOf(m_common.length(m_answer.tokens), goldTokens, answerTokens);
    const bool oneLine = m_gold.lineEnds.size() == 1 && m_answer.lineEnds.size() == 1;
    scores.rougeLsum = oneLine ? scores.rougeL : scoreOf(sharedInLines(), goldTokens, answerTokens);
    return scores;
}

RougeScore RougeScorer::longestSubsequence(std::string_view gold, std::string_view answer) {
    takeBoth(gold, answer);
    if (m_gold.tokens.empty() || m_answer.tokens.empty()) {
        return {};
    }
    m_common.setGold(m_gold.tokens);
    return scoreOf(m_common.length(m_answer.tokens), m_gold.tokens.size(), m_answer.tokens.size());
}

std::vector<text::WordExtent> RougeScorer::sharedWords(std::string_view gold, std::string_view answer) {
    takeBoth(gold, answer, true);
    m_common.setGold(m_gold.tokens);
    std::vector<text::WordExtent> words;
    for (const auto& [place, other] : m_common.places(m_answer.tokens)) {
        words.push_back(m_answer.extents[other]);
    }
    return words;
}

std::vector<std::string> RougeScorer::tokens(std::string_view text) {
    restart();
    take(text, m_answer, false);
    std::vector<std::string> result;
    for (const std::uint32_t token : m_answer.tokens) {
        result.push_back(m_letters.substr(m_known[token].begin, m_known[token].length));
    }
    return result;
}

} // namespace assay::metrics
