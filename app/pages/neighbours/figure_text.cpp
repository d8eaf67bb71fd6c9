#include "app/pages/neighbours/figure_text.h"

#include "widgets/text/number_text.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

namespace assay::app {
namespace {

struct NeighbourFigureText {
    Q_DECLARE_TR_FUNCTIONS(assay::app::NeighbourFigureText)
};

QString signedNumber(double value, int decimals) {
    const QString text = widgets::numberText(value, decimals);
    return value > 0 ? QLatin1Char('+') + text : text;
}

QString bracketed(const QString& low, const QString& high) {
    return QStringLiteral(" [%1]").arg(widgets::rangeText(low, high));
}

QString points(double share) {
    return widgets::numberText(share * 100, 1);
}

} // namespace

QString proportionFigure(const evaluate::Proportion& figure) {
    if (!figure.value) {
        return widgets::undefinedText();
    }
    QString text = widgets::percentText(figure.value);
    if (figure.interval) {
        text += bracketed(points(figure.interval->low), points(figure.interval->high));
    }
    return text +
           QStringLiteral(" %1/%2").arg(widgets::countText(figure.count), widgets::countText(figure.n));
}

QString meanFigure(const evaluate::MeanFigure& figure) {
    if (!figure.value) {
        return widgets::undefinedText();
    }
    QString text = widgets::proportionText(figure.value, 3);
    if (figure.interval) {
        text += bracketed(widgets::proportionText(figure.interval->low, 3),
                          widgets::proportionText(figure.interval->high, 3));
    }
    return text + NeighbourFigureText::tr(" n = %1").arg(widgets::countText(figure.n));
}

QString pointsFigure(const RegimeDelta& delta) {
    if (!delta.value) {
        return widgets::undefinedText();
    }
    QString text = signedNumber(*delta.value * 100, 1);
    if (delta.interval) {
        text += bracketed(points(delta.interval->low), points(delta.interval->high));
    }
    return text + NeighbourFigureText::tr(" n = %1").arg(widgets::countText(delta.n));
}

QString differenceFigure(const RegimeDelta& delta) {
    if (!delta.value) {
        return widgets::undefinedText();
    }
    QString text = signedNumber(*delta.value, 3);
    if (delta.interval) {
        text += bracketed(widgets::numberText(delta.interval->low, 3),
                          widgets::numberText(delta.interval->high, 3));
    }
    return text + NeighbourFigureText::tr(" n = %1").arg(widgets::countText(delta.n));
}

QString whyUndefined(std::int64_t n, const QString& population) {
    return n > 0 ? QString()
                 : NeighbourFigureText::tr("Undefined: there is no anchor that %1.").arg(population);
}

QString selfDefinition(bool tieAware) {
    return tieAware
               ? NeighbourFigureText::tr(
                     "Self@1, ties counted: the anchor is the nearest to its own vector, or as near as the "
                     "first result (exact duplicates tie). Over the anchors that were asked; Wilson 95 %.")
               : NeighbourFigureText::tr(
                     "Self@1, strict: the anchor is the first result for its own vector, equal distances in "
                     "the order of the corpus. Over the anchors that were asked; Wilson 95 %.");
}

QString hitDefinition(int k, bool overAll) {
    return (overAll
                ? NeighbourFigureText::tr(
                      "Hit@%1 over all anchors, covered or not: at least one of the first %1 results, the "
                      "anchor itself left out, is gold. One that could not be asked is a miss. Wilson 95 %.")
                : NeighbourFigureText::tr(
                      "Hit@%1 over covered anchors: at least one of the first %1 results, the anchor "
                      "itself left out, is gold. Wilson 95 %."))
        .arg(k);
}

QString mrrDefinition(int k, bool overAll) {
    return (overAll
                ? NeighbourFigureText::tr(
                      "MRR@%1 over all anchors, covered or not: the mean of 1 / rank of the first gold "
                      "sentence within %1 results, 0 where there is none or the anchor could not be asked. "
                      "Bootstrap 95 %, 2,000 draws.")
                : NeighbourFigureText::tr(
                      "MRR@%1 over covered anchors: the mean of 1 / rank of the first gold sentence within "
                      "%1 results, 0 where there is none. Bootstrap 95 %, 2,000 draws."))
        .arg(k);
}

QString coverageDefinition() {
    return NeighbourFigureText::tr(
        "Coverage: anchors with at least one gold sentence in their window, of all anchors. Wilson "
        "95 %.");
}

QString distanceDefinition() {
    return NeighbourFigureText::tr(
        "Median of the cosine distances 1 - cos of the gold sentences among the results.");
}

QString windowsText(const std::map<int, std::int64_t>& windows) {
    QStringList parts;
    for (const auto& [window, anchors] : windows) {
        parts << QStringLiteral("±%1: %2").arg(window).arg(widgets::countText(anchors));
    }
    return parts.join(QStringLiteral(" · "));
}

QString searchTitle(const retrieval::Capabilities& search) {
    const QString label = QString::fromStdString(search.label);
    if (search.recall && search.recallAt == 0) {
        return label; // nothing in it is approximate
    }
    if (search.recall && search.recallAt > 0) {
        return NeighbourFigureText::tr("%1, recall@%2 %3")
            .arg(label)
            .arg(search.recallAt)
            .arg(widgets::proportionText(search.recall, 3));
    }
    return NeighbourFigureText::tr("%1, recall not known").arg(label);
}

QString specTitle(const evaluate::SearchSpec& spec) {
    QString text;
    const QLocale locale;
    switch (spec.kind) {
    case evaluate::SearchKind::Exact:
        text = NeighbourFigureText::tr("Exact, by vector");
        break;
    case evaluate::SearchKind::Hnsw:
        text = NeighbourFigureText::tr("HNSW, by vector");
        break;
    case evaluate::SearchKind::Lexical:
        text = NeighbourFigureText::tr("Lexical (BM25)");
        break;
    case evaluate::SearchKind::Hybrid:
        text = NeighbourFigureText::tr("Hybrid, alpha %1").arg(locale.toString(spec.alpha, 'g', 3));
        break;
    case evaluate::SearchKind::ReciprocalRank:
        text = NeighbourFigureText::tr("Reciprocal rank fusion");
        break;
    }
    if (spec.expandBy > 0) {
        text += NeighbourFigureText::tr(" + window ±%1").arg(spec.expandBy);
    }
    if (!spec.uniteOver.empty()) {
        text += NeighbourFigureText::tr(" + union over %1").arg(QString::fromStdString(spec.uniteOver));
    }
    return text;
}

QString runStateText(const workspace::RunInfo& run) {
    if (run.origin == "outside") {
        return NeighbourFigureText::tr("from outside");
    }
    switch (run.state) {
    case workspace::RunState::Running:
        return NeighbourFigureText::tr("not finished");
    case workspace::RunState::Stopped:
        return NeighbourFigureText::tr("paused");
    case workspace::RunState::Finished:
        break;
    }
    return NeighbourFigureText::tr("finished");
}

} // namespace assay::app
