#include "app/pages/questions/reviews_pane.h"

#include "app/pages/questions/flag_menu.h"
#include "app/pages/questions/question_card.h"
#include "app/pages/questions/question_controller.h"
#include "app/pages/questions/question_text.h"
#include "app/pages/questions/review_text.h"
#include "core/workspace/suites/suite_setting_edits.h"
#include "widgets/tables/data_table_view.h"
#include "widgets/tables/table_items.h"
#include "widgets/text/error_text.h"
#include "widgets/text/field_texts.h"
#include "widgets/text/number_text.h"
#include "widgets/theme/turning_splitter.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QStandardItemModel>
#include <QVBoxLayout>
#include <algorithm>
#include <array>

namespace assay::app {
namespace {

using model::ReviewVerdict;

struct VerdictKey {
    int key;
    const char* name; // of the button
    ReviewVerdict verdict;
};

constexpr std::array<VerdictKey, 3> kVerdictKeys{{{Qt::Key_1, "reviewApprove", ReviewVerdict::Approve},
                                                  {Qt::Key_2, "reviewFlag", ReviewVerdict::Flag},
                                                  {Qt::Key_3, "reviewUnsure", ReviewVerdict::Unsure}}};

} // namespace

ReviewsPane::ReviewsPane(QuestionController& controller, QWidget* parent)
    : QWidget(parent)
    , m_controller(controller) {
    setObjectName(QStringLiteral("reviewsPane"));
    m_head = new QLabel(this);
    m_head->setObjectName(QStringLiteral("reviewsHead"));
    m_head->setTextFormat(Qt::PlainText);
    m_head->setWordWrap(true);
    m_blind = new QCheckBox(tr("Blind reviews"), this);
    m_blind->setObjectName(QStringLiteral("reviewsBlind"));
    m_blind->setToolTip(
        tr("Reviewers see others' reviews only after giving their own. A setting of the suite; who "
           "changes it is in its history."));
    m_model = new QStandardItemModel(this);
    m_model->setHorizontalHeaderLabels(
        {tr("Reviewer"), tr("Verdict"), tr("Reason"), tr("Note"), tr("Blind"), tr("When"), tr("Of")});
    m_view = new widgets::DataTableView(this);
    m_view->setObjectName(QStringLiteral("reviewsView"));
    m_view->setAccessibleName(tr("Reviews of the question; 1 approves, 2 flags, 3 is unsure, 0 takes back"));
    m_view->setSettingsKey(QStringLiteral("questions/reviews"));
    m_view->setModel(m_model);
    m_view->setDefaultColumnWidths({14, 12, 18, 40, 8, 18, 24});
    m_view->installEventFilter(this);
    m_hidden = new QLabel(this);
    m_hidden->setObjectName(QStringLiteral("reviewsHidden"));
    m_hidden->setTextFormat(Qt::PlainText);
    m_hidden->setWordWrap(true);
    auto* splitter = new widgets::TurningSplitter(this); // what is judged takes the room
    m_card = new QuestionCard(controller, "reviewCard", this);
    splitter->addWidget(m_card);
    splitter->addWidget(m_view);
    splitter->setStretchFactor(0, 3);
    splitter->setStretchFactor(1, 1);
    splitter->setShares({3'000, 1'000}, {2'000, 2'000});
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 4, 4, 4);
    layout->setSpacing(4);
    layout->addWidget(m_head);
    layout->addWidget(splitter, 1);
    layout->addWidget(m_hidden);
    layout->addWidget(makeBar());
    layout->addWidget(m_blind);
    setFocusProxy(m_view);
    setTabOrder(m_note, m_blind); // what is made before the focus proxy is passed over by Tab

    connect(m_blind, &QCheckBox::clicked, this, &ReviewsPane::setBlind);
    connect(&m_controller, &QuestionController::currentChanged, this, &ReviewsPane::refreshSoon);
    connect(&m_controller, &QuestionController::currentEdited, this, &ReviewsPane::refreshSoon);
    connect(&m_controller, &QuestionController::journalChanged, this, &ReviewsPane::refreshSoon);
    connect(&m_controller, &QuestionController::curatorChanged, this, &ReviewsPane::refresh);
    refreshSoon();
    showReviews();
}

QWidget* ReviewsPane::makeBar() {
    auto* bar = new QWidget(this);
    auto* rows = new QVBoxLayout(bar); // two: the bar stands in narrow panes as well
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(4);
    auto* layout = new QHBoxLayout;
    auto* second = new QHBoxLayout;
    for (QHBoxLayout* row : {layout, second}) {
        row->setSpacing(4);
        rows->addLayout(row);
    }
    const auto button = [bar](const char* name, const QString& text, int key) {
        auto* made = new QPushButton(text, bar);
        made->setObjectName(QLatin1String(name));
        made->setToolTip(tr("Key %1, with the list in front").arg(QKeySequence(key).toString()));
        made->setAutoDefault(false);
        made->setFocusPolicy(Qt::TabFocus); // a click leaves the keys with the list
        return made;
    };
    m_reason = new QComboBox(bar);
    m_reason->setObjectName(QStringLiteral("reviewReason"));
    m_reason->setAccessibleName(tr("Reason to flag"));
    m_reason->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    widgets::tellWholeEntry(*m_reason, m_reason->toolTip());
    m_reason->setMinimumContentsLength(10);
    for (const std::string_view reason : model::kFlagReasons) {
        m_reason->addItem(flagReasonText(reason),
                          QString::fromUtf8(reason.data(), static_cast<qsizetype>(reason.size())));
    }
    m_reason->setPlaceholderText(tr("Reason to flag"));
    m_reason->setCurrentIndex(-1); // nobody has chosen one
    connect(&m_controller, &QuestionController::currentChanged, this,
            [this] { m_reason->setCurrentIndex(-1); });
    for (const VerdictKey& entry : kVerdictKeys) {
        QPushButton* made = button(entry.name, app::verdictText(entry.verdict), entry.key);
        connect(made, &QPushButton::clicked, this, [this, verdict = entry.verdict] { review(verdict); });
        m_verdicts.push_back(made);
        layout->addWidget(made);
        if (entry.verdict == ReviewVerdict::Flag) {
            layout->addWidget(m_reason, 1);
        }
    }
    m_note = new QLineEdit(bar);
    m_note->setObjectName(QStringLiteral("reviewNote"));
    m_note->setAccessibleName(tr("A note to the review"));
    widgets::setHint(*m_note, tr("A note to the review"));
    m_notes = std::make_unique<widgets::TypedTexts<base::RowId>>(*m_note);
    connect(&m_controller, &QuestionController::workspaceChanged, this, [this] { m_notes->clear(); });
    connect(m_note, &QLineEdit::returnPressed, this, [this] { m_view->setFocus(Qt::OtherFocusReason); });
    second->addWidget(m_note, 1);
    m_takeBack = button("reviewTakeBack", tr("Take back"), Qt::Key_0);
    connect(m_takeBack, &QPushButton::clicked, this, &ReviewsPane::takeBack);
    second->addWidget(m_takeBack);
    return bar;
}

void ReviewsPane::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    refresh(); // the curator's name may be another one
}

bool ReviewsPane::eventFilter(QObject* watched, QEvent* event) {
    return (watched == m_view && event->type() == QEvent::KeyPress &&
            takeKey(*static_cast<QKeyEvent*>(event))) ||
           QWidget::eventFilter(watched, event);
}

// What the card has no use for; beside it, fields and buttons have the keyboard for themselves.
void ReviewsPane::keyPressEvent(QKeyEvent* event) {
    const QWidget* const focus = QApplication::focusWidget();
    const bool isAtCard = focus == m_card || m_card->isAncestorOf(focus);
    if (!isAtCard || !takeKey(*event)) {
        QWidget::keyPressEvent(event);
    }
}

bool ReviewsPane::takeKey(const QKeyEvent& press) {
    if ((press.modifiers() & ~Qt::KeypadModifier) != Qt::NoModifier || press.isAutoRepeat()) {
        return false;
    }
    if (press.key() == Qt::Key_0) {
        takeBack();
        return true;
    }
    const auto verdict = verdictOfKey(press.key());
    if (verdict) {
        review(*verdict);
    }
    return verdict.has_value();
}

std::optional<ReviewVerdict> ReviewsPane::verdictOfKey(int key) {
    for (const VerdictKey& entry : kVerdictKeys) {
        if (key == entry.key) {
            return entry.verdict;
        }
    }
    return std::nullopt;
}

void ReviewsPane::refreshSoon() {
    m_stale = true;
    if (isVisible()) {
        refresh();
    }
}

void ReviewsPane::refresh() {
    m_stale = false;
    m_reviews.clear();
    m_settings.reset();
    const auto& current = m_controller.current();
    m_shown = current ? current->id : 0;
    m_notes->show(m_shown);
    if (current) {
        const auto reader = m_controller.workspace()->reader();
        if (!reader) {
            m_head->setText(widgets::errorText(reader.error()));
            return;
        }
        auto reviews = workspace::reviewsOf(*reader, current->id);
        auto settings = workspace::suiteSettingsOf(*reader, current->suite);
        if (!reviews || !settings) {
            m_head->setText(widgets::errorText(!reviews ? reviews.error() : settings.error()));
            return;
        }
        m_reviews = std::move(*reviews);
        m_settings = std::move(*settings);
    }
    showReviews();
}

void ReviewsPane::showReviews() {
    const auto& current = m_controller.current();
    const std::string me = m_controller.curator().toStdString();
    const bool isBlind = m_settings && m_settings->blindReviews;
    const std::vector<workspace::Review> visible =
        isBlind ? workspace::reviewsVisibleTo(me, m_reviews) : m_reviews;
    m_model->removeRows(0, m_model->rowCount());
    const workspace::Review* mine = nullptr;
    for (const workspace::Review& review : visible) {
        if (!me.empty() && review.reviewer == me) {
            mine = &review;
        }
        const QString when = widgets::timeText(QString::fromStdString(review.reviewedAt));
        const QString of = review.outdated ? tr("⚠ revision %1; outdated").arg(review.revision)
                                           : tr("revision %1").arg(review.revision);
        const QString note = QString::fromStdString(review.note);
        m_model->appendRow(
            {widgets::textItem(QString::fromStdString(review.reviewer)),
             widgets::textItem(app::verdictText(review.verdict)),
             widgets::textItem(review.reason.empty() ? QString() : flagReasonText(review.reason)),
             widgets::textItem(note, note), widgets::textItem(review.blind ? tr("yes") : tr("no")),
             widgets::textItem(when),
             widgets::textItem(of,
                               review.outdated ? tr("The question says something else now") : QString())});
    }
    const auto hidden = static_cast<int>(m_reviews.size() - visible.size());
    m_hidden->setVisible(hidden > 0);
    m_hidden->setText(hidden == 0 ? QString()
                      : hidden == 1
                          ? tr("1 review of somebody else is shown once you have given your own of "
                               "this revision.")
                          : tr("%n reviews of others are shown once you have given your own of this "
                               "revision.",
                               nullptr, hidden));
    m_head->setText(!current          ? tr("No question is in front.")
                    : me.empty()      ? tr("Say who you are to review: the first review asks for it.")
                    : mine == nullptr ? tr("You have not reviewed this question yet: 1 approves, 2 flags and "
                                           "asks for the reason, 3 is unsure.")
                    : mine->outdated  ? tr("You said “%1”, but of an older revision: say it again.")
                                           .arg(app::verdictText(mine->verdict))
                                     : tr("You said “%1”. A review changes neither the status nor the flags.")
                                           .arg(app::verdictText(mine->verdict)));
    const bool mayReview = current && !m_controller.isReadOnly();
    for (QPushButton* verdict : m_verdicts) {
        verdict->setEnabled(mayReview);
    }
    m_reason->setEnabled(mayReview);
    m_note->setEnabled(mayReview);
    m_takeBack->setEnabled(mayReview && mine != nullptr);
    m_blind->setEnabled(mayReview && m_settings);
    m_blind->setChecked(isBlind);
    if (m_model->rowCount() > 0) {
        m_view->setCurrentIndex(m_model->index(0, 0));
    }
}

void ReviewsPane::review(ReviewVerdict verdict) {
    if (m_stale) {
        refresh(); // what is not in view is read only when it is needed
    }
    if (!m_controller.current() || !m_settings) {
        return;
    }
    if (verdict == ReviewVerdict::Flag && m_reason->currentIndex() < 0) {
        askForReason();
        return;
    }
    workspace::NewReview said;
    said.question = m_controller.current()->id;
    said.verdict = verdict;
    said.reason =
        verdict == ReviewVerdict::Flag ? m_reason->currentData().toString().toStdString() : std::string();
    said.note = m_note->text().trimmed().toStdString();
    said.blind = m_settings->blindReviews;
    const QString done = tr("Your review of %1: %2.")
                             .arg(QString::fromStdString(m_controller.current()->question.questionId),
                                  said.reason.empty() ? app::verdictText(verdict)
                                                      : tr("%1, %2").arg(app::verdictText(verdict),
                                                                         flagReasonText(said.reason)));
    const bool saved = m_controller.edits().carryOut(
        {.write = [&](workspace::Workspace& workspace, const std::string& who) -> base::Result<> {
             said.revision = m_controller.current() ? m_controller.current()->revision : 0;
             const auto review = workspace::saveReview(workspace, said, who);
             return review ? base::Result<>{} : tl::unexpected(review.error());
         },
         .done = [&] { return done; },
         .again =
             [this, verdict, id = said.question] {
                 if (m_controller.current() && m_controller.current()->id == id) {
                     review(verdict);
                 }
             },
         .what = done});
    if (saved) {
        m_notes->forget(said.question);
        m_reason->setCurrentIndex(-1); // it was chosen for this review
        Q_EMIT reviewed(said.question);
    }
}

// The keys 1 to 9 choose. What is said is said of the question that is in front when it is chosen.
void ReviewsPane::askForReason() {
    auto* menu = new FlagMenu({}, this);
    menu->setObjectName(QStringLiteral("reviewReasons"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const base::RowId asked = m_controller.current()->id;
    connect(menu, &FlagMenu::reasonChosen, this, [this, asked](const QString& reason) {
        if (m_controller.current() && m_controller.current()->id == asked) {
            m_reason->setCurrentIndex(m_reason->findData(reason));
            review(ReviewVerdict::Flag);
        }
    });
    connect(menu, &FlagMenu::noteWanted, m_note, [this] { m_note->setFocus(Qt::OtherFocusReason); });
    const QWidget* const button = m_verdicts[1];
    menu->popup(button->mapToGlobal(QPoint(0, button->height())));
}

void ReviewsPane::takeBack() {
    if (m_stale) {
        refresh();
    }
    if (!m_takeBack->isEnabled() || !m_controller.current()) {
        return;
    }
    const QString done = tr("Your review of %1 is taken back.")
                             .arg(QString::fromStdString(m_controller.current()->question.questionId));
    (void)m_controller.edits().carryOut(
        {.write =
             [id = m_shown](workspace::Workspace& workspace, const std::string& who) {
                 return workspace::removeReview(workspace, id, who, who);
             },
         .done = [&] { return done; },
         .again =
             [this, id = m_shown] {
                 if (m_shown == id) {
                     takeBack();
                 }
             },
         .what = done});
}

void ReviewsPane::setBlind(bool blind) {
    if (!m_controller.current() || !m_settings) {
        return;
    }
    const base::RowId suite = m_controller.current()->suite;
    const QString done =
        blind ? tr("The reviews of the suite are blind now.") : tr("The reviews of the suite are open now.");
    const bool saved = m_controller.edits().carryOut(
        {.write =
             [&](workspace::Workspace& workspace, const std::string& who) {
                 return workspace::changeSuiteSettings(
                     workspace, suite,
                     [blind](workspace::SuiteSettings& settings) -> base::Result<> {
                         settings.blindReviews = blind;
                         return {};
                     },
                     who, (blind ? tr("Reviews blind") : tr("Reviews open")).toStdString());
             },
         .done = [&] { return done; },
         .again =
             [this, blind, suite] {
                 if (m_controller.current() && m_controller.current()->suite == suite) {
                     setBlind(blind);
                 }
             },
         .what = done});
    if (!saved) {
        showReviews(); // the check as it was
    }
}

} // namespace assay::app

#include "moc_reviews_pane.cpp"
