// Gold questions of every kind of one file, written in every kind: an export holds exactly the questions that
// were accepted, and reports what its format cannot hold.
#include "core/formats/questions/question_codec.h"
#include "tests/fuzz/check_exports.h"
#include "tests/fuzz/fuzz_checks.h"

#include <cstddef>
#include <cstdint>

namespace {

using namespace assay;
using formats::QuestionKind;

// '0', '1', … ':'; nullopt for other bytes.
std::optional<QuestionKind> kindOf(std::uint8_t byte) {
    return byte >= '0' && byte < '0' + static_cast<int>(formats::kQuestionKindCount)
               ? std::optional(static_cast<QuestionKind>(byte - '0'))
               : std::nullopt;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size < 2) {
        return 0;
    }
    // The first byte chooses the kind to read, most of its values leave it to recognition; the second the
    // kind to write.
    const std::string_view text(reinterpret_cast<const char*>(data) + 2, size - 2);
    std::optional<QuestionKind> kind = kindOf(data[0]);
    if (kind == QuestionKind::Beir) {
        kind.reset();
    }
    base::NoProgress progress;
    const auto reading = formats::readQuestionsText(text, "fuzz", kind, nullptr, {}, progress);
    if (reading) {
        fuzz::checkExport(fuzz::suiteOf(*reading), kindOf(data[1]).value_or(static_cast<QuestionKind>(
                                                       data[1] % formats::kQuestionKindCount)));
    }
    return 0;
}
