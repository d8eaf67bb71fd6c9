#include "app/pages/thresholds/decide_dialog.h"

#include "app/pages/thresholds/verdict_text.h"
#include "core/base/clock.h"
#include "core/results/thresholds/threshold_words.h"
#include "widgets/text/error_text.h"
#include "widgets/text/number_text.h"
#include "widgets/text/translated_wording.h"
#include "widgets/text/whole_label.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>

namespace assay::app {
namespace {

model::DecidedThreshold decidedThreshold(const ThresholdController& controller, int scope,
                                         const SupportOfScope& support) {
    model::DecidedThreshold decided;
    decided.tau = controller.tau(scope);
    decided.n = controller.sampleCount(scope);
    const auto figures = metrics::figuresOf(controller.indexOfScope(scope).confusionAt(decided.tau));
    decided.macroF1 = figures.macroF1;
    if (decided.n > 0) {
        decided.feasible = metrics::meets(figures, controller.constraints());
    }
    const ThresholdSupport known = support ? support(scope) : ThresholdSupport{};
    decided.bootstrapLow = known.bootstrapLow;
    decided.bootstrapHigh = known.bootstrapHigh;
    decided.heldOutMacroF1 = known.heldOutMacroF1;
    return decided;
}

} // namespace

model::Decision decisionOf(const ThresholdController& controller, const SupportOfScope& support) {
    model::Decision decision;
    const ThresholdData& data = *controller.data();
    decision.setName = data.info.name;
    decision.dataHash = data.info.dataHash;
    decision.scoring = controller.scoring();
    decision.nliSoft = controller.nliThresholds().soft;
    decision.nliHard = controller.nliThresholds().hard;
    for (std::size_t i = 0; i < metrics::kConstraintCount; ++i) {
        const auto constraint = static_cast<metrics::Constraint>(i);
        decision.constraints[std::string(metrics::constraintName(constraint))] =
            controller.constraints().of(constraint);
    }
    decision.fallback = decidedThreshold(controller, ThresholdController::kAllSamples, support);
    for (std::size_t i = 0; i < data.columns.scenarios.size(); ++i) {
        if (!data.columns.scenarios[i].empty()) { // samples without a scenario fall to the default
            decision.scenarios[data.columns.scenarios[i]] =
                decidedThreshold(controller, static_cast<int>(i) + 1, support);
        }
    }
    metrics::ConfusionMatrix together; // each scenario at its own threshold
    for (std::size_t i = 0; i < data.columns.scenarios.size(); ++i) {
        together += controller.indexOfScope(static_cast<int>(i) + 1)
                        .confusionAt(decision.tauOf(data.columns.scenarios[i]));
    }
    decision.macroF1 = metrics::figuresOf(together).macroF1;
    decision.costs = controller.costs();
    if (controller.beta() != metrics::kUsualBeta) {
        decision.beta = controller.beta();
    }
    return decision;
}

QString decisionNameFor(const workspace::ScoredSetInfo& set) {
    return DecideDialog::tr("Thresholds for %1").arg(QString::fromStdString(set.name));
}

DecideDialog::DecideDialog(const ThresholdController& controller, SupportOfScope support, StoreDecision store,
                           const QString& curator, const QString& name, QWidget* parent)
    : QDialog(parent)
    , m_controller(controller)
    , m_support(std::move(support))
    , m_store(std::move(store)) {
    setObjectName(QStringLiteral("decideDialog"));
    setWindowTitle(tr("Decide these thresholds"));
    setModal(false);
    m_name = new QLineEdit(this);
    m_name->setObjectName(QStringLiteral("decisionName"));
    m_name->setText(name.isEmpty() ? decisionNameFor(controller.data()->info) : name);
    m_author = new QLineEdit(curator, this);
    m_author->setObjectName(QStringLiteral("decisionAuthor"));
    m_reason = new QPlainTextEdit(this);
    m_reason->setObjectName(QStringLiteral("decisionReason"));
    m_reason->setTabChangesFocus(true);
    m_reason->setPlaceholderText(tr("Why these thresholds?"));
    m_summary = new QLabel(this);
    m_summary->setObjectName(QStringLiteral("decisionSummary"));
    m_summary->setTextFormat(Qt::PlainText);
    widgets::keepWhole(*m_summary);
    auto* form = new QFormLayout(this);
    form->addRow(tr("&Name"), m_name);
    form->addRow(tr("&Author"), m_author);
    form->addRow(tr("&Reason"), m_reason);
    form->addRow(m_summary);
    m_error = new QLabel(this);
    m_error->setObjectName(QStringLiteral("decisionError"));
    m_error->setTextFormat(Qt::PlainText);
    widgets::keepWhole(*m_error);
    m_error->hide();
    form->addRow(m_error);
    auto* buttons = new QDialogButtonBox(this);
    m_decide = buttons->addButton(tr("Decide"), QDialogButtonBox::AcceptRole);
    m_decide->setObjectName(QStringLiteral("decideButton"));
    buttons->addButton(tr("Cancel"), QDialogButtonBox::RejectRole);
    form->addRow(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &DecideDialog::decide);
    m_decide->setToolTip(m_decide->text() + QStringLiteral(" (Ctrl+Return)"));
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
    for (const auto signal : {&ThresholdController::tauChanged, &ThresholdController::rulesChanged,
                              &ThresholdController::scoringChanged, &ThresholdController::constraintsChanged,
                              &ThresholdController::costsChanged}) {
        connect(&controller, signal, this, &DecideDialog::refresh);
    }
    connect(&controller, &ThresholdController::dataChanged, this,
            &QDialog::close); // what was to be decided is gone
    connect(m_name, &QLineEdit::textChanged, m_error, &QWidget::hide);
    connect(m_name, &QLineEdit::textChanged, this, &DecideDialog::refresh);
    connect(m_author, &QLineEdit::textChanged, this, &DecideDialog::refresh);
    connect(m_reason, &QPlainTextEdit::textChanged, this, &DecideDialog::refresh);
    refresh();
    resize(std::max(520, fontMetrics().averageCharWidth() * 70), std::max(380, fontMetrics().height() * 22));
}

void DecideDialog::showEvent(QShowEvent* event) {
    QDialog::showEvent(event);
    (m_author->text().isEmpty() ? static_cast<QWidget*>(m_author) : m_reason)->setFocus();
}

void DecideDialog::keyPressEvent(QKeyEvent* event) {
    const bool isReturn = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isReturn && event->modifiers().testFlag(Qt::ControlModifier)) {
        m_decide->click(); // from the reason, too, where Return is a new line
        return;
    }
    QDialog::keyPressEvent(event);
}

void DecideDialog::refresh() {
    if (!m_controller.hasData()) {
        return;
    }
    const model::Decision decision = decisionOf(m_controller, m_support);
    QStringList lines;
    lines += tr("Default τ %1 · NLI %2 / %3 · %4 sample(s)", nullptr, static_cast<int>(decision.fallback.n))
                 .arg(tauText(decision.fallback.tau), widgets::proportionText(decision.nliSoft, 2),
                      widgets::proportionText(decision.nliHard, 2), widgets::countText(decision.fallback.n));
    QStringList scenarios;
    for (const auto& [name, decided] : decision.scenarios) {
        scenarios += QStringLiteral("%1 %2").arg(QString::fromStdString(name), tauText(decided.tau));
    }
    lines += scenarios.join(QStringLiteral(" · "));
    lines += !decision.fallback.feasible
                 ? tr("No constraint is violated over all samples, but not every one can be checked.")
             : *decision.fallback.feasible
                 ? tr("All constraints are met over all samples.")
                 : tr("Not every constraint is met over all samples; the decision says so.");
    QStringList unmet;
    for (const auto& [name, decided] : decision.scenarios) {
        if (!decided.feasible.value_or(true)) {
            unmet += QString::fromStdString(name);
        }
    }
    if (!unmet.isEmpty()) {
        lines += tr("Not every constraint is met in %1, so the decision counts as not feasible.")
                     .arg(unmet.join(QStringLiteral(", ")));
    }
    if (decision.costs) {
        lines +=
            QString::fromStdString(results::thresholds::costsText(*decision.costs, widgets::WindowWording()));
    }
    if (decision.beta) {
        lines += QString::fromStdString(
            results::thresholds::decidedBetaText(*decision.beta, widgets::WindowWording()));
    }
    if (!decision.fallback.bootstrapLow) {
        lines +=
            tr("No bootstrap and no held-out score yet: run them in the tab Robustness to store them with "
               "the decision.");
    } else if (!decision.fallback.heldOutMacroF1) {
        lines += tr("The held-out score in the tab Robustness is of another τ: run it again to store one "
                    "with the decision.");
    }
    const bool complete = !m_name->text().trimmed().isEmpty() && !m_author->text().trimmed().isEmpty() &&
                          !m_reason->toPlainText().trimmed().isEmpty();
    if (!complete) {
        lines += tr("A decision needs a name, an author and a reason.");
    }
    m_summary->setText(lines.join(QLatin1Char('\n')));
    m_decide->setEnabled(complete);
}

void DecideDialog::decide() {
    model::Decision decision = decisionOf(m_controller, m_support);
    decision.name = m_name->text().trimmed().toStdString();
    decision.author = m_author->text().trimmed().toStdString();
    decision.reason = m_reason->toPlainText().trimmed().toStdString();
    decision.decidedAt = base::utcNow();
    if (const auto stored = m_store(decision); !stored) {
        m_error->setText(stored.error().code == base::ErrorCode::NameTaken
                             ? tr("✗ Not stored: there is a decision called “%1” already. Give it another "
                                  "name.")
                                   .arg(QString::fromStdString(decision.name))
                             : tr("✗ Not stored. %1").arg(widgets::errorText(stored.error())));
        m_error->show();
        m_name->setFocus();
        m_name->selectAll();
        return;
    }
    Q_EMIT decided(decision);
    close();
}

} // namespace assay::app

#include "moc_decide_dialog.cpp"
