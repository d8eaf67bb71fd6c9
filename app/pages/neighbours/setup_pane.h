// What is to be tested: corpus, vectors, anchors, what counts as gold, searches; beside it the window of one
// anchor after the other, as the settings make it, and the button that runs the test. GUI thread only.
#pragma once

#include "app/pages/neighbours/neighbour_controller.h"
#include "app/pages/neighbours/window_preview.h"
#include "core/workspace/corpora/corpus_references.h"

#include <QPointer>
#include <QTimer>
#include <QWidget>
#include <optional>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QStackedWidget;
class QToolButton;

namespace assay::formats {
struct AnchorList;
}

namespace assay::widgets {
class PowerView;
class WindowStrip;
} // namespace assay::widgets

namespace assay::app {

class AnchorChoice;
class EmptyState;
class EnginePreview;
class SearchListEditor;
class TestSettingsForm;

class SetupPane : public QWidget {
    Q_OBJECT
  public:
    explicit SetupPane(NeighbourController& controller, QWidget* parent = nullptr);

    [[nodiscard]] evaluate::NeighbourRunPlan plan() const;

    // Why nothing can be run; empty: it can.
    [[nodiscard]] QString problem() const;

    // Of an error that a run or its preview had: of these settings, what to change.
    [[nodiscard]] static QString failureText(const base::Error& error);

    // The settings of a run, to run it again or a little differently. What of it is not in this workspace any
    // more is named and is a problem() until something else is chosen.
    void takeSettings(const evaluate::NeighbourRunSettings& settings);

    // What is set up, for another day; of this workspace only.
    [[nodiscard]] QByteArray saveState() const;
    void restoreState(const QByteArray& state);

    void focusContent();

  Q_SIGNALS:
    void runWanted();
    void problemChanged();
    void edited(); // something is set otherwise
    void errorRaised(const QString& text);
    void noticeRaised(const QString& text);

  protected:
    void showEvent(QShowEvent* event) override;

  private:
    void makeLayout();
    QWidget* makePreview();
    void fillCorpora();
    void corpusChosen();
    void readFields();
    void changed();
    void askPreview();
    void showPreview(const PreviewResult& result);
    void showPower(std::int64_t covered);
    void showEstimate(); // of the engines that are asked
    void step(std::int64_t anchors);
    void keepAnchors(const QString& name);
    void importAnchors();
    void takeAnchorFile(const QString& path);
    void keepAnchorList(base::RowId corpusId, const formats::AnchorList& list, const QString& otherName);
    void exportAnchors(base::RowId set);
    [[nodiscard]] base::RowId corpus() const;
    [[nodiscard]] std::optional<workspace::CorpusReference> reference() const; // of the chosen corpus
    void fillVectors(base::RowId corpusId);

    NeighbourController& m_controller;
    WindowPreview* m_preview = nullptr;
    QTimer m_previewTimer;
    bool m_hadSets = false;    // whether the corpus had vectors when it was looked at last
    QByteArray m_edited;       // saveState() when it was last told of
    std::int64_t m_anchor = 0; // which one the preview shows
    std::int64_t m_anchors = 0;
    bool m_filling = false;
    base::RowId m_fieldsOf = 0;
    base::RowId m_vectorsOf = 0; // the corpus that the vectors are offered of
    QString m_missingCorpus;     // names of what was wanted and is not there
    QString m_missingVectors;
    QStackedWidget* m_stack = nullptr;
    EmptyState* m_empty = nullptr;
    QComboBox* m_corpus = nullptr;
    QComboBox* m_vectors = nullptr;
    QLabel* m_vectorsHint = nullptr;
    QLineEdit* m_name = nullptr;
    AnchorChoice* m_anchorChoice = nullptr;
    widgets::PowerView* m_power = nullptr; // of the anchors of the preview
    TestSettingsForm* m_test = nullptr;
    SearchListEditor* m_searches = nullptr;
    EnginePreview* m_engines = nullptr;
    QLabel* m_extent = nullptr;
    QLabel* m_place = nullptr;
    QLabel* m_text = nullptr;
    widgets::WindowStrip* m_strip = nullptr;
    QToolButton* m_previous = nullptr;
    QToolButton* m_next = nullptr;
    QPushButton* m_run = nullptr;
    QLabel* m_problem = nullptr;
};

} // namespace assay::app
