// sortQuestions(): every order is turned into one number for each question first, so that what is sorted is
// numbers.
#include "core/curation/question_filter.h"
#include "core/model/question_field.h"
#include "core/text/natural_order.h"

#include <algorithm>

namespace assay::curation {
namespace {

constexpr std::uint32_t kMissing = 0xFFFF'FFFF;

// The rank of each text among the texts, equal for equal ones; empty ones are kMissing. `usual` come first,
// in their order.
std::vector<std::uint32_t> naturalRanks(const std::vector<std::string_view>& texts,
                                        std::span<const std::string_view> usual) {
    struct Entry {
        std::uint64_t head = 0; // the first bytes of the key, so that most comparisons end there
        std::uint32_t index = 0;
    };

    std::vector<std::string> keys(texts.size());
    std::vector<Entry> entries;
    entries.reserve(texts.size());
    for (std::size_t i = 0; i < texts.size(); ++i) {
        if (texts[i].empty()) {
            continue;
        }
        const auto place =
            static_cast<std::size_t>(std::find(usual.begin(), usual.end(), texts[i]) - usual.begin());
        keys[i] = usual.empty() ? std::string() : std::string(1, static_cast<char>(place + 1));
        keys[i] += text::naturalKey(texts[i]);
        Entry entry;
        for (std::size_t byte = 0; byte < sizeof entry.head; ++byte) {
            const auto value = byte < keys[i].size() ? static_cast<unsigned char>(keys[i][byte]) : 0U;
            entry.head = entry.head << 8U | value;
        }
        entry.index = static_cast<std::uint32_t>(i);
        entries.push_back(entry);
    }
    const auto order = [&](const Entry& a, const Entry& b) {
        if (a.head != b.head) {
            return a.head < b.head ? -1 : 1;
        }
        const int byKey = keys[a.index].compare(keys[b.index]);
        return byKey != 0 ? byKey : texts[a.index].compare(texts[b.index]);
    };
    std::sort(entries.begin(), entries.end(),
              [&](const Entry& a, const Entry& b) { return order(a, b) < 0; });
    std::vector<std::uint32_t> ranks(texts.size(), kMissing);
    std::uint32_t rank = 0;
    for (std::size_t i = 0; i < entries.size(); ++i) {
        rank += i > 0 && order(entries[i - 1], entries[i]) != 0 ? 1 : 0;
        ranks[entries[i].index] = rank;
    }
    return ranks;
}

// Ranks of the questions at `positions` from texts of their own.
template <typename TextAt>
std::vector<std::uint32_t> ranksOfTexts(const std::vector<std::uint32_t>& positions, TextAt textAt) {
    std::vector<std::string_view> texts;
    texts.reserve(positions.size());
    for (const std::uint32_t position : positions) {
        texts.push_back(textAt(position));
    }
    return naturalRanks(texts, {});
}

// The same from numbers into the names of the columns. Only names that are used are ranked.
template <typename NameAt>
std::vector<std::uint32_t> ranksOfNames(const std::vector<std::uint32_t>& positions,
                                        const workspace::QuestionColumns& columns, NameAt nameAt,
                                        std::span<const std::string_view> usual = {}) {
    std::vector<std::string_view> names(columns.names.size());
    for (const std::uint32_t position : positions) {
        const std::uint32_t name = nameAt(position);
        names[name] = columns.names[name];
    }
    const std::vector<std::uint32_t> ranks = naturalRanks(names, usual);
    std::vector<std::uint32_t> result;
    result.reserve(positions.size());
    for (const std::uint32_t position : positions) {
        result.push_back(ranks[nameAt(position)]);
    }
    return result;
}

std::vector<std::uint32_t> ranksOf(const std::vector<std::uint32_t>& positions,
                                   const workspace::QuestionColumns& columns, const FilterContext& context,
                                   QuestionOrder order) {
    const auto single = [&](const std::vector<std::uint32_t>& column,
                            std::span<const std::string_view> usual = {}) {
        return ranksOfNames(positions, columns, [&](std::uint32_t i) { return column[i]; }, usual);
    };
    const auto first = [&](const workspace::QuestionColumns::Lists& lists) {
        return ranksOfNames(positions, columns, [&](std::uint32_t i) {
            const std::span<const std::uint32_t> values = lists.of(i);
            return values.empty() ? 0U : values.front();
        });
    };
    switch (order) {
    case QuestionOrder::QuestionId:
        return ranksOfTexts(positions,
                            [&](std::uint32_t i) { return std::string_view(columns.questionId[i]); });
    case QuestionOrder::Text:
        return ranksOfTexts(positions,
                            [&](std::uint32_t i) { return std::string_view(columns.questionText[i]); });
    case QuestionOrder::ChangedAt:
        return ranksOfTexts(positions,
                            [&](std::uint32_t i) { return std::string_view(columns.changedAt[i]); });
    case QuestionOrder::Suite:
        return ranksOfTexts(positions, [&](std::uint32_t i) {
            const auto name = context.suiteNames.find(columns.suite[i]);
            return name == context.suiteNames.end() ? std::string_view() : std::string_view(name->second);
        });
    case QuestionOrder::Status: {
        std::vector<std::uint32_t> ranks;
        ranks.reserve(positions.size());
        for (const std::uint32_t position : positions) {
            ranks.push_back(context.withheld.contains(columns.id[position])
                                ? kMissing
                                : static_cast<std::uint32_t>(columns.status[position]));
        }
        return ranks;
    }
    case QuestionOrder::Category:
        return single(columns.category);
    case QuestionOrder::Difficulty:
        return single(columns.difficulty, model::fieldInfo(model::QuestionField::Difficulty).choices);
    case QuestionOrder::Scope:
        return single(columns.scope);
    case QuestionOrder::AnswerType:
        return single(columns.answerType);
    case QuestionOrder::GoldVersion:
        return single(columns.goldVersion);
    case QuestionOrder::Company:
        return first(columns.companies);
    case QuestionOrder::Year:
        return first(columns.years);
    case QuestionOrder::Id:
        break;
    }
    return {};
}

} // namespace

void sortQuestions(std::vector<std::uint32_t>& positions, const workspace::QuestionColumns& columns,
                   const FilterContext& context, QuestionOrder order, bool descending) {
    if (order == QuestionOrder::Id) {
        std::sort(positions.begin(), positions.end()); // the columns are in the order of ids
        if (descending) {
            std::reverse(positions.begin(), positions.end());
        }
        return;
    }
    const std::vector<std::uint32_t> ranks = ranksOf(positions, columns, context, order);
    // The rank above the position, both in one number; a falling order turns the rank round.
    std::vector<std::uint64_t> keys(positions.size());
    for (std::size_t i = 0; i < keys.size(); ++i) {
        const std::uint32_t rank = descending && ranks[i] != kMissing ? kMissing - 1 - ranks[i] : ranks[i];
        keys[i] = std::uint64_t{rank} << 32U | positions[i];
    }
    std::sort(keys.begin(), keys.end());
    for (std::size_t i = 0; i < keys.size(); ++i) {
        positions[i] = static_cast<std::uint32_t>(keys[i] & 0xFFFF'FFFFU);
    }
}

void placeQuestions(std::vector<std::uint32_t>& sorted, std::span<const std::uint32_t> changed,
                    const workspace::QuestionColumns& columns, const FilterContext& context,
                    QuestionOrder order, bool descending) {
    std::vector<std::uint32_t> moving(changed.begin(), changed.end());
    std::sort(moving.begin(), moving.end());
    moving.erase(std::unique(moving.begin(), moving.end()), moving.end());
    std::erase_if(sorted, [&](std::uint32_t position) {
        return std::binary_search(moving.begin(), moving.end(), position);
    });
    std::vector<std::uint32_t> both;
    for (const std::uint32_t position : moving) {
        const auto place =
            std::lower_bound(sorted.begin(), sorted.end(), position, [&](std::uint32_t a, std::uint32_t b) {
                both.assign({a, b});
                sortQuestions(both, columns, context, order, descending);
                return both.front() == a;
            });
        sorted.insert(place, position);
    }
}

} // namespace assay::curation
