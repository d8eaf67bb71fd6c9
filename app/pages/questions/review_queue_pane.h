// The reviews of a suite: what waits for the present curator's review, what reviewers disagree on, and how
// far they agree beyond chance. GUI thread only.
#pragma once

#include "core/base/ids.h"
#include "core/workspace/suites/reviews.h"

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
class KeyFiguresView;
} // namespace assay::widgets

namespace assay::app {

class QuestionController;
class ReviewQueueModel;

class ReviewQueuePane : public QWidget {
    Q_OBJECT
  public:
    enum Queue { Waiting, Disagreed, Outdated, Mine };

    explicit ReviewQueuePane(QuestionController& controller, QWidget* parent = nullptr);

    void chooseQueue(Queue queue);
    void chooseSuite(base::RowId suite); // one that is not there changes nothing

    // Whether the queue marks the question in front, and whether the keyboard is there as well.
    [[nodiscard]] bool isMarkedInFront() const;
    [[nodiscard]] bool isAtQuestion() const;

    void step(int rows); // to another question of the queue; stops at the ends

    // The question was just judged: what comes after it is in front at once, so that the next key is not
    // about the same. Disagreements stay, to be seen.
    void goOnFrom(base::RowId question);

  Q_SIGNALS:
    void refreshed();
    // By key, of the question that the queue marks, which is the one in front.
    void verdictGiven(assay::model::ReviewVerdict verdict);
    void takingBack();

  protected:
    void showEvent(QShowEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    struct Found {
        std::vector<workspace::Review> reviews; // of the suite
        std::vector<workspace::Disagreement> disagreements;
        workspace::ReviewAgreement agreement;
        std::int64_t hidden = 0; // reviews that the curator may not see yet
        bool isBlind = true;
    };

    [[nodiscard]] QWidget* makeAgreement();
    void fillSuites();
    void refreshSoon();
    void refresh();
    void take(Found found);
    void showQueue();
    void markCurrent();
    void showAgreement();
    [[nodiscard]] base::RowId suite() const;

    QuestionController& m_controller;
    QComboBox* m_suite = nullptr;
    QComboBox* m_queue = nullptr;
    QComboBox* m_pair = nullptr;
    QLabel* m_state = nullptr;
    widgets::KeyFiguresView* m_agreement = nullptr;
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
