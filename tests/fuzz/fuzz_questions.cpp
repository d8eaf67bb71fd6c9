// Any text read as gold questions of every kind of one file, recognised or forced: no crash, every text is
// UTF-8, and an export of what was read is read again as the same questions.
#include "core/base/utf8_text.h"
#include "core/formats/questions/question_codec.h"
#include "tests/fuzz/fuzz_checks.h"

#include <cstddef>
#include <cstdint>

namespace {

using namespace assay;
using fuzz::require;

void check(std::string_view text, std::optional<formats::QuestionKind> kind) {
    base::NoProgress progress;
    const auto reading = formats::readQuestionsText(text, "fuzz", kind, nullptr, {}, progress);
    if (!reading) {
        return;
    }
    formats::SuiteForWriting suite;
    suite.files.push_back({reading->kind, reading->skeleton});
    suite.passages = reading->passages;
    for (const formats::SourceQuestion& source : reading->questions) {
        require(base::firstInvalidUtf8(source.record) == std::string_view::npos, "every record is UTF-8");
        require(!source.question.questionId.empty(), "every question has an id");
        const auto back = formats::readQuestionDocument(formats::questionDocument(source.question));
        require(back && *back == source.question, "a stored question comes back");
        suite.questions.push_back({source.question, 0, source.record, source.pointer});
    }
    const auto writing = formats::writeQuestions(reading->kind, suite);
    require(writing.has_value(), "what was read can be written");
    require(writing->issues.total() == 0, "nothing is lost in the format it came from");
    if (writing->files.size() == 1) {
        const auto again = formats::readQuestionsText(writing->files[0].content, "fuzz", reading->kind,
                                                      nullptr, {}, progress);
        require(again.has_value() && again->questions.size() == reading->questions.size(),
                "what was written is read again");
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) {
        return 0;
    }
    // The first byte chooses the kind; most of its values leave it to recognition.
    const std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
    std::optional<formats::QuestionKind> kind;
    if (data[0] >= '0' && data[0] < '0' + static_cast<int>(formats::kQuestionKindCount)) {
        kind = static_cast<formats::QuestionKind>(data[0] - '0');
        if (formats::codecOf(*kind) == nullptr) {
            kind.reset();
        }
    }
    check(text, kind);
    return 0;
}
