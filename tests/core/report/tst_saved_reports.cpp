// Reports that a workspace keeps.
#include "core/curation/edit_journal.h"
#include "core/curation/setting_edits.h"
#include "core/report/saved_reports.h"
#include "core/store/runs.h"
#include "tests/core/store/store_fixture.h"
#include "tests/support/std_strings.h"

#include <QtTest/QtTest>

#include <thread>

using namespace assay;
using namespace assay::report;
using base::ErrorCode;

class TstSavedReports : public QObject {
    Q_OBJECT

    tests::StoreFolder m_folder;
    std::filesystem::path m_path;
    std::unique_ptr<store::Workspace> m_workspace;

    static ReportPlan planOf(const std::string& name, const std::string& comment = {}) {
        ReportPlan plan = defaultPlan();
        plan.name = name;
        plan.sections[0].comment = comment;
        return plan;
    }

    static std::vector<std::string> names(const store::Workspace& workspace) {
        std::vector<std::string> list;
        const auto plans = savedReports(*workspace.reader());
        if (!plans) {
            return {"unreadable"};
        }
        for (const ReportPlan& plan : *plans) {
            list.push_back(plan.name);
        }
        return list;
    }

    using Names = std::vector<std::string>;

  private Q_SLOTS:

    void init() {
        static int number = 0;
        m_path = m_folder.path("reports" + std::to_string(++number) + ".assay");
        auto workspace = store::Workspace::create(m_path);
        QVERIFY(workspace.has_value());
        m_workspace = std::move(*workspace);
    }

    void theyAreKeptByName() {
        QCOMPARE(names(*m_workspace), Names());
        QVERIFY(saveReport(*m_workspace, planOf("b", "of b"), "Ada"));
        QVERIFY(saveReport(*m_workspace, planOf("a \"x\" \u4e2d"), "Ada"));
        QCOMPARE(names(*m_workspace), (Names{"a \"x\" \u4e2d", "b"}));
        QVERIFY(saveReport(*m_workspace, planOf("b", "new"), "Bob"));
        QCOMPARE(names(*m_workspace), (Names{"a \"x\" \u4e2d", "b"}));
        QCOMPARE(savedReports(*m_workspace->reader())->at(1).sections[0].comment, std::string("new"));
        QVERIFY(savedReports(*m_workspace->reader())->at(1) == planOf("b", "new"));
        QVERIFY(removeReport(*m_workspace, "a \"x\" \u4e2d", "Ada"));
        QCOMPARE(names(*m_workspace), (Names{"b"}));
        const auto again = removeReport(*m_workspace, "a", "Ada");
        QVERIFY(!again);
        QCOMPARE(again.error().code, ErrorCode::NotFound);
        QCOMPARE(again.error().detail, std::string("a"));
        QCOMPARE(saveReport(*m_workspace, planOf(""), "Ada").error().code, ErrorCode::InvalidArgument);
        // They outlive the program.
        m_workspace.reset();
        auto opened = store::Workspace::open(m_path, store::OpenMode::ReadWrite);
        QVERIFY(opened.has_value());
        QCOMPARE(names(**opened), (Names{"b"}));
    }

    void everyStepCanBeUndone() {
        QVERIFY(saveReport(*m_workspace, planOf("a", "one"), "Ada"));
        QVERIFY(saveReport(*m_workspace, planOf("a", "two"), "Ada"));
        QVERIFY(removeReport(*m_workspace, "a", "Ada"));
        QCOMPARE(names(*m_workspace), Names());
        const auto undone = curation::undo(*m_workspace, "Bob");
        QVERIFY(undone.has_value());
        QCOMPARE(undone->entity, std::string("reports"));
        QCOMPARE(savedReports(*m_workspace->reader())->at(0).sections[0].comment, std::string("two"));
        QVERIFY(curation::undo(*m_workspace, "Bob").has_value());
        QCOMPARE(savedReports(*m_workspace->reader())->at(0).sections[0].comment, std::string("one"));
        QVERIFY(curation::undo(*m_workspace, "Bob").has_value());
        QCOMPARE(names(*m_workspace), Names());
        QVERIFY(curation::redo(*m_workspace, "Bob").has_value());
        QVERIFY(curation::redo(*m_workspace, "Bob").has_value());
        QCOMPARE(savedReports(*m_workspace->reader())->at(0).sections[0].comment, std::string("two"));
    }

    void theSameAgainIsNoEdit() {
        QVERIFY(saveReport(*m_workspace, planOf("a"), "Ada"));
        QVERIFY(saveReport(*m_workspace, planOf("a"), "Bob"));
        const auto history = curation::historyOf(*m_workspace->reader(), "reports", 1);
        QVERIFY(history.has_value());
        QCOMPARE(history->size(), std::size_t(1));
    }

    // Each change is made of what is stored then, not of what was read before.
    void twoHandlesLoseNothing() {
        constexpr int kEach = 15;
        auto other = store::Workspace::open(m_path, store::OpenMode::ReadWrite);
        QVERIFY(other.has_value());
        const auto save = [](store::Workspace& workspace, const std::string& start, std::string& trouble) {
            for (int i = 0; i < kEach; ++i) {
                base::Result<> saved;
                do {
                    saved = saveReport(workspace, planOf(start + std::to_string(100 + i)), start);
                } while (!saved && saved.error().code == ErrorCode::WorkspaceBusy);
                if (!saved) {
                    trouble = saved.error().detail + " ";
                    return;
                }
            }
        };
        std::string first;
        std::string second;
        std::thread thread([&] { save(**other, "b", second); });
        save(*m_workspace, "a", first);
        thread.join();
        QCOMPARE(first + second, std::string());
        Names expected;
        for (const char* start : {"a", "b"}) {
            for (int i = 0; i < kEach; ++i) {
                expected.push_back(start + std::to_string(100 + i));
            }
        }
        QCOMPARE(names(*m_workspace), expected);
        QCOMPARE(names(**other), expected);
    }

    void aReadOnlyWorkspaceIsLeftAlone() {
        QVERIFY(saveReport(*m_workspace, planOf("a"), "Ada"));
        auto reader = store::Workspace::open(m_path, store::OpenMode::ReadOnly);
        QVERIFY(reader.has_value());
        QCOMPARE(saveReport(**reader, planOf("b"), "Ada").error().code, ErrorCode::ReadOnlyWorkspace);
        QCOMPARE(removeReport(**reader, "a", "Ada").error().code, ErrorCode::ReadOnlyWorkspace);
        QCOMPARE(names(**reader), (Names{"a"}));
    }

    // What cannot be read is not overwritten either.
    void whatMakesNoSenseIsKept() {
        for (const char* stored : {"{}", "[1]", R"([{"sections":[{"id":"of a later version"}]}])"}) {
            QVERIFY(curation::changeReports(
                *m_workspace, [&](const std::string&) -> base::Result<std::string> { return stored; },
                "Ada"));
            const auto read = savedReports(*m_workspace->reader());
            QVERIFY(!read.has_value());
            QCOMPARE(read.error().code, ErrorCode::InputNotUsable);
            QCOMPARE(saveReport(*m_workspace, planOf("a"), "Ada").error().code, ErrorCode::InputNotUsable);
            QCOMPARE(removeReport(*m_workspace, "a", "Ada").error().code, ErrorCode::InputNotUsable);
            const auto now = store::workspaceSetting(*m_workspace->reader(), store::kReportsSetting);
            QCOMPARE(now->value(), std::string(stored));
        }
        const auto refused = curation::changeReports(
            *m_workspace, [](const std::string&) -> base::Result<std::string> { return "{no json"; }, "Ada");
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::InvalidArgument);
    }
};

QTEST_APPLESS_MAIN(TstSavedReports)
#include "tst_saved_reports.moc"
