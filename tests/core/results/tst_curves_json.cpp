#include "core/metrics/classification/fhri.h"
#include "core/results/thresholds/curves_json.h"
#include "tests/support/sample_generator.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <limits>
#include <set>

using namespace assay;
using model::Label;

namespace {

constexpr double kNone = model::kNoScore;

metrics::ThresholdIndex indexOf(const model::ScoredColumns& columns) {
    return {columns.fhri, columns.nli, columns.label, {}};
}

model::ScoredColumns sixSamples() {
    model::ScoredColumns columns;
    columns.fhri = {0.9, 0.7, 0.8, 0.3, 0.6, 0.2};
    columns.nli = {kNone, 0.1, kNone, 0.2, 0.5, 0.45}; // the last two are taken by NLI
    columns.label = {Label::Accurate,      Label::Accurate,      Label::Hallucination,
                     Label::Hallucination, Label::Contradiction, Label::Accurate};
    return columns;
}

struct Counts {
    std::int64_t truePositives = 0;
    std::int64_t taken = 0;
};

// What the rule decides as of the class when its threshold is this one, sample by sample.
Counts countsOf(const model::ScoredColumns& columns, Label label, double threshold) {
    Counts counts;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        const Label decided = label == Label::Contradiction
                                  ? metrics::decide(columns.fhri[i], columns.nli[i], 0.7, threshold)
                                  : metrics::decide(columns.fhri[i], columns.nli[i], threshold, 0.4);
        counts.taken += decided == label ? 1 : 0;
        counts.truePositives += decided == label && columns.label[i] == label ? 1 : 0;
    }
    return counts;
}

nlohmann::json pointsOf(const nlohmann::json& document, const char* section, Label label) {
    return document[section][std::string(model::labelName(label))]["points"];
}

} // namespace

class TstCurvesJson : public QObject {
    Q_OBJECT

  private slots:
    void sixSamplesByHand();
    void everyPointIsTheRuleAtItsThreshold();
    void atMost();
    void recallOfZeroIsNotSelectable();
    void withoutSamples();
};

void TstCurvesJson::sixSamplesByHand() {
    const model::ScoredColumns columns = sixSamples();
    const metrics::ThresholdIndex index = indexOf(columns);
    const nlohmann::json document = nlohmann::json::parse(results::curvesJson("news", index));
    QCOMPARE(document["scenario"].get<std::string>().c_str(), "news");
    QCOMPARE(document["n"].get<int>(), 6);
    QCOMPARE(document["nli_hard"].get<double>(), 0.4);
    QCOMPARE(document["at_most"].get<int>(), 10'000);
    const double third = 1.0 / 3.0;
    const nlohmann::json pr = {
        {"accurate",
         {{"average_precision", 0.5 + 0.5 * (2 * third)},
          {"points",
           {{{"threshold", 0.9}, {"precision", 1.0}, {"recall", 0.5}, {"true_positives", 1}, {"taken", 1}},
            {{"threshold", 0.8}, {"precision", 0.5}, {"recall", 0.5}, {"true_positives", 1}, {"taken", 2}},
            {{"threshold", 0.7},
             {"precision", 2.0 / 3},
             {"recall", 1.0},
             {"true_positives", 2},
             {"taken", 3}},
            {{"threshold", 0.3},
             {"precision", 0.5},
             {"recall", 1.0},
             {"true_positives", 2},
             {"taken", 4}}}}}},
        {"hallucination",
         {{"average_precision", 0.5 + 0.5 * (2 * third)},
          {"points",
           {{{"threshold", 0.6}, {"precision", 1.0}, {"recall", 0.5}, {"true_positives", 1}, {"taken", 1}},
            {{"threshold", 0.8}, {"precision", 0.5}, {"recall", 0.5}, {"true_positives", 1}, {"taken", 2}},
            {{"threshold", 0.9},
             {"precision", 2.0 / 3},
             {"recall", 1.0},
             {"true_positives", 2},
             {"taken", 3}},
            {{"threshold", 1.0},
             {"precision", 0.5},
             {"recall", 1.0},
             {"true_positives", 2},
             {"taken", 4}}}}}},
        {"contradiction",
         {{"average_precision", 1.0},
          {"points",
           {{{"threshold", 0.5}, {"precision", 1.0}, {"recall", 1.0}, {"true_positives", 1}, {"taken", 1}},
            {{"threshold", 0.45}, {"precision", 0.5}, {"recall", 1.0}, {"true_positives", 1}, {"taken", 2}},
            {{"threshold", 0.2}, {"precision", third}, {"recall", 1.0}, {"true_positives", 1}, {"taken", 3}},
            {{"threshold", 0.1},
             {"precision", 0.25},
             {"recall", 1.0},
             {"true_positives", 1},
             {"taken", 4}}}}}}};
    for (const auto& [name, curve] : pr.items()) {
        QVERIFY2(document["pr"][name]["points"] == curve["points"], document["pr"][name].dump().c_str());
        QVERIFY(std::abs(document["pr"][name]["average_precision"].get<double>() -
                         curve["average_precision"].get<double>()) < 1e-12);
    }
    // One of the three accurate samples is taken by NLI, whatever tau is.
    const std::vector<double> recalls{third, third, 2.0 / 3, 2.0 / 3};
    const nlohmann::json system = pointsOf(document, "system_pr", Label::Accurate);
    QCOMPARE(system.size(), recalls.size());
    for (std::size_t i = 0; i < recalls.size(); ++i) {
        nlohmann::json expected = pr["accurate"]["points"][i];
        expected["recall"] = recalls[i];
        QVERIFY2(system[i] == expected, system[i].dump().c_str());
    }
    QVERIFY(std::abs(document["system_pr"]["accurate"]["average_precision"].get<double>() - 5.0 / 9) < 1e-12);
    for (const char* same : {"hallucination", "contradiction"}) {
        QVERIFY(document["system_pr"][same]["points"] == document["pr"][same]["points"]);
    }

    struct Roc {
        nlohmann::json threshold;
        int truePositives;
        int falsePositives;
    };

    const auto checkRoc = [&](Label label, int positives, int negatives, double auc,
                              const std::vector<Roc>& expected) {
        const nlohmann::json& curve = document["roc"][std::string(model::labelName(label))];
        QVERIFY(std::abs(curve["auc"].get<double>() - auc) < 1e-12);
        QCOMPARE(curve["points"].size(), expected.size());
        for (std::size_t i = 0; i < expected.size(); ++i) {
            const nlohmann::json& point = curve["points"][i];
            QVERIFY2(point["threshold"] == expected[i].threshold, point.dump().c_str());
            QCOMPARE(point["true_positives"].get<int>(), expected[i].truePositives);
            QCOMPARE(point["false_positives"].get<int>(), expected[i].falsePositives);
            QCOMPARE(point["true_positive_rate"].get<double>(),
                     static_cast<double>(expected[i].truePositives) / positives);
            QCOMPARE(point["false_positive_rate"].get<double>(),
                     static_cast<double>(expected[i].falsePositives) / negatives);
        }
    };
    checkRoc(Label::Accurate, 2, 2, 0.75, {{0.9, 1, 0}, {0.8, 1, 1}, {0.7, 2, 1}, {0.3, 2, 2}});
    checkRoc(Label::Hallucination, 2, 2, 0.75, {{0.6, 1, 0}, {0.8, 1, 1}, {0.9, 2, 1}, {1.0, 2, 2}});
    // The two without an NLI score come last; no limit takes them.
    checkRoc(Label::Contradiction, 1, 5, 1.0,
             {{0.5, 1, 0}, {0.45, 1, 1}, {0.2, 1, 2}, {0.1, 1, 3}, {nullptr, 1, 5}});
}

void TstCurvesJson::everyPointIsTheRuleAtItsThreshold() {
    for (const int decimals : {0, 2, 1}) {
        model::ScoredColumns columns = tests::generateColumns({.count = 300, .decimals = decimals});
        columns.fhri[7] = 1; // no tau up to 1 makes this one a hallucination
        columns.nli[7] = 0;
        columns.fhri[8] = 0;
        columns.nli[9] = kNone;
        // Scores that 1 - (1 - score) does not give back.
        columns.fhri[10] = 1e-18;
        columns.fhri[11] = std::numeric_limits<double>::denorm_min();
        columns.nli[10] = columns.nli[11] = kNone;
        const metrics::ThresholdIndex index = indexOf(columns);
        const nlohmann::json document = nlohmann::json::parse(results::curvesJson("global", index, 0));
        QVERIFY(document["at_most"].is_null());
        for (const Label label : model::kLabels) {
            std::set<std::int64_t> taken;
            for (const char* section : {"pr", "system_pr", "roc"}) {
                const bool isRoc = std::string(section) == "roc";
                std::int64_t before = 0;
                const nlohmann::json points = pointsOf(document, section, label);
                QVERIFY(!points.empty());
                for (const nlohmann::json& point : points) {
                    const auto truePositives = point["true_positives"].get<std::int64_t>();
                    const auto all = isRoc ? truePositives + point["false_positives"].get<std::int64_t>()
                                           : point["taken"].get<std::int64_t>();
                    QVERIFY(all > before);
                    before = all;
                    if (point["threshold"].is_null()) {
                        QVERIFY(point == points.back());
                        QVERIFY(label != Label::Accurate && (isRoc || label == Label::Hallucination));
                        continue;
                    }
                    const Counts counts = countsOf(columns, label, point["threshold"].get<double>());
                    QCOMPARE(truePositives, counts.truePositives);
                    QCOMPARE(all, counts.taken);
                    taken.insert(all);
                }
            }
            // None is missing: every limit that is a score gives a point, or takes nothing.
            for (const double limit : label == Label::Contradiction ? columns.nli : columns.fhri) {
                if (!std::isnan(limit)) {
                    const std::int64_t there = countsOf(columns, label, limit).taken;
                    QVERIFY(there == 0 || taken.contains(there));
                }
            }
        }
    }
}

void TstCurvesJson::atMost() {
    const model::ScoredColumns columns = tests::generateColumns({.count = 2'000});
    const metrics::ThresholdIndex index = indexOf(columns);
    const nlohmann::json document = nlohmann::json::parse(results::curvesJson("global", index, 50));
    const nlohmann::json all = nlohmann::json::parse(results::curvesJson("global", index, 0));
    QCOMPARE(document["at_most"].get<int>(), 50);
    for (const char* section : {"pr", "system_pr", "roc"}) {
        for (const Label label : model::kLabels) {
            const nlohmann::json points = pointsOf(document, section, label);
            const nlohmann::json every = pointsOf(all, section, label);
            QVERIFY(points.size() <= 50 && points.size() > 10 && every.size() > 4 * points.size());
            QVERIFY(points.front() == every.front() && points.back() == every.back());
            for (const nlohmann::json& point : points) {
                QVERIFY(std::find(every.begin(), every.end(), point) != every.end());
            }
            // The area is over every point all the same.
            const std::string name(model::labelName(label));
            for (const char* area : {"average_precision", "auc"}) {
                QVERIFY(document[section][name].value(area, nlohmann::json()) ==
                        all[section][name].value(area, nlohmann::json()));
            }
        }
    }
}

void TstCurvesJson::recallOfZeroIsNotSelectable() {
    model::ScoredColumns columns = sixSamples();
    std::swap(columns.label[0], columns.label[3]); // the highest FHRI is a hallucination's
    const metrics::ThresholdIndex index = indexOf(columns);
    const nlohmann::json document = nlohmann::json::parse(results::curvesJson("global", index));
    for (const char* section : {"pr", "system_pr"}) {
        int zero = 0;
        for (const Label label : model::kLabels) {
            for (const nlohmann::json& point : pointsOf(document, section, label)) {
                const bool isZero = point["recall"].get<double>() == 0;
                zero += isZero ? 1 : 0;
                QCOMPARE(point.contains("selectable"), isZero);
                QVERIFY(!isZero || point["selectable"] == false);
            }
        }
        QVERIFY(zero > 0);
    }
}

void TstCurvesJson::withoutSamples() {
    const metrics::ThresholdIndex index = indexOf({});
    const nlohmann::json document = nlohmann::json::parse(results::curvesJson("\"\xFF", index));
    QCOMPARE(document["n"].get<int>(), 0);
    QCOMPARE(document["scenario"].get<std::string>().c_str(), "\"\xEF\xBF\xBD");
    for (const char* section : {"pr", "system_pr", "roc"}) {
        for (const Label label : model::kLabels) {
            QVERIFY(pointsOf(document, section, label).empty());
        }
    }
    QVERIFY(document["pr"]["accurate"]["average_precision"].is_null());
    QVERIFY(document["roc"]["accurate"]["auc"].is_null());
}

ASSAY_TEST(TstCurvesJson)
#include "tst_curves_json.moc"
