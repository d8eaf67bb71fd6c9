// What was typed into the search box of a corpus, and where it stands in a text, so that what
// workspace::searchCorpus() finds is seen: every word, those between double quotes one after the other, the
// last one as a beginning, whatever case and accents. Any thread.
#pragma once

#include <QString>
#include <string>
#include <vector>

namespace assay::widgets {

struct TextRange {
    int begin = 0; // QChars
    int length = 0;

    friend bool operator==(const TextRange&, const TextRange&) = default;
};

class SearchWords {
  public:
    SearchWords() = default;
    explicit SearchWords(const QString& typed);

    // Nothing in it can be looked for.
    [[nodiscard]] bool isEmpty() const { return m_phrases.empty(); }

    // In rising order, without overlaps.
    [[nodiscard]] std::vector<TextRange> in(const QString& text) const;

  private:
    struct Phrase {
        std::vector<std::string> words; // folded
        bool isBeginning = false;       // its last word
    };

    std::vector<Phrase> m_phrases;
};

} // namespace assay::widgets
