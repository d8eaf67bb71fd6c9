#include "widgets/theme/drawn_icon.h"

#include <QIconEngine>
#include <QPainter>
#include <QPainterPath>
#include <utility>

namespace assay::widgets {
namespace {

constexpr qreal kUnits = 16;

class DrawnIconEngine final : public QIconEngine {
  public:
    explicit DrawnIconEngine(std::function<void(QPainter&)> draw)
        : m_draw(std::move(draw)) {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override {
        const qreal side = qMin(rect.width(), rect.height());
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setOpacity(mode == QIcon::Disabled ? 0.5 : 1.0);
        painter->translate(QRectF(rect).center());
        painter->scale(side / kUnits, side / kUnits);
        if (mode == QIcon::Selected) { // on the colour of what is selected, which its own may be close to
            QPainterPath ground;
            ground.addRoundedRect(QRectF(-kUnits / 2, -kUnits / 2, kUnits, kUnits), 3, 3);
            painter->fillPath(ground, Qt::white);
        }
        m_draw(*painter);
        painter->restore();
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect(QPoint(0, 0), size), mode, state);
        return pixmap;
    }

    [[nodiscard]] QIconEngine* clone() const override { return new DrawnIconEngine(*this); }

  private:
    std::function<void(QPainter&)> m_draw;
};

} // namespace

QIcon drawnIcon(std::function<void(QPainter&)> draw) {
    return QIcon(new DrawnIconEngine(std::move(draw)));
}

void drawTickedDisc(QPainter& painter) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0x00, 0x7E, 0x5C));
    painter.drawEllipse(QPointF(0, 0), 6.6, 6.6);
    QPen tick(Qt::white, 1.8);
    tick.setCapStyle(Qt::RoundCap);
    painter.setPen(tick);
    painter.drawLine(QPointF(-3, 0.2), QPointF(-0.8, 2.6));
    painter.drawLine(QPointF(-0.8, 2.6), QPointF(3.2, -2.4));
}

} // namespace assay::widgets
