// The fields that say where the vectors of questions come from: folded into the corpus's own LSA model, asked
// of an embeddings service, or read from a file with the ids of the questions. Fields that the choice does
// not need are not shown. GUI thread only.
#pragma once

#include "core/evaluate/retrieval/corpus_asking.h"

#include <QString>
#include <QStringList>
#include <QWidget>
#include <string>

class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QLineEdit;

namespace assay::app {

class QuestionVectorsForm : public QWidget {
    Q_OBJECT
  public:
    explicit QuestionVectorsForm(QWidget* parent = nullptr);

    // With the key of the variable that is named, where it is set.
    [[nodiscard]] evaluate::QuestionVectors vectors() const;
    // Under which the key ring has the key; empty: the ring is not asked.
    [[nodiscard]] std::string keyAccount() const;

    // Why questions cannot be brought among vectors that this model made (empty: nobody said which), by LSA
    // here or not; empty: they can.
    [[nodiscard]] QString problem(const std::string& madeBy, bool isLsa) const;

    // Keeps what stands in the service's fields, for the next time.
    void remember() const;

  Q_SIGNALS:
    void changed();

  private:
    enum class Source { FoldedIn, Service, File };

    [[nodiscard]] Source source() const;
    QLineEdit* addLine(const char* name, const QString& title, const QString& hint = {});
    QLineEdit* addFile(const char* name, const QString& title, const QStringList& filters);
    void showFields();
    [[nodiscard]] QString fileProblem() const;

    QFormLayout* m_rows = nullptr;
    QComboBox* m_source = nullptr;
    QLineEdit* m_url = nullptr;
    QLineEdit* m_serviceModel = nullptr;
    QLineEdit* m_keyVariable = nullptr;
    QLineEdit* m_keyAccount = nullptr;
    QDoubleSpinBox* m_price = nullptr;
    QLineEdit* m_file = nullptr;
    QLineEdit* m_ids = nullptr;
    QLineEdit* m_fileModel = nullptr;
};

} // namespace assay::app
