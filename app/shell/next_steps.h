// On the home page: what to do next with the workspace, each as a button that leads there. GUI thread only.
#pragma once

#include <QWidget>
#include <functional>
#include <string>

class QAction;
class QPushButton;
class QVBoxLayout;

namespace assay::app {

class Session;

class NextSteps : public QWidget {
    Q_OBJECT
  public:
    // The window's own actions, which are offered where they are a next step.
    NextSteps(QAction* import, QAction* openDemo, QWidget* parent = nullptr);

    // Follows what changes in it.
    void setSession(Session& session);

    // Whether sets can be opened in a page; without one no such thing is offered.
    void setOpensSets(bool opens);

  Q_SIGNALS:
    void stepsChanged(); // the buttons are new ones
    void scoredSetOpened(qint64 id);
    void suiteOpened(qint64 id);
    void flaggedOpened(qint64 suite); // its flagged questions alone
    void bundlesOpened(qint64 id);
    void corpusOpened(qint64 id);
    void answersOpened(qint64 run); // 0: they are to be measured
    void questionOpened(qint64 id); // to go on with what was typed there
    void issuesRequested();

  private:
    void refresh();
    bool offerCuration();
    void offerDrafts();
    void offerSet();
    QPushButton* offer(const char* key, const QString& text, const std::function<void()>& action);
    void offer(const char* key, const QString& text, const std::string& name,
               const std::function<void()>& action);

    QAction* m_import;
    QAction* m_openDemo;
    QVBoxLayout* m_steps;
    Session* m_session = nullptr;
    bool m_opensSets = false;
};

} // namespace assay::app
