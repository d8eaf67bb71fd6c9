#include "core/endpoint/scorer_settings.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <QTemporaryDir>
#include <fstream>

using namespace assay;
using namespace assay::endpoint;

class TstScorerSettings : public QObject {
    Q_OBJECT

  private slots:
    void commandsAreRead();
    void whatIsWrongIsNamed_data();
    void whatIsWrongIsNamed();
    void aScorerIsFound();

  private:
    QTemporaryDir m_folder;

    [[nodiscard]] std::string file(const char* name, const std::string& content) const {
        const std::string path = m_folder.filePath(QString::fromLatin1(name)).toStdString();
        std::ofstream(path) << content;
        return path;
    }
};

void TstScorerSettings::commandsAreRead() {
    const auto commands =
        readScorerCommands("{\"scorers\":[{\"name\":\"a\",\"command\":[\"python3\",\"x.py\"]},"
                           "{\"name\":\"b\",\"command\":[\"/opt/b\"],\"start_seconds\":5,"
                           "\"timeout_seconds\":6,\"in_flight\":7}]}",
                           "f");
    QVERIFY(commands.has_value());
    QCOMPARE(commands->size(), std::size_t(2));
    QCOMPARE(commands->front().arguments, (std::vector<std::string>{"python3", "x.py"}));
    QCOMPARE(commands->front().startSeconds, 600);
    QCOMPARE(commands->back().startSeconds, 5);
    QCOMPARE(commands->back().timeoutSeconds, 6);
    QCOMPARE(commands->back().inFlight, 7);
    QVERIFY(readScorerCommands("{\"scorers\":[]}", "f")->empty());
}

void TstScorerSettings::whatIsWrongIsNamed_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("where");
    const auto one = [](const char* members) {
        return QStringLiteral("{\"scorers\":[{%1}]}").arg(QString::fromLatin1(members));
    };
    QTest::newRow("no JSON") << QStringLiteral("x") << QStringLiteral("f: scorers");
    QTest::newRow("more") << QStringLiteral("{\"scorers\":[],\"a\":1}") << QStringLiteral("f: scorers");
    QTest::newRow("no object") << QStringLiteral("{\"scorers\":[1]}") << QStringLiteral("f: scorers[0]");
    QTest::newRow("no name") << one("\"command\":[\"a\"]") << QStringLiteral("f: scorers[0].name");
    QTest::newRow("no command") << one("\"name\":\"a\"") << QStringLiteral("f: scorers[0].command");
    QTest::newRow("empty command") << one("\"name\":\"a\",\"command\":[]")
                                   << QStringLiteral("f: scorers[0].command");
    QTest::newRow("a line for a shell")
        << one("\"name\":\"a\",\"command\":\"rm -rf x\"") << QStringLiteral("f: scorers[0].command");
    QTest::newRow("relative") << one("\"name\":\"a\",\"command\":[\"./a\"]")
                              << QStringLiteral("f: scorers[0].command");
    QTest::newRow("unknown") << one("\"name\":\"a\",\"command\":[\"a\"],\"shell\":true")
                             << QStringLiteral("f: scorers[0].shell");
    QTest::newRow("no time") << one("\"name\":\"a\",\"command\":[\"a\"],\"timeout_seconds\":0")
                             << QStringLiteral("f: scorers[0].timeout_seconds");
    QTest::newRow("twice") << QStringLiteral("{\"scorers\":[{\"name\":\"a\",\"command\":[\"a\"]},"
                                             "{\"name\":\"a\",\"command\":[\"b\"]}]}")
                           << QStringLiteral("f: scorers[1].name");
}

void TstScorerSettings::whatIsWrongIsNamed() {
    QFETCH(const QString, text);
    QFETCH(const QString, where);
    const auto commands = readScorerCommands(text.toStdString(), "f");
    QVERIFY(!commands.has_value());
    QCOMPARE(commands.error().code, base::ErrorCode::InvalidArgument);
    QCOMPARE(QString::fromStdString(commands.error().where), where);
}

void TstScorerSettings::aScorerIsFound() {
    const std::string settings = file("scorers.json", "{\"scorers\":[{\"name\":\"a\",\"command\":[\"a\"]}]}");
    const std::string own = file("own.json", "{\"scorers\":[{\"name\":\"b\",\"command\":[\"b\"]}]}");
    const std::string none = file("none.json", "{\"scorers\":[]}");
    QCOMPARE(findScorerCommand("a", settings)->name, std::string("a"));
    QCOMPARE(findScorerCommand(own, settings)->name, std::string("b"));
    QCOMPARE(findScorerCommand(own, "/no/such/file")->name, std::string("b"));
    const auto missing = findScorerCommand("c", settings);
    QCOMPARE(missing.error().code, base::ErrorCode::NotFound);
    QCOMPARE(missing.error().where, settings);
    QCOMPARE(findScorerCommand(none, settings).error().code, base::ErrorCode::InvalidArgument);
}

ASSAY_TEST(TstScorerSettings)
#include "tst_scorer_settings.moc"
