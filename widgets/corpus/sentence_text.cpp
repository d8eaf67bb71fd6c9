#include "widgets/corpus/sentence_text.h"

#include <QCoreApplication>
#include <QStringList>

namespace assay::widgets {
namespace {

QString translated(const char* text) {
    return QCoreApplication::translate("assay::widgets::SentenceText", text);
}

} // namespace

QString sentenceKindText(model::SentenceKind kind) {
    switch (kind) {
    case model::SentenceKind::Prose:
        return translated("Prose");
    case model::SentenceKind::Heading:
        return translated("Heading");
    case model::SentenceKind::TableDebris:
        return translated("Table debris");
    }
    return {};
}

QString companyText(const model::Sentence& sentence) {
    return !sentence.company.empty() ? QString::fromStdString(sentence.company)
           : sentence.cik            ? translated("CIK %1").arg(*sentence.cik)
                                     : translated("Unknown company");
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
        parts += translated("section %1").arg(QString::fromStdString(sentence.section));
    }
    if (sentence.position) {
        parts += translated("position %1").arg(*sentence.position);
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
