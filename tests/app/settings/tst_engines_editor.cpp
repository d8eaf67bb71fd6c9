// The page of the settings for connections to engines, by keys and clicks, with a server of the test's own.
#include "app/settings/engines_editor.h"
#include "app/settings/engines_file.h"
#include "app/settings/settings_dialog.h"
#include "app/settings/shortcut_registry.h"
#include "tests/app/shell/shell_fixture.h"
#include "tests/support/loopback_server.h"
#include "tests/support/test_class.h"
#include "tests/support/user_acts.h"
#include "widgets/jobs/job_runner.h"

#include <QtTest/QTest>

#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QTabWidget>

using namespace assay;
using tests::LoopbackRequest;
using tests::LoopbackResponse;
using tests::LoopbackServer;

namespace {

LoopbackResponse whatIsThere(const LoopbackRequest& request) {
    LoopbackResponse response;
    response.body = request.path == "/"
                        ? "{\"version\":\"1.9\"}"
                        : "{\"result\":{\"points_count\":3,\"config\":{\"params\":{\"vectors\":"
                          "{\"size\":4,\"distance\":\"Cosine\"}}}}}";
    return response;
}

// The dialog with its page of engines in front.
struct EnginesPage {
    tests::ShellFixture folder;
    app::Settings settings;
    app::ShortcutRegistry shortcuts{settings};
    widgets::JobRunner jobs;
    std::unique_ptr<app::SettingsDialog> dialog;

    bool open() {
        dialog = std::make_unique<app::SettingsDialog>(settings, shortcuts, jobs);
        dialog->findChild<QTabWidget*>()->setCurrentIndex(2);
        dialog->show();
        return QTest::qWaitForWindowActive(dialog.get());
    }

    template <typename Widget>
    [[nodiscard]] Widget& find(const char* name) const {
        return *dialog->findChild<Widget*>(QString::fromLatin1(name));
    }

    void press(const char* name) const {
        auto& button = find<QPushButton>(name);
        QVERIFY(button.isVisible() && button.isEnabled());
        QTest::mouseClick(&button, Qt::LeftButton);
    }

    void type(const char* name, const QString& text) const {
        auto& field = find<QLineEdit>(name);
        QVERIFY(field.isVisible() && field.isEnabled());
        field.setFocus();
        field.selectAll();
        QTest::keyClicks(&field, text);
        QTest::keyClick(&field, Qt::Key_Tab);
    }

    void addQdrant() const {
        auto& box = find<QComboBox>("enginesTemplate");
        tests::chooseEntry(box, box.findText(QStringLiteral("qdrant")));
        press("enginesAdd");
    }

    [[nodiscard]] QString message() const { return find<QLabel>("enginesMessage").text(); }
};

} // namespace

class TestEnginesEditor : public QObject {
    Q_OBJECT

  private Q_SLOTS:

    void aConnectionIsAddedEditedAndKept() {
        EnginesPage page;
        QVERIFY(page.open());
        QVERIFY(!page.find<QLineEdit>("enginesUrl").isEnabled());
        QVERIFY(!page.find<QPushButton>("enginesProbe").isEnabled());
        page.addQdrant();
        QCOMPARE(page.find<QListWidget>("enginesList").count(), 1);
        QVERIFY(page.message().contains(QStringLiteral("as https://host,")));
        QVERIFY(!QFile::exists(app::enginesFile())); // not before it can be used
        page.type("enginesUrl", QStringLiteral("http://user:key@host"));
        QVERIFY(page.message().contains(QStringLiteral("address")));
        QCOMPARE(page.find<QLineEdit>("enginesUrl").text(),
                 QStringLiteral("http://user:key@host")); // it stays
        page.type("enginesUrl", QStringLiteral("http://127.0.0.1:6333"));
        page.type("enginesCollection", QStringLiteral("Filings"));
        page.type("enginesVariables", QStringLiteral("exact=true; text_field=body"));
        page.type("enginesKeyVariable", QStringLiteral("QDRANT_KEY"));
        page.type("enginesName", QStringLiteral("filings"));
        auto& limit = page.find<QSpinBox>("enginesTimeout");
        limit.setFocus();
        limit.selectAll();
        QTest::keyClicks(&limit, QStringLiteral("7"));
        QTest::keyClick(&limit, Qt::Key_Return);
        QVERIFY(page.dialog->isVisible());

        const auto kept = app::engineConnections();
        QVERIFY(kept && kept->size() == 1);
        const retrieval::EngineConnection& one = kept->front();
        QCOMPARE(QString::fromStdString(one.name), QStringLiteral("filings"));
        QCOMPARE(QString::fromStdString(one.engine), QStringLiteral("qdrant"));
        QCOMPARE(QString::fromStdString(one.url), QStringLiteral("http://127.0.0.1:6333"));
        QCOMPARE(QString::fromStdString(one.collection), QStringLiteral("Filings"));
        QCOMPARE(QString::fromStdString(one.keyVariable), QStringLiteral("QDRANT_KEY"));
        QCOMPARE(one.timeoutMs, 7'000);
        QCOMPARE(one.variables.size(), std::size_t{2});
        QCOMPARE(page.find<QListWidget>("enginesList").item(0)->text(), QStringLiteral("filings"));

        page.press("enginesRemove");
        QCOMPARE(page.find<QListWidget>("enginesList").count(), 0);
        const auto none = app::engineConnections();
        QVERIFY(none && none->empty());
    }

    // Each engine's address has its own form.
    void theAddressOfAServerOfPostgresIsAskedForAsItIs() {
        EnginesPage page;
        QVERIFY(page.open());
        page.press("enginesAdd"); // the first of the engines
        QCOMPARE(page.find<QLabel>("enginesEngine").text(), QStringLiteral("postgresql"));
        QVERIFY2(page.message().contains(QStringLiteral("as postgresql://host:5432/database,")),
                 qPrintable(page.message()));
        page.type("enginesUrl", QStringLiteral("https://host"));
        QVERIFY(page.message().contains(QStringLiteral("as postgresql://host:5432/database,")));
        page.type("enginesUrl", QStringLiteral("postgresql://127.0.0.1/filings"));
        const auto kept = app::engineConnections();
        QVERIFY(kept && kept->size() == 1);
        QVERIFY(page.find<QPushButton>("enginesProbe").isEnabled());
    }

    void whatTheFormDoesNotShowStays() {
        EnginesPage page;
        QVERIFY(page.open());
        retrieval::EngineConnection connection;
        connection.name = "filings";
        connection.engine = "qdrant";
        connection.url = "http://127.0.0.1:6333";
        connection.fields["cik"] = {"cik_int", true};
        connection.timeoutMs = 1'500;
        connection.largestK = 30;
        connection.maxPerSecond = 0.1234;
        QVERIFY(app::saveEngineConnections({connection}).has_value());
        QVERIFY(page.open());
        page.type("enginesCollection", QStringLiteral("Filings"));
        connection.collection = "Filings";
        const auto kept = app::engineConnections();
        QVERIFY(kept && kept->size() == 1);
        QVERIFY(kept->front() == connection);
    }

    void theEngineIsAskedInAJob() {
        LoopbackServer server(whatIsThere);
        EnginesPage page;
        QVERIFY(page.open());
        page.addQdrant();
        page.type("enginesUrl", QString::fromStdString(server.url()));
        page.type("enginesCollection", QStringLiteral("Filings"));
        page.press("enginesProbe");
        QTRY_VERIFY(page.find<QPushButton>("enginesProbe").isEnabled());
        for (const char* const part : {"documents: 3", "dimension: 4", "cosine", "1.9"}) {
            QVERIFY2(page.message().contains(QString::fromLatin1(part)), qPrintable(page.message()));
        }
        page.type("enginesKeyVariable", QStringLiteral("ASSAY_TEST_NO_SUCH_KEY"));
        page.press("enginesProbe");
        QTRY_VERIFY(page.find<QPushButton>("enginesProbe").isEnabled());
        QVERIFY2(page.message().contains(QStringLiteral("ASSAY_TEST_NO_SUCH_KEY")),
                 qPrintable(page.message()));
    }

    // Neither what cannot be read nor what another program wrote is written over.
    void aFileOfOthersIsNotOverwritten() {
        EnginesPage page;
        QVERIFY(page.open());
        const QString file = app::enginesFile();
        QVERIFY(QDir().mkpath(QFileInfo(file).path()));
        QFile broken(file);
        QVERIFY(broken.open(QIODevice::WriteOnly));
        broken.write("{\"engines\": [\n  {\"name\": }\n");
        broken.close();
        QVERIFY(page.open());
        QVERIFY2(page.message().contains(QStringLiteral("line 2")), qPrintable(page.message()));
        QVERIFY(!page.find<QPushButton>("enginesAdd").isEnabled());

        QVERIFY(QFile::remove(file));
        QVERIFY(page.open());
        page.addQdrant();
        retrieval::EngineConnection other;
        other.name = "theirs";
        other.engine = "chroma";
        other.url = "http://127.0.0.1:8000";
        QVERIFY(app::saveEngineConnections({other}).has_value());
        page.type("enginesUrl", QStringLiteral("http://127.0.0.1:6333"));
        QCOMPARE(page.find<QListWidget>("enginesList").count(), 1);
        QCOMPARE(page.find<QListWidget>("enginesList").item(0)->text(), QStringLiteral("theirs"));
        const auto kept = app::engineConnections();
        QVERIFY(kept && kept->size() == 1 && kept->front() == other);
    }
};

ASSAY_TEST(TestEnginesEditor)
#include "tst_engines_editor.moc"
