#include "widgets/theme/symbol_icon.h"

#include <QFile>
#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QPixmapCache>
#include <QSvgRenderer>

namespace assay::widgets {
namespace {

class SymbolIconEngine final : public QIconEngine {
  public:
    SymbolIconEngine(QString name, QByteArray drawing)
        : m_name(std::move(name))
        , m_drawing(std::move(drawing)) {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State state) override {
        const qreal ratio = painter->device() != nullptr ? painter->device()->devicePixelRatio() : 1.0;
        QPixmap drawn = pixmap(rect.size() * ratio, mode, state);
        drawn.setDevicePixelRatio(ratio);
        painter->drawPixmap(rect.topLeft(), drawn);
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State) override {
        const QPalette palette = QGuiApplication::palette();
        const QColor colour = mode == QIcon::Disabled
                                  ? palette.color(QPalette::Disabled, QPalette::ButtonText)
                              : mode == QIcon::Selected ? palette.color(QPalette::HighlightedText)
                                                        : palette.color(QPalette::ButtonText);
        const QString key = QStringLiteral("assay:%1:%2:%3x%4")
                                .arg(m_name, colour.name(QColor::HexArgb))
                                .arg(size.width())
                                .arg(size.height());
        QPixmap pixmap;
        if (QPixmapCache::find(key, &pixmap)) {
            return pixmap;
        }
        pixmap = QPixmap(size);
        pixmap.fill(Qt::transparent);
        QByteArray coloured = m_drawing;
        coloured.replace("#000000", colour.name(QColor::HexRgb).toLatin1());
        QSvgRenderer renderer(coloured);
        renderer.setAspectRatioMode(Qt::KeepAspectRatio);
        QPainter painter(&pixmap);
        renderer.render(&painter);
        painter.end();
        QPixmapCache::insert(key, pixmap);
        return pixmap;
    }

    [[nodiscard]] QIconEngine* clone() const override { return new SymbolIconEngine(*this); }

  private:
    QString m_name;
    QByteArray m_drawing;
};

} // namespace

QIcon symbolIcon(const QString& name) {
    QFile file(QStringLiteral(":/icons/%1.svg").arg(name));
    if (!file.open(QIODevice::ReadOnly)) {
        return {};
    }
    return QIcon(new SymbolIconEngine(name, file.readAll()));
}

QIcon programIcon() {
    return QIcon(QStringLiteral(":/icons/assay.svg"));
}

} // namespace assay::widgets
