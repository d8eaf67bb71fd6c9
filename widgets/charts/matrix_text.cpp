#include "widgets/charts/matrix_text.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>
#include <algorithm>
#include <limits>

namespace assay::widgets {
namespace {

struct MatrixText {
    Q_DECLARE_TR_FUNCTIONS(assay::widgets::MatrixText)
};

int pluralCount(std::int64_t count) {
    return static_cast<int>(std::min<std::int64_t>(count, std::numeric_limits<int>::max()));
}

QString grouped(std::int64_t count) {
    return QLocale().toString(static_cast<qlonglong>(count));
}

// "1,400 contradictions were predicted as %2"; one has a sentence of its own, so that the untranslated text
// is right.
QString predictedSentence(model::Label truth, std::int64_t count) {
    const int n = pluralCount(count);
    switch (truth) {
    case model::Label::Accurate:
        return count == 1 ? MatrixText::tr("1 accurate answer was predicted as %1")
                          : MatrixText::tr("%Ln accurate answers were predicted as %1", nullptr, n);
    case model::Label::Hallucination:
        return count == 1 ? MatrixText::tr("1 hallucination was predicted as %1")
                          : MatrixText::tr("%Ln hallucinations were predicted as %1", nullptr, n);
    case model::Label::Contradiction:
        return count == 1 ? MatrixText::tr("1 contradiction was predicted as %1")
                          : MatrixText::tr("%Ln contradictions were predicted as %1", nullptr, n);
    }
    return {};
}

} // namespace

QString className(model::Label label) {
    switch (label) {
    case model::Label::Accurate:
        return MatrixText::tr("accurate");
    case model::Label::Hallucination:
        return MatrixText::tr("hallucination");
    case model::Label::Contradiction:
        return MatrixText::tr("contradiction");
    }
    return {};
}

QString trueHeading(model::Label label) {
    return MatrixText::tr("true %1").arg(className(label));
}

QString predictedHeading(model::Label label) {
    return MatrixText::tr("predicted %1").arg(className(label));
}

QString matrixTotalHeading() {
    return MatrixText::tr("total");
}

QString shareText(std::optional<double> share) {
    return share ? MatrixText::tr("%1 %").arg(QLocale().toString(*share * 100, 'f', 1)) : QStringLiteral("—");
}

QString differenceText(const metrics::ConfusionMatrix& matrix, const metrics::ConfusionMatrix& pinned,
                       const MatrixCell& cell) {
    const std::int64_t difference =
        matrix.at(cell.truth, cell.predicted) - pinned.at(cell.truth, cell.predicted);
    return difference == 0  ? QStringLiteral("±0")
           : difference > 0 ? QLatin1Char('+') + grouped(difference)
                            : QStringLiteral("−") + grouped(-difference);
}

QString describeMatrixCell(const metrics::ConfusionMatrix& matrix, const MatrixCell& cell) {
    const auto share = rowShare(matrix, cell);
    const QString sentence =
        predictedSentence(cell.truth, matrix.at(cell.truth, cell.predicted)).arg(className(cell.predicted));
    if (!share) {
        return MatrixText::tr("%1; there is none, so the share is undefined.").arg(sentence);
    }
    return MatrixText::tr("%1, %2 of %3.")
        .arg(sentence, shareText(share), grouped(matrix.rowSum(cell.truth)));
}

QString describeMatrix(const metrics::ConfusionMatrix& matrix) {
    QStringList sentences{
        MatrixText::tr("Confusion matrix of %Ln samples.", nullptr, pluralCount(matrix.total()))};
    for (const model::Label truth : model::kLabels) {
        for (const model::Label predicted : model::kLabels) {
            sentences.append(describeMatrixCell(matrix, {truth, predicted}));
        }
    }
    return sentences.join(u' ');
}

TextTable matrixAsTable(const metrics::ConfusionMatrix& matrix, bool forPeople) {
    const auto total = [forPeople](std::int64_t count) {
        return forPeople ? grouped(count) : QString::number(count);
    };
    TextTable table;
    table.header.append(MatrixText::tr("true \\ predicted"));
    for (const model::Label predicted : model::kLabels) {
        table.header.append(predictedHeading(predicted));
    }
    table.header.append(matrixTotalHeading());
    for (const model::Label truth : model::kLabels) {
        QStringList row{trueHeading(truth)};
        for (const model::Label predicted : model::kLabels) {
            const MatrixCell cell{truth, predicted};
            row.append(forPeople
                           ? MatrixText::tr("%1 (%2)", "count (share)")
                                 .arg(grouped(matrix.at(truth, predicted)), shareText(rowShare(matrix, cell)))
                           : QString::number(matrix.at(truth, predicted)));
        }
        row.append(total(matrix.rowSum(truth)));
        table.rows.append(row);
    }
    QStringList last{matrixTotalHeading()};
    for (const model::Label predicted : model::kLabels) {
        last.append(total(matrix.columnSum(predicted)));
    }
    last.append(total(matrix.total()));
    table.rows.append(last);
    return table;
}

} // namespace assay::widgets
