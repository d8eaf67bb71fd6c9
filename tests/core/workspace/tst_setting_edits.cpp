#include "core/workspace/journal/edit_journal.h"
#include "core/workspace/runs/runs.h"
#include "core/workspace/setting_edits.h"
#include "tests/core/curation/undo_steps.h"
#include "tests/core/workspace/store_fixture.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

using namespace assay;
using namespace assay::workspace;

class TstSettingEdits : public QObject {
    Q_OBJECT

    tests::StoreFolder m_folder;
    std::unique_ptr<workspace::Workspace> m_workspace;

    [[nodiscard]] std::optional<std::string> stored() const {
        const auto reader = m_workspace->reader();
        const auto value = workspace::workspaceSetting(*reader, workspace::kGateRulesSetting);
        return value ? *value : std::optional<std::string>("damaged");
    }

  private Q_SLOTS:

    void init() {
        static int number = 0;
        auto workspace =
            workspace::Workspace::create(m_folder.path("rules" + std::to_string(++number) + ".assay"));
        QVERIFY(workspace.has_value());
        m_workspace = std::move(*workspace);
    }

    void whatIsSavedIsUndoneAndRedone() {
        QVERIFY(!stored());
        QVERIFY(saveGateRules(*m_workspace, "{\"rules\":[]}", "Ada"));
        QVERIFY(saveGateRules(*m_workspace, "{\"rules\":[1]}", "Bob"));
        QCOMPARE(*stored(), std::string("{\"rules\":[1]}"));
        const auto undone = tests::undo(*m_workspace, "Ada");
        QVERIFY(undone.has_value());
        QCOMPARE(undone->entity, std::string("gate_rules"));
        QCOMPARE(*stored(), std::string("{\"rules\":[]}"));
        QVERIFY(tests::undo(*m_workspace, "Ada").has_value());
        QVERIFY(!stored()); // the default ones
        QVERIFY(tests::redo(*m_workspace, "Ada").has_value());
        QCOMPARE(*stored(), std::string("{\"rules\":[]}"));
    }

    void nothingNewIsNoEdit() {
        QVERIFY(saveGateRules(*m_workspace, "{}", "Ada"));
        QVERIFY(saveGateRules(*m_workspace, "{}", "Bob"));
        const auto history = historyOf(*m_workspace->reader(), "gate_rules", 1);
        QVERIFY(history.has_value());
        QCOMPARE(history->size(), std::size_t(1));
        QCOMPARE(history->front().editedBy, std::string("Ada"));
    }

    void noJsonIsRefused() {
        const auto saved = saveGateRules(*m_workspace, "{rules", "Ada");
        QVERIFY(!saved.has_value());
        QCOMPARE(saved.error().code, base::ErrorCode::InvalidArgument);
        QVERIFY(!stored());
    }
};

ASSAY_TEST(TstSettingEdits)
#include "tst_setting_edits.moc"
