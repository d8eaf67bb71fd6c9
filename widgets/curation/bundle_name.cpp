#include "widgets/curation/bundle_name.h"

#include "widgets/text/number_text.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>

namespace assay::widgets {
namespace {

QString bundleText(const char* text) {
    return QCoreApplication::translate("BundleText", text);
}

} // namespace

QString bundleLabel(const workspace::StoredBundle& stored, std::span<const workspace::BundleSetInfo> sets) {
    const QString number =
        bundleText(QT_TRANSLATE_NOOP("BundleText", "No. %1")).arg(countText(stored.number + 1));
    const QString name = stored.bundle.group.empty()
                             ? number
                             : bundleNameText(stored.bundle.group) + QLatin1Char(' ') + number;
    const QString set = sets.size() > 1 ? bundleSetText(stored, sets) : QString();
    return set.isEmpty() ? name : bundleText(QT_TRANSLATE_NOOP("BundleText", "%1 of %2")).arg(name, set);
}

QString bundleSetText(const workspace::StoredBundle& stored, std::span<const workspace::BundleSetInfo> sets) {
    const auto found = std::ranges::find(sets, stored.set, &workspace::BundleSetInfo::id);
    return found == sets.end() ? QString() : QString::fromStdString(found->name);
}

QString bundleNameText(const std::string& name) {
    return name.empty() ? bundleText(QT_TRANSLATE_NOOP("BundleText", "(missing)"))
                        : QString::fromStdString(name).replace(QLatin1Char('_'), QLatin1Char(' '));
}

QString companiesText(const model::Bundle& bundle) {
    QStringList names;
    for (std::size_t i = 0; i < bundle.companies.size(); ++i) {
        names += !bundle.companies[i].empty() || i >= bundle.ciks.size()
                     ? QString::fromStdString(bundle.companies[i])
                     : QString::number(bundle.ciks[i]);
    }
    return names.join(QStringLiteral(", "));
}

QString yearsText(std::span<const std::int64_t> years) {
    QStringList runs;
    for (std::size_t i = 0; i < years.size();) {
        std::size_t last = i;
        while (last + 1 < years.size() && years[last + 1] == years[last] + 1) {
            ++last;
        }
        runs +=
            last == i ? QString::number(years[i]) : QStringLiteral("%1–%2").arg(years[i]).arg(years[last]);
        i = last + 1;
    }
    return runs.join(QStringLiteral(", "));
}

} // namespace assay::widgets
