// What can be done on the questions page, as actions with keys that can be remapped; the page connects them.
// They exist before the page has a workspace. GUI thread only.
#pragma once

#include <QAction>
#include <QList>
#include <QObject>

class QMenu;
class QWidget;

namespace assay::app {

class QuestionActions : public QObject {
    Q_OBJECT
  public:
    // The keys work in `host` and its children.
    explicit QuestionActions(QWidget* host);

    QAction* approve;
    QAction* flag;
    QAction* retire;
    QAction* backToDraft;
    QAction* checked; // of the spot check
    QAction* setField;
    QAction* addToField;
    QAction* newQuestion;
    QAction* paraphrase;
    QAction* previous;
    QAction* next;
    QAction* edit;
    QAction* save;
    QAction* undo;
    QAction* redo;
    QAction* showInCorpus; // the evidence
    QAction* search;
    QAction* checkAll; // all suites for bad questions
    QAction* showFacets;
    QAction* showDetail;
    QAction* detailBeside;
    QAction* keys;

    [[nodiscard]] QList<QAction*> all() const; // in the order of the cheat sheet

    // Those whose key is a single letter: they act on what is selected where the focus is.
    [[nodiscard]] QList<QAction*> byLetter() const { return {flag, retire}; }

    // Those for the questions that are selected.
    [[nodiscard]] QList<QAction*> forSelection() const;

    // Their tool tips say this; empty: what each does.
    void explain(const QString& text);

  private:
    QAction* make(const char* name, const QString& text, const QKeySequence& shortcut,
                  const QString& toolTip = {});

    QWidget* m_host;
};

} // namespace assay::app
