#include "core/base/inner_path.h"
#include "core/base/json_members.h"
#include "core/base/utf8_text.h"
#include "core/formats/questions/question_beir.h"
#include "core/formats/questions/question_beir_qrels.h"
#include "core/text/fold.h"

#include <map>
#include <set>
#include <string_view>
#include <tuple>
#include <utility>

namespace assay::formats {
namespace {

using model::Question;

constexpr std::string_view kHeader = "query-id\tcorpus-id\tscore";
constexpr const char* kUsualSplit = "test";

// One split while it is written: its rows in their order, then what has been added.
struct Split {
    std::string header;
    std::vector<std::pair<int, const QrelsRow*>> rows; // number of the source file, row
    // The grade that counts of a query's document: that of its last row.
    std::map<std::tuple<int, std::string_view, std::string_view>, std::string_view> last;
};

// A question's judgements while they are written; what has found its row is taken out of `left`.
struct Judged {
    const QuestionForWriting* source = nullptr;
    json::Json grades;
    json::Json left;
};

std::string textOf(const json::Json& record, const char* key) {
    const auto found = record.is_object() ? record.find(key) : record.end();
    if (found == record.end() || found->is_null()) {
        return {};
    }
    return found->is_string() ? found->get<std::string>() : json::dumpJson(*found);
}

// A split is called as its file is: one that is called as a path would be written elsewhere, and others
// cannot be copied to every system.
bool canNameAFile(const std::string& split) {
    return base::isPlainName(split) && base::isPlainName(split + ".tsv") &&
           split.find_first_not_of(' ') != std::string::npos && !base::isReservedOnWindows(split);
}

class FolderWriter {
  public:
    explicit FolderWriter(const SuiteForWriting& suite)
        : m_suite(suite) {}

    QuestionWriting run() {
        takeSkeletons();
        std::string queries = writeQueries();
        if (!m_suite.passages.empty() || m_hadCorpus) {
            m_writing.files.push_back({"corpus.jsonl", writeCorpus()});
        }
        m_writing.files.push_back({"queries.jsonl", std::move(queries)});
        writeQrels();
        m_losses.report(m_writing.issues);
        return std::move(m_writing);
    }

  private:
    void takeSkeletons() {
        std::int64_t wrong = 0;
        for (const SourceFile& file : m_suite.files) {
            m_skeletons.push_back(file.kind == QuestionKind::Beir ? readBeirSkeleton(file.skeleton)
                                                                  : BeirSkeleton());
            wrong += m_skeletons.back().wrong;
        }
        if (wrong > 0) {
            m_writing.issues.add({base::Severity::Warning,
                                  base::IssueCode::WrongType,
                                  {},
                                  0,
                                  "skeleton",
                                  std::to_string(wrong),
                                  {}});
        }
        for (std::size_t i = 0; i < m_skeletons.size(); ++i) {
            takeSkeleton(m_skeletons[i], static_cast<int>(i));
        }
        m_firstSplit = m_firstSplit.empty() ? kUsualSplit : m_firstSplit;
    }

    void takeSkeleton(const BeirSkeleton& skeleton, int file) {
        m_hadCorpus = m_hadCorpus || skeleton.hasCorpus;
        for (const std::string& query : skeleton.unmatched) {
            m_unmatched.emplace(file, query);
        }
        for (const QrelsSplit& split : skeleton.splits) {
            Split& target = m_splits[split.name];
            m_firstSplit = m_firstSplit.empty() ? split.name : m_firstSplit;
            if (split.header) {
                target.header = *split.header;
            } else if (target.rows.empty()) {
                target.header.clear();
            }
            for (const QrelsRow& row : split.rows) {
                target.rows.emplace_back(file, &row);
                target.last[{file, row.query, row.document}] = row.grade;
            }
        }
    }

    std::string writeQueries() {
        std::string lines;
        m_judged.reserve(m_suite.questions.size());
        for (const QuestionForWriting& source : m_suite.questions) {
            const bool ours = source.file >= 0 &&
                              static_cast<std::size_t>(source.file) < m_suite.files.size() &&
                              m_suite.files[static_cast<std::size_t>(source.file)].kind == QuestionKind::Beir;
            const std::string record = ours ? source.record : std::string();
            const Question bare = withoutJudgements(source.question);
            lines += json::onOneLine(writtenRecord(kBeirQueryCodec, bare, record, {}, m_losses));
            lines.push_back('\n');
            json::Json grades = judgementsOf(source.question, m_firstSplit, m_writing.issues);
            // The evidence is held as a set: its order is that of the judgements.
            const std::set<std::string> wanted(source.question.evidenceSentenceIds.begin(),
                                               source.question.evidenceSentenceIds.end());
            const auto held = judgedRelevant(grades);
            if (wanted != std::set<std::string>(held.begin(), held.end())) {
                m_losses.add("evidence_sentence_ids");
            }
            m_judged.push_back({&source, grades, grades});
            if (ours) {
                const auto original = json::parseJson(record);
                // An id that reading made up is that of no row, though one may be called so.
                const std::string id = original ? textOf(*original, "_id") : source.question.questionId;
                if (!id.empty()) {
                    m_byOldId.try_emplace({source.file, id}, m_judged.size() - 1);
                }
            }
        }
        return lines;
    }

    std::string writeCorpus() const {
        std::string lines;
        for (const Passage& passage : m_suite.passages) {
            const auto record = passage.record.empty() ? std::nullopt : json::parseJson(passage.record);
            if (record && textOf(*record, "_id") == passage.id && textOf(*record, "text") == passage.text &&
                textOf(*record, "title") == passage.title) {
                lines += json::onOneLine(passage.record);
            } else {
                lines += json::dumpJson(
                    json::Json{{"_id", passage.id}, {"title", passage.title}, {"text", passage.text}});
            }
            lines.push_back('\n');
        }
        return lines;
    }

    void writeQrels() {
        for (const Judged& judged : m_judged) {
            for (const auto& [split, documents] : judged.grades.items()) {
                if (!documents.empty() && !m_splits.contains(split)) {
                    m_splits[split].header = kHeader;
                }
            }
        }
        if (m_splits.empty()) { // a folder without judgements is none of this format
            m_splits[kUsualSplit].header = kHeader;
        }
        for (const auto& [name, split] : m_splits) {
            std::string rows = split.header;
            if (!rows.empty()) {
                rows.push_back('\n');
            }
            m_rows = 0;
            for (const auto& [source, row] : split.rows) {
                appendRow(name, split, source, *row, rows);
            }
            for (Judged& judged : m_judged) {
                const json::Json* const left = base::memberOf(judged.left, name);
                if (left == nullptr) {
                    continue;
                }
                for (const auto& [document, grade] : left->items()) {
                    appendCells(judged.source->question.questionId, document, json::dumpJson(grade), rows);
                }
            }
            const std::string file = name + ".tsv";
            if (canNameAFile(name) && m_fileNames.insert(text::foldCase(file)).second) {
                m_writing.files.push_back({std::filesystem::path("qrels") / file, std::move(rows)});
            } else {
                m_unwritable[{"split", name}] += m_rows;
            }
        }
        for (const auto& [what, rows] : m_unwritable) {
            m_writing.issues.add({base::Severity::Warning,
                                  base::IssueCode::UnwritableName,
                                  {},
                                  0,
                                  what.first,
                                  std::string(base::cutUtf8(what.second, base::kIssueValueLength)),
                                  std::to_string(rows)});
        }
    }

    // A row as it stood, unless its question says otherwise now; the rows of a question that has left the
    // suite leave with it.
    void appendRow(const std::string& name, const Split& split, int file, const QrelsRow& row,
                   std::string& text) {
        const auto found = m_byOldId.find({file, row.query});
        if (found == m_byOldId.end()) {
            if (m_unmatched.contains({file, row.query})) {
                appendCells(row.query, row.document, row.grade, text);
            }
            return;
        }
        Judged& judged = m_judged[found->second];
        const json::Json* const documents = base::memberOf(judged.grades, name);
        const json::Json* const grade =
            documents != nullptr ? base::memberOf(*documents, row.document) : nullptr;
        if (grade == nullptr) {
            return;
        }
        const std::string now = json::dumpJson(*grade);
        const std::string_view before = split.last.at({file, row.query, row.document});
        const bool same = json::decimalFromText(now) == json::decimalFromText(before);
        appendCells(judged.source->question.questionId, row.document, same ? row.grade : now, text);
        if (const auto left = judged.left.find(name); left != judged.left.end()) {
            left->erase(row.document);
        }
    }

    // The format has no quotes: a tab or line break in an id would make rows that nobody wrote.
    void appendCells(const std::string& query, const std::string& document, const std::string& grade,
                     std::string& text) {
        if (!isQrelsCell(query)) {
            ++m_unwritable[{"query-id", query}];
        } else if (!isQrelsCell(document)) {
            ++m_unwritable[{"corpus-id", document}];
        } else {
            ++m_rows;
            text.append(query).append("\t").append(document).append("\t").append(grade).append("\n");
        }
    }

    const SuiteForWriting& m_suite;
    QuestionWriting m_writing;
    LossCounter m_losses;
    std::vector<BeirSkeleton> m_skeletons;
    std::map<std::string, Split> m_splits;
    std::vector<Judged> m_judged;
    std::map<std::pair<int, std::string>, std::size_t> m_byOldId;
    std::set<std::pair<int, std::string>> m_unmatched;                        // queries that never were there
    std::map<std::pair<std::string, std::string>, std::int64_t> m_unwritable; // kind and name → rows
    std::set<std::string> m_fileNames; // of splits, without case: some disks take both cases for one
    std::int64_t m_rows = 0;           // of the split at hand
    std::string m_firstSplit;
    bool m_hadCorpus = false;
};

} // namespace

base::Result<QuestionWriting> writeBeir(const SuiteForWriting& suite) {
    return FolderWriter(suite).run();
}

} // namespace assay::formats
