#include "app/pages/neighbours/anchor_choice.h"
#include "app/pages/neighbours/search_list_editor.h"
#include "app/pages/neighbours/setup_pane.h"
#include "app/pages/neighbours/test_settings_form.h"
#include "core/evaluate/neighbours/neighbour_documents.h"

#include <QComboBox>
#include <QDataStream>
#include <QIODevice>
#include <QLineEdit>
#include <utility>

namespace assay::app {

QByteArray SetupPane::saveState() const {
    if (corpus() == 0) {
        return {};
    }
    const auto bytes = [](const std::string& text) { return QByteArray::fromStdString(text); };
    QList<QByteArray> searches;
    for (const evaluate::SearchSpec& spec : m_searches->searches()) {
        searches << bytes(evaluate::searchSpecText(spec));
    }
    QByteArray state;
    QDataStream stream(&state, QIODevice::WriteOnly);
    stream << qint64(corpus()) << m_corpus->currentText().section(QStringLiteral(" ("), 0, 0)
           << m_vectors->currentData().toLongLong()
           << m_vectors->currentText().section(QStringLiteral(" — "), 0, 0) << qint64(m_anchorChoice->set())
           << m_anchorChoice->setName() << m_name->text()
           << bytes(evaluate::anchorSamplingJson(m_anchorChoice->sampling()))
           << bytes(evaluate::neighbourSettingsJson(m_test->settings())) << searches;
    return state;
}

void SetupPane::restoreState(const QByteArray& state) {
    QDataStream stream(state);
    qint64 corpusId = 0;
    qint64 vectors = 0;
    qint64 anchors = 0;
    QString corpusName;
    QString vectorsName;
    QString anchorsName;
    QString name;
    QByteArray sampling;
    QByteArray test;
    QList<QByteArray> searches;
    stream >> corpusId >> corpusName >> vectors >> vectorsName >> anchors >> anchorsName >> name >>
        sampling >> test >> searches;
    const auto draw = evaluate::readAnchorSampling(sampling.toStdString());
    const auto tested = evaluate::readNeighbourSettings(test.toStdString());
    if (stream.status() != QDataStream::Ok || corpusId <= 0 || !draw || !tested) {
        return;
    }
    evaluate::NeighbourRunSettings settings;
    settings.corpusId = corpusId;
    settings.corpus = corpusName.toStdString();
    settings.embeddingsId = vectors;
    settings.embeddings = vectorsName.toStdString();
    settings.anchorSetId = anchors;
    settings.anchorSet = anchorsName.toStdString();
    settings.sampling = *draw;
    settings.test = *tested;
    for (const QByteArray& text : searches) {
        if (auto spec = evaluate::readSearchSpec(text.toStdString())) {
            settings.searches.push_back(std::move(*spec));
        }
    }
    if (settings.searches.empty()) {
        return;
    }
    m_name->setText(name);
    takeSettings(settings);
}

} // namespace assay::app
