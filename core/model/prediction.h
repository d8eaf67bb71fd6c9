// What one system answered to one question: a record of a prediction set.
//
// The members are the keys of predictions-jsonl (docs/formats.md) under their names. What a source does not
// say stays missing: nullopt, an empty text or map. An empty list within an optional was said to be empty.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace assay::model {

// A passage that the system found, in the order of its ranking.
struct PredictionContext {
    std::string id;
    std::string source; // of a file or a document
    std::string text;
    std::optional<double> score;

    friend bool operator==(const PredictionContext&, const PredictionContext&) = default;
};

struct PredictionUsage {
    std::optional<std::int64_t> inputTokens;
    std::optional<std::int64_t> outputTokens;
    std::optional<double> price; // of this answer, in the currency of the source

    friend bool operator==(const PredictionUsage&, const PredictionUsage&) = default;
};

// A score that another program gave to the answer.
struct OutsideScore {
    double value = 0;
    std::string model;    // by which it was computed, as the source names it; empty: not said
    bool isOfRun = false; // given by a scorer or a judge of this run: kept with the run, not with the answer

    friend bool operator==(const OutsideScore&, const OutsideScore&) = default;
};

struct Prediction {
    std::string questionId;            // empty: only the text of the question is known
    std::string question;              // its text; empty: only its id is known
    std::optional<std::string> answer; // nullopt: none; "" is an answer that says nothing
    std::string answerUnit; // of the figures in the answer, where the source has it apart: "million"
    std::optional<std::vector<PredictionContext>> contexts;
    std::optional<std::int64_t> contextsCutAt; // the source kept no more than so many; nullopt: all of them
    std::optional<std::vector<std::string>> citations;
    std::optional<std::vector<std::string>> hallucinations;
    std::string hallucinationsModel;      // that listed them, as the source names it; empty: not said
    std::optional<double> latencyMs;      // milliseconds, for the whole answer
    std::map<std::string, double> stages; // milliseconds by the name of the stage
    PredictionUsage usage;
    std::map<std::string, OutsideScore> scores; // by the name of the metric
    std::map<std::string, std::string> labels;  // what people said of it, in the words of the source
    std::optional<std::int64_t> sample; // which of several answers to this question; nullopt: the only one
    std::string raw;                    // the reply as it came
    std::string error;                  // why there is no answer; empty: nothing failed

    // A failure is never scored as an answer.
    [[nodiscard]] bool isAnswered() const noexcept { return answer.has_value() && error.empty(); }

    // The answer as people and models read it, its unit behind; empty: there is none.
    [[nodiscard]] std::string answerInWords() const {
        const bool hasUnit = answer && !answer->empty() && !answerUnit.empty();
        return answer.value_or(std::string()) + (hasUnit ? " " + answerUnit : std::string());
    }

    friend bool operator==(const Prediction&, const Prediction&) = default;
};

} // namespace assay::model
