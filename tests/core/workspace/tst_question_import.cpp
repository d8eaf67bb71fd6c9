#include "core/formats/questions/question_format.h"
#include "core/workspace/journal/edit_journal.h"
#include "core/workspace/leftovers.h"
#include "core/workspace/suites/passages.h"
#include "core/workspace/suites/question_drafts.h"
#include "core/workspace/suites/question_edits.h"
#include "core/workspace/suites/questions.h"
#include "core/workspace/suites/suites.h"
#include "tests/core/curation/undo_steps.h"
#include "tests/core/workspace/store_fixture.h"
#include "tests/support/shared_data.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <fstream>
#include <functional>
#include <utility>

using namespace assay;
using namespace assay::workspace;
using namespace assay::tests;
using Json = nlohmann::json;

namespace {

std::string question(const std::string& id, const std::string& text, const std::string& answer = "Yes.") {
    return Json{{"question_id", id},
                {"cik_int", {1}},
                {"company_name", {"Nordlys ASA"}},
                {"years", {2019}},
                {"question_text", text},
                {"answer_type", "span"},
                {"answer_text", answer},
                {"evidence_sentence_ids", {"0000000001_10-K_2019_section_7_3"}},
                {"gold_version", "N.v1"},
                {"curators_mood", "calm"}}
        .dump();
}

// Does something at the last moment before what was read becomes visible.
class Meanwhile final : public base::ProgressSink {
  public:
    explicit Meanwhile(std::function<void()> work)
        : m_work(std::move(work)) {}

    void report(base::Stage stage, std::int64_t, std::int64_t) override {
        if (stage == base::Stage::Publishing && m_work) {
            std::exchange(m_work, {})();
        }
    }

  private:
    std::function<void()> m_work;
};

} // namespace

class TstQuestionImport : public QObject {
    Q_OBJECT

  private slots:
    void init();
    void importMakesASuite();
    void exportIsTheSameJson();
    void aSecondImportOfTheNameIsRefused();
    void collisions_data();
    void collisions();
    void whatIsAddedMeanwhileGetsNoTwin_data();
    void whatIsAddedMeanwhileGetsNoTwin();
    void whatIsEditedMeanwhileIsACollision();
    void whatIsUndoneMeanwhileIsAdded();
    void aSuiteMadeMeanwhileIsNotAddedTo();
    void aChoiceIsOfWhatWasSeen();
    void aSuiteOfItsOwnIsAlwaysNew();
    void evidenceThatIsHeldIsNotMissed();
    void sameIdInTwoFilesOfOneImport_data();
    void sameIdInTwoFilesOfOneImport();
    void issuesNameTheFileAsGiven();
    void replacedRevisionIsAStepOfTheJournal();
    void failedImportLeavesNothing();
    void cancelledImportLeavesNothing();
    void searchFoldsAndTakesBeginnings();
    void firstPageIsTheBeginningOfAll();
    void removedSuiteIsGone();
    void aSuiteIsUndoneWhole();
    void whatWasAddedIsUndoneAtOnce();
    void renamedSuiteIsFound();
    void draftsAreKept();
    void attachedPassageIsFound();
    void realFilesComeBack_data();
    void realFilesComeBack();

  private:
    std::unique_ptr<StoreFolder> m_folder;
    std::unique_ptr<Workspace> m_workspace;
    base::NoProgress m_progress;

    std::filesystem::path write(const std::string& name, const std::string& text) {
        const auto path = m_workspace->path().parent_path() / name;
        std::ofstream(path, std::ios::binary) << text;
        return path;
    }

    base::Result<QuestionImport> import(const std::filesystem::path& file, const std::string& suite,
                                        CollisionChoice choice = CollisionChoice::Refuse,
                                        std::stop_token stop = {}) {
        QuestionImportOptions options;
        options.suite = suite;
        options.onCollision = choice;
        options.who = "Ada";
        const std::vector files{file};
        return importQuestions(*m_workspace, files, options, stop, m_progress);
    }

    base::Result<QuestionImport> importWhile(const std::filesystem::path& file, CollisionChoice choice,
                                             const std::function<void()>& meanwhile) {
        Meanwhile progress(meanwhile);
        QuestionImportOptions options;
        options.suite = "S";
        options.onCollision = choice;
        options.who = "Ada";
        return importQuestions(*m_workspace, {&file, 1}, options, {}, progress);
    }

    // Somebody else's work on the suite S.
    void add(const std::string& id, const std::string& text) {
        model::Question added;
        added.questionId = id;
        added.questionText = text;
        const auto suite = findSuite(*m_workspace->reader(), "S");
        QVERIFY(suite && workspace::addQuestion(*m_workspace, suite->id, added, "Bo", "drafted").has_value());
    }

    void edit(const std::string& id, const std::string& text) {
        const auto there = questionsNamed(*m_workspace->reader(), "S", {});
        const auto found = std::find_if(there->begin(), there->end(), [&](const NamedQuestion& named) {
            return named.question.questionId == id;
        });
        QVERIFY(found != there->end());
        model::Question edited = found->question;
        edited.questionText = text;
        QVERIFY(
            workspace::saveQuestion(*m_workspace, found->id, found->revision, edited, "Bo", "").has_value());
    }

    // The suites with their questions: "S: N1=One? N2=Two?".
    [[nodiscard]] QStringList suitesAndQuestions() const {
        QStringList found;
        const auto list = workspace::suites(*m_workspace->reader());
        for (const SuiteInfo& suite : list.value()) {
            QString line = QString::fromStdString(suite.name) + QStringLiteral(":");
            const auto questions = questionsNamed(*m_workspace->reader(), suite.name, {});
            for (const NamedQuestion& named : *questions) {
                line += QStringLiteral(" ") +
                        QString::fromStdString(named.question.questionId + "=" + named.question.questionText);
            }
            found += line;
        }
        return found;
    }

    void checkIsClean() {
        const auto findings = checkWorkspace(m_workspace->path(), {}, m_progress);
        QVERIFY(findings.has_value());
        QVERIFY2(findings->empty(), findings->empty() ? "" : findings->front().detail.c_str());
    }

    [[nodiscard]] QuestionColumns columns() const { return *loadQuestionColumns(*m_workspace->reader(), {}); }
};

void TstQuestionImport::init() {
    m_workspace.reset();
    m_folder = std::make_unique<StoreFolder>();
    m_workspace = std::move(*Workspace::create(m_folder->path("w.assay")));
}

void TstQuestionImport::importMakesASuite() {
    const auto file = write("a.json", "[" + question("N1", "Did revenue grow?") + "," +
                                          question("N2", "Why did costs fall?") + "]");
    const auto imported = import(file, "Nordlys");
    QVERIFY(imported.has_value());
    QCOMPARE(imported->records, 2);
    QCOMPARE(imported->added, 2);
    QCOMPARE(imported->suite.name, std::string("Nordlys"));
    QCOMPARE(imported->suite.questions, 2);
    QCOMPARE(imported->suite.files.size(), std::size_t{1});
    const QuestionColumns all = columns();
    QCOMPARE(all.size(), std::size_t{2});
    QCOMPARE(all.questionId[1], std::string("N2"));
    QCOMPARE(all.names[all.companies.of(0)[0]], std::string("Nordlys ASA"));
    QCOMPARE(all.names[all.years.of(1)[0]], std::string("2019"));
    const auto stored = storedQuestion(*m_workspace->reader(), all.id[0]);
    QVERIFY(stored.has_value());
    QCOMPARE(stored->question.questionText, std::string("Did revenue grow?"));
    QCOMPARE(stored->revision, 1);
    QCOMPARE(stored->sourceFile, std::string("a.json"));
    QCOMPARE(stored->changedBy, std::string("Ada"));
}

void TstQuestionImport::exportIsTheSameJson() {
    const std::string text = "[" + question("N1", "One?") + ",\n" + question("N2", "Two?") + "]";
    const auto imported = import(write("a.json", text), "Nordlys");
    QVERIFY(imported.has_value());
    const auto suite = suiteForWriting(*m_workspace->reader(), imported->suite.id, 0, false, {});
    QVERIFY(suite.has_value());
    const auto written = formats::writeQuestions(formats::QuestionKind::FinragJson, *suite);
    QVERIFY(written.has_value());
    QCOMPARE(written->files.size(), std::size_t{1});
    QCOMPARE(Json::parse(written->files.front().content), Json::parse(text));
}

void TstQuestionImport::aSecondImportOfTheNameIsRefused() {
    const auto file = write("a.json", "[" + question("N1", "One?") + "]");
    QVERIFY(import(file, "Nordlys").has_value());
    ASSAY_COMPARE_ERROR(import(file, "Nordlys"), NameTaken);
    QCOMPARE(columns().size(), std::size_t{1});
}

void TstQuestionImport::collisions_data() {
    QTest::addColumn<int>("choice");
    QTest::addColumn<QStringList>("suites"); // name: id=text
    QTest::newRow("keep both") << static_cast<int>(CollisionChoice::KeepBoth)
                               << QStringList{"S: N1=Old? N2=Same?", "S (2): N1=New? N2=Same? N3=Third?"};
    QTest::newRow("replace") << static_cast<int>(CollisionChoice::Replace)
                             << QStringList{"S: N1=New? N2=Same? N3=Third?"};
    QTest::newRow("skip") << static_cast<int>(CollisionChoice::Skip)
                          << QStringList{"S: N1=Old? N2=Same? N3=Third?"};
}

void TstQuestionImport::collisions() {
    QFETCH(const int, choice);
    QFETCH(const QStringList, suites);
    QVERIFY(import(write("a.json", "[" + question("N1", "Old?") + "," + question("N2", "Same?") + "]"), "S")
                .has_value());
    const auto second = import(write("b.json", "[" + question("N1", "New?") + "," + question("N2", "Same?") +
                                                   "," + question("N3", "Third?") + "]"),
                               "S", static_cast<CollisionChoice>(choice));
    QVERIFY(second.has_value());
    QCOMPARE(second->issues.count(base::IssueCode::IdCollision), 1);
    QCOMPARE(suitesAndQuestions(), suites);
    // The record says what was done; nothing is left to do where both were kept.
    const base::Issue& issue = second->issues.issues().back();
    QCOMPARE(issue.code, base::IssueCode::IdCollision);
    const bool bothKept = static_cast<CollisionChoice>(choice) == CollisionChoice::KeepBoth;
    QCOMPARE(issue.severity, bothKept ? base::Severity::Info : base::Severity::Warning);
    QCOMPARE(QString::fromStdString(issue.expected),
             QString::fromLatin1(QTest::currentDataTag()).replace(' ', '_'));
    const auto stored = suiteIssues(*m_workspace->reader(), second->suite.id);
    QVERIFY(stored.has_value());
    QCOMPARE(stored->issues().back(), issue);
}

void TstQuestionImport::whatIsAddedMeanwhileGetsNoTwin_data() {
    QTest::addColumn<int>("choice");
    QTest::addColumn<QStringList>("suites");
    QTest::newRow("keep both") << static_cast<int>(CollisionChoice::KeepBoth)
                               << QStringList{"S: N1=One? N2=Theirs?", "S (2): N2=New? N3=Third?"};
    QTest::newRow("replace") << static_cast<int>(CollisionChoice::Replace)
                             << QStringList{"S: N1=One? N3=Third? N2=New?"};
    QTest::newRow("skip") << static_cast<int>(CollisionChoice::Skip)
                          << QStringList{"S: N1=One? N3=Third? N2=Theirs?"};
}

void TstQuestionImport::whatIsAddedMeanwhileGetsNoTwin() {
    QFETCH(const int, choice);
    QFETCH(const QStringList, suites);
    QVERIFY(import(write("a.json", "[" + question("N1", "One?") + "]"), "S").has_value());
    const auto file = write("b.json", "[" + question("N2", "New?") + "," + question("N3", "Third?") + "]");
    const auto imported =
        importWhile(file, static_cast<CollisionChoice>(choice), [this] { add("N2", "Theirs?"); });
    QVERIFY(imported.has_value());
    QCOMPARE(suitesAndQuestions(), suites);
    QCOMPARE(imported->issues.count(base::IssueCode::IdCollision), 1); // and it is said
    QCOMPARE(imported->added + imported->replaced + imported->skipped, std::int64_t{2});
    checkIsClean();
}

void TstQuestionImport::whatIsEditedMeanwhileIsACollision() {
    const auto file = write("a.json", "[" + question("N1", "One?") + "," + question("N2", "Two?") + "]");
    QVERIFY(import(file, "S").has_value());
    const auto skipped = importWhile(file, CollisionChoice::Skip, [this] { edit("N1", "Theirs?"); });
    QVERIFY(skipped.has_value());
    QCOMPARE(skipped->skipped, std::int64_t{1});
    QCOMPARE(skipped->unchanged, std::int64_t{1});
    QCOMPARE(suitesAndQuestions(), QStringList{"S: N1=Theirs? N2=Two?"});
    const auto replaced = importWhile(file, CollisionChoice::Replace, [this] { edit("N2", "Theirs too?"); });
    QVERIFY(replaced.has_value());
    QCOMPARE(replaced->replaced, std::int64_t{2}); // that is the rule; each is told and can be undone
    QCOMPARE(replaced->issues.count(base::IssueCode::IdCollision), 2);
    QCOMPARE(suitesAndQuestions(), QStringList{"S: N1=One? N2=Two?"});
    QVERIFY(tests::undo(*m_workspace, "Ada").has_value());
    QCOMPARE(suitesAndQuestions(), QStringList{"S: N1=Theirs? N2=Theirs too?"});
    checkIsClean();
}

void TstQuestionImport::whatIsUndoneMeanwhileIsAdded() {
    QVERIFY(import(write("a.json", "[" + question("N1", "One?") + "]"), "S").has_value());
    add("N2", "Theirs?");
    const auto file = write("b.json", "[" + question("N2", "New?") + "]");
    const auto imported = importWhile(file, CollisionChoice::Skip,
                                      [this] { QVERIFY(tests::undo(*m_workspace, "Bo").has_value()); });
    QVERIFY(imported.has_value());
    QCOMPARE(imported->added, std::int64_t{1});
    QCOMPARE(suitesAndQuestions(), QStringList{"S: N1=One? N2=New?"});
    checkIsClean();
}

void TstQuestionImport::aSuiteMadeMeanwhileIsNotAddedTo() {
    const auto file = write("a.json", "[" + question("N1", "One?") + "]");
    const auto imported = importWhile(file, CollisionChoice::Refuse,
                                      [this] { QVERIFY(createSuite(*m_workspace, "S", "Bo").has_value()); });
    ASSAY_COMPARE_ERROR(imported, NameTaken);
    QCOMPARE(suitesAndQuestions(), QStringList{"S:"});
    checkIsClean();
}

// A person says what becomes of the collisions that were shown, and of no others.
void TstQuestionImport::aChoiceIsOfWhatWasSeen() {
    QVERIFY(import(write("a.json", "[" + question("N1", "Old?") + "," + question("N2", "Same?") + "," +
                                       question("N9", "Other?") + "]"),
                   "S")
                .has_value());
    const std::vector files{write("b.json", "[" + question("N1", "New?") + "," + question("N2", "Same?") +
                                                "," + question("N3", "Third?") + "]")};
    QuestionImportOptions options;
    options.suite = "S";
    options.onCollision = CollisionChoice::Replace;
    options.who = "Ada";
    const auto look = [&] {
        const auto seen = previewQuestionImport(*m_workspace->reader(), files, options, {}, m_progress);
        return seen ? *seen : QuestionImportPreview();
    };
    const auto chooseAnd = [&](const std::function<void()>& meanwhile) {
        options.decidedOn = look().held;
        Meanwhile progress(meanwhile);
        return importQuestions(*m_workspace, files, options, {}, progress);
    };
    const QuestionImportPreview seen = look();
    QVERIFY(seen.suiteExists);
    QCOMPARE(seen.records, std::int64_t{3});
    QCOMPARE(seen.colliding, std::int64_t{1});
    QCOMPARE(seen.unchanged, std::int64_t{1});
    QVERIFY((seen.held == HeldQuestions{{"N1", 1}, {"N2", 1}}));

    ASSAY_COMPARE_ERROR(chooseAnd([this] { edit("N1", "Edited?"); }), EditConflict);
    ASSAY_COMPARE_ERROR(chooseAnd([this] { edit("N2", "No longer the same?"); }), EditConflict);
    ASSAY_COMPARE_ERROR(chooseAnd([this] { add("N3", "Theirs?"); }), EditConflict);
    QCOMPARE(suitesAndQuestions(), QStringList{"S: N1=Edited? N2=No longer the same? N9=Other? N3=Theirs?"});
    checkIsClean();
    // What is not of the files does not matter.
    QVERIFY(chooseAnd([this] { edit("N9", "Another?"); }).has_value());
    QCOMPARE(suitesAndQuestions(), QStringList{"S: N1=New? N2=Same? N9=Another? N3=Third?"});
    QuestionImportOptions elsewhere;
    elsewhere.suite = "T";
    const auto nothing = previewQuestionImport(*m_workspace->reader(), files, elsewhere, {}, m_progress);
    QVERIFY(nothing && !nothing->suiteExists && nothing->records == 0);
}

void TstQuestionImport::aSuiteOfItsOwnIsAlwaysNew() {
    const auto file = write("a.json", "[" + question("N1", "One?") + "]");
    QVERIFY(import(file, "S", CollisionChoice::OwnSuite).has_value());
    const auto again = import(file, "S", CollisionChoice::OwnSuite);
    QVERIFY(again.has_value());
    QCOMPARE(again->suite.name, std::string("S (2)"));
    QCOMPARE(again->added, std::int64_t{1});
    QCOMPARE(again->issues.count(base::IssueCode::IdCollision), 0);
    QCOMPARE(suitesAndQuestions(), (QStringList{"S: N1=One?", "S (2): N1=One?"}));
    checkIsClean();
}

// What an earlier import has brought need not come along with the questions.
void TstQuestionImport::evidenceThatIsHeldIsNotMissed() {
    std::filesystem::create_directories(m_folder->path("beir/qrels"));
    m_folder->write("beir/queries.jsonl", R"({"_id":"q1","text":"What grew?"})"
                                          "\n");
    m_folder->write("beir/corpus.jsonl", R"({"_id":"d1","title":"","text":"Costs fell."})"
                                         "\n");
    m_folder->write("beir/qrels/test.tsv", "query-id\tcorpus-id\tscore\nq1\td1\t1\nq1\td2\t1\nq1\td3\t1\n");
    const auto missed = [&](const std::string& suite) {
        const auto imported = import(m_folder->path("beir"), suite);
        QStringList ids;
        for (const base::Issue& issue : imported->issues.issues()) {
            if (issue.code == base::IssueCode::UnresolvedEvidence) {
                ids += QString::fromStdString(issue.value);
            }
        }
        return ids;
    };
    QCOMPARE(missed("first"), (QStringList{"d2", "d3"}));
    QVERIFY(attachPassage(*m_workspace, "d3", "Revenue grew.", "Ada").has_value());
    QCOMPARE(missed("second"), QStringList{"d2"});
}

void TstQuestionImport::sameIdInTwoFilesOfOneImport_data() {
    QTest::addColumn<bool>("exists"); // the suite, with N1 as another question
    QTest::addColumn<int>("choice");
    QTest::newRow("new suite") << false << static_cast<int>(CollisionChoice::Refuse);
    QTest::newRow("keep both") << true << static_cast<int>(CollisionChoice::KeepBoth);
    QTest::newRow("replace") << true << static_cast<int>(CollisionChoice::Replace);
    QTest::newRow("skip") << true << static_cast<int>(CollisionChoice::Skip);
}

// Two files are to one suite what one file with the records of both is.
void TstQuestionImport::sameIdInTwoFilesOfOneImport() {
    QFETCH(const bool, exists);
    QFETCH(const int, choice);
    const std::string first = question("N1", "First?") + "," + question("N3", "Third?");
    const std::string second = question("N2", "Second?") + ",\n" + question("N1", "Again?");
    std::vector<QStringList> outcomes;
    std::vector<std::array<std::int64_t, 4>> counts;
    for (const bool inOneFile : {true, false}) {
        init();
        if (exists) {
            QVERIFY(import(write("old.json", "[" + question("N1", "Old?") + "]"), "S").has_value());
        }
        std::vector<std::filesystem::path> files;
        if (inOneFile) {
            files.push_back(write("both.json", "[" + first + "," + second + "]"));
        } else {
            files.push_back(write("a.json", "[" + first + "]"));
            files.push_back(write("b.json", "[" + second + "]"));
        }
        QuestionImportOptions options;
        options.suite = "S";
        options.onCollision = static_cast<CollisionChoice>(choice);
        const auto imported = importQuestions(*m_workspace, files, options, {}, m_progress);
        QVERIFY(imported.has_value());
        QCOMPARE(imported->issues.count(base::IssueCode::DuplicateId), 1);
        QCOMPARE(imported->issues.count(base::IssueCode::IdCollision), exists ? 2 : 0);
        const auto& issues = imported->issues.issues();
        const auto issue = std::find_if(issues.begin(), issues.end(), [](const base::Issue& each) {
            return each.code == base::IssueCode::DuplicateId;
        });
        QCOMPARE(issue->severity, base::Severity::Warning);
        QCOMPARE(issue->file, files.back().string());
        QCOMPARE(issue->line, std::int64_t{2});
        QCOMPARE(issue->field, std::string("question_id"));
        QCOMPARE(issue->value, std::string("N1"));
        outcomes.push_back(suitesAndQuestions());
        counts.push_back({imported->added, imported->replaced, imported->skipped, imported->unchanged});
    }
    QCOMPARE(outcomes[1], outcomes[0]);
    QVERIFY(counts[1] == counts[0]);
}

void TstQuestionImport::issuesNameTheFileAsGiven() {
    const auto file = write("a.json", "[" + question("N1", "TO_FILL_QUESTION") + "]");
    const auto imported = import(file, "S");
    QVERIFY(imported.has_value());
    QCOMPARE(imported->issues.total(), std::int64_t{1});
    QCOMPARE(imported->issues.issues().front().file, file.string());
    QCOMPARE(imported->suite.files.front().name, std::string("a.json")); // the suite keeps no folders
    const auto again =
        import(write("b.json", "[" + question("N1", "Other?") + "]"), "S", CollisionChoice::Skip);
    QVERIFY(again.has_value());
    QCOMPARE(again->issues.issues().front().file, (file.parent_path() / "b.json").string());
}

void TstQuestionImport::replacedRevisionIsAStepOfTheJournal() {
    QVERIFY(import(write("a.json", "[" + question("N1", "Old?") + "]"), "S").has_value());
    QVERIFY(import(write("b.json", "[" + question("N1", "New?") + "]"), "S", CollisionChoice::Replace)
                .has_value());
    const base::RowId id = columns().id[0];
    QCOMPARE(storedQuestion(*m_workspace->reader(), id)->revision, 2);
    QCOMPARE(questionRevisions(*m_workspace->reader(), id)->size(), std::size_t{2});
}

void TstQuestionImport::failedImportLeavesNothing() {
    QVERIFY(!import(write("a.json", "[" + question("N1", "One?") + ", {\"question_id\": "), "S").has_value());
    QCOMPARE(columns().size(), std::size_t{0});
    QVERIFY(workspace::suites(*m_workspace->reader())->empty());
}

void TstQuestionImport::cancelledImportLeavesNothing() {
    std::string text = "[";
    for (int i = 0; i < 2'000; ++i) {
        text += (i == 0 ? "" : ",") + question("N" + std::to_string(i), "Number " + std::to_string(i) + "?");
    }
    const auto file = write("a.json", text + "]");

    // Stops when the first questions have been stored.
    class Stopper final : public base::ProgressSink {
      public:
        std::stop_source source;
        bool stored = false;

        void report(base::Stage stage, std::int64_t, std::int64_t) override {
            if (stage == base::Stage::Storing) {
                stored = true;
                source.request_stop();
            }
        }
    } stopper;

    QuestionImportOptions options;
    options.suite = "S";
    const std::vector files{file};
    const auto imported = importQuestions(*m_workspace, files, options, stopper.source.get_token(), stopper);
    ASSAY_COMPARE_ERROR(imported, Cancelled);
    QVERIFY(stopper.stored);
    QCOMPARE(columns().size(), std::size_t{0});
    QVERIFY(searchQuestions(*m_workspace->reader(), "Number")->empty());
    QVERIFY(import(file, "S").has_value());
    QCOMPARE(columns().size(), std::size_t{2'000});
}

void TstQuestionImport::searchFoldsAndTakesBeginnings() {
    QVERIFY(import(write("a.json", "[" + question("N1", "Hvor mye økte ÅRSRESULTATET?") + "," +
                                       question("N2", "What is \"goodwill\" worth?", "Sjøgrens café") + "," +
                                       question("N3", "Eier Ørsted Hauptstraße 7?", "Ja, Æsop.") + "]"),
                   "S")
                .has_value());
    const auto found = [&](const char* text) {
        QStringList ids;
        const auto rows = searchQuestions(*m_workspace->reader(), text);
        for (const base::RowId id : *rows) {
            ids += QString::fromStdString(storedQuestion(*m_workspace->reader(), id)->question.questionId);
        }
        return ids;
    };
    QCOMPARE(found("arsres"), QStringList{"N1"});
    QCOMPARE(found("CAFE"), QStringList{"N2"});
    for (const char* text : {"orsted", "ØRSTED", "ørs", "hauptstrasse", "Hauptstraße", "aesop", "æso"}) {
        QCOMPARE(found(text), QStringList{"N3"}); // letters that Unicode does not take apart
    }
    QCOMPARE(found("sjogrens"), QStringList{"N2"});
    QCOMPARE(found("ｇｏｏｄ"), QStringList{"N2"});
    QCOMPARE(found("worth\u00A0good"), QStringList{"N2"}); // any white space separates words
    QCOMPARE(found("worth good"), QStringList{"N2"});
    QCOMPARE(found("\"good"), QStringList{"N2"});
    QCOMPARE(found("nordlys"), (QStringList{"N1", "N2", "N3"}));
    QCOMPARE(found("good NOT worth"), QStringList{}); // no operators
    QCOMPARE(found("0000000001_10-K_2019_section_7_3"), (QStringList{"N1", "N2", "N3"}));
    ASSAY_COMPARE_ERROR(searchQuestions(*m_workspace->reader(), "  "), InvalidArgument);
    ASSAY_COMPARE_ERROR(searchQuestions(*m_workspace->reader(), "\u00A0"), InvalidArgument);
}

void TstQuestionImport::firstPageIsTheBeginningOfAll() {
    std::string text = "[";
    for (int i = 0; i < 300; ++i) {
        text += (i == 0 ? "" : ",") + question("N" + std::to_string(i), "Number " + std::to_string(i) + "?");
    }
    QVERIFY(import(write("a.json", text + "]"), "S").has_value());
    const QuestionColumns all = columns();
    const auto first = firstQuestionColumns(*m_workspace->reader(), 0, 100);
    QCOMPARE(first->size(), std::size_t{100});
    QCOMPARE(first->questionText[99], all.questionText[99]);
    const auto next = firstQuestionColumns(*m_workspace->reader(), first->id.back(), 1'000);
    QCOMPARE(next->size(), std::size_t{200});
    QCOMPARE(next->id.front(), all.id[100]);
}

void TstQuestionImport::removedSuiteIsGone() {
    const auto imported = import(write("a.json", "[" + question("N1", "One?") + "]"), "S");
    QVERIFY(imported.has_value());
    QVERIFY(removeSuite(*m_workspace, imported->suite.id).has_value());
    QVERIFY(workspace::suites(*m_workspace->reader())->empty());
    QCOMPARE(columns().size(), std::size_t{0});
    QVERIFY(searchQuestions(*m_workspace->reader(), "One")->empty());
    ASSAY_COMPARE_ERROR(removeSuite(*m_workspace, imported->suite.id), NotFound);
    checkIsClean();
    QVERIFY(import(m_workspace->path().parent_path() / "a.json", "S").has_value()); // the name is free
}

void TstQuestionImport::aSuiteIsUndoneWhole() {
    const auto file = write("a.json", "[" + question("N1", "One?") + "," + question("N2", "Two?") + "]");
    QVERIFY(import(file, "S").has_value());
    const QStringList whole = suitesAndQuestions();
    ASSAY_VERIFY_OK(tests::undo(*m_workspace, "Bo"));
    QCOMPARE(suitesAndQuestions(), QStringList());
    QVERIFY(searchQuestions(*m_workspace->reader(), "One")->empty());
    checkIsClean();
    // Opened again it is still not deleted.
    const auto path = m_workspace->path();
    m_workspace.reset();
    m_workspace = std::move(*Workspace::open(path));
    base::NoProgress progress;
    ASSAY_VERIFY_OK(removeLeftovers(*m_workspace, nullptr, {}, progress));
    ASSAY_VERIFY_OK(tests::redo(*m_workspace, "Bo"));
    QCOMPARE(suitesAndQuestions(), whole);
    QCOMPARE(searchQuestions(*m_workspace->reader(), "One")->size(), std::size_t{1});
    checkIsClean();
}

void TstQuestionImport::whatWasAddedIsUndoneAtOnce() {
    QVERIFY(import(write("a.json", "[" + question("N1", "One?") + "]"), "S").has_value());
    const QStringList before = suitesAndQuestions();
    const std::string more = "[" + question("N1", "Other?") + "," + question("N2", "Two?") + "]";
    QVERIFY(import(write("b.json", more), "S", CollisionChoice::Replace).has_value());
    const QStringList after = suitesAndQuestions();
    QCOMPARE(after, QStringList{"S: N1=Other? N2=Two?"});
    ASSAY_VERIFY_OK(tests::undo(*m_workspace, "Bo"));
    QCOMPARE(suitesAndQuestions(), before);
    checkIsClean();
    ASSAY_VERIFY_OK(tests::redo(*m_workspace, "Bo"));
    QCOMPARE(suitesAndQuestions(), after);
    checkIsClean();
}

void TstQuestionImport::renamedSuiteIsFound() {
    const auto one = createSuite(*m_workspace, "One");
    QVERIFY(one.has_value());
    QVERIFY(createSuite(*m_workspace, "Two").has_value());
    ASSAY_COMPARE_ERROR(createSuite(*m_workspace, "Two"), NameTaken);
    ASSAY_COMPARE_ERROR(renameSuite(*m_workspace, *one, "Two"), NameTaken);
    ASSAY_COMPARE_ERROR(renameSuite(*m_workspace, *one, ""), InvalidArgument);
    QVERIFY(renameSuite(*m_workspace, *one, "Three").has_value());
    QCOMPARE(findSuite(*m_workspace->reader(), "Three")->id, *one);
    ASSAY_COMPARE_ERROR(findSuite(*m_workspace->reader(), "One"), NotFound);
}

void TstQuestionImport::draftsAreKept() {
    QVERIFY(import(write("a.json", "[" + question("N1", "One?") + "]"), "S").has_value());
    const base::RowId id = columns().id[0];
    model::Question typed = storedQuestion(*m_workspace->reader(), id)->question;
    typed.notes = "half a sen";
    QVERIFY(saveQuestionDraft(*m_workspace, {id, 1, typed, "Ada", {}}).has_value());
    typed.notes = "half a sentence";
    QVERIFY(saveQuestionDraft(*m_workspace, {id, 1, typed, "Ada", {}}).has_value());
    const auto drafts = questionDrafts(*m_workspace->reader());
    QCOMPARE(drafts->size(), std::size_t{1});
    QCOMPARE(drafts->front().typed, typed);
    QVERIFY(dropQuestionDraft(*m_workspace, id).has_value());
    QVERIFY(questionDrafts(*m_workspace->reader())->empty());
}

void TstQuestionImport::attachedPassageIsFound() {
    const std::string id = "0000000001_10-K_2019_section_7_3";
    QVERIFY(passagesOf(*m_workspace->reader(), id)->empty());
    QVERIFY(attachPassage(*m_workspace, id, "Revenue grew.", "Ada").has_value());
    QVERIFY(
        attachPassage(*m_workspace, "0000000001_10-K_2019_section_7_5", "Costs fell.", "Ada").has_value());
    const auto passages = passagesOf(*m_workspace->reader(), id);
    QCOMPARE(passages->size(), std::size_t{1});
    QCOMPARE(passages->front().text, std::string("Revenue grew."));
    QCOMPARE(passages->front().origin, std::string("Ada"));
    QCOMPARE(passages->front().year.value(), std::int64_t{2019});
    const auto around = passagesAround(*m_workspace->reader(), passages->front(), 3);
    QCOMPARE(around->size(), std::size_t{1});
    QCOMPARE(around->front().position.value(), std::int64_t{5});
    const std::vector<std::string> ids{id, "unknown"};
    QCOMPARE(*passagesExist(*m_workspace->reader(), ids), (std::vector<bool>{true, false}));
    QCOMPARE(*passageCount(*m_workspace->reader()), std::int64_t{2});
}

void TstQuestionImport::realFilesComeBack_data() {
    QTest::addColumn<QString>("file");
    QTest::addColumn<int>("records");
    QTest::newRow("31 questions") << "finsights/p3_gold_test_suite_31q.json" << 31;
    QTest::newRow("automatic") << "finsights/p3_gold_P3_v1_auto.json" << 28;
    QTest::newRow("draft") << "finsights/p3_gold_v2draft.json" << 6;
    QTest::newRow("finsearch") << "finsearch/retrieval_eval_dataset.json" << 28;
    QTest::newRow("florida") << "florida_tax/golden_dataset.json" << 20;
    QTest::newRow("tatqa") << "tatqa/tatqa_dataset_dev.json" << 1668;
}

void TstQuestionImport::realFilesComeBack() {
    QFETCH(const QString, file);
    QFETCH(const int, records);
    const auto folder = sharedData();
    if (!folder) {
        QSKIP("The real data is not here.");
    }
    const auto path = *folder / file.toStdString();
    const auto imported = import(path, "S");
    QVERIFY(imported.has_value());
    QCOMPARE(imported->records, std::int64_t{records});
    QCOMPARE(imported->rejected, 0);
    const auto suite = suiteForWriting(*m_workspace->reader(), imported->suite.id, 0, false, {});
    const auto written = formats::writeQuestions(imported->kind, *suite);
    QVERIFY(written.has_value());
    std::ifstream stream(path, std::ios::binary);
    const std::string text((std::istreambuf_iterator<char>(stream)), {});
    QCOMPARE(Json::parse(written->files.front().content), Json::parse(text));
}

ASSAY_TEST(TstQuestionImport)
#include "tst_question_import.moc"
