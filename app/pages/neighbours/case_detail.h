// One case: the anchor in its section with its window, its gold beside what came back, what curators noted.
// Texts of a corpus by reference are asked of its engine. GUI thread only.
#pragma once

#include "app/pages/neighbours/case_filter.h"
#include "app/pages/neighbours/case_texts.h"
#include "app/pages/neighbours/neighbour_controller.h"

#include <QString>
#include <QStringList>
#include <QWidget>
#include <map>
#include <optional>
#include <utility>

class QCheckBox;
class QLabel;
class QLineEdit;
class QSplitter;
class QStandardItemModel;
class QTreeView;

namespace assay::widgets {
class WindowStrip;
}

namespace assay::app {

class ReferenceTexts;

class CaseDetail : public QWidget {
    Q_OBJECT
  public:
    static constexpr int kRowRole = Qt::UserRole + 1; // of a list: the corpus row of a sentence

    explicit CaseDetail(NeighbourController& controller, QWidget* parent = nullptr);

    // nullopt: none.
    void show(std::optional<std::size_t> outcome, const CaseFilter& filter);

    // The same case again, its notes changed.
    void refreshNote();

    [[nodiscard]] QString sentenceId() const; // of the anchor; empty: none
    void editNote();

    [[nodiscard]] QByteArray saveState() const;
    void restoreState(const QByteArray& state);

    // Whether the keyboard is at what a person writes of the case: its note, its flags.
    [[nodiscard]] bool isWriting() const;

    [[nodiscard]] QSize minimumSizeHint() const override; // at its width: texts wrap

  protected:
    void resizeEvent(QResizeEvent* event) override;

  Q_SIGNALS:
    void sentenceRequested(qint64 corpus, const QString& sentenceId); // to be shown in its corpus
    void noteEntered();                                               // Return in the note, which is kept
    void failed(const assay::base::Error& error);

  private:
    void makeLayout();
    QWidget* makeNotes();
    void showCase();
    void fetchTexts();
    void fillSection();
    void fillGold(const model::AnchorSearch* answer);
    void fillResults(const model::AnchorSearch* answer);
    void keepNote();
    void leaveNote();
    void keepUnsaved();
    void openSentence(const QModelIndex& index);

    NeighbourController& m_controller;
    std::optional<std::size_t> m_outcome;
    CaseFilter m_filter;
    CaseTexts m_texts;
    ReferenceTexts* m_reference; // of a corpus by reference, what its engine gives

    // A sentence of a corpus: what a note is about.
    using NotePlace = std::pair<base::RowId, QString>;

    struct Written {
        QString note;
        QStringList flags;
    };

    NotePlace m_noteOf;                     // what the field and the flags are about; no id: none
    QStringList m_others;                   // flags of the note that this page does not offer
    std::map<NotePlace, Written> m_unsaved; // what could not be saved
    bool m_isWritten = false;               // the note or a flag was changed and is not saved yet
    bool m_filling = false;
    QLabel* m_title = nullptr;
    QLabel* m_text = nullptr;
    widgets::WindowStrip* m_strip = nullptr;
    QSplitter* m_lists = nullptr;
    QTreeView* m_section = nullptr;
    QTreeView* m_gold = nullptr;
    QTreeView* m_results = nullptr;
    QStandardItemModel* m_sectionModel = nullptr;
    QStandardItemModel* m_goldModel = nullptr;
    QStandardItemModel* m_resultModel = nullptr;
    QWidget* m_notes = nullptr;
    QLineEdit* m_note = nullptr;
    QLabel* m_noted = nullptr;
    std::vector<QCheckBox*> m_flags;
};

} // namespace assay::app
