#include "widgets/corpus/sentence_text.h"

#include <QCoreApplication>
#include <QStringList>

namespace assay::widgets {
namespace {

struct SentenceText {
    Q_DECLARE_TR_FUNCTIONS(assay::widgets::SentenceText)
};

} // namespace

QString sentenceKindText(model::SentenceKind kind) {
    switch (kind) {
    case model::SentenceKind::Prose:
        return SentenceText::tr("Prose");
    case model::SentenceKind::Heading:
        return SentenceText::tr("Heading");
    case model::SentenceKind::TableDebris:
        return SentenceText::tr("Table debris");
    }
    return {};
}

QString companyText(const model::Sentence& sentence) {
    return !sentence.company.empty() ? QString::fromStdString(sentence.company)
           : sentence.cik            ? SentenceText::tr("CIK %1").arg(*sentence.cik)
                                     : SentenceText::tr("Unknown company");
}

QString placeText(const model::Sentence& sentence) {
    QStringList parts{companyText(sentence)};
    if (!sentence.form.empty()) {
        parts += QString::fromStdString(sentence.form);
    }
    if (sentence.year) {
        parts += QString::number(*sentence.year);
    }
    if (!sentence.section.empty()) {
        parts += SentenceText::tr("section %1").arg(QString::fromStdString(sentence.section));
    }
    if (sentence.position) {
        parts += SentenceText::tr("position %1").arg(*sentence.position);
    }
    return parts.join(QStringLiteral(" · "));
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
