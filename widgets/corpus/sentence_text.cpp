#include "widgets/corpus/sentence_text.h"

#include "core/words/sentence_words.h"
#include "widgets/text/translated_wording.h"

namespace assay::widgets {

QString sentenceKindText(model::SentenceKind kind) {
    return windowText(words::sentenceKindText, kind);
}

QString companyText(const model::Sentence& sentence) {
    return windowText(words::companyName, sentence.company, sentence.cik);
}

QString placeText(const model::Sentence& sentence) {
    return windowText(words::placeText, sentence);
}

QString lineText(const std::string& text) {
    QString line = QString::fromStdString(text);
    for (QChar& c : line) {
        if (c == u'\n' || c == u'\r' || c == u'\t' || c == QChar::LineSeparator ||
            c == QChar::ParagraphSeparator) {
            c = u' ';
        }
    }
    return line;
}

} // namespace assay::widgets
