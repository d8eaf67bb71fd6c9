#include "widgets/report/table_boxes.h"

#include "core/results/report/figure_text.h"
#include "widgets/report/text_boxes.h"

#include <QFontMetricsF>
#include <algorithm>
#include <iterator>
#include <numeric>

namespace assay::widgets {
namespace {

constexpr double kPad = 4;       // left and right in a cell
constexpr double kRowPad = 3;    // above and below
constexpr double kSpare = 1;     // against rounding
constexpr int kSmallestFont = 8; // px at 96 dpi: 6 pt
constexpr int kLegibleFont = 9;
constexpr double kWidestWord = 150;
constexpr double kWideWeight = 3;
constexpr double kTextShare = 0.5;   // of the width, that columns of long texts get among them at least
constexpr double kTextWidth = 150;   // of each, if that is less
constexpr double kWordsWidth = 64;   // of a column of short texts at least, before it wraps at every word
constexpr double kTallestRow = 0.25; // of the page, that stays together
constexpr int kLinesOfPiece = 6;
constexpr double kTallestHeader = 0.3;  // of the page
constexpr std::size_t kRowsOfShort = 8; // of a table that stays together with its title and note
constexpr double kTallestShort = 0.8;   // of the page, which leaves room for headings

struct Grid {
    std::vector<QString> titles;
    std::vector<std::vector<QString>> rows;
    std::vector<bool> right; // its cells are figures
};

Grid gridOf(const results::Table& table, const words::Wording& wording) {
    Grid grid;
    grid.right.assign(table.columns.size(), false);
    for (const results::Column& column : table.columns) {
        grid.titles.push_back(printable(QString::fromStdString(column.title)));
    }
    for (const auto& row : table.rows) {
        std::vector<QString> cells(table.columns.size());
        for (std::size_t i = 0; i < std::min(row.size(), cells.size()); ++i) {
            cells[i] = printable(QString::fromStdString(results::cellText(row[i], wording)));
            grid.right[i] = grid.right[i] || results::isFigure(row[i]);
        }
        grid.rows.push_back(std::move(cells));
    }
    return grid;
}

struct Widths {
    std::vector<double> least; // of the longest word
    std::vector<double> full;  // of the longest line
};

void widen(const QString& text, const QFontMetricsF& metrics, double& least, double& full) {
    for (const QString& line : text.split(QLatin1Char('\n'))) {
        full = std::max(full, metrics.horizontalAdvance(line) + 2 * kPad + kSpare);
        for (const QString& word : line.split(QLatin1Char(' '))) {
            least =
                std::max(least, std::min(kWidestWord, metrics.horizontalAdvance(word)) + 2 * kPad + kSpare);
        }
    }
}

Widths widthsOf(const Grid& grid, const std::vector<double>& weights, const QFont& font, const QFont& bold,
                double textWidth) {
    const std::size_t columns = grid.titles.size();
    Widths widths{std::vector<double>(columns, 0), std::vector<double>(columns, 0)};
    const QFontMetricsF metrics(font);
    const QFontMetricsF boldMetrics(bold);
    for (std::size_t i = 0; i < columns; ++i) {
        widen(grid.titles[i], boldMetrics, widths.least[i], widths.full[i]);
        for (const auto& row : grid.rows) {
            widen(row[i], metrics, widths.least[i], widths.full[i]);
        }
        // Texts are not read a word a line.
        const double legible = weights[i] > 1 ? textWidth : grid.right[i] ? 0 : kWordsWidth;
        widths.least[i] = std::max(widths.least[i], std::min(widths.full[i], std::min(legible, textWidth)));
    }
    return widths;
}

double sum(const std::vector<double>& values) {
    return std::accumulate(values.begin(), values.end(), 0.0);
}

// Every column is as wide as it would be, or else as the others that are cut: no narrow column is wrapped for
// the sake of a long text. Columns of texts count several times.
std::vector<double> shared(const Widths& widths, const std::vector<double>& weights, double width) {
    if (sum(widths.full) <= width) {
        return widths.full;
    }
    const double least = sum(widths.least);
    std::vector<double> result = widths.least;
    if (least >= width) {
        for (double& one : result) {
            one *= width / least;
        }
        return result;
    }
    double low = 0;
    double high = width;
    for (int step = 0; step < 50; ++step) { // halving: far below a pixel
        const double level = (low + high) / 2;
        for (std::size_t i = 0; i < result.size(); ++i) {
            result[i] =
                std::clamp(weights[i] * level, widths.least[i], std::max(widths.least[i], widths.full[i]));
        }
        (sum(result) > width ? high : low) = level;
    }
    return result;
}

struct Row {
    std::vector<LaidText> cells;
    int lines = 1;
    double lineHeight = 0;
};

class TableMaker {
  public:
    TableMaker(const Grid& grid, const std::vector<double>& weights, const PageStyle& style, double width)
        : m_grid(grid)
        , m_style(style)
        , m_font(style.small)
        , m_bold(style.small) {
        m_bold.setBold(true);
        const auto texts = std::count_if(weights.begin(), weights.end(), [](double of) { return of > 1; });
        const double most =
            std::min(kTextWidth, kTextShare * width / std::max(1.0, static_cast<double>(texts)));
        bool isLegible = true;
        const auto measured = [&] {
            const double scale = static_cast<double>(m_font.pixelSize()) / style.small.pixelSize();
            return widthsOf(grid, weights, m_font, m_bold, isLegible ? most * scale : 0);
        };
        Widths widths = measured();
        while (sum(widths.least) > width && m_font.pixelSize() > kSmallestFont) {
            if (m_font.pixelSize() == kLegibleFont && isLegible) {
                isLegible = false; // rather narrow texts than tiny ones
            } else {
                m_font.setPixelSize(m_font.pixelSize() - 1);
                m_bold.setPixelSize(m_font.pixelSize());
            }
            widths = measured();
        }
        m_widths = shared(widths, weights, width);
        m_width = sum(m_widths);
    }

    [[nodiscard]] Row row(const std::vector<QString>& cells, bool header) const {
        Row row;
        for (std::size_t i = 0; i < cells.size(); ++i) {
            TextLook look{header ? m_bold : m_font, m_style.text};
            look.alignment = m_grid.right[i] ? Qt::AlignRight : Qt::AlignLeft;
            row.cells.emplace_back(cells[i], look, std::max(1.0, m_widths[i] - 2 * kPad));
            row.lines = std::max(row.lines, row.cells.back().lineCount());
            // Other fonts step in for characters that this one has not, and are taller.
            for (int line = 0; line < row.cells.back().lineCount(); ++line) {
                row.lineHeight = std::max(row.lineHeight, row.cells.back().lineHeight(line));
            }
        }
        return row;
    }

    // Its lines from `first` on, at most `count`.
    [[nodiscard]] PageBox box(const std::shared_ptr<const Row>& row, int first, int count,
                              bool header) const {
        PageBox box;
        const bool last = first + count >= row->lines;
        const double above = first == 0 ? kRowPad : 0;
        box.height = above + row->lineHeight * std::min(count, row->lines - first) + (last ? kRowPad : 0);
        const double height = box.height;
        const PageStyle& style = m_style;
        box.paint = [row, first, count, header, last, above, height, widths = m_widths, width = m_width,
                     text = style.text, soft = style.soft, rule = style.rule](QPainter& painter, QPointF at) {
            if (header) {
                painter.fillRect(QRectF(at, QSizeF(width, height)), soft);
            }
            painter.setPen(text);
            double x = at.x();
            for (std::size_t i = 0; i < row->cells.size(); ++i) {
                const LaidText& cell = row->cells[i];
                for (int line = first; line < std::min(first + count, cell.lineCount()); ++line) {
                    cell.drawLine(painter, line,
                                  QPointF(x + kPad, at.y() + above + (line - first) * row->lineHeight));
                }
                x += widths[i];
            }
            if (last) {
                painter.setPen(QPen(rule, 0.7));
                painter.drawLine(QPointF(at.x(), at.y() + height), QPointF(at.x() + width, at.y() + height));
            }
        };
        return box;
    }

  private:
    const Grid& m_grid;
    const PageStyle& m_style;
    QFont m_font, m_bold;
    std::vector<double> m_widths;
    double m_width = 0;
};

} // namespace

std::vector<PageBox> tableBoxes(const results::Table& table, const words::Wording& wording,
                                const PageStyle& style, double width, double pageHeight) {
    if (table.rows.empty()) {
        return textBoxes(QString::fromStdString(table.ifEmpty), {style.body, style.text}, width);
    }
    std::vector<PageBox> boxes =
        textBoxes(QString::fromStdString(table.title), {style.bold, style.text, 0, 12}, width);
    for (PageBox& box : boxes) {
        box.keepWithNext = true;
    }
    const Grid grid = gridOf(table, wording);
    std::vector<double> weights;
    for (const results::Column& column : table.columns) {
        weights.push_back(column.wide ? kWideWeight : 1);
    }
    const TableMaker maker(grid, weights, style, width);
    // A header that took most of a page would leave no room for rows.
    Row top = maker.row(grid.titles, true);
    top.lines = std::max(1, std::min(top.lines, static_cast<int>(pageHeight * kTallestHeader /
                                                                 std::max(1.0, top.lineHeight))));
    const auto titles = std::make_shared<const Row>(std::move(top));
    auto header = std::make_shared<PageBox>(maker.box(titles, 0, titles->lines, true));
    PageBox first = *header;
    first.gap = 6;
    first.keepWithNext = true;
    boxes.push_back(std::move(first));
    for (std::size_t number = 0; number < grid.rows.size(); ++number) {
        const auto row = std::make_shared<const Row>(maker.row(grid.rows[number], false));
        // A tall row goes on over pages in pieces, so that it begins below the one before.
        const bool isTall = row->lines * row->lineHeight > pageHeight * kTallestRow;
        const int most = isTall ? kLinesOfPiece : std::max(1, row->lines);
        for (int line = 0; line < row->lines; line += most) {
            PageBox box = maker.box(row, line, most, false);
            box.header = header;
            // Neither the first nor the last row stands alone on a page.
            const bool isBesideEnd = number == 0 || number + 2 == grid.rows.size();
            box.keepWithNext = !isTall && isBesideEnd && number + 1 < grid.rows.size();
            boxes.push_back(std::move(box));
        }
    }
    auto note = textBoxes(QString::fromStdString(table.note), {style.small, style.muted, 0, 4}, width);
    if (!note.empty()) {
        boxes.back().keepWithNext = true;
    }
    std::move(note.begin(), note.end(), std::back_inserter(boxes));
    const double height =
        std::accumulate(boxes.begin(), boxes.end(), 0.0,
                        [](double sum, const PageBox& box) { return sum + box.gap + box.height; });
    if (grid.rows.size() <= kRowsOfShort && height <= kTallestShort * pageHeight) {
        std::for_each(boxes.begin(), std::prev(boxes.end()), [](PageBox& box) { box.keepWithNext = true; });
    }
    return boxes;
}

} // namespace assay::widgets
