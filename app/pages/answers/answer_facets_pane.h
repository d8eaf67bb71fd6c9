// The facets of the run in front beside its questions: choose values, see how many questions each would give,
// give up all of them. GUI thread only.
#pragma once

#include <QStringList>
#include <QWidget>

class QTreeWidget;

namespace assay::widgets {
class FacetTree;
}

namespace assay::app {

class AnswersController;

class AnswerFacetsPane : public QWidget {
    Q_OBJECT
  public:
    explicit AnswerFacetsPane(AnswersController& controller, QWidget* parent = nullptr);

    [[nodiscard]] QTreeWidget& view() const;

    // Which facets are open.
    [[nodiscard]] QStringList saveState() const;
    void restoreState(const QStringList& open);

  protected:
    void showEvent(QShowEvent* event) override;

  private:
    void refreshSoon();
    void refresh();
    void choose(const QString& field, const QString& value, bool on);

    AnswersController& m_controller;
    widgets::FacetTree* m_tree = nullptr;
    bool m_stale = true;
};

// "Category", "Verdict", "metadata.domain".
[[nodiscard]] QString answerFacetTitle(const std::string& field);
// Of a value; empty is "(none)".
[[nodiscard]] QString answerFacetValueText(const std::string& field, const std::string& value);

} // namespace assay::app
