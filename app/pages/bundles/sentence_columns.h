// The sentences of a bundle side by side: one column a year or a company. GUI thread only.
#pragma once

#include "core/curation/bundle_groups.h"
#include "core/model/bundle.h"

#include <QScrollArea>
#include <optional>
#include <vector>

class QLabel;
class QTextBrowser;

namespace assay::app {

class SentenceColumns : public QScrollArea {
    Q_OBJECT
  public:
    explicit SentenceColumns(QWidget* parent = nullptr);

    // `repeated` and `chosen` are used within the call only; null: no sentence can be chosen. Who reads the
    // same bundle stays where he is.
    void showBundle(const model::Bundle& bundle, bool byCompany, const curation::RepeatedTexts& repeated,
                    const std::vector<std::size_t>* chosen = nullptr);
    void clear();
    void focusFirst();

    // Each sentence gets a link to its corpus; with the next bundle that is shown.
    void setOffersCorpus(bool on) { m_offersCorpus = on; }

    // Where the cursor stands, in the column that has the focus; else the first one. Empty: there is none, or
    // nothing is offered.
    [[nodiscard]] QString sentenceInFront() const;

    [[nodiscard]] int columnCount() const { return m_used; }

    [[nodiscard]] QString heading(int column) const;
    [[nodiscard]] QString plainText(int column) const;

  Q_SIGNALS:
    void corpusRequested(const QString& sentenceId);
    void choiceRequested(qint64 place); // of the sentence in its bundle: to be chosen, or not any more

  private:
    struct Column {
        QWidget* frame = nullptr;
        QLabel* heading = nullptr;
        QTextBrowser* text = nullptr;
    };

    Column& columnAt(std::size_t number); // made when it is needed first

    std::vector<Column> m_columns;
    model::Bundle m_shown;
    int m_used = 0;
    bool m_offersCorpus = false;
};

} // namespace assay::app
