#include "core/formats/questions/bundle_json.h"
#include "core/workspace/bundles/bundle_edits.h"
#include "core/workspace/journal/edit_journal.h"
#include "core/workspace/journal/journal_rows.h"
#include "core/workspace/suites/passages.h"
#include "core/workspace/suites/question_edits.h"
#include "core/workspace/suites/suites.h"
#include "tests/core/curation/undo_steps.h"
#include "tests/core/workspace/store_fixture.h"
#include "tests/support/shared_data.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>
#include <SQLiteCpp/SQLiteCpp.h>
#include <nlohmann/json.hpp>

#include <map>
#include <set>

using namespace assay;
using namespace assay::workspace;
using namespace assay::tests;
using model::Question;
using workspace::BundleCuration;
using workspace::BundleStatus;
using workspace::Workspace;
using Json = nlohmann::json;

namespace {

constexpr const char* kTrend =
    R"({"v_group":"v3_trend","bundle_type":"kpi_trend","topic_label":"debt","cik_int":7,
 "name":"Harbour","years":[2019,2020,2019],"sentences":[
 {"report_year":2019,"section_name_generic":"ITEM_8","sentenceID":"b","sentence_text":"One."},
 {"report_year":2020,"section_name_generic":"ITEM_7","sentenceID":"a","sentence_text":"Two."},
 {"report_year":2020,"section_name_generic":"ITEM_8","sentenceID":"b","sentence_text":"One."}]})";

constexpr const char* kCompanies = R"({"v_group":"v4_cross_company","bundle_type":"risk_cross_company",
 "topic_label":"legal","report_year":2012,"company_sentences":[
 {"cik_int":9,"name":"Quay","section_name_generic":"ITEM_1A","sentenceID":"9_1","sentence_text":"A."},
 {"cik_int":9,"name":"Quay","section_name_generic":"ITEM_1A","sentenceID":"9_2","sentence_text":"B."},
 {"cik_int":4,"name":"Dock","section_name_generic":"ITEM_1A","sentenceID":"4_1","sentence_text":"C."}]})";

constexpr const char* kOneCompany = R"({"v_group":"v4_cross_company","bundle_type":"risk_cross_company",
 "topic_label":"legal","report_year":2012,"company_sentences":[
 {"cik_int":9,"name":"Quay","section_name_generic":"ITEM_1A","sentenceID":"9_1","sentence_text":"A."},
 {"cik_int":9,"name":"Quay","section_name_generic":"ITEM_1A","sentenceID":"9_2","sentence_text":"B."}]})";

using Texts = std::vector<std::string>;
using Integers = std::vector<std::int64_t>;

} // namespace

class TstBundleDraft : public QObject {
    Q_OBJECT

  private slots:
    void init();
    void draftOfATrend();
    void draftOfSeveralCompanies();
    void oneCompanyAloneIsLocal();
    void categoryByView_data();
    void categoryByView();
    void statusAndNoteAreEdits();
    void severalStatusesAreOneStep();
    void linksBothWays();
    void chosenSentencesAlone();
    void draftingIsOneStep();
    void draftingTwiceGivesTwoIds();
    void editedDraftIsAddedAsItIs();
    void draftingRefuses();
    void survivesItsSuite();
    void removingTheSetTakesTheHistory();
    void realBundles();

  private:
    std::unique_ptr<StoreFolder> m_folder;
    std::unique_ptr<Workspace> m_workspace;
    base::NoProgress m_progress;
    base::RowId m_set = 0;
    base::RowId m_suite = 0;
    int m_made = 0;                     // entries of the journal about the suite itself
    std::vector<base::RowId> m_bundles; // trend, companies, one company, none

    workspace::Reader reader() { return std::move(*m_workspace->reader()); }

    BundleCuration curation(std::size_t bundle) {
        const auto stored = workspace::storedBundle(reader(), m_bundles.at(bundle));
        return stored ? stored->curation : BundleCuration{BundleStatus::Unused, outcome(stored), {}};
    }

    int rows(const std::string& table) {
        return reader().database().execAndGet("SELECT count(*) FROM " + table).getInt();
    }

    std::int64_t questions() {
        const auto suite = workspace::findSuite(reader(), "gold");
        return suite ? suite->questions : -1;
    }
};

void TstBundleDraft::init() {
    m_workspace.reset();
    m_folder = std::make_unique<StoreFolder>();
    auto made = Workspace::create(m_folder->path("w.assay"));
    ASSAY_VERIFY_OK(made);
    m_workspace = std::move(*made);
    const std::string document =
        "[" + std::string(kTrend) + "," + kCompanies + "," + kOneCompany + ",{\"sentences\":[]}]";
    const std::vector<std::filesystem::path> files{m_folder->write("b.json", document)};
    const auto imported = workspace::importBundles(*m_workspace, files, "mine", "Ada", {}, m_progress);
    ASSAY_VERIFY_OK(imported);
    m_set = imported->set.id;
    m_bundles.clear();
    const auto bundles = workspace::loadBundles(reader(), m_set, {});
    ASSAY_VERIFY_OK(bundles);
    for (const workspace::StoredBundle& bundle : *bundles) {
        m_bundles.push_back(bundle.id);
    }
    const auto suite = workspace::createSuite(*m_workspace, "gold");
    ASSAY_VERIFY_OK(suite);
    m_suite = *suite;
    m_made = rows("edit_journal");
}

void TstBundleDraft::draftOfATrend() {
    const Question draft = draftQuestion(formats::bundleOfRecord(kTrend), "mine #1");
    Question expected;
    expected.cikInt = {7};
    expected.companyName = {"Harbour"};
    expected.years = {2019, 2020};
    expected.evidenceSentenceIds = {"b", "a"};
    expected.sectionHints = {"ITEM_8", "ITEM_7"};
    expected.retrievalScope = "cross_year";
    expected.answerType = "span";
    expected.category = "D";
    expected.difficulty = "medium";
    expected.notes = "mine #1: v3_trend / kpi_trend / debt / Harbour / 2019, 2020";
    QVERIFY(draft == expected);
}

void TstBundleDraft::draftOfSeveralCompanies() {
    const Question draft = draftQuestion(formats::bundleOfRecord(kCompanies));
    Question expected;
    expected.cikInt = {9, 4};
    expected.companyName = {"Quay", "Dock"};
    expected.years = {2012};
    expected.evidenceSentenceIds = {"9_1", "9_2", "4_1"};
    expected.sectionHints = {"ITEM_1A"};
    expected.retrievalScope = "cross_company";
    expected.answerType = "list";
    expected.answerIsList = true;
    expected.category = "E";
    expected.difficulty = "hard";
    expected.notes = "v4_cross_company / risk_cross_company / legal / Quay, Dock / 2012";
    QVERIFY(draft == expected);
}

void TstBundleDraft::oneCompanyAloneIsLocal() {
    const Question draft = draftQuestion(formats::bundleOfRecord(kOneCompany));
    QVERIFY((draft.companyName == Texts{"Quay"}));
    QVERIFY((draft.years == Integers{2012}));
    QCOMPARE(draft.retrievalScope, std::string("local"));
    QCOMPARE(draft.answerType, std::string("span"));
    QCOMPARE(draft.category, std::string("C"));
    QVERIFY(!draft.answerIsList);
    QVERIFY(draftQuestion({}) == [] { // of nothing follows next to nothing
        Question nothing;
        nothing.retrievalScope = "local";
        nothing.answerType = "span";
        nothing.category = "A";
        nothing.difficulty = "easy";
        return nothing;
    }());
}

void TstBundleDraft::categoryByView_data() {
    QTest::addColumn<QString>("type");
    QTest::addColumn<int>("companies");
    QTest::addColumn<int>("years");
    QTest::addColumn<QString>("category");
    QTest::addColumn<QString>("difficulty");
    QTest::newRow("trend") << "kpi_trend" << 1 << 3 << "D" << "medium";
    QTest::newRow("risk trend") << "risk_trend" << 1 << 2 << "D" << "medium";
    QTest::newRow("companies") << "kpi_cross_company" << 2 << 1 << "E" << "hard";
    QTest::newRow("companies and years") << "kpi_cross_company" << 2 << 2 << "E" << "hard";
    QTest::newRow("definition") << "definition" << 1 << 1 << "H" << "medium";
    QTest::newRow("verification") << "verification" << 1 << 2 << "G" << "hard";
    QTest::newRow("figures") << "kpi_cross_company" << 1 << 1 << "A" << "easy";
    QTest::newRow("risk") << "risk_cross_company" << 1 << 1 << "C" << "medium";
}

void TstBundleDraft::categoryByView() {
    QFETCH(QString, type);
    QFETCH(int, companies);
    QFETCH(int, years);
    QFETCH(QString, category);
    QFETCH(QString, difficulty);
    model::Bundle bundle;
    bundle.type = type.toStdString();
    for (int i = 0; i < companies; ++i) {
        bundle.companies.push_back("c" + std::to_string(i));
        bundle.ciks.push_back(i);
    }
    for (int i = 0; i < years; ++i) {
        bundle.years.push_back(2010 + i);
    }
    const Question draft = draftQuestion(bundle);
    QCOMPARE(QString::fromStdString(draft.category), category);
    QCOMPARE(QString::fromStdString(draft.difficulty), difficulty);
}

void TstBundleDraft::statusAndNoteAreEdits() {
    const std::vector<base::RowId> one{m_bundles[0]};
    ASSAY_VERIFY_OK(setBundleStatus(*m_workspace, one, BundleStatus::Rejected, "Ada", "too thin"));
    ASSAY_VERIFY_OK(setBundleStatus(*m_workspace, one, BundleStatus::Rejected, "Bo")); // is so already
    ASSAY_VERIFY_OK(setBundleNote(*m_workspace, m_bundles[0], "later", "Ada"));
    QVERIFY((curation(0) == BundleCuration{BundleStatus::Rejected, "later", {}, "too thin"}));
    QCOMPARE(rows("edit_journal"), m_made + 2);
    QCOMPARE(workspace::bundleSets(reader())->front().rejected, 1);
    const auto history = historyOf(reader(), workspace::kBundleEntity, m_bundles[0]);
    ASSAY_VERIFY_OK(history);
    QCOMPARE(history->front().reason, std::string("too thin"));
    QVERIFY(history->front().before == "{}");
    ASSAY_VERIFY_OK(tests::undo(*m_workspace, "Bo"));
    ASSAY_VERIFY_OK(tests::undo(*m_workspace, "Bo"));
    QVERIFY(curation(0) == BundleCuration());
    ASSAY_VERIFY_OK(tests::redo(*m_workspace, "Bo"));
    QVERIFY((curation(0) == BundleCuration{BundleStatus::Rejected, "", {}, "too thin"}));
    ASSAY_VERIFY_OK(setBundleStatus(*m_workspace, one, BundleStatus::Rejected, "Bo", "duplicate"));
    QCOMPARE(curation(0).reason, std::string("duplicate"));
    ASSAY_VERIFY_OK(setBundleStatus(*m_workspace, one, BundleStatus::Unused, "Bo", "after all"));
    QVERIFY(curation(0) == BundleCuration()); // the reason is one of rejection
    ASSAY_VERIFY_OK(tests::undo(*m_workspace, "Bo"));
    QCOMPARE(curation(0).reason, std::string("duplicate"));
    ASSAY_COMPARE_ERROR(setBundleNote(*m_workspace, 999, "x", "Ada"), NotFound);
}

void TstBundleDraft::severalStatusesAreOneStep() {
    ASSAY_VERIFY_OK(setBundleStatus(*m_workspace, m_bundles, BundleStatus::Rejected, "Ada"));
    QVERIFY(curation(3).status == BundleStatus::Rejected);
    ASSAY_VERIFY_OK(tests::undo(*m_workspace, "Ada"));
    for (std::size_t i = 0; i < m_bundles.size(); ++i) {
        QVERIFY(curation(i) == BundleCuration());
    }
    const std::vector<base::RowId> withWrong{m_bundles[0], 999};
    ASSAY_COMPARE_ERROR(setBundleStatus(*m_workspace, withWrong, BundleStatus::Used, "Ada"), NotFound);
    QVERIFY(curation(0) == BundleCuration()); // all or none
}

void TstBundleDraft::linksBothWays() {
    Question question;
    question.questionText = "Why?";
    const auto id = addQuestion(*m_workspace, m_suite, question, "Ada", "");
    ASSAY_VERIFY_OK(id);
    ASSAY_VERIFY_OK(linkQuestion(*m_workspace, m_bundles[0], *id, "Ada"));
    ASSAY_VERIFY_OK(linkQuestion(*m_workspace, m_bundles[2], *id, "Ada"));
    ASSAY_VERIFY_OK(linkQuestion(*m_workspace, m_bundles[0], *id, "Ada")); // is so already
    QVERIFY((curation(0) == BundleCuration{BundleStatus::Used, "", {*id}}));
    const auto bundles = bundlesOfQuestion(reader(), *id);
    ASSAY_VERIFY_OK(bundles);
    QCOMPARE(bundles->size(), std::size_t{2});
    QCOMPARE(bundles->at(0).id, m_bundles[0]);
    QCOMPARE(bundles->at(1).id, m_bundles[2]);
    ASSAY_VERIFY_OK(unlinkQuestion(*m_workspace, m_bundles[0], *id, "Ada"));
    QVERIFY(curation(0) == BundleCuration());
    QCOMPARE(bundlesOfQuestion(reader(), *id)->size(), std::size_t{1});
    ASSAY_COMPARE_ERROR(unlinkQuestion(*m_workspace, m_bundles[0], *id, "Ada"), NotFound);
    ASSAY_COMPARE_ERROR(linkQuestion(*m_workspace, m_bundles[0], 999, "Ada"), NotFound);
    ASSAY_COMPARE_ERROR(linkQuestion(*m_workspace, 999, *id, "Ada"), NotFound);
    QVERIFY(bundlesOfQuestion(reader(), 999)->empty());
}

void TstBundleDraft::chosenSentencesAlone() {
    const auto stored = workspace::storedBundle(reader(), m_bundles[1]); // 9_1, 9_2 and 4_1: two companies
    ASSAY_VERIFY_OK(stored);
    const model::Bundle& bundle = stored->bundle;
    QVERIFY(withSentences(bundle, {}) == bundle);
    const std::vector<std::size_t> last{2};
    const model::Bundle some = withSentences(bundle, last);
    QCOMPARE(some.sentences.size(), std::size_t{1});
    QCOMPARE(some.companies, std::vector<std::string>{bundle.sentences[2].company});
    QCOMPARE(some.topic, bundle.topic);
    model::Bundle unsaid = bundle; // of no company that is known: the bundle's stay
    unsaid.sentences[2].company.clear();
    unsaid.sentences[2].cik.reset();
    QVERIFY(withSentences(unsaid, last).companies == bundle.companies);
    model::Bundle unpaired; // the first company has no number
    unpaired.companies = {"A", "B"};
    unpaired.ciks = {5};
    unpaired.sentences.resize(2);
    unpaired.sentences[0].company = "A";
    unpaired.sentences[1].company = "B";
    unpaired.sentences[1].cik = 5;
    const model::Bundle ofA = withSentences(unpaired, std::vector<std::size_t>{0});
    QCOMPARE(ofA.companies, std::vector<std::string>{"A"});
    QVERIFY(ofA.ciks.empty());
    const model::Bundle ofB = withSentences(unpaired, std::vector<std::size_t>{1});
    QCOMPARE(ofB.companies, std::vector<std::string>{"B"});
    QCOMPARE(ofB.ciks, std::vector<std::int64_t>{5});
    const auto id = draftFromBundle(*m_workspace, m_bundles[1], m_suite, "Ada", last);
    ASSAY_VERIFY_OK(id);
    const Question question = workspace::storedQuestion(reader(), *id)->question;
    QVERIFY((question.evidenceSentenceIds == Texts{"4_1"}));
    QCOMPARE(question.companyName, some.companies);
    QCOMPARE(question.retrievalScope, std::string("local")); // of one company
}

void TstBundleDraft::draftingIsOneStep() {
    const auto id = draftFromBundle(*m_workspace, m_bundles[1], m_suite, "Ada");
    ASSAY_VERIFY_OK(id);
    const auto stored = workspace::storedQuestion(reader(), *id);
    ASSAY_VERIFY_OK(stored);
    const Question& question = stored->question;
    QCOMPARE(stored->suite, m_suite);
    QCOMPARE(question.questionId, std::string("V4-B002"));
    QCOMPARE(question.questionText, std::string(kQuestionTextToWrite));
    QCOMPARE(question.createdBy, std::string("Ada"));
    QCOMPARE(question.createdAt.size(), std::size_t{20});
    QCOMPARE(question.category, std::string("E"));
    QVERIFY(question.status == model::QuestionStatus::Draft);
    QVERIFY(question.notes.starts_with("mine #2: v4_cross_company"));
    QVERIFY((question.evidenceSentenceIds == Texts{"9_1", "9_2", "4_1"}));
    QVERIFY((curation(1) == BundleCuration{BundleStatus::Used, "", {*id}}));
    QCOMPARE(bundlesOfQuestion(reader(), *id)->front().id, m_bundles[1]);
    const auto found = workspace::passagesExist(reader(), question.evidenceSentenceIds);
    ASSAY_VERIFY_OK(found);
    QVERIFY((*found == std::vector<bool>{true, true, true}));
    QCOMPARE(questions(), 1);

    const auto state = journalState(reader());
    ASSAY_VERIFY_OK(state);
    QCOMPARE(*sizeOfStep(reader(), *state->undoable), 2);
    ASSAY_VERIFY_OK(tests::undo(*m_workspace, "Bo"));
    QVERIFY(curation(1) == BundleCuration());
    QCOMPARE(questions(), 0);
    QCOMPARE(journalState(reader())->undoable->entity, std::string(workspace::kSuitePresenceEntity));
    ASSAY_VERIFY_OK(tests::redo(*m_workspace, "Bo"));
    QVERIFY((curation(1) == BundleCuration{BundleStatus::Used, "", {*id}}));
    QCOMPARE(questions(), 1);
    QVERIFY(workspace::checkBundles(reader().database(), {}).empty());
}

void TstBundleDraft::draftingTwiceGivesTwoIds() {
    const auto first = draftFromBundle(*m_workspace, m_bundles[0], m_suite, "Ada");
    ASSAY_VERIFY_OK(first);
    ASSAY_VERIFY_OK(tests::undo(*m_workspace, "Ada"));
    const auto second = draftFromBundle(*m_workspace, m_bundles[0], m_suite, "Ada");
    const auto third = draftFromBundle(*m_workspace, m_bundles[0], m_suite, "Ada");
    ASSAY_VERIFY_OK(second);
    ASSAY_VERIFY_OK(third);
    const std::string secondId = workspace::storedQuestion(reader(), *second)->question.questionId;
    const std::string thirdId = workspace::storedQuestion(reader(), *third)->question.questionId;
    QCOMPARE(secondId, std::string("V3-B001-2")); // the first could be made again
    QCOMPARE(thirdId, std::string("V3-B001-3"));
    QVERIFY((curation(0).questions == std::vector<base::RowId>{*second, *third}));
}

void TstBundleDraft::editedDraftIsAddedAsItIs() {
    Question question = draftQuestion(formats::bundleOfRecord(kTrend));
    ASSAY_COMPARE_ERROR(addQuestionOfBundle(*m_workspace, m_bundles[0], m_suite, question, "Ada"),
                        InvalidArgument);
    question.questionText = "How did the debt of Harbour change?";
    question.questionId = "own";
    const auto id = addQuestionOfBundle(*m_workspace, m_bundles[0], m_suite, question, "Ada");
    ASSAY_VERIFY_OK(id);
    QVERIFY(workspace::storedQuestion(reader(), *id)->question == question);
    QVERIFY((curation(0).questions == std::vector<base::RowId>{*id}));
    ASSAY_VERIFY_OK(tests::undo(*m_workspace, "Ada"));
    QCOMPARE(questions(), 0);
}

void TstBundleDraft::draftingRefuses() {
    ASSAY_COMPARE_ERROR(draftFromBundle(*m_workspace, 999, m_suite, "Ada"), NotFound);
    ASSAY_COMPARE_ERROR(draftFromBundle(*m_workspace, m_bundles[0], 999, "Ada"), NotFound);
    ASSAY_COMPARE_ERROR(draftFromBundle(*m_workspace, m_bundles[3], m_suite, "Ada"), InvalidArgument);
    QCOMPARE(rows("edit_journal"), m_made);
    QCOMPARE(rows("question"), 0); // nothing by halves
}

void TstBundleDraft::survivesItsSuite() {
    const auto id = draftFromBundle(*m_workspace, m_bundles[0], m_suite, "Ada");
    ASSAY_VERIFY_OK(id);
    ASSAY_VERIFY_OK(workspace::removeSuite(*m_workspace, m_suite));
    ASSAY_VERIFY_OK(workspace::deleteRemovedSuites(*m_workspace, {}, m_progress));
    QVERIFY((curation(0) == BundleCuration{BundleStatus::Used, "", {}}));
    QVERIFY(workspace::checkBundles(reader().database(), {}).empty());
    ASSAY_VERIFY_OK(tests::undo(*m_workspace, "Ada")); // what is left of the step
    QVERIFY(curation(0) == BundleCuration());
}

void TstBundleDraft::removingTheSetTakesTheHistory() {
    const auto id = draftFromBundle(*m_workspace, m_bundles[0], m_suite, "Ada");
    ASSAY_VERIFY_OK(id);
    ASSAY_VERIFY_OK(setBundleNote(*m_workspace, m_bundles[1], "x", "Ada"));
    ASSAY_VERIFY_OK(tests::undo(*m_workspace, "Ada"));
    ASSAY_VERIFY_OK(workspace::removeBundleSet(*m_workspace, m_set));
    QCOMPARE(rows("edit_journal"), m_made + 1); // that of the question
    QCOMPARE(questions(), 1);
    QVERIFY(bundlesOfQuestion(reader(), *id)->empty());
    ASSAY_VERIFY_OK(tests::undo(*m_workspace, "Ada"));
    QCOMPARE(questions(), 0);
}

// Scope, companies and years of every draft from the tree of the documents.
void TstBundleDraft::realBundles() {
    ASSAY_REQUIRE_SHARED_DATA(data);
    std::map<std::string, int> scopes;
    for (const char* file : {"goldp3_v3_trend_bundles.json", "goldp3_v4_cross_company_bundles.json"}) {
        for (const Json& record : Json::parse(readFile(data / "finsights" / file))) {
            const Question draft = draftQuestion(formats::bundleOfRecord(record.dump()));
            const bool isTrend = record.contains("sentences");
            Texts ids;
            Texts sections;
            Texts companies;
            for (const Json& sentence : record[isTrend ? "sentences" : "company_sentences"]) {
                const auto add = [](Texts& list, const std::string& value) {
                    if (std::find(list.begin(), list.end(), value) == list.end()) {
                        list.push_back(value);
                    }
                };
                add(ids, sentence["sentenceID"]);
                add(sections, sentence["section_name_generic"]);
                add(companies, (isTrend ? record : sentence)["name"]);
            }
            QVERIFY(draft.evidenceSentenceIds == ids);
            QVERIFY(draft.sectionHints == sections);
            QVERIFY(draft.companyName == companies);
            QVERIFY(draft.cikInt.size() == companies.size());
            const std::size_t years = isTrend ? record["years"].size() : 1;
            QCOMPARE(draft.years.size(), years);
            const std::string scope = companies.size() > 1 ? "cross_company"
                                      : years > 1          ? "cross_year"
                                                           : "local";
            QCOMPARE(draft.retrievalScope, scope);
            ++scopes[scope];
        }
    }
    QCOMPARE(scopes["cross_year"], 224);
    QCOMPARE(scopes["cross_company"] + scopes["local"], 316);
}

ASSAY_TEST(TstBundleDraft)
#include "tst_bundle_draft.moc"
