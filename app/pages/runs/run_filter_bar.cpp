#include "app/pages/runs/run_filter_bar.h"

#include "app/pages/runs/runs_controller.h"
#include "core/results/runs/run_words.h"
#include "widgets/text/field_texts.h"
#include "widgets/text/translated_wording.h"
#include "widgets/theme/flow_layout.h"

#include <QComboBox>
#include <QLineEdit>
#include <QSignalBlocker>
#include <map>
#include <string>

namespace assay::app {

RunFilterBar::RunFilterBar(RunsController& controller, QWidget* parent)
    : QWidget(parent)
    , m_controller(controller) {
    auto* layout = new widgets::FlowLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    m_kind = addBox("runsKind", tr("Kind of runs"), tr("All kinds"));
    m_suite = addBox("runsSuite", tr("Suite"), tr("All suites"));
    m_corpus = addBox("runsCorpus", tr("Corpus"), tr("All corpora"));
    m_system = addBox("runsSystem", tr("System"), tr("All systems"));
    m_text = new QLineEdit(this);
    m_text->setObjectName(QStringLiteral("runsText"));
    m_text->setAccessibleName(tr("Words in name, note, tags or who made it"));
    m_text->setToolTip(m_text->accessibleName());
    m_text->setPlaceholderText(tr("Filter"));
    m_text->setClearButtonEnabled(true);
    layout->addWidget(m_text);
    connect(m_text, &QLineEdit::textChanged, this, &RunFilterBar::apply);
    connect(&m_controller, &RunsController::runsChanged, this, &RunFilterBar::refill);
    refill();
}

QComboBox* RunFilterBar::addBox(const char* name, const QString& title, const QString& allText) {
    auto* box = new QComboBox(this);
    box->setObjectName(QLatin1String(name));
    box->setAccessibleName(title);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(10);
    box->addItem(allText, QString());
    widgets::tellWholeEntry(*box, title);
    layout()->addWidget(box);
    connect(box, &QComboBox::activated, this, &RunFilterBar::apply);
    return box;
}

void RunFilterBar::refill() {
    std::map<std::string, QString> kinds;
    std::map<std::string, QString> suites;
    std::map<std::string, QString> corpora;
    std::map<std::string, QString> systems;
    const auto add = [](std::map<std::string, QString>& to, const std::string& name) {
        if (!name.empty()) {
            to.try_emplace(name, QString::fromStdString(name));
        }
    };
    for (const workspace::RunRow& run : m_controller.runs()) {
        kinds.try_emplace(run.kind, widgets::windowText(results::runKindTitle, run.kind));
        for (const std::string& suite : run.suites) {
            add(suites, suite);
        }
        add(corpora, run.corpusName);
        add(systems, run.system);
    }
    const auto fill = [](QComboBox& box, const std::map<std::string, QString>& entries,
                         const std::string& chosen) {
        const QSignalBlocker blocker(&box);
        while (box.count() > 1) {
            box.removeItem(1);
        }
        for (const auto& [key, title] : entries) {
            box.addItem(title, QString::fromStdString(key));
        }
        box.setCurrentIndex(std::max(0, box.findData(QString::fromStdString(chosen))));
    };
    const workspace::RunFilter& filter = m_controller.filter();
    fill(*m_kind, kinds, filter.kind);
    fill(*m_suite, suites, filter.suite);
    fill(*m_corpus, corpora, filter.corpus);
    fill(*m_system, systems, filter.system);
    if (m_text->text().toStdString() != filter.text) {
        const QSignalBlocker blocker(m_text);
        m_text->setText(QString::fromStdString(filter.text));
    }
}

void RunFilterBar::apply() {
    const auto chosen = [](const QComboBox& box) { return box.currentData().toString().toStdString(); };
    workspace::RunFilter filter = m_controller.filter();
    filter.kind = chosen(*m_kind);
    filter.suite = chosen(*m_suite);
    filter.corpus = chosen(*m_corpus);
    filter.system = chosen(*m_system);
    filter.text = m_text->text().toStdString();
    m_controller.setFilter(filter);
}

void RunFilterBar::showAll() {
    m_controller.setFilter({});
}

} // namespace assay::app

#include "moc_run_filter_bar.cpp"
