// Evidence ids are resolved wherever the workspace holds their sentences: in corpora, suites, bundles and
// what people attached.
#include "core/curation/workspace_lint.h"
#include "core/workspace/suites/passages.h"
#include "core/workspace/suites/questions.h"
#include "core/workspace/suites/suites.h"
#include "tests/core/workspace/corpus_fixture.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <optional>
#include <vector>

using namespace assay;
using namespace assay::workspace;
using namespace assay::tests;

namespace {

std::string textOf(int number) {
    return "sentence number " + std::to_string(number) + " of larch";
}

std::vector<std::string> textsOf(const base::Result<std::vector<StoredPassage>>& passages) {
    std::vector<std::string> texts;
    for (const StoredPassage& passage : *passages) {
        texts.push_back(passage.text);
    }
    return texts;
}

} // namespace

class TstPassages : public QObject {
    Q_OBJECT
  private slots:
    void init();
    void cleanup();
    void corpusHoldsEvidence();
    void contextOfCorpus();
    void contextEndsWithTheSlice();
    void contextWithoutStructuredIds();
    void sameTextCountsOnce();
    void attachedTextHasContextOfCorpus();
    void removalChangesTheAnswer();
    void lintKnowsCorpora();

  private:
    [[nodiscard]] Reader reader() const { return std::move(*m_workspace->reader()); }

    base::RowId importLines(const std::string& name, const std::string& lines) {
        const std::array<std::filesystem::path, 1> files{m_folder->write(name + ".jsonl", lines)};
        base::NoProgress progress;
        const auto made = importCorpus(*m_workspace, files, {name, std::nullopt, "Ada"}, {}, progress);
        return made ? made->corpus.id : 0;
    }

    std::optional<StoreFolder> m_folder;
    std::unique_ptr<Workspace> m_workspace;
};

void TstPassages::init() {
    m_folder.emplace();
    auto made = Workspace::create(m_folder->path("w.assay"));
    ASSAY_VERIFY_OK(made);
    m_workspace = std::move(*made);
}

void TstPassages::cleanup() {
    m_workspace.reset();
    m_folder.reset();
}

void TstPassages::corpusHoldsEvidence() {
    const auto before = reader();
    QVERIFY(passagesOf(before, corpusSentenceId(2))->empty());
    QCOMPARE(*passageCount(before), std::int64_t{0});
    const base::RowId corpus = storeCorpus(*m_workspace, *m_folder, "filings");
    QVERIFY(corpus != 0);

    const auto after = reader();
    const auto passages = passagesOf(after, corpusSentenceId(2));
    ASSAY_VERIFY_OK(passages);
    QCOMPARE(passages->size(), std::size_t{1});
    const StoredPassage& passage = passages->front();
    QCOMPARE(passage.text, textOf(2));
    QCOMPARE(passage.company, std::string("Larch Foods"));
    QCOMPARE(passage.year.value(), std::int64_t{2018});
    QCOMPARE(passage.section, std::string("7"));
    QCOMPARE(passage.position.value(), std::int64_t{2});
    QCOMPARE(passage.origin, std::string("corpus filings"));
    QCOMPARE(passage.corpus, corpus);
    const std::vector<std::string> ids{corpusSentenceId(4), corpusSentenceId(5), corpusSentenceId(0)};
    QCOMPARE(*passagesExist(after, ids), (std::vector<bool>{true, false, true}));
    QCOMPARE(*passageCount(after), std::int64_t{5});
}

void TstPassages::contextOfCorpus() {
    QVERIFY(storeCorpus(*m_workspace, *m_folder, "filings", 12) != 0);
    const auto now = reader();
    const auto passage = passagesOf(now, corpusSentenceId(5))->front();
    const auto around = passagesAround(now, passage, 3);
    ASSAY_VERIFY_OK(around);
    QCOMPARE(textsOf(around),
             (std::vector<std::string>{textOf(2), textOf(3), textOf(4), textOf(6), textOf(7), textOf(8)}));
    QCOMPARE(around->front().position.value(), std::int64_t{2});
    const auto first = passagesAround(now, passagesOf(now, corpusSentenceId(0))->front(), 3);
    QCOMPARE(textsOf(first), (std::vector<std::string>{textOf(1), textOf(2), textOf(3)}));
    const auto last = passagesAround(now, passagesOf(now, corpusSentenceId(11))->front(), 3);
    QCOMPARE(textsOf(last), (std::vector<std::string>{textOf(8), textOf(9), textOf(10)}));
}

void TstPassages::contextEndsWithTheSlice() {
    const auto line = [](int year, int position, const std::string& text) {
        return R"({"cik_int":9,"name":"Larch Foods","report_year":)" + std::to_string(year) +
               R"(,"section_name":"7","sentence_pos":)" + std::to_string(position) +
               R"(,"sentenceID":"9_10-K_)" + std::to_string(year) + "_section_7_" + std::to_string(position) +
               R"(","text":")" + text + "\"}\n";
    };
    QVERIFY(importLines("filings", line(2017, 8, "Last of 2017.") + line(2018, 0, "First of 2018.") +
                                       line(2018, 2, "Third of 2018.") + line(2018, 9, "Far away.")) != 0);
    const auto now = reader();
    const auto around = passagesAround(now, passagesOf(now, "9_10-K_2018_section_7_0")->front(), 3);
    // Not another year, and not what stands next in the corpus but far away in the text.
    QCOMPARE(textsOf(around), (std::vector<std::string>{"Third of 2018."}));
}

void TstPassages::contextWithoutStructuredIds() {
    std::string lines;
    for (int i = 0; i < 5; ++i) {
        lines +=
            R"({"cik_int":9,"name":"Larch Foods","report_year":2018,"section_name":"7","sentence_pos":)" +
            std::to_string(i) + R"(,"sentenceID":")" + std::string(1, static_cast<char>('e' - i)) +
            R"(","text":")" + textOf(i) + "\"}\n";
    }
    QVERIFY(importLines("letters", lines) != 0);
    const auto now = reader();
    const auto passages = passagesOf(now, "c");
    QCOMPARE(passages->size(), std::size_t{1});
    QCOMPARE(textsOf(passagesAround(now, passages->front(), 1)),
             (std::vector<std::string>{textOf(1), textOf(3)}));
}

void TstPassages::sameTextCountsOnce() {
    QVERIFY(attachPassage(*m_workspace, corpusSentenceId(1), textOf(1), "Ada").has_value());
    QVERIFY(attachPassage(*m_workspace, corpusSentenceId(2), "Another text.", "Ada").has_value());
    QVERIFY(storeCorpus(*m_workspace, *m_folder, "one") != 0);
    QVERIFY(storeCorpus(*m_workspace, *m_folder, "two") != 0);
    const auto now = reader();
    QCOMPARE(textsOf(passagesOf(now, corpusSentenceId(1))), (std::vector<std::string>{textOf(1)}));
    QCOMPARE(textsOf(passagesOf(now, corpusSentenceId(2))),
             (std::vector<std::string>{"Another text.", textOf(2)}));
    QCOMPARE(textsOf(passagesOf(now, corpusSentenceId(3))), (std::vector<std::string>{textOf(3)}));
}

void TstPassages::attachedTextHasContextOfCorpus() {
    QVERIFY(attachPassage(*m_workspace, corpusSentenceId(5), "The one that the corpus lacks.", "Ada")
                .has_value());
    QVERIFY(storeCorpus(*m_workspace, *m_folder, "filings", 5) != 0);
    const auto now = reader();
    const auto around = passagesAround(now, passagesOf(now, corpusSentenceId(5))->front(), 3);
    QCOMPARE(textsOf(around), (std::vector<std::string>{textOf(2), textOf(3), textOf(4)}));
}

void TstPassages::removalChangesTheAnswer() {
    const base::RowId corpus = storeCorpus(*m_workspace, *m_folder, "filings");
    QCOMPARE(passagesOf(reader(), corpusSentenceId(2))->size(), std::size_t{1});
    base::NoProgress progress;
    ASSAY_VERIFY_OK(removeCorpus(*m_workspace, corpus, {}, progress));
    const auto now = reader();
    QVERIFY(passagesOf(now, corpusSentenceId(2))->empty());
    const std::vector<std::string> ids{corpusSentenceId(2)};
    QCOMPARE(*passagesExist(now, ids), std::vector<bool>{false});
    QCOMPARE(*passageCount(now), std::int64_t{0});
}

void TstPassages::lintKnowsCorpora() {
    const std::array<std::filesystem::path, 1> files{m_folder->write(
        "q.json", R"([{"question_id":"Q1","question_text":"What grew?","answer_text":"sentence number 2",)"
                  R"("answer_type":"span","evidence_sentence_ids":[")" +
                      corpusSentenceId(2) + R"(","9_10-K_2018_section_7_99"]}])")};
    base::NoProgress progress;
    QuestionImportOptions options;
    options.suite = "S";
    options.who = "Ada";
    ASSAY_VERIFY_OK(importQuestions(*m_workspace, files, options, {}, progress));
    const auto unresolved = [&]() -> std::vector<std::string> {
        const auto now = reader();
        const auto lint = curation::lintWorkspace(now, "S", {}, {}, progress);
        std::vector<std::string> ids;
        for (const curation::Suspicion& finding : lint->report.findings) {
            for (const curation::TriggerPassage& passage : finding.passages) {
                if (finding.rule == curation::LintRule::UnresolvedEvidence) {
                    ids.push_back(passage.text);
                }
            }
        }
        return ids;
    };
    QCOMPARE(unresolved(), std::vector<std::string>{}); // nothing is held: it abstains
    const base::RowId corpus = storeCorpus(*m_workspace, *m_folder, "filings");
    QCOMPARE(unresolved(), std::vector<std::string>{"9_10-K_2018_section_7_99"});
    const base::RowId larger = storeCorpus(*m_workspace, *m_folder, "more", 100);
    QCOMPARE(unresolved(), std::vector<std::string>{});
    ASSAY_VERIFY_OK(removeCorpus(*m_workspace, larger, {}, progress));
    QCOMPARE(unresolved(), std::vector<std::string>{"9_10-K_2018_section_7_99"});
    ASSAY_VERIFY_OK(removeCorpus(*m_workspace, corpus, {}, progress));
    QCOMPARE(unresolved(), std::vector<std::string>{});
}

ASSAY_TEST(TstPassages)
#include "tst_passages.moc"
