// Rubrics of the workspace: presets to duplicate, own ones to edit, in versions. Each list of a rubric is a
// table whose cells can be edited, and a form for each row; limits, names and how texts are read have fields;
// all of it stands as JSON beside. What is wrong is named with its member before anything is saved. GUI
// thread only.
#pragma once

#include "core/evaluate/answers/stored_rubrics.h"

#include <nlohmann/json_fwd.hpp>

#include <QWidget>
#include <memory>
#include <string>
#include <utility>
#include <vector>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;
class QTabWidget;

namespace assay::widgets {
class RubricTable;
}

namespace assay::app {

class AnswersController;

class RubricPane : public QWidget {
    Q_OBJECT
  public:
    explicit RubricPane(AnswersController& controller, QWidget* parent = nullptr);
    ~RubricPane() override;

    void choose(const QString& name);
    void duplicate();
    void saveVersion();
    void remove();

  private:
    [[nodiscard]] QWidget* makeBar();
    [[nodiscard]] QWidget* makeFields();
    [[nodiscard]] QWidget* makeGeneral();
    void addTable(std::size_t list);
    void reload();
    void followRun();
    void showRubric(const evaluate::StoredRubric& stored);
    void showVersions();
    void showDocument(); // in tables and fields, and as JSON
    void showLists();
    void takeCell(std::size_t list, int row, const std::string& member, const nlohmann::ordered_json& value);
    void takeField(const char* member, const nlohmann::ordered_json& value);
    void takeJson();
    void writeJson();
    void openForm(std::size_t list, int row);
    void takeEntry(std::size_t list, int row, const nlohmann::ordered_json& before,
                   const nlohmann::ordered_json& entry);
    void removeRow(std::size_t list);
    void check();
    [[nodiscard]] const evaluate::StoredRubric* chosen() const;

    AnswersController& m_controller;
    std::vector<evaluate::StoredRubric> m_rubrics;
    std::vector<evaluate::StoredRubric> m_versions; // of the chosen one, newest first
    std::unique_ptr<nlohmann::ordered_json> m_document;
    std::string m_savedText; // as it is stored
    bool m_showing = false;  // what is put into fields is no edit

    QComboBox* m_rubric = nullptr;
    QComboBox* m_version = nullptr;
    QPushButton* m_save = nullptr;
    QPushButton* m_duplicate = nullptr;
    QPushButton* m_remove = nullptr;
    QLineEdit* m_name = nullptr;
    QLineEdit* m_title = nullptr;
    QLineEdit* m_pass = nullptr;
    QLineEdit* m_acceptable = nullptr;
    QLineEdit* m_source = nullptr;
    std::vector<std::pair<const char*, QComboBox*>> m_choices; // by member
    std::vector<std::pair<const char*, QCheckBox*>> m_switches;
    QTabWidget* m_tabs = nullptr;
    std::vector<widgets::RubricTable*> m_tables; // by list
    QPlainTextEdit* m_json = nullptr;
    QLabel* m_state = nullptr; // what is wrong, or that there is something to save
};

} // namespace assay::app
