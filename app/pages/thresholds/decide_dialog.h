// Asks for the name, author and reason of a decision and shows what is about to be decided. Not modal: the
// page can be looked at, and moved, while the reason is being written; what is stored is the state at the
// moment of deciding. It stays open, with what was typed, until that is stored.
#pragma once

#include "app/pages/thresholds/threshold_controller.h"
#include "core/base/result.h"
#include "core/model/decision.h"

#include <QDialog>
#include <functional>

class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;

namespace assay::app {

// How well a scope's best threshold is supported, where that has been computed with the present settings.
struct ThresholdSupport {
    std::optional<double> bootstrapLow, bootstrapHigh; // of its best threshold
    std::optional<double> heldOutMacroF1;              // at its present threshold
};

using SupportOfScope = std::function<ThresholdSupport(int scope)>;

// The controller's present thresholds as a decision, with what they reach on the set; name, author, reason
// and date stay empty.
[[nodiscard]] model::Decision decisionOf(const ThresholdController& controller,
                                         const SupportOfScope& support);

// What a decision on this set is called until somebody finds a better name.
[[nodiscard]] QString decisionNameFor(const workspace::ScoredSetInfo& set);

// Stores a decision. The dialog shows the error and goes on.
using StoreDecision = std::function<base::Result<>(const model::Decision& decision)>;

class DecideDialog : public QDialog {
    Q_OBJECT
  public:
    // `name`: what the decision is called unless the person writes another name; empty: after the set.
    DecideDialog(const ThresholdController& controller, SupportOfScope support, StoreDecision store,
                 const QString& curator, const QString& name = {}, QWidget* parent = nullptr);

    // What supports the thresholds may be known by now.
    void refresh();

  Q_SIGNALS:
    void decided(const assay::model::Decision& decision); // it is stored

  protected:
    void keyPressEvent(QKeyEvent* event) override;
    void showEvent(QShowEvent* event) override;

  private:
    void decide();

    const ThresholdController& m_controller;
    SupportOfScope m_support;
    StoreDecision m_store;
    QLineEdit* m_name = nullptr;
    QLineEdit* m_author = nullptr;
    QPlainTextEdit* m_reason = nullptr;
    QLabel* m_summary = nullptr;
    QLabel* m_error = nullptr; // why it was not stored
    QPushButton* m_decide = nullptr;
};

} // namespace assay::app
