#include "core/endpoint/scorer_lines.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>
#include <nlohmann/json.hpp>

using namespace assay;
using namespace assay::endpoint;

namespace {

const std::string kHash(64, 'a');

std::string identityLine(const std::string& hash, const std::string& metrics) {
    return "{\"scorer\": \"bertscore\", \"model\": \"roberta\", \"revision\": \"r1\", \"sha256\": \"" + hash +
           "\", \"metrics\": " + metrics + "}";
}

ScorerIdentity someIdentity() {
    return {"bertscore", "roberta", "r1", kHash, {"p", "f"}};
}

} // namespace

class TstScorerLines : public QObject {
    Q_OBJECT

  private slots:
    void theFirstLineIsRead();
    void aWrongFirstLineIsNamed_data();
    void aWrongFirstLineIsNamed();
    void repliesAreRead();
    void aWrongReplyIsNamed_data();
    void aWrongReplyIsNamed();
    void aRequestIsOneLine();
};

void TstScorerLines::theFirstLineIsRead() {
    const auto identity = readScorerIdentity(identityLine(kHash, "[\"p\", \"f\"]"));
    QVERIFY(identity.has_value());
    QVERIFY(*identity == someIdentity());
    QCOMPARE(modelName(*identity), "roberta@r1 sha256:" + kHash);
    ScorerIdentity without = *identity;
    without.revision.clear();
    QCOMPARE(modelName(without), "roberta sha256:" + kHash);
    // A further member is somebody's own.
    const auto more = readScorerIdentity("{\"scorer\":\"s\",\"model\":\"m\",\"sha256\":\"" + kHash +
                                         "\",\"metrics\":[\"x\"],\"note\":1}");
    QVERIFY(more.has_value());
    QCOMPARE(more->revision, std::string());
}

void TstScorerLines::aWrongFirstLineIsNamed_data() {
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("where");
    const auto line = [](const std::string& text) { return QString::fromStdString(text); };
    QTest::newRow("no JSON") << QStringLiteral("Loading model ...") << QStringLiteral("line");
    QTest::newRow("a list") << QStringLiteral("[]") << QStringLiteral("line");
    QTest::newRow("no name") << QStringLiteral("{\"model\":\"m\"}") << QStringLiteral("scorer");
    QTest::newRow("empty name") << QStringLiteral("{\"scorer\":\"\"}") << QStringLiteral("scorer");
    QTest::newRow("no model") << QStringLiteral("{\"scorer\":\"s\"}") << QStringLiteral("model");
    QTest::newRow("short hash") << line(identityLine("abc", "[\"p\"]")) << QStringLiteral("sha256");
    QTest::newRow("capital hash") << line(identityLine(std::string(64, 'A'), "[\"p\"]"))
                                  << QStringLiteral("sha256");
    QTest::newRow("no metric") << line(identityLine(kHash, "[]")) << QStringLiteral("metrics");
    QTest::newRow("twice") << line(identityLine(kHash, "[\"p\",\"p\"]")) << QStringLiteral("metrics");
    QTest::newRow("a number") << line(identityLine(kHash, "[1]")) << QStringLiteral("metrics");
}

void TstScorerLines::aWrongFirstLineIsNamed() {
    QFETCH(const QString, line);
    QFETCH(const QString, where);
    const auto identity = readScorerIdentity(line.toStdString());
    QVERIFY(!identity.has_value());
    QCOMPARE(identity.error().code, base::ErrorCode::InvalidArgument);
    QCOMPARE(QString::fromStdString(identity.error().where), where);
}

void TstScorerLines::repliesAreRead() {
    const auto scores = readScorerReply("{\"id\":\"7\",\"metrics\":{\"p\":0.5,\"f\":-1}}", someIdentity());
    QVERIFY(scores.has_value());
    QCOMPARE(scores->id, std::string("7"));
    QCOMPARE(scores->metrics.at("p"), 0.5);
    QCOMPARE(scores->metrics.at("f"), -1.0);
    QCOMPARE(scores->error, std::string());
    const auto failed = readScorerReply("{\"id\":\"7\",\"error\":\"too long\"}", someIdentity());
    QVERIFY(failed.has_value());
    QCOMPARE(failed->error, std::string("too long"));
    QVERIFY(failed->metrics.empty());
}

void TstScorerLines::aWrongReplyIsNamed_data() {
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("where");
    QTest::newRow("nothing") << QString() << QStringLiteral("line");
    QTest::newRow("no id") << QStringLiteral("{\"metrics\":{}}") << QStringLiteral("id");
    QTest::newRow("neither") << QStringLiteral("{\"id\":\"7\"}") << QStringLiteral("metrics");
    QTest::newRow("one missing") << QStringLiteral("{\"id\":\"7\",\"metrics\":{\"p\":1}}")
                                 << QStringLiteral("metrics.f");
    QTest::newRow("null") << QStringLiteral("{\"id\":\"7\",\"metrics\":{\"p\":null,\"f\":1}}")
                          << QStringLiteral("metrics.p");
    QTest::newRow("a text") << QStringLiteral("{\"id\":\"7\",\"metrics\":{\"p\":\"1\",\"f\":1}}")
                            << QStringLiteral("metrics.p");
    QTest::newRow("NaN") << QStringLiteral("{\"id\":\"7\",\"metrics\":{\"p\":NaN,\"f\":1}}")
                         << QStringLiteral("line");
    QTest::newRow("one more") << QStringLiteral("{\"id\":\"7\",\"metrics\":{\"p\":1,\"f\":1,\"g\":1}}")
                              << QStringLiteral("metrics");
    QTest::newRow("empty error") << QStringLiteral("{\"id\":\"7\",\"error\":\"\"}")
                                 << QStringLiteral("error");
}

void TstScorerLines::aWrongReplyIsNamed() {
    QFETCH(const QString, line);
    QFETCH(const QString, where);
    const auto reply = readScorerReply(line.toStdString(), someIdentity());
    QVERIFY(!reply.has_value());
    QCOMPARE(QString::fromStdString(reply.error().where), where);
}

void TstScorerLines::aRequestIsOneLine() {
    const std::string line = scorerRequestLine({"1", "two\nlines \"quoted\" \xff", {"a", "b"}});
    QCOMPARE(line.find('\n'), std::string::npos);
    const auto object = nlohmann::json::parse(line, nullptr, false);
    QVERIFY(object.is_object());
    QCOMPARE(object["id"].get<std::string>(), std::string("1"));
    QVERIFY(object["candidate"].get<std::string>().starts_with("two\nlines \"quoted\""));
    QCOMPARE(object["references"].size(), std::size_t(2));
}

ASSAY_TEST(TstScorerLines)
#include "tst_scorer_lines.moc"
