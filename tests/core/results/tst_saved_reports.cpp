// Reports that a workspace keeps.
#include "core/results/report/saved_reports.h"
#include "core/workspace/journal/edit_journal.h"
#include "core/workspace/runs/runs.h"
#include "core/workspace/setting_edits.h"
#include "tests/core/curation/undo_steps.h"
#include "tests/core/workspace/store_fixture.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>
#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>

#include <thread>

using namespace assay;
using namespace assay::results;
using base::ErrorCode;

class TstSavedReports : public QObject {
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

    static std::vector<std::string> names(const workspace::Workspace& workspace) {
        std::vector<std::string> list;
        const auto plans = savedReports(*workspace.reader());
        if (!plans) {
            return {"unreadable"};
        }
        for (const ReportPlan& plan : plans->plans) {
            list.push_back(plan.name);
        }
        return list;
    }

    using Names = std::vector<std::string>;

    void keep(const std::string& json) {
        QVERIFY(workspace::changeReports(
            *m_workspace, [&](const std::string&) -> base::Result<std::string> { return json; }, "Ada"));
    }

    // As a fault of a disk would do it.
    void damage(const std::string& text) {
        QVERIFY(m_workspace->write([&](SQLite::Database& database) -> base::Result<> {
            database.exec("PRAGMA ignore_check_constraints = ON");
            SQLite::Statement put(database, "INSERT OR REPLACE INTO workspace_setting VALUES (?, ?, '')");
            put.bind(1, std::string(workspace::kReportsSetting));
            put.bind(2, text);
            put.exec();
            return {};
        }));
    }

    [[nodiscard]] std::string storedText() const {
        return workspace::workspaceSetting(*m_workspace->reader(), workspace::kReportsSetting)->value();
    }

  private Q_SLOTS:

    void init() {
        static int number = 0;
        m_path = m_folder.path("reports" + std::to_string(++number) + ".assay");
        auto workspace = workspace::Workspace::create(m_path);
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
        QCOMPARE(savedReports(*m_workspace->reader())->plans.at(1).sections[0].comment, std::string("new"));
        QVERIFY(savedReports(*m_workspace->reader())->plans.at(1) == planOf("b", "new"));
        QVERIFY(removeReport(*m_workspace, "a \"x\" \u4e2d", "Ada"));
        QCOMPARE(names(*m_workspace), (Names{"b"}));
        const auto again = removeReport(*m_workspace, "a", "Ada");
        QVERIFY(!again);
        QCOMPARE(again.error().code, ErrorCode::NotFound);
        QCOMPARE(again.error().detail, std::string("a"));
        QCOMPARE(saveReport(*m_workspace, planOf(""), "Ada").error().code, ErrorCode::InvalidArgument);
        // They outlive the program.
        m_workspace.reset();
        auto opened = workspace::Workspace::open(m_path, workspace::OpenMode::ReadWrite);
        QVERIFY(opened.has_value());
        QCOMPARE(names(**opened), (Names{"b"}));
    }

    void oneIsRenamed() {
        QVERIFY(saveReport(*m_workspace, planOf("a", "of a"), "Ada"));
        QVERIFY(saveReport(*m_workspace, planOf("b", "of b"), "Ada"));
        QVERIFY(renameReport(*m_workspace, "a", "c \"x\"", "Bo"));
        QCOMPARE(names(*m_workspace), (Names{"b", "c \"x\""}));
        QVERIFY(savedReports(*m_workspace->reader())->plans.at(1) == planOf("c \"x\"", "of a"));
        QCOMPARE(renameReport(*m_workspace, "a", "d", "Bo").error().code, ErrorCode::NotFound);
        QCOMPARE(renameReport(*m_workspace, "b", "c \"x\"", "Bo").error().code, ErrorCode::NameTaken);
        QCOMPARE(renameReport(*m_workspace, "b", "", "Bo").error().code, ErrorCode::InvalidArgument);
        QVERIFY(renameReport(*m_workspace, "b", "b", "Bo")); // no edit
        QVERIFY(tests::undo(*m_workspace, "Ada").has_value());
        QCOMPARE(names(*m_workspace), (Names{"a", "b"}));
    }

    void everyStepCanBeUndone() {
        QVERIFY(saveReport(*m_workspace, planOf("a", "one"), "Ada"));
        QVERIFY(saveReport(*m_workspace, planOf("a", "two"), "Ada"));
        QVERIFY(removeReport(*m_workspace, "a", "Ada"));
        QCOMPARE(names(*m_workspace), Names());
        const auto undone = tests::undo(*m_workspace, "Bob");
        QVERIFY(undone.has_value());
        QCOMPARE(undone->entity, std::string("reports"));
        QCOMPARE(savedReports(*m_workspace->reader())->plans.at(0).sections[0].comment, std::string("two"));
        QVERIFY(tests::undo(*m_workspace, "Bob").has_value());
        QCOMPARE(savedReports(*m_workspace->reader())->plans.at(0).sections[0].comment, std::string("one"));
        QVERIFY(tests::undo(*m_workspace, "Bob").has_value());
        QCOMPARE(names(*m_workspace), Names());
        QVERIFY(tests::redo(*m_workspace, "Bob").has_value());
        QVERIFY(tests::redo(*m_workspace, "Bob").has_value());
        QCOMPARE(savedReports(*m_workspace->reader())->plans.at(0).sections[0].comment, std::string("two"));
    }

    void theSameAgainIsNoEdit() {
        QVERIFY(saveReport(*m_workspace, planOf("a"), "Ada"));
        QVERIFY(saveReport(*m_workspace, planOf("a"), "Bob"));
        const auto history = workspace::historyOf(*m_workspace->reader(), "reports", 1);
        QVERIFY(history.has_value());
        QCOMPARE(history->size(), std::size_t(1));
    }

    // Each change is made of what is stored then, not of what was read before.
    void twoHandlesLoseNothing() {
        constexpr int kEach = 15;
        auto other = workspace::Workspace::open(m_path, workspace::OpenMode::ReadWrite);
        QVERIFY(other.has_value());
        const auto save = [](workspace::Workspace& workspace, const std::string& start,
                             std::string& trouble) {
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
        auto reader = workspace::Workspace::open(m_path, workspace::OpenMode::ReadOnly);
        QVERIFY(reader.has_value());
        QCOMPARE(saveReport(**reader, planOf("b"), "Ada").error().code, ErrorCode::ReadOnlyWorkspace);
        QCOMPARE(removeReport(**reader, "a", "Ada").error().code, ErrorCode::ReadOnlyWorkspace);
        QCOMPARE(names(**reader), (Names{"a"}));
    }

    // Nothing of it can be read: nothing is overwritten.
    void aSettingThatMakesNoSenseIsKept() {
        for (const std::string stored : {"{}", "7", "null"}) {
            keep(stored);
            const auto read = savedReports(*m_workspace->reader());
            QVERIFY(read.has_value());
            QVERIFY(read->plans.empty());
            QCOMPARE(read->unreadable.size(), std::size_t(1));
            QVERIFY(read->unreadable[0].all);
            QCOMPARE(read->unreadable[0].name, std::string());
            QCOMPARE(read->unreadable[0].why.detail, std::string("not a list"));
            QCOMPARE(saveReport(*m_workspace, planOf("a"), "Ada").error().code, ErrorCode::InputNotUsable);
            QCOMPARE(removeReport(*m_workspace, "a", "Ada").error().code, ErrorCode::InputNotUsable);
            QCOMPARE(storedText(), stored);
        }
    }

    // The same for what is no JSON at all, as a damaged file may hold.
    void aSettingThatIsNoJsonIsKept() {
        for (const std::string damaged : {"[{\"template\":\"a\",", "\xff\xfe", "[1]]"}) {
            damage(damaged);
            const auto read = savedReports(*m_workspace->reader());
            QVERIFY(read.has_value());
            QVERIFY(read->plans.empty());
            QCOMPARE(read->unreadable.size(), std::size_t(1));
            QCOMPARE(read->unreadable[0].why.detail, std::string("no JSON"));
            QCOMPARE(saveReport(*m_workspace, planOf("a"), "Ada").error().code, ErrorCode::InputNotUsable);
            QCOMPARE(storedText(), damaged);
        }
    }

    void oneThatCannotBeReadStandsInNobodysWay() {
        const std::string later = "{ \"template\" : \"c \\\" ,]}\",  \"sections\":"
                                  "[{\"id\":\"of a later version\"}], \"x\": [1e2, \"]\"] }";
        const std::string spaced = "{\"template\":\"d\",\"sections\":[ {\"id\":\"summary\", "
                                   "\"comment\":\"a [b, {c\"} ], \"hardest_cases\":2e1}"; // no whole number
        const std::string deep = std::string(100, '[') + std::string(100, ']');
        keep("[ 1, " + later + " ,\n" + spaced + ", " + deep + "]");
        const auto read = savedReports(*m_workspace->reader());
        QVERIFY(read.has_value());
        QCOMPARE(read->unreadable.size(), std::size_t(4));
        QCOMPARE(read->unreadable[0].name, std::string());
        QCOMPARE(read->unreadable[0].why.detail, std::string("not an object"));
        QCOMPARE(read->unreadable[1].name, std::string("c \" ,]}"));
        QCOMPARE(read->unreadable[1].why.code, ErrorCode::InputNotUsable);
        QCOMPARE(read->unreadable[1].why.detail, std::string("sections[0].id"));
        QCOMPARE(read->unreadable[2].name, std::string("d"));
        QCOMPARE(read->unreadable[2].why.detail, std::string("hardest_cases"));
        QCOMPARE(read->unreadable[3].name, std::string());
        QVERIFY(!read->unreadable[3].all);

        QVERIFY(saveReport(*m_workspace, planOf("a", "mine"), "Ada"));
        QVERIFY(saveReport(*m_workspace, planOf("z"), "Ada"));
        QVERIFY(saveReport(*m_workspace, planOf("z", "again"), "Ada"));
        QVERIFY(removeReport(*m_workspace, "a", "Ada"));
        QCOMPARE(names(*m_workspace), (Names{"z"}));
        QCOMPARE(savedReports(*m_workspace->reader())->unreadable.size(), std::size_t(4));
        for (const std::string& text : {later, spaced, deep, std::string("[1,")}) {
            QVERIFY2(storedText().find(text) != std::string::npos, text.c_str());
        }
        // Nor is it overwritten or removed by its name.
        const std::string before = storedText();
        for (const char* name : {"d", "c \" ,]}"}) {
            const auto saved = saveReport(*m_workspace, planOf(name), "Ada");
            QCOMPARE(saved.error().code, ErrorCode::InputNotUsable);
            QCOMPARE(saved.error().where, std::string(name));
            QCOMPARE(removeReport(*m_workspace, name, "Ada").error().code, ErrorCode::InputNotUsable);
            QCOMPARE(renameReport(*m_workspace, name, "e", "Ada").error().code, ErrorCode::InputNotUsable);
            QCOMPARE(renameReport(*m_workspace, "z", name, "Ada").error().code, ErrorCode::NameTaken);
        }
        QCOMPARE(removeReport(*m_workspace, "", "Ada").error().code, ErrorCode::InputNotUsable);
        QCOMPARE(storedText(), before);
        QVERIFY(tests::undo(*m_workspace, "Ada").has_value());
        QCOMPARE(names(*m_workspace), (Names{"a", "z"}));
    }

    // A name is what it is chosen by.
    void oneWithoutANameCannotBeRead() {
        keep("[{}]");
        const auto read = savedReports(*m_workspace->reader());
        QVERIFY(read->plans.empty());
        QCOMPARE(read->unreadable.size(), std::size_t(1));
        QCOMPARE(read->unreadable[0].why.detail, std::string("template"));
    }

    // What other reports look like is no matter of the one that is saved.
    void othersStayByteForByte() {
        const std::string spaced = "{\"template\": \"b\",   \"title\":\"\\u00e5\" }";
        keep("[" + spaced + "]");
        QVERIFY(saveReport(*m_workspace, planOf("a"), "Ada"));
        QCOMPARE(names(*m_workspace), (Names{"a", "b"}));
        QVERIFY(storedText().find(spaced) != std::string::npos);
    }

    void noJsonIsRefused() {
        const auto refused = workspace::changeReports(
            *m_workspace, [](const std::string&) -> base::Result<std::string> { return "{no json"; }, "Ada");
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::InvalidArgument);
    }
};

ASSAY_TEST(TstSavedReports)
#include "tst_saved_reports.moc"
