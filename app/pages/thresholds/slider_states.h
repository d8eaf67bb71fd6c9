// The last states of the sliders of the thresholds page (threshold of each scope, NLI limits, weights), with
// what the scope in front reached in each: newest first, to go back to. A state is kept when the sliders have
// come to rest, and at the latest when somebody goes back. One step back is to where one came from: who went
// back and moved on from there comes back there, and not to what was left. GUI thread only; in the way of a
// moving slider stands nothing but a timer.
#pragma once

#include "app/pages/thresholds/threshold_controller.h"
#include "widgets/tables/row_table.h"

#include <QTimer>
#include <cstddef>
#include <optional>
#include <vector>

namespace assay::app {

// A state with its figures.
struct KeptSliderState {
    SliderState state;
    int scope = ThresholdController::kAllSamples; // that was in front
    std::int64_t n = 0;                           // its samples
    metrics::ClassificationFigures figures;       // of it, by the rule, without judgements
};

class SliderStates : public widgets::RowTable<KeptSliderState> {
    Q_OBJECT
  public:
    enum Column {
        Scope,
        Tau,
        AllTaus,
        NliSoft,
        NliHard,
        Weights,
        Count,
        MacroF1,
        HallucinationRecall,
        AccuratePrecision,
        ContradictionRecall,
        ColumnCount
    };

    static constexpr int kMost = 50; // the oldest go

    explicit SliderStates(ThresholdController& controller, QObject* parent = nullptr);

    // The row that the sliders are at; -1 where no set is loaded.
    [[nodiscard]] int current() const { return m_current; }

    [[nodiscard]] bool canGoBack() const;
    [[nodiscard]] bool canGoForward() const;

    // To the state that one came from, to that which was left by going back, or to that of a row. The scope
    // whose sliders were moved comes to the front.
    void goBack();
    void goForward();
    void goTo(int row);

  Q_SIGNALS:
    void currentChanged(); // and what can be gone back to

  private:
    void describeColumns();
    void begin();
    void keep();

    struct Step {
        SliderState state;
        int scope; // that the sliders were moved for
    };

    // `step` is the place on the way; nullopt: a step of its own.
    void show(int scope, SliderState state, std::optional<std::size_t> step = std::nullopt);
    void addStep(const SliderState& state);
    void setCurrent(int row);
    [[nodiscard]] KeptSliderState now() const;
    [[nodiscard]] QString taus(const KeptSliderState& kept) const;
    [[nodiscard]] QString allTaus(const KeptSliderState& kept) const;

    ThresholdController& m_controller;
    QTimer m_rest;
    int m_scope = ThresholdController::kAllSamples; // that the sliders were moved for
    int m_current = -1;
    std::vector<Step> m_way; // the states as they were come to
    std::size_t m_step = 0;  // where on the way the sliders are
};

} // namespace assay::app
