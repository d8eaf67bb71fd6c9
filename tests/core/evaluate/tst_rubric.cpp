// Rubrics as data: those that come along, what is refused, and that nothing is lost in writing.
#include "core/evaluate/answers/rubric.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

using namespace assay;
using evaluate::assertionsFromJson;
using evaluate::Rubric;
using evaluate::rubricFromJson;
using evaluate::rubricJson;
using evaluate::rubricPreset;

class TstRubric : public QObject {
    Q_OBJECT

  private slots:
    void presets();
    void norwegianAsDocumented();
    void floridaTargets();
    void writtenAndRead();
    void refused_data();
    void refused();
    void ownAssertions();
};

void TstRubric::presets() {
    for (const std::string_view name : evaluate::kRubricPresets) {
        const auto rubric = rubricPreset(name);
        QVERIFY2(rubric, std::string(name).c_str());
        QCOMPARE(rubric->name, std::string(name));
        QVERIFY(!rubric->source.empty());
    }
    QVERIFY(!rubricPreset("other"));
    QCOMPARE(rubricPreset("other").error().code, base::ErrorCode::NotFound);
}

void TstRubric::norwegianAsDocumented() {
    const Rubric rubric = *rubricPreset("norwegian");
    double weights = 0;
    for (const auto& part : rubric.parts) {
        weights += part.weight;
    }
    QCOMPARE(weights, 1.0);
    QCOMPARE(rubric.pass, std::optional(0.90));
    QCOMPARE(rubric.acceptable, std::optional(0.75));
    QVERIFY(rubric.parts.front().required);
}

void TstRubric::floridaTargets() {
    const Rubric rubric = *rubricPreset("florida");
    QCOMPARE(rubric.targets.size(), std::size_t{5});
    QCOMPARE(rubric.targets[2].metric, std::string("citation_f1"));
    QCOMPARE(rubric.targets[2].minimum, 0.55);
    QCOMPARE(rubric.hints.size(), std::size_t{4});
}

void TstRubric::writtenAndRead() {
    for (const std::string_view name : evaluate::kRubricPresets) {
        const Rubric rubric = *rubricPreset(name);
        const std::string written = rubricJson(rubric);
        const auto read = rubricFromJson(written);
        QVERIFY2(read, read ? "" : (read.error().where + " " + read.error().detail).c_str());
        QVERIFY(*read == rubric);
        QCOMPARE(rubricJson(*read), written);
    }
}

void TstRubric::refused_data() {
    QTest::addColumn<QString>("json");
    QTest::addColumn<QString>("where");
    QTest::newRow("no JSON") << "{" << "";
    QTest::newRow("a list") << "[]" << "";
    QTest::newRow("no name") << "{}" << "name";
    QTest::newRow("unknown") << "{\"name\":\"x\",\"colour\":1}" << "colour";
    QTest::newRow("type") << "{\"name\":\"x\",\"pass\":\"high\"}" << "pass";
    QTest::newRow("weight") << "{\"name\":\"x\",\"parts\":[{\"metric\":\"length\",\"weight\":0}]}"
                            << "parts[0]";
    QTest::newRow("part") << "{\"name\":\"x\",\"parts\":[{\"weight\":1}]}" << "parts[0].metric";
    QTest::newRow("limits") << "{\"name\":\"x\",\"pass\":0.5,\"acceptable\":0.6}" << "acceptable";
    QTest::newRow("band") << "{\"name\":\"x\",\"bands\":[{\"metric\":\"cosine\",\"low\":1,\"high\":0}]}"
                          << "bands[0]";
    QTest::newRow("pattern") << "{\"name\":\"x\",\"assertions\":[{\"kind\":\"matches\",\"text\":\"(\"}]}"
                             << "assertions[0].text";
    QTest::newRow("schema")
        << "{\"name\":\"x\",\"assertions\":[{\"kind\":\"json_schema\",\"text\":\"{\\\"oneOf\\\":[]}\"}]}"
        << "assertions[0].text";
    QTest::newRow("kind") << "{\"name\":\"x\",\"assertions\":[{\"kind\":\"nice\"}]}" << "assertions[0].kind";
}

void TstRubric::refused() {
    QFETCH(QString, json);
    QFETCH(QString, where);
    const auto rubric = rubricFromJson(json.toStdString());
    QVERIFY(!rubric);
    QCOMPARE(rubric.error().code, base::ErrorCode::InvalidArgument);
    QCOMPARE(QString::fromStdString(rubric.error().where), where);
}

void TstRubric::ownAssertions() {
    QVERIFY(assertionsFromJson("")->empty());
    QVERIFY(assertionsFromJson("{\"metadata\":{}}")->empty());
    const auto own = assertionsFromJson(
        "{\"other\":1,\"assertions\":[{\"kind\":\"must_not_include\",\"text\":\"maybe\"}]}");
    QVERIFY(own);
    QCOMPARE(own->size(), std::size_t{1});
    QVERIFY(!assertionsFromJson("{\"assertions\":[{\"kind\":\"matches\",\"text\":\"(\"}]}"));
}

ASSAY_TEST(TstRubric)
#include "tst_rubric.moc"
