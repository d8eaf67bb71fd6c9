// Files of every content, from a look at them to what stands in the workspace.
#include "core/imports/importing.h"
#include "core/workspace/suites/suite_versions.h"
#include "tests/core/workspace/store_fixture.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <memory>
#include <utility>
#include <vector>

using namespace assay;
using namespace assay::imports;
using namespace assay::tests;
using workspace::CollisionChoice;
namespace fs = std::filesystem;

namespace {

const char* const kScores = "sample_id,label,fhri\na,accurate,0.9\nb,hallucination,0.2\n";
const char* const kBundles =
    "[{\"cik_int\": 7, \"name\": \"Harbour AS\", \"years\": [2020], \"sentences\": [{\"report_year\": 2020,"
    " \"section_name_generic\": \"ITEM_7\", \"docID\": \"d\", \"sentenceID\": \"7_a\", \"sentence_text\":"
    " \"One.\"}], \"topic_label\": \"debt\", \"bundle_type\": \"kpi_trend\", \"v_group\": \"v3_trend\"}]";
const char* const kAnswers = "question_id,answer,rouge_l\nA1,Twelve.,0.9\n";
const char* const kCompanies = "[{\"cik\": 1, \"name\": \"Nordlys\"}, {\"cik\": 2, \"name\": \"Solvik\"}]";
const char* const kSentences =
    "{\"cik_int\":1,\"name\":\"Nordlys\",\"report_year\":2019,\"section_name\":\"7\",\"sentence_pos\":1,"
    "\"sentenceID\":\"1_10-K_2019_section_7_1\",\"text\":\"Sales grew.\"}\n";
const char* const kPlain = "id;frage;antwort\n1;How much?;12\n";

std::string finrag(const std::string& text) {
    return "[{\"question_id\": \"A1\", \"question_text\": \"" + text +
           "\", \"answer_text\": \"12\", \"cik_int\": [1], \"years\": [2019]}]";
}

} // namespace

class TestImporting : public QObject {
    Q_OBJECT

  private:
    std::unique_ptr<StoreFolder> m_folder;
    std::unique_ptr<workspace::Workspace> m_workspace;
    base::NoProgress m_progress;

    base::Result<Imported> import(const ImportPlan& plan, const ImportChoice& choice = {}) {
        return importFiles(*m_workspace, plan, choice, {}, m_progress);
    }

    // The one plan that a look at the file makes.
    ImportPlan planOf(const fs::path& file, const std::string& name = {}) {
        auto looked = look({&file, 1}, name);
        return looked.plans.size() == 1 ? std::move(looked.plans.front()) : ImportPlan();
    }

    ImportPlan planOf(const std::string& file, const std::string& content, const std::string& name = {}) {
        return planOf(m_folder->write(file, content), name);
    }

  private Q_SLOTS:

    void init() {
        m_workspace.reset();
        m_folder = std::make_unique<StoreFolder>();
        auto made = workspace::Workspace::create(m_folder->path("w.assay"));
        ASSAY_VERIFY_OK(made);
        m_workspace = std::move(*made);
    }

    // --- Looking at files ---

    void whatBelongsTogetherIsOnePlan() {
        const std::vector<fs::path> files{
            m_folder->write("answers.csv", kAnswers),   m_folder->write("gold.json", finrag("How much?")),
            m_folder->write("plain1.csv", kPlain),      m_folder->write("plain2.csv", kPlain),
            m_folder->write("bundles.json", kBundles),  m_folder->write("companies.json", kCompanies),
            m_folder->write("part1.jsonl", kSentences), m_folder->write("part2.jsonl", kSentences),
            m_folder->write("june.csv", kScores),       m_folder->write("july.csv", kScores),
            m_folder->write("notes.txt", "Nothing.\n"), m_folder->path("absent.json")};
        const LookedAt looked = look(files, "");
        std::vector<std::pair<std::string, std::size_t>> plans;
        for (const ImportPlan& plan : looked.plans) {
            plans.emplace_back(plan.kind.name, plan.files.size());
        }
        const std::vector<std::pair<std::string, std::size_t>> expected{
            {"fhri-csv", 2},    {"sentences-jsonl", 2}, {"companies-json", 1}, {"bundles-json", 1},
            {"finrag-json", 1}, {"questions-csv", 2},   {"scores-csv", 1}};
        QVERIFY(plans == expected);
        QCOMPARE(looked.plans[0].name, m_folder->path("june.csv").parent_path().filename().string());
        QCOMPARE(looked.plans[4].name, std::string("gold"));
        QVERIFY(looked.plans[5].preview && looked.plans[5].name.empty());
        QVERIFY(looked.unknown == std::vector<fs::path>{files[10]});
        QCOMPARE(looked.failures.size(), std::size_t{2});

        const auto apart = separated(looked.plans[5]);
        QCOMPARE(apart.size(), std::size_t{2});
        QCOMPARE(apart[1].name, std::string("plain2"));
        QVERIFY(apart[1].files == std::vector<fs::path>{files[3]} && apart[1].preview);
        QCOMPARE(separated(looked.plans[4]).size(), std::size_t{1});
    }

    void aNameIsForAllOfAKind() {
        const std::vector<fs::path> files{m_folder->write("a.json", finrag("How much?")),
                                          m_folder->write("b.json", finrag("How little?"))};
        QCOMPARE(look(files, "").plans.size(), std::size_t{2});
        const LookedAt named = look(files, "P3");
        QCOMPARE(named.plans.size(), std::size_t{1});
        QCOMPARE(named.plans.front().name, std::string("P3"));
        QCOMPARE(named.plans.front().files.size(), std::size_t{2});
    }

    // --- Importing ---

    void everyContentComesIn_data() {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("content");
        QTest::addColumn<QString>("kind");
        QTest::addColumn<int>("records");
        const auto row = [](const char* file, const std::string& content, const char* kind, int records) {
            QTest::newRow(kind) << QString::fromLatin1(file) << QString::fromStdString(content)
                                << QString::fromLatin1(kind) << records;
        };
        row("s.csv", kScores, "fhri-csv", 2);
        row("q.json", finrag("How much?"), "finrag-json", 1);
        row("b.json", kBundles, "bundles-json", 1);
        row("a.csv", kAnswers, "scores-csv", 1);
        row("c.json", kCompanies, "companies-json", 2);
        row("t.jsonl", kSentences, "sentences-jsonl", 1);
    }

    void everyContentComesIn() {
        QFETCH(const QString, file);
        QFETCH(const QString, content);
        QFETCH(const QString, kind);
        QFETCH(const int, records);
        ImportPlan plan = planOf(file.toStdString(), content.toStdString(), "N");
        const auto imported = import(plan, {.who = "Ada"});
        ASSAY_VERIFY_OK(imported);
        QCOMPARE(imported->kind, kind.toStdString());
        QCOMPARE(imported->name, std::string("N"));
        QVERIFY(imported->id > 0);
        QCOMPARE(imported->records, records);
        QCOMPARE(imported->rejected, 0);
        QCOMPARE(imported->inputSha256.size(), std::size_t{64});

        ASSAY_COMPARE_ERROR(import(plan), NameTaken);
        const auto again = import(plan, {.isNumbered = true});
        if (plan.kind.content == formats::FileContent::Questions) {
            ASSAY_COMPARE_ERROR(again, NameTaken); // is asked about instead
        } else {
            ASSAY_VERIFY_OK(again);
            QCOMPARE(again->name,
                     std::string(plan.kind.content == formats::FileContent::ScoredSet ? "N 2" : "N (2)"));
        }
    }

    // Said with the file's name, before any of its bytes is taken for a record.
    void anotherEncodingIsRefused() {
        const formats::FileKind kinds[]{
            {formats::FileContent::Questions, "finrag-json"},
            {formats::FileContent::Bundles, "bundles-json"},
            {formats::FileContent::AnswerScores, "scores-csv"},
            {formats::FileContent::ReferenceList, "companies-json"},
            {formats::FileContent::Sentences, "sentences-csv"},
        };
        for (const formats::FileKind& kind : kinds) {
            ImportPlan plan;
            plan.kind = kind;
            plan.isKindSet = true;
            plan.name = "N";
            plan.files = {m_folder->write("u", std::string("\xFF\xFE[\0]\0", 6))};
            const auto refused = import(plan);
            ASSAY_COMPARE_ERROR(refused, UnknownFormat);
            QCOMPARE(refused.error().detail, std::string("UTF-16"));
            QCOMPARE(refused.error().where, plan.files.front().string());
        }
    }

    void whatNeedsACorpusIsNoPlan() {
        ImportPlan plan;
        plan.files = {m_folder->write("v.npy", "")};
        plan.name = "V";
        plan.kind = {formats::FileContent::Vectors, "vectors-npy"};
        ASSAY_COMPARE_ERROR(import(plan), InvalidArgument);
        plan.kind.content = formats::FileContent::ScoredSet;
        plan.files.clear();
        ASSAY_COMPARE_ERROR(import(plan), InvalidArgument);
    }

    void theFilesOfAnswersAndListsHaveOneNameEach() {
        ASSAY_VERIFY_OK(import(planOf("a.csv", kAnswers, "N")));
        const auto list = import(planOf("c.json", kCompanies, "N"), {.isNumbered = true});
        ASSAY_VERIFY_OK(list);
        QCOMPARE(list->name, std::string("N (2)"));
    }

    // Only the transaction knows that the name has gone; the next number is tried.
    void aNameThatIsTakenMeanwhileIsNumberedOnceMore() {
        const ImportPlan plan = planOf("c.json", kCompanies, "N");
        auto other = workspace::Workspace::open(m_workspace->path());
        ASSAY_VERIFY_OK(other);
        bool isDone = false;
        WatchedProgress progress([&](base::Stage, std::int64_t, std::int64_t) {
            if (!std::exchange(isDone, true)) {
                static_cast<void>(importFiles(**other, plan, {}, {}, m_progress));
            }
        });
        const auto imported = importFiles(*m_workspace, plan, {.isNumbered = true}, {}, progress);
        ASSAY_VERIFY_OK(imported);
        QVERIFY(isDone);
        QCOMPARE(imported->name, std::string("N (2)"));
    }

    // --- Questions whose suite is there ---

    void collidingQuestionsAreAskedAbout() {
        ASSAY_VERIFY_OK(import(planOf("one.json", finrag("How much?"), "P3")));
        const ImportPlan plan = planOf("two.json", finrag("How little?"), "P3");
        const auto asked = importOrAsk(*m_workspace, plan, {}, {}, m_progress);
        ASSAY_VERIFY_OK(asked);
        QVERIFY(!asked->imported && asked->toAsk.isAskedAgain && asked->toAsk.seen.suiteExists);
        QCOMPARE(asked->toAsk.seen.colliding, 1);

        const ImportChoice choice{CollisionChoice::Replace, asked->toAsk.seen.held, true, "Ada"};
        const auto replaced = importOrAsk(*m_workspace, asked->toAsk, choice, {}, m_progress);
        ASSAY_VERIFY_OK(replaced);
        QVERIFY(replaced->imported);
        QCOMPARE(std::get<workspace::QuestionImport>(replaced->imported->made).replaced, 1);

        // What was chosen about is no longer what is there.
        const auto once =
            importOrAsk(*m_workspace, planOf("one.json", finrag("How much?"), "P3"), choice, {}, m_progress);
        ASSAY_VERIFY_OK(once);
        QVERIFY(!once->imported && once->toAsk.isAskedAgain);
        QVERIFY(once->toAsk.seen.held != *choice.decidedOn);
    }

    void theNameOfAVersionIsNotAskedAbout() {
        const auto suite = import(planOf("one.json", finrag("How much?"), "P3"));
        ASSAY_VERIFY_OK(suite);
        ASSAY_VERIFY_OK(workspace::freezeSuite(*m_workspace, suite->id, "P3.v1", "", "Ada"));
        const auto refused =
            importOrAsk(*m_workspace, planOf("two.json", finrag("How little?"), "P3.v1"), {}, {}, m_progress);
        ASSAY_COMPARE_ERROR(refused, NameTaken);
    }

    void whatCannotBeReadIsComparedWithNothing() {
        ASSAY_VERIFY_OK(import(planOf("one.json", finrag("How much?"), "P3")));
        ImportPlan plan = planOf("two.json", finrag("How little?"), "P3");
        plan.files = {m_folder->path("absent.json")};
        const auto known = compared(*m_workspace, plan, {}, m_progress);
        ASSAY_VERIFY_OK(known);
        QVERIFY(!known->seen.suiteExists);
        base::IssueList issues;
        ASSAY_COMPARE_ERROR(importOrAsk(*m_workspace, plan, {}, {}, m_progress, &issues), FileNotFound);
    }
};

ASSAY_TEST(TestImporting)

#include "tst_importing.moc"
