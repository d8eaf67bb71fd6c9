// The strip above a page: its title, what is loaded, and the buttons the page contributes. GUI thread only.
#pragma once

#include <QList>
#include <QWidget>

class QGridLayout;
class QLabel;
class QMenu;
class QToolButton;

namespace assay::widgets {
class FlowLayout;
}

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

  protected:
    bool event(QEvent* event) override;

  private:
    void arrange();

    Page* m_page = nullptr;
    QLabel* m_title;
    QLabel* m_summary;
    QWidget* m_buttons;
    QGridLayout* m_layout;
    widgets::FlowLayout* m_flow;
    QList<QToolButton*> m_run;
    QToolButton* m_export;
    QMenu* m_exportMenu;
    bool m_below = false;
};

} // namespace assay::app
