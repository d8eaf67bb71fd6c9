// The tables of the atlas: the matrix of how many sentences there are, and the sentences of a cell. GUI
// thread only.
#pragma once

#include "widgets/mining/mining_controller.h"
#include "widgets/tables/row_table.h"

#include <QAbstractTableModel>
#include <cstdint>
#include <optional>
#include <vector>

namespace assay::widgets {

// "net_income", "definitions": of the bit of a topic, as data has it.
[[nodiscard]] QString topicName(const ShownAtlas& shown, std::size_t bit);
// "net income", "Definitions": the same for people.
[[nodiscard]] QString topicTitle(const ShownAtlas& shown, std::size_t bit);

// Topics by year, or companies by year of one topic. A cell shows its sentences, and in parentheses the
// questions that have one of them as evidence. With a suite, a cell that could be asked about and has no
// question is a gap: "(0)", in bold on a tinted ground.
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

    [[nodiscard]] std::int64_t sentencesAt(const QModelIndex& index) const;

    // Cells of one year with usable sentences and no question; 0 without a suite.
    [[nodiscard]] int gaps() const { return m_gaps; }

    // Row by row behind `from`, then from the beginning; invalid: there is none.
    [[nodiscard]] QModelIndex nextGap(const QModelIndex& from) const;

  private:
    struct Cell {
        evaluate::AtlasCell counts;
        std::int64_t questions = 0;
    };

    [[nodiscard]] const Cell* cellAt(const QModelIndex& index) const;
    [[nodiscard]] bool isGap(const QModelIndex& index) const;
    [[nodiscard]] QString cellText(const Cell& cell, bool gap) const;
    [[nodiscard]] QString rowName(int row) const;
    void addUp();

    const MiningController& m_controller;
    int m_topic = -1;
    int m_company = -1;
    std::vector<Cell> m_cells; // rows x (years and all of them), summed once for what is shown
    int m_gaps = 0;
};

class MinedSentencesModel : public RowTable<MinedSentence> {
    Q_OBJECT
  public:
    enum Column { Company, Year, Section, Cues, Questions, Text, Id };

    explicit MinedSentencesModel(QObject* parent = nullptr);

    void setSentences(std::vector<MinedSentence> sentences) { setRows(std::move(sentences)); }
};

} // namespace assay::widgets
