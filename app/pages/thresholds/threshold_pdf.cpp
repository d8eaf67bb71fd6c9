#include "app/pages/thresholds/threshold_pdf.h"

#include "app/pages/thresholds/threshold_plots.h"
#include "app/pages/thresholds/verdict_text.h"
#include "core/base/version.h"
#include "widgets/charts/confusion_matrix_painter.h"
#include "widgets/charts/painted_chart.h"
#include "widgets/pdf/pdf_writer.h"
#include "widgets/tables/save_file.h"
#include "widgets/text/number_text.h"
#include "widgets/theme/theme.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPageLayout>
#include <QPageSize>
#include <QPainter>

namespace assay::app {
namespace {

struct ThresholdPdfText {
    Q_DECLARE_TR_FUNCTIONS(assay::app::ThresholdPdf)
};

constexpr double kRowHeight = 16;
constexpr double kFirstColumnExtra = 0.3; // of a column

class Sheet {
  public:
    Sheet(QPainter& painter, const QRectF& area, const ThresholdController& controller)
        : m_painter(painter)
        , m_area(area)
        , m_controller(controller)
        , m_colours(widgets::printColours()) {
        m_font.setPixelSize(11);
        // Ligatures spoil text search in some readers.
        m_font.setStyleStrategy(QFont::PreferNoShaping);
    }

    void paint() {
        const metrics::ConfusionMatrix matrix = m_controller.matrix();
        const metrics::ClassificationFigures figures = metrics::figuresWithBeta(matrix, m_controller.beta());
        double y = paintTitle(figures);
        const double plotHeight = 262;
        const double half = (m_area.width() - 12) / 2;
        widgets::paintChart(m_painter, QRectF(m_area.left(), y, half, plotHeight),
                            widgets::withOverlay(prPlot(m_controller).chart, prOverlay(matrix)), m_font);
        widgets::paintChart(m_painter, QRectF(m_area.left() + half + 12, y, half, plotHeight),
                            widgets::withOverlay(tauPlot(m_controller), tauOverlay(m_controller, figures)),
                            m_font);
        y += plotHeight + 10;
        const double matrixWidth = 360;
        widgets::paintConfusionMatrix(m_painter, QRectF(m_area.left(), y, matrixWidth, 230), matrix,
                                      m_colours, m_font);
        const QRectF right(m_area.left() + matrixWidth + 24, y, m_area.width() - matrixWidth - 24, 0);
        y = paintFigures(figures, right);
        paintSweep(QRectF(right.left(), y + 10, right.width(), 0));
        paintProvenance();
    }

  private:
    void text(const QRectF& rect, const QString& content, Qt::Alignment alignment = Qt::AlignLeft,
              bool bold = false, bool muted = false) {
        QFont font = m_font;
        font.setBold(bold);
        m_painter.setFont(font);
        m_painter.setPen(muted ? m_colours.mutedText : m_colours.text);
        m_painter.drawText(rect, static_cast<int>(alignment) | Qt::AlignVCenter | Qt::TextSingleLine,
                           QFontMetricsF(font).elidedText(content, Qt::ElideRight, rect.width()));
    }

    double paintTitle(const metrics::ClassificationFigures& figures) {
        double y = m_area.top();
        QFont title = m_font;
        title.setPixelSize(18);
        title.setBold(true);
        m_painter.setFont(title);
        m_painter.setPen(m_colours.text);
        const QString name = QString::fromStdString(m_controller.data()->info.name);
        const QString heading = ThresholdPdfText::tr("FHRI thresholds: %1 · %2")
                                    .arg(name, m_controller.scopeName(m_controller.scope()));
        m_painter.drawText(QRectF(m_area.left(), y, m_area.width(), 24), Qt::AlignLeft | Qt::AlignVCenter,
                           QFontMetricsF(title).elidedText(heading, Qt::ElideMiddle, m_area.width()));
        y += 26;
        const metrics::NliThresholds nli = m_controller.nliThresholds();
        text(QRectF(m_area.left(), y, m_area.width(), 16),
             ThresholdPdfText::tr("n = %1 · τ = %2 · NLI hard %3, soft %4 · for manual review %5 · %6")
                 .arg(widgets::countText(figures.n), widgets::proportionText(m_controller.tau(), 4),
                      widgets::proportionText(nli.hard, 3), widgets::proportionText(nli.soft, 3),
                      widgets::countText(m_controller.reviewCount()), overallFiguresText(figures)));
        y += 17;
        // A verdict names every constraint that fails: as many lines as it takes.
        m_painter.setFont(m_font);
        QRectF used;
        m_painter.drawText(QRectF(m_area.left(), y, m_area.width(), 200), Qt::AlignLeft | Qt::TextWordWrap,
                           gridVerdictText(m_controller.gridSweep(m_controller.scope())), &used);
        return used.bottom() + 8;
    }

    // A row of cells over the whole width, the first column a little wider than the others.
    void tableRow(const QRectF& row, const QStringList& cells, bool bold) {
        const double unit = row.width() / (static_cast<double>(cells.size()) + kFirstColumnExtra);
        double x = row.left();
        for (qsizetype i = 0; i < cells.size(); ++i) {
            const double width = i == 0 ? (1 + kFirstColumnExtra) * unit : unit;
            text(QRectF(x, row.top(), width - 4, kRowHeight), cells[i],
                 i == 0 ? Qt::AlignLeft : Qt::AlignRight, bold);
            x += width;
        }
    }

    double paintFigures(const metrics::ClassificationFigures& figures, QRectF row) {
        tableRow(row,
                 {ThresholdPdfText::tr("Class"), ThresholdPdfText::tr("Precision"),
                  ThresholdPdfText::tr("Recall"), ThresholdPdfText::tr("F1"), ThresholdPdfText::tr("n")},
                 true);
        for (const model::Label label : model::kLabels) {
            row.translate(0, kRowHeight);
            const metrics::ClassFigures& of = figures.of(label);
            tableRow(row,
                     {labelText(label), widgets::proportionText(of.precision),
                      widgets::proportionText(of.recall), widgets::proportionText(of.f1),
                      widgets::countText(of.support)},
                     false);
        }
        return row.top() + kRowHeight;
    }

    void paintSweep(QRectF row) {
        tableRow(row,
                 {ThresholdPdfText::tr("Threshold τ"), ThresholdPdfText::tr("Macro-F1"),
                  ThresholdPdfText::tr("Accuracy"), ThresholdPdfText::tr("Halluc. recall"),
                  ThresholdPdfText::tr("Acc. precision"), ThresholdPdfText::tr("Contrad. recall")},
                 true);
        const ThresholdController::GridSweep sweep = m_controller.gridSweep(m_controller.scope());
        for (std::size_t i = 0; i < sweep.points.size(); ++i) {
            row.translate(0, kRowHeight);
            const metrics::ClassificationFigures& figures = sweep.points[i].figures;
            tableRow(row,
                     {widgets::proportionText(sweep.points[i].tau, 2),
                      widgets::proportionText(figures.macroF1), widgets::proportionText(figures.accuracy),
                      widgets::proportionText(figures.of(model::Label::Hallucination).recall),
                      widgets::proportionText(figures.of(model::Label::Accurate).precision),
                      widgets::proportionText(figures.of(model::Label::Contradiction).recall)},
                     sweep.best && sweep.best->index == i);
        }
    }

    void paintProvenance() {
        const workspace::ScoredSetInfo& info = m_controller.data()->info;
        const double y = m_area.bottom() - 32;
        const QString files = info.files.size() == 1
                                  ? QString::fromStdString(info.files.front().name)
                                  : QCoreApplication::translate("assay::app::ThresholdPdf", "%n file(s)",
                                                                nullptr, static_cast<int>(info.files.size()));
        text(QRectF(m_area.left(), y, m_area.width(), 14),
             ThresholdPdfText::tr("%1 · %2 samples, %3 without a score, %4 rejected · imported %5")
                 .arg(files, widgets::countText(info.records), widgets::countText(info.unscored),
                      widgets::countText(info.rejected), QString::fromStdString(info.createdAt)),
             Qt::AlignLeft, false, true);
        text(
            QRectF(m_area.left(), y + 16, m_area.width(), 14),
            ThresholdPdfText::tr("SHA-256 %1 · Assay %2 (%3) · — is undefined; it counts as 0 only within F1")
                .arg(QString::fromStdString(info.dataHash),
                     QString::fromStdString(std::string(base::version())),
                     QString::fromStdString(std::string(base::gitSha()))),
            Qt::AlignLeft, false, true);
    }

    QPainter& m_painter;
    QRectF m_area;
    const ThresholdController& m_controller;
    widgets::ChartColours m_colours;
    QFont m_font;
};

} // namespace

bool writeThresholdPdf(const ThresholdController& controller, const QString& path, QString* error) {
    widgets::PdfSheets sheets;
    sheets.title =
        ThresholdPdfText::tr("FHRI thresholds: %1").arg(QString::fromStdString(controller.data()->info.name));
    sheets.creator = QStringLiteral("Assay ") + QString::fromStdString(std::string(base::version()));
    sheets.layout = QPageLayout(QPageSize(QPageSize::A4), QPageLayout::Landscape, QMarginsF(12, 12, 12, 12),
                                QPageLayout::Millimeter);
    sheets.paint = [&controller](QPainter& painter, const QRectF& page, int) {
        Sheet(painter, page, controller).paint();
    };
    sheets.additions.dateOfPdf = widgets::pdfDate(controller.data()->info.createdAt);
    return widgets::writeFile(path, widgets::pdfOf(sheets), error);
}

} // namespace assay::app
