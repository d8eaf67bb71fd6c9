// The facets of the questions beside the table: choose values, see how many questions each would give, give
// up a facet or all of them. GUI thread only.
#pragma once

#include <QByteArray>
#include <QPersistentModelIndex>
#include <QWidget>

class QLabel;
class QLineEdit;
class QToolButton;
class QTreeView;

namespace assay::app {

class FacetModel;
class QuestionController;

class FacetPane : public QWidget {
    Q_OBJECT
  public:
    explicit FacetPane(QuestionController& controller, QWidget* parent = nullptr);

    // Which facets are open.
    [[nodiscard]] QByteArray saveState() const;
    void restoreState(const QByteArray& state);

    [[nodiscard]] FacetModel& model() const { return *m_model; }

    [[nodiscard]] QTreeView& view() const { return *m_view; }

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void showMenu(const QPoint& at);
    void click(const QModelIndex& index);
    void clearHere();
    void clearAll();
    void refresh();

    QuestionController& m_controller;
    FacetModel* m_model = nullptr;
    QTreeView* m_view = nullptr;
    QLineEdit* m_valueFilter = nullptr;
    QToolButton* m_clearAll = nullptr;
    QPersistentModelIndex m_pressed;
    bool m_wasChecked = false; // the value that was pressed, before the click
};

} // namespace assay::app
