#include "app/shell/message_banner.h"

#include "widgets/issues/severity_icon.h"
#include "widgets/theme/flow_layout.h"
#include "widgets/theme/symbol_icon.h"
#include "widgets/theme/theme.h"

#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMenuBar>
#include <QPainter>
#include <QPushButton>
#include <QTabBar>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

namespace assay::app {
namespace {

constexpr int kAgainMs = 1'000;
constexpr int kEdge = 8;
constexpr int kRowEdge = 6; // above and below a message

base::Severity severityOf(MessageBanner::Kind kind) {
    switch (kind) {
    case MessageBanner::Kind::Notice:
    case MessageBanner::Kind::Done:
        return base::Severity::Info;
    case MessageBanner::Kind::Warning:
        return base::Severity::Warning;
    case MessageBanner::Kind::Error:
        return base::Severity::Error;
    }
    return base::Severity::Info;
}

QColor colourOf(MessageBanner::Kind kind) {
    switch (kind) {
    case MessageBanner::Kind::Notice:
    case MessageBanner::Kind::Done:
        return {0x00, 0x72, 0xB2};
    case MessageBanner::Kind::Warning:
        return {0xE6, 0x9F, 0x00};
    case MessageBanner::Kind::Error:
        return {0xC8, 0x45, 0x00};
    }
    return {};
}

} // namespace

class MessageBanner::Row : public QFrame {
  public:
    Row(MessageBanner& banner, Kind kind, const QString& text, QString key, const QList<QAction*>& actions)
        : QFrame(&banner)
        , m_banner(banner)
        , m_kind(kind)
        , m_key(std::move(key))
        , m_text(text) {
        auto* icon = new QLabel(this);
        const int side = fontMetrics().height();
        icon->setPixmap(widgets::severityIcon(severityOf(kind)).pixmap(side, side));
        auto* label = new QLabel(text, this);
        label->setObjectName(QStringLiteral("messageText"));
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
        label->setAccessibleName(text);
        label->setFocusPolicy(Qt::NoFocus); // a click leaves the keys where they are
        auto* layout = new QHBoxLayout(this);
        layout->setContentsMargins(12, kRowEdge, 6, kRowEdge);
        layout->setSpacing(8);
        layout->addWidget(icon);
        auto* column = new QVBoxLayout;
        column->addWidget(label);
        layout->addLayout(column, 1);
        // Several go below the text, and on in a new line where there is no room.
        QLayout* buttons = layout;
        if (actions.size() > 1) {
            buttons = new widgets::FlowLayout;
            buttons->setSpacing(8);
            column->addLayout(buttons);
        }
        for (QAction* action : actions) {
            action->setParent(this);
            auto* button = new QPushButton(action->text(), this);
            button->setObjectName(action->objectName());
            button->setToolTip(action->toolTip());
            button->setAutoDefault(true);
            button->setDefault(action == actions.front());
            button->setFocusPolicy(Qt::TabFocus); // a click leaves the keys where they are
            connect(button, &QPushButton::clicked, this, [this, action] {
                // First gone, then done: what is done may show the next message.
                m_banner.giveFocusBack(*this);
                hide();
                action->trigger();
                m_banner.remove(this);
            });
            m_firstButton = m_firstButton != nullptr ? m_firstButton : button;
            buttons->addWidget(button);
        }
        auto* close = new QToolButton(this);
        close->setObjectName(QStringLiteral("messageClose"));
        close->setAutoRaise(true);
        close->setIcon(widgets::symbolIcon(QStringLiteral("close")));
        close->setToolTip(MessageBanner::tr("Close this message (Esc)"));
        close->setAccessibleName(MessageBanner::tr("Close this message"));
        close->setFocusPolicy(Qt::TabFocus);
        connect(close, &QToolButton::clicked, this, [this] { m_banner.decline(this); });
        layout->addWidget(close, 0, Qt::AlignVCenter);
        setAccessibleName(text);
        if (kind == Kind::Done || (kind == Kind::Notice && actions.isEmpty())) {
            auto* ends = new QTimer(this);
            ends->setObjectName(QStringLiteral("messageEnds"));
            // Not while one reads a message or is about to press its button: those above would move.
            connect(ends, &QTimer::timeout, this, [this, ends] {
                if (m_banner.underMouse()) {
                    ends->start(kAgainMs);
                } else {
                    m_banner.decline(this);
                }
            });
            ends->start(kNoticeMs);
        }
    }

    // No higher than its text and buttons are.
    void setTight(bool tight) {
        const int edge = tight ? 1 : kRowEdge;
        if (layout()->contentsMargins().top() != edge) {
            layout()->setContentsMargins(12, edge, 6, edge);
        }
    }

    [[nodiscard]] const QString& key() const { return m_key; }

    [[nodiscard]] const QString& text() const { return m_text; }

    [[nodiscard]] QPushButton* firstButton() const { return m_firstButton; }

  protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        const QColor colour = colourOf(m_kind);
        QColor tint = colour;
        tint.setAlphaF(widgets::isDarkPalette(palette()) ? 0.22F : 0.13F);
        painter.fillRect(rect(), palette().brush(QPalette::Window)); // nothing of the page shines through
        painter.fillRect(rect(), tint);
        painter.fillRect(QRect(0, 0, 4, height()), colour);
        painter.setPen(colour);
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
    }

    void keyPressEvent(QKeyEvent* event) override {
        if (event->key() == Qt::Key_Escape) {
            m_banner.decline(this);
            return;
        }
        QFrame::keyPressEvent(event);
    }

  private:
    MessageBanner& m_banner;
    Kind m_kind;
    QString m_key;
    QString m_text;
    QPushButton* m_firstButton = nullptr;
};

MessageBanner::MessageBanner(QWidget* parent)
    : QWidget(parent)
    , m_layout(new QVBoxLayout(this)) {
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(4);
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget* before, QWidget* now) {
        if (isAncestorOf(now) && before != nullptr && !isAncestorOf(before)) {
            m_before = before;
        }
        place();
    });
    hide();
}

MessageBanner::~MessageBanner() {
    qApp->disconnect(this); // a message that goes with it may have the keyboard
}

void MessageBanner::layOver(QWidget& area, QTabWidget* below, QMenuBar* above) {
    m_area = &area;
    area.installEventFilter(this);
    m_below = below;
    if (below != nullptr) {
        below->installEventFilter(this);
        below->parentWidget()->installEventFilter(this);
    }
    m_above = above;
    if (above != nullptr) {
        above->installEventFilter(this);
    }
    place();
}

QRect MessageBanner::roomBesideTabs() const {
    if (!m_below || !m_below->isVisible() || m_below->tabPosition() != QTabWidget::North) {
        return {};
    }
    const QTabBar* const tabs = m_below->tabBar();
    const QWidget* const corner = m_below->cornerWidget();
    const int left = tabs->mapTo(parentWidget(), QPoint(tabs->sizeHint().width(), 0)).x();
    const int right = corner != nullptr && corner->isVisible()
                          ? corner->mapTo(parentWidget(), QPoint()).x()
                          : m_below->mapTo(parentWidget(), QPoint(m_below->width(), 0)).x();
    const int top = m_below->mapTo(parentWidget(), QPoint()).y();
    return QRect(QPoint(left + kEdge, top), QPoint(right - kEdge, top + tabs->height() - 1));
}

QRect MessageBanner::roomBesideMenus() const {
    if (!m_above || !m_above->isVisible() || m_above->isNativeMenuBar() ||
        !parentWidget()->isAncestorOf(m_above)) {
        return {};
    }
    int left = 0;
    const QList<QAction*> menus = m_above->actions();
    for (QAction* menu : menus) {
        left = std::max(left, m_above->actionGeometry(menu).right());
    }
    const QRect bar(m_above->mapTo(parentWidget(), QPoint()), m_above->size());
    return {QPoint(bar.left() + left + 2 * kEdge, bar.top()), QPoint(bar.right() - kEdge, bar.bottom())};
}

void MessageBanner::place() {
    constexpr int kMostCharacters = 130;
    constexpr int kLeastCharacters = 70; // beside tabs
    if (m_area == nullptr || isHidden()) {
        return;
    }
    const QRect room(m_area->mapTo(parentWidget(), QPoint()), m_area->size());
    const int unit = fontMetrics().averageCharWidth();
    QRect beside = roomBesideTabs();
    // Without the tabs, there is nothing at the lower edge that is not worked with.
    const bool isAbove = beside.isEmpty() && roomBesideMenus().width() >= unit * kLeastCharacters;
    if (isAbove) {
        beside = roomBesideMenus();
    }
    for (Row* row : std::as_const(m_rows)) {
        row->setTight(isAbove); // the head of the page begins right below
    }
    const bool isBeside = beside.width() >= unit * kLeastCharacters;
    const QRect across = isBeside ? beside : room.adjusted(kEdge, 0, -kEdge, -kEdge);
    // Beside menus one line of what is said is worth more than its being short.
    const int width =
        isAbove ? across.width() : std::clamp(unit * kMostCharacters, 1, std::max(1, across.width()));
    const int height = std::max(0, m_layout->totalHeightForWidth(width));
    // In the middle of the page, as far as tabs let it.
    const int left = std::clamp(room.center().x() - width / 2, across.left(),
                                std::max(across.left(), across.right() + 1 - width));
    QRect place(left, isAbove ? across.top() : std::max(0, across.bottom() + 1 - height), width, height);
    // Never over the field that one types in.
    const QWidget* focus = window()->focusWidget();
    if (focus != nullptr && m_area->isAncestorOf(focus) && focus->testAttribute(Qt::WA_InputMethodEnabled) &&
        place.intersects(QRect(focus->mapTo(parentWidget(), QPoint()), focus->size()))) {
        place.moveTop(room.top() + kEdge);
    }
    setGeometry(place);
    raise();
}

bool MessageBanner::event(QEvent* event) {
    const bool done = QWidget::event(event);
    if (event->type() == QEvent::Show) {
        window()->installEventFilter(this);
    }
    if (event->type() == QEvent::LayoutRequest || event->type() == QEvent::Show) {
        place();
    }
    return done;
}

bool MessageBanner::eventFilter(QObject* watched, QEvent* event) {
    // Escape that nobody else wants closes the newest message, wherever the keyboard is.
    if (watched == window() && event->type() == QEvent::KeyPress && !m_rows.isEmpty() && isVisible() &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape &&
        static_cast<QKeyEvent*>(event)->modifiers() == Qt::NoModifier) {
        decline(m_rows.first());
        return true;
    }
    if ((watched == m_area || watched == m_below || (m_above && watched == m_above) ||
         (m_below && watched == m_below->parentWidget())) &&
        (event->type() == QEvent::Resize || event->type() == QEvent::Move || event->type() == QEvent::Show ||
         event->type() == QEvent::Hide)) {
        place();
    }
    return QWidget::eventFilter(watched, event);
}

void MessageBanner::showMessage(Kind kind, const QString& text, const QString& key,
                                const QList<QAction*>& actions) {
    const QList<Row*> present = m_rows;
    for (Row* row : present) {
        if ((!key.isEmpty() && row->key() == key) || row->text() == text) {
            remove(row);
        }
    }
    while (m_rows.size() >= kMostMessages) {
        decline(m_rows.last());
    }
    if (kind == Kind::Warning || kind == Kind::Error) {
        qWarning("Shown: %s", qUtf8Printable(text));
    }
    auto* row = new Row(*this, kind, text, key, actions);
    m_rows.prepend(row);
    m_layout->insertWidget(0, row);
    row->show();
    show();
    place();
    QAccessibleEvent event(row, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
    if (row->firstButton() != nullptr && kind != Kind::Done) {
        row->firstButton()->setFocus();
    }
}

void MessageBanner::dismiss(const QString& key) {
    const QList<Row*> present = m_rows;
    for (Row* row : present) {
        if (row->key() == key) {
            remove(row);
        }
    }
}

void MessageBanner::dismissAll() {
    const QList<Row*> present = m_rows;
    for (Row* row : present) {
        remove(row);
    }
}

QStringList MessageBanner::messages() const {
    QStringList texts;
    for (const Row* row : m_rows) {
        texts.append(row->text());
    }
    return texts;
}

void MessageBanner::decline(Row* row) {
    const QString key = row->key();
    remove(row);
    Q_EMIT declined(key);
}

// Else the keyboard would go to whatever comes next in the window, where keys of the page do nothing.
void MessageBanner::giveFocusBack(const Row& row) {
    if (row.isAncestorOf(window()->focusWidget()) && m_before && m_before->isVisible() &&
        m_before->isEnabled() && m_before->window() == window()) {
        m_before->setFocus(Qt::OtherFocusReason);
    }
}

void MessageBanner::remove(Row* row) {
    if (!m_rows.removeOne(row)) {
        return;
    }
    m_layout->removeWidget(row);
    giveFocusBack(*row);
    row->hide();
    row->deleteLater();
    setVisible(!m_rows.isEmpty());
    place();
}

} // namespace assay::app

#include "moc_message_banner.cpp"
