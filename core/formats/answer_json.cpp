#include "core/formats/answer_json.h"

#include "core/formats/answer_metric_names.h"

#include <string>
#include <unordered_set>
#include <utility>
#include <vector>

namespace assay::formats {
namespace {

class AnswerObjectReader {
  public:
    explicit AnswerObjectReader(AnswerScoreTable& table)
        : m_table(table) {}

    void read(const JsonPlace& object) {
        AnswerRow row;
        row.line = object.line;
        row.text = object.raw;
        forEachMember(object.raw, object.line, [&](const JsonMember& member) {
            if (isMetricGroup(foldedColumnName(member.key), member.value.kind)) {
                takeGroup(member, row);
            } else {
                take(member.key, member.key, false, member.value, row);
            }
            return true;
        });
        m_table.add(std::move(row));
    }

  private:
    void takeGroup(const JsonMember& group, AnswerRow& row) {
        forEachMember(group.value.raw, group.value.line, [&](const JsonMember& member) {
            const std::string name = group.key + "." + member.key;
            if (member.value.kind != JsonKind::Object) {
                take(name, member.key, true, member.value, row);
                return true;
            }
            forEachMember(member.value.raw, member.value.line, [&](const JsonMember& part) {
                take(name + "." + part.key, member.key + "_" + part.key, true, part.value, row);
                return true;
            });
            return true;
        });
    }

    void take(const std::string& name, const std::string& metric, bool inside, const JsonPlace& value,
              AnswerRow& row) {
        const std::size_t column = m_table.column(name, metric, inside);
        if (!m_seen.insert(column).second) {
            std::erase_if(row.cells, [column](const AnswerCell& cell) { return cell.column == column; });
        }
        if (value.kind == JsonKind::Null) {
            return;
        }
        const Json tree = parseJson(value.raw).value_or(Json());
        AnswerCell cell;
        cell.column = column;
        cell.line = value.line;
        if (tree.is_string()) { // also NaN and the infinities
            cell.text = tree.get<std::string>();
        } else {
            cell.kind = tree.is_number() ? AnswerCell::Kind::Number : AnswerCell::Kind::Other;
            cell.number = tree.is_number() ? tree.get<double>() : 0;
            cell.text = tree.is_number() ? std::string(value.raw) : dumpJson(tree);
        }
        row.cells.push_back(std::move(cell));
    }

    AnswerScoreTable& m_table;
    std::unordered_set<std::size_t> m_seen;
};

} // namespace

bool isMetricGroup(std::string_view folded, JsonKind kind) noexcept {
    return kind == JsonKind::Object &&
           (folded == "metrics" || folded == "scores" || folded == "judgment" || folded == "judgement");
}

void addAnswerObject(const JsonPlace& object, AnswerScoreTable& table) {
    AnswerObjectReader(table).read(object);
}

} // namespace assay::formats
