// The facets of the run in front beside its questions: choose values, see how many questions each would give,
// give up all of them. GUI thread only.
#pragma once

#include <QStringList>
#include <QWidget>

class QToolButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace assay::app {

class AnswersController;

class AnswerFacetsPane : public QWidget {
    Q_OBJECT
  public:
    explicit AnswerFacetsPane(AnswersController& controller, QWidget* parent = nullptr);

    [[nodiscard]] QTreeWidget& view() const { return *m_view; }

    // Which facets are open.
    [[nodiscard]] QStringList saveState() const { return m_open; }

    void restoreState(const QStringList& open);

  protected:
    void showEvent(QShowEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void refreshSoon();
    void refresh();
    void toggle(QTreeWidgetItem* item);
    void choose(QTreeWidgetItem* item);
    void keepOpen(QTreeWidgetItem* item, bool isOpen);

    AnswersController& m_controller;
    QTreeWidget* m_view = nullptr;
    QToolButton* m_clear = nullptr;
    QStringList m_open;
    bool m_stale = true;
    bool m_filling = false;
};

// "Category", "Verdict", "metadata.domain".
[[nodiscard]] QString answerFacetTitle(const std::string& field);
// Of a value; empty is "(none)".
[[nodiscard]] QString answerFacetValueText(const std::string& field, const std::string& value);

} // namespace assay::app
