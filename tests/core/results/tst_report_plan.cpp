// Templates of reports as JSON, written by people.
#include "core/results/report/report_plan.h"
#include "core/results/report/report_sections.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>
#include <nlohmann/json.hpp>

#include <set>

using namespace assay;
using namespace assay::results;

namespace {

// The member that readPlan() names; empty: it read the text.
std::string refusedAt(const std::string& json) {
    const auto plan = readPlan(json);
    if (plan) {
        return {};
    }
    return plan.error().code == base::ErrorCode::InputNotUsable ? plan.error().detail : "another error";
}

} // namespace

class TstReportPlan : public QObject {
    Q_OBJECT

  private Q_SLOTS:

    void whatIsWrittenIsReadAgain() {
        ReportPlan plan = defaultPlan();
        plan.name = "Für \"alle\" \u4e2d";
        plan.title = "T";
        plan.subtitle = "S";
        plan.paper = Paper::Letter;
        plan.scoredSets = {"a", "b"};
        plan.suites = {"gold"};
        plan.runs = {3, 12};
        plan.hardestCases = 0;
        plan.hardestOf = HardestOf::All;
        std::reverse(plan.sections.begin(), plan.sections.end());
        plan.sections[1].shown = false;
        plan.sections[2].comment = "# Why\n\n\"<b>\" \u2028";
        const std::string json = planJson(plan);
        const auto read = readPlan(json);
        QVERIFY(read.has_value());
        QVERIFY(*read == plan);
        QCOMPARE(planJson(*read), json);
        QVERIFY(json.ends_with("}\n"));
    }

    void theGroupThatIsReadIsKnownFromTheFraction() {
        const auto groups = static_cast<double>(kMeasurementGroups.size());
        for (std::size_t i = 0; i < kMeasurementGroups.size(); ++i) {
            QCOMPARE(static_cast<std::size_t>(kMeasurementGroups[i]), i);
            QVERIFY(measurementGroupAt(static_cast<double>(i) / groups) == kMeasurementGroups[i]);
        }
        QVERIFY(measurementGroupAt(1) == kMeasurementGroups.back());
    }

    void whatIsLeftOutIsAsUsual() {
        const auto empty = readPlan("{}");
        QVERIFY(empty.has_value());
        ReportPlan expected = defaultPlan();
        expected.name.clear();
        QVERIFY(*empty == expected);
        const auto one = readPlan(R"({"sections":[{"id":"provenance"},{"id":"summary","shown":false}]})");
        QVERIFY(one.has_value());
        QCOMPARE(one->sections.size(), sectionKinds().size());
        QCOMPARE(one->sections[0].id, std::string("provenance"));
        QCOMPARE(one->sections[0].shown, true);
        QCOMPARE(one->sections[1].id, std::string("summary"));
        for (std::size_t i = 1; i < one->sections.size(); ++i) {
            QVERIFY(!one->sections[i].shown);
        }
        const auto none = readPlan(R"({"sections":[]})");
        QVERIFY(none.has_value());
        QCOMPARE(none->sections.size(), sectionKinds().size());
    }

    void whatIsWrongIsNamed() {
        const std::vector<std::pair<std::string, std::string>> cases{
            {R"({"titel":"x"})", "titel"},
            {R"({"title":1})", "title"},
            {R"({"template":null})", "template"},
            {R"({"subtitle":["x"]})", "subtitle"},
            {R"({"paper":"A5"})", "paper"},
            {R"({"paper":0})", "paper"},
            {R"({"scored_sets":"a"})", "scored_sets"},
            {R"({"suites":[1]})", "suites"},
            {R"({"runs":["1"]})", "runs"},
            {R"({"runs":[1.5]})", "runs"},
            {R"({"runs":[99999999999999999999]})", "runs"},
            {R"({"hardest_cases":-1})", "hardest_cases"},
            {R"({"hardest_of":"some"})", "hardest_of"},
            {R"({"brief":1})", "brief"},
            {R"({"hardest_cases":1001})", "hardest_cases"},
            {R"({"hardest_cases":1e3})", "hardest_cases"},
            {R"({"sections":{}})", "sections"},
            {R"({"sections":null})", "sections"},
            {R"({"sections":["summary"]})", "sections[0]"},
            {R"({"sections":[{}]})", "sections[0].id"},
            {R"({"sections":[{"id":"moon"}]})", "sections[0].id"},
            {R"({"sections":[{"id":"summary"},{"id":"summary"}]})", "sections[1].id"},
            {R"({"sections":[{"id":"summary","shown":1}]})", "sections[0].shown"},
            {R"({"sections":[{"id":"summary","comment":null}]})", "sections[0].comment"},
            {R"({"sections":[{"id":"summary","note":"x"}]})", "sections[0].note"},
            {"[]", "not an object"},
            {"", "not an object"},
            {"{", "not an object"},
            {"{} {}", "not an object"},
            {"{\"title\":\"\xff\"}", "not an object"},
        };
        for (const auto& [json, member] : cases) {
            QCOMPARE(refusedAt(json), member);
        }
        QCOMPARE(readPlan("[]").error().where, std::string("report template"));
    }

    void deepAndHugeDocuments() {
        QCOMPARE(refusedAt(std::string(1'000'000, '[')), std::string("not an object"));
        QCOMPARE(refusedAt("{\"title\":" + std::string(100'000, '[') + std::string(100'000, ']') + "}"),
                 std::string("not an object"));
        const std::string comment(5'000'000, 'x');
        const auto plan = readPlan("{\"sections\":[{\"id\":\"summary\",\"comment\":\"" + comment + "\"}]}");
        QVERIFY(plan.has_value());
        QCOMPARE(plan->sections[0].comment.size(), comment.size());
    }

    void builtInPlansAreComplete() {
        std::set<std::string> names;
        for (const ReportPlan& plan : builtInPlans()) {
            QVERIFY(names.insert(plan.name).second);
            QCOMPARE(plan.sections.size(), sectionKinds().size());
            QVERIFY(std::any_of(plan.sections.begin(), plan.sections.end(),
                                [](const PlannedSection& one) { return one.shown; }));
            const auto read = readPlan(planJson(plan));
            QVERIFY(read.has_value());
            QVERIFY(*read == plan);
        }
        QCOMPARE(names.size(), std::size_t(7));
        // What a meeting reads begins with the verdicts and the faults of the data.
        const ReportPlan brief = builtInPlans().front();
        QVERIFY(brief == briefPlan() && brief.brief && !defaultPlan().brief);
        QCOMPARE(brief.name, std::string("Brief"));
        QVERIFY(brief.sections[0].id == "summary" && brief.sections[1].id == "issues");
        QCOMPARE(std::ranges::count(brief.sections, true, &PlannedSection::shown), std::ptrdiff_t{13});
        std::set<std::string_view> ids;
        for (const SectionKind& kind : sectionKinds()) {
            QVERIFY(ids.insert(kind.id).second);
            QVERIFY(*kind.title != 0);
        }
    }
};

ASSAY_TEST(TstReportPlan)
#include "tst_report_plan.moc"
