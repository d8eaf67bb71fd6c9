// Any text read as a document of retrieval on questions: the settings of a run and of asking a corpus, one of
// its questions, those of alpha, what a record says of having been asked. No crash, errors that can be shown,
// what was read is the same when it is written and read again, and figures can be made of a question.
#include "core/evaluate/retrieval/alpha_tuning.h"
#include "core/evaluate/retrieval/corpus_asking.h"
#include "core/evaluate/retrieval/retrieval_documents.h"
#include "tests/fuzz/fuzz_checks.h"

#include <cstddef>
#include <cstdint>
#include <string>

namespace {

using namespace assay;
using fuzz::isUtf8;
using fuzz::require;

template <typename Value, typename Write, typename Read>
void checkDocument(const base::Result<Value>& value, const Write& write, const Read& read) {
    if (!value) {
        return require(isUtf8(value.error().where) && isUtf8(value.error().detail),
                       "the reason can be shown");
    }
    const std::string written = write(*value);
    const auto again = read(written);
    require(again && write(*again) == written, "what is written is read again");
}

void checkQuestion(std::string_view text) {
    const evaluate::RetrievalSettings settings;
    const auto measures = evaluate::RetrievalMeasures::of(settings);
    require(measures.has_value(), "the usual measures are known");
    const auto read = [&](std::string_view document) {
        return evaluate::readQuestionRetrieval(document, measures->columns());
    };
    const auto write = [&](const evaluate::QuestionRetrieval& question) {
        return evaluate::questionRetrievalJson(question, measures->columns());
    };
    const auto question = read(text);
    checkDocument(question, write, read);
    if (question) {
        const auto figures = evaluate::retrievalFigures({*question, *question}, settings, {});
        require(figures.has_value(), "figures are made");
        require(isUtf8(evaluate::retrievalEvaluationJson(*figures).dump(
                    -1, ' ', false, nlohmann::ordered_json::error_handler_t::replace)),
                "figures are UTF-8");
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) {
        return 0;
    }
    const std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
    // The first byte chooses what it is read as.
    switch (data[0] % 5) {
    case 0:
        checkDocument(evaluate::readRetrievalSettings(text), evaluate::retrievalSettingsJson,
                      evaluate::readRetrievalSettings);
        break;
    case 1:
        checkDocument(evaluate::readAskingSettings(text), evaluate::askingSettingsJson,
                      evaluate::readAskingSettings);
        break;
    case 2:
        checkDocument(evaluate::readAlphaSettings(text), evaluate::alphaSettingsJson,
                      evaluate::readAlphaSettings);
        break;
    case 3:
        if (const auto record = evaluate::readAskedRecord(text)) {
            const std::string written = evaluate::askedRecordJson(*record);
            const auto again = evaluate::readAskedRecord(written);
            require(again && evaluate::askedRecordJson(*again) == written, "what is written is read again");
        }
        break;
    default:
        checkQuestion(text);
    }
    return 0;
}
