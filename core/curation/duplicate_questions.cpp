#include "core/curation/duplicate_questions.h"

#include "core/base/guard.h"
#include "core/text/fold.h"
#include "core/text/folded_words.h"

#include <algorithm>
#include <array>
#include <bit>
#include <charconv>
#include <cmath>
#include <cstdint>
#include <functional>
#include <iterator>
#include <unordered_map>
#include <utility>

namespace assay::curation {
namespace {

using Token = std::uint32_t;

// Jaccard index of the words of two answers that may say the same in other words.
constexpr double kOneAnswerFrom = 0.5;

constexpr std::uint32_t kNoBucket = 0xFFFF'FFFFU;

// Cuts a normalised text at its spaces.
template <typename Take>
void eachWord(std::string_view normalised, Take&& take) {
    for (std::size_t begin = 0; begin < normalised.size();) {
        const std::size_t end = std::min(normalised.find(' ', begin), normalised.size());
        take(normalised.substr(begin, end - begin));
        begin = end + 1;
    }
}

// The words with a figure in them, of a normalised text.
template <typename Take>
void eachFigure(std::string_view normalised, Take&& take) {
    const auto isFigure = [](char c) { return c >= '0' && c <= '9'; };
    for (auto at = std::ranges::find_if(normalised, isFigure); at != normalised.end();) {
        const auto place = static_cast<std::size_t>(at - normalised.begin());
        const std::size_t begin = normalised.rfind(' ', place) + 1; // 0 where there is none before
        const std::size_t end = std::min(normalised.find(' ', place), normalised.size());
        take(normalised.substr(begin, end - begin));
        at = std::find_if(normalised.begin() + static_cast<std::ptrdiff_t>(end), normalised.end(), isFigure);
    }
}

// How many tokens two rising lists share.
std::size_t shared(const std::vector<Token>& a, const std::vector<Token>& b) {
    std::size_t count = 0;
    for (std::size_t i = 0, j = 0; i < a.size() && j < b.size();) {
        if (a[i] == b[j]) {
            ++count;
            ++i;
            ++j;
        } else {
            (a[i] < b[j] ? i : j) += 1;
        }
    }
    return count;
}

double jaccard(const std::vector<Token>& a, const std::vector<Token>& b) {
    const std::size_t common = shared(a, b);
    return static_cast<double>(common) / static_cast<double>(a.size() + b.size() - common);
}

std::uint64_t hashOf(std::string_view text) {
    return std::hash<std::string_view>{}(text);
}

std::uint64_t mixed(std::uint64_t hash, std::string_view with) {
    hash = (hash ^ hashOf(with)) * 0xFF51AFD7ED558CCDU;
    return hash ^ (hash >> 32U);
}

// The first of equal numbers. Open addressing, at most half full.
class FirstOnes {
  public:
    explicit FirstOnes(std::size_t most)
        : m_slots(std::bit_ceil(2 * most + 1)) {}

    // The first number that came with this hash and to which this one is equal; itself: none did.
    template <typename Equal>
    std::uint32_t firstOf(std::uint32_t number, std::uint64_t hash, Equal&& isEqual) {
        const std::size_t last = m_slots.size() - 1;
        std::size_t at = hash & last;
        for (; m_slots[at].isTaken; at = (at + 1) & last) {
            if (m_slots[at].hash == hash && isEqual(m_slots[at].number)) {
                return m_slots[at].number;
            }
        }
        m_slots[at] = {hash, number, true};
        return number;
    }

  private:
    struct Slot {
        std::uint64_t hash = 0;
        std::uint32_t number = 0;
        bool isTaken = false;
    };

    std::vector<Slot> m_slots;
};

// Folded words with one space between them.
void appendNormalised(std::string_view text, std::string& scratch, std::string& result) {
    const std::size_t begin = result.size();
    text::forEachFoldedWord(text, scratch, [&](std::string_view word) {
        if (result.size() > begin) {
            result += ' ';
        }
        result += word;
    });
}

// The same for texts with the same runs of digits in whatever order, as equal and nearly equal ones have
// them. Others seldom share it, unless they have none.
std::uint64_t digitsOf(std::string_view folded) {
    constexpr std::uint64_t kFactor = 0x9E37'79B9'7F4A'7C15U;
    std::uint64_t sum = 0;
    std::uint64_t run = 0; // 0: outside of one
    for (const char c : folded) {
        if (c >= '0' && c <= '9') {
            run = (run + static_cast<std::uint64_t>(c)) * kFactor;
        } else if (run != 0) {
            sum += run ^ run >> 32U;
            run = 0;
        }
    }
    return sum + (run ^ run >> 32U);
}

// Which texts may be equal or nearly equal to another one.
std::vector<bool> notAlone(std::span<const ComparedText> texts) {
    std::vector<bool> result(texts.size(), false);
    FirstOnes firsts(texts.size());
    for (std::size_t i = 0; i < texts.size(); ++i) {
        const std::string_view text = texts[i].text;
        unsigned char allBits = 0;
        for (const char c : text) {
            allBits |= static_cast<unsigned char>(c);
        }
        const bool isAscii = allBits < 0x80;
        // Folding makes figures of others: of those in exponents, of wide ones.
        const std::uint64_t digits = isAscii ? digitsOf(text) : digitsOf(text::foldForSearch(text));
        const auto number = static_cast<std::uint32_t>(i);
        const std::uint32_t first = firsts.firstOf(number, digits, [](std::uint32_t) { return true; });
        if (first != number) {
            result[first] = true;
            result[i] = true;
        }
    }
    return result;
}

// All texts, normalised, one behind the other.
struct Normalised {
    std::string all;
    std::vector<std::size_t> ends;

    std::string_view operator[](std::size_t text) const {
        const std::size_t begin = text == 0 ? 0 : ends[text - 1];
        return std::string_view(all).substr(begin, ends[text] - begin);
    }
};

using Bucket = std::vector<std::uint32_t>; // texts, rising

// Texts that may be nearly equal, for they have the same context and figures; alone in its bucket none is.
std::vector<Bucket> bucketsOf(std::span<const ComparedText> texts, const Normalised& normalised,
                              const std::vector<bool>& compared) {
    std::vector<std::string_view> figures; // of one text after the other, sorted
    std::vector<std::size_t> ends(texts.size());
    const auto figuresOf = [&](std::size_t text) {
        const std::size_t begin = text == 0 ? 0 : ends[text - 1];
        return std::span(figures).subspan(begin, ends[text] - begin);
    };
    FirstOnes firsts(texts.size());
    std::vector<std::uint32_t> numbers(texts.size()); // of the bucket that a first text begins
    std::vector<Bucket> buckets;
    for (std::size_t i = 0; i < texts.size(); ++i) {
        if (compared[i]) {
            eachFigure(normalised[i], [&figures](std::string_view word) { figures.push_back(word); });
        }
        ends[i] = figures.size();
        if (!compared[i]) {
            continue;
        }
        const std::span<std::string_view> own = figuresOf(i);
        std::ranges::sort(own);
        std::uint64_t hash = hashOf(texts[i].context);
        for (const std::string_view figure : own) {
            hash = mixed(hash, figure);
        }
        const std::uint32_t first =
            firsts.firstOf(static_cast<std::uint32_t>(i), hash, [&](std::uint32_t other) {
                return texts[other].context == texts[i].context && std::ranges::equal(figuresOf(other), own);
            });
        if (first == i) {
            numbers[i] = kNoBucket;
        } else if (numbers[first] == kNoBucket) {
            numbers[first] = static_cast<std::uint32_t>(buckets.size());
            buckets.push_back({first, static_cast<std::uint32_t>(i)});
        } else {
            buckets[numbers[first]].push_back(static_cast<std::uint32_t>(i));
        }
    }
    return buckets;
}

// Of each text in a bucket its set of words, rising; a smaller token is a rarer word.
using WordSets = std::vector<std::vector<Token>>;

WordSets wordSets(const std::vector<Bucket>& buckets, const Normalised& normalised) {
    WordSets sets(normalised.ends.size());
    std::unordered_map<std::string_view, Token> numbers;
    std::vector<std::uint32_t> frequency;
    for (const Bucket& bucket : buckets) {
        for (const std::uint32_t text : bucket) {
            std::vector<Token>& tokens = sets[text];
            eachWord(normalised[text], [&](std::string_view word) {
                tokens.push_back(numbers.try_emplace(word, static_cast<Token>(numbers.size())).first->second);
            });
            std::sort(tokens.begin(), tokens.end());
            tokens.erase(std::unique(tokens.begin(), tokens.end()), tokens.end());
            frequency.resize(numbers.size());
            for (const Token token : tokens) {
                ++frequency[token];
            }
        }
    }
    std::vector<Token> byRarity(numbers.size());
    for (std::size_t i = 0; i < byRarity.size(); ++i) {
        byRarity[i] = static_cast<Token>(i);
    }
    std::sort(byRarity.begin(), byRarity.end(), [&frequency](Token a, Token b) {
        return frequency[a] != frequency[b] ? frequency[a] < frequency[b] : a < b;
    });
    std::vector<Token> rank(numbers.size());
    for (std::size_t i = 0; i < byRarity.size(); ++i) {
        rank[byRarity[i]] = static_cast<Token>(i);
    }
    for (std::vector<Token>& tokens : sets) {
        for (Token& token : tokens) {
            token = rank[token];
        }
        std::sort(tokens.begin(), tokens.end());
    }
    return sets;
}

// Two sets whose Jaccard index is at least `from` share a token among the first ones of both.
std::size_t prefixLength(std::size_t size, double from) {
    const auto needed = static_cast<std::size_t>(std::ceil(from * static_cast<double>(size) - 1e-9));
    return size - std::max<std::size_t>(needed, 1) + 1;
}

// Words of an answer, each once, rising.
std::vector<std::string_view> answerWords(const std::string& answer) {
    std::vector<std::string_view> result;
    eachWord(answer, [&result](std::string_view word) { result.push_back(word); });
    std::ranges::sort(result);
    const auto [first, last] = std::ranges::unique(result);
    result.erase(first, last);
    return result;
}

bool mayHaveOneAnswer(const ComparedText& a, const ComparedText& b) {
    if (a.answer.empty() || b.answer.empty()) {
        return true;
    }
    const auto mine = answerWords(a.answer);
    const auto other = answerWords(b.answer);
    std::vector<std::string_view> both;
    std::ranges::set_intersection(mine, other, std::back_inserter(both));
    return static_cast<double>(both.size()) >=
           kOneAnswerFrom * static_cast<double>(mine.size() + other.size() - both.size());
}

base::Result<> joinBucket(std::span<const ComparedText> texts, const Bucket& members, const WordSets& sets,
                          double from, const std::stop_token& stop, std::vector<DuplicatePair>& pairs) {
    std::unordered_map<Token, std::vector<std::uint32_t>> holders; // members in rising order
    for (const std::uint32_t member : members) {
        if (stop.stop_requested()) {
            return base::fail(base::ErrorCode::Cancelled);
        }
        const std::vector<Token>& tokens = sets[member];
        const std::size_t prefix = prefixLength(tokens.size(), from);
        std::uint32_t best = member;
        for (std::size_t i = 0; i < prefix; ++i) {
            std::vector<std::uint32_t>& list = holders[tokens[i]];
            for (const std::uint32_t other : list) {
                if (other >= best) {
                    break;
                }
                // From a list, which gives values; of two values it would give references to what is gone.
                const auto [shorter, longer] = std::minmax({tokens.size(), sets[other].size()});
                const bool lengthsFit =
                    static_cast<double>(shorter) >= from * static_cast<double>(longer) - 1e-9;
                if (lengthsFit && jaccard(tokens, sets[other]) >= from - 1e-12 &&
                    mayHaveOneAnswer(texts[member], texts[other])) {
                    best = other;
                }
            }
            list.push_back(member);
        }
        if (best != member) {
            pairs.push_back({best, member, jaccard(tokens, sets[best]), false, true});
        }
    }
    return {};
}

} // namespace

std::string questionContext(const model::Question& question) {
    std::vector<std::string> parts;
    for (const std::int64_t cik : question.cikInt) {
        parts.push_back("c" + std::to_string(cik));
    }
    if (question.cikInt.empty()) {
        for (const std::string& company : question.companyName) {
            parts.push_back("n" + normalisedQuestion(company));
        }
    }
    for (const std::int64_t year : question.years) {
        parts.push_back("y" + std::to_string(year));
    }
    std::sort(parts.begin(), parts.end());
    std::string result;
    for (const std::string& part : parts) {
        result.append(part).append(";");
    }
    return result;
}

std::string comparedAnswer(const model::Question& question) {
    std::vector<std::string> parts;
    for (const std::string& answer : question.answerText) {
        parts.push_back(normalisedQuestion(answer));
        if (answer.starts_with('-')) {
            parts.back().insert(0, 1, '-'); // a sign is no punctuation
        }
    }
    if (parts.empty() && question.answerNumeric) {
        std::array<char, 32> digits{};
        const auto end = std::to_chars(digits.begin(), digits.end(), *question.answerNumeric).ptr;
        parts.emplace_back(digits.begin(), end);
    }
    std::sort(parts.begin(), parts.end());
    std::string result;
    for (const std::string& part : parts) {
        result.append(result.empty() || part.empty() ? "" : " ").append(part);
    }
    return result;
}

std::string normalisedQuestion(std::string_view text) {
    std::string scratch;
    std::string result;
    appendNormalised(text, scratch, result);
    return result;
}

base::Result<std::vector<DuplicatePair>> findDuplicates(std::span<const ComparedText> texts, double nearFrom,
                                                        std::stop_token stop) {
    return base::guarded("duplicates", [&]() -> base::Result<std::vector<DuplicatePair>> {
        if (!(nearFrom > 0 && nearFrom <= 1)) {
            return base::fail(base::ErrorCode::InvalidArgument, std::to_string(nearFrom),
                              "near_duplicate_from");
        }
        Normalised normalised;
        std::string scratch;
        std::size_t bytes = 0;
        for (const ComparedText& one : texts) {
            bytes += one.text.size();
        }
        normalised.all.reserve(bytes);
        normalised.ends.reserve(texts.size());
        std::vector<bool> compared(texts.size(), false); // by likeness: the first of its text and context
        std::vector<DuplicatePair> pairs;
        const std::vector<bool> mayHaveAnother = notAlone(texts);
        FirstOnes ofText(texts.size());
        FirstOnes ofContext(texts.size());
        for (std::size_t i = 0; i < texts.size(); ++i) {
            if (i % 256 == 0 && stop.stop_requested()) {
                return base::fail(base::ErrorCode::Cancelled);
            }
            if (mayHaveAnother[i]) {
                appendNormalised(texts[i].text, scratch, normalised.all);
            }
            normalised.ends.push_back(normalised.all.size());
            if (normalised[i].empty()) {
                continue;
            }
            const auto number = static_cast<std::uint32_t>(i);
            const std::uint64_t hash = hashOf(normalised[i]);
            const auto sameText = [&](std::uint32_t other) { return normalised[other] == normalised[i]; };
            const std::uint32_t first = ofText.firstOf(number, hash, sameText);
            const std::uint32_t same =
                ofContext.firstOf(number, mixed(hash, texts[i].context), [&](std::uint32_t other) {
                    return sameText(other) && texts[other].context == texts[i].context;
                });
            if (same != i) {
                pairs.push_back({same, i, 1, true, true});
            } else if (first != i) {
                pairs.push_back({first, i, 1, true, false});
            }
            compared[i] = first == i;
        }
        // A text that stands again in another context may still be nearly equal to one of that context; it is
        // reported already.
        const std::vector<Bucket> buckets = bucketsOf(texts, normalised, compared);
        const WordSets sets = wordSets(buckets, normalised);
        for (const Bucket& bucket : buckets) {
            ASSAY_TRY(joinBucket(texts, bucket, sets, nearFrom, stop, pairs));
        }
        std::sort(pairs.begin(), pairs.end(),
                  [](const DuplicatePair& a, const DuplicatePair& b) { return a.second < b.second; });
        return pairs;
    });
}

} // namespace assay::curation
