// Judges the values of one record and makes a sample of it: the rules are the same for every form.
#pragma once

#include "core/base/issue_list.h"
#include "core/formats/scored/scored_record.h"
#include "core/model/scored_sample.h"

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>

namespace assay::formats {

// A stored FHRI and the recomputed one may differ by this much before it is worth a warning: scores are often
// stored with three decimals.
inline constexpr double kFhriTolerance = 0.001;

class ScoredSampleRules {
  public:
    explicit ScoredSampleRules(base::IssueList& issues);

    // Fills everything of `sample` but its file, and reports what is wrong under `file`. Returns the first
    // error's code when the record cannot be kept as a sample. The sample id is left empty when the source
    // has none.
    [[nodiscard]] std::optional<base::IssueCode> apply(ScoredRecord& record, const std::string& file,
                                                       model::ScoredSample& sample);

  private:
    struct Score {
        std::optional<double> value;
        std::optional<base::IssueCode> wrong;
    };

    Score scoreOf(const ScoredValue& value, double highest);
    std::optional<double> withDecimalComma(const ScoredValue& value, double highest);
    void report(base::Severity severity, base::IssueCode code, std::int64_t line, std::string_view field,
                std::string_view value, std::string expected = {});
    void reject(base::IssueCode code, const ScoredValue& value);
    std::optional<double> checkedScore(ScoredField field);
    std::string text(ScoredField field, bool numbersToo);
    void applyLabel(model::ScoredSample& sample);
    void applyPrediction(model::ScoredSample& sample);
    void applyWeights(model::ScoredSample& sample);
    void applyFhri(model::ScoredSample& sample);

    base::IssueList& m_issues;
    ScoredRecord* m_record = nullptr;
    const std::string* m_file = nullptr;
    std::optional<base::IssueCode> m_rejected;
    std::set<std::pair<std::string, std::string>> m_decimalCommas; // files and columns of which it was said
};

} // namespace assay::formats
