// A view, or in its place a sentence that says what to do so that it has something to show. GUI thread only.
#pragma once

#include <QStackedWidget>

class QLabel;

namespace assay::widgets {

class HintedView : public QStackedWidget {
    Q_OBJECT
  public:
    // Takes the view; the hint's object name is that of the view and "Hint".
    explicit HintedView(QWidget& view, QWidget* parent = nullptr);

    // Empty: the view is shown.
    void setHint(const QString& hint);
    [[nodiscard]] QString hint() const;

  private:
    QWidget& m_view;
    QLabel* m_hint = nullptr;
};

} // namespace assay::widgets
