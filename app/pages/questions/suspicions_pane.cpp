#include "app/pages/questions/suspicions_pane.h"

#include "app/pages/questions/question_card.h"
#include "app/pages/questions/question_controller.h"
#include "app/pages/questions/suspicion_bar.h"
#include "app/pages/questions/suspicion_list_model.h"
#include "app/pages/questions/suspicion_text.h"
#include "widgets/jobs/job_runner.h"
#include "widgets/tables/data_table_view.h"
#include "widgets/text/error_text.h"
#include "widgets/text/whole_label.h"
#include "widgets/theme/turning_splitter.h"

#include <QHeaderView>
#include <QLabel>
#include <QSplitter>
#include <QTextBrowser>
#include <QVBoxLayout>
#include <algorithm>

namespace assay::app {
namespace {

constexpr int kRestMs = 60; // walking through questions looks none of them up

} // namespace

SuspicionsPane::SuspicionsPane(QuestionController& controller, QWidget* parent)
    : QWidget(parent)
    , m_controller(controller) {
    setObjectName(QStringLiteral("suspicionsPane"));
    m_head = new QLabel(this);
    m_head->setObjectName(QStringLiteral("suspicionsHead"));
    m_head->setTextFormat(Qt::PlainText);
    m_head->setWordWrap(true);
    m_model = new SuspicionListModel(this);
    m_model->setHides([this](base::RowId question, const std::string& decidedBy) {
        return m_controller.hidesDecisionsOf(question) && decidedBy != m_controller.curator().toStdString();
    });
    m_view = new widgets::DataTableView(this);
    m_view->setObjectName(QStringLiteral("suspicionsView"));
    m_view->setAccessibleName(
        tr("What is suspected of the question; A accepts, D dismisses, S puts off, T takes back"));
    m_view->setSettingsKey(QStringLiteral("questions/suspicions-of-question"));
    m_view->setModel(m_model);
    m_view->setColumnVisible(SuspicionListModel::QuestionId, false);
    m_view->setColumnVisible(SuspicionListModel::Suite, false);
    m_reader = new QTextBrowser(this);
    m_reader->setObjectName(QStringLiteral("suspicionsReader"));
    m_reader->setAccessibleName(tr("The suspicion in full, with the text that triggered it"));
    m_reader->setOpenLinks(false);
    auto* splitter = new QSplitter(Qt::Horizontal, this);
    splitter->addWidget(m_view);
    splitter->addWidget(m_reader);
    splitter->setStretchFactor(0, 1);
    splitter->setStretchFactor(1, 1);
    splitter->setChildrenCollapsible(false);
    auto* halves = new widgets::TurningSplitter(this);
    halves->addWidget(splitter);
    halves->addWidget(new QuestionCard(controller, "suspicionCard", this));
    halves->setStretchFactor(0, 1);
    halves->setStretchFactor(1, 2);
    halves->setShares({1'200, 2'400}, {3'000, 2'000});
    m_abstentions = new QLabel(this);
    m_abstentions->setObjectName(QStringLiteral("suspicionsAbstentions"));
    m_abstentions->setTextFormat(Qt::PlainText);
    widgets::keepWhole(*m_abstentions);
    m_bar = new SuspicionBar(m_controller, this);
    m_bar->watchKeysOf(m_view);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 4, 4, 4);
    layout->setSpacing(4);
    layout->addWidget(m_head);
    layout->addWidget(halves, 1);
    layout->addWidget(m_abstentions);
    layout->addWidget(m_bar);
    setFocusProxy(m_view);

    m_timer.setSingleShot(true);
    m_timer.setInterval(kRestMs);
    connect(&m_timer, &QTimer::timeout, this, &SuspicionsPane::refresh);
    connect(m_view, &widgets::DataTableView::currentRowChanged, this, &SuspicionsPane::showChosen);
    connect(m_model, &QAbstractItemModel::modelReset, this, &SuspicionsPane::showChosen);
    connect(&m_controller, &QuestionController::currentChanged, this, &SuspicionsPane::refreshSoon);
    connect(&m_controller, &QuestionController::currentEdited, this, &SuspicionsPane::refreshSoon);
    connect(&m_controller, &QuestionController::journalChanged, this, &SuspicionsPane::refreshSoon);
    connect(&m_controller, &QuestionController::workspaceChanged, this, &SuspicionsPane::refreshSoon);
    forget();
}

void SuspicionsPane::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (m_stale) {
        refresh();
    }
}

// What is shown is of another question.
void SuspicionsPane::forget() {
    m_shown = 0;
    m_model->setSuspicions({}, {}, false);
    m_head->setText(m_controller.current() ? tr("Checking…") : tr("No question is in front."));
    m_abstentions->clear();
    m_abstentions->hide();
    m_reader->clear();
    m_bar->setItems({});
}

void SuspicionsPane::refreshSoon() {
    m_stale = true;
    ++m_request;
    if (m_job) {
        m_job->cancel();
        m_job = nullptr;
    }
    if (m_shown != 0 && (!m_controller.current() || m_controller.current()->id != m_shown)) {
        forget();
    }
    if (isVisible()) {
        m_timer.start();
    }
}

// As curation::usesLetterCategories(), from the columns.
bool SuspicionsPane::expectsLetters() const {
    const workspace::QuestionColumns& columns = m_controller.columns();
    std::vector<bool> isLetter(columns.names.size(), false);
    for (std::size_t i = 0; i < columns.names.size(); ++i) {
        isLetter[i] =
            std::any_of(model::questionCategories().begin(), model::questionCategories().end(),
                        [&](const model::CategoryInfo& category) {
                            return columns.names[i] == category.letter || columns.names[i] == category.name;
                        });
    }
    std::size_t named = 0;
    std::size_t letters = 0;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        if (columns.suite[i] == m_controller.current()->suite && columns.category[i] != 0) {
            ++named;
            letters += isLetter[columns.category[i]] ? 1 : 0;
        }
    }
    return letters > 0 && letters * 2 >= named;
}

void SuspicionsPane::refresh() {
    m_timer.stop();
    m_stale = false;
    const auto& current = m_controller.current();
    if (!current) {
        forget();
        return;
    }
    if (m_shown != current->id) {
        forget();
    }
    const auto workspace = m_controller.workspace();
    if (!m_answers || m_answersOf.lock() != workspace) {
        m_answers = std::make_shared<AnswersHeld>();
        m_answersOf = workspace;
    }
    ++m_request;
    m_job = m_controller.jobs().startBackground<QuestionFindings>(
        tr("Checking a question"),
        [workspace, question = *current, letters = expectsLetters(), answers = m_answers](
            const std::stop_token& stop, base::ProgressSink&) -> base::Result<QuestionFindings> {
            ASSAY_TRY(auto reader, workspace->reader());
            return findingsOf(reader, question, letters, *answers, stop);
        },
        this,
        [this, request = m_request](const base::Result<QuestionFindings>& findings) {
            if (request != m_request) {
                return; // another question is in front
            }
            m_job = nullptr;
            if (findings) {
                take(*findings);
            } else if (findings.error().code != base::ErrorCode::Cancelled) {
                m_head->setText(widgets::errorText(findings.error()));
            }
        });
}

void SuspicionsPane::take(const QuestionFindings& findings) {
    const int row = m_shown == findings.question ? m_view->currentIndex().row() : 0;
    m_shown = findings.question;
    m_model->setSuspicions(findings.suspicions, findings.marks, true);
    const int count = m_model->rowCount();
    const int open = m_model->openCount();
    const bool isRetired =
        m_controller.current() && m_controller.current()->question.status == model::QuestionStatus::Retired;
    m_head->setText(isRetired    ? tr("This question is retired: it is not checked.")
                    : count == 0 ? tr("Nothing is suspected of this question. Duplicates are looked for when "
                                      "the whole suite is checked.")
                                 : tr("%n suspicion(s), %1 open. Duplicates are looked for when the whole "
                                      "suite is checked.",
                                      nullptr, count)
                                       .arg(open));
    QStringList abstentions;
    for (const curation::Abstention& abstention : findings.abstentions) {
        abstentions += abstentionText(abstention);
    }
    m_abstentions->setText(abstentions.join(QLatin1Char('\n')));
    m_abstentions->setVisible(!abstentions.isEmpty());
    if (count > 0) {
        m_view->setCurrentIndex(m_model->index(std::clamp(row, 0, count - 1), SuspicionListModel::Rule));
    }
    showChosen();
}

void SuspicionsPane::showChosen() {
    std::vector<SuspicionItem> chosen;
    const QList<int> rows = m_view->selectedRowNumbers();
    for (const int row : rows) {
        if (const SuspicionItem* const item = m_model->item(row)) {
            chosen.push_back(*item);
        }
    }
    const SuspicionItem* const item = m_model->item(m_view->currentIndex().row());
    if (chosen.empty() && item != nullptr) {
        chosen.push_back(*item);
    }
    m_bar->setItems(std::move(chosen));
    const auto& current = m_controller.current();
    if (item == nullptr || !current || current->id != m_shown) {
        m_reader->clear();
        return;
    }
    const auto reader = m_controller.workspace()->reader();
    m_reader->setHtml(suspicionHtml(item->suspicion, item->mark, &current->question,
                                    reader ? &*reader : nullptr, palette()));
}

} // namespace assay::app

#include "moc_suspicions_pane.cpp"
