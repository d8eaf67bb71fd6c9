#include "app/pages/bundles/bundle_detail.h"

#include "app/pages/bundles/bundle_controller.h"
#include "app/pages/bundles/bundle_text.h"
#include "app/pages/bundles/sentence_columns.h"
#include "widgets/curation/question_status.h"
#include "widgets/text/elided_label.h"
#include "widgets/text/field_texts.h"
#include "widgets/text/number_text.h"
#include "widgets/text/tip_text.h"
#include "widgets/theme/flow_layout.h"

#include <QAction>
#include <QComboBox>
#include <QDateTime>
#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QLocale>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

namespace assay::app {
namespace {

constexpr int kShownQuestions = 4; // more of them scroll

QToolButton* buttonFor(QAction* action, QWidget* parent) {
    auto* button = new QToolButton(parent);
    button->setDefaultAction(action);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setFocusPolicy(Qt::TabFocus);
    button->setAutoRaise(false);
    return button;
}

} // namespace

BundleDetail::BundleDetail(BundleController& controller, const BundleActions& actions, QWidget* parent)
    : QWidget(parent)
    , m_controller(controller) {
    setObjectName(QStringLiteral("bundleDetail"));
    makeHead(actions);
    m_sentences = new SentenceColumns(this);
    m_sentences->setObjectName(QStringLiteral("sentenceColumns"));

    m_status = new QLabel(this);
    m_status->setObjectName(QStringLiteral("bundleStatus"));
    m_status->setTextFormat(Qt::PlainText);
    m_status->setWordWrap(true);

    m_linked = new QWidget(this);
    m_linkedTitle = new QLabel(m_linked);
    m_questions = new QListWidget(m_linked);
    m_questions->setObjectName(QStringLiteral("linkedQuestions"));
    m_questions->setAccessibleName(tr("Questions that the bundle is linked with"));
    m_questions->setToolTip(tr("Return or a double click shows the question on its page"));
    m_questions->setUniformItemSizes(true);
    m_questions->addAction(actions.unlink);
    m_questions->setContextMenuPolicy(Qt::ActionsContextMenu);
    m_linkedTitle->setBuddy(m_questions);
    auto* linkedLayout = new QVBoxLayout(m_linked);
    linkedLayout->setContentsMargins(0, 0, 0, 0);
    linkedLayout->setSpacing(2);
    linkedLayout->addWidget(m_linkedTitle);
    linkedLayout->addWidget(m_questions);

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 4, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(m_head);
    layout->addWidget(m_deeds);
    layout->addWidget(m_status);
    layout->addWidget(m_sentences, 1);
    layout->addWidget(m_linked);

    connect(m_questions, &QListWidget::itemActivated, this, &BundleDetail::jump);
    connect(m_sentences, &SentenceColumns::corpusRequested, this, &BundleDetail::corpusRequested);
    connect(m_sentences, &SentenceColumns::choiceRequested, this, [this](qint64 place) {
        const std::vector<std::size_t> chosen = m_controller.chosenSentences();
        const auto wanted = static_cast<std::size_t>(place);
        m_controller.chooseSentence(wanted, std::ranges::find(chosen, wanted) == chosen.end());
    });
    // Not while the link that was followed is still being handled: it goes with the text.
    connect(&controller, &BundleController::choiceChanged, this, &BundleDetail::refresh,
            Qt::QueuedConnection);
    connect(m_arrangement, &QComboBox::currentIndexChanged, this, &BundleDetail::refresh);
    connect(m_note, &QLineEdit::editingFinished, this, [this] {
        takeNote();
        m_note->setCursorPosition(0);
    });
    connect(&controller, &BundleController::currentChanged, this, &BundleDetail::refresh);
    connect(&controller, &BundleController::currentEdited, this, &BundleDetail::refresh);
    connect(&controller, &BundleController::bundlesChanged, this, &BundleDetail::refresh);
    connect(&controller, &BundleController::suitesChanged, this, &BundleDetail::fillSuites);
    fillSuites();
    refresh();
}

void BundleDetail::makeHead(const BundleActions& actions) {
    m_head = new QWidget(this);
    m_title = new widgets::ElidedLabel(m_head);
    m_title->setObjectName(QStringLiteral("bundleTitle"));
    m_title->setTextFormat(Qt::PlainText);
    QFont bold = font();
    bold.setBold(true);
    m_title->setFont(bold);
    m_extent = new QLabel(m_head);
    m_extent->setObjectName(QStringLiteral("bundleExtent"));
    m_extent->setToolTip(tr("A company counts once, whatever its number of sentences"));
    m_arrangement = new QComboBox(m_head);
    m_arrangement->setObjectName(QStringLiteral("arrangement"));
    m_arrangement->setAccessibleName(tr("How the sentences stand side by side"));
    m_arrangement->setToolTip(tr("Automatic: by company where there are several, else by year"));
    m_arrangement->addItems(
        {tr("Side by side: automatic"), tr("Side by side: by year"), tr("Side by side: by company")});
    auto* headLayout = new widgets::FlowLayout(m_head);
    headLayout->setContentsMargins(0, 0, 0, 0);
    headLayout->addStretched(m_title);
    headLayout->addWidget(m_extent);
    headLayout->addWidget(m_arrangement);

    m_deeds = new QWidget(this);
    m_note = new QLineEdit(m_deeds);
    m_note->setObjectName(QStringLiteral("bundleNote"));
    m_note->setAccessibleName(tr("Note on the bundle"));
    widgets::setHint(*m_note, tr("Note (F2)"));
    m_note->setToolTip(tr("A note on the bundle; Return keeps it, Escape gives up"));
    m_note->installEventFilter(this);
    m_suite = new QComboBox(m_deeds);
    m_suite->setObjectName(QStringLiteral("draftSuite"));
    m_suite->setAccessibleName(tr("Suite that the draft goes to"));
    m_suite->setToolTip(tr("The suite that the draft goes to; a new name makes a new suite"));
    m_suite->setEditable(true);
    m_suite->setInsertPolicy(QComboBox::NoInsert);
    m_suite->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    widgets::tellWholeEntry(*m_suite, m_suite->toolTip());
    m_suite->setMinimumContentsLength(14);
    m_suite->lineEdit()->setPlaceholderText(tr("Suite"));
    auto* layout = new widgets::FlowLayout(m_deeds);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(buttonFor(actions.use, m_deeds));
    layout->addWidget(buttonFor(actions.unuse, m_deeds));
    layout->addWidget(buttonFor(actions.reject, m_deeds));
    layout->addStretched(m_note);
    auto* into = new QLabel(tr("in"), m_deeds);
    into->setBuddy(m_suite);
    layout->addTogether({buttonFor(actions.draft, m_deeds), into, m_suite});
}

int BundleDetail::arrangement() const {
    return m_arrangement->currentIndex();
}

void BundleDetail::setArrangement(int arrangement) {
    if (arrangement >= 0 && arrangement < m_arrangement->count()) {
        m_arrangement->setCurrentIndex(arrangement);
    }
}

QString BundleDetail::suiteName() const {
    return m_suite->currentText().trimmed();
}

void BundleDetail::setSuiteName(const QString& name) {
    m_suite->setCurrentText(name);
}

void BundleDetail::askForSuite() {
    m_suite->setFocus(Qt::OtherFocusReason);
    m_suite->lineEdit()->selectAll();
}

void BundleDetail::editNote() {
    m_note->setFocus(Qt::ShortcutFocusReason);
    m_note->selectAll();
}

void BundleDetail::focusSentences() {
    m_sentences->focusFirst();
}

void BundleDetail::setOffersCorpus(bool on) {
    if (on != m_offersCorpus) {
        m_offersCorpus = on;
        m_sentences->setOffersCorpus(on);
        refresh();
    }
}

base::RowId BundleDetail::selectedQuestion() const {
    const QListWidgetItem* item = m_questions->currentItem();
    return item != nullptr && m_linked->isVisibleTo(this) ? item->data(Qt::UserRole).toLongLong() : 0;
}

void BundleDetail::fillSuites() {
    const QSignalBlocker quiet(m_suite);
    const QString typed = m_suite->currentText();
    m_suite->clear();
    for (const workspace::SuiteInfo& suite : m_controller.suites()) {
        m_suite->addItem(QString::fromStdString(suite.name));
    }
    if (!typed.isEmpty()) {
        m_suite->setCurrentText(typed);
    } else if (m_suite->count() == 0) {
        m_suite->setCurrentText(tr("Drafts"));
    }
}

void BundleDetail::refresh() {
    const workspace::StoredBundle* stored = m_controller.current();
    if (m_noteOf != 0 && (stored == nullptr || stored->id != m_noteOf)) {
        takeNote(); // what was being typed when another bundle came to the front
        stored = m_controller.current();
    }
    setEnabled(stored != nullptr);
    if (stored == nullptr) {
        m_title->clear();
        m_extent->clear();
        m_sentences->clear();
        m_note->clear();
        m_noteOf = 0;
        m_storedNote.clear();
        m_status->hide();
        m_linked->hide();
        return;
    }
    const model::Bundle& bundle = stored->bundle;
    QStringList title{tr("No. %1").arg(widgets::countText(stored->number + 1)), bundleNameText(bundle.group),
                      bundleNameText(bundle.type), bundleNameText(bundle.topic)};
    if (bundle.companies.size() == 1) {
        title += companiesText(bundle);
    } else if (!bundle.years.empty()) {
        title += yearsText(bundle.years);
    }
    m_title->setText(title.join(QStringLiteral(" · ")));
    m_title->setToolTip(widgets::tipLines(m_title->text()));
    const auto picked = static_cast<int>(m_controller.chosenSentences().size());
    m_extent->setText(picked == 0 ? extentText(bundle)
                                  : tr("%1 · %n for the draft", nullptr, picked).arg(extentText(bundle)));
    const auto arrangement = static_cast<Arrangement>(m_arrangement->currentIndex());
    const std::vector<std::size_t> chosen = m_controller.chosenSentences();
    m_sentences->showBundle(bundle,
                            arrangement == Arrangement::Automatic ? showsByCompany(bundle)
                                                                  : arrangement == Arrangement::ByCompany,
                            m_controller.repeated(), m_controller.isReadOnly() ? nullptr : &chosen);
    refreshStatus();
    refreshNote();
    refreshQuestions();
}

// "Rejected: boilerplate · Ada, 2026-03-01 12:00"
void BundleDetail::refreshStatus() {
    const workspace::BundleCuration& curation = m_controller.current()->curation;
    m_status->setVisible(curation.status != workspace::BundleStatus::Unused);
    QString text = bundleStatusText(curation.status);
    if (!curation.reason.empty()) {
        text = tr("%1: %2").arg(text, rejectReasonText(curation.reason));
    }
    if (const auto origin = m_controller.statusOrigin()) {
        const QDateTime when = QDateTime::fromString(origin->when, Qt::ISODate).toLocalTime();
        text = tr("%1 · %2, %3")
                   .arg(text, origin->who,
                        when.isValid() ? QLocale().toString(when, QLocale::ShortFormat) : origin->when);
    }
    m_status->setText(text);
}

// Text that is being typed is never replaced by what somebody else has written.
void BundleDetail::refreshNote() {
    const workspace::StoredBundle& stored = *m_controller.current();
    m_note->setReadOnly(m_controller.isReadOnly());
    const QString note = QString::fromStdString(stored.curation.note);
    const bool isTyped = m_noteOf == stored.id && m_note->hasFocus() && m_note->text() != m_storedNote &&
                         m_note->text() != note;
    if (isTyped && note != m_storedNote) {
        Q_EMIT noticed(tr("The note was changed elsewhere to “%1”. Return keeps yours in its place, Escape "
                          "gives it up.")
                           .arg(note));
    }
    m_noteOf = stored.id;
    m_storedNote = note;
    if (!isTyped && m_note->text() != note) {
        m_note->setText(note);
        m_note->setCursorPosition(0); // a long note shows its beginning
    }
}

void BundleDetail::refreshQuestions() {
    const base::RowId before = selectedQuestion();
    m_questions->clear();
    for (const LinkedQuestion& question : m_controller.linkedQuestions()) {
        auto* item =
            new QListWidgetItem(widgets::questionStatusIcon(question.status),
                                tr("%1 · %2 · %3")
                                    .arg(question.questionId, widgets::questionStatusText(question.status),
                                         question.text.simplified()),
                                m_questions);
        item->setData(Qt::UserRole, QVariant::fromValue<qlonglong>(question.id));
        if (question.id == before) {
            m_questions->setCurrentItem(item);
        }
    }
    const int count = m_questions->count();
    if (count > 0 && m_questions->currentRow() < 0) {
        m_questions->setCurrentRow(0);
    }
    m_linkedTitle->setText(tr("Linked with %n question(s)", nullptr, count));
    m_questions->setFixedHeight(std::min(std::max(count, 1), kShownQuestions) *
                                    (m_questions->sizeHintForRow(0) > 0 ? m_questions->sizeHintForRow(0)
                                                                        : fontMetrics().height() + 4) +
                                2 * m_questions->frameWidth());
    m_linked->setVisible(count > 0);
}

void BundleDetail::takeNote() {
    if (m_noteOf == 0 || m_note->text() == m_storedNote) {
        return;
    }
    const QString before = std::exchange(m_storedNote, m_note->text()); // so that it is not written twice
    if (!m_controller.setNote(m_noteOf, m_storedNote)) {
        m_storedNote = before; // what is typed stays and is taken the next time
    }
}

void BundleDetail::jump() {
    if (const base::RowId id = selectedQuestion(); id != 0) {
        Q_EMIT questionRequested(id);
    }
}

bool BundleDetail::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_note && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Escape) {
            m_note->setText(m_storedNote);
            Q_EMIT leftUpwards();
            return true;
        }
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            takeNote();
            if (m_note->text() == m_storedNote) {
                Q_EMIT leftUpwards();
            }
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void BundleDetail::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_sentences != nullptr) {
        refresh(); // the sentences are written in its colours
    }
}

} // namespace assay::app

#include "moc_bundle_detail.cpp"
