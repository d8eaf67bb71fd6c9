// Inside the formats room: makes predictions of the rows of a file whose columns are known, and says what is
// wrong with them.
#pragma once

#include "core/base/issue_list.h"
#include "core/formats/answers/prediction_columns.h"
#include "core/formats/answers/prediction_json.h"
#include "core/formats/answers/prediction_rows.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>

namespace assay::formats {

class PredictionMaker final : public PredictionRowHandler {
  public:
    // Takes each record as it is made; returns whether to go on.
    using Take = std::function<bool(PredictionRecord record)>;

    // The columns are decided. `file` and `system` go into the issues and the records.
    PredictionMaker(PredictionKind kind, std::string file, std::string system, PredictionColumns& columns,
                    base::IssueList& issues, Take take);

    PredictionColumns& columns() override { return m_columns; }

    bool takeRow(const PredictionRow& row) override;
    bool takeRejected(std::int64_t line, std::string_view text, base::IssueCode reason,
                      const std::string& field, std::string_view value) override;
    void report(base::Severity severity, base::IssueCode code, std::int64_t line, const std::string& field,
                std::string_view value) override;

    [[nodiscard]] std::int64_t records() const noexcept { return m_records; } // good or bad

    [[nodiscard]] std::int64_t rejected() const noexcept { return m_rejected; }

  private:
    bool takeQuestion(const PredictionRow& row, model::Prediction& prediction);
    bool takeSample(const PredictionRow& row, model::Prediction& prediction);
    void takeField(PredictionField field, const PredictionCell& cell, PredictionRecord& record);
    void takeAnswer(const PredictionCell& cell, PredictionRecord& record);
    void takeStatus(const PredictionCell& cell, PredictionRecord& record);
    void refuseErrorReply(const PredictionRow& row, PredictionRecord& record);
    void takeContexts(const PredictionCell& cell, PredictionRecord& record);
    void takeStructure(PredictionField field, const PredictionCell& cell, PredictionRecord& record);
    void takeMetric(const PredictionCell& cell, const std::string& metric, model::Prediction& prediction);
    void takeExtra(const PredictionCell& cell, PredictionRecord& record);
    void takeFinsightsMetadata(const PredictionCell& cell, model::Prediction& prediction);
    [[nodiscard]] std::optional<double> numberOf(const PredictionCell& cell);
    [[nodiscard]] std::optional<std::int64_t> countOf(const PredictionCell& cell);
    void addIssue(base::Severity severity, base::IssueCode code, std::int64_t line, const std::string& field,
                  std::string_view value, std::string_view expected);
    void warnOfRange(const PredictionCell& cell, std::string_view expected);
    // OutOfRange is said of what must be 0 or more.
    void warn(base::IssueCode code, const PredictionCell& cell, const std::string& place = {},
              std::optional<std::string_view> value = std::nullopt);

    PredictionKind m_kind;
    std::string m_file;
    std::string m_system;
    PredictionColumns& m_columns;
    base::IssueList& m_issues;
    Take m_take;
    std::int64_t m_records = 0;
    std::int64_t m_rejected = 0;
    std::unordered_map<std::string, std::set<std::int64_t>> m_samples; // by question
    std::set<std::size_t> m_decimalCommas;                             // columns of which it was said
};

} // namespace assay::formats
