// What reviewers say of the question in front, under its reading card: one's own review, given with a key,
// and those of the others, which stay hidden until one has given one's own where the suite is reviewed blind.
// GUI thread only.
#pragma once

#include "core/base/ids.h"
#include "core/workspace/suites/reviews.h"
#include "core/workspace/suites/suite_settings.h"
#include "widgets/editing/typed_texts.h"

#include <QWidget>
#include <memory>
#include <optional>
#include <vector>

class QCheckBox;
class QKeyEvent;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QStandardItemModel;

namespace assay::widgets {
class DataTableView;
}

namespace assay::app {

class QuestionController;

class ReviewsPane : public QWidget {
    Q_OBJECT
  public:
    explicit ReviewsPane(QuestionController& controller, QWidget* parent = nullptr);

    // As the present curator, of the revision in force.
    void review(model::ReviewVerdict verdict);
    void takeBack();
    void askForReason();

    // Does what the key means where questions are listed and this pane is in front; false: it means nothing.
    bool takeKey(const QKeyEvent& press);

    // 1, 2, 3 and 0 mean the same in everything that lists questions to be reviewed. nullopt: no verdict.
    [[nodiscard]] static std::optional<model::ReviewVerdict> verdictOfKey(int key);

  Q_SIGNALS:
    void reviewed(qint64 question); // the verdict is saved

  protected:
    void showEvent(QShowEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    [[nodiscard]] QWidget* makeBar();
    void refreshSoon();
    void refresh();
    void showReviews();
    void setBlind(bool blind);

    QuestionController& m_controller;
    std::vector<workspace::Review> m_reviews; // all of the question
    std::optional<workspace::SuiteSettings> m_settings;
    QLabel* m_head = nullptr;
    QWidget* m_card = nullptr;
    QCheckBox* m_blind = nullptr;
    QStandardItemModel* m_model = nullptr;
    widgets::DataTableView* m_view = nullptr;
    QLabel* m_hidden = nullptr;
    QComboBox* m_reason = nullptr;
    QLineEdit* m_note = nullptr;
    std::unique_ptr<widgets::TypedTexts<base::RowId>> m_notes;
    std::vector<QPushButton*> m_verdicts;
    QPushButton* m_takeBack = nullptr;
    base::RowId m_shown = 0;
    bool m_stale = true;
};

} // namespace assay::app
