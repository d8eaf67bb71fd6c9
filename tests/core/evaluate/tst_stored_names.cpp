// Names of files stand in rows, and a workspace may be anybody's: none leads out of the data folder.
#include "core/evaluate/neighbours/workspace_searches.h"
#include "tests/core/evaluate/embedding_setting.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>
#include <SQLiteCpp/SQLiteCpp.h>

using namespace assay;
using namespace assay::tests;

class TstStoredNames : public QObject, private EmbeddingSetting {
    Q_OBJECT

  private slots:

    void init() {
        make();
        std::string lines;
        for (std::size_t i = 0; i < texts().size(); ++i) {
            lines += nlohmann::json{{"id", idOf(i)}, {"embedding", {1 + i, 2, 3}}}.dump() + "\n";
        }
        const auto made = evaluate::importEmbeddings(*m_workspace, making("a"),
                                                     m_folder->write("v.jsonl", lines), {}, {}, m_progress);
        ASSAY_VERIFY_OK(made);
        m_set = made->set;
    }

    void cleanup() { clear(); }

    void namesThatAreNone_data() {
        QTest::addColumn<QByteArray>("name");
        QTest::newRow("above") << QByteArray("../outside.avec");
        QTest::newRow("absolute") << QByteArray("/etc/passwd");
        QTest::newRow("below") << QByteArray("folder/file.avec");
        QTest::newRow("the folder itself") << QByteArray(".");
        QTest::newRow("the one above") << QByteArray("..");
        QTest::newRow("nothing") << QByteArray("");
        QTest::newRow("of another system") << QByteArray("..\\outside.avec");
        QTest::newRow("with a zero") << QByteArray("a\0.avec", 7);
    }

    void namesThatAreNone() {
        QFETCH(QByteArray, name);
        const auto file = workspace::dataFile(m_workspace->path(), name.toStdString());
        ASSAY_COMPARE_ERROR(file, DamagedWorkspace);
        QVERIFY(workspace::dataFile(m_workspace->path(), "a.avec") ==
                workspace::dataFolder(*m_workspace) / "a.avec");
    }

    void vectorsOutsideAreNotRead() {
        fs::copy_file(workspace::dataFolder(*m_workspace) / m_set.fileName, m_folder->path("outside.avec"));
        rename("embedding_set", "../outside.avec");
        const auto searches =
            evaluate::WorkspaceSearches::open(*m_workspace, m_corpus, m_set.id, {}, m_progress);
        ASSAY_COMPARE_ERROR(searches, DamagedWorkspace);
        QVERIFY(searches.error().detail.find("../outside.avec") != std::string::npos);
        const auto findings = workspace::checkWorkspace(m_workspace->path(), {}, m_progress);
        ASSAY_VERIFY_OK(findings);
        QVERIFY(std::any_of(findings->begin(), findings->end(), [](const workspace::CheckFinding& finding) {
            return finding.kind == workspace::CheckFinding::Kind::BrokenReference &&
                   finding.detail.find("../outside.avec") != std::string::npos;
        }));
    }

    void indexOutsideIsNeitherReadNorDeleted() {
        search();
        const auto reader = m_workspace->reader();
        ASSAY_VERIFY_OK(reader);
        const std::string kept = workspace::indexFiles(*reader, m_corpus)->front().fileName;
        const fs::path outside = m_folder->path("outside.abm25");
        fs::copy_file(workspace::dataFolder(*m_workspace) / kept, outside);
        rename("index_file", "../outside.abm25");
        search();
        QVERIFY(fs::exists(outside));
        const auto after = workspace::indexFiles(*reader, m_corpus);
        QCOMPARE(after->size(), std::size_t{1});
        QCOMPARE(QString::fromStdString(after->front().fileName), QString::fromStdString(kept));
    }

  private:
    void rename(const std::string& table, const std::string& name) {
        SQLite::Database(m_workspace->path().string(), SQLite::OPEN_READWRITE)
            .exec("UPDATE " + table + " SET file_name = '" + name + "'");
    }

    void search() {
        auto searches = evaluate::WorkspaceSearches::open(*m_workspace, m_corpus, 0, {}, m_progress);
        ASSAY_VERIFY_OK(searches);
        ASSAY_VERIFY_OK((*searches)->search(*evaluate::readSearchSpec("lexical"), {}, m_progress));
    }

    workspace::EmbeddingSet m_set;
};

ASSAY_TEST(TstStoredNames)
#include "tst_stored_names.moc"
