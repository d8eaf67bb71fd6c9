// The reading card: a question, its gold answer, what systems answered and the evidence on one card that
// scrolls, to be judged without turning to anything else. It follows the palette and the size of texts; what
// is selected, or with nothing selected all of it, is copied as text. GUI thread only.
//
//     auto* card = new ReadingCard(this);
//     connect(card, &ReadingCard::corpusRequested, this, &Pane::showInCorpus);
//     card->setCase({.question = stored.question, .evidence = entries});
#pragma once

#include "widgets/corpus/search_words.h"
#include "widgets/reading/reading_case.h"

#include <QTextBrowser>
#include <optional>

namespace assay::widgets {

class ReadingCard : public QTextBrowser {
    Q_OBJECT
  public:
    explicit ReadingCard(QWidget* parent = nullptr);

    // Another question begins at its top; the same one stays where it was read.
    void setCase(ReadingCase shown);

    // What was searched for is underlined on a ground of its own wherever it stands on the card.
    void setWords(const SearchWords& words);

    // Nothing is in front, because of this.
    void clearCase(const QString& why);

    [[nodiscard]] bool isEmpty() const { return !m_case.has_value(); }

    // Of a case, as it is copied.
    [[nodiscard]] QString wholeText() const { return toPlainText(); }

  Q_SIGNALS:
    void corpusRequested(const QString& sentenceId); // to be shown on the page of the corpus
    void attachRequested(const QString& sentenceId); // a text, where nothing holds the id

  protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

  private:
    void draw(bool fromTop);
    void markWords();
    [[nodiscard]] bool isNarrow() const;
    void copyWhole() const;
    void follow(const QUrl& link);

    std::optional<ReadingCase> m_case;
    SearchWords m_words;
    QString m_why;
    bool m_wasNarrow = false;
};

} // namespace assay::widgets
