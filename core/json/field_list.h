// How a struct stands in JSON, said once: a list of its members under their names gives the writer, the
// strict reader and the check of ranges.
//
//     constexpr std::tuple kSampling{json::field("count", &AnchorSampling::count),
//                                    json::named("strata", &AnchorSampling::strata, kStrataNames)};
//
//     const nlohmann::ordered_json object = json::toJson(sampling, kSampling);
//     const std::string wrong = json::readObject(object, sampling, kSampling); // empty: all is well
//
// Members are written in the order of the list, what is missing as null. A member that is not there leaves
// its value as it is; one that the list does not name, or of another type, is named in `wrong` with its path.
// Names outlive the lists.
#pragma once

#include "core/json/settings_reader.h"

#include <nlohmann/json.hpp>

#include <array>
#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

namespace assay::json {

template <typename Value>
inline constexpr bool kIsOptional = false;
template <typename Value>
inline constexpr bool kIsOptional<std::optional<Value>> = true;
template <typename Value>
inline constexpr bool kIsList = false;
template <typename Value>
inline constexpr bool kIsList<std::vector<Value>> = true;

// A text, a truth value, a number, or a list of texts or of whole numbers. `member` is a pointer to one, or a
// function that gives a reference to a deeper one.
template <typename Member>
struct Field {
    std::string_view name;
    Member member;

    template <typename Owner>
    void write(const Owner& owner, nlohmann::ordered_json& object) const {
        const auto& value = std::invoke(member, owner);
        if constexpr (kIsOptional<std::remove_cvref_t<decltype(value)>>) {
            object[std::string(name)] = value ? nlohmann::ordered_json(*value) : nlohmann::ordered_json();
        } else {
            object[std::string(name)] = value;
        }
    }

    template <typename Owner>
    void read(SettingsReader& reader, Owner& owner) const {
        const std::string key(name);
        auto& value = std::invoke(member, owner);
        using Value = std::remove_cvref_t<decltype(value)>;
        if constexpr (std::is_same_v<Value, std::vector<std::string>>) {
            reader.readTexts(key, value);
        } else if constexpr (kIsList<Value>) {
            reader.readIntegers(key, value);
        } else if constexpr (std::is_integral_v<Value> && !std::is_same_v<Value, bool>) {
            reader.readInteger(key, value);
        } else {
            reader.read(key, value);
        }
    }
};

template <typename Member>
[[nodiscard]] constexpr Field<Member> field(std::string_view name, Member member) {
    return {name, member};
}

// A whole number from 0, which may be written as 3.0, and has a range that outOfRange() looks at.
template <typename Owner>
struct RangedField {
    std::string_view name;
    int Owner::* member;
    int low;
    int high;

    void write(const Owner& owner, nlohmann::ordered_json& object) const {
        object[std::string(name)] = owner.*member;
    }

    void read(SettingsReader& reader, Owner& owner) const { reader.read(std::string(name), owner.*member); }
};

template <typename Owner>
[[nodiscard]] constexpr RangedField<Owner> ranged(std::string_view name, int Owner::* member, int low,
                                                  int high) {
    return {name, member, low, high};
}

// An enumeration, or a list of them, by the names of its values from 0.
template <typename Member, std::size_t n>
struct NamedField {
    std::string_view name;
    Member member;
    const std::array<std::string_view, n>* names;

    template <typename Owner>
    void write(const Owner& owner, nlohmann::ordered_json& object) const {
        const auto& value = std::invoke(member, owner);
        nlohmann::ordered_json& written = object[std::string(name)];
        if constexpr (kIsList<std::remove_cvref_t<decltype(value)>>) {
            written = nlohmann::ordered_json::array();
            for (const auto one : value) {
                written.push_back(names->at(static_cast<std::size_t>(one)));
            }
        } else {
            written = names->at(static_cast<std::size_t>(value));
        }
    }

    template <typename Owner>
    void read(SettingsReader& reader, Owner& owner) const {
        auto& value = std::invoke(member, owner);
        if constexpr (kIsList<std::remove_cvref_t<decltype(value)>>) {
            reader.readNames(std::string(name), value, *names);
        } else {
            reader.readName(std::string(name), value, *names);
        }
    }
};

template <typename Member, std::size_t n>
[[nodiscard]] constexpr NamedField<Member, n> named(std::string_view name, Member member,
                                                    const std::array<std::string_view, n>& names) {
    return {name, member, &names};
}

// One of those above that must be there.
template <typename Inner>
struct RequiredField {
    Inner inner;

    template <typename Owner>
    void write(const Owner& owner, nlohmann::ordered_json& object) const {
        inner.write(owner, object);
    }

    template <typename Owner>
    void read(SettingsReader& reader, Owner& owner) const {
        if (base::memberOf(reader.object(), inner.name) == nullptr) {
            reader.complain(std::string(inner.name));
        }
        inner.read(reader, owner);
    }
};

template <typename Inner>
[[nodiscard]] constexpr RequiredField<Inner> required(Inner inner) {
    return {inner};
}

template <typename Field>
inline constexpr bool kIsRequired = false;
template <typename Inner>
inline constexpr bool kIsRequired<RequiredField<Inner>> = true;

// A struct with a list of its own.
template <typename Owner, typename Part, typename Fields>
struct GroupField {
    std::string_view name;
    Part Owner::* member;
    Fields fields;

    void write(const Owner& owner, nlohmann::ordered_json& object) const;
    void read(SettingsReader& reader, Owner& owner) const;
};

template <typename Owner, typename Part, typename Fields>
[[nodiscard]] constexpr GroupField<Owner, Part, Fields> group(std::string_view name, Part Owner::* member,
                                                              Fields fields) {
    return {name, member, fields};
}

// A list of structs that have a list of fields of their own. What is wrong is named with its place:
// "labels[2].label".
template <typename Owner, typename Part, typename Fields>
struct ObjectsField {
    std::string_view name;
    std::vector<Part> Owner::* member;
    Fields fields;

    void write(const Owner& owner, nlohmann::ordered_json& object) const;
    void read(SettingsReader& reader, Owner& owner) const;
};

template <typename Owner, typename Part, typename Fields>
[[nodiscard]] constexpr ObjectsField<Owner, Part, Fields>
objects(std::string_view name, std::vector<Part> Owner::* member, Fields fields) {
    return {name, member, fields};
}

// What stands in a form of its own: `write` gives the value (Owner → JSON), `read` takes what it knows of the
// reader (SettingsReader&, key, Owner&).
template <typename Write, typename Read>
struct OwnField {
    std::string_view name;
    Write writeValue;
    Read readValue;

    template <typename Owner>
    void write(const Owner& owner, nlohmann::ordered_json& object) const {
        object[std::string(name)] = writeValue(owner);
    }

    template <typename Owner>
    void read(SettingsReader& reader, Owner& owner) const {
        readValue(reader, std::string(name), owner);
    }
};

template <typename Write, typename Read>
[[nodiscard]] constexpr OwnField<Write, Read> own(std::string_view name, Write write, Read read) {
    return {name, write, read};
}

template <typename Owner, typename... Fields>
[[nodiscard]] nlohmann::ordered_json toJson(const Owner& owner, const std::tuple<Fields...>& fields) {
    auto object = nlohmann::ordered_json::object();
    std::apply([&](const Fields&... each) { (each.write(owner, object), ...); }, fields);
    return object;
}

// Everything that the list names, and nothing of what else is there.
template <typename Owner, typename... Fields>
void readFields(SettingsReader& reader, Owner& owner, const std::tuple<Fields...>& fields) {
    std::apply([&](const Fields&... each) { (each.read(reader, owner), ...); }, fields);
}

// What is wrong first, a member that the list does not name included; empty while all is well. `path` stands
// before the names.
template <typename Owner, typename... Fields>
[[nodiscard]] std::string readObject(const nlohmann::ordered_json& object, Owner& owner,
                                     const std::tuple<Fields...>& fields, std::string path = {}) {
    std::string wrong;
    SettingsReader reader(object, std::move(path), wrong);
    readFields(reader, owner, fields);
    reader.refuseOthers();
    return wrong;
}

// For what another program may have written: what is not there or of another type stays as it is, and what
// the list does not name is passed over. Gives what is wrong with those that are required.
template <typename Owner, typename... Fields>
[[nodiscard]] std::string readLeniently(const nlohmann::ordered_json& object, Owner& owner,
                                        const std::tuple<Fields...>& fields) {
    std::string wrong;
    const auto readOne = [&](const auto& each) {
        std::string passedOver;
        SettingsReader reader(object, {},
                              kIsRequired<std::remove_cvref_t<decltype(each)>> ? wrong : passedOver);
        each.read(reader, owner);
    };
    std::apply([&](const Fields&... each) { (readOne(each), ...); }, fields);
    return wrong;
}

struct OutOfRange {
    std::string_view name;
    int value = 0;
};

// The first ranged field whose value lies outside.
template <typename Owner, typename... Fields>
[[nodiscard]] std::optional<OutOfRange> outOfRange(const Owner& owner, const std::tuple<Fields...>& fields) {
    std::optional<OutOfRange> found;
    const auto look = [&](const auto& each) {
        if constexpr (std::is_same_v<decltype(each), const RangedField<Owner>&>) {
            const int value = owner.*(each.member);
            if (!found && (value < each.low || value > each.high)) {
                found = OutOfRange{each.name, value};
            }
        }
    };
    std::apply([&](const Fields&... each) { (look(each), ...); }, fields);
    return found;
}

template <typename Owner, typename Part, typename Fields>
void GroupField<Owner, Part, Fields>::write(const Owner& owner, nlohmann::ordered_json& object) const {
    object[std::string(name)] = toJson(owner.*member, fields);
}

template <typename Owner, typename Part, typename Fields>
void GroupField<Owner, Part, Fields>::read(SettingsReader& reader, Owner& owner) const {
    reader.readBelow(std::string(name), [&](SettingsReader& part) {
        readFields(part, owner.*member, fields);
        part.refuseOthers();
    });
}

template <typename Owner, typename Part, typename Fields>
void ObjectsField<Owner, Part, Fields>::write(const Owner& owner, nlohmann::ordered_json& object) const {
    auto list = nlohmann::ordered_json::array();
    for (const Part& part : owner.*member) {
        list.push_back(toJson(part, fields));
    }
    object[std::string(name)] = std::move(list);
}

template <typename Owner, typename Part, typename Fields>
void ObjectsField<Owner, Part, Fields>::read(SettingsReader& reader, Owner& owner) const {
    const std::string key(name);
    const nlohmann::ordered_json* const list = reader.take(key);
    if (list == nullptr) {
        return;
    }
    if (!list->is_array()) {
        return reader.complain(key);
    }
    std::vector<Part> parts;
    for (std::size_t i = 0; i < list->size(); ++i) {
        const std::string place = key + "[" + std::to_string(i) + "]";
        Part part;
        if (!list->at(i).is_object()) {
            return reader.complain(place);
        }
        const std::string wrong = readObject(list->at(i), part, fields);
        if (!wrong.empty()) {
            return reader.complain(place + "." + wrong);
        }
        parts.push_back(std::move(part));
    }
    owner.*member = std::move(parts);
}

} // namespace assay::json
