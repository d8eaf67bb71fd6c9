// Asks for the endpoint that makes vectors, says what that will take before anything is sent, and starts it.
// What stands in the fields is remembered in the user's own settings, but for the set's name; the key stays
// in its environment variable or in the key ring. Not modal. GUI thread only.
#pragma once

#include "core/base/error.h"
#include "core/endpoint/embedding_client.h"

#include <QDialog>
#include <QString>
#include <QStringList>

class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace assay::app {

struct EndpointVectors {
    QString name;
    endpoint::EmbeddingSettings settings;
    QString keyVariable; // empty: no key is sent
    QString keyAccount;  // in the key ring; it comes first. Empty: the ring is not asked
};

class EndpointDialog : public QDialog {
    Q_OBJECT
  public:
    explicit EndpointDialog(const QString& corpus, QWidget* parent = nullptr);

    void setCorpusName(const QString& corpus);
    // Names that sets of the corpus have already, or will have.
    void setTakenNames(const QStringList& names);

    // The answer to the estimateRequested() of this number; older ones are of what stood in the fields before
    // and change nothing.
    void showEstimate(quint64 request, const endpoint::EmbeddingEstimate& estimate);
    void showError(quint64 request, const base::Error& error);

  Q_SIGNALS:
    void estimateRequested(const assay::app::EndpointVectors& vectors, quint64 request);
    void startRequested(const assay::app::EndpointVectors& vectors);

  private:
    void refresh();
    void estimate();
    [[nodiscard]] EndpointVectors vectors() const;
    [[nodiscard]] QString problem() const;
    void remember() const;

    QLineEdit* m_url = nullptr;
    QLineEdit* m_model = nullptr;
    QSpinBox* m_dimensions = nullptr;
    QComboBox* m_encoding = nullptr;
    QSpinBox* m_batch = nullptr;
    QDoubleSpinBox* m_price = nullptr;
    QLineEdit* m_keyVariable = nullptr;
    QLineEdit* m_keyAccount = nullptr;
    QLineEdit* m_name = nullptr;
    QLabel* m_state = nullptr;
    QPushButton* m_estimate = nullptr;
    QPushButton* m_start = nullptr;
    QStringList m_takenNames;
    QString m_estimateText;
    bool m_isEstimated = false; // with what stands in the fields
    bool m_isAsking = false;    // for an estimate of it
    quint64 m_request = 0;      // the newest counts; a change of the fields ends it
};

} // namespace assay::app
