#include "core/formats/answers/prediction_fields.h"

#include "core/formats/answers/answer_metric_names.h"

#include <algorithm>
#include <array>
#include <span>

namespace assay::formats {
namespace {

constexpr std::array<std::string_view, kPredictionKindCount> kPredictionKindNames{
    "scores-csv",
    "predictions-jsonl",
    "finsearch-results-json",
    "florida-report-json",
    "florida-baselines-json",
    "tatqa-predictions-json",
    "norwegian-report-json",
    "financebench-results-jsonl",
    "finsights-responses-json",
    "pytrec-json",
    "ranx-json",
    "retrieval-spans-jsonl",
    "trec-run",
    "argilla-answers-json",
    "label-studio-answers-json",
    "langfuse-answers-json",
    "phoenix-answers-json"};

constexpr std::array<std::string_view, kPredictionFieldCount> kFieldNames{
    "question_id",  "question",       "answer",
    "answer_unit",  "contexts",       "contexts_cut_at",
    "citations",    "hallucinations", "hallucinations_model",
    "latency_ms",   "stages",         "usage",
    "input_tokens", "output_tokens",  "price",
    "labels",       "label",          "sample",
    "raw",          "error",          "http_status",
    "extra"};

using Names = std::span<const std::string_view>;

constexpr std::array<std::string_view, 4> kQuestionNames{"question", "questiontext", "userinput", "query"};
constexpr std::array<std::string_view, 1> kUnitNames{"answerunit"};
constexpr std::array<std::string_view, 7> kContextNames{
    "contexts",          "retrievedcontexts", "retrievedsources", "retrieveddocuments",
    "retrievedpassages", "retrievedchunks",   "context"};
constexpr std::array<std::string_view, 1> kCutNames{"contextscutat"};
constexpr std::array<std::string_view, 4> kCitationNames{"citations", "generatedcitations", "citationsfound",
                                                         "citedsources"};
constexpr std::array<std::string_view, 1> kHallucinationNames{"hallucinations"};
constexpr std::array<std::string_view, 4> kLatencyNames{"latencyms", "processingtimems", "responsetimems",
                                                        "durationms"};
constexpr std::array<std::string_view, 1> kStageNames{"stages"};
constexpr std::array<std::string_view, 1> kUsageNames{"usage"};
constexpr std::array<std::string_view, 2> kInputNames{"inputtokens", "prompttokens"};
constexpr std::array<std::string_view, 2> kOutputNames{"outputtokens", "completiontokens"};
constexpr std::array<std::string_view, 2> kPriceNames{"price", "cost"};
constexpr std::array<std::string_view, 1> kLabelsNames{"labels"};
constexpr std::array<std::string_view, 1> kLabelNames{"label"};
constexpr std::array<std::string_view, 1> kSampleNames{"sample"};
constexpr std::array<std::string_view, 3> kRawNames{"raw", "rawreply", "rawresponse"};
constexpr std::array<std::string_view, 2> kErrorNames{"error", "errormessage"};
constexpr std::array<std::string_view, 4> kStatusNames{"httpstatus", "statuscode", "httpstatuscode",
                                                       "status"};
constexpr std::array<std::string_view, 1> kHallucinationModelNames{"hallucinationsmodel"};
constexpr std::array<std::string_view, 1> kExtraNames{"extra"};

// Of those that have no function of their own.
Names namesOf(PredictionField field) {
    switch (field) {
    case PredictionField::Question:
        return kQuestionNames;
    case PredictionField::AnswerUnit:
        return kUnitNames;
    case PredictionField::Contexts:
        return kContextNames;
    case PredictionField::ContextsCutAt:
        return kCutNames;
    case PredictionField::Citations:
        return kCitationNames;
    case PredictionField::Hallucinations:
        return kHallucinationNames;
    case PredictionField::LatencyMs:
        return kLatencyNames;
    case PredictionField::Stages:
        return kStageNames;
    case PredictionField::Usage:
        return kUsageNames;
    case PredictionField::InputTokens:
        return kInputNames;
    case PredictionField::OutputTokens:
        return kOutputNames;
    case PredictionField::Price:
        return kPriceNames;
    case PredictionField::Labels:
        return kLabelsNames;
    case PredictionField::Label:
        return kLabelNames;
    case PredictionField::Sample:
        return kSampleNames;
    case PredictionField::Raw:
        return kRawNames;
    case PredictionField::Error:
        return kErrorNames;
    case PredictionField::HttpStatus:
        return kStatusNames;
    case PredictionField::HallucinationsModel:
        return kHallucinationModelNames;
    case PredictionField::Extra:
        return kExtraNames;
    case PredictionField::QuestionId:
    case PredictionField::Answer:
        break;
    }
    return {};
}

} // namespace

std::string_view predictionKindName(PredictionKind kind) noexcept {
    return kPredictionKindNames[static_cast<std::size_t>(kind)];
}

std::optional<PredictionKind> predictionKindFromName(std::string_view name) noexcept {
    const auto* const found = std::ranges::find(kPredictionKindNames, name);
    return found == kPredictionKindNames.end()
               ? std::nullopt
               : std::optional(static_cast<PredictionKind>(found - kPredictionKindNames.begin()));
}

std::string_view predictionFieldName(PredictionField field) noexcept {
    return kFieldNames[static_cast<std::size_t>(field)];
}

std::optional<PredictionField> predictionFieldFromName(std::string_view name) noexcept {
    const auto* const found = std::ranges::find(kFieldNames, name);
    return found == kFieldNames.end()
               ? std::nullopt
               : std::optional(static_cast<PredictionField>(found - kFieldNames.begin()));
}

std::optional<int> predictionFieldRank(PredictionField field, PredictionKind kind,
                                       std::string_view folded) noexcept {
    if (field == PredictionField::QuestionId) {
        if (kind == PredictionKind::NorwegianReportJson && folded == "sampleid") {
            return 0;
        }
        return questionIdRank(folded);
    }
    if (field == PredictionField::Answer) {
        return answerRank(folded);
    }
    // Elsewhere a label is the class of a sample, not what a person said of the answer.
    if (field == PredictionField::Label && kind != PredictionKind::FinancebenchResultsJsonl) {
        return std::nullopt;
    }
    const Names names = namesOf(field);
    const auto found = std::ranges::find(names, folded);
    return found == names.end() ? std::nullopt : std::optional(static_cast<int>(found - names.begin()));
}

} // namespace assay::formats
