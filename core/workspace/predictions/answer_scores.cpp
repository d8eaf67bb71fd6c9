#include "core/workspace/predictions/answer_scores.h"

#include "core/json/json_places.h"
#include "core/text/folded_text.h"
#include "core/workspace/predictions/prediction_rows.h"
#include "core/workspace/schema/cursor.h"
#include "core/workspace/schema/schema.h"
#include "core/workspace/schema/sqlite_errors.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Transaction.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

namespace assay::workspace {
namespace {

using base::ErrorCode;
using base::fail;
using base::Result;

constexpr std::int64_t kAnswersPerLook = 4'096;

// The ids of questions by their texts, looked up once somebody asks.
class IdsByText {
  public:
    explicit IdsByText(SQLite::Database& database)
        : m_database(database) {}

    const std::vector<std::string>& of(std::string_view text) {
        if (!m_isLoaded) {
            load();
        }
        return m_ids[text::foldedPhrase(text)];
    }

  private:
    void load() {
        Cursor rows(m_database, "SELECT question_id, question_text FROM question WHERE revision > 0"
                                " AND question_id <> '' AND suite_id IN"
                                " (SELECT id FROM suite WHERE state = 1) ORDER BY id");
        while (rows.step()) {
            m_ids[text::foldedPhrase(rows.text(1))].emplace_back(rows.text(0));
        }
        m_isLoaded = true;
    }

    SQLite::Database& m_database;
    bool m_isLoaded = false;
    std::map<std::string, std::vector<std::string>> m_ids;
};

// What one question's samples add up to.
struct Samples {
    bool isFirst = true;
    ScoredAnswer answer; // its metrics are sums
    std::map<std::string, std::int64_t> counts;

    void add(const std::optional<std::string>& said,
             const std::map<std::string, model::OutsideScore>& scores) {
        if (std::exchange(isFirst, false)) {
            answer.answer = said;
        }
        for (const auto& [name, score] : scores) {
            answer.metrics[name] += score.value;
            ++counts[name];
        }
    }

    ScoredAnswer finish() {
        for (auto& [name, sum] : answer.metrics) {
            sum /= static_cast<double>(counts[name]);
        }
        return std::move(answer);
    }
};

// Measures that sets bring under names of their own.
constexpr std::array<std::pair<std::string_view, std::string_view>, 2> kImportedNames{
    {{"rougeL_f", "rouge_l"}, {"bertscore_f", "bertscore"}}};

std::string importedName(const std::string& measure) {
    const auto found =
        std::ranges::find(kImportedNames, measure, &std::pair<std::string_view, std::string_view>::first);
    return found == kImportedNames.end() ? measure : std::string(found->second);
}

// The newest run is the one with the greatest number: runs are never made anew.
base::RowId newestRunOf(SQLite::Database& database, base::RowId set) {
    Cursor run(database,
               "SELECT id FROM run WHERE kind = 'answers' AND state = 2"
               " AND json_extract(inputs, '$.predictions_id') = ? ORDER BY id DESC LIMIT 1",
               set);
    return run.step() ? run.integer(0) : 0;
}

// Of a run's document; what is no number has no value there.
void joinMeasures(std::string_view document, ScoredAnswer& answer) {
    const auto measures = json::parseJson(document);
    if (!measures || !measures->is_object()) {
        return;
    }
    for (const auto& [name, value] : measures->items()) {
        if (value.is_number()) {
            answer.metrics.emplace(importedName(name), value.get<double>());
        }
    }
}

Result<> joinComputed(SQLite::Database& database, base::RowId run, const std::stop_token& stop,
                      ScoredAnswers& answers) {
    Cursor items(database,
                 "SELECT json_extract(document, '$.question_id'), json_extract(document, '$.metrics')"
                 " FROM run_item WHERE run_id = ? ORDER BY number",
                 run);
    for (std::int64_t read = 1; items.step(); ++read) {
        if (read % kAnswersPerLook == 0 && stop.stop_requested()) {
            return fail(ErrorCode::Cancelled);
        }
        if (const auto answer = answers.find(items.text(0)); answer != answers.end()) {
            joinMeasures(items.text(1), answer->second);
        }
    }
    return {};
}

} // namespace

Result<base::RowId> newestAnswersRun(const Reader& reader, base::RowId set) {
    return guarded(reader.path(),
                   [&]() -> Result<base::RowId> { return newestRunOf(reader.database(), set); });
}

Result<std::vector<AnswersRunInfo>> answersRuns(const Reader& reader) {
    return guarded(reader.path(), [&]() -> Result<std::vector<AnswersRunInfo>> {
        std::vector<AnswersRunInfo> runs;
        Cursor rows(reader.database(), "SELECT id, json_extract(inputs, '$.predictions_id'), name FROM run"
                                       " WHERE kind = 'answers' AND state = 2 ORDER BY id DESC");
        while (rows.step()) {
            runs.push_back(
                {rows.integer(0), rows.isMissing(1) ? 0 : rows.integer(1), std::string(rows.text(2))});
        }
        return runs;
    });
}

Result<ScoredAnswers> loadAnswerScores(const Reader& reader, base::RowId set, std::stop_token stop,
                                       std::optional<base::RowId> run) {
    return guarded(reader.path(), [&]() -> Result<ScoredAnswers> {
        const SQLite::Transaction snapshot(reader.database(), SQLite::TransactionBehavior::DEFERRED);
        Cursor there(reader.database(), "SELECT 1 FROM prediction_set WHERE id = ? AND state = 1", set);
        if (!there.step()) {
            return fail(ErrorCode::NotFound, "answer set " + std::to_string(set), reader.path());
        }
        Cursor rows(reader.database(),
                    "SELECT id, question_id, question, answer, scores FROM prediction"
                    " WHERE id BETWEEN ? AND ? ORDER BY id",
                    rowKey(set, 0), rowKey(set, kRowsPerSet - 1));
        IdsByText idsByText(reader.database());
        std::map<std::string, Samples, std::less<>> samples;
        for (std::int64_t read = 1; rows.step(); ++read) {
            if (read % kAnswersPerLook == 0 && stop.stop_requested()) {
                return fail(ErrorCode::Cancelled);
            }
            ASSAY_TRY(const auto scores, readScores(rows.text(4), rows.integer(0), reader.path()));
            const auto answer = rows.isMissing(3) ? std::nullopt : std::optional(std::string(rows.text(3)));
            if (!rows.text(1).empty()) {
                samples[std::string(rows.text(1))].add(answer, scores);
                continue;
            }
            for (const std::string& id : idsByText.of(rows.text(2))) {
                samples[id].add(answer, scores);
            }
        }
        ScoredAnswers answers;
        for (auto& [id, each] : samples) {
            answers.emplace(id, each.finish());
        }
        ASSAY_TRY(
            joinComputed(reader.database(), run ? *run : newestRunOf(reader.database(), set), stop, answers));
        return answers;
    });
}

} // namespace assay::workspace
