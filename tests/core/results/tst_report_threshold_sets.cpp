// The sections of a report about thresholds where something is undefined, missing or there several times, and
// texts that would harm a document.
#include "core/results/report/report_writers.h"
#include "tests/core/results/report_parts.h"
#include "tests/core/results/threshold_reports.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

using namespace assay;
using namespace assay::tests;
using results::Figure;
using results::Table;
using results::Verdict;

class TstReportThresholdSets : public QObject {
    Q_OBJECT

    std::unique_ptr<ThresholdReports> m_reports;

  private slots:

    void init() { m_reports = std::make_unique<ThresholdReports>(); }

    void cleanup() { m_reports.reset(); }

    void constraintsThatDoNotApply();
    void undefinedIsNeverZero();
    void emptyWorkspace();
    void setWithoutScores();
    void severalSets();
    void aBriefShowsTheLargestOfManySets();
    void missingSet();
    void sameBytes();
    void hostileTexts();
    void stopped();
};

// What a class without a sample is not asked for is said, so that "all met" misleads nobody.
void TstReportThresholdSets::constraintsThatDoNotApply() {
    ASSAY_VERIFY_OK(storeSet(
        m_reports->workspace(), "June",
        {sample("a", "news", Label::Accurate, 0.9), sample("c", "news", Label::Contradiction, 0.9, 0.8)}));
    const results::Report report = m_reports->reported();
    const std::string summary = paragraphsOf(*sectionOf(report, "summary"));
    QVERIFY2(has(summary, "every constraint that applies is met") &&
                 has(summary, "Cannot be checked, no samples: Recall of hallucination."),
             summary.c_str());
    QCOMPARE(textAt(*partNamed<Table>(report, "threshold_scenarios"), "news", "constraints"),
             std::string("all met that apply; cannot be checked, no samples: Recall of hallucination"));
}

void TstReportThresholdSets::undefinedIsNeverZero() {
    ASSAY_VERIFY_OK(
        storeSet(m_reports->workspace(), "June",
                 {sample("a", "news", Label::Accurate, 0.2), sample("b", "x", Label::Accurate, 0.3)}));
    const results::Report report = m_reports->reported();
    QCOMPARE(faultsOf(report), std::string());
    const auto* recall = keyFigureOf(report, "summary", "Recall of hallucination (at least 0.80)");
    QVERIFY(!std::get<Figure>(recall->value).value);
    QCOMPARE(std::get<Figure>(recall->value).why, std::string("no sample of this class"));
    QVERIFY(recall->verdict == Verdict::None); // it does not apply
    const auto* precision = keyFigureOf(report, "summary", "Precision of accurate (at least 0.90)");
    QVERIFY(!std::get<Figure>(precision->value).value);
    QVERIFY(precision->verdict == Verdict::Bad); // counts as 0
    const std::string text = paragraphsOf(*sectionOf(report, "threshold_scenarios"));
    QVERIFY2(has(text, "is undefined, as nothing is predicted so"), text.c_str());
    const auto* figures = partNamed<Table>(report, "threshold_matrix_figures");
    QVERIFY(!figureAt(*figures, kAll, "mcc")->value);
    const auto* areas = partNamed<Table>(report, "threshold_areas");
    QVERIFY(!figureAt(*areas, "contradiction", "roc_auc")->value);
}

void TstReportThresholdSets::emptyWorkspace() {
    const results::Report report = m_reports->reported();
    QCOMPARE(faultsOf(report), std::string());
    int sections = 0;
    for (const results::SectionKind& kind : results::sectionKinds()) {
        if (kind.group == "thresholds") {
            const results::Section* section = sectionOf(report, std::string(kind.id));
            QVERIFY(section != nullptr);
            QCOMPARE(section->blocks.size(), std::size_t{1});
            QVERIFY(std::holds_alternative<results::Paragraph>(section->blocks.front()));
            QVERIFY(section->sections.empty());
            ++sections;
        }
    }
    QCOMPARE(sections, 8);
    QCOMPARE(report.date, std::string());
}

void TstReportThresholdSets::setWithoutScores() {
    auto samples = nineSamples();
    for (model::ScoredSample& of : samples) {
        of.fhri.reset();
    }
    ASSAY_VERIFY_OK(storeSet(m_reports->workspace(), "June", samples));
    const results::Report report = m_reports->reported();
    QCOMPARE(faultsOf(report), std::string());
    QVERIFY(has(paragraphsOf(*sectionOf(report, "threshold_curves")), "No sample of “June” has a score"));
    QVERIFY(has(paragraphsOf(*sectionOf(report, "summary")), "“June”: no sample has a score."));
}

void TstReportThresholdSets::severalSets() {
    ASSAY_VERIFY_OK(storeSet(m_reports->workspace(), "June", nineSamples()));
    static_cast<void>(m_reports->storeGenerated("July", 3, 150));
    const results::Report both = m_reports->reported();
    QCOMPARE(faultsOf(both), std::string());
    QVERIFY(sectionOf(both, "threshold_curves")->blocks.empty());
    const auto* second = sectionOf(both, "threshold_curves_2");
    QVERIFY(second != nullptr);
    QCOMPARE(second->title, std::string("June")); // the newest first
    results::ReportPlan plan = m_reports->thresholds();
    plan.scoredSets = {"June"};
    const auto one = m_reports->made(plan);
    ASSAY_VERIFY_OK(one);
    QVERIFY(sectionOf(*one, "threshold_curves_2") == nullptr);
    QVERIFY(partNamed<Table>(*one, "threshold_scenarios") != nullptr);
    plan.scoredSets = {"June", "July", "June"};
    const auto chosen = m_reports->made(plan);
    ASSAY_VERIFY_OK(chosen);
    QCOMPARE(sectionOf(*chosen, "threshold_curves_1")->title, std::string("June"));
    QVERIFY(sectionOf(*chosen, "threshold_curves_3") == nullptr);
}

// Not the newest, which may be a trial of two samples.
void TstReportThresholdSets::aBriefShowsTheLargestOfManySets() {
    static_cast<void>(m_reports->storeGenerated("July", 3, 150));
    ASSAY_VERIFY_OK(storeSet(m_reports->workspace(), "Trial", nineSamples()));
    results::ReportPlan plan = m_reports->thresholds();
    plan.brief = true;
    const auto brief = m_reports->made(plan);
    ASSAY_VERIFY_OK(brief);
    QCOMPARE(sectionOf(*brief, "threshold_scenarios")->sections.front().title, std::string("July"));
    plan.scoredSets = {"Trial", "July"}; // as somebody chose them
    const auto chosen = m_reports->made(plan);
    ASSAY_VERIFY_OK(chosen);
    QCOMPARE(sectionOf(*chosen, "threshold_scenarios")->sections.front().title, std::string("Trial"));
}

void TstReportThresholdSets::missingSet() {
    ASSAY_VERIFY_OK(storeSet(m_reports->workspace(), "June", nineSamples()));
    results::ReportPlan plan = m_reports->thresholds();
    plan.scoredSets = {"August"};
    const auto report = m_reports->made(plan);
    ASSAY_COMPARE_ERROR(report, NotFound);
    QCOMPARE(report.error().detail, std::string("August"));
}

void TstReportThresholdSets::sameBytes() {
    static_cast<void>(m_reports->storeGenerated("July", 5, 150));
    const words::Wording wording;
    const results::Report one = m_reports->reported();
    const results::Report other = m_reports->reported();
    QVERIFY(reportJson(one) == reportJson(other));
    QVERIFY(reportHtml(one, wording) == reportHtml(other, wording));
    QVERIFY(!one.date.empty() && one.date == other.date);
}

void TstReportThresholdSets::hostileTexts() {
    const std::string evil = "=HYPERLINK(\"x\") <script>alert(1)</script> | a|b `c` [d](javascript:e) %1";
    auto samples = nineSamples();
    for (model::ScoredSample& of : samples) {
        of.question = evil + std::string(3'000, 'q');
        of.scenario = of.scenario.empty() ? "" : evil;
    }
    samples[2].sampleId = evil; // flips to every alternative, as one of few
    const auto set = storeSet(m_reports->workspace(), evil, samples);
    ASSAY_VERIFY_OK(set);
    QVERIFY(m_reports->decide(evil, set->dataHash, 0.65));
    const words::Wording wording;
    const results::Report report = m_reports->reported();
    const std::string html = reportHtml(report, wording);
    QVERIFY(!has(html, "<script"));
    QVERIFY(has(html, "&lt;script&gt;"));
    const std::string markdown = reportMarkdown(report, wording);
    QVERIFY(!has(markdown, " | a|b"));
    for (const results::CsvFile& file : reportCsv(report)) {
        for (const char* const start : {"\n=", ",=", ",\"=", "\n\"="}) {
            QVERIFY2(!has(file.content, start), file.name.c_str());
        }
    }
    const auto* flips = partNamed<Table>(report, "threshold_flips_samples_2");
    QVERIFY(flips != nullptr && !flips->rows.empty());
    for (const auto& row : flips->rows) {
        const std::string& question = std::get<std::string>(row.cells.back());
        QVERIFY(question.size() < 200 && question.ends_with("…"));
    }
}

void TstReportThresholdSets::stopped() {
    ASSAY_VERIFY_OK(storeSet(m_reports->workspace(), "June", nineSamples()));
    std::stop_source source;
    source.request_stop();
    ASSAY_COMPARE_ERROR(m_reports->made(m_reports->thresholds(), source.get_token()), Cancelled);
}

ASSAY_TEST(TstReportThresholdSets)

#include "tst_report_threshold_sets.moc"
