// Any text read as a rubric, as a question's own assertions, and as an answer that a rubric scores. No crash,
// errors that can be shown, and a rubric that was read is the same when it is written and read again.
#include "core/evaluate/answers/answer_scoring.h"
#include "tests/fuzz/fuzz_checks.h"

#include <cstddef>
#include <cstdint>

namespace {

using namespace assay;
using fuzz::isUtf8;
using fuzz::require;

void checkRubric(std::string_view text) {
    const auto rubric = evaluate::rubricFromJson(text);
    if (!rubric) {
        return require(isUtf8(rubric.error().where) && isUtf8(rubric.error().detail),
                       "the reason can be shown");
    }
    const auto again = evaluate::rubricFromJson(evaluate::rubricJson(*rubric));
    require(again && *again == *rubric, "what is written is read again");
}

// The text as an answer; its first half as the gold one.
void checkScoring(std::string_view text, std::string_view name) {
    model::Question question;
    question.questionId = "q";
    question.answerType = text.size() % 2 == 0 ? "boolean" : "list";
    question.answerText = {std::string(text.substr(0, text.size() / 2))};
    question.answerNumeric = 5;
    question.answerContains = {std::string(text.substr(0, 3))};
    question.companyName = {"Walmart Inc.", "Apple Inc."};
    question.evidenceSpans = question.answerText;
    question.extra = std::string(text);
    model::Prediction prediction;
    prediction.questionId = "q";
    prediction.answer = std::string(text);
    const auto score = evaluate::scoreAnswer(question, prediction, *evaluate::rubricPreset(name));
    for (const evaluate::AnswerMark& mark : score.marks) {
        require(mark.place.begin <= mark.place.end && mark.place.end <= text.size(),
                "marks stand in the answer");
    }
    for (const evaluate::PartScore& part : score.parts) {
        require(!part.value || *part.value == *part.value, "no value is NaN");
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) {
        return 0;
    }
    const std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
    // The first byte chooses what it is read as.
    const std::size_t what = data[0] % (evaluate::kRubricPresets.size() + 1);
    what == 0 ? checkRubric(text) : checkScoring(text, evaluate::kRubricPresets[what - 1]);
    return 0;
}
