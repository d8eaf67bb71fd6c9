#include "app/commands/console.h"
#include "app/commands/detector_arguments.h"
#include "app/commands/exit_code.h"
#include "app/commands/failure.h"
#include "app/commands/kept_run.h"
#include "app/commands/score_commands.h"
#include "app/commands/scored_set_arguments.h"
#include "app/commands/scored_set_source.h"
#include "core/evaluate/runs/detector_runs.h"
#include "core/evaluate/thresholds/detector_comparison.h"
#include "core/metrics/classification/fhri.h"
#include "core/results/thresholds/comparison_json.h"
#include "core/results/thresholds/detector_blocks.h"
#include "core/results/thresholds/threshold_words.h"

#include <charconv>
#include <optional>

namespace assay::app {
namespace {

// Its thresholds and NLI limit are set once the samples are there.
Outcome<evaluate::Detector> detectorArgument(const std::string& text, const std::string& option) {
    evaluate::Detector detector;
    if (text == "predicted") {
        detector.isPredicted = true;
        return detector;
    }
    ASSAY_TRY(const auto scoring, scoringArgument(text, option));
    detector.scoring = scoring;
    return detector;
}

// Given as "default", a number for all scenarios, or a file: by scenario of the columns.
class Thresholds {
  public:
    static Outcome<Thresholds> parse(const std::string& text, bool quiet) {
        Thresholds thresholds;
        if (text == "default") {
            return thresholds;
        }
        double number = 0;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
        if (error == std::errc() && end == text.data() + text.size()) {
            if (!(number >= 0 && number <= 1)) {
                return wrongUsage(QStringLiteral("--thresholds %1 is not between 0 and 1.")
                                      .arg(QString::fromStdString(text)));
            }
            thresholds.m_decision.emplace();
            thresholds.m_decision->fallback.tau = number;
            return thresholds;
        }
        ASSAY_TRY(auto reading, thresholdsArgument(text, quiet));
        thresholds.m_isWhole = reading.isWhole;
        thresholds.m_decision = std::move(reading.decision);
        return thresholds;
    }

    // The limit that a whole decision was made under.
    [[nodiscard]] std::optional<double> nliHard() const {
        return m_isWhole ? std::optional(m_decision->nliHard) : std::nullopt;
    }

    [[nodiscard]] std::vector<double> of(const model::ScoredColumns& columns) const {
        if (!m_decision) {
            return evaluate::predeterminedThresholds(columns);
        }
        std::vector<double> taus;
        for (const std::string& scenario : columns.scenarios) {
            taus.push_back(m_decision->tauOf(scenario));
        }
        return taus;
    }

  private:
    std::optional<model::Decision> m_decision;
    bool m_isWhole = false;
};

QString number(const std::optional<double>& value) {
    return value ? QString::number(*value, 'f', 4) : QStringLiteral("undefined");
}

// "= 0.0312", or that it is less than a double can tell from 0 or nearly so.
QString pText(double p) {
    constexpr double kLeast = 1e-300;
    return p < kLeast ? QStringLiteral("< 1e-300") : QStringLiteral("= ") + QString::number(p, 'g', 4);
}

QString row(const QString& name, const QString& a, const QString& b, const QString& delta) {
    return QStringLiteral("%1  %2  %3  %4\n").arg(name, -24).arg(a, 10).arg(b, 10).arg(delta, 10);
}

QString matrixText(const QString& name, const metrics::ConfusionMatrix& matrix) {
    QString text = name + QLatin1Char('\n');
    for (const auto& cells : matrix.cells) {
        for (const std::int64_t cell : cells) {
            text += QStringLiteral("  %1").arg(cell, 9);
        }
        text += QLatin1Char('\n');
    }
    return text;
}

// In the words of reports and pages.
QString plainText(const std::string& text) {
    return QString::fromStdString(text) + QLatin1Char('\n');
}

// What came out, the difference of Macro-F1 that it is about, and what has to be known of it.
QString verdictText(const evaluate::DetectorComparison& comparison) {
    const evaluate::JudgedDifference& judged = comparison.judged;
    const evaluate::MacroF1Difference& delta = judged.macroF1;
    const words::Wording english;
    QString text = QStringLiteral("delta macro-F1 %1").arg(number(delta.value));
    if (delta.interval) {
        text += QStringLiteral(", 95 % interval %1 to %2")
                    .arg(number(delta.interval->low), number(delta.interval->high));
    }
    if (delta.p) {
        text += QStringLiteral(", p %1").arg(pText(*delta.p));
    }
    text += QStringLiteral(" (%1 samples in %2 clusters)\n").arg(judged.n).arg(judged.clusters);
    for (const std::string& note : results::thresholds::comparisonNotes(comparison, english)) {
        text += plainText(note);
    }
    text += QString::fromStdString(results::thresholds::comparisonVerdictText(judged.verdict, english));
    if (!judged.shortages.empty()) {
        text += QStringLiteral(": ") +
                QString::fromStdString(results::thresholds::shortagesText(judged.shortages, english));
    }
    return text + QLatin1Char('\n');
}

void printComparison(const evaluate::DetectorComparison& comparison,
                     const results::ComparisonContext& context) {
    const metrics::ClassificationFigures& a = comparison.a;
    const metrics::ClassificationFigures& b = comparison.b;
    QString text =
        QStringLiteral("%1 samples that both decide, %2 left out").arg(comparison.n).arg(comparison.leftOut) +
        QLatin1Char('\n');
    text += row({}, QStringLiteral("a: ") + QString::fromStdString(context.a),
                QStringLiteral("b: ") + QString::fromStdString(context.b), QStringLiteral("a - b"));
    text += row(QStringLiteral("accuracy"), number(a.accuracy), number(b.accuracy),
                number(comparison.accuracyDelta()));
    const evaluate::MacroF1Difference& all = comparison.bootstrap.differences.front();
    text += row(QStringLiteral("macro-F1"), number(all.a), number(all.b), number(all.value));
    text +=
        row(QStringLiteral("hallucination recall"), number(a.of(model::Label::Hallucination).recall),
            number(b.of(model::Label::Hallucination).recall), number(comparison.hallucinationRecallDelta()));
    text += QStringLiteral("Rows true, columns predicted: accurate, hallucination, contradiction.") +
            QLatin1Char('\n');
    text += matrixText(QStringLiteral("a"), comparison.matrixA) +
            matrixText(QStringLiteral("b"), comparison.matrixB);
    text += QStringLiteral("only a right %1, only b right %2")
                .arg(comparison.aRightBWrong)
                .arg(comparison.aWrongBRight) +
            QLatin1Char('\n');
    text += QStringLiteral("McNemar, of samples as if independent: p %1 (%2)")
                .arg(pText(comparison.mcnemar.p()),
                     comparison.mcnemar.usesExact ? QStringLiteral("exact") : QStringLiteral("corrected")) +
            QLatin1Char('\n');
    if (comparison.pairedT) {
        text += QStringLiteral("paired t over %1 scenarios: t = %2, p %3")
                    .arg(comparison.pairedT->df + 1)
                    .arg(QString::number(comparison.pairedT->t, 'f', 4), pText(comparison.pairedT->p)) +
                QLatin1Char('\n');
    }
    if (comparison.wilcoxon) {
        text +=
            QStringLiteral("Wilcoxon over scenarios: statistic = %1, p %2")
                .arg(QString::number(comparison.wilcoxon->statistic, 'g', 6), pText(comparison.wilcoxon->p)) +
            QLatin1Char('\n');
    }
    if (!context.setB.empty()) {
        text += QStringLiteral("a: of “%1”, b: of “%2”")
                    .arg(QString::fromStdString(context.setA), QString::fromStdString(context.setB)) +
                QLatin1Char('\n');
    }
    if (context.match) {
        text += QStringLiteral("unmatched: %1 of a, %2 of b; the true class differs in %3 (that of a counts)")
                    .arg(context.match->onlyInA)
                    .arg(context.match->onlyInB)
                    .arg(context.match->labelsDiffer.size()) +
                QLatin1Char('\n');
    }
    printOut(text + verdictText(comparison));
}

Outcome<int> compared(const CompareDetectorsOptions& options, evaluate::Detector a, evaluate::Detector b,
                      const Thresholds& thresholds) {
    ConsoleProgress progress(options.output.quiet);
    const bool isOtherSet = !options.setB.empty();
    const bool isOther = isOtherSet || !options.filesB.empty();
    const auto source = readScoredSetSource(
        {options.inputs, options.set, options.kind, options.output.quiet, isOther || options.keep, "--set"},
        progress);
    progress.clear();
    ASSAY_TRY(source);
    results::ComparisonContext context;
    context.a = options.a;
    context.b = options.b;
    context.nliHard = options.nliHard.value_or(thresholds.nliHard().value_or(metrics::NliThresholds{}.hard));
    context.tau = thresholds.of(source->columns);
    for (evaluate::Detector* const detector : {&a, &b}) {
        detector->tau = context.tau;
        detector->nliHard = context.nliHard;
    }
    context.isEntropy = !isOther && !a.isPredicted && !b.isPredicted &&
                        a.scoring == model::Scoring{model::ScoringKind::Weights, model::kDocumentWeights} &&
                        b.scoring == model::Scoring{model::ScoringKind::Weights, model::kNoEntropyWeights};
    const evaluate::Decisions ofA = evaluate::decisionsOf(a, source->columns);
    evaluate::Decisions ofB;
    std::string hashB; // of another set of the workspace
    if (isOther) {
        ScoredSetChoice choice{options.filesB, {}, options.kind, options.output.quiet, true, "--b-set"};
        if (isOtherSet) {
            choice.inputs = options.inputs;
            choice.set = options.setB;
            context.setA = source->set.name;
            context.setB = options.setB;
        }
        const auto other = readScoredSetSource(choice, progress);
        progress.clear();
        ASSAY_TRY(other);
        hashB = isOtherSet ? other->set.dataHash : std::string();
        const evaluate::MatchedSamples matched =
            evaluate::matchSamples(source->ids, source->columns.label, other->ids, other->columns.label);
        ofB = evaluate::decisionsElsewhere(b, source->columns, other->columns, matched);
        context.match.emplace();
        context.match->onlyInA = static_cast<std::int64_t>(matched.onlyInA.size());
        context.match->onlyInB = static_cast<std::int64_t>(matched.onlyInB.size());
        for (const std::size_t pair : matched.labelsDiffer) {
            context.match->labelsDiffer.push_back(source->ids[matched.pairs[pair].a]);
        }
    } else {
        ofB = evaluate::decisionsOf(b, source->columns);
    }
    if (interruptToken().stop_requested()) {
        return failed({base::ErrorCode::Cancelled, {}, {}});
    }
    evaluate::ComparisonSettings settings;
    settings.isAboutEntropy = context.isEntropy;
    const auto comparison =
        evaluate::compareDetectors(source->columns, ofA, ofB, settings, interruptToken(), progress);
    progress.clear();
    if (!comparison) {
        base::Error error = comparison.error();
        if (error.code == base::ErrorCode::InputNotUsable && error.where.empty()) {
            error.where = listOf(options.inputs);
        }
        return failed(error);
    }
    if (options.keep) {
        evaluate::DecidedRun run = evaluate::detectorRun(*comparison, source->columns, source->ids, ofA, ofB);
        run.system = options.a + ", " + options.b;
        run.settings = evaluate::detectorSettingsJson(
            {a, b, context.isEntropy, options.setB, hashB, isOther && !isOtherSet}, source->columns);
        run.who = options.who;
        ASSAY_TRY(keepAsRun(*source, std::move(run), options.inputs));
    }
    if (options.output.json) {
        printOut(results::comparisonJson(*comparison, source->columns, context));
    } else {
        printComparison(*comparison, context);
    }
    return kExitDone;
}

} // namespace

Outcome<int> runCompareDetectors(const CompareDetectorsOptions& options) {
    for (const std::filesystem::path& input : options.inputs) {
        qInfo("from %s", input.string().c_str());
    }
    qInfo("a %s, b %s, thresholds %s", options.a.c_str(), options.b.c_str(), options.thresholds.c_str());
    const auto a = detectorArgument(options.a, "--a");
    ASSAY_TRY(a);
    const auto b = detectorArgument(options.b, "--b");
    ASSAY_TRY(b);
    const auto thresholds = Thresholds::parse(options.thresholds, options.output.quiet);
    ASSAY_TRY(thresholds);
    return compared(options, *a, *b, *thresholds);
}

} // namespace assay::app
