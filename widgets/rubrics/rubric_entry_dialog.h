// One entry of a rubric's lists as a form: a part, a demand, a band, a flag, a target, a hint or an
// assertion, with what it asks for and when it applies in rows. What is wrong is said at its field, and is
// not taken. GUI thread only.
#pragma once

#include "widgets/rubrics/rubric_entry.h"

#include <QDialog>
#include <QString>
#include <map>
#include <string>

class QComboBox;
class QDialogButtonBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPlainTextEdit;

namespace assay::widgets {

class RowsEditor;

class RubricEntryDialog : public QDialog {
    Q_OBJECT
  public:
    // `list` outlives it.
    RubricEntryDialog(const RubricList& list, RubricJson entry, QWidget* parent = nullptr);
    ~RubricEntryDialog() override;

    // As it was given but for the members that were edited.
    [[nodiscard]] const RubricJson& entry() const { return m_entry; }

  private:
    // A member's field with the line under it that says what is wrong.
    struct Field {
        QWidget* column = nullptr;
        QLabel* wrong = nullptr;
        QString typed; // what cannot be taken as it is typed; empty: nothing
    };

    void addMember(const RubricMember& member);
    void addField(const RubricMember& member, QWidget* editor, bool hasTitle = true);
    QComboBox* addMeasure(const RubricMember& member, const QString& title);
    void addNumber(const RubricMember& member);
    void takeNumber(const std::string& member, const QLineEdit& line);
    void addAssertionText(const RubricMember& member);
    void addAssertionKind(const RubricMember& member);
    void addScope(const RubricMember& member);
    void addConditions(const RubricMember& member);
    RowsEditor* addRows(const RubricMember& member, RowsEditor* rows);
    void addUnshown(const RubricMember& member);

    [[nodiscard]] QString title(const RubricMember& member) const;
    [[nodiscard]] evaluate::AssertionKind kind() const;
    void showKind();
    void chooseKind();
    void set(const std::string& member, RubricJson value); // null: it is left out
    void refuse(const std::string& member, const QString& why);
    void check();
    [[nodiscard]] QString ownWrong(const std::string& member) const;
    [[nodiscard]] QString said(const std::string& detail) const;

    const RubricList& m_list;
    RubricJson m_entry;
    std::map<std::string, Field> m_fields; // by member
    QFormLayout* m_form = nullptr;
    QLineEdit* m_limit = nullptr;
    QPlainTextEdit* m_text = nullptr;
    QLabel* m_wrong = nullptr; // of no member alone
    QDialogButtonBox* m_buttons = nullptr;
};

} // namespace assay::widgets
