// The atlas of a mined corpus: how many sentences there are by topic, year and company, which of them a suite
// has questions about, the sentences of the cell that is chosen, and a draft from those that are selected.
// GUI thread only.
#pragma once

#include "app/pages/bundles/mining_controller.h"
#include "widgets/tables/row_table.h"

#include <QAbstractTableModel>
#include <QWidget>
#include <vector>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSplitter;

namespace assay::widgets {
class DataTableView;
} // namespace assay::widgets

namespace assay::app {

// Topics by year, or companies by year of one topic. A cell shows its sentences, and in parentheses the
// questions that have one of them as evidence.
class AtlasModel : public QAbstractTableModel {
    Q_OBJECT
  public:
    explicit AtlasModel(const MiningController& controller, QObject* parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    // Places in the atlas; -1: all. Rows are topics while none is chosen, else companies.
    void show(int topic, int company);

    // What a cell stands for. Column 0 names the row: all its years.
    [[nodiscard]] evaluate::AtlasChoice choiceAt(const QModelIndex& index) const;

  private:
    struct Cell {
        evaluate::AtlasCell counts;
        std::int64_t questions = 0;
    };

    [[nodiscard]] Cell cellAt(int row, int column) const;
    [[nodiscard]] QString rowName(int row) const;

    const MiningController& m_controller;
    int m_topic = -1;
    int m_company = -1;
};

class MinedSentencesModel : public widgets::RowTable<MinedSentence> {
    Q_OBJECT
  public:
    enum Column { Company, Year, Section, Cues, Text, Id };

    explicit MinedSentencesModel(QObject* parent = nullptr);

    void setSentences(std::vector<MinedSentence> sentences) { setRows(std::move(sentences)); }
};

// "revenue", "definitions": of the bit of a topic.
[[nodiscard]] QString topicName(const ShownAtlas& shown, std::size_t bit);

class AtlasPane : public QWidget {
    Q_OBJECT
  public:
    static constexpr std::size_t kMostSentences = 2'000; // of a cell that are shown

    explicit AtlasPane(MiningController& controller, QWidget* parent = nullptr);

    [[nodiscard]] QByteArray saveState() const;
    void restoreState(const QByteArray& state);

  Q_SIGNALS:
    void questionDrafted(qint64 id);
    void corpusRequested(const QString& sentenceId);

  private:
    void makeChoices();
    void makeTables();
    void fillNames();
    void takeAtlas();
    void showChoice();
    void showSentences();
    void refresh();
    void fillCategories();
    void draft();
    [[nodiscard]] model::Bundle selectedBundle() const;

    MiningController& m_controller;
    AtlasModel* m_atlas = nullptr;
    MinedSentencesModel* m_sentences = nullptr;
    QComboBox* m_corpus = nullptr;
    QComboBox* m_suite = nullptr;
    QPushButton* m_read = nullptr;
    QComboBox* m_topic = nullptr;
    QComboBox* m_company = nullptr;
    QLabel* m_state = nullptr;
    QSplitter* m_split = nullptr;
    widgets::DataTableView* m_matrix = nullptr;
    widgets::DataTableView* m_list = nullptr;
    QComboBox* m_category = nullptr;
    QLineEdit* m_draftSuite = nullptr;
    QPushButton* m_draft = nullptr;
};

} // namespace assay::app
