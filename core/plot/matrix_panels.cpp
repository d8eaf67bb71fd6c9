// Small multiples: matrices of the same classes side by side, with shares of their rows and totals.
#include "core/plot/matrix_drawing.h"

#include <cmath>

namespace assay::plot {
namespace {

constexpr double kNarrowest = 150;    // of a panel
constexpr double kPanelGap = 16;      // between panels
constexpr double kTotalWidth = 0.8;   // of a cell
constexpr double kSmallHeading = 0.8; // of the font's size, at least; longer names of columns stand upwards
constexpr double kCountSize = 0.75;
constexpr double kBoldPanel = 1.12; // how much wider bold text is, about

class PanelPainter {
  public:
    PanelPainter(const MatrixChart& chart, double width, const ChartPalette& palette,
                 const words::Wording& wording, ChartCanvas& canvas)
        : m_chart(chart)
        , m_palette(palette)
        , m_wording(wording)
        , m_canvas(canvas)
        , m_font(canvas.fontSize())
        , m_names(std::min(widestOf(chart.rows, canvas), width * 0.2) + kMarkerGap) {
        const double room = width - 2 * kPad - m_names;
        m_perRow =
            std::clamp<std::size_t>(static_cast<std::size_t>((room + kPanelGap) / (kNarrowest + kPanelGap)),
                                    1, std::max<std::size_t>(1, chart.panels.size()));
        const auto perRow = static_cast<double>(m_perRow);
        m_panelWidth = std::min(240.0, (room - kPanelGap * (perRow - 1)) / perRow);
        m_cell = m_panelWidth / (static_cast<double>(chart.columns.size()) + kTotalWidth);
        m_height = m_font * 2.3;
        const double widest = std::max(1.0, widestOf(chart.columns, canvas));
        m_scale = std::min(1.0, (m_cell - 3) / widest);
        m_upwards = m_scale < kSmallHeading;
        m_columnNames = m_upwards ? std::min(widest, kTallestName) + kMarkerGap : m_font * 1.2;
    }

    double paint(double above) {
        double y = above + kPad + m_font;
        m_canvas.text({kPad, y}, m_canvas.fitted(m_chart.rowTitle + " × " + m_chart.columnTitle, 1e4),
                      m_palette.muted);
        y += m_font * 0.8;
        for (std::size_t first = 0; first < m_chart.panels.size(); first += m_perRow) {
            const std::size_t last = std::min(m_chart.panels.size(), first + m_perRow);
            const double top = y + m_font * 1.8 + (first == 0 ? m_columnNames : 0);
            for (std::size_t i = first; i < last; ++i) {
                const double x = kPad + m_names + static_cast<double>(i - first) * (m_panelWidth + kPanelGap);
                m_canvas.text({x, y + m_font, ChartCanvas::Anchor::Start, true},
                              m_canvas.fitted(m_chart.panels[i].title, m_panelWidth / kBoldPanel),
                              m_palette.text);
                if (first == 0) {
                    columnNames(x, top);
                }
                panel(m_chart.panels[i], x, top);
            }
            rowNames(top);
            y = top + m_height * static_cast<double>(m_chart.rows.size()) + m_font * 2.4;
        }
        return y;
    }

  private:
    // Above the first panels; those below them have the same columns.
    void columnNames(double x, double top) {
        for (std::size_t c = 0; c < m_chart.columns.size(); ++c) {
            const double middle = x + m_cell * (static_cast<double>(c) + 0.5);
            if (m_upwards) {
                m_canvas.text(
                    {middle + m_font * 0.35, top - kMarkerGap, ChartCanvas::Anchor::Start, false, true},
                    m_canvas.fitted(m_chart.columns[c], kTallestName), m_palette.muted);
            } else {
                m_canvas.text({middle, top - 3, ChartCanvas::Anchor::Middle, false, false, m_scale},
                              m_chart.columns[c], m_palette.muted);
            }
        }
    }

    void rowNames(double top) {
        for (std::size_t r = 0; r < m_chart.rows.size(); ++r) {
            const double y = top + m_height * (static_cast<double>(r) + 0.5) + m_font * 0.35;
            m_canvas.text({kPad + m_names - kMarkerGap, y, ChartCanvas::Anchor::End},
                          m_canvas.fitted(m_chart.rows[r], m_names - kMarkerGap), m_palette.muted);
        }
    }

    void panel(const MatrixPanel& panel, double x, double top) {
        std::vector<std::int64_t> columnSums(m_chart.columns.size(), 0);
        for (std::size_t r = 0; r < m_chart.rows.size(); ++r) {
            row(panel, r, {x, top + m_height * static_cast<double>(r), m_cell, m_height}, columnSums);
        }
        const double below = top + m_height * static_cast<double>(m_chart.rows.size()) + m_font;
        std::int64_t all = 0;
        for (std::size_t c = 0; c < columnSums.size(); ++c) {
            total(columnSums[c], x + m_cell * (static_cast<double>(c) + 0.5), below);
            all += columnSums[c];
        }
        total(all, totalMiddle(x), below);
    }

    void row(const MatrixPanel& panel, std::size_t r, const ChartCanvas::Box& first,
             std::vector<std::int64_t>& columnSums) {
        const auto countAt = [&](std::size_t c) {
            return r < panel.counts.size() && c < panel.counts[r].size()
                       ? std::max<std::int64_t>(0, panel.counts[r][c])
                       : 0;
        };
        std::int64_t sum = 0;
        for (std::size_t c = 0; c < m_chart.columns.size(); ++c) {
            sum += countAt(c);
        }
        for (std::size_t c = 0; c < m_chart.columns.size(); ++c) {
            columnSums[c] += countAt(c);
            ChartCanvas::Box box = first;
            box.x += m_cell * static_cast<double>(c);
            cell(box, countAt(c), sum, m_chart.diagonal && r == c);
        }
        total(sum, totalMiddle(first.x), first.y + first.height / 2 + m_font * 0.35);
    }

    // Of a row without samples there is no share.
    void cell(const ChartCanvas::Box& box, std::int64_t count, std::int64_t sum, bool right) {
        const double share = sum > 0 ? static_cast<double>(count) / static_cast<double>(sum) : 0;
        m_canvas.box(box, 0.05 + 0.35 * share, m_palette.cell);
        m_canvas.frame(box, m_palette.grid);
        if (right) {
            m_canvas.frame({box.x + 2, box.y + 2, box.width - 4, box.height - 4}, m_palette.muted);
        }
        const std::string shown =
            sum > 0 ? m_wording.number(std::round(share * 100), 0) + "\u00a0%" : std::string("—");
        const double middle = box.x + box.width / 2;
        m_canvas.text({middle, box.y + m_font * 1.1, ChartCanvas::Anchor::Middle, right, false,
                       std::min(1.0, (box.width - 4) / std::max(1.0, m_canvas.textWidth(shown)))},
                      shown, m_palette.text);
        total(count, middle, box.y + m_font * 1.95);
    }

    void total(std::int64_t count, double middle, double base) {
        m_canvas.text({middle, base, ChartCanvas::Anchor::Middle, false, false, kCountSize},
                      m_wording.count(count), m_palette.muted);
    }

    [[nodiscard]] double totalMiddle(double x) const {
        return x + m_cell * (static_cast<double>(m_chart.columns.size()) + kTotalWidth / 2);
    }

    const MatrixChart& m_chart;
    const ChartPalette& m_palette;
    const words::Wording& m_wording;
    ChartCanvas& m_canvas;
    double m_font;
    double m_names; // room of the names of rows
    std::size_t m_perRow = 1;
    double m_panelWidth = 0;
    double m_cell = 0;
    double m_height = 0;
    double m_scale = 1; // of the names of columns
    bool m_upwards = false;
    double m_columnNames = 0; // their height
};

} // namespace

double drawMatrixPanels(const MatrixChart& chart, double width, double above, const ChartPalette& palette,
                        const words::Wording& wording, ChartCanvas& canvas) {
    return PanelPainter(chart, width, palette, wording, canvas).paint(above);
}

} // namespace assay::plot
