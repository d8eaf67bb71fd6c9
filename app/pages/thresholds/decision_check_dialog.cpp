#include "app/pages/thresholds/decision_check_dialog.h"

#include "app/pages/thresholds/verdict_text.h"
#include "widgets/tables/data_table_view.h"
#include "widgets/tables/table_items.h"
#include "widgets/text/number_text.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QStandardItemModel>
#include <QVBoxLayout>
#include <algorithm>
#include <optional>

namespace assay::app {
DecisionCheckDialog::DecisionCheckDialog(const ThresholdController& controller,
                                         const model::Decision& decision,
                                         const evaluate::DecisionCheck& check, QWidget* parent)
    : QDialog(parent) {
    setObjectName(QStringLiteral("decisionCheckDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setModal(false);
    const QString set = QString::fromStdString(controller.data()->info.name);
    setWindowTitle(tr("“%1” measured on %2").arg(QString::fromStdString(decision.name), set));

    auto* const model = new QStandardItemModel(this);
    model->setHorizontalHeaderLabels({tr("Scenario"), tr("n"), tr("Decided τ"), tr("Macro-F1 here"),
                                      tr("Recorded"), tr("Difference"), tr("Constraints of the decision")});
    widgets::alignHeadings(*model, {0, 6});
    const auto& required = evaluate::constraintsOf(decision).required;
    const bool isFree = std::none_of(required.begin(), required.end(),
                                     [](const std::optional<double>& of) { return of.has_value(); });
    for (const evaluate::DecisionScope& scope : check.scopes) {
        const QString name = scope.global             ? tr("All samples, each at its own τ")
                             : scope.scenario.empty() ? tr("(no scenario)")
                                                      : QString::fromStdString(scope.scenario);
        QStandardItem* const tau =
            widgets::textItem(scope.tau ? tauText(*scope.tau) : widgets::undefinedText());
        tau->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
        if (!scope.global && !scope.decided) {
            tau->setToolTip(tr("The decision does not name this scenario: its default applies."));
        }
        model->appendRow({widgets::textItem(name), widgets::countItem(scope.n), tau,
                          widgets::figureItem(scope.figures.macroF1),
                          widgets::figureItem(scope.recordedMacroF1),
                          widgets::figureItem(scope.macroF1Difference, 4, widgets::Sign::Always),
                          widgets::textItem(scope.n == 0 ? tr("no scored sample here")
                                            : isFree     ? tr("it was made under none")
                                            : scope.violated.empty()
                                                ? tr("✓ all met")
                                                : QStringLiteral("✗ ") + violationsText(scope.violated))});
    }
    auto* const view = new widgets::DataTableView(this);
    view->setObjectName(QStringLiteral("decisionCheckView"));
    view->setAccessibleName(tr("What the decision reaches, per scenario"));
    view->setModel(model);
    view->setDefaultColumnWidths({26, 8, 9, 12, 10, 10, 30});
    view->fillWidth();

    QStringList notes;
    if (check.scopes.front().n == 0) {
        notes += tr("No sample has a score with the decision's weights, so there is no figure.");
    } else if (check.withoutScore > 0) {
        notes += tr("Without a score with the decision's weights, and in no figure: %1 sample(s).", nullptr,
                    static_cast<int>(check.withoutScore))
                     .arg(widgets::countText(check.withoutScore));
    }
    if (!check.notInData.empty()) {
        QStringList names;
        for (const std::string& name : check.notInData) {
            names += QString::fromStdString(name);
        }
        notes +=
            tr("The decision names scenarios that this set lacks: %1.").arg(names.join(QStringLiteral(", ")));
    }
    const bool sameData = decision.dataHash == controller.data()->info.dataHash;
    notes += sameData ? tr("This is the data that the decision was made on.")
                      : tr("This is not the data that the decision was made on.");
    auto* const note = new QLabel(notes.join(QLatin1Char('\n')), this);
    note->setObjectName(QStringLiteral("decisionCheckNote"));
    note->setTextFormat(Qt::PlainText);
    note->setWordWrap(true);
    auto* const buttons = new QDialogButtonBox(this);
    connect(buttons->addButton(tr("Close"), QDialogButtonBox::RejectRole), &QPushButton::clicked, this,
            &QDialog::close);
    auto* const layout = new QVBoxLayout(this);
    layout->addWidget(note);
    layout->addWidget(view);
    layout->addWidget(buttons);
    resize(900, 420);
}

} // namespace assay::app

#include "moc_decision_check_dialog.cpp"
