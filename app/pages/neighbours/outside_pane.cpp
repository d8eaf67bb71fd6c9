#include "app/pages/neighbours/outside_pane.h"

#include "app/pages/neighbours/neighbour_controller.h"
#include "app/pages/neighbours/results_import_dialog.h"
#include "core/formats/rankings/neighbour_results.h"
#include "core/formats/rankings/outside_figures.h"
#include "core/formats/whole_file.h"
#include "widgets/files/file_dialog.h"
#include "widgets/tables/data_table_view.h"
#include "widgets/tables/table_items.h"
#include "widgets/text/error_text.h"
#include "widgets/text/number_text.h"
#include "widgets/theme/theme.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QSplitter>
#include <QStandardItemModel>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

namespace assay::app {
namespace {

// A document may say only behind its figures that it has anchors too.
constexpr std::size_t kLookedAt = std::size_t{64} << 20U;

QString nameOf(const std::string& figure) {
    return QString::fromStdString(figure);
}

} // namespace

QString faultText(const evaluate::FiguresFault& fault) {
    const QString other = nameOf(fault.other);
    switch (fault.rule) {
    case evaluate::FiguresRule::OutOfRange:
        return OutsidePane::tr("lies outside the range that it can have");
    case evaluate::FiguresRule::MrrBelowHitAt1:
        return OutsidePane::tr("is below %1: every hit at rank 1 adds 1 to it").arg(other);
    case evaluate::FiguresRule::MrrAboveBound:
        return OutsidePane::tr("is above what the hits allow: a hit beyond rank 1 adds at most 1/2 (%1)")
            .arg(other);
    case evaluate::FiguresRule::HitFalls:
    case evaluate::FiguresRule::MrrFalls:
        return OutsidePane::tr("falls as k grows, against %1: more results cannot find less").arg(other);
    case evaluate::FiguresRule::CountsDoNotAddUp:
        return OutsidePane::tr("does not add up with %1").arg(other);
    case evaluate::FiguresRule::NotAShare:
        return OutsidePane::tr("is no share that a whole count of n gives");
    case evaluate::FiguresRule::PercentilesFall:
        return OutsidePane::tr("falls below a smaller percentile (%1)").arg(other);
    case evaluate::FiguresRule::TieAwareBelowStrict:
        return OutsidePane::tr("is below the strict figure (%1)").arg(other);
    case evaluate::FiguresRule::MrrBelowBound:
        return OutsidePane::tr("is below what the hits demand (%1)").arg(other);
    }
    return {};
}

OutsidePane::OutsidePane(NeighbourController& controller, QWidget* parent)
    : QWidget(parent)
    , m_controller(controller)
    , m_import(new QToolButton(this))
    , m_example(new QToolButton(this))
    , m_about(new QLabel(this))
    , m_figures(new QStandardItemModel(this))
    , m_faults(new QStandardItemModel(this)) {
    m_import->setObjectName(QStringLiteral("importFigures"));
    m_import->setText(tr("Import figures or results…"));
    m_import->setToolTip(tr(
        "Figures: a JSON file as `assay neighbours --json` writes it, or as much of it as there is. Results "
        "anchor by anchor: JSON lines, CSV or a TREC run, judged against a corpus of this workspace"));
    m_example->setObjectName(QStringLiteral("exampleFigures"));
    m_example->setText(tr("Example: the framework document's figures"));
    m_example->setToolTip(tr("Figures that cannot be true together, to see what is found in them"));
    m_about->setObjectName(QStringLiteral("outsideAbout"));
    m_about->setWordWrap(true);
    auto* bar = new QHBoxLayout;
    bar->addWidget(m_import);
    bar->addWidget(m_example);
    bar->addStretch(1);
    const auto table = [this](const char* name, const QString& title, QStandardItemModel* model) {
        auto* view = new widgets::DataTableView(this);
        view->setObjectName(QLatin1String(name));
        view->setAccessibleName(title);
        view->setModel(model);
        view->setSortingEnabled(false);
        return view;
    };
    m_figureTable = table("outsideFigures", tr("Figures from outside"), m_figures);
    m_faultTable = table("outsideFaults", tr("What cannot be true"), m_faults);
    auto* splitter = new QSplitter(Qt::Vertical, this);
    splitter->addWidget(m_figureTable);
    splitter->addWidget(m_faultTable);
    splitter->setChildrenCollapsible(false);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 4, 0, 0);
    layout->addLayout(bar);
    layout->addWidget(m_about);
    layout->addWidget(splitter, 1);
    connect(m_import, &QToolButton::clicked, this, &OutsidePane::chooseFile);
    connect(m_example, &QToolButton::clicked, this, &OutsidePane::takeExample);
    connect(&m_controller, &NeighbourController::chosenChanged, this, &OutsidePane::refresh);
    connect(&m_controller, &NeighbourController::runsChanged, this, &OutsidePane::refresh);
    refresh();
}

void OutsidePane::chooseFile() {
    auto* dialog = new widgets::FileDialog(this, tr("Import figures"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters(
        {tr("Figures and results (*.json *.jsonl *.csv *.tsv *.trec *.run *.txt)"), tr("All files (*)")});
    connect(dialog, &QFileDialog::fileSelected, this, &OutsidePane::importFile);
    dialog->open();
}

void OutsidePane::importFile(const QString& path) {
    const auto beginning = formats::readBeginningOfFile(path.toStdString(), kLookedAt);
    if (beginning && formats::looksLikeNeighbourResults(*beginning)) {
        auto* dialog = new ResultsImportDialog(m_controller, path, this);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        connect(dialog, &ResultsImportDialog::noticeRaised, this, &OutsidePane::noticeRaised);
        dialog->open();
        return;
    }
    const auto reading = formats::readOutsideFiguresFile(path.toStdString());
    if (!reading) {
        Q_EMIT errorRaised(widgets::errorText(reading.error()));
        return;
    }
    keep(reading->figures);
}

void OutsidePane::takeExample() {
    const auto reading = formats::readOutsideFigures(formats::frameworkFiguresJson(), "example");
    if (!reading) {
        Q_EMIT errorRaised(widgets::errorText(reading.error()));
        return;
    }
    keep(reading->figures);
}

void OutsidePane::keep(const model::OutsideFigures& figures) {
    base::RowId run = 0;
    const bool kept = m_controller.change([&](workspace::Workspace& workspace) -> base::Result<> {
        ASSAY_TRY(auto made, evaluate::keepOutsideFigures(workspace, figures, m_controller.curator()));
        run = made;
        return {};
    });
    if (kept) {
        m_controller.choose(run);
    }
}

void OutsidePane::refresh() {
    m_shown.reset();
    const workspace::RunInfo* run = m_controller.run(m_controller.chosen());
    const bool isWritable = m_controller.workspace() != nullptr && !m_controller.isReadOnly();
    m_import->setEnabled(isWritable);
    m_example->setEnabled(isWritable);
    if (run != nullptr && run->kind == evaluate::kOutsideRuns) {
        auto outside = evaluate::outsideRun(*run);
        if (outside) {
            m_shown = std::move(*outside);
        } else {
            Q_EMIT errorRaised(widgets::errorText(outside.error()));
        }
    }
    m_figures->clear();
    m_faults->clear();
    const bool isOutside = run != nullptr && run->origin == evaluate::kOutsideOrigin;
    if (!m_shown) {
        m_about->setText(
            m_controller.workspace() == nullptr ? tr("No workspace is open.")
            : isOutside
                ? tr("The lists of the run in front were made elsewhere. Its figures, from the corpus of "
                     "this workspace, stand on the other tabs.")
                : tr("The run in front is not from outside. Import figures, take the example, or "
                     "choose such a run on the left."));
        return;
    }
    const auto faults = static_cast<std::int64_t>(m_shown->faults.size());
    const QString source = QString::fromStdString(m_shown->figures.source);
    m_about->setText((faults == 0
                          ? tr("No figure contradicts another.")
                          : tr("%1 faults: these figures cannot be true together. They are kept as they "
                               "were given.")
                                .arg(widgets::countText(faults))) +
                     (source.isEmpty() ? QString() : tr(" Source: %1.").arg(source)));
    fillFigures();
    fillFaults();
}

void OutsidePane::fillFigures() {
    m_figures->setHorizontalHeaderLabels({tr("Regime"), tr("Figure"), tr("Value"), tr("Consistency")});
    const widgets::ChartColours colours = widgets::chartColours(palette());
    const auto add = [&](const std::string& regime, const std::string& figure, std::optional<double> value,
                         int decimals) {
        if (!value) {
            return;
        }
        QStringList wrong;
        for (const evaluate::FiguresFault& fault : m_shown->faults) {
            if (fault.regime == regime && fault.figure == figure) {
                wrong << faultText(fault);
            }
        }
        const QString text = wrong.isEmpty() ? QString() : tr("⚠ %1").arg(wrong.join(QStringLiteral("; ")));
        QList<QStandardItem*> row{widgets::textItem(regime.empty() ? tr("all") : nameOf(regime)),
                                  widgets::textItem(nameOf(figure)), widgets::figureItem(value, decimals),
                                  widgets::textItem(text, text)};
        if (!wrong.isEmpty()) {
            QColor lit = colours.series(1);
            lit.setAlphaF(0.25F);
            QFont bold = font();
            bold.setBold(true);
            for (QStandardItem* item : row) {
                item->setBackground(lit);
                item->setFont(bold);
            }
        }
        m_figures->appendRow(row);
    };
    const model::OutsideFigures& figures = m_shown->figures;
    const auto count = [](const std::optional<std::int64_t>& value) {
        return value ? std::optional(static_cast<double>(*value)) : std::nullopt;
    };
    add({}, "anchors", count(figures.anchors), 0);
    add({}, "covered", count(figures.covered), 0);
    add({}, "coverage", figures.coverage, 3);
    for (const model::OutsideRegime& regime : figures.regimes) {
        add(regime.name, "n", count(regime.n), 0);
        add(regime.name, "self_at_1", regime.selfAt1, 3);
        add(regime.name, "self_at_1_tie_aware", regime.selfAt1TieAware, 3);
        for (const auto& [k, value] : regime.hitAt) {
            add(regime.name, "hit_at." + std::to_string(k), value, 3);
        }
        for (const auto& [k, value] : regime.mrrAt) {
            add(regime.name, "mrr_at." + std::to_string(k), value, 3);
        }
        for (const auto& [name, value] : regime.goldDistance) {
            add(regime.name, "distance.gold." + name, value, 3);
        }
    }
    m_figureTable->setDefaultColumnWidths({12, 24, 12, 70});
}

void OutsidePane::fillFaults() {
    m_faults->setHorizontalHeaderLabels(
        {tr("Regime"), tr("Figure"), tr("Value"), tr("Allowed"), tr("What is wrong")});
    for (const evaluate::FiguresFault& fault : m_shown->faults) {
        const QString low = widgets::proportionText(fault.low, 4);
        const QString high = widgets::proportionText(fault.high, 4);
        const QString allowed = fault.low && fault.high ? tr("%1 to %2").arg(low, high)
                                : fault.low             ? tr("at least %1").arg(low)
                                : fault.high            ? tr("at most %1").arg(high)
                                                        : widgets::undefinedText();
        m_faults->appendRow({widgets::textItem(fault.regime.empty() ? tr("all") : nameOf(fault.regime)),
                             widgets::textItem(nameOf(fault.figure)), widgets::figureItem(fault.value),
                             widgets::textItem(allowed),
                             widgets::textItem(faultText(fault), faultText(fault))});
    }
    m_faultTable->setDefaultColumnWidths({12, 18, 12, 20, 80});
}

} // namespace assay::app

#include "moc_outside_pane.cpp"
