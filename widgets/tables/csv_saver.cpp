#include "widgets/tables/csv_saver.h"

#include "widgets/tables/save_file.h"

namespace assay::widgets {
namespace {

constexpr int kRowsPerSlice = 2'000; // some milliseconds of work

} // namespace

CsvSaver::CsvSaver(QAbstractItemModel& model, const QString& path, const MakeWriter& makeWriter,
                   QObject* parent)
    : QObject(parent)
    , m_model(&model)
    , m_file(path)
    , m_writer(makeWriter(m_file)) {
    connect(&m_timer, &QTimer::timeout, this, &CsvSaver::writeSlice);
}

void CsvSaver::start() {
    if (!m_file.open(QIODevice::WriteOnly)) {
        fail(cannotWriteMessage(m_file.fileName(), m_file.errorString()));
        return;
    }
    // Rows that move while they are written would be written twice or never.
    const auto changed = [this] { m_modelChanged = true; };
    connect(m_model, &QAbstractItemModel::modelReset, this, changed);
    connect(m_model, &QAbstractItemModel::layoutChanged, this, changed);
    connect(m_model, &QAbstractItemModel::rowsRemoved, this, changed);
    connect(m_model, &QAbstractItemModel::rowsMoved, this, changed);
    connect(m_model, &QAbstractItemModel::rowsInserted, this,
            [this](const QModelIndex& /*parent*/, int first, int /*last*/) {
                m_modelChanged = m_modelChanged || first < m_writer->rowsWritten();
            });
    connect(m_model, &QObject::destroyed, this,
            [this] { fail(tr("The table was closed while it was being saved; nothing was written.")); });
    m_timer.start(0);
}

void CsvSaver::stop() {
    m_timer.stop();
    m_file.cancelWriting();
    disconnect(); // of this one's signals
    if (m_model) {
        m_model->disconnect(this);
    }
}

void CsvSaver::writeSlice() {
    if (m_modelChanged) {
        fail(tr("The table changed while it was being saved; nothing was written."));
        return;
    }
    const bool more = m_writer->writeMore(kRowsPerSlice);
    if (m_writer->failed()) {
        fail(cannotWriteMessage(m_file.fileName(), m_file.errorString()));
        return;
    }
    const QPointer<CsvSaver> self(this);
    Q_EMIT progressed(m_writer->rowsWritten(), m_writer->rowsKnown());
    if (more || !self || !m_timer.isActive()) {
        return;
    }
    m_timer.stop();
    QString error;
    if (!m_file.commit()) {
        fail(cannotWriteMessage(m_file.fileName(), m_file.errorString()));
    } else if (!isNameKept(m_file.fileName(), &error)) {
        fail(error);
    } else {
        Q_EMIT saved(m_file.fileName());
    }
}

void CsvSaver::fail(const QString& message) {
    m_timer.stop();
    m_file.cancelWriting();
    Q_EMIT failed(message);
}

} // namespace assay::widgets

#include "moc_csv_saver.cpp"
