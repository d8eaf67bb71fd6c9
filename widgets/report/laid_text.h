// A text in lines, as it stands in a box of a page.
//
// Pages are laid out by one thread and painted by others, later. Fonts that a QTextLayout has found belong to
// the thread that it was made by and are gone with that thread, so none is kept: what is kept is what the
// lines are made of, and their measures. Used by one thread at a time.
#pragma once

#include <QColor>
#include <QFont>
#include <QList>
#include <QPainter>
#include <QPointF>
#include <QString>
#include <QTextLayout>
#include <cstdint>
#include <memory>
#include <vector>

namespace assay::widgets {

struct TextLook {
    QFont font;
    QColor colour;
    double left = 0; // indent
    double gap = 8;  // above the first line
    Qt::Alignment alignment = Qt::AlignLeft;
    QList<QTextLayout::FormatRange> formats{};
    QColor bar{}; // a bar at the left edge of every line; invalid: none
};

// Without control characters, with "\n" between lines and one empty line at most; blanks at the beginning of
// a line go. The places of formats are those of such a text.
[[nodiscard]] QString printable(const QString& text);

class LaidText {
  public:
    // Line breaks in `text` are kept, as printable() has them. `width` in pixels at 96 dots per inch.
    LaidText(const QString& text, const TextLook& look, double width);

    [[nodiscard]] int lineCount() const { return static_cast<int>(m_heights.size()); }

    [[nodiscard]] double lineHeight(int line) const { return m_heights[static_cast<std::size_t>(line)]; }

    [[nodiscard]] double height() const { return m_height; }

    // A line, or all of them, in the painter's pen; `at` is the top left corner.
    void drawLine(QPainter& painter, int line, QPointF at) const;
    void draw(QPainter& painter, QPointF at) const;

    // Of the thread that asks, and not to be kept.
    [[nodiscard]] std::shared_ptr<const QTextLayout> layout() const;

  private:
    QString m_text;
    QFont m_font;
    Qt::Alignment m_alignment;
    QList<QTextLayout::FormatRange> m_formats;
    double m_width;
    std::vector<double> m_heights;
    double m_height = 0;
    std::uint64_t m_number; // none other has it
};

// As long as it lives, the thread that made it remembers the layout it asked for last: the lines of one text
// are painted one after the other.
class LaidTextScope {
  public:
    LaidTextScope();
    ~LaidTextScope();
    LaidTextScope(const LaidTextScope&) = delete;
    LaidTextScope& operator=(const LaidTextScope&) = delete;

  private:
    friend class LaidText;
    LaidTextScope* m_outer;
    std::uint64_t m_number = 0;
    std::shared_ptr<const QTextLayout> m_layout;
};

} // namespace assay::widgets
