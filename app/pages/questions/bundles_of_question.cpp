#include "app/pages/questions/bundles_of_question.h"

#include "app/pages/questions/question_controller.h"
#include "core/workspace/bundles/bundle_edits.h"
#include "widgets/curation/bundle_name.h"
#include "widgets/text/tip_text.h"

#include <QMenu>

namespace assay::app {
namespace {

QString wholeText(const workspace::StoredBundle& stored, const std::vector<workspace::BundleSetInfo>& sets) {
    QStringList parts{widgets::bundleLabel(stored, sets), widgets::bundleNameText(stored.bundle.topic)};
    if (!stored.bundle.companies.empty()) {
        parts += widgets::companiesText(stored.bundle);
    }
    if (!stored.bundle.years.empty()) {
        parts += widgets::yearsText(stored.bundle.years);
    }
    return parts.join(QStringLiteral(" · "));
}

} // namespace

BundlesOfQuestion::BundlesOfQuestion(QuestionController& controller, QWidget* parent)
    : QToolButton(parent)
    , m_controller(controller) {
    setObjectName(QStringLiteral("bundlesOfQuestion"));
    setAutoRaise(true);
    setFocusPolicy(Qt::TabFocus);
    connect(&controller, &QuestionController::currentChanged, this, &BundlesOfQuestion::refresh);
    connect(&controller, &QuestionController::currentEdited, this, &BundlesOfQuestion::refresh);
    connect(&controller, &QuestionController::journalChanged, this, &BundlesOfQuestion::refresh);
    refresh();
}

void BundlesOfQuestion::refresh() {
    if (m_workspace != m_controller.workspace()) {
        m_reader.reset();
        m_workspace = m_controller.workspace();
        if (m_workspace) {
            if (auto reader = m_workspace->reader()) {
                m_reader.emplace(std::move(*reader));
            }
        }
    }
    delete menu();
    disconnect(this, &QToolButton::clicked, nullptr, nullptr);
    const auto bundles = m_reader && m_controller.current()
                             ? workspace::bundlesOfQuestion(*m_reader, m_controller.current()->id)
                             : base::Result<std::vector<workspace::StoredBundle>>();
    if (!bundles || bundles->empty()) {
        hide();
        return;
    }
    const std::vector<workspace::BundleSetInfo> sets =
        workspace::bundleSets(*m_reader).value_or(std::vector<workspace::BundleSetInfo>());
    if (bundles->size() == 1) {
        const workspace::StoredBundle& bundle = bundles->front();
        setText(tr("Bundle: %1").arg(widgets::bundleLabel(bundle, sets)));
        setToolTip(widgets::tipLines(
            tr("Shows the bundle that the question is linked with: %1").arg(wholeText(bundle, sets))));
        setAccessibleName(tr("Show the bundle %1").arg(wholeText(bundle, sets)));
        setPopupMode(QToolButton::DelayedPopup);
        connect(this, &QToolButton::clicked, this, [this, id = bundle.id] { Q_EMIT bundleRequested(id); });
    } else {
        setText(tr("%n bundle(s)", nullptr, static_cast<int>(bundles->size())));
        setToolTip(tr("The bundles that the question is linked with"));
        setAccessibleName(text());
        auto* choices = new QMenu(this);
        for (const workspace::StoredBundle& bundle : *bundles) {
            choices->addAction(wholeText(bundle, sets).replace(QLatin1Char('&'), QStringLiteral("&&")), this,
                               [this, id = bundle.id] { Q_EMIT bundleRequested(id); });
        }
        setMenu(choices);
        setPopupMode(QToolButton::InstantPopup);
    }
    show();
}

} // namespace assay::app

#include "moc_bundles_of_question.cpp"
