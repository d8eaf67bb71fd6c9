#include "app/pages/report/report_chooser.h"

#include <QAction>
#include <QComboBox>
#include <QHBoxLayout>
#include <QStandardItemModel>
#include <QStringList>
#include <QToolButton>
#include <algorithm>
#include <utility>

namespace assay::app {

ReportChooser::ReportChooser(const QList<QAction*>& more, QWidget* parent)
    : QWidget(parent)
    , m_list(new QComboBox(this))
    , m_plans(results::builtInPlans())
    , m_builtIn(m_plans.size()) {
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    m_list->setObjectName(QStringLiteral("reportPlans"));
    m_list->setAccessibleName(tr("Report or template"));
    m_list->setToolTip(tr("A template that comes with the program, or a report saved in the workspace"));
    m_list->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_list->setMinimumContentsLength(12);
    auto* button = new QToolButton(this);
    button->setObjectName(QStringLiteral("reportMore"));
    button->setText(tr("More"));
    button->setToolTip(tr("Templates, and removing a saved report"));
    button->setPopupMode(QToolButton::InstantPopup);
    button->addActions(more);
    layout->addWidget(m_list, 1);
    layout->addWidget(button);
    setFocusProxy(m_list);
    connect(m_list, &QComboBox::activated, this, [this](int row) {
        const QVariant name = m_list->itemData(row);
        if (name.isValid()) {
            Q_EMIT chosen(name.toString());
        }
    });
}

void ReportChooser::setSaved(results::SavedReports saved) {
    m_plans = results::builtInPlans();
    std::move(saved.plans.begin(), saved.plans.end(), std::back_inserter(m_plans));
    m_unreadable = std::move(saved.unreadable);
    show();
    QStringList texts;
    for (const results::UnreadableReport& one : m_unreadable) {
        texts << unreadableText(one);
    }
    const QString text = texts.join(QLatin1Char('\n'));
    if (std::exchange(m_told, text) != text && !text.isEmpty()) {
        Q_EMIT unreadableFound(text);
    }
}

void ReportChooser::setCurrent(const std::string& name, bool listed) {
    m_current = name;
    m_listed = listed;
    show();
}

std::size_t ReportChooser::place(const std::string& name) const {
    return static_cast<std::size_t>(
        std::find_if(m_plans.begin(), m_plans.end(), [&](const auto& plan) { return plan.name == name; }) -
        m_plans.begin());
}

const results::ReportPlan* ReportChooser::find(const std::string& name) const {
    const std::size_t at = place(name);
    return at < m_plans.size() ? &m_plans[at] : nullptr;
}

bool ReportChooser::isBuiltIn(const std::string& name) const {
    return place(name) < m_builtIn;
}

bool ReportChooser::isSaved(const std::string& name) const {
    return find(name) != nullptr && !isBuiltIn(name);
}

QString ReportChooser::titleOf(const std::string& name) const {
    if (!isBuiltIn(name)) {
        return QString::fromStdString(name);
    }
    if (name == "Brief") {
        return tr("Brief");
    }
    if (name == "Review") {
        return tr("Review (everything)");
    }
    if (name == "Thresholds") {
        return tr("Thresholds");
    }
    if (name == "Retrieval") {
        return tr("Retrieval");
    }
    if (name == "Answers") {
        return tr("Answers");
    }
    return name == "Neighbours" ? tr("Neighbours") : tr("Curation");
}

QString ReportChooser::unreadableText(const results::UnreadableReport& report) {
    const QString what = QString::fromStdString(report.why.detail);
    if (report.all) {
        return tr("The saved reports of this workspace cannot be read and stay as they are stored; none can "
                  "be "
                  "saved beside them. What is wrong: %1.")
            .arg(what);
    }
    return report.name.empty()
               ? tr("A saved report cannot be read and stays as it is stored. What is wrong: %1.").arg(what)
               : tr("The saved report “%1” cannot be read and stays as it is stored. What is wrong: %2.")
                     .arg(QString::fromStdString(report.name), what);
}

void ReportChooser::show() {
    m_list->clear();
    for (const results::ReportPlan& plan : m_plans) {
        m_list->addItem(titleOf(plan.name), QString::fromStdString(plan.name));
    }
    for (const results::UnreadableReport& one : m_unreadable) {
        m_list->addItem(one.all            ? tr("Saved reports (cannot be read)")
                        : one.name.empty() ? tr("A report that cannot be read")
                                           : tr("%1 (cannot be read)").arg(QString::fromStdString(one.name)));
        const int row = m_list->count() - 1;
        m_list->setItemData(row, unreadableText(one), Qt::ToolTipRole);
        if (auto* model = qobject_cast<QStandardItemModel*>(m_list->model())) {
            model->item(row)->setEnabled(false);
        }
    }
    int current = static_cast<int>(place(m_current));
    if (!m_listed || current >= static_cast<int>(m_plans.size())) {
        current = m_list->count();
        m_list->addItem(m_current.empty() ? tr("Untitled (not saved)")
                                          : tr("%1 (not saved)").arg(QString::fromStdString(m_current)));
    }
    m_list->insertSeparator(static_cast<int>(m_builtIn));
    m_list->setCurrentIndex(current >= static_cast<int>(m_builtIn) ? current + 1 : current);
}

} // namespace assay::app

#include "moc_report_chooser.cpp"
