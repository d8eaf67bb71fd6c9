// What stands on the reading card: a question, its gold answer, what systems answered, and its evidence, in
// one text that is read from top to bottom. Values only; reading_card.h shows them. GUI thread only.
#pragma once

#include "core/model/question.h"
#include "widgets/reading/evidence_html.h"
#include "widgets/text/marked_text.h"

#include <QPalette>
#include <QString>
#include <QStringList>
#include <optional>
#include <string>
#include <vector>

namespace assay::widgets {

// One part of a score: overall is the sum of weight x value over the sum of the weights that have a value.
struct ReadingPart {
    QString name;
    std::optional<double> value; // in [0, 1] of its scale
    double weight = 0;
    QString why; // it has no value
};

struct ReadingMeasure {
    QString name;
    QString value; // as it is shown
    QString tip;   // what it means
};

// What one system said, once.
struct ReadingAnswer {
    QString title;                   // "Nordlys 2 · sample 1"
    std::optional<std::string> text; // nullopt: there is none
    QString whyNone;
    std::vector<MarkedRange> marks; // Trigger counts against the answer, the others for it
    std::optional<double> overall;
    QString verdict; // in words, empty: none
    std::vector<ReadingPart> parts;
    std::vector<ReadingMeasure> measures;
    QStringList missing;  // phrases, citations and items that were expected and are not in the answer
    QStringList remarks;  // notes and warnings, a sentence each
    QStringList contexts; // what the system had found, in its order
};

struct ReadingCase {
    model::Question question;
    QString place; // the suite and what else tells where it stands; empty: not said
    std::vector<EvidenceEntry> evidence;
    bool contextLeftOut = false;        // of the evidence behind the first kContextFor
    std::vector<ReadingAnswer> answers; // several samples or systems: side by side
    bool answersBelow = false;          // below each other instead, where there is little room
    bool mayAttach = false;             // texts of evidence, by a link
    bool statusIsHidden = false;        // of the question: it would tell what other reviewers said
};

// The card as HTML, in the colours of the palette. Evidence is linked as evidenceHtml() says. What counts for
// an answer is underlined or bold, what counts against it both; a line says so where there is any.
[[nodiscard]] QString readingHtml(const ReadingCase& shown, const QPalette& palette);

} // namespace assay::widgets
