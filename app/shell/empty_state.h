// Why a page, or a part of it, shows nothing, and buttons for what a person does next: actions of the window
// (to open a workspace, to import into it, to go to another page) and of the page itself. GUI thread only.
#pragma once

#include <QList>
#include <QPointer>
#include <QPushButton>
#include <QStackedWidget>
#include <QString>
#include <QStringList>
#include <QWidget>

class QAction;
class QLabel;
class QVBoxLayout;

namespace assay::app {

class Session;

class EmptyState : public QWidget {
    Q_OBJECT
  public:
    // `name` is the object name of its text.
    explicit EmptyState(const QString& name, QWidget* parent = nullptr);

    // Without what the window offers where importing or opening is not what comes next, and without actions
    // of the page where there is nothing to do but to wait.
    void setText(const QString& why, bool withStart = true, bool withOwn = true);
    [[nodiscard]] QString text() const;

    // Actions of the page, shown while they can be done. They outlive it.
    void setOwnOffers(const QList<QAction*>& own);
    // The pages, by their keys, that are offered instead of an import once the workspace holds something.
    void setPageOffers(const QStringList& keys);

    // What is said wherever a part of a page has nothing to show for want of a workspace.
    [[nodiscard]] static QString noWorkspace();

    // Its workspace has no scores and nothing of gold; false while that is not read yet.
    [[nodiscard]] static bool holdsNothing(const Session& session);

  protected:
    void showEvent(QShowEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;

  private:
    void refresh();
    [[nodiscard]] QList<QAction*> startOffers() const;

    QLabel* m_text;
    QVBoxLayout* m_buttons;
    QList<QAction*> m_own;
    QStringList m_pages;
    bool m_withStart = true;
    bool m_withOwn = true;
    QList<QAction*> m_offers;      // that have buttons
    QPointer<QPushButton> m_first; // of their buttons
};

// A part of a page, as a tab of it, or in its place why it shows nothing, with what comes next. The part's
// parentWidget() is this. GUI thread only.
//
//     auto* shown = new PartOrEmpty(*pane, QStringLiteral("overviewEmpty"), this);
//     tabs->addTab(shown, tr("Overview"));
//     shown->empty().setOwnOffers({m_setUp});
//     shown->setReason(controller.whyNoView()); // empty: the part is shown
class PartOrEmpty : public QStackedWidget {
    Q_OBJECT
  public:
    // Takes the part. `name` is the object name of the text in its place.
    PartOrEmpty(QWidget& part, const QString& name, QWidget* parent = nullptr);

    [[nodiscard]] EmptyState& empty() const { return *m_empty; }

    // Empty: the part is shown. The offers as setText() has them.
    void setReason(const QString& why, bool withStart = true, bool withOwn = true);

  private:
    QWidget& m_part;
    EmptyState* m_empty;
};

} // namespace assay::app
