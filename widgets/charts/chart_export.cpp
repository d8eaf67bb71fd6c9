#include "widgets/charts/chart_export.h"

#include "widgets/charts/chart_font.h"
#include "widgets/pdf/pdf_writer.h"
#include "widgets/tables/save_file.h"

#include <QBuffer>
#include <QClipboard>
#include <QCoreApplication>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMimeData>
#include <QPainter>
#include <QSvgGenerator>
#include <cmath>

namespace assay::widgets {
namespace {

struct ChartExport {
    Q_DECLARE_TR_FUNCTIONS(assay::widgets::ChartExport)
};

constexpr double kDotsPerInch = 96;

// Ligatures would keep a search in the file from finding a word.
QFont vectorFont(const QFont& font) {
    QFont result = pixelFont(font);
    result.setStyleStrategy(static_cast<QFont::StyleStrategy>(QFont::PreferOutline | QFont::PreferNoShaping));
    return result;
}

} // namespace

QImage chartAsImage(const ChartPicture& picture, double scale) {
    const QSize pixels(std::max(1, static_cast<int>(std::lround(picture.size.width() * scale))),
                       std::max(1, static_cast<int>(std::lround(picture.size.height() * scale))));
    QImage image(pixels, QImage::Format_RGB32);
    image.setDevicePixelRatio(scale);
    image.fill(Qt::white);
    QPainter painter(&image);
    picture.paint(painter, QRectF(QPointF(), picture.size), pixelFont(picture.font));
    painter.end();
    return image;
}

QByteArray chartAsPng(const ChartPicture& picture, double scale) {
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QImage image = chartAsImage(picture, scale);
    image.setDotsPerMeterX(static_cast<int>(std::lround(kDotsPerInch * scale / 0.0254)));
    image.setDotsPerMeterY(image.dotsPerMeterX());
    image.setText(QStringLiteral("Title"), picture.title);
    image.save(&buffer, "PNG");
    return buffer.data();
}

QByteArray chartAsSvg(const ChartPicture& picture) {
    if (picture.svg) {
        return picture.svg();
    }
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setResolution(static_cast<int>(kDotsPerInch));
    generator.setSize(picture.size.toSize());
    generator.setViewBox(QRectF(QPointF(), picture.size));
    generator.setTitle(picture.title);
    QPainter painter(&generator);
    picture.paint(painter, QRectF(QPointF(), picture.size), vectorFont(picture.font));
    painter.end();
    return buffer.data();
}

QByteArray chartAsPdf(const ChartPicture& picture) {
    const auto paint = [&picture](QPainter& painter, const QRectF&, int) {
        picture.paint(painter, QRectF(QPointF(), picture.size), vectorFont(picture.font));
    };
    return pdfOf({picture.title, QStringLiteral("Assay"), sheetOf(picture.size), 1, paint});
}

void copyChart(const ChartPicture& picture) {
    auto* data = new QMimeData; // the clipboard owns it
    data->setImageData(chartAsImage(picture));
    data->setData(QStringLiteral("image/png"), chartAsPng(picture)); // with its size and title
    data->setData(QStringLiteral("image/svg+xml"), chartAsSvg(picture));
    data->setData(QStringLiteral("application/pdf"), chartAsPdf(picture));
    QGuiApplication::clipboard()->setMimeData(data);
}

bool exportChart(const ChartPicture& picture, const QString& path, QString* error) {
    const QString extension = QFileInfo(path).suffix().toLower();
    QByteArray content;
    if (extension == QLatin1String("png")) {
        content = chartAsPng(picture);
    } else if (extension == QLatin1String("svg")) {
        content = chartAsSvg(picture);
    } else if (extension == QLatin1String("pdf")) {
        content = chartAsPdf(picture);
    } else {
        if (error != nullptr) {
            *error = ChartExport::tr("A chart can be saved as .png, .svg or .pdf, not as “%1”.")
                         .arg(QFileInfo(path).fileName());
        }
        return false;
    }
    return writeFile(path, content, error);
}

QStringList chartFileFilters() {
    return {ChartExport::tr("PNG image (*.png)"), ChartExport::tr("SVG drawing (*.svg)"),
            ChartExport::tr("PDF document (*.pdf)")};
}

} // namespace assay::widgets
