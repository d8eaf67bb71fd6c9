#include "core/formats/scored/scored_set_fields.h"
#include "tests/core/formats/collected_set.h"
#include "tests/support/test_class.h"

#include <QtTest>
#include <algorithm>
#include <cmath>

using namespace assay;
using base::ErrorCode;
using base::IssueCode;
using base::Severity;
using formats::ScoredSetKind;

namespace {

tests::CollectedSet read(const std::string& content, std::optional<ScoredSetKind> kind = std::nullopt) {
    return tests::collect({{"f", content}}, kind);
}

// The only issue of a set; an issue without a file when there are more or none.
base::Issue onlyIssue(const tests::CollectedSet& set) {
    if (set.issues.issues().size() != 1) {
        qWarning("%s", tests::toJson(set).dump(1).c_str());
        return {};
    }
    return set.issues.issues().front();
}

base::Issue issue(Severity severity, IssueCode code, std::int64_t line, std::string field, std::string value,
                  std::string expected = {}) {
    return {severity, code, "f", line, std::move(field), std::move(value), std::move(expected)};
}

} // namespace

class ScoredSetFieldsTest : public QObject {
    Q_OBJECT

  private slots:
    void wrongScores_data();
    void wrongScores();
    void fhriTolerance();
    void decimalCommas();
    void everyKeyInEveryForm();
    void firstKeyWins();
    void weights();
    void notANumberInUnknownKeys();
    void metadataIsPlainJson();
    void ids();
};

void ScoredSetFieldsTest::wrongScores_data() {
    QTest::addColumn<QString>("json"); // the value in JSON; empty: not tried
    QTest::addColumn<QString>("cell");
    QTest::addColumn<int>("code"); // -1: accepted
    const auto row = [](const char* json, const char* cell, int code) {
        QTest::newRow((std::string(json) + " " + cell).c_str()) << QString(json) << QString(cell) << code;
    };
    const int notANumber = static_cast<int>(IssueCode::NotANumber);
    const int outOfRange = static_cast<int>(IssueCode::OutOfRange);
    const int wrongType = static_cast<int>(IssueCode::WrongType);
    row("0", "0", -1);
    row("-0.0", "-0.0", -1);
    row("1", " 1 ", -1);
    row("1e-400", "1e-400", -1);
    row("0.1e1", ".5", -1);
    row("NaN", "nan", notANumber);
    row("Infinity", "inf", notANumber);
    row("-Infinity", "-inf", notANumber);
    row("", "0.5.5", notANumber);
    row("", "0x1", notANumber);
    row("", "null", notANumber);
    row("1.0000001", "1.0000001", outOfRange);
    row("-1e-9", "-1e-9", outOfRange);
    row("1e999", "1e999", outOfRange);
    row("-1e999", "-1e999", outOfRange);
    row("\"0.7\"", "", wrongType);
    row("true", "", wrongType);
    row("[0.5]", "", wrongType);
    row("{\"a\":1}", "", wrongType);
}

void ScoredSetFieldsTest::wrongScores() {
    QFETCH(QString, json);
    QFETCH(QString, cell);
    QFETCH(int, code);

    struct Place {
        const char* key;
        const char* column;
    };

    for (const auto& [key, column] : {Place{"fhri", "fhri"}, Place{"contradiction_score", "nli"},
                                      Place{"N_or_D", "N"}, Place{"E", "E"}}) {
        std::vector<std::pair<std::string, std::string>> inputs; // content, field
        if (!json.isEmpty()) {
            inputs.emplace_back(std::string("[{\"label\":\"accurate\",\n\"fhri_spec\":null,\n\"") + key +
                                    "\":" + json.toStdString() + "}]",
                                key);
        }
        if (!cell.isEmpty()) {
            inputs.emplace_back(std::string("label,T,") + column + "2,\"a\nb\"," + column + "\naccurate,,,," +
                                    cell.toStdString() + "\n",
                                column);
        }
        for (const auto& [content, field] : inputs) {
            const auto set = read(content);
            if (code < 0) {
                QCOMPARE(set.samples.size(), 1U);
                QCOMPARE(set.issues.count(Severity::Error), 0);
                continue;
            }
            QCOMPARE(set.rejected.size(), 1U);
            QCOMPARE(set.rejected[0].reason, static_cast<IssueCode>(code));
            const base::Issue found = onlyIssue(set);
            QCOMPARE(found.severity, Severity::Error);
            QCOMPARE(found.code, static_cast<IssueCode>(code));
            QCOMPARE(found.line, 3);
            QCOMPARE(found.field, field);
            const std::string value = (content[0] == '[' ? json : cell).toStdString();
            QCOMPARE(found.value, value == "\"0.7\"" ? std::string("0.7") : value);
        }
    }
}

void ScoredSetFieldsTest::fhriTolerance() {
    // G alone is the FHRI.
    QCOMPARE(read(R"([{"label":"accurate","fhri":0.501,"G":0.5}])").issues.total(), 0);
    QCOMPARE(read(R"([{"label":"accurate","fhri":0.499,"G":0.5}])").issues.total(), 0);
    const auto differs = read(R"([{"label":"accurate","fhri":0.5011,"G":0.5}])");
    QCOMPARE(onlyIssue(differs),
             issue(Severity::Warning, IssueCode::StoredFhriDiffers, 1, "fhri", "0.5011", "0.5"));
    QCOMPARE(differs.samples.at(0).fhri, std::optional(0.5011));
    QVERIFY(differs.samples.at(0).fhriStored);
}

void ScoredSetFieldsTest::decimalCommas() {
    // Said once of each column, at its first; a comma as separator leaves no decimal one.
    const auto set =
        read("label;fhri;T;G\naccurate;0.5;1;\naccurate;0,25;0,9;1,000\naccurate;0,75; 1,234 ;\n");
    QCOMPARE(set.samples.size(), 2U);
    QCOMPARE(set.samples[1].fhri, std::optional(0.25));
    QCOMPARE(set.samples[1].components,
             (model::ComponentScores{1.0, std::nullopt, 0.9, std::nullopt, std::nullopt}));
    const auto& issues = set.issues.issues();
    QVERIFY(std::ranges::count(
                issues, issue(Severity::Info, IssueCode::DecimalComma, 3, "fhri", "0,25", "0.25")) == 1);
    QVERIFY(std::ranges::count(issues,
                               issue(Severity::Info, IssueCode::DecimalComma, 3, "T", "0,9", "0.9")) == 1);
    QVERIFY(std::ranges::count(issues,
                               issue(Severity::Info, IssueCode::DecimalComma, 3, "G", "1,000", "1")) == 1);
    QCOMPARE(set.issues.count(IssueCode::DecimalComma), 3);
    QVERIFY(std::ranges::count(issues, issue(Severity::Error, IssueCode::OutOfRange, 4, "T", " 1,234 ")) ==
            1);
    const auto commas = read("label,fhri\naccurate,\"0,25\"\n");
    QCOMPARE(commas.samples.size(), 0U);
    QCOMPARE(onlyIssue(commas).code, IssueCode::NotANumber);
    const auto json = read(R"([{"label":"accurate","fhri":"0,25"}])");
    QCOMPARE(json.samples.size(), 0U);
    QCOMPARE(onlyIssue(json).code, IssueCode::WrongType);
}

void ScoredSetFieldsTest::everyKeyInEveryForm() {
    QVERIFY(formats::scoredKeys().size() > 80);
    for (const formats::ScoredKey& key : formats::scoredKeys()) {
        using formats::ScoredField;
        const bool isText = key.field == ScoredField::SampleId || key.field == ScoredField::Label ||
                            key.field == ScoredField::Scenario || key.field == ScoredField::PairId ||
                            key.field == ScoredField::PredictedLabel || key.field == ScoredField::Question ||
                            key.field == ScoredField::Answer;
        const bool isLabel = key.field == ScoredField::Label;
        const std::string path(key.path);
        const std::string value = isText ? "hallucination" : "0.5";
        const std::string json = isText ? "\"hallucination\"" : "0.5";
        std::string member; // the key with its objects around it
        std::string closing;
        std::size_t from = 0;
        for (std::size_t dot = path.find('.'); dot != std::string::npos; dot = path.find('.', from)) {
            member += "\"" + path.substr(from, dot - from) + "\":{";
            closing += "}";
            from = dot + 1;
        }
        member += "\"" + path.substr(from) + "\":" + json + closing;
        const std::string otherLabel = isLabel ? "" : "\"label\":\"accurate\",";
        // A record with nothing but a label: so the key's own column counts as score or not.
        const auto asJson = read("{\"samples\":[{" + otherLabel + member + "}]}");
        const auto asLines = read("{" + otherLabel + member + "}\n", ScoredSetKind::JsonLines);
        const std::string columns =
            isLabel ? ",fhri\n" : ",label" + std::string(path == "fhri" ? "" : ",fhri") + "\n";
        const std::string cells =
            isLabel ? ",\n" : ",accurate" + std::string(path == "fhri" ? "" : ",") + "\n";
        const auto asCsv = read(path + columns + value + cells, ScoredSetKind::Csv);
        QVERIFY2(asJson.samples.size() == 1, path.c_str());
        auto expected = tests::toJson(asJson.samples[0]);
        auto fromCsv = tests::toJson(asCsv.samples.at(0));
        QVERIFY2(!expected.contains("extra"), path.c_str());
        QCOMPARE(tests::toJson(asLines.samples.at(0)).dump(), expected.dump());
        fromCsv["line"] = 1;
        QCOMPARE(fromCsv.dump(), expected.dump());
        // And the value is where it belongs: nowhere would leave the sample as it is without the key.
        const auto without = read(R"([{"label":"accurate"}])");
        QVERIFY2(tests::toJson(without.samples.at(0)) != expected, path.c_str());
    }
}

void ScoredSetFieldsTest::firstKeyWins() {
    const auto set = read(R"([{"ground_truth_label":"hallucination","label":"accurate","fhri":0.5,)"
                          R"("id":"second","sample_id":"first","answer":null,"llm_answer":"given"}])");
    QCOMPARE(set.samples.at(0).label, model::Label::Accurate);
    QCOMPARE(set.samples.at(0).sampleId, std::string("first"));
    QCOMPARE(set.samples.at(0).answer, std::string("given"));
    QCOMPARE(set.samples.at(0).extra, std::string(R"({"ground_truth_label":"hallucination","id":"second"})"));
}

void ScoredSetFieldsTest::weights() {
    const auto own = read(R"([{"label":"accurate","G":0.2,"T":0.8,"scenario_weights":{"G":1,"T":3,"X":9}}])");
    QVERIFY(std::abs(own.samples.at(0).fhri.value() - (1 * 0.2 + 3 * 0.8) / 4) < 1e-12);
    QVERIFY(!own.samples.at(0).fhriStored);
    QCOMPARE(own.samples.at(0).extra, std::string(R"({"scenario_weights":{"X":9}})"));
    QCOMPARE(own.issues.total(), 0);
    // The document's weights of G and T are 0.25 and 0.20.
    const auto wrong =
        read("[{\"label\":\"accurate\",\"G\":0.2,\"T\":0.8,\n\"scenario_weights\":{\"G\":1,\n\"T\":NaN}}]");
    QVERIFY(std::abs(*wrong.samples.at(0).fhri - (0.25 * 0.2 + 0.2 * 0.8) / 0.45) < 1e-12);
    QVERIFY(!wrong.samples.at(0).sourceWeights);
    QCOMPARE(onlyIssue(wrong),
             issue(Severity::Warning, IssueCode::NotANumber, 3, "scenario_weights.T", "NaN"));
    QCOMPARE(wrong.samples.at(0).extra,
             std::string(R"({"scenario_weights.G":1,"scenario_weights.T":"NaN"})"));
    // Weights only where no component stands: nothing to compute from.
    const auto none = read(R"([{"label":"accurate","G":0.2,"scenario_weights":{"T":1}}])");
    QCOMPARE(onlyIssue(none), issue(Severity::Warning, IssueCode::MissingScore, 1, "fhri", ""));
}

void ScoredSetFieldsTest::notANumberInUnknownKeys() {
    const auto set = read(R"([{"label":"accurate","fhri":0.5,"a":NaN,"b":[-Infinity,{"c":Infinity}],)"
                          R"("d":12345678901234567890.10,"e":1e999}])");
    QCOMPARE(set.samples.at(0).extra, std::string(R"({"a":"NaN","b":["-Infinity",{"c":"Infinity"}],)"
                                                  R"("d":12345678901234567890.10,"e":"1e999"})"));
    QCOMPARE(set.issues.total(), 0);
}

void ScoredSetFieldsTest::metadataIsPlainJson() {
    const auto set = read("{\"a\\ud800\": [NaN, 1.10],\n\"b\":\"\\udc00\",\"bad\":tru,\"\\x\":1,\n"
                          "\"samples\":[{\"label\":\"accurate\",\"fhri\":1}], \"c\":\"\xFF\"}");
    QVERIFY(set.reading.has_value());
    const std::string metadata = set.reading->files.at(0).metadata;
    QCOMPARE(metadata, std::string("{\"a\\ufffd\":[\"NaN\",1.10],\"b\":\"\\ufffd\",\"c\":\"\xEF\xBF\xBD\"}"));
    QVERIFY(nlohmann::json::accept(metadata));
    const std::vector<base::Issue> expected{
        issue(Severity::Warning, IssueCode::InvalidUtf8, 1, "a\xEF\xBF\xBD", "lone surrogate"),
        issue(Severity::Warning, IssueCode::InvalidUtf8, 2, "b", "lone surrogate"),
        issue(Severity::Warning, IssueCode::MalformedRecord, 2, "bad", "tru"),
        issue(Severity::Warning, IssueCode::MalformedRecord, 2, "\\x", "1"),
        issue(Severity::Warning, IssueCode::InvalidUtf8, 3, "c", "0xFF"),
    };
    QCOMPARE(set.issues.issues(), expected);
}

void ScoredSetFieldsTest::ids() {
    const auto set = tests::collect({{"f", "{\"label\":\"x\"}\n{\"label\":\"accurate\",\"fhri\":0.1}\n"
                                           "{\"label\":\"accurate\",\"fhri\":0.1,\"id\":\"#4\"}\n"
                                           "{\"label\":\"accurate\",\"fhri\":0.1,\"id\":\"\"}\n"
                                           "{\"label\":\"accurate\",\"fhri\":0.1,\"id\":12}\n"},
                                     {"g", "sample_id,label,fhri\n12,accurate,0.5\n,accurate,0.5\n"}});
    QStringList ids;
    for (const model::ScoredSample& sample : set.samples) {
        ids << QString::fromStdString(sample.sampleId);
    }
    QCOMPARE(ids, QStringList({"#2", "#4", "#4-2", "12", "#7"}));
    QCOMPARE(set.issues.issues().at(1),
             (base::Issue{Severity::Error, IssueCode::DuplicateId, "g", 2, "sample_id", "12", ""}));
    QCOMPARE(set.rejected.at(1).text, std::string("12,accurate,0.5"));
}

ASSAY_TEST(ScoredSetFieldsTest)
#include "tst_scored_set_fields.moc"
