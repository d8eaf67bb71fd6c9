#include "app/pages/neighbours/anchor_choice.h"

#include "app/pages/neighbours/test_settings_form.h"
#include "widgets/editing/text_question.h"
#include "widgets/text/number_text.h"
#include "widgets/theme/font_measure.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <array>
#include <limits>
#include <utility>

namespace assay::app {
namespace {

using evaluate::AnchorAllocation;
using evaluate::AnchorStrata;
using evaluate::LengthBucket;

constexpr std::array kBuckets{LengthBucket::Under10, LengthBucket::From10To19, LengthBucket::From20To39,
                              LengthBucket::From40};
constexpr qint64 kMissing = -1; // the set that was wanted is not there

// How many anchors are drawn, and in what shares; the rest of a draw is no part of it.
struct Preset {
    std::int64_t count = 0;
    AnchorAllocation allocation = AnchorAllocation::Proportional;
};

std::vector<Preset> presets() {
    const evaluate::AnchorSampling usual;
    const evaluate::AnchorSampling strata = evaluate::strataSampling();
    return {{usual.count, usual.allocation},
            {0, AnchorAllocation::Proportional},
            {strata.count, strata.allocation}};
}

} // namespace

AnchorChoice::AnchorChoice(QWidget* parent)
    : QWidget(parent)
    , m_choice(new QComboBox(this))
    , m_menu(new QToolButton(this))
    , m_draw(new QWidget(this))
    , m_about(new QLabel(this)) {
    m_choice->setObjectName(QStringLiteral("anchorSet"));
    m_choice->setAccessibleName(tr("Anchors"));
    m_choice->setToolTip(tr("A kept set asks the same sentences each time, so that runs can be compared"));
    m_about->setObjectName(QStringLiteral("anchorAbout"));
    m_about->setWordWrap(true);
    auto* top = new QHBoxLayout;
    top->addWidget(m_choice, 1);
    top->addWidget(m_menu);
    auto* form = new QFormLayout(m_draw);
    form->setContentsMargins(0, 0, 0, 0);
    makeSampling(*form);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(top);
    layout->addWidget(m_about);
    layout->addWidget(m_draw);
    makeMenu();
    connect(m_choice, &QComboBox::currentIndexChanged, this, [this] {
        refresh();
        if (!m_filling) {
            Q_EMIT edited();
        }
    });
    setSampling({});
    setSets(0, {});
}

void AnchorChoice::makeSampling(QFormLayout& form) {
    makePresets(form);
    const auto tell = [this] {
        if (!m_filling) {
            showPreset();
            Q_EMIT edited();
        }
    };
    const auto number = [&](const char* name, int low, const QString& title, const QString& toolTip) {
        auto* box = new QSpinBox(m_draw);
        box->setObjectName(QLatin1String(name));
        box->setRange(low, std::numeric_limits<int>::max());
        box->setAccessibleName(title);
        box->setToolTip(toolTip);
        widgets::keepMeasure(*box,
                             [box] { box->setMaximumWidth(box->fontMetrics().averageCharWidth() * 16); });
        connect(box, &QSpinBox::valueChanged, this, tell);
        return box;
    };
    const auto check = [&](const QString& name, const QString& title, const QString& toolTip) {
        auto* box = new QCheckBox(title, m_draw);
        box->setObjectName(name);
        box->setToolTip(toolTip);
        connect(box, &QCheckBox::toggled, this, tell);
        return box;
    };
    m_count =
        number("anchorCount", 0, tr("Anchors"), tr("How many are drawn; all: every sentence that may be"));
    m_count->setSpecialValueText(tr("all"));
    m_seed = number("anchorSeed", 0, tr("Seed"), tr("The same seed draws the same anchors"));
    connect(m_seed, &QSpinBox::valueChanged, this, [this](int seed) {
        if (!m_filling) {
            m_wholeSeed = static_cast<std::uint64_t>(seed);
            m_seed->setSpecialValueText({});
        }
    });
    m_strata = new QComboBox(m_draw);
    m_strata->setObjectName(QStringLiteral("anchorStrata"));
    m_strata->setAccessibleName(tr("Strata"));
    m_strata->setToolTip(tr("Anchors are drawn from each of these, in the shares beside"));
    m_strata->addItem(tr("none"), int(AnchorStrata::None));
    m_strata->addItem(tr("section length"), int(AnchorStrata::Length));
    m_strata->addItem(tr("section"), int(AnchorStrata::Section));
    m_strata->addItem(tr("year"), int(AnchorStrata::Year));
    m_strata->addItem(tr("company"), int(AnchorStrata::Company));
    m_strata->addItem(tr("a field of the corpus"), int(AnchorStrata::Field));
    const auto line = [&](const char* name, const QString& title, const QString& example) {
        auto* edit = new QLineEdit(m_draw);
        edit->setObjectName(QLatin1String(name));
        edit->setAccessibleName(title);
        edit->setToolTip(title);
        edit->setPlaceholderText(example);
        connect(edit, &QLineEdit::textChanged, this, tell);
        return edit;
    };
    m_strataField = line("anchorStrataField", tr("The field whose values are the strata"), tr("form"));
    m_only = line("anchorOnly", tr("Only sentences with this value of a field; empty: all"), tr("form=10-Q"));
    connect(m_strata, &QComboBox::currentIndexChanged, this, [this] {
        m_strataField->setEnabled(m_strata->currentData().toInt() == int(AnchorStrata::Field));
    });
    connect(m_strata, &QComboBox::currentIndexChanged, this, tell);
    auto* first = new QHBoxLayout;
    first->addWidget(m_count);
    first->addWidget(new QLabel(tr("seed"), m_draw));
    first->addWidget(m_seed);
    first->addStretch(1);
    form.addRow(tr("Draw"), first);
    auto* strata = new QHBoxLayout;
    strata->addWidget(m_strata);
    strata->addWidget(m_allocation);
    strata->addStretch(1);
    form.addRow(tr("Strata"), strata);
    auto* fields = new QHBoxLayout;
    fields->addWidget(m_strataField);
    fields->addWidget(new QLabel(tr("only"), m_draw));
    fields->addWidget(m_only);
    form.addRow(tr("Field"), fields);
    QWidget::setTabOrder(m_strata, m_allocation);
    QWidget::setTabOrder(m_allocation, m_strataField);
    QWidget::setTabOrder(m_strataField, m_only);
    m_minLength = number("minSliceLength", 0, tr("Minimum section length"),
                         tr("Sections with fewer sentences are left out"));
    m_minWords = number("minWords", 0, tr("Minimum words"), tr("Sentences with fewer words are left out"));
    auto* second = new QHBoxLayout;
    second->addWidget(m_minLength);
    second->addWidget(new QLabel(tr("sentences in the section,"), m_draw));
    second->addWidget(m_minWords);
    second->addWidget(new QLabel(tr("words"), m_draw));
    second->addStretch(1);
    form.addRow(tr("At least"), second);
    auto* buckets = new QHBoxLayout;
    for (const LengthBucket bucket : kBuckets) {
        const QString name = QString::fromStdString(std::string(evaluate::lengthBucketName(bucket)));
        m_buckets.push_back(check(QStringLiteral("bucket") + QString::number(int(bucket)), name,
                                  tr("Draws from sections of %1 sentences").arg(name)));
        buckets->addWidget(m_buckets.back());
    }
    buckets->addStretch(1);
    form.addRow(tr("Lengths"), buckets);
    m_prose =
        check(QStringLiteral("anchorProse"), tr("prose only"), tr("Excludes headings and table remains"));
    m_navigational = check(QStringLiteral("anchorNavigational"), tr("no cross references"),
                           tr("Sentences such as \"See Note 12\" are left out"));
    auto* kinds = new QHBoxLayout;
    kinds->addWidget(m_prose);
    kinds->addWidget(m_navigational);
    kinds->addStretch(1);
    form.addRow(tr("Of"), kinds);
}

void AnchorChoice::makePresets(QFormLayout& form) {
    m_preset = new QComboBox(m_draw);
    m_preset->setObjectName(QStringLiteral("anchorPreset"));
    m_preset->setAccessibleName(tr("How many anchors, and in what shares"));
    const std::vector<Preset> all = presets();
    m_preset->addItem(tr("%1, to measure").arg(widgets::countText(all[0].count)));
    m_preset->addItem(tr("every sentence that may be one"));
    m_preset->addItem(tr("%1, to compare strata").arg(widgets::countText(all[2].count)));
    m_preset->addItem(tr("as set below"));
    connect(m_preset, &QComboBox::activated, this, [this](int place) {
        const std::vector<Preset> list = presets();
        if (place >= std::ssize(list)) {
            return showPreset();
        }
        m_filling = true;
        m_count->setValue(static_cast<int>(list[static_cast<std::size_t>(place)].count));
        m_allocation->setCurrentIndex(
            m_allocation->findData(int(list[static_cast<std::size_t>(place)].allocation)));
        m_filling = false;
        Q_EMIT edited();
    });
    m_allocation = new QComboBox(m_draw);
    m_allocation->setObjectName(QStringLiteral("anchorAllocation"));
    m_allocation->setAccessibleName(tr("Shares of the strata"));
    m_allocation->setToolTip(
        tr("In proportion: as many anchors as a stratum has sentences, so that totals are "
           "those of the corpus. Equal: the same number from each, to compare strata"));
    m_allocation->addItem(tr("in proportion"), int(AnchorAllocation::Proportional));
    m_allocation->addItem(tr("in equal shares"), int(AnchorAllocation::Equal));
    connect(m_allocation, &QComboBox::currentIndexChanged, this, [this] {
        if (!m_filling) {
            showPreset();
            Q_EMIT edited();
        }
    });
    auto* row = new QHBoxLayout;
    row->addWidget(m_preset);
    row->addStretch(1);
    form.addRow(tr("How many"), row);
}

void AnchorChoice::showPreset() {
    const evaluate::AnchorSampling now = sampling();
    const std::vector<Preset> list = presets();
    const auto place = std::ranges::find_if(list, [&](const Preset& preset) {
        return preset.count == now.count && preset.allocation == now.allocation;
    });
    m_preset->setCurrentIndex(static_cast<int>(place - list.begin()));
}

void AnchorChoice::makeMenu() {
    m_menu->setObjectName(QStringLiteral("anchorMenu"));
    m_menu->setText(tr("Sets"));
    m_menu->setToolTip(tr("Keep, import, export, rename or remove anchor sets"));
    m_menu->setPopupMode(QToolButton::InstantPopup);
    auto* menu = new QMenu(m_menu);
    const auto add = [&](const char* name, const QString& text, auto work) {
        QAction* action = menu->addAction(text, this, work);
        action->setObjectName(QLatin1String(name));
        return action;
    };
    m_keep = add("keepAnchors", tr("Keep as…"),
                 [this] { askName(tr("Keep anchors as"), {}, &AnchorChoice::keepWanted); });
    m_import = add("importAnchors", tr("Import…"), [this] { Q_EMIT importWanted(); });
    m_export = add("exportAnchors", tr("Export…"), [this] { Q_EMIT exportWanted(set()); });
    m_rename = add("renameAnchors", tr("Rename…"),
                   [this] { askName(tr("Rename the anchor set"), setName(), &AnchorChoice::rename); });
    m_remove = add("removeAnchors", tr("Remove…"), [this] {
        auto* box = new QMessageBox(QMessageBox::Question, tr("Remove the anchor set"),
                                    tr("Remove the anchor set %1? Runs keep the anchors that they asked. "
                                       "This cannot be undone.")
                                        .arg(setName()),
                                    QMessageBox::Cancel, this);
        auto* remove = box->addButton(tr("Remove"), QMessageBox::DestructiveRole);
        box->setAttribute(Qt::WA_DeleteOnClose);
        connect(remove, &QPushButton::clicked, this, [this, id = set()] { Q_EMIT removeWanted(id); });
        box->open();
    });
    m_menu->setMenu(menu);
}

void AnchorChoice::askName(const QString& title, const QString& name,
                           void (AnchorChoice::*then)(const QString&)) {
    widgets::askText(*this, {.title = title, .label = tr("Name"), .text = name},
                     [this, then](const QString& text) { (this->*then)(text); });
}

void AnchorChoice::rename(const QString& name) {
    Q_EMIT renameWanted(set(), name);
}

void AnchorChoice::setSets(base::RowId corpus, std::vector<workspace::AnchorSet> sets) {
    const bool isSame = std::exchange(m_corpus, corpus) == corpus;
    const base::RowId before = isSame ? set() : 0;
    if (before > 0) {
        m_missing = setName();
    }
    m_sets = std::move(sets);
    m_filling = true;
    m_choice->clear();
    m_choice->addItem(tr("Draw anchors for this run"), qint64(0));
    for (const workspace::AnchorSet& each : m_sets) {
        m_choice->addItem(
            tr("%1 (n = %2)").arg(QString::fromStdString(each.name), widgets::countText(each.anchors)),
            qint64(each.id));
    }
    if (before != 0 && m_choice->findData(qint64(before)) < 0 && !m_missing.isEmpty()) {
        m_choice->addItem(tr("%1 — not here any more").arg(m_missing), kMissing);
    }
    const int place = m_choice->findData(qint64(before));
    m_choice->setCurrentIndex(std::max(place >= 0 ? place : m_choice->findData(kMissing), 0));
    m_filling = false;
    refresh();
}

base::RowId AnchorChoice::set() const {
    return m_choice->currentData().toLongLong();
}

void AnchorChoice::chooseSet(base::RowId set, const QString& name) {
    int place = m_choice->findData(qint64(set));
    if (place < 0) {
        m_missing = name;
        place = m_choice->findData(kMissing);
        const QString text = tr("%1 — not here any more").arg(name);
        if (place < 0) {
            m_choice->addItem(text, kMissing);
            place = m_choice->count() - 1;
        }
        m_choice->setItemText(place, text);
    }
    m_choice->setCurrentIndex(place);
}

QString AnchorChoice::setName() const {
    const auto place = std::ranges::find(m_sets, set(), &workspace::AnchorSet::id);
    return place != m_sets.end() ? QString::fromStdString(place->name)
           : set() == kMissing   ? m_missing
                                 : QString();
}

QString AnchorChoice::problem() const {
    return set() == kMissing
               ? tr("The anchor set %1 is not in this workspace any more: choose another, or draw anchors.")
                     .arg(m_missing)
               : QString();
}

void AnchorChoice::setWritable(bool writable) {
    m_writable = writable;
    refresh();
}

void AnchorChoice::refresh() {
    const base::RowId id = set();
    m_draw->setVisible(id == 0);
    m_keep->setEnabled(m_writable && id == 0);
    m_import->setEnabled(m_writable);
    m_export->setEnabled(id > 0);
    m_rename->setEnabled(m_writable && id > 0);
    m_remove->setEnabled(m_writable && id > 0);
    const auto place = std::ranges::find(m_sets, id, &workspace::AnchorSet::id);
    m_about->setVisible(place != m_sets.end());
    if (place != m_sets.end()) {
        m_about->setText(tr("%1 anchors, seed %2, made by %3 on %4, content %5…")
                             .arg(widgets::countText(place->anchors))
                             .arg(place->seed)
                             .arg(QString::fromStdString(place->createdBy),
                                  widgets::timeText(QString::fromStdString(place->createdAt)),
                                  QString::fromStdString(place->hash.substr(0, 12))));
    }
}

evaluate::AnchorSampling AnchorChoice::sampling() const {
    evaluate::AnchorSampling sampling;
    sampling.count = m_count->value();
    sampling.seed = m_wholeSeed;
    sampling.strata = static_cast<AnchorStrata>(m_strata->currentData().toInt());
    if (sampling.strata == AnchorStrata::Field) {
        sampling.strataField = m_strataField->text().trimmed().toStdString();
    }
    const QString only = m_only->text().trimmed();
    if (!only.isEmpty()) {
        const qsizetype equals = only.indexOf(QLatin1Char('='));
        const QString value = equals > 0 ? only.mid(equals + 1).trimmed() : QString();
        // What is not whole names a field that there is not, which drawing says.
        const QString field = !value.isEmpty() ? only.left(equals).trimmed()
                              : equals < 0     ? only + QLatin1Char('=')
                                               : only;
        sampling.onlyField = field.toStdString();
        sampling.onlyValue = value.toStdString();
    }
    sampling.allocation = static_cast<AnchorAllocation>(m_allocation->currentData().toInt());
    sampling.onlyProse = m_prose->isChecked();
    sampling.excludeNavigational = m_navigational->isChecked();
    sampling.minSliceLength = m_minLength->value();
    sampling.minWords = m_minWords->value();
    for (std::size_t i = 0; i < m_buckets.size(); ++i) {
        if (!m_buckets[i]->isChecked()) {
            sampling.excluded.push_back(kBuckets[i]);
        }
    }
    return sampling;
}

void AnchorChoice::setSampling(const evaluate::AnchorSampling& sampling) {
    m_filling = true;
    constexpr auto kMost = static_cast<std::int64_t>(std::numeric_limits<int>::max());
    m_count->setValue(static_cast<int>(std::min(sampling.count, kMost)));
    m_wholeSeed = sampling.seed;
    showWholeSeed(*m_seed, sampling.seed);
    m_strata->setCurrentIndex(m_strata->findData(int(sampling.strata)));
    m_strataField->setText(QString::fromStdString(sampling.strataField));
    m_strataField->setEnabled(sampling.strata == AnchorStrata::Field);
    m_only->setText(sampling.onlyField.empty()
                        ? QString()
                        : QString::fromStdString(sampling.onlyField + "=" + sampling.onlyValue));
    m_allocation->setCurrentIndex(m_allocation->findData(int(sampling.allocation)));
    m_prose->setChecked(sampling.onlyProse);
    m_navigational->setChecked(sampling.excludeNavigational);
    m_minLength->setValue(sampling.minSliceLength);
    m_minWords->setValue(sampling.minWords);
    for (std::size_t i = 0; i < m_buckets.size(); ++i) {
        m_buckets[i]->setChecked(std::ranges::find(sampling.excluded, kBuckets[i]) ==
                                 sampling.excluded.end());
    }
    m_filling = false;
    showPreset();
}

} // namespace assay::app

#include "moc_anchor_choice.cpp"
