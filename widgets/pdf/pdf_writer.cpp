#include "widgets/pdf/pdf_writer.h"

#include <QBuffer>
#include <QDateTime>
#include <QHashFunctions>
#include <QMutex>
#include <QMutexLocker>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>

namespace assay::widgets {
namespace {

constexpr int kResolution = 1200;
constexpr double kLayoutDpi = 96;

// Qt's writer puts fonts into the file in the order of a hash table, which is another in every process unless
// its seed is fixed. One at a time: the seed is the whole program's.
class FixedOrder {
  public:
    FixedOrder()
        : m_lock(&mutex()) {
        QHashSeed::setDeterministicGlobalSeed();
    }

    ~FixedOrder() { QHashSeed::resetRandomGlobalSeed(); }

    FixedOrder(const FixedOrder&) = delete;
    FixedOrder& operator=(const FixedOrder&) = delete;

  private:
    static QMutex& mutex() {
        static QMutex one;
        return one;
    }

    QMutexLocker<QMutex> m_lock;
};

} // namespace

QByteArray pdfOf(const PdfSheets& sheets) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    {
        const FixedOrder order;
        QPdfWriter writer(&buffer);
        writer.setPageLayout(sheets.layout);
        writer.setResolution(kResolution);
        writer.setTitle(sheets.title);
        writer.setCreator(sheets.creator);
        QPainter painter(&writer);
        const double scale = kResolution / kLayoutDpi;
        painter.scale(scale, scale);
        const QRectF area(0, 0, writer.width() / scale, writer.height() / scale);
        for (int page = 0; page < sheets.pages; ++page) {
            if (page > 0) {
                writer.newPage();
            }
            sheets.paint(painter, area, page);
        }
    }
    return withAdditions(bytes, sheets.additions);
}

QPageLayout sheetOf(const QSizeF& size) {
    return {QPageSize(size * (72.0 / kLayoutDpi), QPageSize::Point, QString(), QPageSize::ExactMatch),
            QPageLayout::Portrait, QMarginsF()};
}

QByteArray pdfDate(const std::string& iso) {
    QDateTime moment = QDateTime::fromString(QString::fromStdString(iso), Qt::ISODate);
    if (moment.timeSpec() == Qt::LocalTime) {
        moment.setTimeSpec(Qt::UTC); // without a zone: the same wherever it is written
    }
    return moment.isValid() ? moment.toUTC().toString(QStringLiteral("yyyyMMddHHmmss")).toLatin1()
                            : QByteArray();
}

} // namespace assay::widgets
