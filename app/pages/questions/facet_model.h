// The facets of the controller as a tree of two levels: facets, and under each its values with their counts
// and a check box. GUI thread only.
#pragma once

#include "core/curation/question_filter.h"

#include <QAbstractItemModel>

namespace assay::app {

class QuestionController;

class FacetModel : public QAbstractItemModel {
    Q_OBJECT
  public:
    enum Column { Value, Count, ColumnCount };

    // The controller outlives the model.
    explicit FacetModel(QuestionController& controller, QObject* parent = nullptr);

    // Shows only values that hold this text; empty: all.
    void setValueFilter(const QString& text);

    [[nodiscard]] QModelIndex facetIndex(curation::Facet facet, int column = Value) const;
    [[nodiscard]] std::optional<curation::Facet> facetOf(const QModelIndex& index) const;
    [[nodiscard]] std::optional<std::string> valueOf(const QModelIndex& index) const; // nullopt: a facet
    [[nodiscard]] bool isChosen(curation::Facet facet) const;
    void clear(curation::Facet facet);
    // Chooses this value alone.
    void chooseOnly(const QModelIndex& index);

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& index) const override;
    using QObject::parent;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

  private:
    void update();
    [[nodiscard]] std::vector<curation::FacetValue> wanted(std::size_t facet) const;
    // Suspicions are not kept: until a check nothing is known of them.
    [[nodiscard]] bool isUnknown(curation::Facet facet) const;
    [[nodiscard]] static QString uncheckedText();

    QuestionController& m_controller;
    QString m_valueFilter;
    curation::FacetCounts m_values; // as the views know them
};

} // namespace assay::app
