#include "widgets/neighbours/window_strip.h"

#include "widgets/text/number_text.h"
#include "widgets/theme/theme.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>
#include <algorithm>
#include <cmath>

namespace assay::widgets {
namespace {

constexpr int kGoldColour = 2; // of the series colours
constexpr int kAnchorColour = 0;
constexpr double kMargin = 6;

// A sign for each kind, so that none is told by its colour alone.
QChar signOf(StripCell cell) {
    switch (cell) {
    case StripCell::Anchor:
        return QChar(0x25C6); // a diamond
    case StripCell::Gold:
        return QChar(0x2713); // a tick
    case StripCell::NotProse:
        return QChar(0x2261); // lines
    case StripCell::Navigational:
        return QChar(0x2192); // an arrow
    case StripCell::Outside:
        break;
    }
    return QChar(0x00B7);
}

} // namespace

QString stripCellText(StripCell cell, int window) {
    switch (cell) {
    case StripCell::Anchor:
        return WindowStrip::tr("The anchor");
    case StripCell::Gold:
        return WindowStrip::tr("Gold: within ±%1").arg(window);
    case StripCell::NotProse:
        return WindowStrip::tr("Not gold: a heading or what is left of a table");
    case StripCell::Navigational:
        return WindowStrip::tr("Not gold: a cross reference");
    case StripCell::Outside:
        break;
    }
    return WindowStrip::tr("Not gold: beyond ±%1").arg(window);
}

QString offsetText(std::int64_t offset) {
    const QString text = numberText(static_cast<double>(offset), 0);
    return offset > 0 ? QLatin1Char('+') + text : text;
}

WindowStrip::WindowStrip(QWidget* parent)
    : QWidget(parent) {
    installChartAccessibility();
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(tr("Window of the anchor"));
}

void WindowStrip::setSpec(WindowStripSpec spec) {
    m_spec = std::move(spec);
    m_empty = false;
    m_current = m_spec.anchor;
    announceChartChange(this);
    update();
}

void WindowStrip::clear() {
    m_spec = {};
    m_empty = true;
    announceChartChange(this);
    update();
}

QString WindowStrip::spokenValue() const {
    for (const StripSentence& sentence : m_spec.sentences) {
        if (sentence.position == m_current) {
            return toolTipOf(sentence);
        }
    }
    return {};
}

QString WindowStrip::textAlternative() const {
    if (m_empty) {
        return tr("There is no anchor to show");
    }
    const auto count = [this](StripCell cell) {
        return std::ranges::count(m_spec.sentences, cell, &StripSentence::cell);
    };
    QString text = tr("Anchor at position %1, window ±%2, %3 gold")
                       .arg(m_spec.anchor)
                       .arg(m_spec.window)
                       .arg(count(StripCell::Gold));
    if (m_spec.clippedBelow) {
        text += tr(", clipped by the beginning of the section");
    }
    if (m_spec.clippedAbove) {
        text += tr(", clipped by the end of the section");
    }
    return text;
}

QSize WindowStrip::sizeHint() const {
    return {fontMetrics().averageCharWidth() * 90, fontMetrics().height() * 3 + 14};
}

QSize WindowStrip::minimumSizeHint() const {
    return {fontMetrics().averageCharWidth() * 30, fontMetrics().height() * 3 + 14};
}

QRectF WindowStrip::cellRect(int position) const {
    const int cells = 2 * m_spec.reach + 1;
    const double width = (this->width() - 2 * kMargin) / cells;
    const double x = kMargin + width * (position - m_spec.anchor + m_spec.reach);
    const double top = kMargin;
    return {x + 1, top, std::max(width - 2, 1.0), fontMetrics().height() * 1.5};
}

void WindowStrip::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const ChartColours colours = chartColours(palette());
    painter.fillRect(rect(), colours.background);
    if (hasFocus()) {
        drawFocusRing(painter, rect(), palette());
    }
    if (m_empty) {
        return;
    }
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF first = cellRect(m_spec.anchor - m_spec.window);
    const QRectF last = cellRect(m_spec.anchor + m_spec.window);
    const QRectF window = QRectF(first.topLeft(), last.bottomRight()).adjusted(-3, -4, 3, 4);
    painter.setPen(QPen(colours.mutedText, 1));
    painter.setBrush(colours.band);
    painter.drawRoundedRect(window.intersected(QRectF(rect())), 4, 4);
    for (const StripSentence& sentence : m_spec.sentences) {
        const QRectF cell = cellRect(sentence.position);
        const bool strong = sentence.cell == StripCell::Anchor || sentence.cell == StripCell::Gold;
        const QColor colour = sentence.cell == StripCell::Anchor ? colours.series(kAnchorColour)
                              : sentence.cell == StripCell::Gold ? colours.series(kGoldColour)
                                                                 : colours.mutedText;
        QColor fill = colour;
        fill.setAlphaF(strong ? 0.28F : 0.08F);
        painter.setPen(QPen(colour, sentence.position == m_current && hasFocus() ? 2.5 : 1));
        painter.setBrush(fill);
        painter.drawRoundedRect(cell, 3, 3);
        painter.setPen(colours.text);
        painter.drawText(cell, Qt::AlignCenter, signOf(sentence.cell));
        if (sentence.found) {
            painter.setPen(QPen(colours.series(1), 2.5));
            painter.drawLine(cell.bottomLeft() + QPointF(2, 4), cell.bottomRight() + QPointF(-2, 4));
        }
    }
    // Where the section ends within the window.
    painter.setPen(QPen(colours.text, 2));
    if (!m_spec.sentences.isEmpty()) {
        if (m_spec.clippedBelow) {
            const QRectF cell = cellRect(m_spec.sentences.front().position);
            painter.drawLine(QPointF(cell.left() - 2, cell.top() - 4),
                             QPointF(cell.left() - 2, cell.bottom() + 4));
        }
        if (m_spec.clippedAbove) {
            const QRectF cell = cellRect(m_spec.sentences.back().position);
            painter.drawLine(QPointF(cell.right() + 2, cell.top() - 4),
                             QPointF(cell.right() + 2, cell.bottom() + 4));
        }
    }
    painter.setPen(colours.mutedText);
    const double y = cellRect(m_spec.anchor).bottom() + 8;
    const double height = fontMetrics().height();
    for (int offset = -m_spec.reach; offset <= m_spec.reach; ++offset) {
        const QRectF cell = cellRect(m_spec.anchor + offset);
        const bool isWide = cell.width() > fontMetrics().horizontalAdvance(QStringLiteral("+12"));
        if (isWide || offset % 4 == 0) {
            const QString label = offset == 0 ? QString::number(m_spec.anchor) : offsetText(offset);
            painter.drawText(QRectF(cell.center().x() - 40, y, 80, height), Qt::AlignCenter, label);
        }
    }
}

const StripSentence* WindowStrip::sentenceAt(const QPointF& point) const {
    for (const StripSentence& sentence : m_spec.sentences) {
        if (cellRect(sentence.position).contains(point)) {
            return &sentence;
        }
    }
    return nullptr;
}

QString WindowStrip::toolTipOf(const StripSentence& sentence) const {
    QString text =
        tr("Position %1 (%2)").arg(sentence.position).arg(offsetText(sentence.position - m_spec.anchor));
    text += QLatin1Char('\n') + stripCellText(sentence.cell, m_spec.window);
    if (sentence.found) {
        text += QLatin1Char('\n') + tr("Among the results");
    }
    return sentence.text.isEmpty() ? text : text + QStringLiteral("\n\n") + sentence.text.left(400);
}

bool WindowStrip::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const StripSentence* sentence = m_empty ? nullptr : sentenceAt(help->pos());
        if (sentence != nullptr) {
            QToolTip::showText(help->globalPos(), toolTipOf(*sentence), this);
        } else {
            QToolTip::hideText();
        }
        return true;
    }
    return QWidget::event(event);
}

void WindowStrip::setCurrent(int position) {
    m_current = position;
    announceChartChange(this);
    update();
    Q_EMIT positionChosen(position);
}

void WindowStrip::mousePressEvent(QMouseEvent* event) {
    const StripSentence* sentence = m_empty ? nullptr : sentenceAt(event->position());
    if (sentence != nullptr) {
        setCurrent(sentence->position);
    }
    QWidget::mousePressEvent(event);
}

void WindowStrip::keyPressEvent(QKeyEvent* event) {
    if (m_empty || m_spec.sentences.isEmpty() || event->modifiers() != Qt::NoModifier) {
        QWidget::keyPressEvent(event);
        return;
    }
    auto place = std::ranges::find(m_spec.sentences, m_current, &StripSentence::position);
    if (place == m_spec.sentences.end()) {
        place = m_spec.sentences.begin();
    }
    switch (event->key()) {
    case Qt::Key_Left:
        place = place == m_spec.sentences.begin() ? place : std::prev(place);
        break;
    case Qt::Key_Right:
        place = std::next(place) == m_spec.sentences.end() ? place : std::next(place);
        break;
    case Qt::Key_Home:
        place = m_spec.sentences.begin();
        break;
    case Qt::Key_End:
        place = std::prev(m_spec.sentences.end());
        break;
    default:
        QWidget::keyPressEvent(event);
        return;
    }
    setCurrent(place->position);
}

} // namespace assay::widgets

#include "moc_window_strip.cpp"
