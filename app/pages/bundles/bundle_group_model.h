// The bundles of the controller in groups, as a tree: all; by view, type and topic; by set, where there are
// several; by company; by year; by status. Each with how many bundles it has, and how many of them the search
// finds. GUI thread only.
#pragma once

#include "core/curation/bundle_groups.h"

#include <QAbstractItemModel>
#include <QStringList>
#include <cstdint>
#include <map>
#include <vector>

namespace assay::app {

class BundleController;

class BundleGroupModel : public QAbstractItemModel {
    Q_OBJECT
  public:
    enum Column { Label, Count, ColumnCount };

    // The controller outlives the model.
    explicit BundleGroupModel(BundleController& controller, QObject* parent = nullptr);

    // The bundles of a group by place, rising; null for all of them and for a title.
    [[nodiscard]] const std::vector<std::size_t>* placesOf(const QModelIndex& index) const;

    // A group's names from the top down, the same after the bundles were read again; and the way back. An
    // index that is not valid: there is no such group any more.
    [[nodiscard]] QStringList pathOf(const QModelIndex& index) const;
    [[nodiscard]] QModelIndex indexOf(const QStringList& path) const;

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& index) const override;
    using QObject::parent;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

  Q_SIGNALS:
    void regrouped(); // also when only statuses have changed: placesOf() is another

  private:
    struct Node {
        QString label;
        QString key; // its name in a path
        std::size_t parent = 0;
        int row = 0;
        std::vector<std::size_t> children;
        std::vector<std::size_t> places; // empty for all and for titles
        std::size_t found = 0;
        bool isTitle = false;
    };

    void rebuild();
    void regroupStatuses();
    void countFound();
    std::size_t add(std::size_t parent, const QString& label, const QString& key,
                    std::vector<std::size_t> places, bool isTitle = false);
    void addViews();
    void addSets();
    [[nodiscard]] const Node& nodeOf(const QModelIndex& index) const;
    [[nodiscard]] QModelIndex indexOfNode(std::size_t node, int column) const;

    BundleController& m_controller;
    std::vector<Node> m_nodes; // the first is the root
    std::size_t m_statuses = 0;
};

} // namespace assay::app
