#include "widgets/reading/score_reading.h"

#include "core/results/answers/answer_words.h"
#include "core/words/failure_words.h"
#include "widgets/text/number_text.h"
#include "widgets/text/translated_wording.h"

#include <QCoreApplication>
#include <string_view>

namespace assay::widgets {
namespace {

using metrics::AnswerMetric;

QString scoreText(const char* text) {
    return QCoreApplication::translate("ReadingCard", text);
}

QString measureTitle(std::string_view name) {
    return windowText(results::answerMetricTitle, name);
}

bool isOfRouge(AnswerMetric metric) {
    return metric <= AnswerMetric::RougeLsumF;
}

MarkKind kindOf(const evaluate::AnswerMark& mark) {
    return !mark.good                                    ? MarkKind::Trigger
           : mark.metric == AnswerMetric::NumericCorrect ? MarkKind::Figure
                                                         : MarkKind::Span;
}

// Words that are shared with gold are many: what says more stands over them, what counts against the answer
// over everything.
std::vector<MarkedRange> rangesOf(const std::vector<evaluate::AnswerMark>& marks) {
    std::vector<MarkedRange> ranges;
    const auto add = [&](const auto& wanted) {
        for (const evaluate::AnswerMark& mark : marks) {
            if (wanted(mark)) {
                markOver(ranges, {mark.place.begin, mark.place.end, kindOf(mark)});
            }
        }
    };
    add([](const evaluate::AnswerMark& mark) { return mark.good && isOfRouge(mark.metric); });
    add([](const evaluate::AnswerMark& mark) { return mark.good && !isOfRouge(mark.metric); });
    add([](const evaluate::AnswerMark& mark) { return !mark.good; });
    return ranges;
}

QString measureText(AnswerMetric metric, double value) {
    const bool isCount = metric == AnswerMetric::TokenCount || metric == AnswerMetric::Hallucinations ||
                         metric == AnswerMetric::Tokens || metric == AnswerMetric::LatencyMs;
    return numberText(value, isCount ? 0 : 4);
}

void addMeasures(const evaluate::AnswerScore& score, ReadingAnswer& answer) {
    for (const evaluate::MetricValue& measure : score.metrics) {
        const std::string_view name = metrics::answerMetricName(measure.metric);
        const bool isPartOfRouge = isOfRouge(measure.metric) && !name.ends_with("_f");
        if (const auto value = measure.get(); value && !isPartOfRouge) {
            answer.measures.push_back({measureTitle(name), measureText(measure.metric, *value), {}});
        }
    }
    for (const evaluate::OutsideMetric& measure : score.outside) {
        const QString name = measureTitle(measure.name);
        const QString model = QString::fromStdString(measure.model);
        answer.measures.push_back(
            {model.isEmpty() ? name
                             : scoreText(QT_TRANSLATE_NOOP("ReadingCard", "%1, by %2")).arg(name, model),
             numberText(measure.value, 4),
             {}});
    }
}

void addRemarks(const evaluate::AnswerScore& score, ReadingAnswer& answer) {
    const auto add = [&answer](const QString& said) {
        if (!said.isEmpty() && !answer.remarks.contains(said)) {
            answer.remarks += said;
        }
    };
    for (const evaluate::MetricNote& note : score.notes) {
        if (note.kind != "none") {
            add(windowText(results::metricNoteText, note));
        }
    }
    for (const evaluate::AnswerWarning& warning : score.warnings) {
        add(windowText(results::answerWarningText, warning));
    }
    for (const evaluate::AssertionScore& assertion : score.assertions) {
        add(windowText(results::assertionText, assertion));
    }
    for (const std::string& flag : score.flags) {
        add(scoreText(QT_TRANSLATE_NOOP("ReadingCard", "The rubric calls such an answer “%1”."))
                .arg(QString::fromStdString(flag).replace(u'_', u' ')));
    }
    for (const evaluate::AnswerMark& mark : score.marks) {
        if (!mark.good && !mark.what.empty()) {
            add(scoreText(QT_TRANSLATE_NOOP("ReadingCard", "%1: “%2” counts against the answer"))
                    .arg(measureTitle(metrics::answerMetricName(mark.metric)),
                         QString::fromStdString(mark.what)));
        }
    }
}

void addContexts(const model::Prediction& prediction, ReadingAnswer& answer) {
    if (!prediction.contexts) {
        return;
    }
    for (const model::PredictionContext& context : *prediction.contexts) {
        QStringList parts;
        for (const std::string& part : {context.id, context.source, context.text}) {
            if (!part.empty()) {
                parts += QString::fromStdString(part);
            }
        }
        answer.contexts += parts.join(QStringLiteral(" · "));
    }
}

} // namespace

ReadingAnswer readingAnswer(const model::Prediction& prediction, const evaluate::AnswerScore& score) {
    ReadingAnswer answer;
    if (prediction.isAnswered()) {
        answer.text = prediction.answerInWords(); // the unit stands behind, so marks keep their places
    } else if (!prediction.error.empty()) {
        answer.whyNone =
            scoreText(QT_TRANSLATE_NOOP("ReadingCard", "No answer: %1"))
                .arg(QString::fromStdString(words::failureText(prediction.error, WindowWording())));
    }
    answer.marks = rangesOf(score.marks);
    answer.overall = score.overall;
    if (score.verdict) {
        answer.verdict = QString::fromStdString(results::answerVerdictTitle(*score.verdict, WindowWording()));
    }
    for (const evaluate::PartScore& part : score.parts) {
        answer.parts.push_back(
            {measureTitle(part.metric), part.value, part.weight, windowText(results::noValueText, part.why)});
    }
    for (const evaluate::AnswerMiss& miss : score.missing) {
        answer.missing += windowText(results::answerMissText, miss);
    }
    addMeasures(score, answer);
    addRemarks(score, answer);
    addContexts(prediction, answer);
    return answer;
}

} // namespace assay::widgets
