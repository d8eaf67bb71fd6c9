// Asks for the endpoint that makes vectors, says what that will take before anything is sent, and starts it.
// Address and names are remembered in the user's own settings; the key stays in its environment variable. Not
// modal. GUI thread only.
#pragma once

#include "core/base/error.h"
#include "core/endpoint/embedding_client.h"

#include <QDialog>
#include <QString>

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
};

class EndpointDialog : public QDialog {
    Q_OBJECT
  public:
    explicit EndpointDialog(const QString& corpus, QWidget* parent = nullptr);

    // The answer to estimateRequested().
    void showEstimate(const endpoint::EmbeddingEstimate& estimate);
    void showError(const base::Error& error);

  Q_SIGNALS:
    void estimateRequested(const assay::app::EndpointVectors& vectors);
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
    QLineEdit* m_name = nullptr;
    QLabel* m_state = nullptr;
    QPushButton* m_estimate = nullptr;
    QPushButton* m_start = nullptr;
    bool m_isEstimated = false; // with what stands in the fields
};

} // namespace assay::app
