// The editors of every field of a question, in groups that fold, each with what is to be said of it. What is
// typed stands over a question, its base, until it is put back. Knows nothing of saving. GUI thread only.
#pragma once

#include "core/model/question.h"
#include "core/model/question_field.h"

#include <QScrollArea>
#include <QString>
#include <map>
#include <set>
#include <vector>

class QFormLayout;
class QToolButton;
class QVBoxLayout;

namespace assay::app {

class AnswerEditor;
class FieldEditor;

class QuestionFields : public QScrollArea {
    Q_OBJECT
  public:
    using Set = std::set<model::QuestionField>;

    // `keys` filters the events of every input.
    explicit QuestionFields(QObject& keys, QWidget* parent = nullptr);

    // Shows all of a question; nothing is typed any more.
    void show(const model::Question& base);

    // What is typed stands over this one from now on; what the editors show stays.
    void setBase(const model::Question& base) { m_base = base; }

    [[nodiscard]] const model::Question& base() const { return m_base; }

    // The field is as in the base, and nothing is typed in it.
    void putBack(model::QuestionField field);
    void putBackWhatFits();
    // As if a person typed it. Where the question holds a text that does not fit, that text.
    void type(const model::Question& question, model::QuestionField field);
    void setReadOnly(bool readOnly);

    // The base with what is typed; fields that do not fit keep the base's.
    [[nodiscard]] model::Question typed() const;
    // The same, where what does not fit stands as it would in a source whose value does not fit.
    [[nodiscard]] model::Question withUnfit(model::Question question) const;
    [[nodiscard]] bool isTyped() const;
    [[nodiscard]] bool isTyped(model::QuestionField field) const;
    [[nodiscard]] Set unfit() const; // typed, but not what the field can hold

    void setRemarks(const std::map<model::QuestionField, QString>& remarks);
    // What stands over the groups is made anew.
    void titleGroups();
    void focus(model::QuestionField field); // opens its group

    [[nodiscard]] static QString titlesOf(const Set& fields); // "Notes, Years"

  Q_SIGNALS:
    void typedIn(assay::model::QuestionField field);

  private:
    struct Group {
        QToolButton* head = nullptr;
        QString title;
        std::vector<model::QuestionField> fields;
    };

    void addGroup(QVBoxLayout& layout, const QString& title, const std::vector<model::QuestionField>& fields,
                  bool folded);
    void addField(QFormLayout& form, model::QuestionField field);
    [[nodiscard]] bool hasProblem(model::QuestionField field) const;

    QObject& m_keys;
    std::vector<Group> m_groups;
    std::map<model::QuestionField, FieldEditor*> m_editors;
    AnswerEditor* m_answer = nullptr;
    model::Question m_base;
};

// What a draft holds that does not fit the field, as it was typed; nullopt: it fits.
[[nodiscard]] std::optional<QString> unfitText(const model::Question& question, model::QuestionField field);

} // namespace assay::app
