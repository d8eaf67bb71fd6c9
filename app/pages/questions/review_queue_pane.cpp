#include "app/pages/questions/review_queue_pane.h"

#include "app/pages/questions/question_controller.h"
#include "app/pages/questions/review_queue_model.h"
#include "app/pages/questions/review_text.h"
#include "app/pages/questions/reviews_pane.h"
#include "core/results/curation/agreement_blocks.h"
#include "core/workspace/suites/suite_setting_edits.h"
#include "widgets/jobs/job_runner.h"
#include "widgets/results/pairs_view.h"
#include "widgets/tables/data_table_view.h"
#include "widgets/text/error_text.h"
#include "widgets/text/number_text.h"
#include "widgets/text/translated_wording.h"

#include <QComboBox>
#include <QFormLayout>
#include <QGroupBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QVBoxLayout>
#include <algorithm>
#include <map>
#include <set>

namespace assay::app {
namespace {

constexpr int kRestMs = 80;

} // namespace

ReviewQueuePane::ReviewQueuePane(QuestionController& controller, QWidget* parent)
    : QWidget(parent)
    , m_controller(controller) {
    setObjectName(QStringLiteral("reviewQueuePane"));
    m_suite = new QComboBox(this);
    m_suite->setObjectName(QStringLiteral("queueSuite"));
    m_suite->setAccessibleName(tr("Suite whose reviews are shown"));
    m_queue = new QComboBox(this);
    m_queue->setObjectName(QStringLiteral("queueKind"));
    m_queue->setAccessibleName(tr("Which questions are listed"));
    m_queue->addItem(tr("Without my review"), Waiting);
    m_queue->addItem(tr("Disagreements"), Disagreed);
    m_queue->addItem(tr("My outdated reviews"), Outdated);
    m_queue->addItem(tr("My reviews"), Mine);
    m_state = new QLabel(this);
    m_state->setObjectName(QStringLiteral("queueState"));
    m_state->setTextFormat(Qt::PlainText);
    m_state->setWordWrap(true);
    m_model = new ReviewQueueModel(m_controller, this);
    m_view = new widgets::DataTableView(this);
    m_view->setObjectName(QStringLiteral("queueView"));
    m_view->setAccessibleName(tr("Questions of the queue"));
    m_view->setSettingsKey(QStringLiteral("questions/review-queue"));
    m_view->setSortingEnabled(false); // those that need it most come first
    m_view->setModel(m_model);
    m_view->setAccessibleDescription(tr("1 approves, 2 flags, 3 is unsure, 0 takes back"));
    m_view->installEventFilter(this);
    auto* top = new QHBoxLayout;
    top->setSpacing(4);
    top->addWidget(m_suite);
    top->addWidget(m_queue);
    top->addWidget(m_state, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 4, 4, 4);
    layout->setSpacing(4);
    layout->addLayout(top);
    layout->addWidget(m_view, 1);
    layout->addWidget(makeAgreement());
    setFocusProxy(m_view);

    m_timer.setSingleShot(true);
    m_timer.setInterval(kRestMs);
    connect(&m_timer, &QTimer::timeout, this, &ReviewQueuePane::refresh);
    connect(m_suite, &QComboBox::currentIndexChanged, this, [this] {
        m_pair->setCurrentIndex(0);
        refresh();
    });
    // A question of another suite does not stay in front of this one.
    connect(m_suite, &QComboBox::activated, this, [this] {
        if (m_controller.current() && m_controller.current()->suite != suite()) {
            m_controller.setCurrent(0);
        }
    });
    connect(m_queue, &QComboBox::currentIndexChanged, this, &ReviewQueuePane::showQueue);
    connect(m_pair, &QComboBox::currentIndexChanged, this, [this] {
        if (!m_filling) {
            refresh();
        }
    });
    connect(m_view, &widgets::DataTableView::currentRowChanged, this, [this](int row) {
        if (const base::RowId id = m_model->idAt(row); id != 0 && !m_filling) {
            m_controller.setCurrent(id);
        }
    });
    connect(m_view, &QAbstractItemView::clicked, this, [this](const QModelIndex& index) {
        if (const base::RowId id = m_model->idAt(index.row()); id != 0) {
            m_controller.setCurrent(id); // also of the row that is marked already
        }
    });
    connect(&m_controller, &QuestionController::currentChanged, this, &ReviewQueuePane::markCurrent);
    connect(&m_controller, &QuestionController::suitesChanged, this, [this] {
        fillSuites();
        refreshSoon();
    });
    connect(&m_controller, &QuestionController::columnsChanged, this, &ReviewQueuePane::refreshSoon);
    connect(&m_controller, &QuestionController::journalChanged, this, &ReviewQueuePane::refreshSoon);
    connect(&m_controller, &QuestionController::curatorChanged, this, [this] {
        m_found.reset(); // what is shown may be hidden from this person
        showQueue();
        showAgreement();
        refreshSoon();
    });
    fillSuites();
    showQueue();
    showAgreement();
}

QWidget* ReviewQueuePane::makeAgreement() {
    auto* box = new QGroupBox(tr("Agreement beyond chance"), this);
    m_pair = new QComboBox(box);
    m_pair->setObjectName(QStringLiteral("queuePair"));
    m_pair->setAccessibleName(tr("The two reviewers of Cohen's κ"));
    m_pair->addItem(tr("Who share the most"));
    m_agreement = new widgets::KeyFiguresView(box);
    m_agreement->setObjectName(QStringLiteral("queueAgreement"));
    m_counts = new QLabel(box);
    m_counts->setObjectName(QStringLiteral("queueCounts"));
    m_counts->setTextFormat(Qt::PlainText);
    m_counts->setWordWrap(true);
    m_counts->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_counts->setToolTip(tr("Reviews of a text that the question has no longer do not count"));
    auto* form = new QFormLayout(box);
    form->addRow(tr("Of"), m_pair);
    form->addRow(m_agreement);
    form->addRow(tr("Reviews"), m_counts);
    return box;
}

void ReviewQueuePane::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    fillSuites();
    refresh(); // the curator's name may be another one
}

base::RowId ReviewQueuePane::suite() const {
    return m_suite->currentIndex() < 0 ? 0 : m_suite->currentData().toLongLong();
}

void ReviewQueuePane::chooseQueue(Queue queue) {
    m_queue->setCurrentIndex(m_queue->findData(queue));
}

void ReviewQueuePane::chooseSuite(base::RowId suite) {
    if (const int index = m_suite->findData(static_cast<qlonglong>(suite)); index >= 0) {
        m_suite->setCurrentIndex(index);
    }
}

// A verdict is about the question in front: it is what the queue marks, or nothing is marked.
void ReviewQueuePane::markCurrent() {
    const int row = m_controller.current() ? m_model->rowOf(m_controller.current()->id) : -1;
    m_filling = true;
    if (row < 0) {
        m_view->selectionModel()->clear();
    } else if (m_view->currentIndex().row() != row || m_view->selectionModel()->selectedRows().isEmpty()) {
        m_view->selectRow(row);
    }
    m_filling = false;
}

bool ReviewQueuePane::isMarkedInFront() const {
    const base::RowId marked = m_model->idAt(m_view->currentIndex().row());
    return marked != 0 && m_controller.current() && m_controller.current()->id == marked;
}

bool ReviewQueuePane::isAtQuestion() const {
    return isMarkedInFront() && m_view->hasFocus();
}

void ReviewQueuePane::step(int rows) {
    const int count = m_model->rowCount();
    if (count > 0) {
        const int row = m_view->currentIndex().row();
        m_controller.setCurrent(
            m_model->idAt(row < 0 ? (rows < 0 ? count - 1 : 0) : std::clamp(row + rows, 0, count - 1)));
    }
}

void ReviewQueuePane::goOnFrom(base::RowId question) {
    const int row = m_model->rowOf(question);
    if (row >= 0 && m_model->rowCount() > 1 && m_queue->currentData().toInt() != Disagreed) {
        m_controller.setCurrent(m_model->idAt(row + 1 < m_model->rowCount() ? row + 1 : row - 1));
    }
}

bool ReviewQueuePane::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_view && event->type() == QEvent::KeyPress) {
        const auto* press = static_cast<QKeyEvent*>(event);
        const auto verdict = ReviewsPane::verdictOfKey(press->key());
        if ((press->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier && !press->isAutoRepeat() &&
            (verdict || press->key() == Qt::Key_0)) {
            if (!isMarkedInFront()) {
                step(1); // to be read first
            } else if (verdict) {
                Q_EMIT verdictGiven(*verdict);
            } else {
                Q_EMIT takingBack();
            }
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void ReviewQueuePane::fillSuites() {
    const QVariant chosen = m_suite->currentData();
    const QSignalBlocker blocker(m_suite);
    m_suite->clear();
    for (const workspace::SuiteInfo& suite : m_controller.suites()) {
        m_suite->addItem(QString::fromStdString(suite.name), static_cast<qlonglong>(suite.id));
    }
    m_suite->setCurrentIndex(std::max(m_suite->count() > 0 ? 0 : -1, m_suite->findData(chosen)));
}

void ReviewQueuePane::refreshSoon() {
    m_stale = true;
    if (isVisible()) {
        m_timer.start();
    }
}

void ReviewQueuePane::refresh() {
    m_timer.stop();
    m_stale = false;
    ++m_request;
    if (m_job) {
        m_job->cancel();
        m_job = nullptr;
    }
    if (suite() == 0 || !m_controller.workspace()) {
        m_found.reset();
        showQueue();
        showAgreement();
        return;
    }
    workspace::AgreementOptions options;
    if (m_pair->currentIndex() > 0) {
        const QStringList pair = m_pair->currentData().toStringList();
        options.pair = std::pair(pair.front().toStdString(), pair.back().toStdString());
    }
    m_job = m_controller.jobs().startBackground<Found>(
        tr("Comparing reviews"),
        [workspace = m_controller.workspace(), suite = suite(), options,
         me = m_controller.curator().toStdString()](const std::stop_token&,
                                                    base::ProgressSink&) -> base::Result<Found> {
            ASSAY_TRY(auto reader, workspace->reader());
            const auto settings = workspace::suiteSettingsOf(reader, suite);
            auto reviews = workspace::reviewsOfSuite(reader, suite);
            if (!settings || !reviews) {
                return tl::unexpected(!settings ? settings.error() : reviews.error());
            }
            Found found;
            found.isBlind = settings->blindReviews;
            // Figures over reviews that are hidden would tell of them.
            const std::vector<workspace::Review> counted =
                found.isBlind ? workspace::reviewsVisibleTo(me, *reviews) : *reviews;
            found.hidden = static_cast<std::int64_t>(reviews->size() - counted.size());
            auto agreement = workspace::agreementOf(counted, options);
            auto disagreements =
                workspace::disagreements(reader, suite, found.isBlind ? std::optional(me) : std::nullopt);
            if (!agreement || !disagreements) {
                return tl::unexpected(!agreement ? agreement.error() : disagreements.error());
            }
            found.reviews = std::move(*reviews);
            found.agreement = std::move(*agreement);
            found.disagreements = std::move(*disagreements);
            return found;
        },
        this,
        [this, request = m_request](base::Result<Found> found) {
            if (request != m_request) {
                return;
            }
            m_job = nullptr;
            if (found) {
                take(std::move(*found));
            } else if (found.error().code != base::ErrorCode::Cancelled) {
                m_state->setText(widgets::errorText(found.error()));
            }
            Q_EMIT refreshed();
        });
}

void ReviewQueuePane::take(Found found) {
    m_found = std::move(found);
    const std::vector<std::string>& reviewers = m_found->agreement.reviewers;
    m_filling = true;
    const QVariant chosen = m_pair->currentData();
    while (m_pair->count() > 1) {
        m_pair->removeItem(1);
    }
    for (std::size_t a = 0; a < reviewers.size(); ++a) {
        for (std::size_t b = a + 1; b < reviewers.size(); ++b) {
            const QStringList pair{QString::fromStdString(reviewers[a]),
                                   QString::fromStdString(reviewers[b])};
            m_pair->addItem(tr("%1 and %2").arg(pair.front(), pair.back()), pair);
        }
    }
    m_pair->setCurrentIndex(chosen.isValid() ? std::max(0, m_pair->findData(chosen)) : 0);
    m_filling = false;
    showQueue();
    showAgreement();
}

void ReviewQueuePane::showQueue() {
    const int row = m_view->currentIndex().row();
    const base::RowId before = m_model->idAt(row);
    const auto queue = static_cast<Queue>(m_queue->currentData().toInt());
    const std::string me = m_controller.curator().toStdString();
    std::vector<QueuedQuestion> questions;
    if (m_found) {
        std::set<base::RowId> mine;
        std::set<base::RowId> outdated;
        std::map<base::RowId, int> count;
        std::map<base::RowId, QString> saidByMe;
        for (const workspace::Review& review : m_found->reviews) {
            ++count[review.question];
            if (!me.empty() && review.reviewer == me) {
                (review.outdated ? outdated : mine).insert(review.question);
                const QString verdict = app::verdictText(review.verdict);
                saidByMe[review.question] =
                    review.note.empty() ? verdict
                                        : tr("%1: %2").arg(verdict, QString::fromStdString(review.note));
            }
        }
        std::map<base::RowId, int> seen;
        for (const workspace::Review& review : workspace::reviewsVisibleTo(me, m_found->reviews)) {
            ++seen[review.question];
        }
        const auto reviewsText = [&count](base::RowId id) {
            const auto found = count.find(id);
            return found == count.end() ? tr("none yet") : tr("%n review(s)", nullptr, found->second);
        };
        if (queue == Disagreed) {
            for (const workspace::Disagreement& disagreement : m_found->disagreements) {
                QStringList said;
                for (const workspace::Review& review : disagreement.reviews) {
                    said += tr("%1: %2").arg(QString::fromStdString(review.reviewer),
                                             app::verdictText(review.verdict));
                }
                questions.push_back({disagreement.question, said.join(QStringLiteral(" · "))});
            }
        } else {
            const workspace::QuestionColumns& columns = m_controller.columns();
            for (std::size_t i = 0; i < columns.size(); ++i) {
                const base::RowId id = columns.id[i];
                const bool wanted = queue == Mine       ? saidByMe.contains(id)
                                    : queue == Outdated ? outdated.contains(id)
                                                        : !mine.contains(id);
                if (columns.suite[i] == suite() && wanted &&
                    columns.status[i] != model::QuestionStatus::Retired) {
                    questions.push_back({id, queue == Mine ? saidByMe[id] : reviewsText(id),
                                         m_found->isBlind && seen[id] < count[id]});
                }
            }
        }
    }
    const auto n = static_cast<int>(questions.size());
    m_filling = true;
    m_model->setRows(std::move(questions));
    m_filling = false;
    // What was in front has left the queue: what came after it follows.
    if (n > 0 && row >= 0 && m_model->rowOf(before) < 0 && isVisible()) {
        m_controller.setCurrent(m_model->idAt(std::min(row, n - 1)));
    }
    markCurrent();
    m_state->setText(
        suite() == 0       ? tr("There is no suite yet. Import questions first.")
        : !m_found         ? tr("Reading the reviews…")
        : queue == Waiting ? (n == 0 ? tr("You have reviewed every question of this suite.")
                                     : tr("%n question(s) without your review.", nullptr, n))
        : queue == Outdated
            ? (n == 0   ? tr("None of your reviews is outdated.")
               : n == 1 ? tr("1 question says something else since you reviewed it.")
                        : tr("%n questions say something else since you reviewed them.", nullptr, n))
        : queue == Mine ? (n == 0 ? tr("You have reviewed no question of this suite.")
                                  : tr("%n question(s) that you have reviewed.", nullptr, n))
        : n > 0         ? tr("%n question(s) on which reviewers differ.", nullptr, n)
        : m_found->isBlind
            ? tr("No disagreement that you may see: reviews are blind, and those of questions that "
                 "you have not judged are hidden.")
            : tr("No two reviewers differ."));
}

void ReviewQueuePane::showAgreement() {
    const workspace::ReviewAgreement agreement = m_found ? m_found->agreement : workspace::ReviewAgreement{};
    m_agreement->setBlock(results::agreementFigures(agreement, widgets::WindowWording()));
    if (!m_found) {
        m_counts->setText(widgets::undefinedText());
        return;
    }
    QString counts = tr("%1 by %n reviewer(s); %2 outdated and left out", nullptr,
                        static_cast<int>(agreement.reviewers.size()))
                         .arg(widgets::countText(agreement.reviews), widgets::countText(agreement.outdated));
    if (m_found->hidden > 0) {
        counts +=
            tr("; %1 not counted: this suite is reviewed blind, and you have not judged their questions")
                .arg(widgets::countText(m_found->hidden));
    }
    m_counts->setText(counts);
}

} // namespace assay::app

#include "moc_review_queue_pane.cpp"
