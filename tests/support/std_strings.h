// Lets QCOMPARE print std::string and std::string_view when they differ.
#pragma once

#include <QtTest/QTest>

#include <string>
#include <string_view>

namespace QTest {

template <>
inline char* toString(const std::string& text) {
    return qstrdup(text.c_str());
}

template <>
inline char* toString(const std::string_view& text) {
    return qstrdup(std::string(text).c_str());
}

} // namespace QTest
