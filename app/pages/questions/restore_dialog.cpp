#include "app/pages/questions/restore_dialog.h"

#include "widgets/text/number_text.h"

#include <QComboBox>
#include <QDateTimeEdit>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QRadioButton>

namespace assay::app {

RestoreDialog::RestoreDialog(const workspace::SuiteInfo& suite, QWidget* parent)
    : QDialog(parent)
    , m_toVersion(new QRadioButton(tr("To the &version"), this))
    , m_version(new QComboBox(this))
    , m_toMoment(new QRadioButton(tr("To the &moment"), this))
    , m_moment(new QDateTimeEdit(QDateTime::currentDateTime(), this)) {
    setObjectName(QStringLiteral("restoreDialog"));
    setWindowTitle(tr("Restore “%1”").arg(QString::fromStdString(suite.name)));
    setModal(false);
    m_toVersion->setObjectName(QStringLiteral("restoreToVersion"));
    m_version->setObjectName(QStringLiteral("restoreVersion"));
    m_version->setAccessibleName(tr("Version to restore"));
    m_toMoment->setObjectName(QStringLiteral("restoreToMoment"));
    m_moment->setObjectName(QStringLiteral("restoreMoment"));
    m_moment->setAccessibleName(tr("Moment to restore"));
    m_moment->setCalendarPopup(true);
    // Before that there was nothing of it.
    const QDateTime made = QDateTime::fromString(QString::fromStdString(suite.createdAt), Qt::ISODate);
    if (made.isValid()) {
        m_moment->setMinimumDateTime(made.toLocalTime());
    }
    // The locale's day, but with a whole year, and to the second.
    QString day = QLocale().dateFormat(QLocale::ShortFormat);
    if (!day.contains(QLatin1String("yyyy"))) {
        day.replace(QLatin1String("yy"), QLatin1String("yyyy"));
    }
    m_moment->setDisplayFormat(day + QStringLiteral(" HH:mm:ss"));
    for (auto version = suite.versions.rbegin(); version != suite.versions.rend(); ++version) {
        m_version->addItem(QString::fromStdString(version->name),
                           QVariant::fromValue<qlonglong>(version->id));
        m_version->setItemData(
            m_version->count() - 1,
            tr("%1 question(s), frozen by %2 on %3", nullptr, static_cast<int>(version->questions))
                .arg(widgets::countText(version->questions), QString::fromStdString(version->frozenBy),
                     widgets::timeText(QString::fromStdString(version->frozenAt))),
            Qt::ToolTipRole);
    }
    const bool hasVersions = m_version->count() > 0;
    m_toVersion->setEnabled(hasVersions);
    (hasVersions ? m_toVersion : m_toMoment)->setChecked(true);
    auto* about =
        new QLabel(tr("Every question goes back to what it was then; questions made since are "
                      "retired. All of it is one step of undo, and nothing of the history is lost."),
                   this);
    about->setWordWrap(true);
    auto* buttons = new QDialogButtonBox(this);
    auto* restore = buttons->addButton(tr("Restore"), QDialogButtonBox::AcceptRole);
    restore->setObjectName(QStringLiteral("restoreButton"));
    buttons->addButton(tr("Cancel"), QDialogButtonBox::RejectRole);
    auto* grid = new QGridLayout(this);
    grid->addWidget(about, 0, 0, 1, 2);
    grid->addWidget(m_toVersion, 1, 0);
    grid->addWidget(m_version, 1, 1);
    grid->addWidget(m_toMoment, 2, 0);
    grid->addWidget(m_moment, 2, 1);
    grid->addWidget(buttons, 3, 0, 1, 2);
    grid->setColumnStretch(1, 1);
    const auto refresh = [this, hasVersions] {
        m_version->setEnabled(hasVersions && m_toVersion->isChecked());
        m_moment->setEnabled(m_toMoment->isChecked());
    };
    connect(m_toVersion, &QRadioButton::toggled, this, refresh);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
    connect(buttons, &QDialogButtonBox::accepted, this, [this] {
        if (m_toVersion->isChecked()) {
            Q_EMIT versionChosen(m_version->currentData().toLongLong(), m_version->currentText());
        } else {
            // To the second, as the history has it: all that happened within that second counts.
            Q_EMIT momentChosen(m_moment->dateTime().toUTC().toString(Qt::ISODate));
        }
        close();
    });
    refresh();
}

} // namespace assay::app

#include "moc_restore_dialog.cpp"
