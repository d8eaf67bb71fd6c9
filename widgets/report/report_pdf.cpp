#include "widgets/report/report_pdf.h"

#include "widgets/report/pdf_update.h"

#include <QBuffer>
#include <QDateTime>
#include <QHashFunctions>
#include <QMutex>
#include <QMutexLocker>
#include <QPageLayout>
#include <QPainter>
#include <QPdfWriter>

namespace assay::widgets {
namespace {

constexpr int kResolution = 1200;
constexpr double kPx = 72.0 / 96.0; // points

QByteArray dateOf(const std::string& iso) {
    QDateTime moment = QDateTime::fromString(QString::fromStdString(iso), Qt::ISODate);
    if (moment.timeSpec() == Qt::LocalTime) {
        moment.setTimeSpec(Qt::UTC); // without a zone: the same wherever it is written
    }
    return moment.isValid() ? moment.toUTC().toString(QStringLiteral("yyyyMMddHHmmss")).toLatin1()
                            : QByteArray();
}

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

QByteArray reportPdf(const PagedReport& pages, const results::Report& report) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    {
        const FixedOrder order;
        QPdfWriter writer(&buffer);
        writer.setPageLayout(QPageLayout(pages.paper(), QPageLayout::Portrait, QMarginsF()));
        writer.setResolution(kResolution);
        writer.setTitle(QString::fromStdString(report.title));
        writer.setCreator(QStringLiteral("Assay ") + QString::fromStdString(report.version));
        QPainter painter(&writer);
        const double scale = kResolution / 96.0;
        painter.scale(scale, scale);
        for (int page = 0; page < pages.pageCount(); ++page) {
            if (page > 0) {
                writer.newPage();
            }
            pages.paint(painter, page);
        }
    }
    const double height = pages.pageSize().height() * kPx;
    PdfAdditions additions;
    additions.language = QByteArray::fromStdString(report.language);
    additions.dateOfPdf = dateOf(report.date);
    for (const OutlineEntry& entry : pages.outline()) {
        additions.bookmarks.push_back({entry.title, entry.level, entry.page, height - entry.y * kPx + 6});
    }
    for (const PlacedLink& link : pages.links()) {
        additions.links.push_back({link.page,
                                   QRectF(link.area.left() * kPx, height - link.area.bottom() * kPx,
                                          link.area.width() * kPx, link.area.height() * kPx),
                                   link.targetPage, height - link.targetY * kPx + 6,
                                   link.address.toLatin1()});
    }
    return withAdditions(bytes, additions);
}

} // namespace assay::widgets
