#include "app/pages/questions/spot_check_pane.h"

#include "app/pages/questions/question_controller.h"
#include "app/pages/questions/spot_check_model.h"
#include "core/curation/coverage.h"
#include "widgets/tables/data_table_view.h"
#include "widgets/text/number_text.h"

#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QTimer>
#include <QVBoxLayout>
#include <algorithm>
#include <limits>

namespace assay::app {

SpotCheckPane::SpotCheckPane(QuestionController& controller, QWidget* parent)
    : QWidget(parent)
    , m_controller(controller) {
    m_share = new QDoubleSpinBox(this);
    m_share->setObjectName(QStringLiteral("spotShare"));
    m_share->setAccessibleName(tr("Share of the questions to check"));
    m_share->setRange(1, 100);
    m_share->setDecimals(0);
    m_share->setSingleStep(5);
    m_share->setSuffix(tr(" %"));
    m_seed = new QSpinBox(this);
    m_seed->setObjectName(QStringLiteral("spotSeed"));
    m_seed->setAccessibleName(tr("Seed of the sample"));
    m_seed->setRange(0, std::numeric_limits<int>::max());
    m_seed->setToolTip(tr("The same seed draws the same questions again"));
    m_text = new QLabel(this);
    m_text->setObjectName(QStringLiteral("spotText"));
    auto* next = new QPushButton(tr("Next to check"), this);
    next->setObjectName(QStringLiteral("spotNext"));
    m_sample = new SpotCheckModel(this);
    m_view = new widgets::DataTableView(this);
    m_view->setObjectName(QStringLiteral("spotTable"));
    m_view->setAccessibleName(tr("Questions of the spot check"));
    m_view->setToolTip(tr("Space ticks a question as checked; Return shows it"));
    m_view->setModel(m_sample);
    m_view->setSelectionMode(QAbstractItemView::SingleSelection);
    m_view->installEventFilter(this);
    const auto sampleAgain = [this] {
        m_check.share = m_share->value() / 100;
        m_check.seed = static_cast<std::uint64_t>(m_seed->value());
        Q_EMIT changed();
        draw();
    };
    connect(m_share, &QDoubleSpinBox::valueChanged, this, sampleAgain);
    connect(m_seed, &QSpinBox::valueChanged, this, sampleAgain);
    connect(m_share, &QDoubleSpinBox::editingFinished, this, &SpotCheckPane::edited);
    connect(m_seed, &QSpinBox::editingFinished, this, &SpotCheckPane::edited);
    connect(next, &QPushButton::clicked, this, [this] {
        if (const int row = m_sample->nextToCheck(m_view->currentIndex().row()); row >= 0) {
            m_view->selectRow(row);
            requestQuestion(row);
        }
    });
    connect(m_view, &widgets::DataTableView::rowActivated, this, &SpotCheckPane::requestQuestion);
    connect(m_sample, &SpotCheckModel::ticked, this, [this](qint64 id, bool done) {
        std::vector<base::RowId>& list = m_check.done;
        const auto place = std::lower_bound(list.begin(), list.end(), id);
        const bool listed = place != list.end() && *place == id;
        if (done && !listed) {
            list.insert(place, id);
        } else if (!done && listed) {
            list.erase(place);
        }
        Q_EMIT changed();
        QTimer::singleShot(0, this, &SpotCheckPane::edited);
    });
    auto* bar = new QHBoxLayout;
    auto* label = new QLabel(tr("&Spot check:"), this);
    label->setBuddy(m_share);
    bar->addWidget(label);
    bar->addWidget(m_share);
    auto* seedLabel = new QLabel(tr("s&eed"), this);
    seedLabel->setBuddy(m_seed);
    bar->addWidget(seedLabel);
    bar->addWidget(m_seed);
    bar->addWidget(m_text, 1);
    bar->addWidget(next);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addLayout(bar);
    layout->addWidget(m_view, 1);
}

void SpotCheckPane::setCheck(const workspace::SpotCheck& check) {
    m_check = check;
    const QSignalBlocker quietShare(m_share);
    const QSignalBlocker quietSeed(m_seed);
    m_share->setValue(check.share * 100);
    m_seed->setValue(static_cast<int>(
        std::min<std::uint64_t>(check.seed, static_cast<std::uint64_t>(std::numeric_limits<int>::max()))));
}

void SpotCheckPane::setRows(const std::vector<std::size_t>& rows) {
    m_rows = rows;
    draw();
}

void SpotCheckPane::draw() {
    const workspace::QuestionColumns& columns = m_controller.columns();
    std::vector<curation::SampledQuestion> questions;
    questions.reserve(m_rows.size());
    for (const std::size_t row : m_rows) {
        const base::RowId id = columns.id[row];
        questions.push_back({id, columns.names[columns.category[row]],
                             std::binary_search(m_check.done.begin(), m_check.done.end(), id)});
    }
    const auto sample = questions.empty() ? base::Result<std::vector<base::RowId>>()
                                          : curation::spotCheck(questions, m_check.share, m_check.seed);
    std::vector<SpotCheckEntry> entries;
    for (const base::RowId id : sample.value_or(std::vector<base::RowId>())) {
        const auto position = m_controller.positionOf(id);
        if (!position) {
            continue;
        }
        entries.push_back({id, QString::fromStdString(columns.questionId[*position]),
                           QString::fromStdString(columns.names[columns.category[*position]]),
                           QString::fromStdString(columns.questionText[*position]),
                           std::binary_search(m_check.done.begin(), m_check.done.end(), id)});
    }
    m_sample->setRows(std::move(entries));
    m_text->setText(
        tr("%1 of %2 checked")
            .arg(widgets::countText(m_sample->doneCount()), widgets::countText(m_sample->rowCount())));
}

bool SpotCheckPane::holds(base::RowId id) const {
    return m_sample->rowOf(id) >= 0;
}

void SpotCheckPane::tickAndShowNext(base::RowId id) {
    const int row = m_sample->rowOf(id);
    if (row < 0) {
        return;
    }
    m_sample->setData(m_sample->index(row, 0), Qt::Checked, Qt::CheckStateRole);
    const int next = m_sample->nextToCheck(row);
    m_view->selectRow(next >= 0 ? next : row);
    requestQuestion(next);
}

void SpotCheckPane::requestQuestion(int row) {
    if (row >= 0 && row < m_sample->rowCount()) {
        Q_EMIT questionRequested(m_sample->rows()[static_cast<std::size_t>(row)].id);
    }
}

bool SpotCheckPane::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_view && event->type() == QEvent::KeyPress &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Space && m_view->currentIndex().isValid()) {
        const QModelIndex index = m_view->currentIndex().siblingAtColumn(SpotCheckModel::QuestionId);
        m_sample->setData(index,
                          index.data(Qt::CheckStateRole).toInt() == Qt::Checked ? Qt::Unchecked : Qt::Checked,
                          Qt::CheckStateRole);
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace assay::app

#include "moc_spot_check_pane.cpp"
