#include "app/settings/engine_preview.h"

#include "app/settings/engines_editor.h"
#include "app/settings/engines_file.h"
#include "widgets/jobs/job_runner.h"
#include "widgets/text/whole_label.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>
#include <utility>

namespace assay::app {

EnginePreview::EnginePreview(widgets::JobRunner& jobs, const QString& name, QWidget* parent)
    : QWidget(parent)
    , m_jobs(jobs)
    , m_estimate(new QLabel(this))
    , m_identity(new QLabel(this))
    , m_probe(new QPushButton(tr("Ask the engine"), this)) {
    m_estimate->setObjectName(name);
    m_identity->setObjectName(name + QStringLiteral("Identity"));
    m_probe->setObjectName(name + QStringLiteral("Probe"));
    m_probe->setToolTip(tr("Asks what the collection is. Nothing is written there."));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    for (QLabel* const label : {m_estimate, m_identity}) {
        label->setTextFormat(Qt::PlainText);
        widgets::keepWhole(*label);
        layout->addWidget(label);
    }
    layout->addWidget(m_probe, 0, Qt::AlignLeft);
    connect(m_probe, &QPushButton::clicked, this, &EnginePreview::probe);
    setEngines({}, {});
}

void EnginePreview::setEngines(const QStringList& estimates,
                               std::vector<retrieval::EngineConnection> engines) {
    if (engines != m_engines) {
        m_engines = std::move(engines);
        m_said.clear();
        ++m_request;
        m_probe->setEnabled(true);
    }
    m_estimate->setText(estimates.join(QLatin1Char('\n')));
    m_estimate->setVisible(!estimates.isEmpty());
    m_probe->setVisible(!m_engines.empty());
    showIdentity();
    setVisible(!estimates.isEmpty() || !m_engines.empty());
}

void EnginePreview::showIdentity() {
    QStringList lines;
    for (std::size_t i = 0; i < m_engines.size(); ++i) {
        const retrieval::EngineConnection& engine = m_engines[i];
        const QString name = QString::fromStdString(engine.name);
        lines += tr("“%1”: %2 at %3, collection “%4”.")
                     .arg(name, QString::fromStdString(engine.engine), QString::fromStdString(engine.url),
                          QString::fromStdString(engine.collection));
        if (i < m_said.size()) {
            lines += EnginesEditor::probedText(name, m_said[i]);
        }
    }
    m_identity->setText(lines.join(QLatin1Char('\n')));
    m_identity->setVisible(!lines.isEmpty());
}

void EnginePreview::probe() {
    m_probe->setEnabled(false);
    m_jobs.start<std::vector<Said>>(
        tr("Asking the engines what they hold"),
        [engines = m_engines](const std::stop_token& stop,
                              base::ProgressSink&) -> base::Result<std::vector<Said>> {
            std::vector<Said> said;
            for (const retrieval::EngineConnection& engine : engines) {
                said.push_back(probedEngine(engine, stop));
            }
            return said;
        },
        this,
        [this, request = m_request](const base::Result<std::vector<Said>>& said) {
            if (request == m_request) {
                m_probe->setEnabled(true);
                m_said = said ? *said : std::vector<Said>();
                showIdentity();
            }
        });
}

} // namespace assay::app

#include "moc_engine_preview.cpp"
