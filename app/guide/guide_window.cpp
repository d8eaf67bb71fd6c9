#include "app/guide/guide_window.h"

#include "app/guide/guide_browser.h"
#include "app/guide/guide_chapters.h"
#include "app/settings/settings.h"
#include "widgets/theme/font_measure.h"
#include "widgets/theme/symbol_icon.h"

#include <QAction>
#include <QFontMetrics>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QSignalBlocker>
#include <QSplitter>
#include <QStyle>
#include <QToolButton>
#include <QVBoxLayout>

namespace assay::app {
namespace {

const QString kGeometry = QStringLiteral("guide/geometry");

} // namespace

GuideWindow::GuideWindow(Settings& settings, QWidget* parent)
    : QWidget(parent, Qt::Window)
    , m_settings(settings)
    , m_browser(new GuideBrowser(this))
    , m_chapters(new QListWidget(this))
    , m_find(new QLineEdit(this))
    , m_matches(new QLabel(this)) {
    setObjectName(QStringLiteral("guideWindow"));
    setWindowIcon(widgets::programIcon());
    setAttribute(Qt::WA_QuitOnClose, false);
    m_browser->setObjectName(QStringLiteral("guideText"));
    m_browser->setAccessibleName(tr("Text of the user guide"));
    m_chapters->setObjectName(QStringLiteral("guideChapters"));
    m_chapters->setAccessibleName(tr("Chapters"));
    m_chapters->setFrameShape(QFrame::NoFrame);
    m_chapters->setSpacing(3);
    m_find->setObjectName(QStringLiteral("guideFind"));
    m_find->setAccessibleName(tr("Find in this chapter"));
    m_find->setPlaceholderText(tr("Find in this chapter"));
    m_find->setClearButtonEnabled(true);
    m_find->installEventFilter(this);
    m_matches->setObjectName(QStringLiteral("guideMatches"));
    for (const GuideChapter& chapter : guideChapters()) {
        auto* item = new QListWidgetItem(chapter.title, m_chapters);
        item->setData(Qt::UserRole, chapter.address);
        item->setToolTip(chapter.title);
    }
    makeActions();
    makeLayout();
    connect(m_browser, &QTextBrowser::sourceChanged, this, &GuideWindow::chapterShown);
    connect(m_chapters, &QListWidget::currentItemChanged, this, [this](const QListWidgetItem* item) {
        if (item != nullptr) {
            m_browser->showAddress(item->data(Qt::UserRole).toUrl());
        }
    });
    for (const auto chosen : {&QListWidget::itemActivated, &QListWidget::itemClicked}) {
        connect(m_chapters, chosen, this, [this] { m_browser->setFocus(); });
    }
    connect(m_find, &QLineEdit::textEdited, this, &GuideWindow::typed);
    if (!restoreGeometry(m_settings.layout(kGeometry))) {
        const QFontMetrics metrics(font());
        resize(metrics.averageCharWidth() * 150, metrics.height() * 48);
    }
    m_browser->setFocus();
}

GuideWindow::~GuideWindow() {
    m_settings.setLayout(kGeometry, saveGeometry());
}

void GuideWindow::makeActions() {
    const auto make = [this](const QString& name, const QString& text, const QList<QKeySequence>& keys) {
        auto* action = new QAction(text, this);
        action->setObjectName(name);
        action->setShortcuts(keys);
        addAction(action);
        return action;
    };
    m_back = make(QStringLiteral("guide_back"), tr("Back"), QKeySequence::keyBindings(QKeySequence::Back));
    m_back->setIcon(style()->standardIcon(QStyle::SP_ArrowBack));
    m_back->setEnabled(false);
    m_forward = make(QStringLiteral("guide_forward"), tr("Forward"),
                     QKeySequence::keyBindings(QKeySequence::Forward));
    m_forward->setIcon(style()->standardIcon(QStyle::SP_ArrowForward));
    m_forward->setEnabled(false);
    connect(m_back, &QAction::triggered, m_browser, &QTextBrowser::backward);
    connect(m_forward, &QAction::triggered, m_browser, &QTextBrowser::forward);
    connect(m_browser, &QTextBrowser::backwardAvailable, m_back, &QAction::setEnabled);
    connect(m_browser, &QTextBrowser::forwardAvailable, m_forward, &QAction::setEnabled);

    const QAction* find = make(QStringLiteral("guide_find"), tr("Find"), {QKeySequence::Find});
    connect(find, &QAction::triggered, this, [this] {
        m_find->setFocus(Qt::ShortcutFocusReason);
        m_find->selectAll();
    });
    const QAction* next = make(QStringLiteral("guide_next"), tr("Find next"), {QKeySequence(Qt::Key_F3)});
    connect(next, &QAction::triggered, this, [this] { search(false); });
    const QAction* previous =
        make(QStringLiteral("guide_previous"), tr("Find previous"), {QKeySequence(Qt::SHIFT | Qt::Key_F3)});
    connect(previous, &QAction::triggered, this, [this] { search(true); });

    const QAction* larger = make(QStringLiteral("guide_larger"), tr("Larger text"),
                                 {QKeySequence::ZoomIn, QKeySequence(Qt::CTRL | Qt::Key_Equal)});
    const QAction* smaller =
        make(QStringLiteral("guide_smaller"), tr("Smaller text"), {QKeySequence::ZoomOut});
    const auto zoom = [this](qreal by) {
        QFont letters = m_browser->font();
        letters.setPointSizeF(qBound(6.0, letters.pointSizeF() + by, 40.0));
        m_browser->setFont(letters);
    };
    const QAction* usual =
        make(QStringLiteral("guide_usual"), tr("Usual text size"), {QKeySequence(Qt::CTRL | Qt::Key_0)});
    connect(usual, &QAction::triggered, this, [this] { m_browser->setFont(QFont()); });
    connect(larger, &QAction::triggered, this, [zoom] { zoom(1); });
    connect(smaller, &QAction::triggered, this, [zoom] { zoom(-1); });
    const QAction* close = make(QStringLiteral("guide_close"), tr("Close"),
                                {QKeySequence(Qt::Key_Escape), QKeySequence(Qt::CTRL | Qt::Key_W)});
    connect(close, &QAction::triggered, this, &QWidget::close);
}

void GuideWindow::makeLayout() {
    auto* bar = new QHBoxLayout;
    bar->setContentsMargins(6, 6, 6, 6);
    for (QAction* action : {m_back, m_forward}) {
        auto* button = new QToolButton(this);
        button->setDefaultAction(action);
        button->setAccessibleName(action->text());
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::TabFocus);
        button->setToolTip(
            tr("%1 (%2)").arg(action->text(), action->shortcut().toString(QKeySequence::NativeText)));
        bar->addWidget(button);
    }
    bar->addStretch();
    bar->addWidget(m_matches);
    bar->addSpacing(fontMetrics().averageCharWidth() * 2);
    widgets::keepMeasure(*m_find,
                         [this] { m_find->setMaximumWidth(m_find->fontMetrics().averageCharWidth() * 44); });
    widgets::keepMeasure(*m_find,
                         [this] { m_find->setMinimumWidth(m_find->fontMetrics().averageCharWidth() * 24); });
    bar->addWidget(m_find);

    auto* split = new QSplitter(this);
    split->setChildrenCollapsible(false);
    split->addWidget(m_chapters);
    split->addWidget(m_browser);
    split->setStretchFactor(1, 1);
    const int wide = m_chapters->sizeHintForColumn(0) + fontMetrics().averageCharWidth() * 3;
    split->setSizes({wide, width() * 4});
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(bar);
    layout->addWidget(split, 1);
    setTabOrder(m_find, m_chapters);
    setTabOrder(m_chapters, m_browser);
}

void GuideWindow::showChapter(const QUrl& address) {
    const QUrl wanted = address.isEmpty() ? guideChapters().front().address : address;
    if (m_browser->source() != wanted) {
        m_browser->showAddress(wanted);
    }
}

void GuideWindow::chapterShown(QUrl address) {
    address.setFragment({});
    for (int row = 0; row < m_chapters->count(); ++row) {
        if (m_chapters->item(row)->data(Qt::UserRole).toUrl() == address) {
            const QSignalBlocker blocker(m_chapters); // the text is there already
            m_chapters->setCurrentRow(row);
            setWindowTitle(tr("%1 — User guide of Assay").arg(m_chapters->item(row)->text()));
        }
    }
    showMatches();
}

void GuideWindow::typed() {
    // From where the last find began, so that a longer word stays at its place.
    QTextCursor cursor = m_browser->textCursor();
    cursor.setPosition(cursor.selectionStart());
    m_browser->setTextCursor(cursor);
    m_browser->findText(m_find->text(), false);
    showMatches();
}

void GuideWindow::search(bool backward) {
    if (m_find->text().isEmpty()) {
        m_find->setFocus(Qt::ShortcutFocusReason);
        return;
    }
    m_browser->findText(m_find->text(), backward);
    showMatches();
}

void GuideWindow::showMatches() {
    const GuideBrowser::Matches found = m_browser->matches(m_find->text());
    if (m_find->text().isEmpty()) {
        m_matches->clear();
    } else if (found.count == 0) {
        m_matches->setText(tr("Not in this chapter"));
    } else if (found.selected > 0) {
        m_matches->setText(tr("%1 of %2").arg(found.selected).arg(found.count));
    } else {
        m_matches->setText(tr("%n place(s)", nullptr, found.count));
    }
}

bool GuideWindow::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_find && event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) {
            search(key->modifiers().testFlag(Qt::ShiftModifier));
            return true;
        }
    }
    // Escape in the search goes back to the text; there it closes the window.
    if (watched == m_find && event->type() == QEvent::ShortcutOverride &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        m_browser->setFocus(Qt::ShortcutFocusReason);
        event->accept();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace assay::app

#include "moc_guide_window.cpp"
