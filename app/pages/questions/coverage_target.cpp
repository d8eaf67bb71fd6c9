// The part of the coverage pane that is about the target mix.
#include "app/pages/questions/coverage_model.h"
#include "app/pages/questions/coverage_pane.h"
#include "app/pages/questions/question_controller.h"
#include "app/pages/questions/question_text.h"
#include "app/pages/questions/target_model.h"
#include "widgets/jobs/job_runner.h"
#include "widgets/tables/data_table_view.h"
#include "widgets/text/field_texts.h"
#include "widgets/text/number_text.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTimer>
#include <QVBoxLayout>
#include <algorithm>

namespace assay::app {
namespace {

using curation::CoverageFacet;

} // namespace

QWidget* CoveragePane::makeTarget() {
    auto* pane = new QWidget(this);
    m_mixChoice = new QComboBox(pane);
    m_mixChoice->setObjectName(QStringLiteral("targetMix"));
    m_mixChoice->setAccessibleName(tr("Target mix"));
    m_mixChoice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    widgets::tellWholeEntry(*m_mixChoice, m_mixChoice->toolTip());
    m_mixChoice->setMinimumContentsLength(18);
    m_addCell = new QPushButton(tr("Add the cell"), pane);
    m_addCell->setObjectName(QStringLiteral("addTargetCell"));
    m_addCell->setToolTip(
        tr("Adds a target with the category, difficulty, scope and answer type of the cell that is "
           "chosen in the matrix"));
    m_removeCell = new QPushButton(tr("Remove"), pane);
    m_removeCell->setObjectName(QStringLiteral("removeTargetCell"));
    m_removeCell->setToolTip(tr("Removes the selected target; Undo brings it back"));
    m_targetText = new QLabel(pane);
    m_targetText->setObjectName(QStringLiteral("targetText"));
    m_targetText->setWordWrap(true);
    m_target = new TargetModel(this);
    m_targetView = new widgets::DataTableView(pane);
    m_targetView->setObjectName(QStringLiteral("targetTable"));
    m_targetView->setAccessibleName(tr("Target mix: wanted, there, missing"));
    m_targetView->setModel(m_target);
    m_targetView->setSelectionMode(QAbstractItemView::SingleSelection);
    m_targetView->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed);
    connect(m_mixChoice, &QComboBox::activated, this, &CoveragePane::chooseMix);
    connect(m_addCell, &QPushButton::clicked, this, &CoveragePane::addTargetCell);
    connect(m_removeCell, &QPushButton::clicked, this, &CoveragePane::removeTargetCell);
    connect(m_target, &TargetModel::edited, this, [this] {
        m_settings.target = m_target->mix();
        // Not while the editor is still closing: saving makes the table anew.
        QTimer::singleShot(0, this, [this] { saveSettings(tr("target mix")); });
    });
    auto* bar = new QHBoxLayout;
    auto* label = new QLabel(tr("&Target mix:"), pane);
    label->setBuddy(m_mixChoice);
    bar->addWidget(label);
    bar->addWidget(m_mixChoice, 1);
    bar->addWidget(m_addCell);
    bar->addWidget(m_removeCell);
    auto* layout = new QVBoxLayout(pane);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addLayout(bar);
    layout->addWidget(m_targetText);
    layout->addWidget(m_targetView, 1);
    return pane;
}

void CoveragePane::refreshTarget() {
    m_mixChoice->clear();
    m_mixChoice->addItem(tr("No target"));
    int current = 0;
    for (const workspace::TargetMix& preset : workspace::targetMixPresets()) {
        m_mixChoice->addItem(QString::fromStdString(preset.name));
        if (m_settings.target && *m_settings.target == preset) {
            current = m_mixChoice->count() - 1;
        }
    }
    if (m_settings.target && current == 0) {
        const QString name = QString::fromStdString(m_settings.target->name);
        m_mixChoice->addItem(name.isEmpty() ? tr("Of its own") : tr("%1, changed").arg(name));
        current = m_mixChoice->count() - 1;
    }
    m_mixChoice->setCurrentIndex(current);
    const bool isEditable = !m_controller.isReadOnly();
    m_target->setMix(m_settings.target.value_or(workspace::TargetMix{}), isEditable);
    for (QWidget* control : {static_cast<QWidget*>(m_mixChoice), static_cast<QWidget*>(m_addCell),
                             static_cast<QWidget*>(m_removeCell)}) {
        control->setEnabled(isEditable || m_suite == 0);
    }
    const QString kept =
        m_suite == 0
            ? tr(" For all suites it is kept only while the window is open; choose a suite to store it.")
            : QString();
    if (!m_settings.target) {
        m_targetText->setText(tr("No target is set: choose one, or add cells of the matrix.") + kept);
        return;
    }
    m_targetText->setText(tr("Counting…"));
    if (m_progressJob) {
        m_progressJob->cancel();
    }
    const workspace::TargetMix mix = *m_settings.target;
    if (!curation::asksForMetadata(mix)) {
        showProgress(curation::targetProgress(m_controller.columns(), m_rows, mix, [this](base::RowId suite) {
            const auto& names = m_controller.context().suiteNames;
            const auto found = names.find(suite);
            return found == names.end() ? std::string() : found->second;
        }));
        return;
    }
    std::vector<std::string> names;
    for (const workspace::SuiteInfo& suite : m_controller.suites()) {
        if (m_suite == 0 || suite.id == m_suite) {
            names.push_back(suite.name);
        }
    }
    m_progressJob = m_jobs.startBackground<curation::TargetProgress>(
        tr("Counting for the target mix"),
        [workspace = m_controller.workspace(), names,
         mix](const std::stop_token& stop, base::ProgressSink&) -> base::Result<curation::TargetProgress> {
            ASSAY_TRY(const auto reader, workspace->reader());
            std::vector<workspace::NamedQuestion> questions;
            for (const std::string& name : names) {
                ASSAY_TRY(auto some, workspace::questionsNamed(reader, name, stop));
                questions.insert(questions.end(), std::make_move_iterator(some.begin()),
                                 std::make_move_iterator(some.end()));
            }
            return curation::targetProgress(questions, mix);
        },
        this,
        [this, mix](const base::Result<curation::TargetProgress>& progress) {
            if (m_settings.target != mix) {
                return; // another one was chosen meanwhile
            }
            if (progress) {
                showProgress(*progress);
            } else if (progress.error().code != base::ErrorCode::Cancelled) {
                Q_EMIT m_controller.failed(progress.error());
            }
        });
}

void CoveragePane::showProgress(const curation::TargetProgress& progress) {
    m_target->setProgress(progress);
    QString text = tr("%1 wanted").arg(widgets::countText(m_target->mix().wanted()));
    if (progress.elsewhere) {
        text += *progress.elsewhere == 1
                    ? tr(" · 1 question fits no cell")
                    : tr(" · %1 questions fit no cell").arg(widgets::countText(*progress.elsewhere));
    }
    if (progress.withoutCategory > 0) {
        text += progress.withoutCategory == 1
                    ? tr(" · 1 question has no category, so it counts in no cell that asks for one")
                    : tr(" · %1 questions have no category, so they count in no cell that asks for one")
                          .arg(widgets::countText(progress.withoutCategory));
    }
    if (m_suite == 0) {
        text += tr(" · for all suites, kept only while the window is open");
    }
    m_targetText->setText(text);
}

void CoveragePane::chooseMix(int index) {
    const std::vector<workspace::TargetMix>& presets = workspace::targetMixPresets();
    if (index == 0) {
        m_settings.target.reset();
    } else if (static_cast<std::size_t>(index) <= presets.size()) {
        m_settings.target = presets[static_cast<std::size_t>(index) - 1];
    }
    saveSettings(tr("target mix"));
}

void CoveragePane::addTargetCell() {
    const QModelIndex index = m_matrixView->currentIndex();
    workspace::TargetCell cell;
    QStringList names;
    for (const auto& [facet, value] : m_matrix->valuesAt(index)) {
        std::vector<std::string>* list = facet == CoverageFacet::Category     ? &cell.categories
                                         : facet == CoverageFacet::Difficulty ? &cell.difficulties
                                         : facet == CoverageFacet::Scope      ? &cell.scopes
                                         : facet == CoverageFacet::AnswerType ? &cell.answerTypes
                                                                              : nullptr;
        if (list != nullptr && !value.empty()) {
            *list = {value};
            names += facetValueText(facetOf(facet), value);
        }
    }
    if (names.isEmpty()) {
        m_targetText->setText(
            tr("Choose a cell of the matrix first: one with a category, difficulty, scope or answer "
               "type."));
        return;
    }
    cell.label = names.join(QStringLiteral(" · ")).toStdString();
    cell.wanted = std::max<std::int64_t>(1, m_matrix->countAt(index).value_or(0));
    if (!m_settings.target) {
        m_settings.target.emplace();
    }
    m_settings.target->cells.push_back(std::move(cell));
    saveSettings(tr("target mix"));
}

void CoveragePane::removeTargetCell() {
    const int row = m_targetView->currentIndex().row();
    if (!m_settings.target || row < 0 || static_cast<std::size_t>(row) >= m_settings.target->cells.size()) {
        return;
    }
    m_settings.target->cells.erase(m_settings.target->cells.begin() + row);
    if (m_settings.target->cells.empty()) {
        m_settings.target.reset();
    }
    saveSettings(tr("target mix"));
}

} // namespace assay::app
