#include "core/plot/matrix_drawing.h"

#include <cmath>

namespace assay::plot {
namespace {

constexpr std::size_t kTallRows = 4;  // a matrix of so many has tall rows
constexpr double kSmallestText = 0.5; // of the font's size: what needs less is left out
constexpr double kBold = 1.12;        // how much wider bold text is, about

class Painter {
  public:
    Painter(double width, const ChartPalette& palette, const words::Wording& wording, ChartCanvas& canvas)
        : m_width(width)
        , m_palette(palette)
        , m_wording(wording)
        , m_canvas(canvas) {}

    double paint(const MatrixChart& chart, double start) {
        const double names = std::min(widestOf(chart.rows, m_canvas), m_width * 0.3);
        const double left = kPad + m_canvas.fontSize() * 1.8 + names + kMarkerGap;
        const double cell =
            std::min(110.0, (m_width - left - kPad) /
                                static_cast<double>(std::max<std::size_t>(1, chart.columns.size())));
        const double height = chart.rows.size() > kTallRows
                                  ? m_canvas.fontSize() * 1.9
                                  : std::min(46.0, std::max(m_canvas.fontSize() * 1.9, cell * 0.5));
        // Names of columns that are wider than these stand upwards.
        const double longest = widestOf(chart.columns, m_canvas);
        const bool upwards = longest > cell - 4;
        const double above = upwards ? std::min(longest, kTallestName) : m_canvas.fontSize();
        const double top = start + kPad + m_canvas.fontSize() * 2.2 + above;
        const double right = left + cell * static_cast<double>(chart.columns.size());
        m_canvas.text(
            {(left + right) / 2, start + kPad + m_canvas.fontSize(), ChartCanvas::Anchor::Middle, true},
            m_canvas.fitted(chart.columnTitle, (right - kPad) / kBold), m_palette.text);
        const auto every = static_cast<std::size_t>(
            upwards ? std::max(1.0, std::ceil(m_canvas.fontSize() * kLine / cell)) : 1.0);
        for (std::size_t c = 0; c < chart.columns.size(); c += every) {
            const double middle = left + cell * (static_cast<double>(c) + 0.5);
            if (upwards) {
                m_canvas.text({middle + m_canvas.fontSize() * 0.35, top - kMarkerGap,
                               ChartCanvas::Anchor::Start, false, true},
                              m_canvas.fitted(chart.columns[c], kTallestName), m_palette.muted);
            } else {
                m_canvas.text({middle, top - kMarkerGap, ChartCanvas::Anchor::Middle}, chart.columns[c],
                              m_palette.muted);
            }
        }
        for (std::size_t r = 0; r < chart.rows.size(); ++r) {
            const double y = top + height * static_cast<double>(r);
            m_canvas.text(
                {left - kMarkerGap, y + height / 2 + m_canvas.fontSize() * 0.35, ChartCanvas::Anchor::End},
                m_canvas.fitted(chart.rows[r], names), m_palette.muted);
        }
        cells(chart, {left, top, cell, height});
        const double bottom = top + height * static_cast<double>(chart.rows.size());
        const double middle = (top + bottom) / 2;
        const std::string rowTitle = m_canvas.fitted(chart.rowTitle, 2 * (middle - start - kPad) / kBold);
        m_canvas.text({kPad + m_canvas.fontSize(), middle, ChartCanvas::Anchor::Middle, true, true}, rowTitle,
                      m_palette.text);
        return std::max(bottom, middle + m_canvas.textWidth(rowTitle) * kBold / 2) + kPad;
    }

  private:
    // Its cells; `first` is the one at the top left. Counts are as small as the widest needs, and left out
    // where they could not be read: the colours stay.
    void cells(const MatrixChart& chart, const ChartCanvas::Box& first) {
        std::int64_t most = 1;
        std::vector<std::string> counts;
        const auto countAt = [&](std::size_t r, std::size_t c) {
            return r < chart.counts.size() && c < chart.counts[r].size() ? chart.counts[r][c] : 0;
        };
        for (std::size_t r = 0; r < chart.rows.size(); ++r) {
            for (std::size_t c = 0; c < chart.columns.size(); ++c) {
                most = std::max(most, countAt(r, c));
                counts.push_back(m_wording.count(countAt(r, c)));
            }
        }
        const double widest = widestOf(counts, m_canvas) * (chart.diagonal ? kBold : 1);
        const double scale = std::min(1.0, (first.width - 3) / std::max(1.0, widest));
        for (std::size_t r = 0; r < chart.rows.size(); ++r) {
            const double y = first.y + first.height * static_cast<double>(r);
            for (std::size_t c = 0; c < chart.columns.size(); ++c) {
                const double x = first.x + first.width * static_cast<double>(c);
                // Pale enough for the text upon it to be read in both themes.
                const double share =
                    static_cast<double>(std::max<std::int64_t>(0, countAt(r, c))) / static_cast<double>(most);
                m_canvas.box({x, y, first.width, first.height}, 0.05 + 0.35 * share, m_palette.cell);
                m_canvas.frame({x, y, first.width, first.height}, m_palette.grid);
                if (scale >= kSmallestText) {
                    m_canvas.text({x + first.width / 2,
                                   y + first.height / 2 + m_canvas.fontSize() * 0.35 * scale,
                                   ChartCanvas::Anchor::Middle, chart.diagonal && r == c, false, scale},
                                  counts[r * chart.columns.size() + c], m_palette.text);
                }
            }
        }
    }

    double m_width;
    const ChartPalette& m_palette;
    const words::Wording& m_wording;
    ChartCanvas& m_canvas;
};

} // namespace

double drawMatrix(const MatrixChart& chart, double width, double above, const ChartPalette& palette,
                  const words::Wording& wording, ChartCanvas& canvas) {
    return Painter(width, palette, wording, canvas).paint(chart, above);
}

} // namespace assay::plot
