#include "core/evaluate/runs/run_gate.h"
#include "core/workspace/setting_edits.h"
#include "core/workspace/workspace.h"
#include "tests/core/curation/undo_steps.h"
#include "tests/support/test_class.h"

#include <QTemporaryDir>
#include <algorithm>
#include <filesystem>

using namespace assay;
using namespace assay::evaluate;

// Gates of a workspace are edited one by one.
class TestGateEdits : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;
    std::shared_ptr<workspace::Workspace> m_workspace;

    [[nodiscard]] std::vector<RunGate> gates() const {
        const auto reader = m_workspace->reader();
        auto read = reader ? workspaceRunGates(*reader)
                           : base::Result<std::vector<RunGate>>(tl::unexpected(reader.error()));
        return read.value_or(std::vector<RunGate>());
    }

    [[nodiscard]] std::optional<RunGate> gate(const std::string& name) const {
        const auto all = gates();
        const auto found = std::ranges::find(all, name, &RunGate::name);
        return found != all.end() ? std::optional(*found) : std::nullopt;
    }

    [[nodiscard]] bool hasOwn() const {
        const auto reader = m_workspace->reader();
        const auto stored = reader ? workspace::workspaceSetting(*reader, workspace::kRunGatesSetting)
                                   : base::Result<std::optional<std::string>>(tl::unexpected(reader.error()));
        return stored && stored->has_value();
    }

  private Q_SLOTS:

    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        auto made = workspace::Workspace::create(std::filesystem::path(m_folder->path().toStdString()) /
                                                 "gates.assay");
        QVERIFY(made.has_value());
        m_workspace = std::move(*made);
    }

    void cleanup() { m_workspace.reset(); }

    void oneThatComesAlongIsChangedAndComesBack() {
        const RunGate before = *gate("norwegian");
        RunGate after = before;
        after.limits.front().limit = 0.85;
        QVERIFY(saveRunGate(*m_workspace, &before, &after, "Ada").has_value());
        QCOMPARE(gate("norwegian")->limits.front().limit, 0.85);
        QCOMPARE(gates().size(), presetRunGates().size());
        QVERIFY(saveRunGate(*m_workspace, &after, nullptr, "Ada").has_value());
        QVERIFY(*gate("norwegian") == before);
        QVERIFY(!hasOwn());
        // The same as what comes along is none of one's own.
        QVERIFY(saveRunGate(*m_workspace, &before, &after, "Ada").has_value());
        QVERIFY(saveRunGate(*m_workspace, &after, &before, "Ada").has_value());
        QVERIFY(!hasOwn());
        QVERIFY(isPresetGate("norwegian") && !isPresetGate("ours"));
    }

    void aNewOneIsRenamedAndTakenAway() {
        RunGate ours;
        ours.name = "ours";
        ours.kind = "lint";
        RunLimit limit;
        limit.name = "Findings";
        limit.figure = "findings";
        limit.kind = LimitKind::AtMost;
        limit.limit = 3;
        ours.limits = {limit};
        QVERIFY(saveRunGate(*m_workspace, nullptr, &ours, "Ada").has_value());
        QVERIFY(*gate("ours") == ours);
        const auto twice = saveRunGate(*m_workspace, nullptr, &ours, "Ada");
        QVERIFY(!twice && twice.error().code == base::ErrorCode::NameTaken);
        RunGate renamed = ours;
        renamed.name = "of the team";
        QVERIFY(saveRunGate(*m_workspace, &ours, &renamed, "Ada").has_value());
        QVERIFY(!gate("ours") && gate("of the team"));
        const auto late = saveRunGate(*m_workspace, &ours, nullptr, "Grace"); // seen before the other edit
        QVERIFY(!late && late.error().code == base::ErrorCode::EditConflict);
        RunGate senseless = renamed;
        senseless.limits.clear();
        const auto refused = saveRunGate(*m_workspace, &renamed, &senseless, "Ada");
        QVERIFY(!refused && refused.error().code == base::ErrorCode::InvalidArgument);
        QVERIFY(saveRunGate(*m_workspace, &renamed, nullptr, "Ada").has_value());
        QVERIFY(gates() == presetRunGates());
    }

    void editsAreTakenBack() {
        const RunGate before = *gate("florida");
        RunGate after = before;
        after.limits.pop_back();
        QVERIFY(saveRunGate(*m_workspace, &before, &after, "Ada").has_value());
        QVERIFY(tests::undo(*m_workspace, "Ada").has_value());
        QVERIFY(*gate("florida") == before);
    }
};

ASSAY_TEST(TestGateEdits)
#include "tst_gate_edits.moc"
