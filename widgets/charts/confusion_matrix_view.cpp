#include "widgets/charts/confusion_matrix_view.h"

#include "widgets/charts/chart_accessible.h"
#include "widgets/charts/chart_export.h"
#include "widgets/charts/matrix_text.h"
#include "widgets/tables/save_file.h"

#include <QAction>
#include <QClipboard>
#include <QFileInfo>
#include <QFontMetricsF>
#include <QGuiApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>
#include <algorithm>
#include <cmath>

namespace assay::widgets {
namespace {

constexpr double kMargin = 4; // room for the focus frame

double noteLine(const QFont& font) {
    return std::ceil(QFontMetricsF(font).height()) + 2;
}

} // namespace

ConfusionMatrixView::ConfusionMatrixView(QWidget* parent)
    : QWidget(parent) {
    installChartAccessibility();
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setAccessibleName(tr("Confusion matrix"));
    addMenuActions();
}

void ConfusionMatrixView::addMenuActions() {
    setContextMenuPolicy(Qt::ActionsContextMenu);
    const auto add = [this](const QString& text, const char* name, auto slot) {
        auto* action = new QAction(text, this);
        action->setObjectName(QLatin1String(name));
        connect(action, &QAction::triggered, this, slot);
        addAction(action);
        return action;
    };
    auto* copy = add(tr("Copy as TSV"), "copyTsv", &ConfusionMatrixView::copyTsv);
    copy->setShortcut(QKeySequence::Copy);
    copy->setShortcutContext(Qt::WidgetShortcut);
    add(tr("Copy as Markdown"), "copyMarkdown", &ConfusionMatrixView::copyMarkdown);
    add(tr("Copy as PNG, SVG and PDF"), "copyImage", &ConfusionMatrixView::copyImage);
    add(tr("Save as CSV, PNG, SVG or PDF…"), "saveAs", &ConfusionMatrixView::saveAs);
}

void ConfusionMatrixView::setMatrix(const metrics::ConfusionMatrix& matrix) {
    if (m_matrix == matrix) {
        return;
    }
    m_matrix = matrix;
    update();
    announceChartChange(this);
}

void ConfusionMatrixView::setSelected(std::optional<MatrixCell> cell) {
    if (m_selected == cell) {
        return;
    }
    m_selected = cell;
    if (cell) {
        m_current = *cell;
    }
    update();
    announceChartChange(this);
}

QRectF ConfusionMatrixView::contents() const {
    return QRectF(rect()).adjusted(kMargin, kMargin, -kMargin, -kMargin);
}

QRectF ConfusionMatrixView::cellRect(const MatrixCell& cell) const {
    return layoutConfusionMatrix(contents(), m_matrix, font())
        .rect(static_cast<int>(model::indexOf(cell.truth)), static_cast<int>(model::indexOf(cell.predicted)));
}

QString ConfusionMatrixView::textAlternative() const {
    QString text = describeMatrix(m_matrix);
    if (m_pinned) {
        QStringList differences;
        for (const model::Label truth : model::kLabels) {
            for (const model::Label predicted : model::kLabels) {
                differences += differenceText(m_matrix, *m_pinned, {truth, predicted});
            }
        }
        text += u' ' + tr("Against the pin, row by row: %1.").arg(differences.join(QStringLiteral(", ")));
    }
    if (m_selected) {
        text += u' ' + tr("Chosen: true %1, predicted %2.")
                           .arg(className(m_selected->truth), className(m_selected->predicted));
    }
    return text;
}

QString ConfusionMatrixView::describeCell(const MatrixCell& cell) const {
    const QString text = describeMatrixCell(m_matrix, cell);
    return m_pinned ? tr("%1 Against the pin: %2.").arg(text, differenceText(m_matrix, *m_pinned, cell))
                    : text;
}

void ConfusionMatrixView::setDifference(std::optional<metrics::ConfusionMatrix> pinned) {
    if (m_pinned == pinned) {
        return;
    }
    m_pinned = pinned;
    update();
    announceChartChange(this);
}

QString ConfusionMatrixView::asTsv() const {
    return tableAsTsv(matrixAsTable(m_matrix, false));
}

QString ConfusionMatrixView::asMarkdown() const {
    return tableAsMarkdown(matrixAsTable(m_matrix, true));
}

ChartPicture ConfusionMatrixView::picture() const {
    ChartPicture result;
    result.title = tr("Confusion matrix");
    result.size = QSizeF(size().expandedTo(minimumSizeHint()));
    result.font = font();
    const QStringList note = m_pictureNote ? m_pictureNote() : QStringList();
    result.size.rheight() += static_cast<double>(note.size()) * noteLine(result.font);
    result.paint = [matrix = m_matrix, pinned = m_pinned, selected = m_selected,
                    note](QPainter& painter, const QRectF& rect, const QFont& font) {
        painter.fillRect(rect, printColours().background);
        const double line = noteLine(font);
        painter.setFont(font);
        painter.setPen(printColours().mutedText);
        QRectF place(rect.left() + kMargin, rect.top() + kMargin, rect.width() - 2 * kMargin, line);
        for (const QString& text : note) {
            painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter,
                             QFontMetricsF(font).elidedText(text, Qt::ElideRight, place.width()));
            place.translate(0, line);
        }
        const double above = kMargin + static_cast<double>(note.size()) * line;
        paintConfusionMatrix(painter, rect.adjusted(kMargin, above, -kMargin, -kMargin), matrix,
                             printColours(), font, selected, std::nullopt, pinned);
    };
    return result;
}

bool ConfusionMatrixView::exportTo(const QString& path, QString* error) const {
    if (QFileInfo(path).suffix().compare(QLatin1String("csv"), Qt::CaseInsensitive) == 0) {
        return writeFile(path, tableAsCsv(matrixAsTable(m_matrix, false)).toUtf8(), error);
    }
    return exportChart(picture(), path, error);
}

void ConfusionMatrixView::copyTsv() const {
    QGuiApplication::clipboard()->setText(asTsv());
}

void ConfusionMatrixView::copyMarkdown() const {
    QGuiApplication::clipboard()->setText(asMarkdown());
}

void ConfusionMatrixView::copyImage() const {
    copyChart(picture());
}

void ConfusionMatrixView::saveAs() {
    // What is saved is what was shown when Save was chosen, whatever moves meanwhile.
    const QByteArray csv = tableAsCsv(matrixAsTable(m_matrix, false)).toUtf8();
    saveFileAs(this, tr("Save Confusion Matrix"), QStringLiteral("confusion-matrix"),
               QStringList{tr("CSV table (*.csv)")} + chartFileFilters(),
               [chart = picture(), csv](const QString& path, QString* error) {
                   return QFileInfo(path).suffix().compare(QLatin1String("csv"), Qt::CaseInsensitive) == 0
                              ? writeFile(path, csv, error)
                              : exportChart(chart, path, error);
               });
}

QSize ConfusionMatrixView::sizeHint() const {
    const QSize least = minimumSizeHint();
    return {least.width() * 5 / 4, m_prefersLowest ? least.height() : least.height() * 3 / 2};
}

void ConfusionMatrixView::preferLowest() {
    m_prefersLowest = true;
    updateGeometry();
}

QSize ConfusionMatrixView::minimumSizeHint() const {
    const QSizeF least = confusionMatrixMinimumSize(font());
    return (least + QSizeF(2 * kMargin, 2 * kMargin)).toSize();
}

void ConfusionMatrixView::choose(const MatrixCell& cell) {
    m_current = cell;
    m_selected = cell;
    update();
    announceChartChange(this);
    Q_EMIT cellChosen(cell);
}

QString ConfusionMatrixView::toolTipAt(const QPointF& point) const {
    const MatrixLayout layout = layoutConfusionMatrix(contents(), m_matrix, font());
    if (const auto cell = layout.cellAt(point)) {
        return describeCell(*cell);
    }
    const QLocale locale;
    const auto number = [&locale](std::int64_t count) {
        return locale.toString(static_cast<qlonglong>(count));
    };
    for (const model::Label label : model::kLabels) {
        const int i = static_cast<int>(model::indexOf(label));
        if (layout.rect(i, -1).contains(point) || layout.rect(i, 3).contains(point)) {
            return tr("%1: truly %2").arg(number(m_matrix.rowSum(label)), className(label));
        }
        if (layout.rect(-1, i).contains(point) || layout.rect(3, i).contains(point)) {
            return tr("%1: predicted as %2").arg(number(m_matrix.columnSum(label)), className(label));
        }
    }
    if (layout.rect(3, 3).contains(point)) {
        return tr("%Ln samples in all", nullptr,
                  static_cast<int>(std::min<std::int64_t>(m_matrix.total(), 2'147'483'647)));
    }
    return {};
}

bool ConfusionMatrixView::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<const QHelpEvent*>(event);
        const QString text = toolTipAt(help->pos());
        if (text.isEmpty()) {
            QToolTip::hideText();
            event->ignore();
        } else {
            QToolTip::showText(help->globalPos(), text, this);
        }
        return true;
    }
    return QWidget::event(event);
}

void ConfusionMatrixView::paintEvent(QPaintEvent* /*event*/) {
    const ChartColours colours = chartColours(palette());
    QPainter painter(this);
    painter.fillRect(rect(), colours.background);
    paintConfusionMatrix(painter, contents(), m_matrix, colours, font(), m_selected,
                         hasFocus() ? std::optional(m_current) : std::nullopt, m_pinned);
    if (hasFocus()) {
        painter.setRenderHint(QPainter::Antialiasing, true);
        painter.setPen(QPen(colours.focus, 2));
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 3, 3);
    }
}

void ConfusionMatrixView::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton) {
        if (const auto cell = layoutConfusionMatrix(contents(), m_matrix, font()).cellAt(event->position())) {
            choose(*cell);
            return;
        }
    }
    QWidget::mousePressEvent(event);
}

void ConfusionMatrixView::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    update();
}

void ConfusionMatrixView::focusOutEvent(QFocusEvent* event) {
    QWidget::focusOutEvent(event);
    update();
}

void ConfusionMatrixView::moveCurrent(int rows, int columns) {
    constexpr int kLast = static_cast<int>(model::kLabelCount) - 1;
    const int row = std::clamp(static_cast<int>(model::indexOf(m_current.truth)) + rows, 0, kLast);
    const int column = std::clamp(static_cast<int>(model::indexOf(m_current.predicted)) + columns, 0, kLast);
    m_current = {model::kLabels[static_cast<std::size_t>(row)],
                 model::kLabels[static_cast<std::size_t>(column)]};
    update();
    announceChartChange(this);
}

void ConfusionMatrixView::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Left:
        moveCurrent(0, -1);
        return;
    case Qt::Key_Right:
        moveCurrent(0, 1);
        return;
    case Qt::Key_Up:
        moveCurrent(-1, 0);
        return;
    case Qt::Key_Down:
        moveCurrent(1, 0);
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        choose(m_current);
        return;
    case Qt::Key_Escape:
        if (m_selected) {
            m_selected.reset();
            update();
            announceChartChange(this);
            Q_EMIT selectionCleared();
            return;
        }
        break;
    default:
        break;
    }
    QWidget::keyPressEvent(event);
}

} // namespace assay::widgets

#include "moc_confusion_matrix_view.cpp"
