// On the home page, in one line: what the last runs found, each against the baseline of its kind and corpus,
// and how many incidents are open, with a button that leads to the page of runs; below it what gates say of
// the newest runs that they are about, the worst first. Hidden while there is nothing to say. GUI thread
// only.
#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace assay::app {

class Session;

class LastRuns : public QWidget {
    Q_OBJECT
  public:
    explicit LastRuns(QWidget* parent = nullptr);

    // Follows what changes in it.
    void setSession(Session& session);

    // Reads the runs anew; they come without a signal of the session.
    void refresh();

  Q_SIGNALS:
    void runsRequested();

  private:
    void judge(bool hasRuns);

    Session* m_session = nullptr;
    quint64 m_request = 0; // of the newest judging
    QLabel* m_gates = nullptr;
    QLabel* m_text = nullptr;
    QPushButton* m_show = nullptr;
};

} // namespace assay::app
