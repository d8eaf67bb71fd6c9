// The atlas of a corpus: how many sentences there are by topic, year and company, which of them a suite has
// questions about and where it has none yet, the sentences of the cell that is chosen, and from those that
// are selected a question by category or a bundle. GUI thread only.
#pragma once

#include "widgets/mining/atlas_model.h"

#include <QWidget>
#include <vector>

class QComboBox;
class QLabel;
class QLayout;
class QLineEdit;
class QPushButton;
class QSplitter;

namespace assay::widgets {

class DataTableView;
class HintedView;

class AtlasPane : public QWidget {
    Q_OBJECT
  public:
    static constexpr std::size_t kMostSentences = 2'000; // of a cell that are shown

    explicit AtlasPane(MiningController& controller, QWidget* parent = nullptr);

    // For a page with a corpus in front: that one is read, and there is nothing to choose. 0: none.
    void setCorpus(base::RowId corpus);

    [[nodiscard]] QByteArray saveState() const;
    void restoreState(const QByteArray& state);

  Q_SIGNALS:
    void questionDrafted(qint64 id);
    void noticed(const QString& sentence);
    void corpusRequested(const QString& sentenceId);

  protected:
    void keyPressEvent(QKeyEvent* event) override;

  private:
    // What can be drafted now: from the selected sentences, or what the corpus lacks.
    struct Offer {
        curation::DraftOffer draft;
        std::optional<curation::AbsentFiling> absent{}; // of J
    };

    void makeChoices();
    void makeTables();
    void makeDrafting();
    void layOut();
    void read();
    void fillNames();
    void takeAtlas();
    void showChoice();
    void showSentences();
    void refresh();
    void fillOffers();
    void goToGap();
    void draft();
    void keepAsBundle();
    [[nodiscard]] base::RowId chosenCorpus() const;
    [[nodiscard]] bool isOfCorpus() const;
    [[nodiscard]] QString stateText() const;
    [[nodiscard]] QString matrixHint() const;
    [[nodiscard]] QString sentencesHint() const;
    [[nodiscard]] std::vector<Offer> absentOffers() const;
    [[nodiscard]] model::Bundle selectedBundle() const;

    MiningController& m_controller;
    AtlasModel* m_atlas = nullptr;
    MinedSentencesModel* m_sentences = nullptr;
    std::optional<base::RowId> m_fixed; // the corpus in front of the page
    std::vector<Offer> m_offers;        // as in the box of categories
    std::int64_t m_ofCell = 0;          // sentences of the chosen cell, shown or not
    bool m_leadsToMatrix = false;       // what is being read, once it is there
    QLabel* m_corpusLabel = nullptr;
    QComboBox* m_corpus = nullptr;
    QComboBox* m_suite = nullptr;
    QPushButton* m_read = nullptr;
    QComboBox* m_topic = nullptr;
    QComboBox* m_company = nullptr;
    QPushButton* m_gap = nullptr;
    QLabel* m_state = nullptr;
    QSplitter* m_split = nullptr;
    DataTableView* m_matrix = nullptr;
    HintedView* m_matrixBox = nullptr;
    DataTableView* m_list = nullptr;
    HintedView* m_listBox = nullptr;
    QComboBox* m_category = nullptr;
    QLineEdit* m_draftSuite = nullptr;
    QPushButton* m_draft = nullptr;
    QLineEdit* m_bundleSet = nullptr;
    QPushButton* m_bundle = nullptr;
};

} // namespace assay::widgets
