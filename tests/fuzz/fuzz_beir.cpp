// Any bytes read as a BEIR folder: no crash, every row of judgements is accepted or rejected with an issue,
// what was read is the same when it is written and read again, and an export in any kind holds exactly the
// queries that were accepted.
#include "core/formats/questions/question_format.h"
#include "core/json/json_places.h"
#include "tests/fuzz/check_exports.h"
#include "tests/fuzz/fuzz_checks.h"
#include "tests/fuzz/memory_file.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>

namespace {

using namespace assay;
using formats::QuestionKind;
using fuzz::isUtf8;
using fuzz::require;

constexpr char kBetweenFiles = '\x1E';
constexpr std::array<const char*, 4> kNames{"queries.jsonl", "corpus.jsonl", "qrels/dev.tsv",
                                            "qrels/test.tsv"};

fuzz::ScratchFolder& folder() {
    static fuzz::ScratchFolder place;
    return place;
}

void putFiles(std::string_view content) {
    folder().clear();
    for (std::size_t i = 0; i < kNames.size(); ++i) {
        const std::size_t end = i + 1 < kNames.size() ? content.find(kBetweenFiles) : std::string_view::npos;
        folder().put(kNames[i], content.substr(0, end));
        if (end == std::string_view::npos) {
            return;
        }
        content.remove_prefix(end + 1);
    }
}

base::Result<formats::QuestionReading> readFolder(base::IssueList& issues) {
    base::NoProgress progress;
    return formats::readQuestions(folder().path(), QuestionKind::Beir, nullptr, {}, progress, &issues);
}

// The rows that were accepted, as the skeleton keeps them.
std::size_t acceptedRows(const formats::QuestionReading& reading) {
    const auto skeleton = json::parseJson(reading.skeleton);
    require(skeleton && skeleton->contains("qrels"), "the skeleton holds the judgements");
    std::size_t rows = 0;
    for (const json::Json& split : skeleton->at("qrels")) {
        rows += split.at("rows").size();
    }
    return rows;
}

void checkAgain(const formats::QuestionReading& reading) {
    const auto writing = formats::writeQuestions(QuestionKind::Beir, fuzz::suiteOf(reading));
    if (!writing) {
        require(!writing.error().detail.empty(), "what cannot be written is refused with a reason");
        return;
    }
    // What would be read back as something else is left out, and nothing but that.
    const std::int64_t leftOut = writing->issues.count(base::IssueCode::UnwritableName);
    require(writing->issues.total() == leftOut, "nothing else is lost in the format it came from");
    folder().clear();
    std::size_t rows = 0;
    for (const formats::WrittenFile& file : writing->files) {
        require(fuzz::staysInFolder(file.name), "an export stays in its folder");
        folder().put(file.name.string(), file.content);
        rows += file.name.extension() == ".tsv" ? fuzz::judgementRows(file.content) : 0;
    }
    if (leftOut > 0) {
        require(rows < acceptedRows(reading), "what is said to be left out is");
        return;
    }
    require(rows == acceptedRows(reading), "the judgements written are those that were accepted");
    base::IssueList issues;
    const auto again = readFolder(issues);
    require(again && again->questions.size() == reading.questions.size() &&
                again->passages.size() == reading.passages.size(),
            "what was written is read again");
    for (std::size_t i = 0; i < reading.questions.size(); ++i) {
        require(again->questions[i].question == reading.questions[i].question, "as the same questions");
    }
    for (std::size_t i = 0; i < reading.passages.size(); ++i) {
        require(again->passages[i].id == reading.passages[i].id &&
                    again->passages[i].text == reading.passages[i].text,
                "as the same passages");
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) {
        return 0;
    }
    // The first byte chooses the kind to write.
    putFiles({reinterpret_cast<const char*>(data) + 1, size - 1});
    base::IssueList issuesOnFailure;
    const auto reading = readFolder(issuesOnFailure);
    fuzz::requireShowable(issuesOnFailure);
    if (!reading) {
        require(isUtf8(reading.error().detail), "the reason can be shown");
        return 0;
    }
    fuzz::requireShowable(reading->issues);
    for (const formats::SourceQuestion& source : reading->questions) {
        require(isUtf8(source.record) && !source.question.questionId.empty() && source.line > 0,
                "every query has an id and a line");
    }
    for (const formats::Passage& passage : reading->passages) {
        require(!passage.id.empty() && isUtf8(passage.id) && isUtf8(passage.text), "every passage has an id");
    }
    for (const formats::RejectedRecord& record : reading->rejected) {
        require(isUtf8(record.text) && record.line > 0, "what was rejected has a line");
    }
    checkAgain(*reading);
    fuzz::checkExport(fuzz::suiteOf(*reading),
                      static_cast<QuestionKind>(data[0] % formats::kQuestionKindCount));
    return 0;
}
