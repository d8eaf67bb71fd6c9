// Gold suites as a whole in a report: which are in it, their versions and what changed since, the issues of
// their imports, summary and provenance; and reports of all sections.
#include "core/results/report/report_writers.h"
#include "core/workspace/bundles/bundle_edits.h"
#include "core/workspace/suites/suite_versions.h"
#include "tests/core/results/curation_reports.h"
#include "tests/support/test_class.h"

#include <set>

using namespace assay;
using namespace assay::results;
using namespace assay::words;
using namespace assay::tests;

class TstReportSuites : public QObject, CurationReports {
    Q_OBJECT

  private slots:

    void init() { make(); }

    void anEmptyWorkspace();
    void aSuiteThatIsNotThere();
    void aSuiteByIdAndTheOrderOfThePlan();
    void changesSinceTheVersion();
    void changesFarDownALongText();
    void theHashOfNow();
    void issuesOfTheImports();
    void summaryAndProvenance();
    void severalSuites();
    void sameBytesAgain();
    void hostileTexts();
    void stopped();
};

void TstReportSuites::anEmptyWorkspace() {
    ASSAY_VERIFY_OK(workspace::removeSuite(*m_workspace, m_suite, "Ada"));
    const Report report = made({"curation_flags", "curation_coverage", "curation_agreement",
                                "curation_changes", "issues", "summary", "provenance"});
    QCOMPARE(report.sections.size(), std::size_t{7});
    for (const Section& section : report.sections) {
        QCOMPARE(section.blocks.size(), std::size_t{1});
        QVERIFY2(std::holds_alternative<Paragraph>(section.blocks.front()), section.id.c_str());
    }
    QCOMPARE(report.date, std::string());
}

void TstReportSuites::aSuiteThatIsNotThere() {
    for (const char* section : {"curation_flags", "curation_changes", "issues"}) {
        ReportPlan plan = planOf({section});
        plan.suites = {"Gold", "Silver"};
        const auto report = reportOf(plan);
        ASSAY_COMPARE_ERROR(report, NotFound);
        QCOMPARE(report.error().detail, std::string("Silver"));
    }
    ReportPlan plan = planOf({"issues"});
    plan.scoredSets = {"Scores"};
    ASSAY_COMPARE_ERROR(reportOf(plan), NotFound);
}

void TstReportSuites::aSuiteByIdAndTheOrderOfThePlan() {
    const base::RowId other = *workspace::createSuite(*m_workspace, "Amber", "Ada");
    add("Q1");
    add("A1", {}, other);
    ReportPlan plan = planOf({"curation_changes"});
    plan.suites = {std::to_string(m_suite), "Amber", "Gold"};
    const auto report = reportOf(plan);
    ASSAY_VERIFY_OK(report);
    const Section& section = report->sections.front();
    QCOMPARE(section.sections.size(), std::size_t{2});
    QCOMPARE(section.sections[0].title, std::string("Gold"));
    QCOMPARE(section.sections[1].title, std::string("Amber"));
    QCOMPARE(section.sections[1].id, std::string("curation_changes_2"));
}

void TstReportSuites::changesSinceTheVersion() {
    const auto one = add("Q1");
    const auto two = add("Q2");
    add("Q3");
    QVERIFY(says(made({"curation_changes"}), "No version"));
    ASSAY_VERIFY_OK(workspace::freezeSuite(*m_workspace, m_suite, "Gold.v1", "first", "Ada"));
    QVERIFY(says(made({"curation_changes"}), "is as it was"));
    QVERIFY(says(made({"curation_changes", "summary"}), "Gold is as it was frozen as Gold.v1"));
    edit(one, [](auto& q) {
        q.difficulty = "hard";
        q.notes = "new";
        q.status = model::QuestionStatus::Approved;
    });
    ASSAY_VERIFY_OK(
        workspace::setStatus(*m_workspace, std::span(&two, 1), model::QuestionStatus::Retired, "Ada", ""));
    add("Q4");
    const Report report = made({"curation_changes", "summary"});
    QCOMPARE(countOf(report, "Added questions"), 1.0);
    QCOMPARE(countOf(report, "Removed questions"), 1.0);
    QCOMPARE(countOf(report, "Changed questions"), 1.0);
    QCOMPARE(countOf(report, "Unchanged questions"), 1.0);
    QVERIFY(rowOf(*partNamed<Table>(report, "curation_added"), "Q4") != nullptr);
    QVERIFY(rowOf(*partNamed<Table>(report, "curation_removed"), "Q2") != nullptr);
    const Table* fields = partNamed<Table>(report, "curation_changed");
    QCOMPARE(fields->rows.size(), std::size_t{3});
    std::set<std::string> lines;
    for (const auto& row : fields->rows) {
        lines.insert(textAt(row, 0) + ": " + textAt(row, 1) + ": " + textAt(row, 2) + " → " + textAt(row, 3));
    }
    QVERIFY(lines.contains("Q1: difficulty: easy → hard"));
    QVERIFY(lines.contains("Q1: notes: (missing) → new"));
    QVERIFY(lines.contains("Q1: status: Draft → Approved"));
    QVERIFY(says(report, "added 1, removed 1, changed 1, unchanged 1"));
}

void TstReportSuites::changesFarDownALongText() {
    const std::string much(300, 'x');
    const auto one = add("Q1", [&](auto& q) { q.notes = much + " ørn and eagle"; });
    const auto two = add("Q2", [&](auto& q) { q.notes = "a  b"; });
    ASSAY_VERIFY_OK(workspace::freezeSuite(*m_workspace, m_suite, "Gold.v1", "", "Ada"));
    edit(one, [&](auto& q) { q.notes = much + " ørn or eagle"; });
    edit(two, [](auto& q) { q.notes = "a b"; });
    const Report report = made({"curation_changes"});
    const Table* fields = partNamed<Table>(report, "curation_changed");
    const auto& row = *rowOf(*fields, "Q1");
    QVERIFY(textAt(row, 2).ends_with("ørn and eagle") && textAt(row, 2).starts_with("…x"));
    QVERIFY(textAt(row, 3).ends_with("ørn or eagle"));
    QVERIFY(textAt(row, 2).size() < 120);
    QCOMPARE(textAt(*rowOf(*fields, "Q2"), 3), std::string("(differs in white space only)"));
}

void TstReportSuites::theHashOfNow() {
    QCOMPARE(workspace::contentHashOf(*m_workspace->reader(), m_suite).value(), std::string());
    add("Q1");
    const auto gone = add("Q2");
    ASSAY_VERIFY_OK(
        workspace::setStatus(*m_workspace, std::span(&gone, 1), model::QuestionStatus::Retired, "Ada", ""));
    const auto frozen = workspace::freezeSuite(*m_workspace, m_suite, "Gold.v1", "", "Ada");
    ASSAY_VERIFY_OK(frozen);
    QCOMPARE(workspace::contentHashOf(*m_workspace->reader(), m_suite).value(), frozen->contentHash);
    add("Q3");
    QVERIFY(workspace::contentHashOf(*m_workspace->reader(), m_suite).value() != frozen->contentHash);
    ASSAY_COMPARE_ERROR(workspace::contentHashOf(*m_workspace->reader(), 99), NotFound);
    base::NoProgress progress;
    const auto checked = workspace::checkWorkspace(m_workspace->path(), {}, progress);
    QVERIFY(checked && checked->empty());
}

void TstReportSuites::issuesOfTheImports() {
    std::string records;
    for (int i = 0; i < 15; ++i) {
        records += (i == 0 ? "" : ",") + std::string(R"({"question_id":"N)") + std::to_string(i) +
                   R"(","question_text":"What of StÃ¸rst )" + std::to_string(i) +
                   R"(?","answer_text":"x","years":["TO_FILL_YEAR"]})";
    }
    const std::vector<std::filesystem::path> files{m_folder->write("made.json", "[" + records + "]")};
    workspace::QuestionImportOptions options;
    options.suite = "New";
    options.who = "Ada";
    const auto imported = workspace::importQuestions(*m_workspace, files, options, {}, m_progress);
    ASSAY_VERIFY_OK(imported);
    QVERIFY(imported->issues.total() > 10);
    const auto stored = workspace::suiteIssues(*m_workspace->reader(), imported->suite.id);
    ReportPlan plan = planOf({"issues"});
    const auto report = reportOf(plan);
    ASSAY_VERIFY_OK(report);
    const Table* overview = partNamed<Table>(*report, "issues");
    QVERIFY(overview != nullptr);
    QCOMPARE(countAt(*rowOf(*overview, "Gold suite Gold"), 2), 0.0);
    const auto& row = *rowOf(*overview, "Gold suite New");
    QCOMPARE(countAt(row, 1), static_cast<double>(stored->count(base::Severity::Error)));
    QCOMPARE(countAt(row, 2), static_cast<double>(stored->count(base::Severity::Warning)));
    QCOMPARE(countAt(row, 3), static_cast<double>(stored->count(base::Severity::Info)));
    QCOMPARE(report->sections.front().sections.size(), std::size_t{1}); // only where there are some
    const Table* kinds = partNamed<Table>(*report, "issues_by_kind_1");
    std::int64_t sum = 0;
    for (const auto& kind : kinds->rows) {
        const auto code = base::issueCodeFromName(textAt(kind, 2));
        QVERIFY(code.has_value());
        QCOMPARE(static_cast<std::int64_t>(countAt(kind, 3)), stored->count(*code));
        sum += stored->count(*code);
    }
    QCOMPARE(sum, stored->total());
    const Table* first = partNamed<Table>(*report, "issues_first_1");
    QCOMPARE(static_cast<std::int64_t>(first->rows.size()), stored->total());
    QVERIFY(first->shown.has_value() && first->note.empty()); // all were kept
    std::map<std::string, int> shown;
    for (std::size_t i = 0; i < *first->shown; ++i) {
        ++shown[textAt(first->rows[i], 0)];
        QCOMPARE(textAt(first->rows[i], 1), std::string("made.json"));
    }
    QCOMPARE(shown.size(), kinds->rows.size()); // some of each kind
    QVERIFY(std::all_of(shown.begin(), shown.end(), [](const auto& one) { return one.second <= 10; }));
    plan.suites = {"Gold"};
    QVERIFY(rowOf(*partNamed<Table>(*reportOf(plan), "issues"), "Gold suite New") == nullptr);
}

void TstReportSuites::summaryAndProvenance() {
    const auto one = add("Q1");
    const auto two = add("Q2");
    add("Q3");
    ASSAY_VERIFY_OK(
        workspace::setStatus(*m_workspace, std::span(&one, 1), model::QuestionStatus::Approved, "Ada", ""));
    ASSAY_VERIFY_OK(
        workspace::setStatus(*m_workspace, std::span(&two, 1), model::QuestionStatus::Retired, "Ada", ""));
    const auto frozen = workspace::freezeSuite(*m_workspace, m_suite, "Gold.v1", "", "Ada");
    const std::vector<std::filesystem::path> files{m_folder->write(
        "bundles.json",
        R"([{"cik":1,"name":"Larch Foods","topic":"debt","sentences":[)"
        R"({"sentenceID":"1_10-K_2018_section_7_1","text":"Debt rose because rates rose.","year":2018},)"
        R"({"sentenceID":"1_10-K_2019_section_7_1","text":"Debt fell because rates fell.","year":2019}]}])")};
    const auto bundles = workspace::importBundles(*m_workspace, files, "trends", "Ada", {}, m_progress);
    ASSAY_VERIFY_OK(bundles);
    const auto list = workspace::loadBundles(*m_workspace->reader(), bundles->set.id, {});
    QVERIFY(list && !list->empty());
    ASSAY_VERIFY_OK(workspace::setBundleStatus(*m_workspace, std::span(&list->front().id, 1),
                                               workspace::BundleStatus::Rejected, "Ada", "boilerplate"));
    const Report report = made({"summary", "curation_changes", "provenance", "definitions"});
    QCOMPARE(countOf(report, "Gold questions"), 2.0);
    QCOMPARE(figureOf(report, "Approved gold questions").value.value(), 0.5);
    QCOMPARE(countOf(report, "Rejected bundles"), 1.0);
    QCOMPARE(countOf(report, "Used bundles"), 0.0);
    const auto& suite = *rowOf(*partNamed<Table>(report, "curation_summary"), "Gold");
    QCOMPARE(countAt(suite, 2), 1.0);
    QCOMPARE(countAt(suite, 4), 1.0);
    QVERIFY(!figureAt(suite, 5).value); // the section is not shown, so nothing was looked for
    QVERIFY(!figureAt(suite, 5).why.empty());
    const Table* versions = partNamed<Table>(report, "curation_suites");
    QCOMPARE(versions->rows.size(), std::size_t{2});
    QCOMPARE(textAt(versions->rows[0], 1), std::string("Gold.v1"));
    QCOMPARE(textAt(versions->rows[0], 5), frozen->contentHash);
    QCOMPARE(textAt(versions->rows[1], 5), frozen->contentHash); // as it is now
    const auto& set = *rowOf(*partNamed<Table>(report, "curation_bundles"), "trends");
    QCOMPARE(textAt(set, 1), std::string("bundles.json"));
    QCOMPARE(countAt(set, 5), 1.0);
    QCOMPARE(textAt(set, 7), bundles->set.sha256);
    QVERIFY(report.date >= frozen->frozenAt);
    QCOMPARE(faultsOf(report), std::string());
}

// Names of tables and charts are unique, whatever is shown; so are anchors, and what is used is defined.
void TstReportSuites::severalSuites() {
    const base::RowId other = *workspace::createSuite(*m_workspace, "Other", "Ada");
    for (const base::RowId suite : {m_suite, other}) {
        const std::string prefix = suite == m_suite ? "Q" : "O";
        std::vector<base::RowId> ids;
        for (int i = 0; i < 6; ++i) {
            ids.push_back(add(
                prefix + std::to_string(i), [](auto& q) { q.answerText = {"The following table shows it."}; },
                suite));
            review(ids.back(), "Ada", ReviewVerdict::Approve);
            review(ids.back(), "Bo", i % 2 == 0 ? ReviewVerdict::Approve : ReviewVerdict::Flag);
        }
        ASSAY_VERIFY_OK(workspace::freezeSuite(*m_workspace, suite, prefix + ".v1", "", "Ada"));
        ASSAY_VERIFY_OK(workspace::flagQuestions(*m_workspace, ids, "other", "", "Ada"));
    }
    importAnswers("question_id,answer,rouge_l\nQ1,a,0.4\nO1,b,0.5\n");
    auto all = reportOf(defaultPlan());
    ASSAY_VERIFY_OK(all);
    QCOMPARE(faultsOf(*all), std::string());
    std::set<std::string> anchors;
    const std::function<void(const Section&)> check = [&](const Section& section) {
        QVERIFY2(anchors.insert(section.id).second, section.id.c_str());
        std::for_each(section.sections.begin(), section.sections.end(), check);
    };
    std::for_each(all->sections.begin(), all->sections.end(), check);
    int tables = 0;
    eachBlock(all->sections, [&](const Section&, const Block& block) {
        if (const auto* table = std::get_if<Table>(&block)) {
            ++tables;
            QVERIFY2(!table->rows.empty() || !table->ifEmpty.empty(), table->name.c_str());
        }
    });
    QVERIFY(tables > 20);
    for (const char* name : {"curation_flagged_1", "curation_flagged_2"}) {
        QVERIFY2(partNamed<Table>(*all, name) != nullptr, name);
    }
    const auto list = definitions();
    QVERIFY(std::is_sorted(list.begin(), list.end(),
                           [](const Definition& a, const Definition& b) { return a.id < b.id; }));
}

void TstReportSuites::sameBytesAgain() {
    severalSuites();
    const auto once = reportOf(defaultPlan());
    const auto again = reportOf(defaultPlan());
    ASSAY_VERIFY_OK(once);
    ASSAY_VERIFY_OK(again);
    const Wording wording;
    QCOMPARE(reportMarkdown(*once, wording), reportMarkdown(*again, wording));
    QCOMPARE(reportHtml(*once, wording), reportHtml(*again, wording));
    QCOMPARE(reportJson(*once), reportJson(*again));
}

void TstReportSuites::hostileTexts() {
    const std::string evil = "<script>alert(1)</script> | `x` \n# head [a](javascript:1) \xF0\x9F\x8C\xB2";
    ASSAY_VERIFY_OK(workspace::renameSuite(*m_workspace, m_suite, "=cmd()|<b>", "Ada"));
    const auto one = add("=1+1", [&](auto& q) {
        q.questionText = evil;
        q.answerText = {"The following table " + evil};
        q.difficulty = evil;
        q.companyName = {evil};
        q.category = "+evil";
    });
    add("%3", [&](auto& q) { q.questionText = "%1 %2 \xFF broken"; });
    ASSAY_VERIFY_OK(workspace::freezeSuite(*m_workspace, m_suite, "<v1>", evil, "@Ada"));
    ASSAY_VERIFY_OK(workspace::flagQuestions(*m_workspace, std::span(&one, 1), "<i>own</i>", evil, "-Ada"));
    review(one, "<u>Ada</u>", ReviewVerdict::Approve);
    review(one, "Bo|Bo", ReviewVerdict::Flag);
    const auto report = reportOf(defaultPlan());
    ASSAY_VERIFY_OK(report);
    const Wording wording;
    const std::string html = reportHtml(*report, wording);
    QVERIFY(html.find("<script>") == std::string::npos && html.find("<u>Ada") == std::string::npos);
    QVERIFY(html.find("&lt;script&gt;") != std::string::npos);
    const std::string markdown = reportMarkdown(*report, wording);
    QVERIFY(markdown.find("<script>") == std::string::npos && markdown.find("\n# head") == std::string::npos);
    for (const CsvFile& file : reportCsv(*report)) {
        if (file.name == "curation_flagged.csv") {
            QVERIFY(file.content.find("'=1+1") != std::string::npos);
            QVERIFY(file.content.find("'-Ada") != std::string::npos);
        }
    }
    QVERIFY(QString::fromStdString(reportJson(*report)).contains("alert(1)"));
}

void TstReportSuites::stopped() {
    add("Q1");
    std::stop_source source;
    source.request_stop();
    auto reader = m_workspace->reader();
    ASSAY_COMPARE_ERROR(
        makeReport(*reader, "w", defaultPlan(), Wording(), "", source.get_token(), m_progress), Cancelled);
}

ASSAY_TEST(TstReportSuites)
#include "tst_report_suites.moc"
