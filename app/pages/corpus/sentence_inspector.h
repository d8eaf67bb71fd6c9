// The selected sentence whole: its text among what stands around it, where it stands, its metadata, the
// questions and bundles that have it, and its neighbours. Texts that stand in an engine (a corpus by
// reference) are fetched while it is seen. Its focus is that of the text. GUI thread only.
#pragma once

#include "app/pages/corpus/sentence_links.h"
#include "core/workspace/corpora/corpora.h"

#include <QWidget>
#include <optional>
#include <vector>

class QSplitter;
class QTextBrowser;
class QUrl;

namespace assay::app {

class CorpusController;
class NearPane;
class ReferenceTexts;

class SentenceInspector : public QWidget {
    Q_OBJECT
  public:
    static constexpr int kAround = 3;     // sentences before and after
    static constexpr int kNarrowest = 40; // characters of mean width; the window remembers how wide it is

    // All outlive it. Takes the pane as its child.
    SentenceInspector(CorpusController& controller, SentenceLinks& links, NearPane* near,
                      QWidget* parent = nullptr);

    [[nodiscard]] QByteArray saveState() const;
    void restoreState(const QByteArray& state);

  Q_SIGNALS:
    void questionRequested(qint64 id);
    void bundleRequested(qint64 id);
    void left(); // Escape: back to the list

  protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void refresh();
    void showText();
    void showFocus(bool on);
    void fetchTexts();
    [[nodiscard]] QString textOf(const model::Sentence& sentence) const;
    [[nodiscard]] QString html() const;
    [[nodiscard]] QString linksHtml() const;
    [[nodiscard]] QString placeTable(const model::Sentence& sentence) const;
    [[nodiscard]] QString metadataHtml(const model::Sentence& sentence) const;
    void follow(const QUrl& link);

    CorpusController& m_controller;
    SentenceLinks& m_links;
    NearPane* m_near;
    ReferenceTexts* m_texts;
    QSplitter* m_parts = nullptr;
    QTextBrowser* m_text = nullptr;
    std::optional<workspace::StoredSentence> m_sentence;
    std::vector<workspace::StoredSentence> m_around; // with the sentence itself, of its section
    std::optional<LinksOfSentence> m_found;
    QString m_trouble; // why nothing was found; empty: none
};

} // namespace assay::app
