// A list of a rubric as a table: figures, names and texts are typed in their cells; what applies when,
// conditions and kinds stand in words and have a form, which F2, Enter and a double click ask for. GUI thread
// only.
#pragma once

#include "widgets/rubrics/rubric_entry.h"

#include <QTableWidget>
#include <string>

class QEvent;
class QKeyEvent;

namespace assay::widgets {

// A member's text as a person types it: figures as the locale writes them.
[[nodiscard]] QString rubricCellText(const RubricJson& entry, const char* member);
// What was typed: a number, truth value or list where it is one and no text is wanted, else a text; null:
// nothing.
[[nodiscard]] RubricJson rubricValue(const QString& typed, bool isText);

class RubricTable : public QTableWidget {
    Q_OBJECT
  public:
    // `list` outlives it.
    explicit RubricTable(const RubricList& list, QWidget* parent = nullptr);

    [[nodiscard]] const RubricList& list() const { return m_list; }

    // The name of a list, as its tab and its table have it.
    [[nodiscard]] static QString titleOf(const RubricList& list);

    // An array; anything else has no rows.
    void showEntries(const RubricJson& entries);

  Q_SIGNALS:
    void formWanted(int row);
    // Null: nothing stands there any more.
    void valueTyped(int row, const std::string& member, const nlohmann::ordered_json& value);

  protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

  private:
    void showCell(int row, int column, const RubricJson& entry);
    void takeCell(int row, int column);
    [[nodiscard]] bool isForForm(const QKeyEvent& key) const;

    const RubricList& m_list;
    bool m_showing = false; // what is put into cells is not typed
};

} // namespace assay::widgets
