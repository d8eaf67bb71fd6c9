#include "app/pages/questions/target_pane.h"

#include "app/pages/questions/question_controller.h"
#include "app/pages/questions/target_model.h"
#include "widgets/jobs/job_runner.h"
#include "widgets/tables/data_table_view.h"
#include "widgets/text/field_texts.h"
#include "widgets/text/number_text.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QTimer>
#include <QVBoxLayout>
#include <iterator>
#include <utility>

namespace assay::app {

TargetPane::TargetPane(QuestionController& controller, widgets::JobRunner& jobs, QWidget* parent)
    : QWidget(parent)
    , m_controller(controller)
    , m_jobs(jobs) {
    makeLayout();
}

TargetPane::~TargetPane() {
    if (m_progressJob) {
        m_progressJob->cancel();
    }
}

void TargetPane::makeLayout() {
    m_mixChoice = new QComboBox(this);
    m_mixChoice->setObjectName(QStringLiteral("targetMix"));
    m_mixChoice->setAccessibleName(tr("Target mix"));
    m_mixChoice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    widgets::tellWholeEntry(*m_mixChoice, m_mixChoice->toolTip());
    m_mixChoice->setMinimumContentsLength(18);
    m_addCell = new QPushButton(tr("Add the cell"), this);
    m_addCell->setObjectName(QStringLiteral("addTargetCell"));
    m_addCell->setToolTip(
        tr("Adds a target with the category, difficulty, scope and answer type of the cell that is "
           "chosen in the matrix"));
    m_removeCell = new QPushButton(tr("Remove"), this);
    m_removeCell->setObjectName(QStringLiteral("removeTargetCell"));
    m_removeCell->setToolTip(tr("Removes the selected target; Undo brings it back"));
    m_text = new QLabel(this);
    m_text->setObjectName(QStringLiteral("targetText"));
    m_text->setWordWrap(true);
    m_model = new TargetModel(this);
    m_view = new widgets::DataTableView(this);
    m_view->setObjectName(QStringLiteral("targetTable"));
    m_view->setAccessibleName(tr("Target mix: wanted, there, missing"));
    m_view->setModel(m_model);
    m_view->setSelectionMode(QAbstractItemView::SingleSelection);
    m_view->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed);
    connect(m_mixChoice, &QComboBox::activated, this, &TargetPane::chooseMix);
    connect(m_addCell, &QPushButton::clicked, this, &TargetPane::cellWanted);
    connect(m_removeCell, &QPushButton::clicked, this, &TargetPane::removeCell);
    connect(m_model, &TargetModel::edited, this, [this] {
        m_target = m_model->mix();
        Q_EMIT changed();
        // Not while the editor is still closing: saving makes the table anew.
        QTimer::singleShot(0, this, &TargetPane::edited);
    });
    auto* bar = new QHBoxLayout;
    auto* label = new QLabel(tr("&Target mix:"), this);
    label->setBuddy(m_mixChoice);
    bar->addWidget(label);
    bar->addWidget(m_mixChoice, 1);
    bar->addWidget(m_addCell);
    bar->addWidget(m_removeCell);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addLayout(bar);
    layout->addWidget(m_text);
    layout->addWidget(m_view, 1);
}

void TargetPane::show(const std::optional<workspace::TargetMix>& target, base::RowId suite,
                      const std::vector<std::size_t>& rows) {
    m_target = target;
    m_suite = suite;
    showChoice();
    count(rows);
}

void TargetPane::showChoice() {
    m_mixChoice->clear();
    m_mixChoice->addItem(tr("No target"));
    int current = 0;
    for (const workspace::TargetMix& preset : workspace::targetMixPresets()) {
        m_mixChoice->addItem(QString::fromStdString(preset.name));
        if (m_target && *m_target == preset) {
            current = m_mixChoice->count() - 1;
        }
    }
    if (m_target && current == 0) {
        const QString name = QString::fromStdString(m_target->name);
        m_mixChoice->addItem(name.isEmpty() ? tr("Of its own") : tr("%1, changed").arg(name));
        current = m_mixChoice->count() - 1;
    }
    m_mixChoice->setCurrentIndex(current);
    const bool isEditable = !m_controller.isReadOnly();
    m_model->setMix(m_target.value_or(workspace::TargetMix{}), isEditable);
    for (QWidget* control : {static_cast<QWidget*>(m_mixChoice), static_cast<QWidget*>(m_addCell),
                             static_cast<QWidget*>(m_removeCell)}) {
        control->setEnabled(isEditable || m_suite == 0);
    }
}

void TargetPane::count(const std::vector<std::size_t>& rows) {
    const QString kept =
        m_suite == 0
            ? tr(" For all suites it is kept only while the window is open; choose a suite to store it.")
            : QString();
    if (!m_target) {
        m_text->setText(tr("No target is set: choose one, or add cells of the matrix.") + kept);
        return;
    }
    m_text->setText(tr("Counting…"));
    if (m_progressJob) {
        m_progressJob->cancel();
    }
    const workspace::TargetMix mix = *m_target;
    if (!curation::asksForMetadata(mix)) {
        showProgress(curation::targetProgress(m_controller.columns(), rows, mix, [this](base::RowId suite) {
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
            if (m_target != mix) {
                return; // another one was chosen meanwhile
            }
            if (progress) {
                showProgress(*progress);
            } else if (progress.error().code != base::ErrorCode::Cancelled) {
                Q_EMIT m_controller.failed(progress.error());
            }
        });
}

void TargetPane::showProgress(const curation::TargetProgress& progress) {
    m_model->setProgress(progress);
    QString text = tr("%1 wanted").arg(widgets::countText(m_model->mix().wanted()));
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
    m_text->setText(text);
}

void TargetPane::chooseMix(int index) {
    const std::vector<workspace::TargetMix>& presets = workspace::targetMixPresets();
    if (index == 0) {
        m_target.reset();
    } else if (static_cast<std::size_t>(index) <= presets.size()) {
        m_target = presets[static_cast<std::size_t>(index) - 1];
    }
    Q_EMIT changed();
    Q_EMIT edited();
}

void TargetPane::addCell(workspace::TargetCell cell) {
    if (!m_target) {
        m_target.emplace();
    }
    m_target->cells.push_back(std::move(cell));
    Q_EMIT changed();
    Q_EMIT edited();
}

void TargetPane::say(const QString& text) {
    m_text->setText(text);
}

void TargetPane::removeCell() {
    const int row = m_view->currentIndex().row();
    if (!m_target || row < 0 || static_cast<std::size_t>(row) >= m_target->cells.size()) {
        return;
    }
    m_target->cells.erase(m_target->cells.begin() + row);
    if (m_target->cells.empty()) {
        m_target.reset();
    }
    Q_EMIT changed();
    Q_EMIT edited();
}

} // namespace assay::app

#include "moc_target_pane.cpp"
