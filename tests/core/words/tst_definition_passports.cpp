#include "core/words/definition_lists.h"
#include "core/words/definition_passports.h"
#include "core/words/definitions.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <algorithm>
#include <set>
#include <string>
#include <string_view>

using namespace assay;

namespace {

// What these groups define and no number is: rules, methods, tests, states, settings and things as they came.
constexpr std::string_view kNoFigures[] = {"alignment",
                                           "answer_band",
                                           "answer_target",
                                           "retrieval_alpha",
                                           "anchor_bootstrap",
                                           "applied_threshold",
                                           "component_separation",
                                           "constraints",
                                           "contradiction_pairs",
                                           "decision",
                                           "diagnosis",
                                           "dynamic_agreement",
                                           "dynamic_latency",
                                           "dynamic_run",
                                           "fhri",
                                           "figures_lint",
                                           "gate",
                                           "gate_figure",
                                           "gold_of_anchor",
                                           "holm",
                                           "n",
                                           "outside_figure",
                                           "pair_bootstrap",
                                           "pair_judgements",
                                           "predetermined_threshold",
                                           "randomisation_test",
                                           "recorded_figure",
                                           "regime",
                                           "result_distance",
                                           "risk_tiers",
                                           "row_threshold",
                                           "scenario_variance",
                                           "share_interval",
                                           "slice_length",
                                           "stored_predictions",
                                           "threshold_bootstrap",
                                           "window",
                                           "bundle_status",
                                           "content_hash",
                                           "imported_score",
                                           "issue_severity",
                                           "jaccard",
                                           "review",
                                           "review_blind",
                                           "spot_check",
                                           "suite_change",
                                           "suspicion",
                                           "suspicion_decided",
                                           "suspicion_not_judged",
                                           "suspicion_open"};

} // namespace

class TestDefinitionPassports : public QObject {
    Q_OBJECT

  private Q_SLOTS:

    void eachBelongsToADefinition() {
        std::set<std::string_view> ids;
        for (const words::Passport& passport : words::definitionPassports()) {
            QVERIFY2(ids.insert(passport.id).second, std::string(passport.id).c_str());
            const words::Definition* definition = words::definitionOf(passport.id);
            QVERIFY2(definition != nullptr, std::string(passport.id).c_str());
            QVERIFY(definition->denominator == passport.denominator &&
                    definition->leftOut == passport.leftOut);
            QVERIFY(std::ranges::find(kNoFigures, passport.id) == std::end(kNoFigures));
        }
    }

    // None is forgotten; comparisons and searches define methods, and runs what others have defined.
    void everyFigureSaysWhatItIsOver() {
        for (const words::DefinitionGroup& group : words::definitionGroups()) {
            const std::string_view title = group.title;
            if (title == "Comparisons of runs" || title == "Searches" ||
                title == "Runs and questions over time") {
                continue;
            }
            for (const words::Definition& each : group.definitions()) {
                const words::Definition* whole = words::definitionOf(each.id);
                const bool isFigure = std::ranges::find(kNoFigures, each.id) == std::end(kNoFigures);
                QVERIFY2(!isFigure || (whole->denominator != nullptr && whole->leftOut != nullptr),
                         std::string(each.id).c_str());
            }
        }
    }

    void theTextNamesAllThree() {
        const words::Wording wording;
        const std::string text = words::passportText(*words::definitionOf("class_recall"), wording);
        QCOMPARE(
            QString::fromStdString(text),
            QStringLiteral("Over: samples that truly are of the class. Left out: samples without a score; "
                           "undefined where the class has no sample. Formula: TP / (TP + FN)."));
        QVERIFY(words::passportText(*words::definitionOf("regime"), wording).empty());
    }
};

ASSAY_TEST(TestDefinitionPassports)
#include "tst_definition_passports.moc"
