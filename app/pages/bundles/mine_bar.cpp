#include "app/pages/bundles/mine_bar.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <limits>

namespace assay::app {

MineBar::MineBar(widgets::MiningController& controller, QWidget* parent)
    : QWidget(parent)
    , m_controller(controller) {
    setObjectName(QStringLiteral("mineBar"));
    m_corpus = new QComboBox(this);
    m_corpus->setObjectName(QStringLiteral("mineCorpus"));
    m_corpus->setAccessibleName(tr("Corpus that is mined"));
    m_seed = new QSpinBox(this);
    m_seed->setObjectName(QStringLiteral("mineSeed"));
    m_seed->setAccessibleName(tr("Seed of the choice"));
    m_seed->setToolTip(
        tr("Which companies and sentences are drawn where there are more than a bundle holds"));
    m_seed->setRange(0, std::numeric_limits<int>::max());
    m_seed->setValue(42);
    m_name = new QLineEdit(this);
    m_name->setObjectName(QStringLiteral("mineName"));
    m_name->setAccessibleName(tr("Name of the set of bundles"));
    m_mine = new QPushButton(tr("Mine"), this);
    m_mine->setObjectName(QStringLiteral("mineStart"));
    auto* cancel = new QPushButton(tr("Cancel"), this);
    cancel->setObjectName(QStringLiteral("mineCancel"));
    auto* layout = new QHBoxLayout(this);
    const auto add = [this, layout](const QString& text, QWidget* field) {
        auto* label = new QLabel(text, this);
        label->setBuddy(field);
        layout->addWidget(label);
        layout->addWidget(field);
    };
    add(tr("Corpus:"), m_corpus);
    add(tr("Seed:"), m_seed);
    add(tr("Name of the bundles:"), m_name);
    layout->addWidget(m_mine);
    layout->addWidget(cancel);
    layout->addStretch(1);
    connect(&m_controller, &widgets::MiningController::namesChanged, this, &MineBar::fill);
    connect(&m_controller, &widgets::MiningController::busyChanged, this, &MineBar::refresh);
    connect(m_name, &QLineEdit::textChanged, this, &MineBar::refresh);
    connect(m_mine, &QPushButton::clicked, this, &MineBar::mine);
    connect(cancel, &QPushButton::clicked, this, &MineBar::leave);
    fill();
    hide();
}

void MineBar::fill() {
    m_corpus->clear();
    for (const workspace::CorpusInfo& corpus : m_controller.corpora()) {
        m_corpus->addItem(QString::fromStdString(corpus.name), static_cast<qlonglong>(corpus.id));
    }
    refresh();
}

void MineBar::open() {
    m_controller.readNames();
    if (m_name->text().isEmpty()) {
        m_name->setText(tr("%1 mined").arg(m_corpus->currentText()));
    }
    show();
    m_corpus->setFocus();
}

void MineBar::mine() {
    m_controller.mine(m_corpus->currentData().toLongLong(), static_cast<std::uint64_t>(m_seed->value()),
                      m_name->text().trimmed());
    leave();
}

void MineBar::leave() {
    hide();
    Q_EMIT closed();
}

void MineBar::refresh() {
    m_mine->setEnabled(m_corpus->count() > 0 && !m_name->text().trimmed().isEmpty() &&
                       !m_controller.isBusy());
}

void MineBar::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape) {
        leave();
        return;
    }
    const bool isReturn = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    const bool isInField = m_corpus->hasFocus() || m_seed->hasFocus() || m_name->hasFocus();
    if (isReturn && (isInField || m_mine->hasFocus()) && m_mine->isEnabled()) {
        mine();
        return;
    }
    QWidget::keyPressEvent(event);
}

} // namespace assay::app

#include "moc_mine_bar.cpp"
