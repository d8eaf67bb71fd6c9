// The line above the table of questions: search as one types, what is chosen as chips that can be given up,
// and filters that were saved under a name. GUI thread only.
#pragma once

#include "core/base/error.h"
#include "core/workspace/suites/saved_filters.h"

#include <QWidget>
#include <vector>

class QHBoxLayout;
class QLabel;
class QLineEdit;
class QMenu;
class QTimer;
class QToolBar;
class QToolButton;

namespace assay::app {

class QuestionController;

class FilterBar : public QWidget {
    Q_OBJECT
  public:
    explicit FilterBar(QuestionController& controller, QWidget* parent = nullptr);

    [[nodiscard]] QLineEdit& searchLine() const { return *m_search; }

    [[nodiscard]] QToolButton& filtersButton() const { return *m_filters; }

    // A button at the end of the line, which owns it from then on.
    void addButton(QToolButton* button);

    void saveFilterAs(const QString& name);
    // Nothing is replaced: a name that another filter has is refused.
    void renameFilter(const QString& name, const QString& newName);
    void removeFilter(const QString& name);

  Q_SIGNALS:
    void failed(const assay::base::Error& error);
    void noticed(const QString& text);
    void leftDownwards(); // Down or Return in the search line: the table is wanted

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void takeText();
    void refresh();
    void fillMenu();
    void askName();
    void askNewName(const QString& name);
    [[nodiscard]] std::vector<workspace::SavedFilter> saved();

    QuestionController& m_controller;
    QLineEdit* m_search = nullptr;
    QTimer* m_typing = nullptr;
    QToolBar* m_chips = nullptr;
    QLabel* m_count = nullptr;
    QToolButton* m_filters = nullptr;
    QMenu* m_menu = nullptr;
    QHBoxLayout* m_line = nullptr;
};

} // namespace assay::app
