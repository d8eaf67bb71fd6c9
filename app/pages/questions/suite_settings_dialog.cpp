#include "app/pages/questions/suite_settings_dialog.h"

#include <QCheckBox>
#include <QDate>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QSpinBox>

namespace assay::app {

SuiteSettingsDialog::SuiteSettingsDialog(const workspace::SuiteInfo& suite,
                                         const workspace::SuiteSettings& settings, QWidget* parent)
    : QDialog(parent)
    , m_known(new QCheckBox(tr("The &years are the same for all companies but those below"), this))
    , m_from(new QSpinBox(this))
    , m_to(new QSpinBox(this))
    , m_companies(new QPlainTextEdit(this))
    , m_hint(new QLabel(this)) {
    setObjectName(QStringLiteral("suiteSettingsDialog"));
    setWindowTitle(tr("Years of the corpus of “%1”").arg(QString::fromStdString(suite.name)));
    setModal(false);
    m_known->setObjectName(QStringLiteral("coverageKnown"));
    m_from->setObjectName(QStringLiteral("coverageFrom"));
    m_from->setAccessibleName(tr("First year"));
    m_to->setObjectName(QStringLiteral("coverageTo"));
    m_to->setAccessibleName(tr("Last year"));
    for (QSpinBox* year : {m_from, m_to}) {
        year->setRange(1, 9999);
        year->setValue(QDate::currentDate().year());
    }
    m_companies->setObjectName(QStringLiteral("coverageCompanies"));
    m_companies->setAccessibleName(tr("Years of single companies"));
    m_companies->setPlaceholderText(
        tr("CIK, first year and last year, one company a line: 104169 2016 2020"));
    m_companies->setTabChangesFocus(true);
    m_hint->setObjectName(QStringLiteral("coverageHint"));
    m_hint->setWordWrap(true);
    if (settings.coverage) {
        if (settings.coverage->all) {
            m_known->setChecked(true);
            m_from->setValue(static_cast<int>(settings.coverage->all->from));
            m_to->setValue(static_cast<int>(settings.coverage->all->to));
        }
        QStringList lines;
        for (const auto& [cik, years] : settings.coverage->ofCompanies) {
            lines += QStringLiteral("%1 %2 %3").arg(cik).arg(years.from).arg(years.to);
        }
        m_companies->setPlainText(lines.join(u'\n'));
    }
    auto* buttons = new QDialogButtonBox(this);
    m_save = buttons->addButton(tr("Save"), QDialogButtonBox::AcceptRole);
    m_save->setObjectName(QStringLiteral("coverageSave"));
    buttons->addButton(tr("Cancel"), QDialogButtonBox::RejectRole);
    auto* years = new QHBoxLayout;
    years->addWidget(m_from);
    years->addWidget(new QLabel(QStringLiteral("–"), this));
    years->addWidget(m_to);
    years->addStretch();
    auto* about =
        new QLabel(tr("A question about a year outside these is suspected. While they are not known, "
                      "that rule does not judge."),
                   this);
    about->setWordWrap(true);
    auto* form = new QFormLayout(this);
    form->addRow(about);
    form->addRow(m_known);
    form->addRow(tr("From – to:"), years);
    form->addRow(tr("&Companies:"), m_companies);
    form->addRow(m_hint);
    form->addRow(buttons);
    connect(m_known, &QCheckBox::toggled, this, &SuiteSettingsDialog::check);
    connect(m_from, &QSpinBox::valueChanged, this, &SuiteSettingsDialog::check);
    connect(m_to, &QSpinBox::valueChanged, this, &SuiteSettingsDialog::check);
    connect(m_companies, &QPlainTextEdit::textChanged, this, &SuiteSettingsDialog::check);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
    connect(buttons, &QDialogButtonBox::accepted, this, [this] {
        Q_EMIT chosen(m_coverage);
        close();
    });
    check();
}

void SuiteSettingsDialog::check() {
    m_from->setEnabled(m_known->isChecked());
    m_to->setEnabled(m_known->isChecked());
    workspace::Coverage coverage;
    QString wrong;
    if (m_known->isChecked()) {
        coverage.all = workspace::YearRange{m_from->value(), m_to->value()};
        if (m_from->value() > m_to->value()) {
            wrong = tr("The first year is after the last.");
        }
    }
    static const QRegularExpression form(
        QStringLiteral("^\\s*(\\d{1,18})[\\s,;:]+(\\d{1,4})[\\s,;–-]+(\\d{1,4})\\s*$"));
    const QStringList lines = m_companies->toPlainText().split(u'\n');
    for (const QString& line : lines) {
        if (line.trimmed().isEmpty()) {
            continue;
        }
        const QRegularExpressionMatch match = form.match(line);
        const workspace::YearRange years{match.captured(2).toLongLong(), match.captured(3).toLongLong()};
        if (!match.hasMatch() || years.from > years.to) {
            wrong = tr("“%1” is no CIK with a first and a last year.").arg(line.trimmed());
        } else {
            coverage.ofCompanies[match.captured(1).toLongLong()] = years;
        }
    }
    m_coverage = coverage.isKnown() ? std::optional(coverage) : std::nullopt;
    m_hint->setText(!wrong.isEmpty() ? wrong
                    : m_coverage     ? QString()
                                     : tr("No years are set: nothing is known."));
    m_save->setEnabled(wrong.isEmpty());
}

} // namespace assay::app

#include "moc_suite_settings_dialog.cpp"
