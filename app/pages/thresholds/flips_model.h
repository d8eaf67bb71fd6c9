// The samples that the present thresholds, limits and weights decide otherwise than the pinned ones, nearest
// to the line that decides first.
#pragma once

#include "app/pages/thresholds/sample_texts.h"
#include "app/pages/thresholds/threshold_controller.h"
#include "core/evaluate/thresholds/flips.h"
#include "widgets/tables/row_table.h"

#include <optional>
#include <vector>

namespace assay::app {

class FlipsModel : public widgets::RowTable<evaluate::Flip> {
    Q_OBJECT
  public:
    enum Column {
        SampleId,
        Scenario,
        Truth,
        Before,
        Now,
        Change,
        Distance,
        Fhri,
        Nli,
        Question,
        ColumnCount
    };

    explicit FlipsModel(ThresholdController& controller, QObject* parent = nullptr);

    void setWorkspace(std::shared_ptr<workspace::Workspace> workspace);
    void setFlips(std::vector<evaluate::Flip> flips);

    // The whole sample of a row; nullopt when it cannot be read.
    [[nodiscard]] std::optional<model::ScoredSample> sample(int row) const;

    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

  Q_SIGNALS:
    void failed(const assay::base::Error& error) const;

  private:
    void describeColumns();
    [[nodiscard]] const model::ScoredSample* whole(int row) const;

    ThresholdController& m_controller;
    SampleTexts* m_texts = nullptr;
};

} // namespace assay::app
