// How far a job is, in words and as a bar, with the buttons that stop it. GUI thread only.
#pragma once

#include <QWidget>
#include <cstdint>
#include <initializer_list>

class QAction;
class QLabel;
class QProgressBar;

namespace assay::widgets {

class Job;

class JobProgress final : public QWidget {
    Q_OBJECT
  public:
    // `name` is what the bar says of itself to those who do not see it.
    JobProgress(const QString& name, std::initializer_list<QAction*> actions, QWidget* parent = nullptr);

    // By the job itself; null: nothing is changed.
    void showJob(const Job* job);
    // By counts of its results, as `text` says them; 0: the job says what it is at.
    void showCounts(const Job& job, std::int64_t done, std::int64_t of, const QString& text);

  private:
    void setText(const Job& job, QString text, bool withTimeLeft);

    QLabel* m_text = nullptr;
    QProgressBar* m_bar = nullptr;
};

} // namespace assay::widgets
