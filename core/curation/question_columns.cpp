#include "core/curation/question_columns.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <unordered_set>

namespace assay::curation {

using workspace::QuestionColumns;

std::optional<std::uint32_t> EditableColumns::positionOf(base::RowId id) const {
    const auto found = std::lower_bound(m_columns.id.begin(), m_columns.id.end(), id);
    return found != m_columns.id.end() && *found == id
               ? std::optional(static_cast<std::uint32_t>(found - m_columns.id.begin()))
               : std::nullopt;
}

std::uint32_t EditableColumns::number(const QuestionColumns& from, std::uint32_t name) {
    if (m_numbers.empty()) {
        for (std::size_t i = 0; i < m_columns.names.size(); ++i) {
            m_numbers.emplace(m_columns.names[i], static_cast<std::uint32_t>(i));
        }
    }
    const std::string& text = from.names[name];
    const auto [found, isNew] =
        m_numbers.try_emplace(text, static_cast<std::uint32_t>(m_columns.names.size()));
    if (isNew) {
        m_columns.names.push_back(text);
    }
    return found->second;
}

void EditableColumns::replaceList(Lists& lists, std::uint32_t position, const QuestionColumns& from,
                                  const Lists& source, std::size_t row) {
    const std::span<const std::uint32_t> values = source.of(row);
    const std::size_t before = lists.of(position).size();
    const auto place = lists.values.begin() + static_cast<std::ptrdiff_t>(lists.begin[position]);
    if (values.size() > before) {
        lists.values.insert(place, values.size() - before, 0);
    } else {
        lists.values.erase(place, place + static_cast<std::ptrdiff_t>(before - values.size()));
    }
    if (values.size() != before) {
        for (std::size_t i = position + 1; i < lists.begin.size(); ++i) {
            lists.begin[i] = static_cast<std::uint32_t>(lists.begin[i] + values.size() - before);
        }
    }
    for (std::size_t i = 0; i < values.size(); ++i) {
        lists.values[lists.begin[position] + i] = number(from, values[i]);
    }
}

void EditableColumns::appendList(Lists& lists, const QuestionColumns& from, const Lists& source,
                                 std::size_t row) {
    for (const std::uint32_t value : source.of(row)) {
        lists.values.push_back(number(from, value));
    }
    lists.begin.push_back(static_cast<std::uint32_t>(lists.values.size()));
}

void EditableColumns::replace(std::uint32_t position, const QuestionColumns& from, std::size_t row) {
    QuestionColumns& to = m_columns;
    to.suite[position] = from.suite[row];
    to.questionId[position] = from.questionId[row];
    to.questionText[position] = from.questionText[row];
    to.status[position] = from.status[row];
    to.category[position] = number(from, from.category[row]);
    to.difficulty[position] = number(from, from.difficulty[row]);
    to.scope[position] = number(from, from.scope[row]);
    to.answerType[position] = number(from, from.answerType[row]);
    to.goldVersion[position] = number(from, from.goldVersion[row]);
    replaceList(to.companies, position, from, from.companies, row);
    replaceList(to.years, position, from, from.years, row);
    replaceList(to.sections, position, from, from.sections, row);
    replaceList(to.flags, position, from, from.flags, row);
    to.changedBy[position] = number(from, from.changedBy[row]);
    to.changedAt[position] = from.changedAt[row];
}

void EditableColumns::append(const QuestionColumns& from, std::size_t row) {
    QuestionColumns& to = m_columns;
    to.id.push_back(from.id[row]);
    to.suite.push_back(from.suite[row]);
    to.questionId.push_back(from.questionId[row]);
    to.questionText.push_back(from.questionText[row]);
    to.status.push_back(from.status[row]);
    to.category.push_back(number(from, from.category[row]));
    to.difficulty.push_back(number(from, from.difficulty[row]));
    to.scope.push_back(number(from, from.scope[row]));
    to.answerType.push_back(number(from, from.answerType[row]));
    to.goldVersion.push_back(number(from, from.goldVersion[row]));
    appendList(to.companies, from, from.companies, row);
    appendList(to.years, from, from.years, row);
    appendList(to.sections, from, from.sections, row);
    appendList(to.flags, from, from.flags, row);
    to.changedBy.push_back(number(from, from.changedBy[row]));
    to.changedAt.push_back(from.changedAt[row]);
}

namespace {

constexpr std::size_t kMostIdDigits = 9;

std::size_t digitsAtEnd(const std::string& id) {
    std::size_t digits = 0;
    while (digits < id.size() && digits < kMostIdDigits && id[id.size() - 1 - digits] >= '0' &&
           id[id.size() - 1 - digits] <= '9') {
        ++digits;
    }
    return digits;
}

} // namespace

std::string proposedQuestionId(const QuestionColumns& columns, base::RowId suite) {
    std::string last = "Q000";
    std::unordered_set<std::string_view> taken;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        if (columns.suite[i] == suite) {
            taken.insert(columns.questionId[i]);
            last = digitsAtEnd(columns.questionId[i]) > 0 ? columns.questionId[i] : last;
        }
    }
    const std::size_t digits = digitsAtEnd(last);
    const std::string stem = last.substr(0, last.size() - digits);
    std::string id = last;
    for (std::int64_t number = std::stoll(last.substr(stem.size())) + 1; id == last || taken.contains(id);
         ++number) {
        const std::string written = std::to_string(number);
        id = stem + std::string(digits - std::min(digits, written.size()), '0') + written;
    }
    return id;
}

} // namespace assay::curation
