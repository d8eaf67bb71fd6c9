// Choices for reports that are not saved.
#include "core/results/report/report_drafts.h"
#include "core/workspace/journal/edit_journal.h"
#include "core/workspace/journal/kept_values.h"
#include "tests/core/workspace/store_fixture.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

using namespace assay;
using namespace assay::results;
using base::ErrorCode;

class TstReportDrafts : public QObject {
    Q_OBJECT

    tests::StoreFolder m_folder;
    std::filesystem::path m_path;
    std::unique_ptr<workspace::Workspace> m_workspace;

    static ReportPlan planOf(const std::string& name, const std::string& comment = {}) {
        ReportPlan plan = defaultPlan();
        plan.name = name;
        plan.sections[0].comment = comment;
        return plan;
    }

    [[nodiscard]] ReportDrafts read() const { return *reportDrafts(*m_workspace->reader()); }

  private Q_SLOTS:

    void init() {
        static int number = 0;
        m_path = m_folder.path("drafts" + std::to_string(++number) + ".assay");
        m_workspace = std::move(*workspace::Workspace::create(m_path));
    }

    void oneOfEachNameIsKept() {
        QVERIFY(read().drafts.empty());
        ReportPlan typed = planOf("a", "half a sen \u4e2d");
        std::swap(typed.sections[2], typed.sections[3]);
        typed.sections[4].shown = false;
        QVERIFY(saveReportDraft(*m_workspace, {planOf("a", "hal"), planOf("a"), "Ada"}));
        QVERIFY(saveReportDraft(*m_workspace, {typed, planOf("a", "before"), "Bo"}));
        QVERIFY(saveReportDraft(*m_workspace, {planOf("", "of a file"), std::nullopt, ""}));
        m_workspace.reset();
        m_workspace = std::move(*workspace::Workspace::open(m_path));
        const auto drafts = read().drafts;
        QCOMPARE(drafts.size(), std::size_t(2));
        const auto& a = drafts[drafts[0].plan.name == "a" ? 0 : 1];
        const auto& other = drafts[drafts[0].plan.name == "a" ? 1 : 0];
        QVERIFY(a.plan == typed);
        QVERIFY(a.base && *a.base == planOf("a", "before"));
        QCOMPARE(a.savedBy, std::string("Bo"));
        QVERIFY(!a.savedAt.empty());
        QVERIFY(!other.base);
        QVERIFY(dropReportDraft(*m_workspace, "a"));
        QVERIFY(dropReportDraft(*m_workspace, "never there"));
        QCOMPARE(read().drafts.size(), std::size_t(1));
        QVERIFY(dropReportDraft(*m_workspace, ""));
        QVERIFY(read().drafts.empty());
    }

    void theNewestIsFirst() {
        QVERIFY(saveReportDraft(*m_workspace, {planOf("b"), std::nullopt, ""}));
        QVERIFY(saveReportDraft(*m_workspace, {planOf("a"), std::nullopt, ""}));
        const auto drafts = read().drafts;
        QVERIFY(drafts[0].savedAt >= drafts[1].savedAt);
    }

    // It is neither a report nor an edit.
    void nothingElseKnowsOfIt() {
        QVERIFY(saveReportDraft(*m_workspace, {planOf("a", "x"), std::nullopt, "Ada"}));
        QVERIFY(savedReports(*m_workspace->reader())->plans.empty());
        const auto journal = workspace::journalState(*m_workspace->reader());
        QVERIFY(journal.has_value());
        QVERIFY(!journal->canUndo());
    }

    void whatWasLookedAtIsKnown() {
        QCOMPARE(*chosenReport(*m_workspace->reader()), std::string());
        for (const char* name : {"Neighbours", "a \"x\" \u00e5"}) {
            QVERIFY(rememberChosenReport(*m_workspace, name));
            QCOMPARE(*chosenReport(*m_workspace->reader()), std::string(name));
        }
        QVERIFY(read().drafts.empty() && read().unreadable.empty());
    }

    void oneThatMakesNoSenseIsNamed() {
        QVERIFY(saveReportDraft(*m_workspace, {planOf("fine"), std::nullopt, ""}));
        const auto keep = [&](const char* name, const char* document) {
            return workspace::keepValue(*m_workspace, "report_draft", {name, document}).has_value();
        };
        QVERIFY(keep("a", "[]"));
        QVERIFY(keep("b", R"({"plan":{"sections":[{"id":"moon"}]}})"));
        QVERIFY(keep("c", R"({"plan":{},"base":7})"));
        QVERIFY(keep("d", R"({"base":{}})"));
        QVERIFY(!keep("e", "{"));
        const auto list = read();
        QCOMPARE(list.drafts.size(), std::size_t(1));
        std::vector<std::string> unreadable;
        for (const auto& one : list.unreadable) {
            QCOMPARE(one.why.code, ErrorCode::InputNotUsable);
            unreadable.push_back(one.name);
        }
        std::sort(unreadable.begin(), unreadable.end());
        QCOMPARE(unreadable, (std::vector<std::string>{"a", "b", "c", "d"}));
    }

    void aReadOnlyWorkspaceIsLeftAlone() {
        auto reader = workspace::Workspace::open(m_path, workspace::OpenMode::ReadOnly);
        QVERIFY(reader.has_value());
        QCOMPARE(saveReportDraft(**reader, {planOf("a"), std::nullopt, ""}).error().code,
                 ErrorCode::ReadOnlyWorkspace);
    }
};

ASSAY_TEST(TstReportDrafts)
#include "tst_report_drafts.moc"
