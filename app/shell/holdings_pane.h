// On the home page: what the workspace holds of questions, bundles and answers. What others change of it is
// seen within a second. GUI thread only.
#pragma once

#include "app/shell/holdings_model.h"

#include <QTimer>
#include <QWidget>
#include <optional>

class QAction;
class QLabel;
class QStackedWidget;

namespace assay::widgets {
class DataTableView;
}

namespace assay::app {

class HoldingsPane : public QWidget {
    Q_OBJECT
  public:
    explicit HoldingsPane(QWidget* parent = nullptr);

    void setSession(Session& session);

    [[nodiscard]] QAction* openAction() const { return m_open; }

    [[nodiscard]] QAction* removeAction() const { return m_remove; }

    [[nodiscard]] int count() const { return m_model != nullptr ? m_model->rowCount() : 0; }

  Q_SIGNALS:
    void suiteOpened(qint64 id);
    void bundlesOpened(qint64 id);
    void corpusOpened(qint64 id);

  protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

  private:
    void openSelected();
    void askToRemove();
    void update();
    void watch();

    Session* m_session = nullptr;
    HoldingsModel* m_model = nullptr;
    QAction* m_open;
    QAction* m_remove;
    QLabel* m_empty;
    QStackedWidget* m_stack;
    widgets::DataTableView* m_table;
    QTimer m_watchTimer; // while it is seen: another window or program may change the workspace
    std::optional<workspace::Reader> m_reader;
    std::int64_t m_changeNumber = -1;
};

} // namespace assay::app
