// What rubrics ask for, as a person reads it.
#include "core/results/answers/rubric_words.h"
#include "core/results/runs/run_words.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <nlohmann/json.hpp>

using namespace assay;
using namespace assay::results;

class TestRubricWords : public QObject {
    Q_OBJECT

    const words::Wording m_wording;

    [[nodiscard]] std::string condition(const char* json) const {
        const auto rubric =
            evaluate::rubricFromJson(std::string(R"({"name":"r","demands":[{"condition":)") + json + "}]}");
        return rubric ? conditionText(rubric->demands.front().condition, m_wording) : rubric.error().where;
    }

  private Q_SLOTS:

    void conditionsReadAsTheyAreWritten() {
        QCOMPARE(condition(R"({"metric":"our_own","from":0.08,"to":0.15})"),
                 std::string("0.08 ≤ our_own ≤ 0.15"));
        QCOMPARE(condition(R"({"metric":"our_own","above":2})"), std::string("2 < our_own"));
        QCOMPARE(condition(R"({"metric":"our_own","below":0.6})"), std::string("our_own < 0.6"));
        QCOMPARE(condition(R"({"metric":"our_own","from":1,"above":2,"to":9,"below":8.5})"),
                 std::string("1 ≤ our_own ≤ 9; our_own > 2; our_own < 8.5"));
        QCOMPARE(condition(R"({"metric":"our_own"})"), std::string("our_own has a value"));
    }

    void scopesNameFieldsAndValues() {
        evaluate::RubricScope scope;
        QVERIFY(scopeText(scope, m_wording).empty());
        scope.exceptAnswerTypes = {"numeric", "count"};
        scope.questionIds = {"Q 1, the first"};
        QCOMPARE(scopeText(scope, m_wording),
                 std::string("Answer type is none of: Figure, count; Question is one of: Q 1, the first"));
    }

    // Settings of a run, for the page, differences and reports: no key of the document stands there.
    void everyListOfThePresetsIsSaidInWords() {
        for (const std::string_view preset : evaluate::kRubricPresets) {
            const auto rubric = evaluate::rubricPreset(preset);
            QVERIFY(rubric.has_value());
            const auto document = nlohmann::ordered_json::parse(evaluate::rubricJson(*rubric));
            for (const char* list : {"parts", "demands", "flags", "bands", "targets"}) {
                const std::string said =
                    runSettingText({std::string("rubric.") + list, document[list].dump()}, m_wording);
                QVERIFY2(said.find_first_of("_{[\"") == std::string::npos, said.c_str());
                QVERIFY2(said == "none" || !document[list].empty(), said.c_str());
                QVERIFY2(said != "none" || document[list].empty(), said.c_str());
            }
        }
    }

    void choicesAreSaidInWords() {
        QCOMPARE(runSettingText({"rubric.tokenizer", R"("unicode")"}, m_wording),
                 std::string("Unicode words"));
        QCOMPARE(runSettingText({"rubric.name", R"("florida")"}, m_wording), std::string("florida"));
        for (const auto style : evaluate::kCitationStyleNames) {
            const std::string said =
                runSettingText({"rubric.citations", '"' + std::string(style) + '"'}, m_wording);
            QVERIFY2(style == "none" || said != style, said.c_str());
        }
    }

    void partsSayWeightAndWhen() {
        const std::string said =
            runSettingText({"rubric.parts", R"([{"metric":"rougeL_f","weight":0.5,"required":true,)"
                                            R"("when":{"categories":["ours"]}},{"metric":"our_own"}])"},
                           m_wording);
        QCOMPARE(said, std::string("ROUGE-L (Weight: 0.5; Required; Category is one of: ours) · our_own "
                                   "(Weight: 1)"));
    }

    void assertionsSayTheirKind() {
        QCOMPARE(
            runSettingText({"rubric.assertions", R"([{"kind":"must_not_include","text":"as an AI"},)"
                                                 R"({"name":"fast","kind":"max_latency_ms","limit":1500}])"},
                           m_wording),
            std::string("Must not include: “as an AI” · fast (Milliseconds at most: 1,500)"));
        QCOMPARE(runSettingText({"rubric.assertions", "[]"}, m_wording), std::string("none"));
    }
};

ASSAY_TEST(TestRubricWords)
#include "tst_rubric_words.moc"
