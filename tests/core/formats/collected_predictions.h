// What a reader of answers hands out, in one piece.
#pragma once

#include "core/formats/answers/prediction_reader.h"

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace assay::formats {

// The answer and the scores of a record, without their models.
struct AnswerRecord {
    std::string questionId;
    std::optional<std::string> answer;
    std::map<std::string, double> metrics;
    std::int64_t line = 0;
    std::string system{};

    friend bool operator==(const AnswerRecord&, const AnswerRecord&) = default;
};

class CollectedPredictions final : public PredictionSink {
  public:
    base::Result<> takeBytes(std::string_view block) override {
        document += block;
        return {};
    }

    base::Result<> takePredictions(std::span<PredictionRecord> records) override {
        for (PredictionRecord& record : records) {
            predictions.push_back(std::move(record));
        }
        return {};
    }

    std::string document;
    std::vector<PredictionRecord> predictions;
};

struct CollectedReading : PredictionReading {
    std::string document;
    std::vector<PredictionRecord> predictions;
    std::vector<AnswerRecord> answers;
};

inline CollectedReading collected(PredictionReading reading, CollectedPredictions sink) {
    CollectedReading all;
    static_cast<PredictionReading&>(all) = std::move(reading);
    all.document = std::move(sink.document);
    for (const PredictionRecord& record : sink.predictions) {
        AnswerRecord answer{
            record.prediction.questionId, record.prediction.answer, {}, record.line, record.system};
        for (const auto& [name, score] : record.prediction.scores) {
            answer.metrics.emplace(name, score.value);
        }
        all.answers.push_back(std::move(answer));
    }
    all.predictions = std::move(sink.predictions);
    return all;
}

inline base::Result<CollectedReading> collectPredictions(std::string_view content, const std::string& name,
                                                         const PredictionOptions& options = {},
                                                         std::stop_token stop = {},
                                                         base::IssueList* issuesOnFailure = nullptr) {
    CollectedPredictions sink;
    ASSAY_TRY(auto reading, readPredictionsText(content, name, options, sink, stop, issuesOnFailure));
    return collected(std::move(reading), std::move(sink));
}

} // namespace assay::formats
