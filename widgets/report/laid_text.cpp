#include "widgets/report/laid_text.h"

#include "widgets/report/page_style.h"

#include <QFontMetricsF>
#include <algorithm>
#include <atomic>

namespace assay::widgets {
namespace {

thread_local LaidTextScope* current = nullptr;

std::uint64_t nextNumber() {
    static std::atomic<std::uint64_t> last = 0;
    return ++last;
}

// How much of a line that ends within a range of numbers ("16.2–17.8") stands before its word; 0: it ends
// elsewhere, or the line holds nothing else.
int lengthBeforeRange(const QString& text, const QTextLine& line) {
    const int from = line.textStart();
    const int end = from + line.textLength();
    if (end <= from || end >= text.size() || text.at(end - 1) != QChar(0x2013) || !text.at(end).isDigit()) {
        return 0;
    }
    const int space = static_cast<int>(text.lastIndexOf(QLatin1Char(' '), end - 1));
    return space < from ? 0 : space + 1 - from;
}

bool isWithinWord(const QString& text, int at) {
    return at > 0 && at < text.size() && !text.at(at - 1).isSpace() && !text.at(at).isSpace();
}

// An id, a hash or the name of a form ("10-K"), which is read as a whole: not what is hyphenated in words.
bool isName(QStringView word) {
    const auto holds = [word](const auto& is) { return std::any_of(word.begin(), word.end(), is); };
    return word.contains(QLatin1Char('_')) ||
           (holds([](QChar c) { return c.isDigit(); }) &&
            holds([](QChar c) { return c == QLatin1Char('-') || c == QLatin1Char('/'); }));
}

// Of a line that ends within a name, how much stands before it, where it fits on a line of its own, or with
// the last of its underscores that fits; 0: the line ends elsewhere, or no underscore does.
int lengthBesideName(const QString& text, const QTextLine& line, const QFont& font, double width) {
    const int from = line.textStart();
    const int end = from + line.textLength();
    if (end <= from || !isWithinWord(text, end)) {
        return 0;
    }
    int first = end;
    while (first > 0 && isWithinWord(text, first)) {
        --first;
    }
    int last = end;
    while (last < text.size() && isWithinWord(text, last)) {
        ++last;
    }
    const QString word = text.mid(first, last - first);
    if (!isName(word)) {
        return 0;
    }
    const QFontMetricsF metrics(font);
    if (first > from && metrics.horizontalAdvance(word) <= width) {
        return first - from;
    }
    int whole = 0;
    for (int i = std::max(first, from) + 1; i + 1 < last; ++i) {
        if (text.at(i) == QLatin1Char('_') &&
            metrics.horizontalAdvance(text.mid(from, i + 1 - from)) <= width) {
            whole = i + 1 - from;
        }
    }
    return whole;
}

// Of a line that ends within a word, a file's name for example, how much stands before or with the last
// separator of that word; 0: the line ends elsewhere, or the word has none there.
int lengthBehindSeparator(const QString& text, const QTextLine& line) {
    const int from = line.textStart();
    const int end = from + line.textLength();
    if (end <= from || end >= text.size() || !text.at(end - 1).isLetterOrNumber() ||
        !text.at(end).isLetterOrNumber()) {
        return 0;
    }
    for (int i = end - 1; i > from && !text.at(i).isSpace(); --i) {
        const bool separates = QStringLiteral("_-/\\:.,").contains(text.at(i));
        const bool isSign = !text.at(i - 1).isLetterOrNumber();
        const bool inNumber = text.at(i - 1).isDigit() && text.at(i + 1).isDigit();
        if (separates && !isSign && !inNumber) {
            return i + 1 - from;
        }
    }
    return 0;
}

} // namespace

QString printable(const QString& text) {
    const bool clean = std::none_of(text.begin(), text.end(), [](QChar c) {
        return c.category() == QChar::Other_Control || c == QChar::ParagraphSeparator ||
               c == QChar::LineSeparator;
    });
    if (clean) {
        return text;
    }
    QString out;
    int breaks = 0;
    for (const QChar c : text) {
        const bool breaksLine =
            c == QLatin1Char('\n') || c == QChar::ParagraphSeparator || c == QChar::LineSeparator;
        if (breaksLine) {
            ++breaks;
        } else if (c == QLatin1Char('\t') || c.category() != QChar::Other_Control) {
            if (!c.isSpace() && breaks > 0) {
                out += QString(out.isEmpty() ? 0 : std::min(breaks, 2), QLatin1Char('\n'));
                breaks = 0;
            }
            if (breaks == 0) {
                out += c == QLatin1Char('\t') ? QLatin1Char(' ') : c;
            }
        }
    }
    return out;
}

LaidText::LaidText(const QString& text, const TextLook& look, double width)
    : m_text(look.formats.isEmpty() ? printable(text) : text)
    , m_font(look.font)
    , m_alignment(look.alignment)
    , m_formats(look.formats)
    , m_width(width)
    , m_number(nextNumber()) {
    m_text.replace(QLatin1Char('\n'), QChar::LineSeparator);
    const auto lines = layout();
    for (int i = 0; i < lines->lineCount(); ++i) {
        m_heights.push_back(lines->lineAt(i).height());
        m_height += m_heights.back();
    }
}

std::shared_ptr<const QTextLayout> LaidText::layout() const {
    if (current != nullptr && current->m_number == m_number) {
        return current->m_layout;
    }
    const auto layout = std::make_shared<QTextLayout>(m_text, m_font);
    layout->setTextOption(printedText(m_alignment));
    layout->setFormats(m_formats);
    layout->setCacheEnabled(true);
    layout->beginLayout();
    double y = 0;
    for (QTextLine line = layout->createLine(); line.isValid(); line = layout->createLine()) {
        line.setLineWidth(m_width);
        int whole = lengthBeforeRange(m_text, line);
        whole = whole > 0 ? whole : lengthBesideName(m_text, line, m_font, m_width);
        whole = whole > 0 ? whole : lengthBehindSeparator(m_text, line);
        if (whole > 0) {
            line.setNumColumns(whole, m_width);
        }
        line.setPosition({0, y});
        y += line.height();
    }
    layout->endLayout();
    if (current != nullptr) {
        current->m_number = m_number;
        current->m_layout = layout;
    }
    return layout;
}

void LaidText::drawLine(QPainter& painter, int line, QPointF at) const {
    const auto lines = layout();
    const QTextLine drawn = lines->lineAt(line);
    drawn.draw(&painter, at - QPointF(0, drawn.y()));
}

void LaidText::draw(QPainter& painter, QPointF at) const {
    layout()->draw(&painter, at);
}

LaidTextScope::LaidTextScope()
    : m_outer(current) {
    current = this;
}

LaidTextScope::~LaidTextScope() {
    current = m_outer;
}

} // namespace assay::widgets
