#include "core/evaluate/retrieval/question_filters.h"

#include "core/text/fold.h"

#include <algorithm>

namespace assay::evaluate {

using retrieval::FieldEquals;
using retrieval::Filter;

QuestionFilters::QuestionFilters(const workspace::CorpusColumns& columns, const AskingSettings& settings)
    : m_settings(settings) {
    for (const std::string& one : settings.fixed) {
        const std::size_t equals = one.find('=');
        m_fixed.push_back({one.substr(0, equals), one.substr(equals + 1)});
    }
    const bool hasOther = std::ranges::any_of(
        columns.kind, [](model::SentenceKind kind) { return kind != model::SentenceKind::Prose; });
    if (settings.onlyProse && hasOther) {
        m_fixed.push_back({"kind", "prose"});
    }
    for (const std::uint32_t name : columns.company) {
        m_companies.try_emplace(text::foldCase(columns.names[name]), columns.names[name]);
    }
}

std::vector<FieldEquals> QuestionFilters::companies(const model::Question& question) const {
    std::vector<FieldEquals> conditions;
    for (const std::int64_t cik : question.cikInt) {
        conditions.push_back({"cik", std::to_string(cik)});
    }
    for (const std::string& company : question.companyName) {
        if (question.cikInt.empty()) {
            const auto known = m_companies.find(text::foldCase(company));
            conditions.push_back({"company", known == m_companies.end() ? company : known->second});
        }
    }
    return conditions;
}

std::vector<Filter> QuestionFilters::of(const model::Question& question) const {
    const bool byCompany =
        m_settings.filter == QuestionFilter::Company || m_settings.filter == QuestionFilter::CompanyAndYear;
    const bool byYear =
        m_settings.filter == QuestionFilter::Year || m_settings.filter == QuestionFilter::CompanyAndYear;
    std::vector<Filter> parts{m_fixed};
    const auto multiply = [&parts](const std::vector<FieldEquals>& conditions) {
        if (conditions.empty()) {
            return;
        }
        std::vector<Filter> wider;
        for (const Filter& part : parts) {
            for (const FieldEquals& condition : conditions) {
                wider.push_back(part);
                wider.back().push_back(condition);
            }
        }
        parts = std::move(wider);
    };
    if (byCompany) {
        multiply(companies(question));
    }
    if (byYear) {
        std::vector<FieldEquals> years;
        for (const std::int64_t year : question.years) {
            years.push_back({"year", std::to_string(year)});
        }
        multiply(years);
    }
    for (Filter& part : parts) {
        std::ranges::sort(part);
    }
    std::ranges::sort(parts);
    const auto repeated = std::ranges::unique(parts);
    parts.erase(repeated.begin(), repeated.end());
    return parts;
}

bool QuestionFilters::isUnfiltered(const model::Question& question) const {
    const bool noCompany = question.cikInt.empty() && question.companyName.empty();
    switch (m_settings.filter) {
    case QuestionFilter::Company:
        return noCompany;
    case QuestionFilter::Year:
        return question.years.empty();
    case QuestionFilter::CompanyAndYear:
        return noCompany || question.years.empty();
    case QuestionFilter::None:
        break;
    }
    return false;
}

std::vector<std::string> QuestionFilters::fixedFields() const {
    std::vector<std::string> fields;
    for (const FieldEquals& condition : m_fixed) {
        fields.push_back(condition.field);
    }
    return fields;
}

base::Result<retrieval::RowSet> rowsOfAny(const retrieval::FieldIndex& fields,
                                          const std::vector<Filter>& parts) {
    std::vector<retrieval::RowRange> ranges;
    for (const Filter& part : parts) {
        ASSAY_TRY(const auto rows, fields.rowsOf(part));
        ranges.insert(ranges.end(), rows.ranges().begin(), rows.ranges().end());
    }
    return retrieval::RowSet::ofRanges(ranges);
}

} // namespace assay::evaluate
