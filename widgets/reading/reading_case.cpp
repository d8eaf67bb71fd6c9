#include "widgets/reading/reading_case.h"

#include "core/words/question_words.h"
#include "widgets/curation/question_status.h"
#include "widgets/text/number_text.h"
#include "widgets/text/translated_wording.h"

#include <QCoreApplication>
#include <algorithm>
#include <utility>

namespace assay::widgets {
namespace {

QString cardText(const char* text) {
    return QCoreApplication::translate("ReadingCard", text);
}

QString utf8Text(const std::string& text) {
    return QString::fromStdString(text);
}

QString headingHtml(const QString& title) {
    return QStringLiteral("<h4>%1</h4>").arg(plainHtml(title));
}

QString listedTexts(const std::vector<std::string>& texts) {
    QStringList list;
    for (const std::string& text : texts) {
        list += utf8Text(text);
    }
    return list.join(QStringLiteral(", "));
}

QString metadataHtml(const ReadingCase& shown, const QPalette& palette) {
    const model::Question& question = shown.question;
    QStringList parts{utf8Text(question.questionId)};
    const auto add = [&parts](const QString& text) {
        if (!text.isEmpty()) {
            parts += text;
        }
    };
    add(shown.place);
    add(shown.statusIsHidden ? QString() : questionStatusText(question.status));
    const auto addValue = [&add](const char* field, const std::string& value) {
        if (!value.empty()) {
            add(windowText(words::fieldValueText, field, value));
        }
    };
    addValue("category", question.category);
    addValue("difficulty", question.difficulty);
    addValue("answer_type", question.answerType);
    addValue("retrieval_scope", question.retrievalScope);
    add(listedTexts(question.companyName));
    QStringList years;
    for (const std::int64_t year : question.years) {
        years += QString::number(year);
    }
    add(years.join(QStringLiteral(", ")));
    parts.removeAll(QString());
    return mutedHtml(parts.join(QStringLiteral(" · ")), palette);
}

QString questionHtml(const model::Question& question) {
    if (question.questionText.empty()) {
        return QStringLiteral("<p><i>%1</i></p>")
            .arg(plainHtml(cardText(QT_TRANSLATE_NOOP("ReadingCard", "The question has no text."))));
    }
    return QStringLiteral("<p style=\"font-size:large\">%1</p>").arg(plainHtml(question.questionText));
}

// Its figures stand out as they do in the evidence.
QString goldTextHtml(const std::string& text, const std::vector<text::Quantity>& figures,
                     const QPalette& palette) {
    std::vector<MarkedRange> ranges;
    markFigures(text, figures, ranges);
    return markedHtml(text, std::move(ranges), palette);
}

QString figureOfGold(const model::Question& question) {
    QString text = numberText(*question.answerNumeric, 6);
    while (text.contains(QLocale().decimalPoint()) && text.endsWith(u'0')) {
        text.chop(1);
    }
    if (text.endsWith(QLocale().decimalPoint())) {
        text.chop(QLocale().decimalPoint().size());
    }
    if (!question.answerUnit.empty()) {
        text += QChar(QChar::Nbsp) + utf8Text(question.answerUnit);
    }
    if (question.tolerance) {
        text += QStringLiteral(" ± ") + QLocale().toString(*question.tolerance, 'g', 6);
    }
    return text;
}

QString goldHtml(const model::Question& question, const std::vector<text::Quantity>& figures,
                 const QPalette& palette) {
    QString html = headingHtml(cardText(QT_TRANSLATE_NOOP("ReadingCard", "Gold answer")));
    if (question.answerText.size() > 1) {
        html += QStringLiteral("<ul>");
        for (const std::string& entry : question.answerText) {
            html += QStringLiteral("<li>%1</li>").arg(goldTextHtml(entry, figures, palette));
        }
        html += QStringLiteral("</ul>");
    } else if (!question.answerText.empty()) {
        html += QStringLiteral("<p>%1</p>").arg(goldTextHtml(question.answerText.front(), figures, palette));
    } else if (question.answerNumeric) {
        html += QStringLiteral("<p>%1</p>").arg(plainHtml(figureOfGold(question)));
    } else {
        html +=
            QStringLiteral("<p><i>%1</i></p>")
                .arg(plainHtml(
                    question.answerType == "no_answer"
                        ? cardText(QT_TRANSLATE_NOOP("ReadingCard", "No answer is the right answer."))
                        : cardText(QT_TRANSLATE_NOOP("ReadingCard", "The question has no gold answer."))));
    }
    const auto line = [&html, &palette](const QString& title, const QString& text) {
        html += mutedHtml(QStringLiteral("%1: %2").arg(title, text), palette);
    };
    if (question.answerNumeric && !question.answerText.empty()) {
        line(cardText(QT_TRANSLATE_NOOP("ReadingCard", "As a figure")), figureOfGold(question));
    }
    if (!question.mustInclude.empty()) {
        line(cardText(QT_TRANSLATE_NOOP("ReadingCard", "Must include")), listedTexts(question.mustInclude));
    }
    if (!question.answerContains.empty()) {
        line(cardText(QT_TRANSLATE_NOOP("ReadingCard", "Contains")), listedTexts(question.answerContains));
    }
    if (!question.expectedCitations.empty()) {
        line(cardText(QT_TRANSLATE_NOOP("ReadingCard", "Expected citations")),
             listedTexts(question.expectedCitations));
    }
    return html;
}

QString shareText(double value) {
    return numberText(value, 4);
}

// "0.75 = (0.50 × 1.00 + 0.25 × 0.25) / 0.75" as a table: a line for each part, and their sum.
QString partsHtml(const ReadingAnswer& answer, const QPalette& palette) {
    if (answer.parts.empty()) {
        return {};
    }
    const auto cell = [](const QString& text, bool isNumber, bool isBold = false) {
        const QString inner = plainHtml(text);
        return QStringLiteral("<td align=\"%1\">%2</td>")
            .arg(isNumber ? QStringLiteral("right") : QStringLiteral("left"),
                 isBold ? QStringLiteral("<b>%1</b>").arg(inner) : inner);
    };
    const QString title =
        answer.overall ? cardText(QT_TRANSLATE_NOOP("ReadingCard", "Why %1?")).arg(shareText(*answer.overall))
                       : cardText(QT_TRANSLATE_NOOP("ReadingCard", "Why is there no score?"));
    QString html = QStringLiteral("<p><b>%1</b></p><table cellpadding=\"2\">").arg(plainHtml(title));
    html += QStringLiteral("<tr>") + cell(cardText(QT_TRANSLATE_NOOP("ReadingCard", "Part")), false, true) +
            cell(cardText(QT_TRANSLATE_NOOP("ReadingCard", "Weight")), true, true) + cell(QString(), true) +
            cell(cardText(QT_TRANSLATE_NOOP("ReadingCard", "Value")), true, true) + cell(QString(), true) +
            cell(cardText(QT_TRANSLATE_NOOP("ReadingCard", "Product")), true, true) + QStringLiteral("</tr>");
    double weights = 0;
    double sum = 0;
    for (const ReadingPart& part : answer.parts) {
        html += QStringLiteral("<tr>") + cell(part.name, false);
        if (part.value) {
            weights += part.weight;
            sum += part.weight * *part.value;
            html += cell(numberText(part.weight, 2), true) + cell(QStringLiteral("×"), true) +
                    cell(shareText(*part.value), true) + cell(QStringLiteral("="), true) +
                    cell(shareText(part.weight * *part.value), true);
        } else {
            html +=
                QStringLiteral("<td colspan=\"5\" align=\"left\"><i>%1</i></td>").arg(plainHtml(part.why));
        }
        html += QStringLiteral("</tr>");
    }
    html += QStringLiteral("</table>");
    if (answer.overall && weights > 0) {
        html += mutedHtml(cardText(QT_TRANSLATE_NOOP("ReadingCard", "%1 / %2 = %3: the sum of the products "
                                                                    "over the sum of the weights that count"))
                              .arg(shareText(sum), numberText(weights, 2), shareText(*answer.overall)),
                          palette);
    }
    return html;
}

QString bulletsHtml(const QString& title, const QStringList& list, const QString& sign) {
    if (list.isEmpty()) {
        return {};
    }
    QString html = QStringLiteral("<p><b>%1</b></p><ul>").arg(plainHtml(title));
    for (const QString& entry : list) {
        html += QStringLiteral("<li>%1</li>")
                    .arg(plainHtml(sign.isEmpty() ? entry : sign + QChar(QChar::Nbsp) + entry));
    }
    return html + QStringLiteral("</ul>");
}

QString legendHtml(const ReadingAnswer& answer, const QPalette& palette) {
    const bool isFor = std::ranges::any_of(
        answer.marks, [](const MarkedRange& mark) { return mark.kind != MarkKind::Trigger; });
    const bool isAgainst = std::ranges::any_of(
        answer.marks, [](const MarkedRange& mark) { return mark.kind == MarkKind::Trigger; });
    QStringList told;
    if (isFor) {
        told += cardText(QT_TRANSLATE_NOOP("ReadingCard", "underlined or bold: counts for the answer"));
    }
    if (isAgainst) {
        told += cardText(QT_TRANSLATE_NOOP("ReadingCard", "underlined and bold: counts against it"));
    }
    return told.isEmpty() ? QString() : mutedHtml(told.join(QStringLiteral("; ")), palette);
}

QString answerHtml(const ReadingAnswer& answer, const QPalette& palette) {
    QString title = answer.title.isEmpty()
                        ? cardText(QT_TRANSLATE_NOOP("ReadingCard", "Answer"))
                        : cardText(QT_TRANSLATE_NOOP("ReadingCard", "Answer of %1")).arg(answer.title);
    if (answer.overall) {
        title += QStringLiteral(" · ") + shareText(*answer.overall);
    }
    if (!answer.verdict.isEmpty()) {
        title += QStringLiteral(" · ") + answer.verdict;
    }
    QString html = headingHtml(title);
    if (!answer.text) {
        html += QStringLiteral("<p><i>%1</i></p>")
                    .arg(plainHtml(answer.whyNone.isEmpty()
                                       ? cardText(QT_TRANSLATE_NOOP("ReadingCard", "There is no answer."))
                                       : answer.whyNone));
    } else if (answer.text->empty()) {
        html += QStringLiteral("<p><i>%1</i></p>")
                    .arg(plainHtml(
                        cardText(QT_TRANSLATE_NOOP("ReadingCard", "The answer says nothing at all."))));
    } else {
        html += QStringLiteral("<p>%1</p>").arg(markedHtml(*answer.text, answer.marks, palette)) +
                legendHtml(answer, palette);
    }
    html += bulletsHtml(cardText(QT_TRANSLATE_NOOP("ReadingCard", "Not in the answer")), answer.missing,
                        QStringLiteral("✗"));
    html += partsHtml(answer, palette);
    html += bulletsHtml(cardText(QT_TRANSLATE_NOOP("ReadingCard", "Remarks")), answer.remarks, QString());
    return html;
}

// What is looked up rather than read: behind the evidence.
QString measuresHtml(const ReadingAnswer& answer) {
    const auto titleOf = [&answer](const QString& what) {
        return answer.title.isEmpty() ? what : QStringLiteral("%1 · %2").arg(what, answer.title);
    };
    QString html;
    if (!answer.measures.empty()) {
        html += QStringLiteral("<p><b>%1</b></p><table cellpadding=\"2\">")
                    .arg(plainHtml(titleOf(cardText(QT_TRANSLATE_NOOP("ReadingCard", "Measures")))));
        for (const ReadingMeasure& measure : answer.measures) {
            html += QStringLiteral("<tr><td>%1</td><td align=\"right\">%2</td></tr>")
                        .arg(plainHtml(measure.name), plainHtml(measure.value));
        }
        html += QStringLiteral("</table>");
    }
    if (!answer.contexts.isEmpty()) {
        html += QStringLiteral("<p><b>%1</b></p><ol>")
                    .arg(plainHtml(
                        titleOf(cardText(QT_TRANSLATE_NOOP("ReadingCard", "What the system had found")))));
        for (const QString& context : answer.contexts) {
            html += QStringLiteral("<li>%1</li>").arg(plainHtml(context));
        }
        html += QStringLiteral("</ol>");
    }
    return html;
}

QString answersHtml(const ReadingCase& shown, const QPalette& palette) {
    QString html;
    if (shown.answers.size() < 2 || shown.answersBelow) {
        for (const ReadingAnswer& answer : shown.answers) {
            html += answerHtml(answer, palette);
        }
        return html;
    }
    // Two a line: more would leave each a few words' width.
    html += QStringLiteral("<table width=\"100%\" cellpadding=\"4\">");
    for (std::size_t i = 0; i < shown.answers.size(); i += 2) {
        html += QStringLiteral("<tr>");
        for (std::size_t at = i; at < i + 2; ++at) {
            html += QStringLiteral("<td width=\"50%\" valign=\"top\">%1</td>")
                        .arg(at < shown.answers.size() ? answerHtml(shown.answers[at], palette) : QString());
        }
        html += QStringLiteral("</tr>");
    }
    return html + QStringLiteral("</table>");
}

} // namespace

QString readingHtml(const ReadingCase& shown, const QPalette& palette) {
    const std::vector<text::Quantity> figures = goldFigures(shown.question);
    QString html = metadataHtml(shown, palette) + questionHtml(shown.question) +
                   goldHtml(shown.question, figures, palette) + answersHtml(shown, palette) +
                   headingHtml(cardText(QT_TRANSLATE_NOOP("ReadingCard", "Evidence")));
    if (shown.evidence.empty()) {
        html += QStringLiteral("<p><i>%1</i></p>")
                    .arg(plainHtml(
                        cardText(QT_TRANSLATE_NOOP("ReadingCard", "The question names no evidence."))));
    }
    html += evidenceHtml(shown.question, shown.evidence, shown.mayAttach, palette);
    if (shown.contextLeftOut) {
        html += mutedHtml(
            cardText(QT_TRANSLATE_NOOP("ReadingCard", "What stands around the sentences is shown for the "
                                                      "first %1."))
                .arg(kContextFor),
            palette);
    }
    for (const ReadingAnswer& answer : shown.answers) {
        html += measuresHtml(answer);
    }
    if (!shown.question.notes.empty()) {
        html += headingHtml(cardText(QT_TRANSLATE_NOOP("ReadingCard", "Notes"))) +
                QStringLiteral("<p>%1</p>").arg(plainHtml(shown.question.notes));
    }
    return html;
}

} // namespace assay::widgets
