// Alpha: two lists of a suite fused anew for every question while the slider moves: stored ones, or searches
// that are asked first, of two engines as well as of one, as the form of the tab Ask says but for the search
// (RetrievalAskPane); their lists are kept and are stored ones from then on. Read-outs follow each move; the
// table of questions that change against the pinned alpha follows when it rests. What is decided is kept
// with its reason; both that and removing it can be undone. GUI thread only.
#pragma once

#include "app/pages/retrieval/retrieval_controller.h"
#include "core/evaluate/retrieval/alpha_tuning.h"
#include "core/workspace/runs/alpha_decisions.h"

#include <QPointer>
#include <QTimer>
#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSlider;

namespace assay::widgets {
class BlocksView;
}

namespace assay::app {

class EnginePreview;
class RetrievalAskPane;

class RetrievalAlphaPane : public QWidget {
    Q_OBJECT
  public:
    static constexpr int kSteps = 100; // of the slider, over alpha from 0 to 1

    // `asking`: how searches are asked; null: stored lists alone are fused. It outlives the pane's use.
    explicit RetrievalAlphaPane(RetrievalController& controller, RetrievalAskPane* asking = nullptr,
                                QWidget* parent = nullptr);
    ~RetrievalAlphaPane() override;

    // What the slider fuses.
    struct Prepared {
        evaluate::AlphaMaterial material;
        evaluate::AlphaTuning tuning;
        evaluate::AlphaSettings settings;
        std::shared_ptr<const evaluate::AlphaEngine> engine;
    };

    [[nodiscard]] const Prepared* prepared() const { return m_prepared.get(); }

  Q_SIGNALS:
    void journalChanged(); // something was decided or removed

  protected:
    void showEvent(QShowEvent* event) override;

  private:
    void makeLayout();
    [[nodiscard]] QWidget* makeDecision();
    void decide();
    void remove();
    [[nodiscard]] const workspace::StoredAlphaDecision* selectedDecision() const; // null: none is selected
    void showDecisions();
    void refreshDecide();
    void fillLists();
    void proposeLists();
    void takeRun();
    [[nodiscard]] QString partnerOf(const evaluate::RetrievalRun& run, bool byVectors) const;
    [[nodiscard]] bool isStored(const QString& list) const;
    void refreshAsked(); // what asking for the lists takes, and whether they can be had
    void forget();
    void prepare();
    void take(std::shared_ptr<const Prepared> prepared);
    void move();
    void pin();
    void markAlpha();  // in the curves
    void showCurves(); // of all questions, or of the category that is chosen
    void showFlips();
    [[nodiscard]] double alpha() const;

    RetrievalController& m_controller;
    QPointer<QObject> m_arranged; // the table of decisions, once its columns are
    RetrievalAskPane* m_asking;
    EnginePreview* m_engines = nullptr;
    QLabel* m_asked = nullptr; // how searches are asked, or why they cannot be
    QComboBox* m_suite = nullptr;
    QComboBox* m_lexical = nullptr;
    QComboBox* m_vector = nullptr;
    QComboBox* m_fusion = nullptr;
    QComboBox* m_group = nullptr; // category that the read-out is of
    QPushButton* m_prepare = nullptr;
    QSlider* m_slider = nullptr;
    QPushButton* m_pin = nullptr;
    QLabel* m_readout = nullptr;
    QLabel* m_against = nullptr;
    widgets::BlocksView* m_curves = nullptr;
    widgets::BlocksView* m_flips = nullptr;
    widgets::BlocksView* m_decisions = nullptr;
    QLineEdit* m_name = nullptr;
    QLineEdit* m_reason = nullptr;
    QPushButton* m_decide = nullptr;
    QPushButton* m_remove = nullptr;
    std::vector<workspace::StoredAlphaDecision> m_decided; // the newest first
    QTimer m_rest;
    std::shared_ptr<const Prepared> m_prepared;
    std::vector<evaluate::AlphaOutcome> m_now, m_pinned;
    double m_pinnedAlpha = 0;
    base::RowId m_takenRun = 0; // the run whose suite and list were taken over
    quint64 m_request = 0;
    bool m_isPreparing = false;
};

} // namespace assay::app
