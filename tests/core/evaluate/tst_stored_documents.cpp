#include "core/evaluate/workspace_check.h"
#include "core/workspace/suites/saved_filters.h"
#include "core/workspace/suites/suites.h"
#include "tests/core/workspace/store_fixture.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>
#include <SQLiteCpp/SQLiteCpp.h>

using namespace assay;
using namespace assay::workspace;
using namespace assay::tests;
namespace fs = std::filesystem;

// Suite 1 with settings, filter 1 of the questions' page.
class TstStoredDocuments : public QObject {
    Q_OBJECT

    std::unique_ptr<StoreFolder> m_folder;
    fs::path m_path;

    [[nodiscard]] std::string faults() const {
        base::NoProgress progress;
        const auto found = evaluate::checkWholeWorkspace(m_path, {}, progress);
        if (!found) {
            return "error: " + found.error().detail;
        }
        std::string text;
        for (const CheckFinding& finding : *found) {
            text +=
                (finding.kind == CheckFinding::Kind::Damage ? "" : "not damage: ") + finding.detail + "\n";
        }
        return text;
    }

    void change(const QString& sql) const {
        SQLite::Database database(m_path.string(), SQLite::OPEN_READWRITE);
        database.exec(sql.toStdString());
    }

  private slots:

    void init() {
        m_folder = std::make_unique<StoreFolder>();
        m_path = m_folder->path("w.assay");
        const auto made = Workspace::create(m_path);
        ASSAY_VERIFY_OK(made);
        ASSAY_VERIFY_OK(createSuite(**made, "N", "Ada"));
        ASSAY_VERIFY_OK(saveFilter(**made, "questions", "mine", "{\"text\":\"risk\"}"));
        ASSAY_VERIFY_OK(saveFilter(**made, "elsewhere", "other", "[]")); // of a page that reads it otherwise
    }

    void soundWorkspace() {
        QCOMPARE(faults(), std::string());
        change(QStringLiteral("UPDATE suite SET settings = '{\"spot_check\":{\"share\":0.5,\"seed\":7,"
                              "\"done\":[]}}'"));
        QCOMPARE(faults(), std::string());
    }

    void whatCannotBeReadIsNamed_data() {
        QTest::addColumn<QString>("sql");
        QTest::addColumn<QString>("detail");
        QTest::newRow("settings") << QStringLiteral("UPDATE suite SET settings = '7'")
                                  << QStringLiteral("suite 1: settings: ");
        QTest::newRow("a member of the settings")
            << QStringLiteral("UPDATE suite SET settings = '{\"coverage\":5}'")
            << QStringLiteral("suite 1: settings: coverage");
        QTest::newRow("filter") << QStringLiteral("UPDATE saved_filter SET document = '{\"facets\":3}'"
                                                  " WHERE id = 1")
                                << QStringLiteral("saved_filter 1: document");
    }

    void documentsOfListsAreRead_data() {
        QTest::addColumn<QString>("sql");
        QTest::addColumn<QString>("detail");
        QTest::newRow("decision")
            << QStringLiteral("INSERT INTO decision (name, author, decided_at, set_name, data_hash, document)"
                              " VALUES ('d', '', '', '', '', '[]')")
            << QStringLiteral("decision");
        QTest::newRow("note of a case")
            << QStringLiteral("INSERT INTO corpus (id, name, created_at, created_by, state) VALUES"
                              " (1, 'c', '', '', 1); INSERT INTO case_note (corpus_id, sentence_id, note,"
                              " flags, noted_by, noted_at) VALUES (1, 's', '', '[5]', '', '')")
            << QStringLiteral("[5]");
        QTest::newRow("run")
            << QStringLiteral(
                   "INSERT INTO run (uuid, kind, name, origin, state, created_at, created_by, settings,"
                   " inputs, seed, version, items, done) VALUES ('u', 'neighbours', 'r', '', 0, '', '',"
                   " '{}', '{}', 0, '', 0, 0)")
            << QStringLiteral("run 1");
        QTest::newRow("answer")
            << QStringLiteral(
                   "INSERT INTO prediction_set (id, name, system, state, made_at) VALUES (1, 'a', '', 1,"
                   " ''); INSERT INTO prediction (id, question_id, question, line, scores, detail)"
                   " VALUES (4294967297, 'q', '', 0, '[]', '{}')")
            << QStringLiteral("prediction 4294967297: scores");
        QTest::newRow("cuts of a corpus file")
            << QStringLiteral("INSERT INTO corpus (id, name, created_at,"
                              " created_by, state) VALUES (1, 'c', '', '', 1); INSERT INTO corpus_file"
                              " (corpus_id, number, name, kind, sha256, bytes, sentences, rejected, cuts)"
                              " VALUES (1, 0, 'f', '', '', 0, 0, 0, '{}')")
            << QStringLiteral("corpus_file 1/0: cuts");
        QTest::newRow("metadata of sentences")
            << QStringLiteral("INSERT INTO corpus (id, name, created_at, created_by, state) VALUES"
                              " (1, 'c', '', '', 1); INSERT INTO corpus_metadata VALUES (1, 1, '[]')")
            << QStringLiteral("corpus_metadata 1/1: document");
    }

    void documentsOfListsAreRead() {
        QFETCH(const QString, sql);
        QFETCH(const QString, detail);
        change(sql);
        const QString found = QString::fromStdString(faults());
        QVERIFY2(found.contains(detail), qPrintable(found));
    }

    void whatCannotBeReadIsNamed() {
        QFETCH(const QString, sql);
        QFETCH(const QString, detail);
        change(sql);
        const QString found = QString::fromStdString(faults());
        QVERIFY2(found.startsWith(detail), qPrintable(found));
        QCOMPARE(found.count(QLatin1Char('\n')), 1);
    }

    // Nor does the room's own check hide what the store finds.
    void errorsAndOtherFindingsAreTheStores() {
        change(QStringLiteral("UPDATE suite SET state = 0"));
        QCOMPARE(faults().substr(0, 12), std::string("not damage: "));
        base::NoProgress progress;
        ASSAY_COMPARE_ERROR(evaluate::checkWholeWorkspace(m_folder->path("none.assay"), {}, progress),
                            FileNotFound);
    }
};

ASSAY_TEST(TstStoredDocuments)
#include "tst_stored_documents.moc"
