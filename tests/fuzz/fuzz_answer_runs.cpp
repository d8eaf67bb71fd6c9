// Any text read as a document of a run of answers: its settings, its inputs, its figures, one of its
// questions. No crash, errors that can be shown, and what was read is the same when it is written and read
// again.
#include "core/evaluate/answers/answer_run_documents.h"
#include "tests/fuzz/fuzz_checks.h"

#include <cstddef>
#include <cstdint>
#include <string>

namespace {

using namespace assay;
using fuzz::isUtf8;
using fuzz::require;

void requireShown(const base::Error& error) {
    require(isUtf8(error.where) && isUtf8(error.detail), "the reason can be shown");
}

// Written, read and written again, a document does not change any more.
template <typename Value, typename Write, typename Read>
void checkDocument(const base::Result<Value>& value, const Write& write, const Read& read) {
    if (!value) {
        return requireShown(value.error());
    }
    const std::string written = write(*value);
    const auto again = read(written);
    require(again && write(*again) == written, "what is written is read again");
}

base::Result<evaluate::AnswerRun> figuresOf(std::string_view text) {
    evaluate::AnswerRun run;
    ASSAY_TRY(evaluate::readAnswerRunFigures(text, run));
    return run;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) {
        return 0;
    }
    const std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
    // The first byte chooses what it is read as.
    switch (data[0] % 4) {
    case 0:
        checkDocument(evaluate::readAnswerRunSettings(text), evaluate::answerRunSettingsJson,
                      evaluate::readAnswerRunSettings);
        break;
    case 1:
        checkDocument(evaluate::readAnswerRunInputs(text), evaluate::answerRunInputsJson,
                      evaluate::readAnswerRunInputs);
        break;
    case 2:
        checkDocument(figuresOf(text), evaluate::answerRunFiguresJson, figuresOf);
        break;
    default:
        checkDocument(evaluate::readAnswerRunItem(text), evaluate::answerRunItemJson,
                      evaluate::readAnswerRunItem);
    }
    return 0;
}
