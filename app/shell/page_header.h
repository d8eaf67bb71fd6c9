// The strip above a page: its title, what is loaded, and the buttons the page contributes. GUI thread only.
#pragma once

#include <QWidget>

class QHBoxLayout;
class QLabel;
class QMenu;
class QToolButton;

namespace assay::app {

class Page;

class PageHeader : public QWidget {
    Q_OBJECT
  public:
    explicit PageHeader(QWidget* parent = nullptr);

    // Null clears it. The page outlives its being shown here.
    void setPage(Page* page);
    void refreshSummary();
    void refreshActions();

  private:
    Page* m_page = nullptr;
    QLabel* m_title;
    QLabel* m_summary;
    QHBoxLayout* m_runLayout;
    QToolButton* m_export;
    QMenu* m_exportMenu;
};

} // namespace assay::app
