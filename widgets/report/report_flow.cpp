#include "widgets/report/report_flow.h"

#include "core/results/report/figure_text.h"
#include "core/results/report/printed_table.h"
#include "widgets/charts/painted_chart.h"
#include "widgets/report/table_boxes.h"
#include "widgets/report/text_boxes.h"

#include <algorithm>
#include <array>

namespace assay::widgets {
namespace {

constexpr double kTileGap = 8;
constexpr double kTilePad = 8;
constexpr double kTileWidth = 200; // at least
constexpr double kWidestChart = 620;
constexpr double kSectionGap = 28;
constexpr double kTallestBox = 0.25; // of a page: what is taller is broken between lines

struct VerdictLook {
    QColor colour;
    QString mark;
};

VerdictLook lookOf(results::Verdict verdict, const PageStyle& style) {
    switch (verdict) {
    case results::Verdict::None:
        break;
    case results::Verdict::Good:
        return {style.good, QStringLiteral("✓ ")};
    case results::Verdict::Warning:
        return {style.warning, QStringLiteral("! ")};
    case results::Verdict::Bad:
        return {style.bad, QStringLiteral("✗ ")};
    }
    return {style.rule, QString()};
}

class FlowMaker {
  public:
    FlowMaker(const words::Wording& wording, const PageStyle& style, FlowArea area)
        : m_wording(wording)
        , m_style(style)
        , m_area(area) {}

    void section(const results::Section& section, int level) {
        if (!results::isPrinted(section)) {
            return;
        }
        const auto font = static_cast<std::size_t>(std::clamp(level, 1, 3) - 1);
        TextLook look{m_style.headings[font], m_style.text};
        look.gap = level == 1 ? kSectionGap : 18;
        auto heading = textBoxes(QString::fromStdString(section.title), look, m_area.width);
        for (PageBox& box : heading) {
            box.keepWithNext = true;
        }
        if (!heading.empty()) {
            heading.front().level = level;
            heading.front().title = QString::fromStdString(section.title).simplified();
            heading.front().beginsPage = section.beginsPage;
        }
        add(std::move(heading));
        for (std::size_t i = 0; i < section.blocks.size(); ++i) {
            const std::size_t before = m_boxes.size();
            std::visit(*this, section.blocks[i]);
            // What introduces a chart stands on its page, so that no heading is left behind with a sentence.
            if (std::holds_alternative<results::Paragraph>(section.blocks[i]) &&
                i + 1 < section.blocks.size() && std::holds_alternative<plot::Chart>(section.blocks[i + 1])) {
                std::for_each(m_boxes.begin() + static_cast<std::ptrdiff_t>(before), m_boxes.end(),
                              [](PageBox& box) { box.keepWithNext = true; });
            }
        }
        for (const results::Section& below : section.sections) {
            this->section(below, level + 1);
        }
    }

    void operator()(const results::Paragraph& paragraph) {
        add(textBoxes(QString::fromStdString(paragraph.text), {m_style.body, m_style.text}, m_area.width));
    }

    void operator()(const results::Comment& comment) {
        add(markdownBoxes(QString::fromStdString(comment.markdown), m_wording, m_style, m_area));
    }

    void operator()(const results::Facts& facts) {
        add(factBoxes(results::printedFacts(facts), m_style, m_area));
    }

    void operator()(const results::Table& table) {
        if (!results::isPrinted(table)) {
            return;
        }
        add(tableBoxes(results::printedTable(table, m_wording), m_wording, m_style, m_area.width,
                       m_area.height));
    }

    // Tiles beside each other, as tall as the tallest of their row.
    void operator()(const results::KeyFigures& figures) {
        const auto across = static_cast<std::size_t>(
            std::max(1.0, std::floor((m_area.width + kTileGap) / (kTileWidth + kTileGap))));
        const double width =
            (m_area.width - kTileGap * static_cast<double>(across - 1)) / static_cast<double>(across);
        for (std::size_t first = 0; first < figures.list.size(); first += across) {
            const std::size_t end = std::min(first + across, figures.list.size());
            if (!tileRow(figures.list, first, end, width)) {
                listRow(figures.list, first, end);
            }
        }
    }

    void operator()(const plot::Chart& chart) {
        auto title =
            textBoxes(QString::fromStdString(chart.title), {m_style.bold, m_style.text, 0, 14}, m_area.width);
        for (PageBox& box : title) {
            box.keepWithNext = true;
        }
        add(std::move(title));
        const auto drawn = std::make_shared<const PaintedChart>(
            chart, m_wording, m_style.chart, plot::ChartFrame{.width = std::min(m_area.width, kWidestChart)});
        PageBox box;
        box.gap = 4;
        // A matrix with very many rows is made smaller rather than cut.
        const auto scale =
            std::make_shared<double>(std::min(1.0, m_area.height * 0.9 / std::max(1.0, drawn->height())));
        box.scale = scale;
        box.height = drawn->height() * *scale;
        box.keepWithNext = true;
        box.paint = [drawn, scale](QPainter& painter, QPointF at) {
            painter.save();
            painter.translate(at);
            painter.scale(*scale, *scale);
            drawn->paint(painter, QPointF());
            painter.restore();
        };
        m_boxes.push_back(std::move(box));
        add(textBoxes(QString::fromStdString(chart.printedText()), {m_style.small, m_style.muted, 0, 2},
                      m_area.width));
    }

    [[nodiscard]] std::vector<PageBox> take() { return std::move(m_boxes); }

  private:
    void add(std::vector<PageBox> boxes) {
        std::move(boxes.begin(), boxes.end(), std::back_inserter(m_boxes));
    }

    [[nodiscard]] QString valueOf(const results::KeyFigure& figure) const {
        return lookOf(figure.verdict, m_style).mark +
               QString::fromStdString(results::cellText(figure.value, m_wording));
    }

    // Figures whose texts are too long for tiles, below each other.
    void listRow(const std::vector<results::KeyFigure>& list, std::size_t first, std::size_t end) {
        results::Facts facts;
        for (std::size_t i = first; i < end; ++i) {
            facts.list.emplace_back(list[i].label, valueOf(list[i]).toStdString());
        }
        (*this)(facts);
    }

    // False: the texts are too long.
    [[nodiscard]] bool tileRow(const std::vector<results::KeyFigure>& list, std::size_t first,
                               std::size_t end, double width) {
        struct Tile {
            LaidText label, value;
            QColor edge, colour;
        };

        auto tiles = std::make_shared<std::vector<Tile>>();
        const double inner = width - 2 * kTilePad;
        double height = 0;
        for (std::size_t i = first; i < end; ++i) {
            const VerdictLook look = lookOf(list[i].verdict, m_style);
            const bool judged = list[i].verdict != results::Verdict::None;
            Tile tile{LaidText(QString::fromStdString(list[i].label), {m_style.small, m_style.muted}, inner),
                      LaidText(valueOf(list[i]), {m_style.bold, m_style.text}, inner), look.colour,
                      judged ? look.colour : m_style.text};
            height = std::max(height, tile.label.height() + tile.value.height() + 2 * kTilePad);
            tiles->push_back(std::move(tile));
        }
        if (height > m_area.height * kTallestBox) {
            return false;
        }
        PageBox box;
        box.gap = kTileGap;
        box.height = height;
        const QColor soft = m_style.soft;
        const QColor muted = m_style.muted;
        box.paint = [tiles, width, height, soft, muted](QPainter& painter, QPointF at) {
            for (const Tile& tile : *tiles) {
                painter.fillRect(QRectF(at, QSizeF(width, height)), soft);
                painter.fillRect(QRectF(at, QSizeF(4, height)), tile.edge);
                painter.setPen(muted);
                tile.label.draw(painter, at + QPointF(kTilePad + 2, kTilePad));
                painter.setPen(tile.colour);
                tile.value.draw(painter, at + QPointF(kTilePad + 2, kTilePad + tile.label.height()));
                at.rx() += width + kTileGap;
            }
        };
        m_boxes.push_back(std::move(box));
        return true;
    }

    const words::Wording& m_wording;
    const PageStyle& m_style;
    FlowArea m_area;
    std::vector<PageBox> m_boxes;
};

} // namespace

std::vector<PageBox> flowOf(const std::vector<results::Section>& sections, const words::Wording& wording,
                            const PageStyle& style, FlowArea area) {
    FlowMaker maker(wording, style, area);
    for (const results::Section& section : sections) {
        maker.section(section, 1);
    }
    return maker.take();
}

std::vector<PageBox> factBoxes(const results::Facts& facts, const PageStyle& style, FlowArea area) {
    std::vector<PageBox> boxes;
    const double names = area.width * 0.3;
    for (const auto& [name, value] : facts.list) {
        const auto left = std::make_shared<const LaidText>(QString::fromStdString(name),
                                                           TextLook{style.body, style.muted}, names - 10);
        const auto right = std::make_shared<const LaidText>(
            QString::fromStdString(value), TextLook{style.body, style.text}, area.width - names);
        const double gap = boxes.empty() ? 8 : 2;
        const double height = std::max(left->height(), right->height());
        if (height <= area.height * kTallestBox) {
            PageBox box;
            box.gap = gap;
            box.height = height;
            box.paint = [left, right, names, muted = style.muted, text = style.text](QPainter& painter,
                                                                                     QPointF at) {
                painter.setPen(muted);
                left->draw(painter, at);
                painter.setPen(text);
                right->draw(painter, at + QPointF(names, 0));
            };
            boxes.push_back(std::move(box));
            continue;
        }
        for (int i = 0; i < std::max(left->lineCount(), right->lineCount()); ++i) {
            PageBox box;
            box.gap = i == 0 ? gap : 0;
            const auto heightOf = [i](const LaidText& text) {
                return i < text.lineCount() ? text.lineHeight(i) : 0;
            };
            box.height = std::max(heightOf(*left), heightOf(*right));
            box.paint = [left, right, names, i, muted = style.muted, text = style.text](QPainter& painter,
                                                                                        QPointF at) {
                const auto draw = [&](const LaidText& lines, const QColor& colour, double x) {
                    if (i < lines.lineCount()) {
                        painter.setPen(colour);
                        lines.drawLine(painter, i, at + QPointF(x, 0));
                    }
                };
                draw(*left, muted, 0);
                draw(*right, text, names);
            };
            boxes.push_back(std::move(box));
        }
    }
    return boxes;
}

} // namespace assay::widgets
