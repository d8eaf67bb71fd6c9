#include "core/metrics/answers/rouge.h"

#include "core/text/folded_text.h"
#include "core/text/porter_stem.h"

#include <algorithm>
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

constexpr std::size_t kHead = 8; // letters of a token that are compared as one number

std::uint64_t headOf(std::string_view letters) {
    std::uint64_t head = 0;
    for (std::size_t i = 0; i < letters.size() && i < kHead; ++i) {
        head |= std::uint64_t{static_cast<unsigned char>(letters[i])} << (8 * i);
    }
    return head;
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
    , m_table(256) {}

void RougeScorer::restart() {
    m_known.clear();
    m_used = 0;
    if (++m_round == 0) {
        std::ranges::fill(m_table, Slot{});
        m_round = 1;
    }
}

void RougeScorer::makeRoom(std::size_t bytes) {
    if (m_letters.size() < m_used + bytes) {
        m_letters.resize(m_used + bytes);
    }
}

// The letters from m_used on, of which `head` are the first.
RougeScorer::Token RougeScorer::tokenAt(std::size_t length, std::uint64_t head) const {
    const std::string_view letters = std::string_view(m_letters).substr(m_used, length);
    Token token;
    token.begin = static_cast<std::uint32_t>(m_used);
    token.length = static_cast<std::uint32_t>(length);
    token.head = head;
    token.hash = mix(length, head);
    for (std::size_t at = kHead; at < length; at += kHead) {
        token.hash = mix(token.hash, headOf(letters.substr(at)));
    }
    return token;
}

// That of the token, or the free one where it belongs.
RougeScorer::Slot& RougeScorer::slotOf(const Token& token) {
    const std::size_t last = m_table.size() - 1;
    std::size_t at = token.hash & last;
    for (; m_table[at].round == m_round; at = (at + 1) & last) {
        const Token& known = m_known[m_table[at].number];
        if (known.hash == token.hash && known.head == token.head && known.length == token.length &&
            (token.length <= kHead || std::memcmp(m_letters.data() + known.begin,
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

// The `length` letters from m_used on, of which `head` are the first, are a token.
void RougeScorer::add(std::size_t length, std::uint64_t head, Numbered& numbered) {
    if (m_settings.stem && length >= kStemFrom) {
        const std::string_view letters = std::string_view(m_letters).substr(m_used, length);
        if (std::ranges::all_of(letters, isAsciiByte)) {
            const std::string stem = text::porterStem(letters); // never longer
            std::ranges::copy(stem, m_letters.begin() + static_cast<std::ptrdiff_t>(m_used));
            length = stem.size();
            head = headOf(stem);
        }
    }
    const Token token = tokenAt(length, head);
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
        std::uint64_t head = 0;
        const auto append = [&](char small) {
            head |= length < kHead ? std::uint64_t{static_cast<unsigned char>(small)} << (8 * length) : 0;
            letters[length++] = small;
        };
        for (char small = 0; at < text.size(); ++at) {
            small = kSmallLetters[static_cast<unsigned char>(text[at])];
            if (small == 0 && text[at] == kKelvin.front() && text.substr(at).starts_with(kKelvin)) {
                small = 'k';
                at += kKelvin.size() - 1;
            } else if (small == 0) {
                break;
            }
            append(small);
        }
        if (text.substr(at).starts_with(kDottedI)) {
            append('i'); // and a dot, which parts tokens
            at += kDottedI.size();
        }
        if (length > 0) {
            add(length, head, numbered);
            if (extents) {
                numbered.extents.push_back({begin, at});
            }
        } else {
            if (text[at] == '\n') {
                endLine();
            }
            ++at;
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
                const std::string_view small = std::string_view(m_letters).substr(m_used, letters.size());
                add(small.size(), headOf(small), numbered);
            } else {
                const std::string folded = text::foldedPhrase(letters);
                if (folded.empty()) {
                    continue;
                }
                makeRoom(folded.size());
                std::ranges::copy(folded, m_letters.begin() + static_cast<std::ptrdiff_t>(m_used));
                add(folded.size(), headOf(folded), numbered);
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
