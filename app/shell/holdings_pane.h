// On the home page: what the workspace holds of questions, bundles and answers. GUI thread only.
#pragma once

#include "app/shell/holdings_model.h"

#include <QWidget>

class QAction;
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

    [[nodiscard]] int count() const { return m_model != nullptr ? m_model->rowCount() : 0; }

  Q_SIGNALS:
    void suiteOpened(qint64 id);
    void bundlesOpened(qint64 id);

  protected:
    void showEvent(QShowEvent* event) override;

  private:
    void openSelected();
    void update();

    Session* m_session = nullptr;
    HoldingsModel* m_model = nullptr;
    QAction* m_open;
    QStackedWidget* m_stack;
    widgets::DataTableView* m_table;
};

} // namespace assay::app
