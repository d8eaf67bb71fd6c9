#include "core/evaluate/thresholds/scenario_table.h"
#include "tests/core/evaluate/laboratory_samples.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

using namespace assay;
using evaluate::ScenarioRow;
using evaluate::ScenarioTable;
using evaluate::SweepSettings;
using tests::recountScores;

namespace {

void compare(const std::optional<double>& found, const std::optional<double>& expected) {
    QCOMPARE(found.has_value(), expected.has_value());
    QVERIFY(!found || std::abs(*found - *expected) < 1e-12);
}

} // namespace

class TestScenarioTable : public QObject {
    Q_OBJECT

  private Q_SLOTS:

    void everyFigureIsThatOfARecount_data() {
        QTest::addColumn<int>("count");
        QTest::addColumn<QString>("grid");
        for (const int count : {1, 5, 60, 900}) {
            QTest::addRow("%d, document", count) << count << QStringLiteral("0.50:0.95:0.05");
            QTest::addRow("%d, ends", count) << count << QStringLiteral("0,0.02,0.3,0.725,0.98,1");
        }
    }

    void everyFigureIsThatOfARecount() {
        QFETCH(int, count);
        QFETCH(QString, grid);
        const model::ScoredColumns columns = tests::laboratoryColumns(static_cast<std::size_t>(count), 7);
        const std::vector<double> scores = tests::gappyScores(columns);
        SweepSettings settings;
        settings.grid = *metrics::ThresholdGrid::parse(grid.toStdString());
        settings.constraints.required = {0.5, 0.5, 0.3};
        const auto table = evaluate::scenarioTable(columns, scores, settings);
        QVERIFY(table);
        QCOMPARE(table->rows.size(), columns.scenarios.size() + 1);
        QCOMPARE(table->withoutScore, static_cast<std::int64_t>(std::ranges::count_if(
                                          scores, [](double score) { return std::isnan(score); })));
        const ScenarioRow& global = table->rows.front();
        QVERIFY(global.global && global.best);
        for (std::size_t i = 0; i < table->rows.size(); ++i) {
            const ScenarioRow& row = table->rows[i];
            std::optional<std::size_t> scenario;
            if (i > 0) {
                scenario = i - 1;
            }
            const auto atZero = recountScores(columns, scores, scenario, 0, 0.40);
            QCOMPARE(row.n, atZero.total());
            QCOMPARE(row.best.has_value(), row.n > 0);
            if (!row.best) {
                continue;
            }
            std::vector<metrics::ClassificationFigures> candidates;
            for (const double tau : settings.grid.values()) {
                candidates.push_back(metrics::figuresOf(recountScores(columns, scores, scenario, tau, 0.40)));
            }
            const auto best = metrics::chooseThreshold(candidates, settings.constraints);
            QCOMPARE(row.best->index, best->index);
            QCOMPARE(row.best->feasible, best->feasible);
            const double own = settings.grid.values()[best->index];
            QCOMPARE(row.atOwn.threshold, own);
            QCOMPARE(row.atOwn.matrix, recountScores(columns, scores, scenario, own, 0.40));
            QCOMPARE(row.atGlobal.threshold, global.atOwn.threshold);
            QCOMPARE(row.atGlobal.matrix,
                     recountScores(columns, scores, scenario, global.atOwn.threshold, 0.40));
            const auto truth = metrics::classesInTruth(atZero);
            const auto f1At = [&](double tau) {
                return *metrics::macroF1Over(recountScores(columns, scores, scenario, tau, 0.40), truth);
            };
            compare(row.generalisation, f1At(own) - f1At(global.atOwn.threshold));
            std::optional<double> largest;
            for (const bool up : {false, true}) {
                const double tau = std::round((own + (up ? 0.05 : -0.05)) * 1e6) / 1e6;
                std::optional<double> change;
                if (tau >= 0 && tau <= 1) {
                    change = f1At(tau) - f1At(own);
                    largest = std::max(largest.value_or(0), std::abs(*change));
                }
                compare(up ? row.perturbation.up : row.perturbation.down, change);
            }
            compare(row.perturbation.largest, largest);
            if (i > 0) {
                QCOMPARE(row.atDefault.matrix, recountScores(columns, scores, scenario, 0.70, 0.40));
            }
        }
    }

    void varianceIsOverScenarios() {
        const model::ScoredColumns columns = tests::laboratoryColumns(800, 3);
        const auto table = evaluate::scenarioTable(columns, columns.fhri, {});
        QVERIFY(table);
        double sum = 0;
        double squares = 0;
        for (std::size_t i = 1; i < table->rows.size(); ++i) {
            sum += *table->rows[i].atOwn.figures.macroF1;
        }
        const double mean = sum / 4;
        for (std::size_t i = 1; i < table->rows.size(); ++i) {
            squares += std::pow(*table->rows[i].atOwn.figures.macroF1 - mean, 2);
        }
        QVERIFY(std::abs(*table->variance.atOwn - squares / 3) < 1e-14);
        SweepSettings one;
        one.scenarios = {columns.scenarios[1]};
        const auto single = evaluate::scenarioTable(columns, columns.fhri, one);
        QCOMPARE(single->rows.size(), std::size_t{2});
        QVERIFY(!single->variance.atOwn);
        QCOMPARE(single->rows[0].atOwn.matrix, single->rows[1].atOwn.matrix);
    }

    void limitsOfRobustness() {
        using evaluate::Robustness;
        QCOMPARE(evaluate::robustnessOf(0.0199), Robustness::Robust);
        QCOMPARE(evaluate::robustnessOf(0.02), Robustness::Moderate);
        QCOMPARE(evaluate::robustnessOf(0.52 - 0.50), Robustness::Moderate);
        QCOMPARE(evaluate::robustnessOf(0.0499), Robustness::Moderate);
        QCOMPARE(evaluate::robustnessOf(0.05), Robustness::Sensitive);
        QCOMPARE(evaluate::robustnessOf(0.75 - 0.70), Robustness::Sensitive);
    }

    // Recall of a class without a sample is neither met nor missed.
    void aClassThatAConstraintIsAboutNeedsSamples() {
        using evaluate::Shortage;
        metrics::ConfusionMatrix matrix;
        matrix.at(model::Label::Accurate, model::Label::Accurate) = 50;
        matrix.at(model::Label::Contradiction, model::Label::Contradiction) = 10;
        QVERIFY(evaluate::shortagesOf(matrix, 60).empty());
        metrics::Constraints constraints;
        QCOMPARE(evaluate::shortagesOf(matrix, 60, &constraints),
                 (std::vector<Shortage>{{Shortage::Of::Class, model::Label::Hallucination, 0, 10}}));
        constraints.of(metrics::Constraint::HallucinationRecall).reset();
        QVERIFY(evaluate::shortagesOf(matrix, 60, &constraints).empty());
    }

    // A threshold of one sample stays as good wherever it is moved to.
    void tooFewAreNotRobust() {
        using evaluate::Robustness;
        using evaluate::Shortage;
        model::ScoredColumns columns = tests::laboratoryColumns(1, 1, 2, 1);
        columns.label[0] = model::Label::Accurate;
        columns.fhri[0] = 0.95;
        columns.nli[0] = model::kNoScore;
        const auto one = evaluate::scenarioTable(columns, columns.fhri, {});
        QVERIFY(one);
        QCOMPARE(*one->rows[1].perturbation.largest, 0.0);
        QCOMPARE(one->rows[1].perturbation.robustness, std::optional(Robustness::CannotBeJudged));
        QCOMPARE(one->rows[1].shortages,
                 (std::vector<Shortage>{{Shortage::Of::Clusters, model::Label::Accurate, 1, 6},
                                        {Shortage::Of::Class, model::Label::Accurate, 1, 10}}));
        QCOMPARE(evaluate::robustnessName(Robustness::CannotBeJudged), std::string_view("cannot_be_judged"));
        // Ten of each class are enough, in six clusters.
        const auto twenty = [](int accurate, std::uint32_t pairs) {
            model::ScoredColumns of = tests::laboratoryColumns(20, 1, 2, 1);
            for (std::size_t i = 0; i < of.size(); ++i) {
                const bool isAccurate = i < static_cast<std::size_t>(accurate);
                of.label[i] = isAccurate ? model::Label::Accurate : model::Label::Hallucination;
                of.fhri[i] = isAccurate ? 0.99 : 0.01;
                of.nli[i] = model::kNoScore;
                of.pair[i] = static_cast<std::uint32_t>(i) % pairs;
            }
            of.pairs = pairs;
            return evaluate::scenarioTable(of, of.fhri, {})->rows[1].perturbation.robustness;
        };
        QCOMPARE(twenty(10, 6), std::optional(Robustness::Robust));
        QCOMPARE(twenty(10, 5), std::optional(Robustness::CannotBeJudged));
        QCOMPARE(twenty(11, 6), std::optional(Robustness::CannotBeJudged));
    }

    // Nothing is a hallucination in truth: a threshold too high adds a class to the plain mean.
    void changesAreOverOneSetOfClasses() {
        model::ScoredColumns columns = tests::laboratoryColumns(40, 1, 2, 1);
        for (std::size_t i = 0; i < columns.size(); ++i) {
            columns.label[i] = model::Label::Accurate;
            columns.fhri[i] = i == 0 ? 0.52 : 0.9;
            columns.nli[i] = model::kNoScore;
        }
        SweepSettings settings;
        settings.constraints = {};
        settings.constraints.required = {};
        const auto table = evaluate::scenarioTable(columns, columns.fhri, settings);
        QVERIFY(table);
        const ScenarioRow& row = table->rows[1];
        QCOMPARE(row.atOwn.threshold, 0.5);
        QVERIFY(std::abs(*row.perturbation.up - (78.0 / 79 - 1)) < 1e-12); // over two classes: -0.506
        QCOMPARE(row.perturbation.robustness, std::optional(evaluate::Robustness::Robust));
    }

    void tiersAreNamed() {
        // "high" is parted at 0.80 and "low" at 0.52 of the grid; in "mixed" nothing parts the classes.
        model::ScoredColumns columns;
        columns.scenarios = {"high", "low", "mixed"};
        const auto add = [&](std::uint16_t scenario, double fhri, model::Label label) {
            columns.fhri.push_back(fhri);
            columns.nli.push_back(model::kNoScore);
            columns.label.push_back(label);
            columns.scenario.push_back(scenario);
            columns.predicted.push_back(model::kNoPrediction);
            columns.rowId.push_back(static_cast<std::int64_t>(columns.fhri.size()));
        };
        for (int i = 0; i < 10; ++i) {
            add(0, 0.82, model::Label::Accurate);
            add(0, 0.79, model::Label::Hallucination);
            add(1, 0.52, model::Label::Accurate);
            add(1, 0.49, model::Label::Hallucination);
            add(2, 0.6, model::Label::Accurate);
            add(2, 0.6, model::Label::Hallucination);
        }
        const auto table = evaluate::scenarioTable(columns, columns.fhri, {});
        QVERIFY(table);
        QCOMPARE(table->highRisk, (std::vector<std::size_t>{1, 3}));
        QCOMPARE(table->lenient, std::vector<std::size_t>{2});
        QCOMPARE(table->rows[1].atOwn.threshold, 0.80);
        QVERIFY(!table->rows[3].best->feasible);
    }

    // Of a contradiction and its accurate baseline both are decided accurate, or both rightly: together they
    // say little more than one of them.
    void sharesKnowOfPairs() {
        model::ScoredColumns columns = tests::laboratoryColumns(60, 1, 2, 1);
        for (std::size_t i = 0; i < columns.size(); ++i) {
            columns.label[i] = i % 2 == 0 ? model::Label::Accurate : model::Label::Hallucination;
            columns.fhri[i] = i % 4 < 2 ? 0.9 : 0.1;
            columns.nli[i] = model::kNoScore;
            columns.pair[i] = static_cast<std::uint32_t>(i % 4 < 2 ? i / 4 : 15 + i / 4);
        }
        columns.pairs = 30;
        const auto paired = evaluate::scenarioTable(columns, columns.fhri, {});
        columns.pair.assign(columns.size(), model::kNone);
        const auto alone = evaluate::scenarioTable(columns, columns.fhri, {});
        QVERIFY(paired && alone);
        for (const std::size_t row : {std::size_t{0}, std::size_t{1}}) {
            const auto& together = paired->rows[row].shares.precisionOf(model::Label::Accurate);
            const auto& each = alone->rows[row].shares.precisionOf(model::Label::Accurate);
            QCOMPARE(together.n, std::int64_t{30});
            QCOMPARE(together.clusters, std::int64_t{15});
            QCOMPARE(each.clusters, std::int64_t{30});
            QCOMPARE(*together.value, *each.value);
        }
    }

    void wrongArgumentsAreRefused() {
        const model::ScoredColumns columns = tests::laboratoryColumns(10, 1);
        SweepSettings settings;
        settings.nli.hard = 1.5;
        QCOMPARE(evaluate::scenarioTable(columns, columns.fhri, settings).error().code,
                 base::ErrorCode::InvalidArgument);
        QCOMPARE(evaluate::scenarioTable(columns, {}, {}).error().code, base::ErrorCode::InvalidArgument);
        settings = {};
        settings.scenarios = {"nowhere"};
        QCOMPARE(evaluate::scenarioTable(columns, columns.fhri, settings).error().code,
                 base::ErrorCode::NotFound);
    }
};

ASSAY_TEST(TestScenarioTable)
#include "tst_scenario_table.moc"
