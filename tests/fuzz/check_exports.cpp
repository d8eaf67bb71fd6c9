#include "tests/fuzz/check_exports.h"

#include "core/formats/questions/question_beir.h"
#include "core/formats/questions/question_codec.h"
#include "tests/fuzz/fuzz_checks.h"

#include <algorithm>
#include <set>
#include <string>
#include <vector>

namespace assay::fuzz {
namespace {

using formats::QuestionKind;
using model::QuestionField;

const formats::WrittenFile* fileNamed(const formats::QuestionWriting& writing, std::string_view name) {
    for (const formats::WrittenFile& file : writing.files) {
        if (file.name == name) {
            return &file;
        }
    }
    return nullptr;
}

// A BEIR export's questions are its queries; their judgements stand in other files.
std::vector<formats::SourceQuestion> questionsIn(const formats::QuestionWriting& writing, QuestionKind kind) {
    const bool isFolder = kind == QuestionKind::Beir;
    const formats::WrittenFile* file = fileNamed(writing, isFolder ? "queries.jsonl" : "");
    require(file != nullptr, "an export holds the file that its format demands");
    require(isUtf8(file->content), "what is written is UTF-8");
    base::NoProgress progress;
    formats::QuestionReading reading;
    if (isFolder) {
        reading.kind = kind;
        formats::ReadingWork work{reading, {}, progress, nullptr};
        require(formats::readRecords(formats::kBeirQueryCodec, file->content, nullptr, work).has_value(),
                "queries that were written are read again");
        return std::move(reading.questions);
    }
    auto read = formats::readQuestionsText(file->content, "export", kind, nullptr, {}, progress);
    require(read.has_value() && read->rejected.empty(), "what was written is read again");
    return std::move(read->questions);
}

// BEIR's evidence stands in other files, and TAT-QA calls paragraphs by their table and place.
bool namesEvidence(QuestionKind kind) {
    return kind != QuestionKind::Beir && kind != QuestionKind::TatqaJson;
}

bool isSet(model::FieldType type) {
    return type == model::FieldType::TextList || type == model::FieldType::IntegerList;
}

std::vector<std::string> comparableEntries(const model::Question& question, const model::FieldInfo& field) {
    std::vector<std::string> entries = model::fieldEntries(question, field.field);
    if (isSet(field.type)) {
        std::sort(entries.begin(), entries.end()); // an order there means nothing
    }
    return entries;
}

void checkJudgements(const formats::QuestionWriting& writing) {
    for (const formats::WrittenFile& file : writing.files) {
        if (file.name.extension() == ".tsv") {
            require(isUtf8(file.content), "what is written is UTF-8");
            (void)judgementRows(file.content);
        }
    }
}

} // namespace

bool staysInFolder(const std::filesystem::path& name) {
    return name.is_relative() && !name.has_root_path() && name == name.lexically_normal() &&
           std::none_of(name.begin(), name.end(), [](const auto& part) { return part == ".."; });
}

std::size_t judgementRows(std::string_view tsv) {
    std::size_t rows = 0;
    bool first = true;
    while (!tsv.empty()) {
        const std::size_t end = tsv.find('\n');
        std::string_view line = tsv.substr(0, end);
        tsv.remove_prefix(end == std::string_view::npos ? tsv.size() : end + 1);
        line = line.ends_with('\r') ? line.substr(0, line.size() - 1) : line;
        require(std::count(line.begin(), line.end(), '\t') == 2, "a row of judgements has three cells");
        const std::size_t last = line.rfind('\t');
        const std::string_view grade = line.substr(last + 1);
        const bool isWhole = line.front() != '\t' && line[last - 1] != '\t';
        const bool isGrade = isWhole && grade.find_first_not_of("-0123456789") == std::string_view::npos &&
                             grade.find_first_of("0123456789") != std::string_view::npos;
        require(isGrade || first, "a row names a query, a document and a whole number");
        rows += isGrade ? 1 : 0;
        first = false;
    }
    return rows;
}

formats::SuiteForWriting suiteOf(const formats::QuestionReading& reading) {
    formats::SuiteForWriting suite;
    suite.name = "fuzz";
    suite.files.push_back({reading.kind, reading.skeleton});
    suite.passages = reading.passages;
    for (const formats::SourceQuestion& source : reading.questions) {
        suite.questions.push_back({source.question, 0, source.record, source.pointer});
    }
    return suite;
}

void checkExport(const formats::SuiteForWriting& suite, QuestionKind kind) {
    const auto writing = formats::writeQuestions(kind, suite);
    if (!writing) {
        require(writing.error().code == base::ErrorCode::InvalidArgument && !writing.error().detail.empty(),
                "what cannot be written is refused with a reason");
        return;
    }
    std::set<std::string, std::less<>> lost;
    for (const base::Issue& issue : writing->issues.issues()) {
        require(isUtf8(issue.field) && isUtf8(issue.value) && !issue.field.empty(),
                "every loss names its field");
        lost.insert(issue.field);
    }
    std::set<std::filesystem::path> names;
    for (const formats::WrittenFile& file : writing->files) {
        require(staysInFolder(file.name), "an export stays in its folder");
        require(names.insert(file.name).second, "each file is written once");
    }
    checkJudgements(*writing);
    const auto written = questionsIn(*writing, kind);
    require(written.size() == suite.questions.size(), "an export holds each question once");
    for (const model::FieldInfo& field : model::questionFields()) {
        const bool compared = field.type != model::FieldType::Json && !lost.contains(field.name) &&
                              (field.field != QuestionField::EvidenceSentenceIds || namesEvidence(kind));
        for (std::size_t i = 0; compared && i < written.size(); ++i) {
            const auto wanted = comparableEntries(suite.questions[i].question, field);
            // Ids that reading makes up for a folder are made when all of it was read.
            const bool isMadeUp = kind == QuestionKind::Beir && written[i].question.questionId.empty() &&
                                  field.field == QuestionField::QuestionId;
            require(wanted.empty() || isMadeUp || wanted == comparableEntries(written[i].question, field),
                    "nothing is lost unreported");
        }
    }
}

} // namespace assay::fuzz
