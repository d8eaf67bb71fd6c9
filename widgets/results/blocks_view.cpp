#include "widgets/results/blocks_view.h"

#include "core/results/report/printed_table.h"
#include "widgets/results/chart_view.h"
#include "widgets/results/pairs_view.h"
#include "widgets/results/table_view.h"
#include "widgets/results/text_view.h"

#include <QBoxLayout>
#include <QLabel>
#include <algorithm>

namespace assay::widgets {
namespace {

constexpr std::size_t kRowsInSight = 8;

QString nameOf(const results::Block& block) {
    if (const auto* const table = std::get_if<results::Table>(&block)) {
        return QString::fromStdString(table->name);
    }
    const auto* const chart = std::get_if<plot::Chart>(&block);
    return chart != nullptr ? QString::fromStdString(chart->name) : QString();
}

bool isLongTable(const results::Block& block) {
    const auto* const table = std::get_if<results::Table>(&block);
    return table != nullptr && table->rows.size() > kRowsInSight;
}

// Side by side each has room by what its columns need, so that a table with heads of rows is not cut.
int shareOf(const results::Block& block) {
    constexpr std::size_t kBesideText = 2; // letters
    const auto* const table = std::get_if<results::Table>(&block);
    if (table == nullptr) {
        return 1;
    }
    std::size_t letters = 0;
    for (std::size_t column = 0; column < table->columns.size(); ++column) {
        const results::Column& head = table->columns[column];
        std::size_t longest = (head.brief.empty() ? head.title : head.brief).size();
        for (const results::TableRow& row : table->rows) {
            const auto* const text = std::get_if<std::string>(&row[column]);
            longest = std::max(longest, text != nullptr ? text->size() : 0);
        }
        letters += longest + kBesideText;
    }
    return static_cast<int>(std::clamp<std::size_t>(letters, 1, 200));
}

QLabel* headingLabel(QWidget* parent) {
    auto* const label = new QLabel(parent);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    QFont font = label->font();
    font.setBold(true);
    label->setFont(font);
    return label;
}

// A title, its table or chart, and what stands below that.
template <typename View>
class Titled : public QWidget {
  public:
    explicit Titled(QWidget* parent)
        : QWidget(parent)
        , m_title(headingLabel(this))
        , m_view(new View(this))
        , m_below(new TextView(this)) {
        auto* const layout = new QVBoxLayout(this);
        layout->setContentsMargins(0, 0, 0, 0);
        layout->setSpacing(2);
        layout->addWidget(m_title);
        layout->addWidget(m_view, 1);
        layout->addWidget(m_below);
    }

    [[nodiscard]] View* view() const { return m_view; }

    void setTexts(const std::string& title, const std::string& below) {
        m_title->setText(QString::fromStdString(title));
        m_title->setVisible(!title.empty());
        m_below->setBlock(results::Paragraph{below});
        m_below->setVisible(!below.empty());
    }

  private:
    QLabel* m_title;
    View* m_view;
    TextView* m_below;
};

using TitledTable = Titled<TableView>;
using TitledChart = Titled<ChartView>;

// Fills the view of a block with it.
struct Fill {
    QWidget* view;
    CellDetail detail;

    void operator()(const results::Paragraph& block) const { static_cast<TextView*>(view)->setBlock(block); }

    void operator()(const results::Comment& block) const { static_cast<TextView*>(view)->setBlock(block); }

    void operator()(const results::KeyFigures& block) const {
        static_cast<KeyFiguresView*>(view)->setBlock(block);
    }

    void operator()(const results::Facts& block) const { static_cast<FactsView*>(view)->setBlock(block); }

    void operator()(const results::Table& whole) const {
        auto* const titled = static_cast<TitledTable*>(view);
        const results::Table block =
            detail == CellDetail::Whole ? results::withNumberedReasons(whole) : whole;
        titled->setTexts(block.title, block.rows.empty() ? block.ifEmpty : block.note);
        titled->view()->setTable(block);
        titled->view()->setVisible(!block.rows.empty() || block.ifEmpty.empty());
    }

    void operator()(const plot::Chart& block) const {
        auto* const titled = static_cast<TitledChart*>(view);
        // A line chart draws its title itself, so that saved pictures have it.
        const bool drawsTitle = std::holds_alternative<plot::LineChart>(block.body);
        titled->setTexts(drawsTitle ? std::string() : block.title, block.caption);
        titled->view()->setBlock(block);
    }
};

} // namespace

BlocksView::BlocksView(QWidget* parent, Qt::Orientation orientation)
    : QWidget(parent)
    , m_layout(new QBoxLayout(orientation == Qt::Vertical ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight,
                              this)) {
    m_layout->setContentsMargins(0, 0, 0, 0);
}

void BlocksView::setBlocks(const std::vector<results::Block>& blocks) {
    std::vector<Shown> before = std::move(m_shown);
    m_shown.clear();
    // Beside a chart tables are as high as their rows: the chart takes the room that is left.
    const auto isChart = [](const results::Block& block) {
        return std::holds_alternative<plot::Chart>(block);
    };
    const bool isBelowChart =
        m_layout->direction() == QBoxLayout::TopToBottom && std::ranges::any_of(blocks, isChart);
    m_wantsRoom = !isBelowChart && std::ranges::any_of(blocks, isLongTable);
    // Beside a long table the others are as high as their rows.
    const bool isBesideLong = m_layout->direction() == QBoxLayout::TopToBottom && m_wantsRoom;
    const auto takesRoom = [&](const results::Block& block) {
        return isBelowChart ? isChart(block) : !isBesideLong || isLongTable(block);
    };
    for (const results::Block& block : blocks) {
        const QString name = nameOf(block);
        // The first one left that is alike: texts come and go between the others.
        const auto alike = std::ranges::find_if(before, [&](const Shown& shown) {
            return shown.view != nullptr && shown.kind == block.index() && shown.name == name;
        });
        QWidget* const view = alike != before.end() ? alike->view : makeView(block, name);
        if (alike != before.end()) {
            alike->view = nullptr;
        }
        const auto place = static_cast<int>(m_shown.size());
        if (m_layout->indexOf(view) != place) {
            m_layout->removeWidget(view);
            m_layout->insertWidget(place, view);
        }
        const bool isBeside = m_layout->direction() == QBoxLayout::LeftToRight;
        m_layout->setStretch(place, name.isEmpty() || !takesRoom(block) ? 0 : isBeside ? shareOf(block) : 1);
        m_shown.push_back({block.index(), name, view});
        std::visit(Fill{view, m_detail}, block);
    }
    for (const Shown& gone : before) {
        delete gone.view;
    }
    Q_EMIT blocksChanged();
}

QWidget* BlocksView::makeView(const results::Block& block, const QString& name) {
    if (std::holds_alternative<results::Table>(block)) {
        auto* const titled = new TitledTable(this);
        titled->view()->setObjectName(m_names.value(name, name));
        titled->view()->setRowsInSight(static_cast<int>(kRowsInSight));
        titled->view()->setDetail(m_detail);
        connect(titled->view(), &TableView::linkActivated, this, &BlocksView::linkActivated);
        connect(titled->view(), &TableView::csvSaved, this, &BlocksView::csvSaved);
        connect(titled->view(), &TableView::csvFailed, this, &BlocksView::csvFailed);
        return titled;
    }
    if (std::holds_alternative<plot::Chart>(block)) {
        auto* const titled = new TitledChart(this);
        titled->view()->setObjectName(m_names.value(name, name));
        return titled;
    }
    if (std::holds_alternative<results::KeyFigures>(block)) {
        return new KeyFiguresView(this);
    }
    if (std::holds_alternative<results::Facts>(block)) {
        return new FactsView(this);
    }
    return new TextView(this);
}

QWidget* BlocksView::found(std::size_t kind, const QString& name) const {
    const auto found = std::ranges::find_if(
        m_shown, [&](const Shown& shown) { return shown.kind == kind && shown.name == name; });
    return found != m_shown.end() ? found->view : nullptr;
}

TableView* BlocksView::table(const QString& name) const {
    auto* const titled = static_cast<TitledTable*>(found(results::Block(results::Table()).index(), name));
    return titled != nullptr ? titled->view() : nullptr;
}

ChartView* BlocksView::chart(const QString& name) const {
    auto* const titled = static_cast<TitledChart*>(found(results::Block(plot::Chart()).index(), name));
    return titled != nullptr ? titled->view() : nullptr;
}

} // namespace assay::widgets

#include "moc_blocks_view.cpp"
