// The samples that the present thresholds, limits and weights decide otherwise than the pinned ones, nearest
// to the line that decides first.
#pragma once

#include "app/pages/thresholds/sample_texts.h"
#include "app/pages/thresholds/threshold_controller.h"
#include "core/evaluate/thresholds/flips.h"

#include <QAbstractTableModel>
#include <vector>

namespace assay::app {

class FlipsModel : public QAbstractTableModel {
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

    [[nodiscard]] const std::vector<evaluate::Flip>& flips() const { return m_flips; }

    // The whole sample of a row; nullopt when it cannot be read.
    [[nodiscard]] std::optional<model::ScoredSample> sample(int row) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

  Q_SIGNALS:
    void failed(const assay::base::Error& error) const;

  private:
    [[nodiscard]] const model::ScoredSample* whole(int row) const;
    [[nodiscard]] QVariant text(int row, Column column) const;
    [[nodiscard]] std::optional<double> number(int row, Column column) const;

    ThresholdController& m_controller;
    SampleTexts* m_texts = nullptr;
    std::vector<evaluate::Flip> m_flips;
};

} // namespace assay::app
