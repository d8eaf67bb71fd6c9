#include "core/base/utf8_text.h"
#include "core/formats/scored/decision_json.h"
#include "tests/support/test_class.h"

#include <QtCore/QTemporaryDir>
#include <QtTest/QtTest>
#include <nlohmann/json.hpp>

#include <fstream>
#include <limits>

using namespace assay;
using namespace assay::formats;
using namespace assay::base;
using base::IssueCode;

Q_DECLARE_METATYPE(assay::base::IssueCode)

namespace {

model::Decision fullDecision() {
    model::Decision decision;
    decision.name = "FHRI \"November\"";
    decision.author = "Ada \xC3\x98";
    decision.reason = "line\nline";
    decision.decidedAt = "2026-03-01T12:30:05Z";
    decision.setName = "June run";
    decision.dataHash = "abc";
    decision.scoring = {model::ScoringKind::SourceWeights, {0.3, 0.2, 0.1, 0, 1.0 / 3}};
    decision.nliSoft = 0;
    decision.nliHard = 1;
    decision.constraints = {{"recall_hallucination", 0.8}, {"precision_accurate", std::nullopt}};
    decision.fallback = {0.7, 8'000, 0.61, false, 0.55, 0.72, 0.6};
    decision.scenarios["numeric_kpi"] = {0.1 + 0.2, 120, 0.5, true, 0.25, 0.375, 0.4375};
    decision.scenarios["crypto"].tau = 1;
    decision.scenarios[""].tau = 0;
    decision.macroF1 = 0.59375;
    decision.costs = model::DecisionCosts{5, 0.25};
    decision.beta = 0.5;
    return decision;
}

} // namespace

class TstDecisionJson : public QObject {
    Q_OBJECT

  private slots:
    void plainFormIsExact();
    void plainFormIsReadByAnyProgram();
    void scenarioNamedDefault();
    void wholeRoundTrips();
    void plainRoundTrips();
    void missingDefaultIsSaid();
    void whatIsWrongIsSaid_data();
    void whatIsWrongIsSaid();
    void everyFaultIsListed();
    void damagedDocumentIsRefused_data();
    void damagedDocumentIsRefused();
    void cutAnywhereIsNoCrash();
    void unusableDecisionIsNotWritten();
    void files();
};

void TstDecisionJson::plainFormIsExact() {
    model::Decision decision;
    decision.fallback.tau = 0.7;
    decision.scenarios["numeric_kpi"].tau = 0.74;
    decision.scenarios["Zebra"].tau = 0.725;
    decision.scenarios["a\"b"].tau = 1;
    QCOMPARE(QString::fromStdString(thresholdsJson(decision).value()),
             QStringLiteral("{\"default\":0.70,\"Zebra\":0.725,\"a\\\"b\":1.00,\"numeric_kpi\":0.74}\n"));
}

void TstDecisionJson::plainFormIsReadByAnyProgram() {
    const auto json = nlohmann::json::parse(thresholdsJson(fullDecision()).value());
    QCOMPARE(json.size(), std::size_t{4});
    QCOMPARE(json["default"].get<double>(), 0.7);
    QVERIFY(json["numeric_kpi"].get<double>() == 0.1 + 0.2); // to the last bit
    const auto whole = nlohmann::json::parse(decisionDocument(fullDecision()).value());
    QVERIFY(whole["thresholds"] == json);
}

void TstDecisionJson::scenarioNamedDefault() {
    model::Decision decision;
    decision.fallback.tau = 0.7;
    decision.scenarios["default"].tau = 0.62;
    QVERIFY(!formats::hasPlainForm(decision));
    QCOMPARE(thresholdsJson(decision).error().where, std::string("default")); // one key for two thresholds
    model::Decision same = decision;
    same.fallback.tau = 0.62;
    QVERIFY(formats::hasPlainForm(same));
    QCOMPARE(QString::fromStdString(thresholdsJson(same).value()), QStringLiteral("{\"default\":0.62}\n"));
    const auto whole = readThresholds(decisionDocument(decision).value(), "d");
    QVERIFY(whole);
    QVERIFY(whole->decision == decision);
}

void TstDecisionJson::wholeRoundTrips() {
    const model::Decision decision = fullDecision();
    const std::string text = decisionDocument(decision).value();
    const auto read = readThresholds(text, "d.json");
    QVERIFY2(read, read ? "" : read.error().detail.c_str());
    QVERIFY(read->isWhole);
    QVERIFY(read->decision == decision);
    QCOMPARE(read->issues.total(), 0);
    QVERIFY(decisionDocument(read->decision).value() == text);
    QVERIFY(readThresholds(decisionDocument({}).value(), "d")->decision == model::Decision{});
}

void TstDecisionJson::plainRoundTrips() {
    const auto read =
        readThresholds("\xEF\xBB\xBF {\"b\": 0.5, \"default\": 0.65,\r\n \"\": 1e-1}\n", "t.json");
    QVERIFY(read);
    QVERIFY(!read->isWhole);
    QCOMPARE(read->decision.fallback.tau, 0.65);
    QCOMPARE(read->decision.scenarios.size(), std::size_t{2});
    QCOMPARE(read->decision.tauOf("b"), 0.5);
    QCOMPARE(read->decision.tauOf(""), 0.1);
    QCOMPARE(read->decision.tauOf("other"), 0.65);
    QVERIFY(read->decision.name.empty() && read->decision.setName.empty());
    QCOMPARE(read->issues.total(), 0);
    QCOMPARE(QString::fromStdString(thresholdsJson(read->decision).value()),
             QStringLiteral("{\"default\":0.65,\"\":0.10,\"b\":0.50}\n"));
}

void TstDecisionJson::missingDefaultIsSaid() {
    const auto read = readThresholds(R"({"b":0.5})", "t.json");
    QVERIFY(read);
    QCOMPARE(read->decision.fallback.tau, 0.70);
    QCOMPARE(read->issues.total(), 1);
    QVERIFY((read->issues.issues()[0] ==
             base::Issue{base::Severity::Info, IssueCode::MissingField, "t.json", 0, "default", "", "0.70"}));
    base::IssueList issues;
    QVERIFY(!readThresholds(" {}\n", "t.json", &issues)); // that is no threshold at all
    QCOMPARE(issues.total(), 1);
    QVERIFY(issues.issues()[0].code == IssueCode::EmptyInput);
    QVERIFY(readThresholds(R"({"default":0.70})", "t.json"));
}

void TstDecisionJson::whatIsWrongIsSaid_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<IssueCode>("code");
    QTest::addColumn<QString>("field");
    const auto row = [](const char* name, const QByteArray& text, IssueCode code, const char* field) {
        QTest::newRow(name) << text << code << QString::fromLatin1(field);
    };
    row("nothing", "", IssueCode::MalformedRecord, "");
    row("no JSON", "tau = 0.7", IssueCode::MalformedRecord, "");
    row("cut", "{\"default\":0.7", IssueCode::MalformedRecord, "");
    row("something behind", "{\"default\":0.7} x", IssueCode::MalformedRecord, "");
    row("two objects", "{\"default\":0.7}{}", IssueCode::MalformedRecord, "");
    row("no JSON, not UTF-8", "tau\xff = 0.7", IssueCode::MalformedRecord, "");
    row("a list", "[0.7]", IssueCode::WrongType, "");
    row("a number", "0.7", IssueCode::WrongType, "");
    row("text", "{\"default\":0.7,\"a\":\"0.5\"}", IssueCode::WrongType, "a");
    row("null", "{\"default\":null}", IssueCode::WrongType, "default");
    row("true", "{\"default\":true}", IssueCode::WrongType, "default");
    row("an object", "{\"default\":0.7,\"a\":{\"tau\":0.5}}", IssueCode::WrongType, "a");
    row("above 1", "{\"default\":0.7,\"a\":1.0000001}", IssueCode::OutOfRange, "a");
    row("below 0", "{\"default\":-0.1}", IssueCode::OutOfRange, "default");
    row("percent", "{\"default\":70}", IssueCode::OutOfRange, "default");
    row("NaN", "{\"default\":NaN}", IssueCode::NotANumber, "default");
    row("infinite", "{\"default\":-Infinity}", IssueCode::NotANumber, "default");
    row("too large", "{\"default\":1e999}", IssueCode::NotANumber, "default");
    row("twice", "{\"default\":0.7,\"a\":0.5,\"a\":0.5}", IssueCode::MalformedRecord, "a");
    row("twice, escaped", "{\"default\":0.7,\"a\":0.5,\"\\u0061\":0.5}", IssueCode::MalformedRecord, "a");
    row("twice inside", "{\"default\":0.7,\"a\":{\"b\":1,\"b\":2}}", IssueCode::MalformedRecord, "b");
    row("not UTF-8", "{\"default\":0.7,\"a\xff\":0.5}", IssueCode::InvalidUtf8, "");
    row("another document", "{\"format\":\"other\",\"version\":1}", IssueCode::WrongType, "format");
    row("newer document", "{\"format\":\"assay-decision\",\"version\":2}", IssueCode::WrongType, "format");
}

void TstDecisionJson::whatIsWrongIsSaid() {
    QFETCH(QByteArray, text);
    QFETCH(IssueCode, code);
    QFETCH(QString, field);
    base::IssueList issues;
    const auto read =
        readThresholds({text.constData(), static_cast<std::size_t>(text.size())}, "t.json", &issues);
    QVERIFY(!read);
    QVERIFY(read.error().code == base::ErrorCode::InputNotUsable);
    QVERIFY(!read.error().detail.empty() && read.error().where == "t.json");
    QVERIFY(issues.count(base::Severity::Error) >= 1);
    const base::Issue& issue = issues.issues()[0];
    QCOMPARE(QString::fromStdString(std::string(base::issueCodeName(issue.code))),
             QString::fromStdString(std::string(base::issueCodeName(code))));
    QCOMPARE(QString::fromStdString(issue.field), field);
    QVERIFY(issue.severity == base::Severity::Error && issue.file == "t.json");
    QCOMPARE(firstInvalidUtf8(issue.value), std::string_view::npos);
}

void TstDecisionJson::everyFaultIsListed() {
    base::IssueList issues;
    const auto read = readThresholds(R"({"a":2,"b":"x","c":0.5,"d":NaN})", "t.json", &issues);
    QVERIFY(!read);
    QCOMPARE(issues.count(base::Severity::Error), 3);
}

void TstDecisionJson::damagedDocumentIsRefused_data() {
    QTest::addColumn<QString>("pointer");
    QTest::addColumn<QString>("value"); // empty: removed
    const auto row = [](const char* pointer, const char* value) {
        QTest::addRow("%s %s", pointer, value) << QString::fromLatin1(pointer) << QString::fromLatin1(value);
    };
    for (const char* member : {"/name", "/thresholds", "/scoring", "/nli", "/constraints", "/fallback",
                               "/scenarios", "/scoring/kind", "/scoring/weights/E", "/nli/hard"}) {
        row(member, "");
        row(member, "[]");
    }
    row("/thresholds/numeric_kpi", "0.5"); // differs from what supports it
    row("/thresholds/crypto", "");
    row("/thresholds/more", "0.5");
    row("/scenarios/crypto/tau", "1.5");
    row("/scenarios/crypto/tau", "\"x\"");
    row("/scenarios/crypto", "0.5");
    row("/scenarios/crypto/macro_f1", "\"x\"");
    row("/scenarios/crypto/n", "-1");
    row("/scenarios/crypto/n", "18446744073709551615");
    row("/scenarios/crypto/feasible", "\"yes\"");
    row("/scoring/kind", "\"other\"");
    row("/scoring/weights/G", "-1");
    row("/nli/soft", "2");
    row("/constraints/recall_hallucination", "80");
}

void TstDecisionJson::damagedDocumentIsRefused() {
    QFETCH(QString, pointer);
    QFETCH(QString, value);
    auto json = nlohmann::json::parse(decisionDocument(fullDecision()).value());
    const nlohmann::json::json_pointer place(pointer.toStdString());
    if (value.isEmpty()) {
        json.at(place.parent_pointer()).erase(place.back());
    } else {
        json[place] = nlohmann::json::parse(value.toStdString());
    }
    base::IssueList issues;
    QVERIFY(!readThresholds(json.dump(), "d.json", &issues));
    QVERIFY(issues.count(base::Severity::Error) > 0);
}

void TstDecisionJson::cutAnywhereIsNoCrash() {
    const std::string text = decisionDocument(fullDecision()).value();
    for (std::size_t length = 0; length + 2 < text.size(); ++length) {
        QVERIFY(!readThresholds(text.substr(0, length), "d.json"));
    }
    for (std::size_t i = 0; i < text.size(); ++i) {
        std::string changed = text;
        changed[i] = static_cast<char>(changed[i] ^ 0x15);
        const auto read = readThresholds(changed, "d.json"); // usable or not, but never with a bad threshold
        if (read) {
            QVERIFY(decisionDocument(read->decision));
        }
    }
}

void TstDecisionJson::unusableDecisionIsNotWritten() {
    model::Decision decision = fullDecision();
    decision.scenarios["crypto"].tau = std::numeric_limits<double>::quiet_NaN();
    QVERIFY(!decisionDocument(decision));
    QVERIFY(thresholdsJson(decision).error().where == "crypto");
    decision = fullDecision();
    decision.scoring.weights = {};
    QVERIFY(!decisionDocument(decision));
}

void TstDecisionJson::files() {
    const QTemporaryDir folder;
    const std::filesystem::path path = folder.filePath(QStringLiteral("t.json")).toStdString();
    QVERIFY(readThresholdsFile(path).error().code == base::ErrorCode::FileNotFound);
    QVERIFY(readThresholdsFile(path.parent_path()).error().code == base::ErrorCode::FileNotReadable);
    std::ofstream(path) << R"({"default":0.5})";
    const auto read = readThresholdsFile(path);
    QVERIFY(read);
    QCOMPARE(read->decision.fallback.tau, 0.5);
    std::ofstream(path) << std::string((16U << 20U) + 5, ' ');
    QVERIFY(readThresholdsFile(path).error().code == base::ErrorCode::InputNotUsable);
}

ASSAY_TEST(TstDecisionJson)
#include "tst_decision_json.moc"
