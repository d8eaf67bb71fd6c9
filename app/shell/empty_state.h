// Why a page, or a part of it, shows nothing, and buttons for what a person does next: actions of the window
// (to open a workspace, to import into it, to go to another page) and of the page itself. GUI thread only.
#pragma once

#include <QList>
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

    // Without what the window offers where importing or opening is not what comes next.
    void setText(const QString& why, bool withStart = true);
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

  private:
    void refresh();
    [[nodiscard]] QList<QAction*> startOffers() const;

    QLabel* m_text;
    QVBoxLayout* m_buttons;
    QList<QAction*> m_own;
    QStringList m_pages;
    bool m_withStart = true;
    QList<QAction*> m_offers; // that have buttons
};

} // namespace assay::app
