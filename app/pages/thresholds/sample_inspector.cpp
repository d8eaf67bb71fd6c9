#include "app/pages/thresholds/sample_inspector.h"

#include "app/pages/thresholds/verdict_text.h"
#include "core/metrics/classification/fhri.h"
#include "widgets/text/error_text.h"
#include "widgets/text/number_text.h"
#include "widgets/theme/theme.h"

#include <QScrollBar>

namespace assay::app {
namespace {

QString escaped(const std::string& text) {
    return QString::fromStdString(text).toHtmlEscaped().replace(QLatin1Char('\n'), QStringLiteral("<br>"));
}

QString row(const QString& name, const QString& value) {
    return QStringLiteral("<tr><td style='padding-right:8px'>%1</td><td>%2</td></tr>").arg(name, value);
}

QString heading(const QString& text) {
    return QStringLiteral("<h4 style='margin-bottom:2px'>%1</h4>").arg(text);
}

QString orDash(const std::string& text) {
    return text.empty() ? widgets::undefinedText() : escaped(text);
}

} // namespace

SampleInspector::SampleInspector(ThresholdController& controller, QWidget* parent)
    : QTextBrowser(parent)
    , m_controller(controller) {
    setObjectName(QStringLiteral("sampleInspector"));
    setAccessibleName(tr("Sample in detail"));
    setOpenLinks(false); // texts come from data; nothing in them may open anything
    widgets::setQuietFrame(*this);
    showSample(std::nullopt);
}

void SampleInspector::showSample(std::optional<model::ScoredSample> sample) {
    m_sample = std::move(sample);
    setHtml(html());
}

void SampleInspector::showRejection(const workspace::StoredRejection& rejection) {
    m_sample.reset();
    setHtml(
        QStringLiteral(
            "<h3 style='margin-top:0'>%1</h3><p>%2</p><p>%3</p><p style='font-family:monospace'>%4</p>")
            .arg(tr("Rejected record"),
                 tr("%1, line %2").arg(escaped(rejection.file), widgets::countText(rejection.record.line)),
                 tr("%1. It is in no figure; its text is kept.")
                     .arg(widgets::issueKindText(rejection.record.reason)),
                 escaped(rejection.record.text)));
}

void SampleInspector::refresh() {
    if (m_sample && isVisible()) {
        const int scrolled = verticalScrollBar()->value();
        setHtml(html());
        verticalScrollBar()->setValue(scrolled);
    }
}

QString SampleInspector::html() const {
    if (!m_sample || !m_controller.hasData()) {
        return QStringLiteral("<p>%1</p>").arg(tr("Choose a sample in the list to see it whole."));
    }
    const model::ScoredSample& sample = *m_sample;
    const metrics::NliThresholds nli = m_controller.nliThresholds();
    QString text = QStringLiteral("<h3 style='margin-top:0'>%1</h3><table>").arg(escaped(sample.sampleId));
    text += row(tr("Scenario"), orDash(sample.scenario));
    text += row(tr("True class"), labelText(sample.label));
    const model::Scoring& scoring = m_controller.scoring();
    const bool stored = scoring.kind == model::ScoringKind::Stored;
    const bool ownWeights = sample.sourceWeights && scoring.kind != model::ScoringKind::Weights;
    const model::ComponentWeights weights = ownWeights ? *sample.sourceWeights : scoring.weights;
    const std::optional<double> recomputed = metrics::weightedFhri(sample.components, weights);
    const std::optional<double> judged = stored ? sample.fhri : recomputed;
    if (judged) {
        const double score = sample.nli.value_or(model::kNoScore);
        const model::Label decided = metrics::decide(*judged, score, m_controller.tau(), nli.hard);
        const QString why =
            decided == model::Label::Contradiction
                ? tr("NLI %1 ≥ hard limit %2")
                      .arg(widgets::proportionText(sample.nli), widgets::proportionText(nli.hard, 3))
                : tr("FHRI %1 %2 τ %3")
                      .arg(widgets::proportionText(judged),
                           decided == model::Label::Accurate ? QStringLiteral("≥") : QStringLiteral("&lt;"),
                           tauText(m_controller.tau()));
        text += row(tr("Decided"), QStringLiteral("<b>%1</b> (%2)").arg(labelText(decided), why));
    }
    if (sample.predictedLabel) {
        text += row(tr("Stored prediction"), labelText(*sample.predictedLabel));
    }
    text += row(tr("FHRI"), widgets::proportionText(sample.fhri) + QStringLiteral(" ") +
                                (sample.fhriStored ? tr("(as stored)") : tr("(from its components)")));
    QString nliText = widgets::proportionText(sample.nli);
    if (sample.nli && *sample.nli >= nli.soft && *sample.nli < nli.hard) {
        nliText += QStringLiteral(" ") + tr("(for manual review)");
    }
    text += row(tr("NLI"), nliText);
    text += row(tr("Pair"), orDash(sample.pairId));
    text += QStringLiteral("</table>") + heading(tr("Components"));
    text +=
        QStringLiteral("<table><tr><th></th><th align='right'>%1</th><th align='right'>&nbsp;%2</th></tr>")
            .arg(tr("score"), ownWeights ? tr("source's weight") : tr("weight"));
    for (std::size_t i = 0; i < model::kComponentCount; ++i) {
        text += QStringLiteral(
                    "<tr><td>%1</td><td align='right'>&nbsp;%2</td><td align='right'>&nbsp;%3</td></tr>")
                    .arg(QString::fromLatin1(model::kComponentNames[i].data()),
                         widgets::proportionText(sample.components[i], 3),
                         widgets::proportionText(weights[i], 3));
    }
    text += QStringLiteral("</table>");
    if (recomputed) {
        text += QStringLiteral("<p>%1</p>")
                    .arg(tr("FHRI from these components: %1").arg(widgets::proportionText(recomputed)));
    }
    text += heading(tr("Question")) + QStringLiteral("<p>%1</p>").arg(orDash(sample.question));
    text += heading(tr("Answer")) + QStringLiteral("<p>%1</p>").arg(orDash(sample.answer));
    const auto& files = m_controller.data()->info.files;
    const auto file = static_cast<std::size_t>(sample.fileIndex);
    if (file < files.size()) {
        text += heading(tr("Source")) +
                QStringLiteral("<p>%1</p>")
                    .arg(tr("%1, line %2").arg(escaped(files[file].name), widgets::countText(sample.line)));
    }
    if (!sample.extra.empty()) {
        text += heading(tr("Other keys of the source")) +
                QStringLiteral("<p style='font-family:monospace'>%1</p>").arg(escaped(sample.extra));
    }
    return text;
}

} // namespace assay::app

#include "moc_sample_inspector.cpp"
