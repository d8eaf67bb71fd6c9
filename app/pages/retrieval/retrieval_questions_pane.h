// The questions of the run in front, the hardest first, and of one of them its ranked list beside its gold.
// GUI thread only.
#pragma once

#include "app/pages/retrieval/retrieval_controller.h"

#include <QWidget>

class QTextBrowser;

namespace assay::widgets {
class BlocksView;
}

namespace assay::app {

class RetrievalQuestionsPane : public QWidget {
    Q_OBJECT
  public:
    explicit RetrievalQuestionsPane(RetrievalController& controller, QWidget* parent = nullptr);

    void showQuestion(const QString& id);

  private:
    void refresh();

    RetrievalController& m_controller;
    widgets::BlocksView* m_questions = nullptr;
    QTextBrowser* m_detail = nullptr;
    quint64 m_request = 0;
};

} // namespace assay::app
