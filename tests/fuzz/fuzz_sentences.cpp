// Any bytes read as sentences of every kind, recognised or forced: no crash, every text is UTF-8, every
// record is either kept or rejected with an issue, and what was kept is the same when it is written and read
// again.
#include "core/formats/sentences/sentence_reader.h"
#include "tests/fuzz/fuzz_checks.h"
#include "tests/fuzz/memory_file.h"

#include <nlohmann/json.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace {

using namespace assay;
using formats::SentenceFileKind;
using fuzz::isUtf8;
using fuzz::require;
using Json = nlohmann::ordered_json;

const fuzz::MemoryFile& inputFile() {
    static const fuzz::MemoryFile file;
    return file;
}

base::Result<formats::ReadSentences> readInput(std::string_view content, std::optional<SentenceFileKind> kind,
                                               base::IssueList& issues) {
    inputFile().set(content);
    base::NoProgress progress;
    return formats::readAllSentences(inputFile().path(), kind, {}, progress, &issues);
}

std::string_view kindName(model::SentenceKind kind) {
    switch (kind) {
    case model::SentenceKind::Heading:
        return "heading";
    case model::SentenceKind::TableDebris:
        return "table_debris";
    case model::SentenceKind::Prose:
        break;
    }
    return "prose";
}

// With every key that fields have, so that all others are metadata again.
std::string lineOf(const model::Sentence& sentence) {
    const auto number = [](const std::optional<std::int64_t>& value) {
        return value ? Json(*value) : Json();
    };
    return Json{{"sentenceID", sentence.sentenceId},
                {"text", sentence.text},
                {"cik_int", number(sentence.cik)},
                {"name", sentence.company},
                {"form", sentence.form},
                {"report_year", number(sentence.year)},
                {"section_name", sentence.section},
                {"sentence_pos", number(sentence.position)},
                {"kind", kindName(sentence.kind)},
                {"metadata", sentence.metadata}}
               .dump() +
           "\n";
}

std::size_t linesWithText(std::string_view text) {
    std::size_t count = 0;
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        count += text.substr(0, end).find_first_not_of(" \t\r") != std::string_view::npos ? 1 : 0;
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    }
    return count;
}

void checkSentences(const formats::ReadSentences& read) {
    std::set<std::string> ids;
    for (const model::Sentence& sentence : read.sentences) {
        require(!sentence.sentenceId.empty() && ids.insert(sentence.sentenceId).second,
                "every id is its own");
        require(isUtf8(sentence.sentenceId) && isUtf8(sentence.text) && isUtf8(sentence.company) &&
                    isUtf8(sentence.form) && isUtf8(sentence.section),
                "every text is UTF-8");
        for (const auto& [key, value] : sentence.metadata) {
            require(isUtf8(key) && isUtf8(value), "all metadata is UTF-8");
        }
    }
}

void checkCounts(const formats::SentenceReading& reading, std::size_t kept, std::string_view content) {
    require(reading.sentences == static_cast<std::int64_t>(kept), "as many are counted as kept");
    require(reading.issues.count(base::Severity::Error) >= static_cast<std::int64_t>(reading.rejected.size()),
            "every rejection has its error");
    for (const formats::RejectedRecord& record : reading.rejected) {
        require(isUtf8(record.text), "what was rejected can be shown");
        require(record.line > 0 || record.reason == base::IssueCode::FilingCollision,
                "what was rejected has a line");
    }
    const bool byLines = reading.kind == SentenceFileKind::SentencesJsonl ||
                         reading.kind == SentenceFileKind::SentenceIds ||
                         reading.kind == SentenceFileKind::BeirCorpus;
    if (byLines) {
        require(linesWithText(base::withoutByteOrderMark(content)) == kept + reading.rejected.size(),
                "every line is kept or rejected");
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) {
        return 0;
    }
    // The first byte chooses the kind; most of its values leave it to recognition.
    const std::string_view content(reinterpret_cast<const char*>(data) + 1, size - 1);
    std::optional<SentenceFileKind> kind;
    if (data[0] >= '0' && data[0] < '0' + static_cast<int>(formats::kSentenceKindNames.size())) {
        kind = static_cast<SentenceFileKind>(data[0] - '0');
    }
    base::IssueList issuesOnFailure;
    const auto read = readInput(content, kind, issuesOnFailure);
    fuzz::requireShowable(issuesOnFailure);
    if (!read) {
        require(isUtf8(read.error().detail), "the reason can be shown");
        return 0;
    }
    fuzz::requireShowable(read->reading.issues);
    checkSentences(*read);
    checkCounts(read->reading, read->sentences.size(), content);
    std::string lines;
    for (const model::Sentence& sentence : read->sentences) {
        lines += lineOf(sentence);
    }
    if (!lines.empty()) {
        base::IssueList issues;
        const auto again = readInput(lines, SentenceFileKind::SentencesJsonl, issues);
        require(again.has_value() && again->sentences == read->sentences, "what is written is read again");
    }
    return 0;
}
