#include "core/curation/duplicate_questions.h"

#include "core/base/guard.h"
#include "core/text/fold.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <map>
#include <unordered_map>
#include <utility>

namespace assay::curation {
namespace {

using Token = std::uint32_t;

// Cuts a normalised text at its spaces.
template <typename Take>
void eachWord(std::string_view normalised, Take&& take) {
    for (std::size_t begin = 0; begin < normalised.size();) {
        const std::size_t end = std::min(normalised.find(' ', begin), normalised.size());
        take(normalised.substr(begin, end - begin));
        begin = end + 1;
    }
}

bool hasFigure(std::string_view word) {
    return std::any_of(word.begin(), word.end(), [](char c) { return c >= '0' && c <= '9'; });
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

// Sets of words with the rarest first, and what may only meet each other.
struct WordSets {
    std::vector<std::vector<Token>> tokens; // rising; a smaller token is a rarer word
    std::unordered_map<std::string, std::vector<std::uint32_t>> buckets;
};

WordSets wordSets(std::span<const ComparedText> texts, const std::vector<std::string>& normalised,
                  const std::vector<bool>& compared) {
    WordSets sets;
    sets.tokens.resize(texts.size());
    std::unordered_map<std::string, Token> numbers;
    std::vector<std::uint32_t> frequency;
    for (std::size_t i = 0; i < texts.size(); ++i) {
        if (!compared[i]) {
            continue;
        }
        std::vector<std::string_view> figures;
        std::vector<Token>& tokens = sets.tokens[i];
        eachWord(normalised[i], [&](std::string_view word) {
            const auto [entry, added] =
                numbers.try_emplace(std::string(word), static_cast<Token>(numbers.size()));
            tokens.push_back(entry->second);
            if (hasFigure(word)) {
                figures.push_back(word);
            }
        });
        std::sort(tokens.begin(), tokens.end());
        tokens.erase(std::unique(tokens.begin(), tokens.end()), tokens.end());
        frequency.resize(numbers.size());
        for (const Token token : tokens) {
            ++frequency[token];
        }
        std::sort(figures.begin(), figures.end());
        std::string key = texts[i].context;
        for (const std::string_view figure : figures) {
            key.append("\n").append(figure);
        }
        sets.buckets[std::move(key)].push_back(static_cast<std::uint32_t>(i));
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
    for (std::vector<Token>& tokens : sets.tokens) {
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

base::Result<> joinBucket(const std::vector<std::uint32_t>& members, const WordSets& sets, double from,
                          const std::stop_token& stop, std::vector<DuplicatePair>& pairs) {
    std::unordered_map<Token, std::vector<std::uint32_t>> holders; // members in rising order
    for (const std::uint32_t member : members) {
        if (stop.stop_requested()) {
            return base::fail(base::ErrorCode::Cancelled);
        }
        const std::vector<Token>& tokens = sets.tokens[member];
        const std::size_t prefix = prefixLength(tokens.size(), from);
        std::uint32_t best = member;
        for (std::size_t i = 0; i < prefix; ++i) {
            std::vector<std::uint32_t>& list = holders[tokens[i]];
            for (const std::uint32_t other : list) {
                if (other >= best) {
                    break;
                }
                // From a list, which gives values; of two values it would give references to what is gone.
                const auto [shorter, longer] = std::minmax({tokens.size(), sets.tokens[other].size()});
                const bool lengthsFit =
                    static_cast<double>(shorter) >= from * static_cast<double>(longer) - 1e-9;
                if (lengthsFit && jaccard(tokens, sets.tokens[other]) >= from - 1e-12) {
                    best = other;
                }
            }
            list.push_back(member);
        }
        if (best != member) {
            pairs.push_back({best, member, jaccard(tokens, sets.tokens[best]), false, true});
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

std::string normalisedQuestion(std::string_view text) {
    const std::string folded = text::foldForSearch(text);
    std::string result;
    result.reserve(folded.size());
    for (const text::WordExtent& word : text::words(folded)) {
        if (!result.empty()) {
            result += ' ';
        }
        result.append(folded, word.begin, word.end - word.begin);
    }
    return result;
}

base::Result<std::vector<DuplicatePair>> findDuplicates(std::span<const ComparedText> texts, double nearFrom,
                                                        std::stop_token stop) {
    return base::guarded("duplicates", [&]() -> base::Result<std::vector<DuplicatePair>> {
        if (!(nearFrom > 0 && nearFrom <= 1)) {
            return base::fail(base::ErrorCode::InvalidArgument, std::to_string(nearFrom),
                              "near_duplicate_from");
        }
        std::vector<std::string> normalised(texts.size());
        std::vector<bool> compared(texts.size(), false); // by likeness: the first of its text and context
        std::vector<DuplicatePair> pairs;
        struct Seen {
            std::size_t first = 0;
            std::map<std::string_view, std::size_t> byContext;
        };
        std::unordered_map<std::string_view, Seen> seen;
        for (std::size_t i = 0; i < texts.size(); ++i) {
            if (i % 256 == 0 && stop.stop_requested()) {
                return base::fail(base::ErrorCode::Cancelled);
            }
            normalised[i] = normalisedQuestion(texts[i].text);
            if (normalised[i].empty()) {
                continue;
            }
            const auto [entry, added] = seen.try_emplace(normalised[i]);
            if (added) {
                entry->second.first = i;
            }
            const auto [same, fresh] = entry->second.byContext.try_emplace(texts[i].context, i);
            if (!fresh) {
                pairs.push_back({same->second, i, 1, true, true});
            } else if (!added) {
                pairs.push_back({entry->second.first, i, 1, true, false});
            }
            compared[i] = added;
        }
        // A text that stands again in another context may still be nearly equal to one of that context; it is
        // reported already.
        const WordSets sets = wordSets(texts, normalised, compared);
        for (const auto& [key, members] : sets.buckets) {
            if (members.size() < 2) {
                continue;
            }
            ASSAY_TRY(joinBucket(members, sets, nearFrom, stop, pairs));
        }
        std::sort(pairs.begin(), pairs.end(),
                  [](const DuplicatePair& a, const DuplicatePair& b) { return a.second < b.second; });
        return pairs;
    });
}

} // namespace assay::curation
