// Saves a model as a file a slice of rows at a time, between the window's other events, by the writer that is
// given. The file appears whole or not at all. GUI thread only.
#pragma once

#include "widgets/tables/table_export.h"

#include <QObject>
#include <QPointer>
#include <QSaveFile>
#include <QTimer>
#include <functional>
#include <memory>

namespace assay::widgets {

class CsvSaver : public QObject {
    Q_OBJECT
  public:
    using MakeWriter = std::function<std::unique_ptr<TableWriter>(QIODevice& device)>;

    // Fails when rows of the model move while they are written, or it goes.
    CsvSaver(QAbstractItemModel& model, const QString& path, const MakeWriter& makeWriter,
             QObject* parent = nullptr);

    // Emits failed() before it returns if the file cannot be opened; otherwise saved() or failed() comes
    // later, once, and nothing after it.
    void start();
    // Nothing is written and nothing more is emitted.
    void stop();

  Q_SIGNALS:
    void progressed(qint64 written, qint64 known);
    void saved(const QString& path);
    void failed(const QString& message); // a sentence for the user

  private:
    void writeSlice();
    void fail(const QString& message);

    QPointer<QAbstractItemModel> m_model;
    QSaveFile m_file;
    std::unique_ptr<TableWriter> m_writer;
    QTimer m_timer;
    bool m_modelChanged = false;
};

} // namespace assay::widgets
