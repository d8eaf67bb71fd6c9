// Any text read as answers of every kind, recognised or forced: no crash, every text is UTF-8, every number
// finite, each sample of a question once for each system, the bytes are what was read, and what is written of
// a record is read back as it.
#include "core/formats/answers/prediction_reader.h"
#include "core/text/folded_text.h"
#include "tests/core/formats/collected_predictions.h"
#include "tests/fuzz/fuzz_checks.h"

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <set>
#include <tuple>

namespace {

using namespace assay;
using fuzz::isUtf8;
using fuzz::require;

void requireSound(const formats::PredictionRecord& record) {
    const model::Prediction& prediction = record.prediction;
    require(!prediction.questionId.empty() || !prediction.question.empty(), "every record has a question");
    require(isUtf8(prediction.questionId) && isUtf8(prediction.question), "every question is a text");
    require(isUtf8(record.system) && isUtf8(prediction.answer.value_or("")), "every answer is UTF-8");
    require(isUtf8(record.extra) && isUtf8(prediction.raw) && isUtf8(prediction.error), "texts are UTF-8");
    require(record.line > 0, "every record has a line");
    require(formats::hasFiniteNumbers(prediction), "every number is finite");
    for (const auto& [metric, score] : prediction.scores) {
        require(!metric.empty() && isUtf8(metric) && isUtf8(score.model), "every metric has a name");
    }
    auto again = formats::predictionFromJson(formats::predictionJson(record));
    require(again.has_value(), "what is written can be read");
    again->line = record.line;
    again->system = record.system;
    const json::Json extra =
        json::parseJson(record.extra.empty() ? "{}" : record.extra).value_or(json::Json());
    require(extra.is_object(), "what is left over is an object");
    again->extra = record.extra; // the same but for blanks
    require(*again == record, "what is read is what was written");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) {
        return 0;
    }
    // The first byte chooses the kind; most of its values leave it to recognition.
    const std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
    formats::PredictionOptions options;
    if (data[0] >= '0' && data[0] < '0' + static_cast<int>(formats::kPredictionKindCount)) {
        options.kind = static_cast<formats::PredictionKind>(data[0] - '0');
    }
    static_cast<void>(formats::areSurelyPredictions(text));
    const auto reading = formats::collectPredictions(text, "fuzz", options);
    if (!reading) {
        return 0;
    }
    require(reading->document == text, "the bytes are the file");
    require(!reading->predictions.empty(), "what can be used has records");
    require(reading->records == static_cast<std::int64_t>(reading->predictions.size()), "all are counted");
    std::set<std::tuple<std::string, std::string, std::int64_t>> seen;
    for (const formats::PredictionRecord& record : reading->predictions) {
        requireSound(record);
        const model::Prediction& prediction = record.prediction;
        const std::string question = prediction.questionId.empty()
                                         ? "\n" + text::foldedPhrase(prediction.question)
                                         : prediction.questionId;
        require(seen.emplace(record.system, question, prediction.sample.value_or(0)).second,
                "each sample of a question once for each system");
    }
    fuzz::requireShowable(reading->issues);
    return 0;
}
