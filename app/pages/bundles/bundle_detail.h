// The bundle in front: what it is, what was said of it, its sentences side by side, the questions that it is
// linked with, and the suite that a draft goes to. GUI thread only.
#pragma once

#include "core/base/ids.h"

#include <QString>
#include <QWidget>

class QAction;
class QComboBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QToolButton;

namespace assay::app {

class BundleController;
class SentenceColumns;

// What can be done with the bundle in front; the page owns them.
struct BundleActions {
    QAction* use = nullptr;
    QAction* unuse = nullptr;
    QAction* reject = nullptr;
    QAction* draft = nullptr;
    QAction* draftAs = nullptr;
    QAction* nextWanted = nullptr;
    QAction* note = nullptr;
    QAction* unlink = nullptr;
    QAction* undo = nullptr;
    QAction* redo = nullptr;
    QAction* showInCorpus = nullptr;
    QAction* search = nullptr;
    QAction* previous = nullptr;
    QAction* next = nullptr;
    QAction* keys = nullptr;
};

class BundleDetail : public QWidget {
    Q_OBJECT
  public:
    // The controller outlives it.
    BundleDetail(BundleController& controller, const BundleActions& actions, QWidget* parent = nullptr);

    [[nodiscard]] QString suiteName() const; // for the next draft; may be one that is yet to be made
    void setSuiteName(const QString& name);

    [[nodiscard]] int arrangement() const; // of itself, by year, by company
    void setArrangement(int arrangement);

    void askForSuite();
    void editNote();
    void focusSentences();
    void setOffersCorpus(bool on); // whether there is one to show a sentence in

    [[nodiscard]] base::RowId selectedQuestion() const; // among the linked ones; 0: none

    [[nodiscard]] SentenceColumns& sentences() const { return *m_sentences; }

  Q_SIGNALS:
    void questionRequested(qint64 id);
    void corpusRequested(const QString& sentenceId);
    void noticed(const QString& text);
    void leftUpwards(); // the note was taken or given up

  protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    enum class Arrangement { Automatic, ByYear, ByCompany };

    void makeHead(const BundleActions& actions);
    void fillSuites();
    void refresh();
    void refreshStatus();
    void refreshNote();
    void refreshQuestions();
    void takeNote();
    void jump();

    BundleController& m_controller;
    QLabel* m_title = nullptr;
    QLabel* m_extent = nullptr;
    QLabel* m_status = nullptr;
    QComboBox* m_arrangement = nullptr;
    QLineEdit* m_note = nullptr;
    QComboBox* m_suite = nullptr;
    SentenceColumns* m_sentences = nullptr;
    QWidget* m_linked = nullptr;
    QLabel* m_linkedTitle = nullptr;
    QListWidget* m_questions = nullptr;
    base::RowId m_noteOf = 0; // the bundle whose note is in the line
    QString m_storedNote;
    bool m_offersCorpus = false;
    QWidget* m_head = nullptr;
    QWidget* m_deeds = nullptr;
};

} // namespace assay::app
