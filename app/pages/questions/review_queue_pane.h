// The reviews of a suite: what waits for the present curator's review, what reviewers disagree on, and how
// far they agree beyond chance. GUI thread only.
#pragma once

#include "core/base/ids.h"
#include "core/curation/reviews.h"

#include <QPointer>
#include <QTimer>
#include <QWidget>
#include <optional>
#include <string>
#include <vector>

class QComboBox;
class QLabel;

namespace assay::widgets {
class DataTableView;
class Job;
} // namespace assay::widgets

namespace assay::app {

class QuestionWorkbench;
class ReviewQueueModel;

class ReviewQueuePane : public QWidget {
    Q_OBJECT
  public:
    enum Queue { Waiting, Disagreed, Outdated };

    explicit ReviewQueuePane(QuestionWorkbench& workbench, QWidget* parent = nullptr);

    void chooseQueue(Queue queue);

  Q_SIGNALS:
    void refreshed();

  protected:
    void showEvent(QShowEvent* event) override;

  private:
    struct Found {
        std::vector<curation::Review> reviews; // of the suite
        std::vector<curation::Disagreement> disagreements;
        curation::ReviewAgreement agreement;
        std::int64_t hidden = 0; // reviews that the curator may not see yet
        bool isBlind = true;
    };

    [[nodiscard]] QWidget* makeAgreement();
    void fillSuites();
    void refreshSoon();
    void refresh();
    void take(Found found);
    void showQueue();
    void showAgreement();
    [[nodiscard]] base::RowId suite() const;

    QuestionWorkbench& m_workbench;
    QComboBox* m_suite = nullptr;
    QComboBox* m_queue = nullptr;
    QComboBox* m_pair = nullptr;
    QLabel* m_state = nullptr;
    QLabel* m_kappa = nullptr;
    QLabel* m_alpha = nullptr;
    QLabel* m_counts = nullptr;
    ReviewQueueModel* m_model = nullptr;
    widgets::DataTableView* m_view = nullptr;
    std::optional<Found> m_found;
    QTimer m_timer;
    QPointer<widgets::Job> m_job;
    quint64 m_request = 0;
    bool m_stale = true;
    bool m_filling = false;
};

} // namespace assay::app
