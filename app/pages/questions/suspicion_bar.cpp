#include "app/pages/questions/suspicion_bar.h"

#include "app/pages/questions/question_controller.h"
#include "app/pages/questions/question_text.h"
#include "core/curation/marked_suspicions.h"
#include "widgets/text/field_texts.h"

#include <QComboBox>
#include <QDate>
#include <QDateEdit>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>

namespace assay::app {
namespace {

constexpr int kSnoozeDays = 14;

} // namespace

SuspicionBar::SuspicionBar(QuestionController& controller, QWidget* parent)
    : QWidget(parent)
    , m_controller(controller) {
    setObjectName(QStringLiteral("suspicionBar"));
    const auto button = [this](const char* name, const QString& text, const QString& toolTip) {
        auto* made = new QPushButton(text, this);
        made->setObjectName(QLatin1String(name));
        made->setToolTip(toolTip);
        made->setAutoDefault(false);
        made->setFocusPolicy(Qt::TabFocus); // a click leaves the keys with the list
        return made;
    };
    m_accept = button("suspicionAccept", tr("Accept and flag"),
                      tr("The question is bad: flag it for the reason beside (A, with the list in front)"));
    m_dismiss = button("suspicionDismiss", tr("Dismiss"),
                       tr("The question is good; says why (D, with the list in front)"));
    m_snooze = button("suspicionSnooze", tr("Put off until"),
                      tr("It comes back on that day (S, with the list in front)"));
    m_takeBack = button("suspicionTakeBack", tr("Take back"),
                        tr("As if nobody had decided; flags stay (T, with the list in front)"));
    m_flagReason = new QComboBox(this);
    m_flagReason->setObjectName(QStringLiteral("suspicionFlagReason"));
    m_flagReason->setAccessibleName(tr("Reason to flag with"));
    m_flagReason->addItem(tr("As the rule suggests"), QString());
    for (const std::string_view reason : model::kFlagReasons) {
        m_flagReason->addItem(flagReasonText(reason),
                              QString::fromUtf8(reason.data(), static_cast<qsizetype>(reason.size())));
    }
    m_reason = new QLineEdit(this);
    m_reason->setObjectName(QStringLiteral("suspicionReason"));
    m_reason->setAccessibleName(tr("Why it is dismissed or put off, or a note to the flag"));
    m_reason->installEventFilter(this);
    widgets::setHint(*m_reason, tr("Why; needed to dismiss"), 24);
    m_reasons = std::make_unique<widgets::TypedTexts<Subject>>(*m_reason);
    connect(&m_controller, &QuestionController::workspaceChanged, this, [this] { m_reasons->clear(); });
    m_until = new QDateEdit(QDate::currentDate().addDays(kSnoozeDays), this);
    m_until->setObjectName(QStringLiteral("suspicionUntil"));
    m_until->setAccessibleName(tr("Day on which it comes back"));
    m_until->setMinimumDate(QDate::currentDate().addDays(1));
    m_until->setCalendarPopup(true);
    m_flagReason->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    widgets::tellWholeEntry(*m_flagReason, m_flagReason->toolTip());
    m_flagReason->setMinimumContentsLength(14);
    // Two rows: the bar stands in narrow panes as well.
    auto* accepting = new QHBoxLayout;
    accepting->addWidget(m_accept);
    accepting->addWidget(m_flagReason, 1);
    accepting->addWidget(m_takeBack);
    auto* dismissing = new QHBoxLayout;
    dismissing->addWidget(m_reason, 1);
    dismissing->addWidget(m_dismiss);
    dismissing->addWidget(m_snooze);
    dismissing->addWidget(m_until);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    for (QHBoxLayout* row : {accepting, dismissing}) {
        row->setSpacing(4);
        layout->addLayout(row);
    }
    layout->setSpacing(4);

    connect(m_accept, &QPushButton::clicked, this, &SuspicionBar::accept);
    connect(m_dismiss, &QPushButton::clicked, this, &SuspicionBar::dismiss);
    connect(m_snooze, &QPushButton::clicked, this, &SuspicionBar::snooze);
    connect(m_takeBack, &QPushButton::clicked, this, &SuspicionBar::takeBack);
    connect(m_reason, &QLineEdit::returnPressed, this, [this] {
        if (m_isDismissing) {
            dismiss();
        } else {
            backToList(); // A, D or S says what the text is for
        }
    });
    setDismissing(false);
    setItems({});
}

void SuspicionBar::setItems(std::vector<SuspicionItem> items) {
    const auto firstOf = [](const std::vector<SuspicionItem>& list) {
        return list.empty() ? workspace::SuspicionKey() : curation::keyOf(list.front().suspicion);
    };
    if (firstOf(items) != firstOf(m_items)) {
        setDismissing(false);
    }
    m_items = std::move(items);
    Subject chosen;
    for (const SuspicionItem& item : m_items) {
        chosen.push_back(curation::keyOf(item.suspicion));
    }
    m_reasons->show(std::move(chosen));
    const bool mayDecide = !m_items.empty() && m_controller.workspace() && !m_controller.isReadOnly() &&
                           std::ranges::none_of(m_items, &SuspicionItem::isWithheld);
    const bool anyMarked = std::any_of(m_items.begin(), m_items.end(),
                                       [](const SuspicionItem& item) { return item.mark.has_value(); });
    const bool anyFound =
        std::any_of(m_items.begin(), m_items.end(), [](const SuspicionItem& item) { return item.isFound; });
    for (QPushButton* made : {m_accept, m_dismiss, m_snooze}) {
        made->setEnabled(mayDecide && anyFound);
    }
    m_takeBack->setEnabled(mayDecide && anyMarked);
    m_flagReason->setItemText(
        0, m_items.size() == 1
               ? tr("As suggested: %1")
                     .arg(flagReasonText(curation::suggestedFlagReason(m_items.front().suspicion.rule)))
               : tr("As the rule suggests"));
}

void SuspicionBar::watchKeysOf(QWidget* list) {
    m_list = list;
    list->installEventFilter(this);
}

// Whether Return in the line of the reason dismisses.
void SuspicionBar::setDismissing(bool dismissing) {
    m_isDismissing = dismissing;
    m_reason->setPlaceholderText(dismissing ? tr("Why is nothing wrong? Return dismisses, Escape does not")
                                            : tr("Why; needed to dismiss"));
}

void SuspicionBar::backToList() {
    setDismissing(false);
    if (m_list != nullptr) {
        m_list->setFocus(Qt::OtherFocusReason);
    }
}

bool SuspicionBar::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_reason && event->type() == QEvent::ShortcutOverride &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        event->accept();
        return true;
    }
    if (watched == m_reason && event->type() == QEvent::KeyPress &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        m_reason->clear();
        backToList();
        return true;
    }
    if (watched != m_list ||
        (event->type() != QEvent::KeyPress && event->type() != QEvent::ShortcutOverride)) {
        return QWidget::eventFilter(watched, event);
    }
    const auto* press = static_cast<QKeyEvent*>(event);
    const int key = press->key();
    const bool mine = press->modifiers() == Qt::NoModifier && !press->isAutoRepeat() &&
                      (key == Qt::Key_A || key == Qt::Key_D || key == Qt::Key_S || key == Qt::Key_T);
    if (!mine) {
        return QWidget::eventFilter(watched, event);
    }
    if (event->type() == QEvent::ShortcutOverride) {
        event->accept();
        return true;
    }
    if (std::ranges::any_of(m_items, &SuspicionItem::isWithheld)) {
        return true; // somebody has decided already, which is not shown yet
    }
    if (key == Qt::Key_A) {
        accept();
    } else if (key == Qt::Key_D) {
        dismiss();
    } else if (key == Qt::Key_S) {
        snooze();
    } else {
        takeBack();
    }
    return true;
}

QString SuspicionBar::subjectText(int count) const {
    if (count > 1) {
        return tr("%n suspicion(s)", nullptr, count);
    }
    const base::RowId question = m_items.empty() ? 0 : m_items.front().suspicion.question;
    const auto position = m_controller.positionOf(question);
    return tr("The suspicion of %1")
        .arg(position ? QString::fromStdString(m_controller.columns().questionId[*position])
                      : QString::number(question));
}

void SuspicionBar::finishDecision(const Subject& of) {
    const bool hadFocus = m_reason->hasFocus();
    m_reasons->forget(of);
    setDismissing(false);
    if (hadFocus) {
        backToList();
    }
    Q_EMIT decided();
}

void SuspicionBar::decide(int count, const QString& done, const Decision& decision) {
    const QString text = done.arg(subjectText(count));
    const auto again = [this, count, done, decision] { decide(count, done, decision); };
    if (count == 0) {
        return;
    }
    const Subject of = m_reasons->inFront(); // what is listed once it is written may be another
    widgets::EditSession& edits = m_controller.edits();
    if (count == 1) {
        const auto write = [&](workspace::Workspace& workspace, const std::string& who) {
            return decision(workspace, who, {}).map([](std::int64_t) {});
        };
        if (edits.carryOut({.write = write, .done = [&] { return text; }, .again = again, .what = text})) {
            finishDecision(of);
        }
        return;
    }
    (void)edits.carryOutInJob({.title = tr("Deciding about %n suspicion(s)", nullptr, count),
                               .write = decision,
                               .done = [text](std::int64_t) { return text; },
                               .again = again,
                               .what = text,
                               .ended =
                                   [bar = QPointer(this), of] {
                                       if (bar != nullptr) {
                                           bar->finishDecision(of);
                                       }
                                   }});
}

void SuspicionBar::decide(workspace::SuspicionState state, const std::string& until,
                          const std::string& reason, const QString& done) {
    const bool isAccepting = state == workspace::SuspicionState::Accepted;
    const std::string note = isAccepting ? m_reason->text().trimmed().toStdString() : std::string();
    std::vector<workspace::SuspicionDecision> decisions;
    for (const SuspicionItem& item : m_items) {
        if (item.isFound) {
            decisions.push_back({curation::keyOf(item.suspicion), state, until,
                                 isAccepting && reason.empty()
                                     ? std::string(curation::suggestedFlagReason(item.suspicion.rule))
                                     : reason,
                                 note});
        }
    }
    decide(static_cast<int>(decisions.size()), done,
           [decisions](workspace::Workspace& workspace, const std::string& who, const std::stop_token& stop) {
               return workspace::decideSuspicions(workspace, decisions, who, stop);
           });
}

void SuspicionBar::accept() {
    decide(workspace::SuspicionState::Accepted, {}, m_flagReason->currentData().toString().toStdString(),
           tr("%1: accepted, and flagged."));
}

void SuspicionBar::dismiss() {
    const std::string reason = m_reason->text().trimmed().toStdString();
    if (!m_dismiss->isEnabled()) {
        return;
    }
    if (reason.empty()) {
        setDismissing(true);
        m_reason->setFocus(Qt::OtherFocusReason);
        return;
    }
    decide(workspace::SuspicionState::Dismissed, {}, reason, tr("%1: dismissed."));
}

void SuspicionBar::snooze() {
    decide(workspace::SuspicionState::Snoozed, m_until->date().toString(Qt::ISODate).toStdString(),
           m_reason->text().trimmed().toStdString(),
           tr("%1: put off until %2.")
               .arg(QStringLiteral("%1"), QLocale().toString(m_until->date(), QLocale::ShortFormat)));
}

void SuspicionBar::takeBack() {
    std::vector<workspace::SuspicionKey> marked;
    bool hasFlagged = false;
    for (const SuspicionItem& item : m_items) {
        if (item.mark) {
            marked.push_back(curation::keyOf(item.suspicion));
            hasFlagged = hasFlagged || item.mark->state == workspace::SuspicionState::Accepted;
        }
    }
    decide(static_cast<int>(marked.size()),
           hasFlagged ? tr("%1: the decision is taken back; the flag stays until the question is settled.")
                      : tr("%1: the decision is taken back."),
           [marked](workspace::Workspace& workspace, const std::string& who, const std::stop_token& stop) {
               return workspace::removeSuspicionMarks(workspace, marked, who, stop);
           });
}

} // namespace assay::app

#include "moc_suspicion_bar.cpp"
