#include "app/shell/tour.h"

#include <QAccessible>
#include <QApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QMouseEvent>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

namespace assay::app {
namespace {

constexpr int kRound = 6;
constexpr int kGap = 4; // between the tip and the navigation

} // namespace

Tour::Tour(QListWidget& navigation, const QWidget& messages, std::function<void(const QString&)> showPage,
           QWidget* window)
    : QFrame(window)
    , m_navigation(navigation)
    , m_messages(messages)
    , m_showPage(std::move(showPage))
    , m_title(new QLabel(this))
    , m_text(new QLabel(this))
    , m_count(new QLabel(this))
    , m_back(new QPushButton(this))
    , m_next(new QPushButton(this))
    , m_skip(new QPushButton(this)) {
    setObjectName(QStringLiteral("tour"));
    hide();
    m_title->setObjectName(QStringLiteral("tourTitle"));
    m_text->setObjectName(QStringLiteral("tourText"));
    m_count->setObjectName(QStringLiteral("tourCount"));
    m_back->setObjectName(QStringLiteral("tourBack"));
    m_next->setObjectName(QStringLiteral("tourNext"));
    m_skip->setObjectName(QStringLiteral("tourSkip"));
    QFont bold = m_title->font();
    bold.setBold(true);
    m_title->setFont(bold);
    for (QLabel* label : {m_title, m_text, m_count}) {
        label->setTextFormat(Qt::PlainText);
    }
    m_text->setWordWrap(true);
    m_title->setWordWrap(true);
    for (QPushButton* button : {m_back, m_next, m_skip}) {
        button->setAutoDefault(false);
    }
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_title, 1);
    buttons->addWidget(m_count);
    buttons->addWidget(m_skip);
    buttons->addWidget(m_back);
    buttons->addWidget(m_next);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(14, 8, 14, 10);
    layout->addLayout(buttons);
    layout->addWidget(m_text);
    setCursor(Qt::SizeAllCursor); // it can be moved
    for (QPushButton* button : {m_back, m_next, m_skip}) {
        button->setCursor(Qt::ArrowCursor);
    }
    setTabOrder(m_next, m_back);
    setTabOrder(m_back, m_skip);
    connect(m_next, &QPushButton::clicked, this,
            [this] { m_step + 1 < steps() ? showStep(m_step + 1) : end(); });
    connect(m_back, &QPushButton::clicked, this, [this] { showStep(std::max(0, m_step - 1)); });
    connect(m_skip, &QPushButton::clicked, this, &Tour::end);
    makeSteps();
}

Tour::~Tour() {
    qApp->removeEventFilter(this);
}

void Tour::makeSteps() {
    m_skip->setText(tr("End the tour"));
    m_skip->setToolTip(tr("Esc"));
    m_back->setText(tr("Back"));
    m_next->setText(tr("Next"));
    // True of any workspace: the tour can be taken over one's own as well.
    const QList<Step> all{
        {QStringLiteral("home"), tr("What there is"),
         tr("Home lists what the workspace holds. Files of scores, questions, filings or bundles can be "
            "dropped anywhere in the window; their kind is seen from what is in them. All that the demo "
            "holds was generated.")},
        {QStringLiteral("questions"), tr("The gold, question by question"),
         tr("Every question with its answer, its evidence and its history. F flags one, Ctrl+Return approves "
            "it and goes on. Check for bad questions, on the tab Suspicions, names what looks wrong and why; "
            "in the demo it finds five that are bad on purpose.")},
        {QStringLiteral("corpus"), tr("The source sentences"),
         tr("The sentences that the evidence stands in, by company, year and section. Next to a sentence you "
            "see what is around it, which questions use it, and what is nearest to it by its vector.")},
        {QStringLiteral("neighbours"), tr("Do searches find neighbouring sentences?"),
         tr("A neighbour test asks that of every search over the same anchors. The overview compares the "
            "searches, Hardest cases shows the texts, and the gate says whether a test moved too far from "
            "its baseline, as the second one of the demo did.")},
        {QStringLiteral("retrieval"), tr("Do searches find the evidence?"),
         tr("Ranked lists measured against what each question needs. Move alpha and see words and vectors "
            "weighed against each other; what was missed says why.")},
        {QStringLiteral("answers"), tr("What a system said"),
         tr("Answers beside gold and evidence, each score with its reasons. Compare says which of two "
            "systems answers better and whether that is luck.")},
        {QStringLiteral("thresholds"), tr("Where to draw the line"),
         tr("Move τ and see the matrix and the curves follow. Where no threshold meets the constraints, as "
            "in two of the demo's ten scenarios, the page says which one fails. Decide keeps what you "
            "chose, with your reason.")},
        {QStringLiteral("runs"), tr("What was measured before"),
         tr("Every evaluation is kept with its inputs, settings and figures. Put runs side by side, follow "
            "a figure over time, and let gates judge each run against its baseline.")},
        {QStringLiteral("report"), tr("What goes to the meeting"),
         tr("Choose what the report holds and read it page by page. The brief has a page for each thing "
            "that was measured; it is saved as PDF, and its tables as CSV and xlsx.")},
    };
    m_steps.clear();
    for (const Step& each : all) {
        for (int row = 0; row < m_navigation.count(); ++row) {
            if (m_navigation.item(row)->data(Qt::UserRole).toString() == each.page) {
                m_steps.append({each.page, each.title, each.text, row});
            }
        }
    }
}

void Tour::start() {
    makeSteps(); // pages may have come since
    if (m_steps.isEmpty()) {
        return;
    }
    if (!isRunning()) {
        qApp->installEventFilter(this);
    }
    showStep(0);
}

void Tour::end() {
    if (!isRunning()) {
        return;
    }
    qApp->removeEventFilter(this);
    m_step = -1;
    hide();
    Q_EMIT ended();
}

void Tour::showStep(int step) {
    m_step = step;
    const Step& now = m_steps[step];
    const bool last = step + 1 == steps();
    m_title->setText(m_navigation.item(now.row)->text() + QStringLiteral(" · ") + now.title);
    m_text->setText(now.text);
    m_count->setText(tr("%1 of %2").arg(step + 1).arg(steps()));
    m_next->setText(last ? tr("Done") : tr("Next"));
    m_back->setEnabled(step > 0);
    m_skip->setVisible(!last);
    // A screen reader says it when the focus comes in.
    setAccessibleName(tr("Tour, step %1 of %2: %3").arg(step + 1).arg(steps()).arg(now.title));
    setAccessibleDescription(now.text);
    m_next->setAccessibleDescription(now.title + QStringLiteral(". ") + now.text);
    m_showPage(now.page);
    setVisible(true);
    place();
    raise();
    window()->setAttribute(Qt::WA_KeyboardFocusChange); // the button shows that it has the keys
    m_next->setFocus(Qt::OtherFocusReason);             // the page took it
    QAccessibleEvent changed(this, QAccessible::NameChanged);
    QAccessible::updateAccessibility(&changed);
}

void Tour::place() {
    if (!isRunning()) {
        return;
    }
    // Along the lower edge, wide and low: there it covers least of the page that it is about.
    const QWidget* window = parentWidget();
    const int left = m_navigation.mapTo(window, QPoint(m_navigation.width(), 0)).x() + kGap;
    const int width = window->width() - left - kGap;
    const int height = std::max(layout()->totalHeightForWidth(width), layout()->totalMinimumSize().height());
    const int highest = m_navigation.mapTo(window, QPoint()).y() + kGap; // the menu bar stays free
    const int lowest = m_messages.isVisible() ? m_messages.mapTo(window, QPoint()).y() : window->height();
    const QPoint corner(left, std::max(highest, lowest - height - kGap));
    setGeometry(QRect(corner, QSize(width, height)));
    layout()->activate();
    // The title beside the buttons may take a line more than was foreseen.
    if (const int lacks = m_text->heightForWidth(m_text->width()) - m_text->height(); lacks > 0) {
        setGeometry(geometry().adjusted(0, -std::min(lacks, y() - highest), 0, 0));
    }
    moveBy(m_moved);
}

// Never out of the window.
void Tour::moveBy(const QPoint& way) {
    const QSize room = parentWidget()->size() - size();
    const QPoint wanted = pos() + way;
    move(std::clamp(wanted.x(), 0, std::max(0, room.width())),
         std::clamp(wanted.y(), 0, std::max(0, room.height())));
}

void Tour::mousePressEvent(QMouseEvent* event) {
    m_grip = event->globalPosition().toPoint();
}

void Tour::mouseMoveEvent(QMouseEvent* event) {
    if (event->buttons().testFlag(Qt::LeftButton)) {
        const QPoint before = pos();
        moveBy(event->globalPosition().toPoint() - m_grip);
        m_moved += pos() - before;
        m_grip = event->globalPosition().toPoint();
    }
}

// Keys of the callout itself; its buttons would take arrows for a wish to go to the next button.
bool Tour::takeKey(int key) {
    switch (key) {
    case Qt::Key_Right:
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (key != Qt::Key_Right && (m_back->hasFocus() || m_skip->hasFocus())) {
            (m_back->hasFocus() ? m_back : m_skip)->click();
        } else {
            m_next->click();
        }
        return true;
    case Qt::Key_Left:
        m_back->click();
        return true;
    default:
        return false;
    }
}

void Tour::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(palette().brush(QPalette::Base));
    painter.setPen(QPen(palette().color(QPalette::Highlight), 1.5));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), kRound, kRound);
}

void Tour::changeEvent(QEvent* event) {
    QFrame::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        place();
    }
}

// Escape anywhere in the window, and everything that moves the entries.
bool Tour::eventFilter(QObject* watched, QEvent* event) {
    const auto* widget = qobject_cast<QWidget*>(watched);
    if (event->type() == QEvent::KeyPress && widget != nullptr && widget->window() == window() &&
        QApplication::activePopupWidget() == nullptr) {
        const auto* press = static_cast<QKeyEvent*>(event);
        if (press->key() == Qt::Key_Escape) {
            end();
            return true;
        }
        const bool plain = (press->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
        if (plain && (watched == this || isAncestorOf(widget)) && takeKey(press->key())) {
            return true;
        }
    }
    const bool moves = event->type() == QEvent::Resize || event->type() == QEvent::Show ||
                       event->type() == QEvent::LayoutRequest;
    const bool shifts = moves || event->type() == QEvent::Hide || event->type() == QEvent::Move;
    if ((moves && (watched == parentWidget() || watched == &m_navigation)) ||
        (shifts && watched == &m_messages)) {
        place();
    }
    return QFrame::eventFilter(watched, event);
}

} // namespace assay::app

#include "moc_tour.cpp"
