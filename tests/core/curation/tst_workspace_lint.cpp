// What a workspace knows beside its questions: years of its corpora, lists of sources, the newest answers
// that have scores; and pairs to train with.
#include "core/curation/training_pairs.h"
#include "core/curation/workspace_lint.h"
#include "core/workspace/corpora/corpora.h"
#include "core/workspace/predictions/answer_sets.h"
#include "core/workspace/runs/runs.h"
#include "core/workspace/suites/question_edits.h"
#include "core/workspace/suites/reference_lists.h"
#include "core/workspace/suites/suites.h"
#include "tests/core/workspace/store_fixture.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <memory>
#include <sstream>

using namespace assay;
using namespace assay::curation;
using tests::StoreFolder;

namespace {

constexpr const char* kCorpusText =
    "{\"cik_int\":1,\"name\":\"Alfa\",\"report_year\":2018,\"section_name\":\"7\",\"sentence_pos\":1,"
    "\"sentenceID\":\"a1\",\"text\":\"Revenue rose to $3 million.\"}\n"
    "{\"cik_int\":1,\"name\":\"Alfa\",\"report_year\":2020,\"section_name\":\"7\",\"sentence_pos\":1,"
    "\"sentenceID\":\"a2\",\"text\":\"Revenue fell to $2 million.\"}\n"
    "{\"cik_int\":2,\"name\":\"Beta\",\"report_year\":2015,\"section_name\":\"7\",\"sentence_pos\":1,"
    "\"sentenceID\":\"b1\",\"text\":\"Mills were sold.\"}\n";

} // namespace

class TestWorkspaceLint : public QObject {
    Q_OBJECT

  private slots:
    void init();
    void yearsOfCorpora();
    void sourcesOfChats();
    void newestAnswersWithScores();
    void pairs();

  private:
    base::RowId addQuestion(const model::Question& question) {
        const auto added = workspace::addQuestion(*m_workspace, m_suite, question, "Ada", "test");
        return added.value_or(0);
    }

    [[nodiscard]] WorkspaceLint linted() const {
        base::NoProgress progress;
        auto lint = lintWorkspace(*m_workspace->reader(), "Gold", {}, {}, progress);
        if (!lint) {
            qFatal("%s", tests::explanation(lint).c_str());
        }
        return *std::move(lint);
    }

    base::RowId importAnswers(const std::string& name, const std::string& lines) {
        base::NoProgress progress;
        const auto made = workspace::importAnswerScores(*m_workspace, m_folder->write(name + ".jsonl", lines),
                                                        name, {}, {}, progress);
        return made ? made->set.id : 0;
    }

    std::unique_ptr<StoreFolder> m_folder;
    std::unique_ptr<workspace::Workspace> m_workspace;
    base::RowId m_suite = 0;
};

void TestWorkspaceLint::init() {
    m_workspace.reset();
    m_folder = std::make_unique<StoreFolder>();
    auto made = workspace::Workspace::create(m_folder->path("w.assay"));
    ASSAY_VERIFY_OK(made);
    m_workspace = std::move(*made);
    base::NoProgress progress;
    const std::array<std::filesystem::path, 1> files{m_folder->write("tenk.jsonl", kCorpusText)};
    ASSAY_VERIFY_OK(
        workspace::importCorpus(*m_workspace, files, {"tenk", std::nullopt, "Ada"}, {}, progress));
    const auto suite = workspace::createSuite(*m_workspace, "Gold", "Ada");
    ASSAY_VERIFY_OK(suite);
    m_suite = *suite;
}

// Each company has its own years; of one that no corpus holds nothing is known.
void TestWorkspaceLint::yearsOfCorpora() {
    const auto coverage = coverageOfCorpora(*m_workspace->reader());
    ASSAY_VERIFY_OK(coverage);
    QVERIFY(coverage->has_value());
    QCOMPARE((*coverage)->of(1)->from, std::int64_t{2018});
    QCOMPARE((*coverage)->of(1)->to, std::int64_t{2020});
    QCOMPARE((*coverage)->of(2)->to, std::int64_t{2015});
    QVERIFY(!(*coverage)->of(9));
    model::Question question;
    question.questionId = "q1";
    question.questionText = "What was revenue?";
    question.cikInt = {2};
    question.years = {2018};
    question.answerText = {"It was high."};
    addQuestion(question);
    QCOMPARE(linted().report.count(LintRule::YearsOutsideCoverage), std::int64_t{1});
}

void TestWorkspaceLint::sourcesOfChats() {
    model::Question question;
    question.questionId = "q1";
    question.questionText = "Hva er merverdiavgift?";
    question.answerText = {"Det er en avgift."};
    question.messages = "[{\"role\":\"user\",\"content\":\"Hva er merverdiavgift?\"}]";
    question.expectedSources = {"mval", "skatteloven"};
    addQuestion(question);
    QCOMPARE(linted().report.count(LintRule::UnresolvedEvidence), std::int64_t{0}); // no list is held
    base::NoProgress progress;
    const auto list = m_folder->write(
        "sources.json", "[{\"id\":\"mval\",\"title\":\"Merverdiavgiftsloven\",\"sections\":[\"1-1\"]}]");
    ASSAY_VERIFY_OK(workspace::importReferenceList(*m_workspace, list, "laws",
                                                   formats::ReferenceListKind::SourcesJson, {}, progress));
    const WorkspaceLint lint = linted();
    QCOMPARE(lint.report.count(LintRule::UnresolvedEvidence), std::int64_t{1});
    const auto found =
        std::ranges::find(lint.report.findings, LintRule::UnresolvedEvidence, &Suspicion::rule);
    QCOMPARE(found->passages.size(), std::size_t{1});
    QCOMPARE(found->passages[0].text, std::string("skatteloven"));
}

// A newer set without scores does not hide those of an older one.
void TestWorkspaceLint::newestAnswersWithScores() {
    model::Question question;
    question.questionId = "q1";
    question.questionText = "What was revenue?";
    addQuestion(question);
    const auto answerOf = [&]() -> std::optional<ImportedAnswer> {
        const auto reader = m_workspace->reader();
        auto lookup = WorkspaceLookup::make(*reader, {});
        return *lookup->answer({0, 1, "Gold", question});
    };
    QVERIFY(importAnswers("old", "{\"question_id\":\"q1\",\"answer\":\"A\",\"scores\":{\"rouge_l\":0.01,"
                                 "\"bertscore\":0.8}}\n") != 0);
    QVERIFY(importAnswers("new", "{\"question_id\":\"q1\",\"answer\":\"B\"}\n") != 0);
    const auto answer = answerOf();
    QVERIFY(answer.has_value());
    QCOMPARE(answer->answer.value_or(""), std::string("A"));
    QCOMPARE(answer->bertScore.value_or(0), 0.8);
    QVERIFY(importAnswers("newest", "{\"question_id\":\"q1\",\"answer\":\"C\",\"scores\":{\"rouge_l\":0.3,"
                                    "\"bertscore\":0.9}}\n") != 0);
    QCOMPARE(answerOf()->answer.value_or(""), std::string("C"));
    // Of a named run its answers alone, with what it has computed.
    const base::RowId without = importAnswers("plain", "{\"question_id\":\"q1\",\"answer\":\"D\"}\n");
    QVERIFY(without != 0);
    workspace::NewRun run;
    run.kind = "answers";
    run.name = "measured";
    run.settings = "{}";
    run.inputs = "{\"predictions_id\":" + std::to_string(without) + "}";
    run.items = 1;
    const std::vector<workspace::RunItem> items{
        {0, "q1", "{\"question_id\":\"q1\",\"metrics\":{\"rougeL_f\":0.25,\"bertscore_f\":0.5}}"}};
    const auto made = workspace::addFinishedRun(*m_workspace, run, items, "{}");
    ASSAY_VERIFY_OK(made);
    const auto reader = m_workspace->reader();
    auto named = WorkspaceLookup::make(*reader, {}, *made);
    ASSAY_VERIFY_OK(named);
    const auto measured = named->answer({0, 1, "Gold", question});
    ASSAY_VERIFY_OK(measured);
    QCOMPARE((*measured)->answer.value_or(""), std::string("D"));
    QCOMPARE((*measured)->rougeL.value_or(0), 0.25);
    QCOMPARE((*measured)->bertScore.value_or(0), 0.5);
    ASSAY_COMPARE_ERROR(WorkspaceLookup::make(*reader, {}, *made + 1), NotFound);
}

void TestWorkspaceLint::pairs() {
    model::Question question;
    question.questionId = "q1";
    question.questionText = "What was revenue?";
    question.evidenceSentenceIds = {"a1"};
    addQuestion(question);
    question.questionId = "q2";
    question.evidenceSentenceIds = {"nowhere"};
    addQuestion(question);
    const base::RowId set = importAnswers(
        "found",
        "{\"question_id\":\"q1\",\"contexts\":[{\"id\":\"x\",\"text\":\"REVENUE rose to $3 million.\"},"
        "{\"id\":\"a1\"},{\"id\":\"a2\"},{\"id\":\"b1\"}]}\n");
    QVERIFY(set != 0);
    const auto questions = workspace::questionsNamed(*m_workspace->reader(), "Gold", {});
    ASSAY_VERIFY_OK(questions);
    const auto made = trainingPairs(*m_workspace->reader(), *questions, set, "found", 1, {});
    ASSAY_VERIFY_OK(made);
    QCOMPARE(made->positives, std::int64_t{1});
    QCOMPARE(made->negatives, std::int64_t{1});
    QCOMPARE(made->withoutEvidence, std::int64_t{1});
    QCOMPARE(made->sameText, std::int64_t{1}); // x says what the evidence says
    std::istringstream lines(made->lines);
    std::string line;
    std::getline(lines, line);
    const auto first = nlohmann::json::parse(line);
    QCOMPARE(first.at("label").get<int>(), 1);
    QCOMPARE(first.at("sentenceID").get<std::string>(), std::string("a1"));
    std::getline(lines, line);
    const auto second = nlohmann::json::parse(line);
    QCOMPARE(second.at("label").get<int>(), 0);
    QCOMPARE(second.at("sentenceID").get<std::string>(), std::string("a2"));
    QCOMPARE(second.at("rank").get<int>(), 3);
    QCOMPARE(second.at("sentence_text").get<std::string>(), std::string("Revenue fell to $2 million."));
}

ASSAY_TEST(TestWorkspaceLint)
#include "tst_workspace_lint.moc"
