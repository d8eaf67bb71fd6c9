#include "core/formats/question_beir.h"
#include "core/formats/question_beir_qrels.h"

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
    std::vector<std::pair<int, const Json*>> rows; // number of the source file, row
    // The grade that counts of a query's document: that of its last row.
    std::map<std::tuple<int, std::string_view, std::string_view>, const Json*> last;
};

// A question's judgements while they are written; what has found its row is taken out of `left`.
struct Judged {
    const QuestionForWriting* source = nullptr;
    Json grades;
    Json left;
};

std::string textOf(const Json& record, const char* key) {
    const auto found = record.is_object() ? record.find(key) : record.end();
    if (found == record.end() || found->is_null()) {
        return {};
    }
    return found->is_string() ? found->get<std::string>() : dumpJson(*found);
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
        for (std::size_t i = 0; i < m_suite.files.size(); ++i) {
            Json skeleton = Json::object();
            if (m_suite.files[i].kind == QuestionKind::Beir) {
                if (auto parsed = parseJson(m_suite.files[i].skeleton); parsed && parsed->is_object()) {
                    skeleton = std::move(*parsed);
                }
            }
            m_skeletons.push_back(std::move(skeleton));
        }
        for (std::size_t i = 0; i < m_skeletons.size(); ++i) {
            const Json& skeleton = m_skeletons[i];
            m_hadCorpus = m_hadCorpus || skeleton.value("corpus", false);
            if (!skeleton.contains("qrels")) {
                continue;
            }
            for (const Json& query : skeleton["unmatched"]) {
                m_unmatched.emplace(static_cast<int>(i), query.get<std::string>());
            }
            for (const Json& split : skeleton["qrels"]) {
                Split& target = m_splits[split["name"].get<std::string>()];
                m_firstSplit = m_firstSplit.empty() ? split["name"].get<std::string>() : m_firstSplit;
                if (split["header"].is_string()) {
                    target.header = split["header"].get<std::string>();
                } else if (target.rows.empty()) {
                    target.header.clear();
                }
                for (const Json& row : split["rows"]) {
                    const int file = static_cast<int>(i);
                    target.rows.emplace_back(file, &row);
                    target.last[{file, row[0].get_ref<const std::string&>(),
                                 row[1].get_ref<const std::string&>()}] = &row[2];
                }
            }
        }
        m_firstSplit = m_firstSplit.empty() ? kUsualSplit : m_firstSplit;
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
            lines += writtenRecord(kBeirQueryCodec, bare, record, {}, m_losses);
            lines.push_back('\n');
            Json grades = judgementsOf(source.question, m_firstSplit);
            // The evidence is held as a set: its order is that of the judgements.
            const std::set<std::string> wanted(source.question.evidenceSentenceIds.begin(),
                                               source.question.evidenceSentenceIds.end());
            const auto held = judgedRelevant(grades);
            if (wanted != std::set<std::string>(held.begin(), held.end())) {
                m_losses.add("evidence_sentence_ids");
            }
            m_judged.push_back({&source, grades, grades});
            if (ours) {
                const auto original = parseJson(record);
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
            const auto record = passage.record.empty() ? std::nullopt : parseJson(passage.record);
            if (record && textOf(*record, "_id") == passage.id && textOf(*record, "text") == passage.text &&
                textOf(*record, "title") == passage.title) {
                lines += passage.record;
            } else {
                lines +=
                    dumpJson(Json{{"_id", passage.id}, {"title", passage.title}, {"text", passage.text}});
            }
            lines.push_back('\n');
        }
        return lines;
    }

    void writeQrels() {
        for (const Judged& judged : m_judged) {
            for (const auto& [split, documents] : judged.grades.items()) {
                if (documents.is_object() && !documents.empty() && !m_splits.contains(split)) {
                    m_splits[split].header = kHeader;
                }
            }
        }
        for (const auto& [name, split] : m_splits) {
            std::string text = split.header;
            if (!text.empty()) {
                text.push_back('\n');
            }
            for (const auto& [file, row] : split.rows) {
                appendRow(name, split, file, *row, text);
            }
            for (Judged& judged : m_judged) {
                const auto left = judged.left.find(name);
                if (left == judged.left.end() || !left->is_object()) {
                    continue;
                }
                for (const auto& [document, grade] : left->items()) {
                    appendCells(judged.source->question.questionId, document, dumpJson(grade), text);
                }
            }
            m_writing.files.push_back({std::filesystem::path("qrels") / (name + ".tsv"), std::move(text)});
        }
    }

    // A row as it stood, unless its question says otherwise now; the rows of a question that has left the
    // suite leave with it.
    void appendRow(const std::string& name, const Split& split, int file, const Json& row,
                   std::string& text) {
        const auto& query = row[0].get_ref<const std::string&>();
        const auto& document = row[1].get_ref<const std::string&>();
        const auto& grade = row[2].get_ref<const std::string&>();
        const auto found = m_byOldId.find({file, query});
        if (found == m_byOldId.end()) {
            if (m_unmatched.contains({file, query})) {
                appendCells(query, document, grade, text);
            }
            return;
        }
        Judged& judged = m_judged[found->second];
        const auto documents = judged.grades.find(name);
        if (documents == judged.grades.end() || !documents->is_object() || !documents->contains(document)) {
            return;
        }
        const std::string now = dumpJson((*documents)[document]);
        const auto& before = split.last.at({file, query, document})->get_ref<const std::string&>();
        const bool same = decimalFromText(now) == decimalFromText(before);
        appendCells(judged.source->question.questionId, document, same ? grade : now, text);
        if (const auto left = judged.left.find(name); left != judged.left.end()) {
            left->erase(document);
        }
    }

    static void appendCells(const std::string& query, const std::string& document, const std::string& grade,
                            std::string& text) {
        text.append(query).append("\t").append(document).append("\t").append(grade).append("\n");
    }

    const SuiteForWriting& m_suite;
    QuestionWriting m_writing;
    LossCounter m_losses;
    std::vector<Json> m_skeletons;
    std::map<std::string, Split> m_splits;
    std::vector<Judged> m_judged;
    std::map<std::pair<int, std::string>, std::size_t> m_byOldId;
    std::set<std::pair<int, std::string>> m_unmatched; // queries that never were there
    std::string m_firstSplit;
    bool m_hadCorpus = false;
};

} // namespace

base::Result<QuestionWriting> writeBeir(const SuiteForWriting& suite) {
    return FolderWriter(suite).run();
}

} // namespace assay::formats
