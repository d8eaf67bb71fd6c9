#include "app/pages/thresholds/decision_check_dialog.h"

#include "core/results/thresholds/decision_blocks.h"
#include "widgets/results/table_view.h"
#include "widgets/results/text_view.h"
#include "widgets/text/translated_wording.h"

#include <QDialogButtonBox>
#include <QPushButton>
#include <QVBoxLayout>

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

    const widgets::WindowWording wording;
    auto* const view = new widgets::TableView(this);
    view->setObjectName(QStringLiteral("decisionCheckView"));
    view->setCharacters({26, 8, 9, 12, 10, 10, 30});
    view->fillWidth();
    view->setTable(results::thresholds::decisionCheckTable(decision, check, wording));
    auto* const note = new widgets::TextView(this);
    note->setObjectName(QStringLiteral("decisionCheckNote"));
    const bool isSameData = decision.dataHash == controller.data()->info.dataHash;
    note->setBlock(results::thresholds::decisionCheckParagraph(check, isSameData, wording));
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
