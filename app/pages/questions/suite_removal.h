// Asks before a suite is removed, or those that were removed are deleted for good, and does it then. What
// fails is said by the controller. GUI thread only.
#pragma once

#include "core/workspace/suites/suites.h"

#include <QObject>
#include <QString>
#include <functional>

class QWidget;

namespace assay::widgets {
class JobRunner;
}

namespace assay::app {

class QuestionController;

class SuiteRemoval : public QObject {
    Q_OBJECT
  public:
    // All outlive it. Questions are asked over `host`.
    SuiteRemoval(QuestionController& controller, widgets::JobRunner& jobs, QWidget& host);

    void askToRemove(const workspace::SuiteInfo& suite);
    void askToDelete();

  Q_SIGNALS:
    void done(const QString& text);    // what was done
    void removed(const QString& name); // after done()

  private:
    struct Question {
        QString name; // of the box and its button: "suiteRemove"
        QString title, text, consequences, yes;
    };

    void ask(const Question& question, const std::function<void()>& then); // keeping is the default

    QuestionController& m_controller;
    widgets::JobRunner& m_jobs;
    QWidget& m_host;
};

} // namespace assay::app
