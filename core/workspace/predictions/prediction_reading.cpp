#include "core/workspace/predictions/prediction_reading.h"

#include "core/formats/answers/question_match.h"
#include "core/text/folded_text.h"
#include "core/workspace/predictions/prediction_rows.h"
#include "core/workspace/schema/cursor.h"
#include "core/workspace/schema/schema.h"
#include "core/workspace/schema/sqlite_errors.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Transaction.h>

#include <algorithm>
#include <functional>
#include <unordered_set>
#include <utility>

namespace assay::workspace {
namespace {

using base::ErrorCode;
using base::fail;
using base::Result;

constexpr std::int64_t kRowsPerLook = 4'096;

Result<> requireVisible(const Reader& reader, base::RowId set) {
    Cursor row(reader.database(), "SELECT 1 FROM prediction_set WHERE id = ? AND state = 1", set);
    return row.step() ? Result<>()
                      : fail(ErrorCode::NotFound, "answer set " + std::to_string(set), reader.path());
}

UnmatchedPrediction unmatchedOf(const Cursor& row) {
    return {std::string(row.text(1)), std::string(row.text(2)), row.optionalInteger(3), row.integer(4)};
}

constexpr const char* kSelectNames =
    "SELECT id, question_id, question, sample, line FROM prediction WHERE id BETWEEN ? AND ? ORDER BY id";

// The rows of each question, by sample.
struct MatchedRows {
    struct Row {
        std::int64_t sample = -1;
        base::RowId id = 0;
        friend auto operator<=>(const Row&, const Row&) = default;
    };

    std::vector<std::vector<Row>> of;
    PredictionMatch match;
};

Result<MatchedRows> matchRows(const Reader& reader, base::RowId set, std::span<const NamedQuestion> questions,
                              const std::stop_token& stop) {
    formats::QuestionMatch index;
    for (const NamedQuestion& each : questions) {
        index.add(each.question.questionId, each.question.questionText);
    }
    MatchedRows rows;
    rows.of.resize(questions.size());
    PredictionMatch& match = rows.match;
    Cursor names(reader.database(), kSelectNames, rowKey(set, 0), rowKey(set, kRowsPerSet - 1));
    while (names.step()) {
        if (++match.predictions % kRowsPerLook == 0 && stop.stop_requested()) {
            return fail(ErrorCode::Cancelled);
        }
        const auto found = index.find(std::string(names.text(1)), names.text(2));
        if (!found.question) {
            match.unmatched.push_back(unmatchedOf(names));
            continue;
        }
        ++match.matched;
        match.byText += found.byText ? 1 : 0;
        rows.of[*found.question].push_back({names.optionalInteger(3).value_or(-1), names.integer(0)});
    }
    for (auto& ofQuestion : rows.of) {
        std::ranges::sort(ofQuestion);
        match.answered += ofQuestion.empty() ? 0 : 1;
    }
    return rows;
}

// What is stored of these rows, by a Cursor over kSelectPredictions with "id = ?".
Result<std::vector<formats::PredictionRecord>> readMatched(const Reader& reader, Cursor& row,
                                                           const std::vector<MatchedRows::Row>& matched) {
    std::vector<formats::PredictionRecord> samples;
    for (const MatchedRows::Row& each : matched) {
        row.bind(each.id);
        if (!row.step()) {
            return fail(ErrorCode::DamagedWorkspace, "prediction " + std::to_string(each.id), reader.path());
        }
        ASSAY_TRY(auto record, readPrediction(row, reader.path()));
        samples.push_back(std::move(record));
    }
    return samples;
}

} // namespace

Result<PredictionMatch> readPredictions(const Reader& reader, base::RowId set,
                                        std::span<const NamedQuestion> questions, const TakePredictions& take,
                                        std::stop_token stop) {
    return guarded(reader.path(), [&]() -> Result<PredictionMatch> {
        const SQLite::Transaction snapshot(reader.database(), SQLite::TransactionBehavior::DEFERRED);
        ASSAY_TRY(requireVisible(reader, set));
        ASSAY_TRY(auto matched, matchRows(reader, set, questions, stop));
        Cursor row(reader.database(), std::string(kSelectPredictions) + "id = ?");
        for (std::size_t question = 0; question < questions.size(); ++question) {
            if (stop.stop_requested()) {
                return fail(ErrorCode::Cancelled);
            }
            ASSAY_TRY(auto samples, readMatched(reader, row, matched.of[question]));
            ASSAY_TRY(take(question, std::move(samples)));
        }
        return std::move(matched.match);
    });
}

Result<std::vector<formats::PredictionRecord>> readPredictionsOf(const Reader& reader, base::RowId set,
                                                                 std::span<const NamedQuestion> questions,
                                                                 std::size_t question,
                                                                 const std::stop_token& stop) {
    using Samples = std::vector<formats::PredictionRecord>;
    return guarded(reader.path(), [&]() -> Result<Samples> {
        const SQLite::Transaction snapshot(reader.database(), SQLite::TransactionBehavior::DEFERRED);
        ASSAY_TRY(requireVisible(reader, set));
        ASSAY_TRY(const auto matched, matchRows(reader, set, questions, stop));
        Cursor row(reader.database(), std::string(kSelectPredictions) + "id = ?");
        return readMatched(reader, row, matched.of.at(question));
    });
}

Result<> readPredictionSet(const Reader& reader, base::RowId set,
                           const std::function<Result<>(formats::PredictionRecord record)>& take,
                           std::stop_token stop) {
    return guarded(reader.path(), [&]() -> Result<> {
        const SQLite::Transaction snapshot(reader.database(), SQLite::TransactionBehavior::DEFERRED);
        ASSAY_TRY(requireVisible(reader, set));
        Cursor rows(reader.database(), std::string(kSelectPredictions) + "id BETWEEN ? AND ? ORDER BY id",
                    rowKey(set, 0), rowKey(set, kRowsPerSet - 1));
        for (std::int64_t read = 1; rows.step(); ++read) {
            if (read % kRowsPerLook == 0 && stop.stop_requested()) {
                return fail(ErrorCode::Cancelled);
            }
            ASSAY_TRY(auto record, readPrediction(rows, reader.path()));
            ASSAY_TRY(take(std::move(record)));
        }
        return {};
    });
}

Result<std::vector<UnmatchedPrediction>> predictionsOfNoQuestion(const Reader& reader, base::RowId set) {
    return guarded(reader.path(), [&]() -> Result<std::vector<UnmatchedPrediction>> {
        const SQLite::Transaction snapshot(reader.database(), SQLite::TransactionBehavior::DEFERRED);
        Cursor known(reader.database(), "SELECT 1 FROM question WHERE question_id = ? AND revision > 0"
                                        " AND suite_id IN (SELECT id FROM suite WHERE state = 1)");
        Cursor names(reader.database(), kSelectNames, rowKey(set, 0), rowKey(set, kRowsPerSet - 1));
        std::vector<UnmatchedPrediction> unmatched;
        while (names.step()) {
            known.bind(names.text(1));
            if (names.text(1).empty() || !known.step()) {
                unmatched.push_back(unmatchedOf(names));
            }
        }
        if (std::ranges::all_of(unmatched, &std::string::empty, &UnmatchedPrediction::question)) {
            return unmatched;
        }
        std::unordered_set<std::string> texts;
        Cursor questions(reader.database(), "SELECT question_text FROM question WHERE revision > 0"
                                            " AND suite_id IN (SELECT id FROM suite WHERE state = 1)");
        while (questions.step()) {
            texts.insert(text::foldedPhrase(questions.text(0)));
        }
        std::erase_if(unmatched, [&](const UnmatchedPrediction& prediction) {
            return !prediction.question.empty() && texts.contains(text::foldedPhrase(prediction.question));
        });
        return unmatched;
    });
}

Result<std::vector<FittingSet>> fittingSets(const Reader& reader, const std::stop_token& stop) {
    return guarded(reader.path(), [&]() -> Result<std::vector<FittingSet>> {
        const SQLite::Transaction snapshot(reader.database(), SQLite::TransactionBehavior::DEFERRED);
        std::vector<base::RowId> suites;
        std::vector<formats::QuestionMatch> questions;
        std::vector<std::size_t> counts;
        Cursor named(reader.database(), "SELECT suite.id, question_id, question_text FROM suite"
                                        " JOIN question ON suite_id = suite.id AND question.revision > 0"
                                        " WHERE suite.state = 1 ORDER BY suite.name, question.id");
        while (named.step()) {
            if (suites.empty() || suites.back() != named.integer(0)) {
                suites.push_back(named.integer(0));
                questions.emplace_back();
                counts.push_back(0);
            }
            questions.back().add(std::string(named.text(1)), named.text(2));
            ++counts.back();
        }
        std::vector<FittingSet> fitting;
        Cursor sets(reader.database(), "SELECT id FROM prediction_set WHERE state = 1 ORDER BY name");
        while (sets.step()) {
            std::vector<std::vector<bool>> answered;
            for (const std::size_t count : counts) {
                answered.emplace_back(count, false);
            }
            Cursor lists(reader.database(),
                         "SELECT question_id, question FROM prediction WHERE id BETWEEN ? AND ?"
                         " AND json_type(detail, '$.contexts') = 'array'",
                         rowKey(sets.integer(0), 0), rowKey(sets.integer(0), kRowsPerSet - 1));
            while (lists.step()) {
                if (stop.stop_requested()) {
                    return fail(ErrorCode::Cancelled);
                }
                const std::string id(lists.text(0));
                for (std::size_t suite = 0; suite < suites.size(); ++suite) {
                    if (const auto found = questions[suite].find(id, lists.text(1)).question) {
                        answered[suite][*found] = true;
                    }
                }
            }
            for (std::size_t suite = 0; suite < suites.size(); ++suite) {
                if (const auto common = std::ranges::count(answered[suite], true); common > 0) {
                    fitting.push_back({suites[suite], sets.integer(0), common});
                }
            }
        }
        std::ranges::stable_sort(fitting, std::ranges::greater{}, &FittingSet::questions);
        return fitting;
    });
}

} // namespace assay::workspace
