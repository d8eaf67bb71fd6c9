// The fields that say which chat service is asked: a known server or an address, the model, where its key is,
// bounds and prices. The key itself is never typed here and kept nowhere. GUI thread only.
#pragma once

#include "core/endpoint/chat_settings.h"

#include <QString>
#include <QWidget>

class QComboBox;
class QDoubleSpinBox;
class QLineEdit;
class QSpinBox;

namespace assay::widgets {

class ChatServiceForm : public QWidget {
    Q_OBJECT
  public:
    // `name` stands before the names of its fields.
    explicit ChatServiceForm(const QString& name, QWidget* parent = nullptr);

    [[nodiscard]] endpoint::ChatSettings settings() const;

    // Of the variable that is named; empty: there is none, or it is not set.
    [[nodiscard]] std::string key() const;

    // Why nothing can be asked; empty: it can.
    [[nodiscard]] QString problem() const;

  Q_SIGNALS:
    void changed();

  private:
    void takePreset();

    QComboBox* m_preset = nullptr;
    QLineEdit* m_url = nullptr;
    QLineEdit* m_model = nullptr;
    QLineEdit* m_keyVariable = nullptr;
    QSpinBox* m_timeout = nullptr;
    QSpinBox* m_parallel = nullptr;
    QDoubleSpinBox* m_inputPrice = nullptr;
    QDoubleSpinBox* m_outputPrice = nullptr;
    endpoint::ChatSettings m_base; // what the fields do not show, of the preset
};

} // namespace assay::widgets
