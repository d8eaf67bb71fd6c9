// What a neighbour test counts as gold and where it searches: window, eligibility, regimes, filter fields, k.
// GUI thread only.
#pragma once

#include "core/model/neighbour.h"

#include <QStringList>
#include <QWidget>
#include <optional>
#include <vector>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QSpinBox;

namespace assay::app {

class TestSettingsForm : public QWidget {
    Q_OBJECT
  public:
    explicit TestSettingsForm(QWidget* parent = nullptr);

    [[nodiscard]] model::NeighbourSettings settings() const;
    void setSettings(const model::NeighbourSettings& settings);

    // What the filtered regime can be filtered on, beside the slice.
    void setFields(const QStringList& fields);

    // Why these settings cannot be run; empty: they can.
    [[nodiscard]] QString problem() const;

  Q_SIGNALS:
    void edited();

  private:
    void showWindowKind();
    [[nodiscard]] std::vector<std::string> chosenFields() const;

    bool m_filling = false;
    QComboBox* m_window = nullptr;
    QSpinBox* m_width = nullptr;
    QSpinBox* m_base = nullptr;
    QSpinBox* m_target = nullptr;
    QSpinBox* m_max = nullptr;
    QCheckBox* m_prose = nullptr;
    QCheckBox* m_navigational = nullptr;
    QCheckBox* m_filtered = nullptr;
    QCheckBox* m_open = nullptr;
    QListWidget* m_fields = nullptr;
    QLineEdit* m_hitAt = nullptr;
    QLineEdit* m_mrrAt = nullptr;
    QComboBox* m_clusters = nullptr;
    QSpinBox* m_seed = nullptr;
    std::uint64_t m_wholeSeed = 42; // as it was given
};

// Shows also a seed that is larger than the box can hold, until another is typed.
void showWholeSeed(QSpinBox& box, std::uint64_t seed);

// "1, 3, 5"; nullopt: not whole numbers above 0.
[[nodiscard]] std::optional<std::vector<int>> ranksFrom(const QString& text);

} // namespace assay::app
