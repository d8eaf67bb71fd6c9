// The slices of a corpus as a tree: all → company → year → section, each with how many sentences it has and
// how long they are. Every node is one range of rows. GUI thread only.
#pragma once

#include "core/workspace/corpora/corpora.h"

#include <QAbstractItemModel>
#include <QSortFilterProxyModel>
#include <QStringList>
#include <vector>

namespace assay::widgets {

class SliceTreeModel : public QAbstractItemModel {
    Q_OBJECT
  public:
    enum Column { Label, Sentences, MeanLength, ColumnCount };

    enum Role {
        PathRole = Qt::UserRole + 1, // of names from the company down, for a filter
    };

    struct Extent {
        workspace::SentenceRow first = 0;
        std::int64_t sentences = 0;

        friend bool operator==(const Extent&, const Extent&) = default;
    };

    explicit SliceTreeModel(QObject* parent = nullptr);

    // In the order of workspace::corpusSlices().
    void setSlices(const std::vector<workspace::CorpusSlice>& slices);

    [[nodiscard]] Extent extentOf(const QModelIndex& index) const;

    // The section that has this row; not valid: none has.
    [[nodiscard]] QModelIndex indexOfRow(workspace::SentenceRow row) const;

    // The outermost node of just these rows; not valid: there is none.
    [[nodiscard]] QModelIndex indexOfExtent(const Extent& extent) const;

    // "Company · 2018 · section 7"; of all of them empty.
    [[nodiscard]] QString titleOf(const QModelIndex& index) const;

    // The section before and after, across years and companies; not valid: there is none.
    [[nodiscard]] QModelIndex neighbourSection(workspace::SentenceRow row, int step) const;

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& index) const override;
    using QObject::parent;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

  private:
    struct Node {
        QString label;
        QString path;  // what a filter looks at
        QString title; // of the whole path
        std::size_t parent = 0;
        int row = 0;
        std::vector<std::size_t> children;
        workspace::SentenceRow firstRow = 0;
        std::int64_t sentences = 0;
        std::int64_t headings = 0;
        std::int64_t tableDebris = 0;
        std::int64_t bytes = 0;
    };

    std::size_t add(std::size_t parent, const QString& label, const QString& path,
                    workspace::SentenceRow first);
    [[nodiscard]] const Node& nodeOf(const QModelIndex& index) const;
    [[nodiscard]] QModelIndex indexOfNode(std::size_t node, int column = 0) const;
    [[nodiscard]] QString tipOf(const Node& node) const;

    std::vector<Node> m_nodes;           // the first is the root, the second all sentences
    std::vector<std::size_t> m_sections; // nodes of slices in the order of rows
};

// Shows what has every word of the filter somewhere in its path.
class SliceTreeFilter : public QSortFilterProxyModel {
    Q_OBJECT
  public:
    explicit SliceTreeFilter(QObject* parent = nullptr);

    void setText(const QString& text);

  protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

  private:
    QStringList m_words;
};

} // namespace assay::widgets
