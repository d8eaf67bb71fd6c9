#include "app/pages/answers/queue_bar.h"

#include "app/pages/answers/answers_controller.h"
#include "app/pages/answers/queue_dialog.h"
#include "core/evaluate/answers/stored_queues.h"
#include "core/evaluate/judge/run_judges.h"
#include "core/results/answers/fidelity_blocks.h"
#include "core/results/answers/reading_queue_csv.h"
#include "widgets/jobs/job_runner.h"
#include "widgets/tables/save_file.h"
#include "widgets/text/translated_wording.h"
#include "widgets/theme/flow_layout.h"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <algorithm>
#include <optional>
#include <utility>

namespace assay::app {
namespace {

constexpr int kAllQuestions = 0; // of the list

// The score that says whether the judge whose verdicts count passes an answer.
std::string passScoreOf(const evaluate::AnswerRun& run) {
    const auto judge = evaluate::countingJudge(run);
    return judge ? judge->scoreName("judge_pass") : "judge_pass";
}

int placeInList(std::size_t queue) {
    return static_cast<int>(queue) + 1;
}

} // namespace

QueueBar::QueueBar(AnswersController& controller, QWidget* parent)
    : QWidget(parent)
    , m_controller(controller) {
    auto* const row = new widgets::FlowLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    m_queue = new QComboBox(this);
    m_queue->setObjectName(QStringLiteral("readingQueue"));
    m_queue->setAccessibleName(tr("Which answers to read"));
    m_count = new QLabel(this);
    m_count->setObjectName(QStringLiteral("readingCount"));
    row->addWidget(m_queue);
    row->addWidget(m_count);
    const auto button = [this, row](const char* name, const QString& text, const QString& tip, auto act) {
        auto* const made = new QPushButton(text, this);
        made->setObjectName(QLatin1String(name));
        made->setToolTip(tip);
        connect(made, &QPushButton::clicked, this, act);
        row->addWidget(made);
        return made;
    };
    m_new =
        button("readingQueueNew", tr("New queue…"),
               tr("A queue of your own: which answers, and how many of them. It is kept in the workspace."),
               [this] { define({}); });
    m_change = button("readingQueueChange", tr("Change…"), tr("Changes this queue of the workspace"), [this] {
        if (const evaluate::ReadingQueue* const queue = chosen()) {
            define(*queue);
        }
    });
    m_remove = button("readingQueueRemove", tr("Remove"), tr("Takes this queue out of the workspace"),
                      [this] { remove(); });
    m_save = button("readingQueueSave", tr("Save the queue…"),
                    tr("The answers of this queue with question and gold answer as CSV; of all questions "
                       "every queue, one below the other"),
                    [this] { save(); });
    m_next =
        button("claimsNext", tr("Next question"), tr("Next question of the queue (N in the list of claims)"),
               [this] { Q_EMIT nextAsked(); });
    connect(m_queue, &QComboBox::activated, this, &QueueBar::draw);
    connect(&m_controller, &AnswersController::workspaceWritten, this, &QueueBar::fill);
    connect(&m_controller.edits(), &widgets::EditSession::changed, this, &QueueBar::fill);
    connect(&m_controller, &AnswersController::runChanged, this, &QueueBar::refresh);
    fill();
}

const evaluate::ReadingQueue* QueueBar::chosen() const {
    const int place = m_queue->currentIndex();
    return place <= kAllQuestions || place > static_cast<int>(m_queues.size())
               ? nullptr
               : &m_queues[static_cast<std::size_t>(place - 1)];
}

bool QueueBar::isOwn() const {
    return m_queue->currentIndex() > static_cast<int>(evaluate::presetReadingQueues().size());
}

void QueueBar::fill() {
    const auto presets = evaluate::presetReadingQueues();
    std::vector<evaluate::ReadingQueue> queues(presets.begin(), presets.end());
    if (const workspace::Reader* const reader = m_controller.reader()) {
        auto stored = evaluate::storedReadingQueues(*reader);
        if (stored) {
            queues = std::move(*stored);
        } else {
            Q_EMIT m_controller.failed(stored.error());
        }
    }
    if (queues == m_queues && m_queue->count() > 0) {
        return refresh();
    }
    const std::string before = chosen() != nullptr ? chosen()->name : std::string();
    m_queues = std::move(queues);
    const QSignalBlocker blocker(m_queue);
    m_queue->clear();
    m_queue->addItem(tr("All questions"));
    const widgets::WindowWording wording;
    for (const evaluate::ReadingQueue& queue : m_queues) {
        m_queue->addItem(QString::fromStdString(results::queueTitle(queue, wording)));
    }
    const auto place = std::ranges::find(m_queues, before, &evaluate::ReadingQueue::name);
    m_queue->setCurrentIndex(place == m_queues.end()
                                 ? kAllQuestions
                                 : placeInList(static_cast<std::size_t>(place - m_queues.begin())));
    if (!before.empty() && place == m_queues.end()) {
        draw(); // the chosen one is gone
    }
    refresh();
}

void QueueBar::refresh() {
    const bool canEdit = m_controller.workspace() != nullptr && !m_controller.isReadOnly();
    m_new->setEnabled(canEdit && m_controller.view() != nullptr);
    m_change->setEnabled(m_new->isEnabled() && isOwn());
    m_remove->setEnabled(canEdit && isOwn());
    m_save->setEnabled(m_controller.view() != nullptr);
    m_next->setEnabled(m_save->isEnabled());
}

void QueueBar::forget() {
    m_read.reset();
    m_queue->setCurrentIndex(kAllQuestions);
    m_count->clear();
    fill();
}

void QueueBar::draw() {
    refresh();
    const AnswersView* const view = m_controller.view();
    if (view == nullptr) {
        return;
    }
    const evaluate::ReadingQueue* const queue = chosen();
    if (queue == nullptr) {
        m_count->clear();
        m_controller.setFilter({});
        return;
    }
    const evaluate::FidelityOfRun nothing;
    const auto answers =
        evaluate::readableAnswers(view->run, m_read ? *m_read : nothing, {queue, 1}, passScoreOf(view->run));
    evaluate::DrawnQueue found = evaluate::drawQueue(*queue, answers);
    m_count->setText(tr("%1 of %2 that fit").arg(found.answers.size()).arg(found.fitting));
    AnswerFilter filter;
    filter.onlyTitle = m_queue->currentText().toStdString();
    filter.only = std::move(found.answers);
    m_controller.setFilter(filter);
    m_controller.goToRow(0);
    Q_EMIT drawn();
}

void QueueBar::define(const evaluate::ReadingQueue& queue) {
    const AnswersView* const view = m_controller.view();
    if (view == nullptr) {
        return;
    }
    auto* const dialog = new QueueDialog(view->run, queue, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QueueDialog::chosen, this,
            [this, dialog, before = queue.name] { store(*dialog, before); });
    dialog->show();
}

void QueueBar::store(QueueDialog& dialog, const std::string& before) {
    const evaluate::ReadingQueue queue = dialog.queue();
    if (!m_controller.edits().begin({}, tr("A queue of answers to read"))) {
        return;
    }
    std::optional<base::Error> error;
    const bool isSaved = m_controller.edits().carryOut(
        {.write = [&](workspace::Workspace& workspace, const std::string& who) -> base::Result<> {
             auto saved = evaluate::saveReadingQueue(workspace, queue, before, who);
             error = saved ? std::nullopt : std::optional(saved.error());
             return saved;
         },
         .done =
             [name = queue.name] {
                 return QueueBar::tr("The queue “%1” is kept.").arg(QString::fromStdString(name));
             }});
    if (!isSaved) {
        if (error) {
            dialog.showError(*error);
        }
        return;
    }
    dialog.close();
    fill();
    const auto place = std::ranges::find(m_queues, queue.name, &evaluate::ReadingQueue::name);
    if (place != m_queues.end()) {
        m_queue->setCurrentIndex(placeInList(static_cast<std::size_t>(place - m_queues.begin())));
        draw();
    }
}

void QueueBar::remove() {
    const evaluate::ReadingQueue* const queue = chosen();
    if (queue == nullptr || !isOwn() ||
        !m_controller.edits().begin([this] { remove(); }, tr("A queue of answers to read"))) {
        return;
    }
    const std::string name = queue->name;
    m_controller.edits().carryOut(
        {.write = [&name](workspace::Workspace& workspace, const std::string& who) -> base::Result<> {
             return evaluate::removeReadingQueue(workspace, name, who);
         },
         .done =
             [name] {
                 return QueueBar::tr("The queue “%1” is removed.").arg(QString::fromStdString(name));
             }});
    fill();
}

void QueueBar::save() {
    const auto workspace = m_controller.workspace();
    const auto view = m_controller.sharedView();
    if (!workspace || !view) {
        Q_EMIT m_controller.noticed(m_controller.whyNoView());
        return;
    }
    const evaluate::ReadingQueue* const queue = chosen();
    const std::vector<evaluate::ReadingQueue> wanted = queue != nullptr ? std::vector{*queue} : m_queues;
    const QString title = tr("Save the queue");
    const QString name =
        widgets::fileNameFor(QString::fromStdString(view->run.info.name) + QLatin1Char('-') +
                                 QString::fromStdString(queue == nullptr ? "queues" : queue->name),
                             QStringLiteral("queue"));
    widgets::saveFileAs(
        this, title, name + QStringLiteral(".csv"), {tr("CSV (*.csv)")},
        [this, title, workspace, view, wanted](const QString& path, QString*) {
            m_controller.jobs().start<std::string>(
                title,
                [workspace, view, wanted](const std::stop_token& stop,
                                          base::ProgressSink&) -> base::Result<std::string> {
                    ASSAY_TRY(const auto reader, workspace->reader());
                    ASSAY_TRY(const auto queued, evaluate::readQueuedAnswers(reader, view->run, wanted, stop,
                                                                             passScoreOf(view->run)));
                    const auto judge = evaluate::countingJudge(view->run);
                    return results::readingQueueCsv(view->run, queued, judge ? &*judge : nullptr);
                },
                this,
                [this, path](const base::Result<std::string>& text) {
                    QString error;
                    if (!text) {
                        Q_EMIT m_controller.failed(text.error());
                    } else if (!widgets::writeFile(path, QByteArray::fromStdString(*text), &error)) {
                        Q_EMIT m_controller.noticed(error);
                    } else {
                        Q_EMIT m_controller.noticed(tr("Saved to %1.").arg(path));
                    }
                });
            return true;
        });
}

} // namespace assay::app

#include "moc_queue_bar.cpp"
