// The connections to engines over the network in the user's own settings: listed, added from a template,
// edited, removed and tried. What is valid is written to engines.json as soon as a field is left; an address
// or a name that is not stays in its field and is said. Keys are never typed here: a connection names a
// variable of the environment or an account of the key ring. GUI thread only; an engine is asked in a job.
#pragma once

#include "core/base/result.h"
#include "core/retrieval/remote/engine_connection.h"
#include "core/retrieval/remote/remote_engine.h"

#include <QWidget>
#include <vector>

class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QSpinBox;

namespace assay::widgets {
class JobRunner;
}

namespace assay::app {

class EnginesEditor : public QWidget {
    Q_OBJECT
  public:
    // `jobs` outlives the editor.
    explicit EnginesEditor(widgets::JobRunner& jobs, QWidget* parent = nullptr);

    // What the engine of the connection `name` said of its collection, or why it could not be asked.
    [[nodiscard]] static QString probedText(const QString& name,
                                            const base::Result<retrieval::RemoteCollection>& collection);

  private:
    [[nodiscard]] QWidget* makeList();
    [[nodiscard]] QWidget* makeForm();
    void addAddress(QFormLayout& form);
    void addKey(QFormLayout& form);
    void addLimits(QFormLayout& form);
    void addRow(QFormLayout& form, const QString& title, QWidget* field, const char* name);

    // What stands in the file; an unusable one is said and left as it is.
    void load();
    void fillList(int selected);
    void showSelected();
    void add();
    void remove();
    void take(); // what the form says
    void save();
    void probe();
    void showProbed(const QString& name, const base::Result<retrieval::RemoteCollection>& collection);

    [[nodiscard]] int selected() const;
    [[nodiscard]] retrieval::EngineConnection edited(retrieval::EngineConnection connection) const;
    // Of the first connection that cannot be used; empty: of none.
    [[nodiscard]] QString problem() const;
    [[nodiscard]] QString freeName(const QString& wanted) const;

    widgets::JobRunner& m_jobs;
    std::vector<retrieval::EngineConnection> m_connections;
    std::vector<retrieval::EngineConnection> m_inFile;
    bool m_isUsable = true;   // the file is, or there is none yet
    bool m_isFilling = false; // the form shows what is selected, nobody types

    QListWidget* m_list = nullptr;
    QComboBox* m_template = nullptr;
    QPushButton* m_add = nullptr;
    QPushButton* m_remove = nullptr;
    QPushButton* m_probe = nullptr;
    QWidget* m_form = nullptr;
    QLineEdit* m_name = nullptr;
    QLabel* m_engine = nullptr;
    QLineEdit* m_url = nullptr;
    QLineEdit* m_collection = nullptr;
    QLineEdit* m_variables = nullptr;
    QLineEdit* m_user = nullptr;
    QLineEdit* m_keyVariable = nullptr;
    QLineEdit* m_keyRing = nullptr;
    QSpinBox* m_timeout = nullptr;
    QSpinBox* m_attempts = nullptr;
    QSpinBox* m_parallel = nullptr;
    QDoubleSpinBox* m_rate = nullptr;
    QDoubleSpinBox* m_price = nullptr;
    QLabel* m_message = nullptr;
};

} // namespace assay::app
