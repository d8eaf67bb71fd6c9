// Blocks of a result on a page, one below the other or side by side, each shown by the view of its kind. A
// list like that before is taken over in place: the same views, and in tables the same rows. GUI thread only.
//
//     auto* view = new BlocksView(this);
//     connect(view, &BlocksView::linkActivated, this, &Pane::follow);
//     view->setBlocks(results::thresholds::robustnessBlocks(result, wording));
#pragma once

#include "core/results/blocks.h"
#include "widgets/results/table_block_model.h"

#include <QHash>
#include <QWidget>
#include <vector>

class QBoxLayout;

namespace assay::widgets {

class ChartView;
class TableView;

class BlocksView : public QWidget {
    Q_OBJECT
  public:
    explicit BlocksView(QWidget* parent = nullptr, Qt::Orientation orientation = Qt::Vertical);

    // What the views of tables and charts are called to be found, by their blocks' names, which are the
    // default. Before setBlocks().
    void setObjectNames(const QHash<QString, QString>& names) { m_names = names; }

    // What cells of its tables show of a figure: the value alone, as is usual, or with its interval. Before
    // setBlocks().
    void setDetail(CellDetail detail) { m_detail = detail; }

    void setBlocks(const std::vector<results::Block>& blocks);

    // By the block's name; null: none of that name is shown.
    [[nodiscard]] TableView* table(const QString& name) const;
    [[nodiscard]] ChartView* chart(const QString& name) const;

    // A table has more rows than are shown at least, and no chart takes the room that is left.
    [[nodiscard]] bool wantsRoom() const { return m_wantsRoom; }

  Q_SIGNALS:
    void blocksChanged(); // setBlocks() is done
    void linkActivated(const assay::results::Link& link);
    void csvSaved(const QString& path); // of any of its tables
    void csvFailed(const QString& message);

  private:
    // What a block is shown by, and which one of the list it is the same as.
    struct Shown {
        std::size_t kind = 0; // index of the variant
        QString name;         // of tables and charts
        QWidget* view = nullptr;
    };

    [[nodiscard]] QWidget* makeView(const results::Block& block, const QString& name);
    [[nodiscard]] QWidget* found(std::size_t kind, const QString& name) const;

    QBoxLayout* m_layout = nullptr;
    QHash<QString, QString> m_names;
    CellDetail m_detail = CellDetail::Value;
    std::vector<Shown> m_shown;
    bool m_wantsRoom = false;
};

} // namespace assay::widgets
