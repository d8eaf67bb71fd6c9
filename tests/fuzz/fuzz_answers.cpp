// Any text read as answers of every kind, recognised or forced: no crash, every text is UTF-8, every number
// finite, each question once for each system, and the document is what was read.
#include "core/formats/answers/answer_scores.h"
#include "tests/fuzz/fuzz_checks.h"

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <set>
#include <utility>

namespace {

using namespace assay;
using fuzz::isUtf8;
using fuzz::require;

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) {
        return 0;
    }
    // The first byte chooses the kind; most of its values leave it to recognition.
    const std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
    std::optional<formats::AnswerScoreKind> kind;
    if (data[0] >= '0' && data[0] < '0' + static_cast<int>(formats::kAnswerScoreKindCount)) {
        kind = static_cast<formats::AnswerScoreKind>(data[0] - '0');
    }
    const auto reading = formats::readAnswerScoresText(text, "fuzz", kind);
    if (!reading) {
        return 0;
    }
    require(reading->document == text, "the document is the file");
    require(!reading->records.empty(), "what can be used has records");
    std::set<std::pair<std::string, std::string>> seen;
    for (const formats::AnswerRecord& record : reading->records) {
        require(seen.emplace(record.system, record.questionId).second, "each question once for each system");
        require(!record.questionId.empty() && isUtf8(record.questionId), "every id is a text");
        require(isUtf8(record.system) && isUtf8(record.answer.value_or("")), "every answer is UTF-8");
        require(record.line > 0, "every record has a line");
        for (const auto& [metric, value] : record.metrics) {
            require(!metric.empty() && isUtf8(metric) && std::isfinite(value), "every metric is a number");
        }
    }
    for (const base::Issue& issue : reading->issues.issues()) {
        require(isUtf8(issue.value) && isUtf8(issue.field), "every issue is UTF-8");
    }
    return 0;
}
