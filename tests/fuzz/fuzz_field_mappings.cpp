// Any text read as a mapping of columns, and with it a plain CSV or JSON-lines file: no crash, a mapping is
// the same when it is written and read again, and so are the questions that were read with it.
#include "core/formats/questions/question_codec.h"
#include "core/formats/questions/question_mapping.h"
#include "tests/fuzz/check_exports.h"
#include "tests/fuzz/fuzz_checks.h"

#include <cstddef>
#include <cstdint>

namespace {

using namespace assay;
using formats::QuestionKind;
using fuzz::isUtf8;
using fuzz::require;

constexpr char kBehindMapping = '\x1E';

void checkFile(std::string_view text, QuestionKind kind, const formats::FieldMapping* mapping) {
    base::NoProgress progress;
    const auto reading = formats::readQuestionsText(text, "fuzz", kind, mapping, {}, progress);
    if (!reading) {
        return;
    }
    fuzz::requireShowable(reading->issues);
    const auto writing = formats::writeQuestions(kind, fuzz::suiteOf(*reading));
    require(writing.has_value() && writing->issues.total() == 0 && writing->files.size() == 1,
            "what was read can be written as it was");
    const auto used = formats::mappingFromJson(
        json::parseJson(reading->skeleton).value_or(json::Json()).value("mapping", json::Json()));
    const auto again =
        formats::readQuestionsText(writing->files[0].content, "fuzz", kind, &used, {}, progress);
    require(again && again->questions.size() == reading->questions.size(), "what was written is read again");
    for (std::size_t i = 0; i < reading->questions.size(); ++i) {
        require(again->questions[i].question == reading->questions[i].question, "as the same questions");
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) {
        return 0;
    }
    // The first byte chooses the kind; the mapping stands before the file.
    const std::string_view content(reinterpret_cast<const char*>(data) + 1, size - 1);
    const QuestionKind kind = data[0] % 2 == 0 ? QuestionKind::QuestionsCsv : QuestionKind::QuestionsJsonl;
    const std::size_t end = content.find(kBehindMapping);
    const std::string_view file = end == std::string_view::npos ? content : content.substr(end + 1);
    if (end == std::string_view::npos) {
        checkFile(file, kind, nullptr); // one is suggested
        return 0;
    }
    const auto json = json::parseJson(content.substr(0, end));
    const formats::FieldMapping mapping = formats::mappingFromJson(json.value_or(json::Json()));
    for (const auto& [column, field] : mapping.fields) {
        require(isUtf8(column), "every column is UTF-8");
    }
    require(formats::mappingFromJson(formats::mappingJson(mapping)) == mapping, "a mapping is read again");
    checkFile(file, kind, &mapping);
    return 0;
}
