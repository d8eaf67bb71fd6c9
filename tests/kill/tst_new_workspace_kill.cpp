// What a kill -9 leaves of an import into a workspace that was not there yet: nothing once the name is used
// again, and never anything of a process that is still at it.
#include "core/imports/import_plan.h"
#include "core/imports/new_workspace.h"
#include "core/workspace/scored/scored_sets.h"
#include "core/workspace/unfinished_workspace.h"
#include "tests/core/workspace/store_fixture.h"
#include "tests/support/sample_generator.h"
#include "tests/support/test_class.h"

#include <QtCore/QProcess>
#include <QtTest/QtTest>

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

using namespace assay;
using namespace assay::workspace;
using namespace assay::tests;
namespace fs = std::filesystem;

class TestNewWorkspaceKill : public QObject {
    Q_OBJECT

    std::unique_ptr<StoreFolder> m_folder;
    fs::path m_workspace;
    fs::path m_file;

    void start(QProcess& victim, const QStringList& further = {}) const {
        victim.setProgram(QStringLiteral(ASSAY_NEW_WORKSPACE_VICTIM));
        victim.setArguments(QStringList{QString::fromStdString(m_workspace.string()),
                                        QString::fromStdString(m_file.string())} +
                            further);
        victim.start();
    }

    // Files that begin as the workspace does, without itself and what SQLite keeps beside it.
    [[nodiscard]] std::vector<std::string> attempts() const {
        std::vector<std::string> names;
        for (const auto& entry : fs::directory_iterator(m_workspace.parent_path())) {
            const std::string name = entry.path().filename().string();
            if (name.find(".new") != std::string::npos) {
                names.push_back(name);
            }
        }
        std::ranges::sort(names);
        return names;
    }

    // Dies by itself at the report; false: it came to its end.
    bool dies(int report) {
        QProcess victim;
        start(victim, {QString::number(report)});
        return victim.waitForFinished(60'000) && victim.exitStatus() == QProcess::CrashExit;
    }

    base::Result<imports::Imported> importHere(const std::string& name) {
        base::NoProgress progress;
        const auto looked = imports::look({&m_file, 1}, name);
        return imports::importIntoNewWorkspace(m_workspace, looked.plans.front(), {}, {}, progress);
    }

    [[nodiscard]] std::size_t sets() const {
        const auto workspace = Workspace::open(m_workspace);
        const auto reader =
            workspace ? (*workspace)->reader() : base::Result<Reader>(tl::unexpected(workspace.error()));
        const auto sets = reader ? scoredSets(*reader)
                                 : base::Result<std::vector<ScoredSetInfo>>(tl::unexpected(reader.error()));
        return sets ? sets->size() : 0;
    }

  private Q_SLOTS:

    void init() {
        m_folder = std::make_unique<StoreFolder>();
        m_workspace = m_folder->path("w.assay");
        GeneratorSettings settings;
        settings.count = 40'000; // more than ten reports
        m_file = m_folder->write("scores.jsonl", generateJsonLines(settings));
    }

    // At any report nothing stands under the name; what is left goes with the next import.
    void theNextImportRemovesWhatIsLeft() {
        for (const int report : {0, 1, 4, 9}) {
            QVERIFY(dies(report));
            QVERIFY(!fs::exists(m_workspace));
            QVERIFY(!attempts().empty());
        }
        // Its own attempt is gone, too.
        ASSAY_VERIFY_OK(importHere("after"));
        QVERIFY2(attempts().empty(), attempts().empty() ? "" : attempts().front().c_str());
        QCOMPARE(sets(), std::size_t{1});
    }

    void openingRemovesWhatIsLeft() {
        QVERIFY(dies(1));
        QVERIFY(!attempts().empty());
        ASSAY_VERIFY_OK(Workspace::create(m_workspace)); // another program made it
        QVERIFY(Workspace::open(m_workspace).has_value());
        QVERIFY2(attempts().empty(), attempts().empty() ? "" : attempts().front().c_str());
    }

    void whatIsStillWrittenIsLeftAlone() {
        QProcess victim;
        start(victim, {QStringLiteral("1"), QStringLiteral("wait")});
        QByteArray said;
        while (!said.contains("waiting") && victim.waitForReadyRead(60'000)) {
            said += victim.readAll();
        }
        QVERIFY(said.contains("waiting"));
        const auto before = attempts();
        QVERIFY(!before.empty());
        QVERIFY(dies(1)); // another one, which leaves something beside it
        QVERIFY(attempts().size() > before.size());
        removeDeadAttempts(m_workspace);
        QVERIFY(attempts() == before);
        // Who imports meanwhile has the name, and leaves the other alone.
        ASSAY_VERIFY_OK(importHere("first"));
        QVERIFY(std::ranges::includes(attempts(), before));
        victim.write("\n");
        QVERIFY(victim.waitForFinished(60'000));
        QCOMPARE(victim.exitStatus(), QProcess::NormalExit);
        QVERIFY2(victim.exitCode() == 0, victim.readAllStandardError().constData());
        // It came second, so that both are in one workspace.
        QCOMPARE(sets(), std::size_t{2});
        QVERIFY2(attempts().empty(), attempts().empty() ? "" : attempts().front().c_str());
    }

    void otherNamesAreLeftAlone() {
        const std::string uuid = "0123abcd-0000-4000-8000-0123456789ab";
        const std::vector<std::string> others{"w.assay.new", "w.assay.notes.new", "x.assay." + uuid + ".new",
                                              "w.assay." + uuid + ".old",
                                              "w.assay.0123ABCD-0000-4000-8000-0123456789ab.new"};
        for (const std::string& name : others) {
            m_folder->write(name, "kept");
        }
        m_folder->write("w.assay." + uuid + ".new", "left by a dead one");
        m_folder->write("w.assay." + uuid + ".new-wal", "and its journal");
        removeDeadAttempts(m_workspace);
        for (const std::string& name : others) {
            QVERIFY2(fs::exists(m_folder->path(name)), name.c_str());
        }
        QVERIFY(!fs::exists(m_folder->path("w.assay." + uuid + ".new")));
        QVERIFY(!fs::exists(m_folder->path("w.assay." + uuid + ".new-wal")));
        QVERIFY(!fs::exists(m_folder->path("w.assay." + uuid + ".new.making")));
    }
};

ASSAY_TEST(TestNewWorkspaceKill)
#include "tst_new_workspace_kill.moc"
